"""A hint: what the best robot would do, for who asks for it; all are told that they asked."""

from __future__ import annotations

import pytest

from bot.catalogue import GEAR_HEAD
from bot.tables.errors import Stale, TableError
from bot.tables.records import Noticed, TookBack
from tests.tables.conftest import ANN, BO, Build
from tests.tables.snap import SNAP


async def test_a_hint_is_a_legal_action_and_told_once_a_turn(build: Build) -> None:
    async with build(titles={"gear_head": GEAR_HEAD}) as world:
        table = await world.table(ANN, BO)
        asker = ANN if table.seat_of(ANN) in table.awaited else BO
        seat = table.seat_of(asker)
        first = await table.hint(asker, 0)
        assert first in table.actions(seat)
        assert await table.hint(asker, 0) == first, "who asks again reads the same"
        assert table.record.recent.count(Noticed(table.turn, seat, "hinted")) == 1
        with pytest.raises(TableError, match="not your turn"):
            await table.hint(BO if asker == ANN else ANN, 0)
        with pytest.raises(Stale):
            await table.hint(asker, 7)


async def test_what_may_be_taken_back_still_may_after_a_hint(build: Build) -> None:
    async with build(titles={"gear_head": GEAR_HEAD}) as world:
        table = await world.table(ANN, BO)
        (seat,) = table.awaited
        asker = table.record.players[seat].person
        assert asker is not None
        take = next(action for action in table.actions(seat) if action.kind == "take")
        await table.play(asker, 0, take)
        await table.hint(asker, 1)
        await table.take_back(asker, 1, whole=False)
        *_, hint, back = table.record.recent
        assert (hint, type(back)) == (Noticed(table.turn, seat, "hinted"), TookBack)


async def test_where_the_first_press_counts_there_is_no_hint(build: Build) -> None:
    async with build(titles={"snap": SNAP}) as world:
        table = await world.table(ANN, BO, title="snap")
        for person in (ANN, BO):
            await table.play(person, 0, table.actions(table.seat_of(person))[0])
        assert table.calls
        with pytest.raises(TableError, match="no hints before it"):
            await table.hint(ANN, 1)
