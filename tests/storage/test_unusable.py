"""Tests of databases that cannot be used: one sentence, exit code 2, no call to Discord, and an unchanged
file.
"""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from discord.http import Route

from bot.__main__ import main
from bot.catalogue import TITLES
from bot.storage import sqlite
from bot.storage.store import SqlStore
from bot.storage.unusable_database import UnusableDatabase, unusable
from tests.storage.fresh import fresh

ROOT = Path(__file__).parent.parent.parent
NO_DISCORD = """
import sys
from discord.http import Route
from bot.__main__ import main
from bot.storage import sqlite
Route.BASE = "http://127.0.0.1:1"
sqlite.PATIENCE = 0.0
sys.exit(main(["run"]))
"""


SETTINGS = {"DISCORD_TOKEN": "aaa.bbb.ccc", "DATABASE_URL": "sqlite:///disk/paddock.db"}


@pytest.fixture
def said(
    bare: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[], str]:
    """Return a function that starts `run`, with a token and a Discord that can't be reached, and returns the
    one line that the host reads.
    """
    for name, value in SETTINGS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1")
    monkeypatch.setattr(sqlite, "PATIENCE", 0.0)

    def sentence() -> str:
        ended = main(["run"])
        told = capsys.readouterr().err
        assert ended == 2, told
        (line,) = told.splitlines()
        return line

    return sentence


def said_apart(folder: Path, before: str = "true") -> str:
    """Start `run` in a separate process, and return the one line that the host reads. before: a shell command
    that runs first, with file systems of its own.
    """
    command = ["sh", "-c", f'{before} && exec "$@"', "sh", sys.executable, "-c", NO_DISCORD]
    ended = subprocess.run(
        command if before == "true" else ["unshare", "-rm", *command],
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", **SETTINGS},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    (line,) = ended.stderr.splitlines()
    return line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a database of this version with some content."""
    file = tmp_path / "disk" / "paddock.db"
    file.parent.mkdir()
    fresh(file)
    with closing(sqlite3.connect(file)) as db:
        db.executemany(
            "INSERT INTO facts (key, value) VALUES (?, ?)",
            [(f"fact {number}", "x" * 300) for number in range(300)],
        )
        db.commit()
    return file


def text_file(file: Path) -> None:
    file.write_text("Dear Ann, this is no database. " * 100)


def broken_header(file: Path) -> None:
    file.write_bytes(b"\0" * 16 + file.read_bytes()[16:])


def half(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def stump(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:700])


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE")
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()


@pytest.mark.parametrize(
    ("harm", "expected"),
    [
        (text_file, "disk/paddock.db is not a SQLite database"),
        (broken_header, "disk/paddock.db is not a SQLite database"),
        (half, "disk/paddock.db is a damaged database"),
        (stump, "disk/paddock.db is a damaged database"),
        (newer, "A newer version of Paddock wrote this database"),
    ],
)
def test_a_file_that_cannot_be_used_is_named_in_a_sentence_and_left_as_it_is(
    harm: Callable[[Path], None], expected: str, said: Callable[[], str], file: Path
) -> None:
    harm(file)
    before = file.read_bytes()
    assert said().startswith(expected)
    assert file.read_bytes() == before


def test_a_process_says_it_and_ends_with_2(file: Path, tmp_path: Path) -> None:
    text_file(file)
    assert said_apart(tmp_path).startswith("disk/paddock.db is not a SQLite database")


def test_a_newer_database_that_was_killed_keeps_its_journal(
    said: Callable[[], str], file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = sqlite3.connect(file)
    db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.commit()
    killed = tmp_path / "killed" / "disk"
    shutil.copytree(file.parent, killed)
    db.close()
    files = [killed / "paddock.db", killed / "paddock.db-wal"]
    before = [each.read_bytes() for each in files]
    assert before[1]
    monkeypatch.chdir(killed.parent)
    assert said().startswith("A newer version of Paddock wrote this database")
    assert [each.read_bytes() for each in files] == before


def test_a_folder_in_the_place_of_the_file_is_named(said: Callable[[], str], tmp_path: Path) -> None:
    (tmp_path / "disk" / "paddock.db").mkdir(parents=True)
    assert said() == "disk/paddock.db cannot be made or written: it is a folder."


def test_a_file_in_the_place_of_the_folder_is_named(said: Callable[[], str], tmp_path: Path) -> None:
    (tmp_path / "disk").write_text("no folder")
    assert said().startswith("disk/paddock.db cannot be made or written: ")


def test_a_file_that_another_program_has_locked_is_named(said: Callable[[], str], file: Path) -> None:
    before = file.read_bytes()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert said() == "disk/paddock.db is locked by another program: end that program."
    assert file.read_bytes() == before


def _mounts() -> bool:
    """Return whether this user can mount a file system."""
    try:
        tried = subprocess.run(
            ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, check=False
        )
    except FileNotFoundError:
        return False
    return tried.returncode == 0


needs_mounts = pytest.mark.skipif(not _mounts(), reason="this user may mount no disk")


@needs_mounts
@pytest.mark.thorough
@pytest.mark.parametrize("there", [False, True])
def test_a_full_disk_is_named(there: bool, file: Path, tmp_path: Path) -> None:
    size = file.stat().st_size // 4096 * 4
    shutil.copy(file, tmp_path / "copy.db")
    copy = f"cp copy.db disk/paddock.db && dd if=/dev/zero of=disk/rest bs=1k count={size} 2>/dev/null;"
    full = "dd if=/dev/zero of=disk/full bs=4k 2>/dev/null;"
    mount = f"mount -t tmpfs -o size={2 * size}k tmpfs disk && {{ {copy if there else ''} {full} true; }}"
    assert said_apart(tmp_path, mount) in {
        "The disk that disk/paddock.db is on is full: make room on it.",
        "disk/paddock.db cannot be made or written: No space left on device.",
    }


@needs_mounts
@pytest.mark.thorough
@pytest.mark.parametrize("there", [False, True])
def test_a_read_only_disk_is_named(there: bool, file: Path, tmp_path: Path) -> None:
    if not there:
        file.unlink()
    mount = "mount --bind disk disk && mount -o remount,ro,bind disk"
    assert said_apart(tmp_path, mount) == (
        "disk/paddock.db cannot be made or written: Read-only file system."
    )


@contextmanager
def error_of(sql: str) -> Iterator[sqlite3.Error]:
    """Yield the error that SQLite raises for a statement."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript("CREATE TABLE t (x); PRAGMA max_page_count=3;")
        with pytest.raises(sqlite3.Error) as raised:
            db.execute(sql)
        yield raised.value


def test_an_error_of_sqlite_that_has_no_sentence_of_its_own_is_quoted() -> None:
    with error_of("SELECT * FROM missing") as error:
        assert str(unusable(Path("paddock.db"), error)) == (
            "paddock.db cannot be used: no such table: missing."
        )


def test_a_full_disk_has_a_sentence() -> None:
    with error_of("INSERT INTO t VALUES (zeroblob(100000))") as error:
        assert str(unusable(Path("paddock.db"), error)) == (
            "The disk that paddock.db is on is full: make room on it."
        )


async def test_a_database_that_is_refused_is_free_for_the_next(tmp_path: Path) -> None:
    text_file(tmp_path / "paddock.db")
    url = f"sqlite:///{tmp_path}/paddock.db"
    with pytest.raises(UnusableDatabase, match="not a SQLite database"):
        await SqlStore.open(url, TITLES, alone=True)
    (tmp_path / "paddock.db").unlink()
    store = await SqlStore.open(url, TITLES, alone=True)
    await store.close()
