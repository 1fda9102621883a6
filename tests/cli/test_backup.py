"""Tests of the commands backup, restore and move: each ends with one sentence and an exit code, and a drill
uses all three.
"""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit

import pytest

from bot.__main__ import main
from bot.catalogue import TITLES
from bot.storage.database_lock import FileHold
from bot.storage.store import SqlStore
from bot.ui.messages.message import Content
from bot.ui.sync.message_state import GONE, UNSURE, HandMessage, MessageState
from tests.storage import races

LONG = "x" * 300
"""A name that no disk accepts. As in a folder of another user, even looking for the file is an error."""


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Work in an empty folder with a database in which a race is in progress."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///paddock.db")
    asyncio.run(_play())


async def _play() -> None:
    store = await SqlStore.open("sqlite:///paddock.db", TITLES)
    snapshot = races.table()
    await store.tables.open_table(snapshot)
    for _ in range(4):
        snapshot, move = races.moved(snapshot)
        await store.tables.save_table(snapshot, move)
    await store.close()


@contextmanager
def served(file: str) -> Iterator[None]:
    """Hold a database file, as a running bot does, while the context is open."""
    hold = FileHold(Path(file))
    yield
    hold.release()


def restored_into(file: str, monkeypatch: pytest.MonkeyPatch, *more: str) -> int:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{file}")
    return main(["restore", "copy.db", *more])


def test_the_drill_a_backup_of_a_bot_that_runs_is_restored_proven_and_moved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with served("paddock.db"):
        assert main(["backup", "copy.db"]) == 0
    assert restored_into("new/paddock.db", monkeypatch, "--verify") == 0
    assert main(["move", "sqlite:///new/paddock.db", "sqlite:///moved.db"]) == 0
    told = "tables 1, moves 4, lobbies 0, results 0"
    assert capsys.readouterr().out.splitlines() == [
        f"copy.db is a copy of {told}.",
        f"new/paddock.db is a copy of {told}. Open tables whose log leads to their state: 1 of 1.",
        f"moved.db is a copy of {told}. new/paddock.db stays as it is.",
    ]
    for file in ("copy.db", "new/paddock.db", "moved.db"):
        assert stat.S_IMODE(Path(file).stat().st_mode) == 0o600, "hands stand in it"
    assert not list(Path().glob("*.part*"))


def test_a_log_that_does_not_lead_to_its_state_is_reported_with_its_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect("paddock.db")) as db:
        db.execute("DELETE FROM moves WHERE ply = 4")
        db.execute(
            "INSERT INTO tables (id, title, status, version, document)"
            " VALUES ('weird', 'gear_head', 'playing', 1, '{}')"
        )
        db.commit()
    assert main(["backup", "copy.db"]) == 0
    assert restored_into("new.db", monkeypatch, "--verify") == 2
    assert capsys.readouterr().err.splitlines() == [
        "The log of table abcde does not lead to its state by the rules of this version.",
        "Table weird cannot be read.",
        "The backup has been restored all the same.",
    ]
    assert Path("new.db").exists()


@pytest.mark.parametrize("action", ['{"kind":"fly"}', '{"kind":"take_back","moves":9}'])
def test_a_log_that_cannot_be_played_again_is_reported_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], action: str
) -> None:
    with closing(sqlite3.connect("paddock.db")) as db:
        db.execute("UPDATE moves SET action = ? WHERE ply = 4", (action,))
        db.commit()
    assert main(["backup", "copy.db"]) == 0
    assert restored_into("new.db", monkeypatch, "--verify") == 2
    assert "The log of table abcde does not lead to its state" in capsys.readouterr().err


@pytest.mark.thorough
def test_messages_and_commands_that_may_have_changed_since_the_backup_are_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hands = {1: HandMessage(2, 3, Content("turn", 9)), 4: HandMessage(5, 6, GONE)}
    board, call = Content("board"), Content("call")
    state = MessageState(channel=9, anchor=8, face="face", board=board, call=call, hands=hands)

    async def noted(url: str, document: str | None = None) -> tuple[str | None, str | None]:
        store = await SqlStore.open(url, TITLES)
        if document is not None:
            await store.messages.write_message_state("abcde", document)
            await store.key_values.write_value("commands", "digest of those that Discord knows")
        found = (
            await store.messages.read_message_state("abcde"),
            await store.key_values.read_value("commands"),
        )
        await store.close()
        return found

    asyncio.run(noted("sqlite:///paddock.db", state.document()))
    assert main(["backup", "copy.db"]) == 0
    assert restored_into("new.db", monkeypatch) == 0
    document, commands = asyncio.run(noted("sqlite:///new.db"))
    assert not commands
    after = MessageState.read(document)
    assert (after.anchor, after.face, after.board, after.call) == (8, "", UNSURE, UNSURE)
    assert {person: hand.shows for person, hand in after.hands.items()} == {1: UNSURE, 4: GONE}


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (["backup", "paddock.db"], "paddock.db is there already: name another file."),
        (["backup", "paddock.db/copy.db"], "paddock.db/copy.db cannot be made or written: Not a directory."),
        (["backup", LONG], f"{LONG} cannot be made or written: File name too long."),
        (["restore", "nowhere.db"], "nowhere.db is not there."),
        (["restore", LONG], f"{LONG} cannot be made or written: File name too long."),
        (["move", "sqlite:///nowhere.db", "sqlite:///new.db"], "nowhere.db is not there."),
        (
            ["move", "sqlite:///paddock.db", "sqlite:///./paddock.db"],
            "FROM and TO are the same file: name another one.",
        ),
        (["move", "mysql://host", "sqlite:///new.db"], "FROM must begin with sqlite:/// or postgresql://."),
        (["move", "sqlite:///paddock.db", "new.db"], "TO must begin with sqlite:/// or postgresql://."),
    ],
)
def test_what_is_refused_is_explained_in_a_sentence(
    command: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(Path().iterdir())
    assert main(command) == 2
    assert capsys.readouterr().err == f"{sentence}\n"
    assert sorted(Path().iterdir()) == before, "nothing was made"


def test_nothing_is_restored_into_or_moved_from_a_database_that_is_served(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", "copy.db"]) == 0
    with served("paddock.db"), served("new.db"):
        assert main(["move", "sqlite:///paddock.db", "sqlite:///other.db"]) == 2
        assert restored_into("new.db", monkeypatch) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(" by process")[0] for line in lines] == ["paddock.db is served", "new.db is served"]


def test_a_backup_on_a_full_disk_is_reported_and_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = getrlimit(RLIMIT_FSIZE)
    setrlimit(RLIMIT_FSIZE, (60 * 1024, before[1]))  # no file can grow larger than this
    try:
        ended = main(["backup", "copy.db"])
    finally:
        setrlimit(RLIMIT_FSIZE, before)
    assert ended == 2
    assert capsys.readouterr().err in {
        "The disk that copy.db.part is on is full: make room on it.\n",
        "The disk that copy.db.part is on fails or is full: look after that disk.\n",
    }
    assert not list(Path().glob("copy*"))
