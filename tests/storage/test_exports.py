"""Tests that a person's data comes in pages, however much they have played, and that other work continues
between the pages.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.engine.interfaces import CacheStats

from bot.storage import exports, people
from bot.storage.store import SqlStore
from bot.storage.tables import SqlTables
from tests.storage.exported import exported
from tests.storage.test_league import finish

ANN = 100
"""The id of a player with a seat at each of the tables."""
MANY = 7


@pytest.fixture(autouse=True)
def _small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (exports, people):
        monkeypatch.setattr(module, "PAGE", 3)


async def _played(store: SqlStore, count: int) -> set[str]:
    ids = {f"t{number:03}" for number in range(count)}
    for id in sorted(ids):
        await finish(store, id)
    return ids


async def test_each_piece_has_a_page_at_most_and_together_they_have_everything_once(store: SqlStore) -> None:
    ids = await _played(store, MANY)
    sizes, found = list[int](), list[Any]()
    async for name, value in store.exports.of(ANN):
        if isinstance(value, list | dict):
            sizes.append(len(value))
        if name in ("tables", "results"):
            assert isinstance(value, list)
            found += [(name, each.get("id") or each["table_id"]) for each in value]
    assert max(sizes) == exports.PAGE
    assert sorted(found) == sorted((name, id) for name in ("tables", "results") for id in ids)


async def test_the_event_loop_gets_its_turn_between_two_pages(store: SqlStore) -> None:
    await _played(store, MANY)
    turns, seen = [0], list[int]()

    async def others() -> None:
        while True:
            await asyncio.sleep(0)
            turns[0] += 1

    task = asyncio.create_task(others())
    async for name, _ in store.exports.of(ANN):
        if name == "tables":
            seen.append(turns[0])
    task.cancel()
    assert len(seen) == 3
    assert seen == sorted(set(seen))


async def test_it_is_known_whether_there_is_anything_without_reading_it(store: SqlStore) -> None:
    await _played(store, 1)
    assert await store.exports.knows(ANN)
    assert not await store.exports.knows(999)


async def test_finished_tables_are_read_a_page_at_a_time_and_none_is_left_out(store: SqlStore) -> None:
    ids = await _played(store, MANY)
    found, after = list[list[str]](), ""
    while (page := await store.people.finished_of(ANN, after)) is not None:
        found.append([each.id for each in page.tables])
        after = page.last
    assert list(map(len, found)) == [3, 3, 1]
    assert {id for each in found for id in each} == ids


async def test_what_deletes_tables_and_writes_them_again_is_compiled_once(store: SqlStore) -> None:
    """Check that the cache of compiled statements doesn't grow. Compiling the statements for each page would
    stop the event loop, and would push the statements of presses out of the cache.
    """
    await _played(store, MANY)
    compiled = list[str]()

    def hear(*heard: Any) -> None:
        _, _, sql, _, context, _ = heard
        if context.cache_hit is CacheStats.CACHE_MISS:
            compiled.append(sql)

    event.listen(Engine, "after_cursor_execute", hear)
    try:
        for ids in (["t000"], ["t001", "t002"]):
            compiled.clear()
            found = await store.tables.find_tables(ids)
            await store.people.rename([replace(each, version=each.version + 1) for each in found])
            await store.database.write(*store.tables.dropped(ids))
            assert await store.tables.find_tables(ids) == []
    finally:
        event.remove(Engine, "after_cursor_execute", hear)
    assert compiled == []
    assert len(await store.tables.find_tables(["t003", "t004", "t005", "t006"])) == MANY - 3


async def test_many_tables_are_read_beside_the_event_loop(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _played(store, 2)
    readers, read = list[bool](), SqlTables.readable

    def readable(self: SqlTables, rows: Any) -> Any:
        readers.append(threading.current_thread() is threading.main_thread())
        return read(self, rows)

    monkeypatch.setattr(SqlTables, "readable", readable)
    assert len(await store.tables.find_tables(["t000", "t001"])) == 2
    assert readers == [False]


async def test_whoever_is_forgotten_leaves_no_table_behind_however_many_there_were(store: SqlStore) -> None:
    await _played(store, MANY)
    await store.people.delete_person(ANN, "Deleted player 1")
    left = await exported(store.exports, ANN)
    assert left.pop("person") == ANN
    assert not any(left.values())
