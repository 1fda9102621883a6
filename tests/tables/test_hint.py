"""Tests that a player gets a hint, and everyone can read that they asked for it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD
from bot.engine import driver
from bot.engine.game import Chance
from bot.model.errors import Stale, TableError
from bot.model.snapshots import Noticed, TookBack
from bot.tables.decide import Play, Undo
from bot.tables.thinker import Question
from bot.tables.thinking_time import HINTED
from tests.tables.conftest import ANN, BO, Build, until
from tests.tables.snap import SNAP
from tests.virtual_time import the_loop


async def test_a_hint_is_a_legal_action_and_told_once_a_turn(build: Build) -> None:
    async with build(titles={"gear_head": GEAR_HEAD}) as world:
        table = await world.table(ANN, BO)
        asker = ANN if table.seat_of(ANN) in table.awaited else BO
        seat = table.seat_of(asker)
        first = await table.robots.hint(asker, 0)
        assert first in table.actions(seat)
        assert await table.robots.hint(asker, 0) == first, "who asks again reads the same"
        assert table.snapshot.recent.count(Noticed(table.turn, seat, "hinted")) == 1
        with pytest.raises(TableError, match="Wait for yours"):
            await table.robots.hint(BO if asker == ANN else ANN, 0)
        with pytest.raises(Stale):
            await table.robots.hint(asker, 7)


async def test_what_may_be_taken_back_still_may_after_a_hint(build: Build) -> None:
    async with build(titles={"gear_head": GEAR_HEAD}) as world:
        table = await world.table(ANN, BO)
        (seat,) = table.awaited
        asker = table.snapshot.players[seat].person
        assert asker is not None
        take = next(action for action in table.actions(seat) if action.kind == "take")
        await table.do(Play(asker, 0, (take,)))
        await table.robots.hint(asker, 1)
        await table.do(Undo(asker, 1, whole=False))
        *_, hint, back = table.snapshot.recent
        assert (hint, type(back)) == (Noticed(table.turn, seat, "hinted"), TookBack)


async def test_what_is_advised_is_what_the_usual_robot_chooses_of_what_its_player_sees_and_stays(
    build: Build,
) -> None:
    levels = replace(
        SNAP,
        robots=replace(
            SNAP.robots,
            drivers={"club": driver.random, "champion": SNAP.robots.drivers["first"]},
            substitute="club",
        ),
    )
    async with build(titles={"snap": levels}) as world:
        table = await world.table(ANN, BO, title="snap")
        seat = table.seat_of(BO)
        hint = await table.robots.hint(BO, 0)
        assert hint == driver.random(table.view(seat), table.actions(seat), Chance("advice", 0))
        assert await table.robots.advice(table.snapshot, seat) == hint, "the note and the hint are one"


async def test_a_game_may_have_an_adviser_of_its_own(build: Build) -> None:
    def last(view: Any, actions: Any, chance: Chance) -> Any:
        return actions[-1]

    levels = replace(SNAP, robots=replace(SNAP.robots, adviser=last))
    async with build(titles={"snap": levels}) as world:
        table = await world.table(ANN, BO, title="snap")
        assert await table.robots.hint(BO, 0) == table.actions(table.seat_of(BO))[-1]


class Mute:
    """A Thinker that never answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, question: Question) -> Any:
        self.asked += question.urgent
        await asyncio.Event().wait()


async def test_a_hint_for_which_no_robot_has_time_is_given_up_in_a_sentence(build: Build) -> None:
    thinker = Mute()
    robots = replace(SNAP.robots, searching=frozenset({SNAP.robots.substitute}))
    async with build(titles={"snap": replace(SNAP, robots=robots)}, thinker=thinker) as world:
        table = await world.table(ANN, BO, title="snap")
        before = table.snapshot
        hint = asyncio.create_task(table.robots.hint(ANN, 0))
        await until(lambda: thinker.asked == 1)
        await the_loop().advance(HINTED - 1.0)
        assert not hint.done()
        await the_loop().advance(1.0)
        with pytest.raises(TableError, match="Ask again in a moment"):
            await hint
        assert table.snapshot is before, "no hint was given, so the table says of none"


async def test_where_the_first_press_counts_there_is_no_hint(build: Build) -> None:
    async with build(titles={"snap": SNAP}) as world:
        table = await world.table(ANN, BO, title="snap")
        for person in (ANN, BO):
            await table.do(Play(person, 0, (table.actions(table.seat_of(person))[0],)))
        assert table.tap_targets
        with pytest.raises(TableError, match="no hints"):
            await table.robots.hint(ANN, 1)
