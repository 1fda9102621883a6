"""A database that an earlier version wrote (written_before.sql) is read, and written again to the byte."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.storage.codecs import codec
from bot.storage.store import SqlStore
from bot.ui.sync.message_state import MessageState

WRITTEN = (Path(__file__).parent / "written_before.sql").read_text()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file that the earlier version left behind."""
    file = tmp_path / "paddock.db"
    with sqlite3.connect(file) as db:
        db.executescript(WRITTEN)
    db.close()
    return file


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqlStore]:
    """That database, opened by the present version."""
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    yield store
    await store.close()


def rows(file: Path, query: str) -> list[Any]:
    db = sqlite3.connect(file)
    found = db.execute(query).fetchall()
    db.close()
    return found


async def test_everything_that_was_open_or_in_play_goes_on(store: SqlStore) -> None:
    stored = await store.load()
    assert sorted(table.title for table in stored.tables) == sorted(TITLES)
    assert [len(lobby.players) for lobby in stored.lobbies] == [4]
    assert [circuit.name for circuit in stored.circuits] == ["Spring Cup"]
    assert stored.heartbeat is not None
    circuit = stored.circuits[0]
    results = await store.results(guild=circuit.guild, circuit=circuit.id)
    assert [(result.name, result.place, result.points) for result in results] == [("Ann", 2, 0), ("Bo", 1, 2)]


async def test_tables_and_lobbies_are_equal_to_the_byte_when_written_again(file: Path) -> None:
    found = rows(file, "SELECT title, document FROM tables")
    assert len(found) == 6
    for title, document in found:
        adapter = codec(TITLES[title]).table
        assert adapter.dump_json(adapter.validate_json(document)).decode() == document
    for title, document in rows(file, "SELECT title, document FROM lobbies"):
        lobby = codec(TITLES[title]).lobby
        assert lobby.dump_json(lobby.validate_json(document)).decode() == document


async def test_moves_are_equal_to_the_byte_when_written_again(file: Path) -> None:
    found = rows(file, "SELECT title, action FROM moves JOIN tables ON table_id = id")
    assert {title for title, _ in found} == set(TITLES) - {"rasant"}, "there a robot was to begin"
    for title, document in found:
        action = codec(TITLES[title]).action
        assert action.dump_json(action.validate_json(document)).decode() == document


async def test_what_is_known_of_the_messages_is_read_and_kept(file: Path) -> None:
    found = rows(file, "SELECT document FROM notes")
    assert len(found) == 7
    for (document,) in found:
        written = json.loads(document)
        kept = json.loads(MessageState.read(document).document())
        del written["shown"]  # the version that all messages showed: it is told by the keys of each now
        assert {key: kept[key] for key in written} == written
        assert not kept["settled"]


async def test_what_is_known_of_peoples_dms_is_read(file: Path, store: SqlStore) -> None:
    people = rows(file, "SELECT id, dm FROM people")
    assert sorted(dm for _, dm in people) == ["open", "open", "told"]
    assert [await store.read_dm(person) for person, _ in people] == [dm for _, dm in people]
