"""Tests that a database written by version 1.0 (written_by_1_0.sql) can be read, and loses nothing when it is
written again.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.catalogue import TITLES
from bot.features.nights.model import Night, NightMessages, ServerEvent
from bot.features.nights.queries import SqlNights
from bot.league.circuit import Games
from bot.model.snapshots import Place
from bot.storage.codecs import codec
from bot.storage.messages import of_night, of_person
from bot.storage.store import SqlStore
from bot.ui.sync.message_state import MessageState
from tests.storage.stored import everything

THERE = {"gear_head", "rasant", "scrapheap", "racesmack", "gear_and_piston"}
"""The games of version 1.0."""
WRITTEN = (Path(__file__).parent / "written_by_1_0.sql").read_text()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file that version 1.0 left behind."""
    file = tmp_path / "paddock.db"
    with sqlite3.connect(file) as db:
        db.executescript(WRITTEN)
    db.close()
    return file


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqlStore]:
    """Yield a database of version 1.0, opened by the current version."""
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    yield store
    await store.close()


def rows(file: Path, query: str) -> list[Any]:
    db = sqlite3.connect(file)
    found = db.execute(query).fetchall()
    db.close()
    return found


async def test_everything_that_was_open_or_in_play_goes_on(store: SqlStore) -> None:
    stored = await everything(store)
    playing = [table for table in stored.tables if table.status == "playing"]
    assert sorted(table.title for table in playing) == sorted(THERE)
    assert [len(lobby.players) for lobby in stored.lobbies] == [3]
    assert stored.heartbeat is not None
    guild = playing[0].place.guild
    (circuit,) = await store.circuits.circuits_in(guild, running=True)
    assert (circuit.name, circuit.limit) == ("Spring Cup", Games(5))
    assert await store.circuits.hosted_by(circuit.host) == [circuit]
    results = await store.circuits.results(guild=guild, circuit=circuit.id)
    assert sorted((result.name, result.place) for result in results) == [("Ann", 2), ("Bo", 1)]


async def test_the_messages_of_race_nights_and_lists_are_known_as_before(file: Path) -> None:
    lists = rows(file, "SELECT person, channel, message, shows FROM my_tables")
    noted = NightMessages(7, 1, 3, 9.0, ServerEvent(5, "planned"))
    night = Night("abcde", Place(1, 2), 3, "rasant", 9.0, 4)
    with sqlite3.connect(file) as db:
        values = night.id, 1, "planned", 3, read_back(night), read_back(noted), 9.0
        db.execute(f"INSERT INTO nights VALUES ({', '.join('?' * len(values))}, NULL)", values)
    db.close()
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    nights = SqlNights(store.database, TITLES)
    assert await nights.messages([night.id, "other"]) == {night.id: noted, "other": NightMessages()}
    assert await nights.find(night.id) == night
    for person, channel, message, shows in lists:
        document = await store.messages.read_message_state(of_person(person))
        assert json.loads(document or "") == {"channel": channel, "message": message, "shows": shows}
    assert await store.messages.subjects_after("person/", 9) == sorted(of_person(each[0]) for each in lists)
    assert len(lists) == 3
    await store.retention.purge(0.0)
    assert await store.messages.subjects_after("person/", 9) == sorted(of_person(each[0]) for each in lists)
    assert (await nights.messages([night.id]))[night.id] == noted
    await nights.drop(night.id)
    assert await store.messages.read_message_state(of_night(night.id)) is None
    await store.close()


def read_back(value: Any) -> str:
    """Return a value that was read back from the database as JSON."""
    return TypeAdapter(type(value)).dump_json(value).decode()


def kept(before: Any, after: Any) -> bool:
    """Return whether everything that was written is still there and unchanged. A newer version can have
    additional data.
    """
    if isinstance(before, dict):
        return all(name in after and kept(value, after[name]) for name, value in before.items())
    if isinstance(before, list):
        return len(before) == len(after) and all(map(kept, before, after))
    return bool(before == after)


async def test_tables_and_lobbies_lose_nothing_when_written_again(file: Path) -> None:
    both = "SELECT title, document FROM tables UNION ALL SELECT title, document FROM lobbies"
    found = rows(file, both)
    assert len(found) == 7
    for title, document in found:
        kind = codec(TITLES[title])
        adapter: TypeAdapter[Any] = kind.table if '"match":' in document else kind.lobby
        assert kept(json.loads(document), json.loads(adapter.dump_json(adapter.validate_json(document))))


async def test_moves_are_equal_to_the_byte_when_written_again(file: Path) -> None:
    found = rows(file, "SELECT title, action FROM moves JOIN tables ON table_id = id")
    assert {title for title, _ in found} == THERE
    for title, document in found:
        action = codec(TITLES[title]).action
        assert action.dump_json(action.validate_json(document)).decode() == document


async def test_what_is_known_of_the_messages_loses_nothing_when_written_again(file: Path) -> None:
    found = rows(file, "SELECT document FROM notes")
    assert len(found) == 7
    for (document,) in found:
        assert kept(json.loads(document), json.loads(MessageState.read(document).document()))


async def test_what_is_known_of_peoples_dms_is_read(file: Path, store: SqlStore) -> None:
    people = rows(file, "SELECT id, dm FROM people")
    assert [dm for _, dm in people] == ["open"] * 5
    assert [await store.messages.read_dm(person) for person, _ in people] == [dm for _, dm in people]
