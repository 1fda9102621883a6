"""Tests that if a process stops before it has updated messages, another one updates them, and none is
forgotten.
"""

from __future__ import annotations

from bot.storage.due import SHOWN_IN
from tests.tables.conftest import ANN, BO, Build, move
from tests.tables.test_two_processes import Joint
from tests.virtual_time import the_loop


async def test_what_a_process_shows_and_was_killed_over_another_shows_within_five_seconds(
    build: Build,
) -> None:
    async with build(kind=Joint) as one, build(kind=Joint) as other, build(kind=Joint) as third:
        for each in (one, other, third):
            each.display.notes = False
        here = await one.table(ANN, BO)
        drawn = {here.snapshot.id: here.snapshot.version}
        one.display.drawing = drawn
        await the_loop().advance(3 * SHOWN_IN)
        assert other.display.seen_to == third.display.seen_to == [], "it is at work"
        await one.registry._alarms.stop()
        await the_loop().advance(SHOWN_IN + 0.1)
        first, second = sorted((other, third), key=lambda each: len(each.display.seen_to), reverse=True)
        assert [each.snapshot.id for each in first.display.seen_to] == [here.snapshot.id]
        first.display.drawing = drawn
        await the_loop().advance(3 * SHOWN_IN)
        assert second.display.seen_to == [], "it is left to one that lives"
        await first.registry._alarms.stop()
        await the_loop().advance(SHOWN_IN + 0.1)
        assert [each.snapshot.id for each in second.display.seen_to] == [here.snapshot.id]


async def test_whoever_still_shows_an_earlier_change_keeps_nobody_from_showing_a_later_one(
    build: Build,
) -> None:
    async with build(kind=Joint) as one, build(kind=Joint) as other:
        one.display.notes = other.display.notes = False
        here = await one.table(ANN, BO)
        other.display.drawing = {here.snapshot.id: here.snapshot.version}
        await the_loop().advance(3 * SHOWN_IN)
        assert other.display.seen_to == [], "it says that it is at work on that"
        await move(here, ANN)
        await one.registry._alarms.stop()
        await the_loop().advance(SHOWN_IN + 0.1)
        (seen,) = other.display.seen_to
        assert seen.snapshot.version == here.snapshot.version
