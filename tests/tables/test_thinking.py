"""Robots that take their time: nobody waits for them who need not, and they move on what is true then."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.tables.ports import Rulebook
from bot.tables.table import Table
from tests.tables.conftest import ANN, BO, Build, until
from tests.tables.snap import SNAP, Pick, View

TITLES = {"snap": SNAP}


class Ponders:
    """A Thinker that answers when it is told to; views: what it was asked about."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.may_answer = asyncio.Event()
        self.fails = 0

    async def choose(
        self, title: Rulebook, driver: str, view: Any, actions: Sequence[Any], luck: Chance
    ) -> Any:
        self.views.append(view)
        await self.may_answer.wait()
        if self.fails:
            self.fails -= 1
            raise OSError("the process has died")
        return actions[-1]


def counts(table: Table) -> tuple[int, ...]:
    return table.record.match.counts


async def test_people_press_while_a_robot_thinks_and_it_thinks_again_about_what_they_changed(
    build: Build,
) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as house:
        table = await house.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        await table.play(ANN, 0, Pick(2))
        assert counts(table) == (1, 0, 0)
        thinker.may_answer.set()
        await until(lambda: counts(table) == (1, 1, 0))
        assert [view.picked for view in thinker.views] == [(False, False, False), (True, False, False)]


async def test_a_robot_does_not_think_twice_at_the_same_time(build: Build) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as house:
        table = await house.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        await table.drive(1, 1)
        assert len(thinker.views) == 1
        thinker.may_answer.set()
        await until(lambda: counts(table) == (0, 1, 0))


async def test_a_thought_is_in_vain_when_the_owner_is_back_or_the_table_has_ended(build: Build) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as house:
        back, ended = [await house.table(ANN, BO, title="snap") for _ in range(2)]
        for table in (back, ended):
            await table.leave(BO)
        await until(lambda: len(thinker.views) == 2)
        await back.come_back(BO)
        await ended.end(ANN, manager=False)
        thinker.may_answer.set()
        await house.floor.stop()
        assert (counts(back), counts(ended)) == ((0, 0), (0, 0))


async def test_a_table_goes_on_after_a_thought_that_failed(build: Build) -> None:
    thinker = Ponders()
    thinker.may_answer.set()
    thinker.fails = 1
    async with build(titles=TITLES, thinker=thinker) as house:
        table = await house.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        house.time += 20
        await table.play(ANN, 0, Pick(1))
        await until(lambda: counts(table) == (1, 1, 0))
