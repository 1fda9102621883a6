"""Tests of the results that a table hands to the store with the move that ends its match."""

from __future__ import annotations

from bot.engine.game import Chance
from tests.tables.conftest import ANN, BO, Build, move


async def test_results_are_stored_with_the_last_move_and_dated_in_unix_time(build: Build) -> None:
    async with build(time=1_000.0) as world:
        id = (await world.table(ANN, BO)).snapshot.id
    async with build(time=5_000.0) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        while table.snapshot.status == "playing":
            assert await world.store.circuits.results(guild=1) == []
            (seat,) = table.awaited
            actions = table.actions(seat)
            best = table.title.robots.drivers["club"](table.view(seat), actions, Chance("test", 0))
            await move(table, (ANN, BO)[seat], at=actions.index(best))
        results = await world.store.circuits.results(guild=1)
        outcome = table.title.rules.game.outcome(table.snapshot.match.state)
        assert outcome is not None
        assert [(each.table_id, each.person) for each in results] == [(id, ANN), (id, BO)]
        assert tuple(each.place for each in results) == outcome.places
        assert {each.at for each in results} == {5_000.0}
