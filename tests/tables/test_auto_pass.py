"""Tests of automatic passes for players who have asked for them (docs/rules/rasant.md, Ruling 15)."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from bot.games.rasant.rules.actions import Pass
from bot.model.errors import NotSeated
from bot.tables import automatic
from bot.tables.decide import PassForMe
from bot.tables.table import Table
from tests.tables.conftest import ANN, BO, CY, Build, World, move, until
from tests.virtual_time import MOMENT

PEOPLE = (ANN, BO)


async def forced(world: World, *asking: int) -> tuple[Table, int]:
    """Return a table of Rasant at which a player can only pass, and that player's id. All moves before that
    are made by the players. asking: the players who have asked for automatic passes.
    """
    table = await world.table(*PEOPLE, title="rasant")
    for person in asking:
        await table.do(PassForMe(person, on=True))
    for _ in range(100):
        (seat,) = table.awaited
        if automatic.only_move(table.title, table.snapshot.match.state, seat) == Pass():
            return table, PEOPLE[seat]
        await move(table, PEOPLE[seat])
    raise AssertionError("nobody had to pass")


async def test_a_forced_pass_is_played_after_one_to_four_seconds(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table, person = await forced(world, *PEOPLE)
        seat, turn = table.seat_of(person), table.turn
        at = automatic.auto_moves_at(table.snapshot, table.title, seat, 0.0)
        assert at is not None
        assert 1.0 <= at - table.snapshot.began <= 4.0
        world.time = at - 1.5 * MOMENT
        await until(lambda: table.turn == turn)
        world.time = at + 0.01
        await until(lambda: table.turn == turn + 1)
        assert table.snapshot.players[seat].missed == 0


async def test_nobody_passes_for_whoever_did_not_ask_or_takes_it_back(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table, person = await forced(world, *PEOPLE)
        turn = table.turn
        await table.do(PassForMe(person, on=False))
        world.time += 10.0
        await until(lambda: table.turn == turn)
        await table.do(PassForMe(person, on=True))
        await until(lambda: table.turn == turn + 1)


async def test_the_choice_outlives_a_restart_and_so_does_the_pause(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table, person = await forced(world, *PEOPLE)
        seat, turn, id = table.seat_of(person), table.turn, table.snapshot.id
        at = automatic.auto_moves_at(table.snapshot, table.title, seat, 0.0)
    async with build(titles=TITLES) as world:
        again = await world.registry.tables.get(id)
        assert again is not None
        assert again.snapshot.players[seat].passes
        assert automatic.auto_moves_at(again.snapshot, again.title, seat, 0.0) == at
        world.time += 5.0
        await until(lambda: again.turn == turn + 1)


async def test_only_who_sits_there_chooses_it(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await world.table(*PEOPLE, title="rasant")
        assert not any(player.passes for player in table.snapshot.players)
        with pytest.raises(NotSeated):
            await table.do(PassForMe(CY, on=True))
