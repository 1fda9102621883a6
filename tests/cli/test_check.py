"""Tests of `check`, and of the problems that it finds in a database: damage, another process that uses it, or
an older version.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage import migrate
from bot.storage.database_lock import FileHold
from bot.storage.schema import SCHEMA
from tests.storage.fresh import fresh
from tests.storage.test_migrations import later
from tests.test_main import GOOD, Discord, discord, spoken

__all__ = ["discord"]

DAMAGED = "own.db is a damaged database: put a copy that you have made in its place."

pytestmark = pytest.mark.usefixtures("bare")


def own_database(file: Path) -> None:
    """Create a database of this version, whose table of facts fills more than one page of the file."""
    fresh(file)
    with closing(sqlite3.connect(file)) as db:
        rows = [(f"fact {number}", "x" * 300) for number in range(300)]
        db.executemany("INSERT INTO facts (key, value) VALUES (?, ?)", rows)
        db.commit()
        db.execute("PRAGMA journal_mode=DELETE")


def overwrite(file: Path, name: str) -> None:
    """Overwrite the pages of the file that contain a table's rows."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?immutable=1", uri=True)) as db:
        query = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf'"
        pages = [page for (page,) in db.execute(query, (name,))]
    with file.open("r+b") as there:
        for page in pages:
            there.seek((page - 1) * 4096)
            there.write(b"\xa5" * 4096)


def test_check_names_a_database_with_pages_that_were_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own_database(tmp_path / "own.db")
    overwrite(tmp_path / "own.db", "facts")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line == DAMAGED


@pytest.mark.thorough
def test_run_says_of_pages_that_were_overwritten_that_the_database_is_damaged_and_ends_with_2(
    discord: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own_database(tmp_path / "own.db")
    overwrite(tmp_path / "own.db", "facts")
    monkeypatch.setattr(Discord, "refusal", (200, []))
    monkeypatch.setenv("GUILD_ID", "12345")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["run"]) == 2
    told = spoken(capsys)
    assert told[-1] == DAMAGED
    assert not [line for line in told if line.startswith(("Traceback", "  File"))]


def killed_with(folder: Path) -> Path:
    """Return a database as a killed process leaves it, with the last writes in the journal beside it."""
    there = folder / "there"
    there.mkdir()
    own_database(there / "own.db")
    with closing(sqlite3.connect(there / "own.db")) as db:
        db.execute("PRAGMA journal_mode = wal")
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("INSERT INTO facts (key, value) VALUES ('last', 'words')")
        db.commit()
        for each in there.iterdir():
            shutil.copy(each, folder)
    assert (folder / "own.db-wal").stat().st_size > 0
    return folder / "own.db"


@pytest.mark.parametrize(("damaged", "code"), [(True, 2), (False, 1)])
def test_run_looks_for_damage_that_no_start_reads_after_an_end_that_was_not_clean(
    discord: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    *,
    damaged: bool,
    code: int,
) -> None:
    """Check that the search for damage comes first. The start itself does not read the damaged page, so
    without the search the bot would connect to the server.
    """
    file = killed_with(tmp_path)
    if damaged:
        overwrite(file, "puzzles")
    monkeypatch.setattr(Discord, "refusal", (200, []))
    monkeypatch.setenv("GUILD_ID", "12345")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["run"]) == code
    assert (DAMAGED in spoken(capsys)) == damaged


def test_check_names_who_serves_the_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own_database(tmp_path / "own.db")
    hold = FileHold(tmp_path / "own.db")
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith(f"own.db is served by process {os.getpid()} on ")
    hold.release()
    assert main(["check"]) == 0


def test_check_says_that_a_database_of_before_version_1_is_too_old(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own_database(tmp_path / "own.db")
    with closing(sqlite3.connect(tmp_path / "own.db")) as db:
        db.execute("UPDATE alembic_version SET version_num = '0003'")
        db.commit()
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["check"]) == 2
    (line,) = spoken(capsys)
    assert line.startswith(
        "A version before 1.0 wrote this database: its schema is 0003. Start commit 9a3da4d7"
    )


def test_check_says_that_the_database_will_be_brought_up_to_date(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    own_database(tmp_path / "own.db")
    monkeypatch.setattr(migrate, "MIGRATIONS", later(tmp_path / "later"))
    monkeypatch.setenv("DISCORD_TOKEN", GOOD)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///own.db")
    assert main(["check"]) == 0
    note, last = capsys.readouterr().out.splitlines()
    assert note.startswith(f"The database has the schema {SCHEMA} of an older version.")
    assert last == "All settings are good: the command `run` starts the bot."
