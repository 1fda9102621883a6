"""Tests of robots that take their time: nobody waits for them without need, and they move on the current
state.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Chance
from bot.tables.decide import ComeBack, End, Leave, Play
from bot.tables.table import Table
from bot.tables.thinker import IN_PROCESS, Question, choose
from tests.tables.conftest import ANN, BO, Build, until
from tests.tables.snap import SNAP, Pick, View

TITLES = {"snap": SNAP}


class Ponders:
    """A Thinker that answers once the test sets `may_answer`. views: the views that it was asked about.
    fails: the number of following answers that are errors.
    """

    def __init__(self) -> None:
        self.views: list[View] = []
        self.may_answer = asyncio.Event()
        self.fails = 0

    async def choose(self, question: Question) -> Any:
        assert not question.urgent
        self.views.append(question.view)
        await self.may_answer.wait()
        if self.fails:
            self.fails -= 1
            raise OSError("the process has died")
        return question.actions[-1]


def counts(table: Table) -> tuple[int, ...]:
    return table.snapshot.match.counts


async def test_people_press_while_a_robot_thinks_and_it_thinks_again_about_what_they_changed(
    build: Build,
) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as world:
        table = await world.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        await table.do(Play(ANN, 0, (Pick(2),)))
        assert counts(table) == (1, 0, 0)
        thinker.may_answer.set()
        await until(lambda: counts(table) == (1, 1, 0))
        assert [view.picked for view in thinker.views] == [(False, False, False), (True, False, False)]


async def test_a_robot_does_not_think_twice_at_the_same_time(build: Build) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as world:
        table = await world.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        await table.robots.drive(1, 1)
        assert len(thinker.views) == 1
        thinker.may_answer.set()
        await until(lambda: counts(table) == (0, 1, 0))


async def test_a_thought_is_in_vain_when_the_owner_is_back_or_the_table_has_ended(build: Build) -> None:
    thinker = Ponders()
    async with build(titles=TITLES, thinker=thinker) as world:
        back, ended = [await world.table(ANN, BO, title="snap") for _ in range(2)]
        for table in (back, ended):
            await table.do(Leave(BO))
        await until(lambda: len(thinker.views) == 2)
        await back.do(ComeBack(BO))
        await ended.do(End(ANN, manager=False))
        thinker.may_answer.set()
        await world.registry.stop()
        assert (counts(back), counts(ended)) == ((0, 0), (0, 0))


async def test_a_table_goes_on_after_a_thought_that_failed(build: Build) -> None:
    thinker = Ponders()
    thinker.may_answer.set()
    thinker.fails = 1
    async with build(titles=TITLES, thinker=thinker) as world:
        table = await world.table(ANN, BO, robots=1, title="snap")
        await until(lambda: len(thinker.views) == 1)
        world.time += 20
        await table.do(Play(ANN, 0, (Pick(1),)))
        await until(lambda: counts(table) == (1, 1, 0))


def broken(view: View, actions: Sequence[Any], chance: Chance) -> Any:
    raise ZeroDivisionError


def lawless(view: View, actions: Sequence[Any], chance: Chance) -> Any:
    return "I win"


FRAIL = replace(
    SNAP,
    robots=replace(
        SNAP.robots,
        drivers={
            "random": broken,
            "learner": SNAP.robots.drivers["first"],
            "club": lawless,
            "champion": broken,
        },
        substitute="club",
    ),
)


async def test_where_a_robot_fails_the_level_below_it_decides(caplog: pytest.LogCaptureFixture) -> None:
    question = Question(FRAIL, "champion", None, [Pick(1), Pick(2)], Chance("frail", 1))
    chosen = await choose(IN_PROCESS, question)
    assert chosen == Pick(1)
    told = [record.getMessage() for record in caplog.records]
    assert ["robot champion failed" in told[0], "robot club failed" in told[1]] == [True, True]
    assert len(told) == 2


def test_a_robot_of_no_level_is_replaced_by_the_one_of_absent_players() -> None:
    assert FRAIL.robots.below("champion") == ("club", "learner")
    assert FRAIL.robots.below("gone") == ("club",)
    assert SNAP.robots.below("first") == ()


async def test_a_table_goes_on_with_a_robot_that_fails(build: Build) -> None:
    async with build(titles={"snap": FRAIL}) as world:
        table = await world.table(ANN, BO, robots=1, title="snap")
        await until(lambda: counts(table) == (0, 1, 0))
