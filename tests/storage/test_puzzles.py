"""Puzzles in the database: whose missed decisions somebody may try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.hindsight import Appraisal
from bot.league.daily import Day
from bot.model.preferences import Preferences
from bot.model.puzzles import Missed, Progress, Spot
from bot.model.reviews import Judged, Review, Tempo
from bot.model.snapshots import Player
from bot.record.puzzles import Puzzles
from bot.storage.reviews import Reviewed
from bot.storage.store import SqlStore
from tests.storage import races

ANN, BO, CY = 11, 12, 13
MISSED = Review(9, judged=(Judged(5, Appraisal(1, 2.5, 0.1)), Judged(7, Appraisal(0, 1.0, 0.9))), done=True)


async def ended(store: SqlStore, id: str, person: int, **changes: Any) -> None:
    """A finished table where that person sits in seat 1."""
    table = races.table(id)
    seated = (table.players[0], Player(f"Number {person}", person), *table.players[2:])
    await store.tables.open_table(replace(table, status="over", players=seated, **changes))


async def reviewed(
    store: SqlStore, table: str, person: int, review: Review = MISSED, at: float = 5.0
) -> Missed:
    """A review of that person's seat there, and what it found beyond doubt."""
    await store.reviews.save(person, Reviewed(table, 1, "gear_head", at, review))
    return Missed(Spot(table, 1, 5), person, 2.5)


async def test_others_see_what_was_lent_to_their_server_or_in_the_daily_of_that_day(store: SqlStore) -> None:
    await ended(store, "aaaaa", ANN)
    await ended(store, "bbbbb", ANN, daily=Day(20_800), host=ANN)
    await ended(store, "ccccc", BO)
    await ended(store, "ddddd", ANN)
    lent, daily = await reviewed(store, "aaaaa", ANN), await reviewed(store, "bbbbb", ANN)
    kept = await reviewed(store, "ccccc", BO)
    await reviewed(store, "ddddd", ANN, replace(MISSED, done=False))
    await store.preferences.save_preferences(ANN, Preferences(lends=True))
    await store.preferences.save_preferences(BO, Preferences())
    puzzles = store.puzzles
    assert {*await puzzles.own(ANN)} == {lent, daily}
    assert [*await puzzles.own(BO)] == [kept]
    assert {*await puzzles.lent(CY, 1)} == {lent, daily}
    assert [*await puzzles.lent(ANN, 1)] == []
    assert [*await puzzles.lent(CY, 2)] == []
    assert [*await puzzles.of_days(CY, 20_800, 20_800)] == [daily]
    assert [*await puzzles.of_days(CY, 20_799, 20_799)] == []


async def test_the_daily_gives_one_puzzle_once_nobody_can_play_it_any_more(store: SqlStore) -> None:
    await ended(store, "aaaaa", CY)
    await ended(store, "bbbbb", ANN, daily=Day(20_800), host=ANN)
    await ended(store, "ccccc", BO, daily=Day(20_800), host=BO)
    mine, small = await reviewed(store, "aaaaa", CY), await reviewed(store, "bbbbb", ANN)
    worse = replace(MISSED, judged=(Judged(5, Appraisal(1, 9.5, 0.1)),))
    await reviewed(store, "ccccc", BO, worse)
    large = Missed(Spot("ccccc", 1, 5), BO, 9.5)
    for person in (ANN, BO):
        await store.preferences.save_preferences(person, Preferences(lends=True))
    puzzles, over = Puzzles(store.puzzles), float(Day(20_800).late)
    early = await puzzles.shelf(CY, 0, over - 1.0, daily=True)
    assert [*early.found] == [("own", mine)]
    asked = await puzzles.shelf(CY, 0, over, daily=True)
    assert [*asked.found] == [("daily", large), ("own", mine)]
    await puzzles.answered(CY, large.spot, Progress(), over, right=True)
    after = await puzzles.shelf(CY, 0, over, daily=True)
    assert (after.found[: after.waiting], after.streak) == ([("own", mine)], 1)
    assert small not in [each for _, each in after.found]


async def test_how_far_somebody_is_goes_with_the_table(store: SqlStore) -> None:
    await ended(store, "aaaaa", ANN)
    await store.tables.open_table(races.table("bbbbb"))
    gone, stays = Spot("aaaaa", 1, 5), Spot("bbbbb", 1, 5)
    for spot, player in ((gone, ANN), (stays, 101)):
        await reviewed(store, spot.table, player)
        await store.puzzles.save(CY, spot, Progress(1, 0, 50.5), None)
    await store.puzzles.save(CY, stays, Progress(2, 1, 90.5), 20_801)
    assert await store.puzzles.known(CY) == {gone: Progress(1, 0, 50.5), stays: Progress(2, 1, 90.5)}
    await store.retention.purge(9e12)
    assert await store.puzzles.known(CY) == {stays: Progress(2, 1, 90.5)}
    assert [*await store.puzzles.days(CY)] == [20_801]
    assert await store.puzzles.known(ANN) == {}


async def test_whoever_has_their_data_deleted_during_a_review_or_an_answer_leaves_nothing_of_it(
    store: SqlStore,
) -> None:
    await ended(store, "aaaaa", CY)
    await ended(store, "bbbbb", BO)
    mine, others = await reviewed(store, "aaaaa", CY), await reviewed(store, "bbbbb", BO)
    await store.puzzles.save(CY, mine.spot, Progress(1, 1, 50.5), 20_801)
    await store.people.forget(CY, "Deleted player 1")
    await reviewed(store, "aaaaa", CY, at=6.0)
    await store.puzzles.save(CY, mine.spot, Progress(2, 2, 60.5), 20_802)
    assert [*await store.reviews.of(CY)] == []
    assert [*await store.puzzles.days(CY)] == []
    assert await store.puzzles.known(CY) == {}
    await reviewed(store, "bbbbb", BO, at=6.0)
    assert [each.at for each in await store.reviews.of(BO)] == [6.0]
    assert [*await store.puzzles.own(BO)] == [others]


async def test_games_of_presses_take_no_room_from_puzzles(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.puzzles.LENT", 1)
    await ended(store, "aaaaa", CY)
    await ended(store, "bbbbb", CY)
    missed = await reviewed(store, "aaaaa", CY)
    await reviewed(store, "bbbbb", CY, Review(7, done=True, tempo=Tempo(4, 2, 1, 0.75)), at=6.0)
    assert [*await store.puzzles.own(CY)] == [missed]
