"""Tests that answers to questions about a table's player are cached while the game continues."""

from __future__ import annotations

from bot.tables.table import TableState
from bot.ui.messages import tips
from tests.venue import Venue


async def test_an_answer_stays_as_it_was_first_and_the_oldest_are_forgotten(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    asked = list[int]()

    async def ask(_: TableState, person: int) -> bool:
        asked.append(person)
        return asked.count(person) == 1

    memory = tips.SeatMemory(ask)
    assert [await memory.of(table, 1) for _ in range(3)] == [True, True, True]
    assert asked == [1]
    for person in range(2, tips.REMEMBERED + 2):
        await memory.of(table, person)
    assert await memory.of(table, 1) is False, "it was forgotten, and is asked again"
    assert await memory.of(table, 3) is True, "no other one was"
    assert asked.count(3) == 1
