"""Tests that the cache holds a limited number of tables, the most recently used ones, and none twice."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Any

from bot.tables.table_cache import Cached
from tests.tables.conftest import ANN, BO, Build, move


async def test_what_was_used_longest_ago_leaves_the_cache_and_is_read_again_as_it_is_stored(
    build: Build,
) -> None:
    async with build(cached=2) as world:
        registry, tables = world.registry, [await world.table(ANN, BO) for _ in range(2)]
        first, second = (each.snapshot.id for each in tables)
        await move(tables[0], ANN)
        stored = tables[0].snapshot
        tables.clear()
        world.display.shown.clear()
        assert {each.snapshot.id for each in registry.tables.held()} == {first, second}
        await registry.tables.get(second)
        third = (await world.table(ANN, BO)).snapshot.id
        await world.registry._alarms.stop()
        world.display.shown.clear()
        world.display.lobbies.clear()
        gc.collect()
        assert {each.snapshot.id for each in registry.tables.held()} == {second, third}
        again = await registry.tables.get(first)
        assert again is not None
        assert again.snapshot == stored


def test_what_somebody_holds_stays_the_only_one_of_its_id_though_it_has_left_the_cache() -> None:
    class Thing:
        """An entry of the cache that has only an id."""

        def __init__(self, id: str) -> None:
            self.snapshot = SimpleNamespace(id=id)

    unused: Any = None
    cache: Cached[Any, Any] = Cached(
        "tables", seats=unused, find=unused, find_all=unused, most=1, make=unused, load=unused, shared=False
    )
    held = Thing("held")
    cache.add(held)
    cache.add(Thing("dropped"))
    cache.add(Thing("last"))
    assert cache.known("held") is held
    assert cache.known("dropped") is None
    assert cache.known("last") is None, "the one that is used now has taken its place"
