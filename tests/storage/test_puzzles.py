"""Puzzles in the database: whose missed decisions somebody may try."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.hindsight import Appraisal
from bot.league.daily import Day
from bot.model.preferences import Preferences
from bot.model.puzzles import Missed, Progress, Spot
from bot.model.reviews import Judged, Review
from bot.record.puzzles import Puzzles
from bot.storage.reviews import Reviewed
from bot.storage.store import SqlStore
from tests.storage import races

ANN, BO, CY = 11, 12, 13
MISSED = Review(9, judged=(Judged(5, Appraisal(1, 2.5, 0.1)), Judged(7, Appraisal(0, 1.0, 0.9))), done=True)


async def reviewed(store: SqlStore, table: str, person: int, review: Review = MISSED) -> Missed:
    """A review of that person's seat there, and what it found beyond doubt."""
    await store.reviews.save(person, Reviewed(table, 1, "gear_head", 5.0, review))
    return Missed(Spot(table, 1, 5), person, 2.5)


async def test_others_see_what_was_lent_to_their_server_or_in_the_daily_of_that_day(store: SqlStore) -> None:
    await store.tables.open_table(replace(races.table("aaaaa"), status="over"))
    await store.tables.open_table(replace(races.table("bbbbb"), status="over", daily=Day(20_800), host=ANN))
    await store.tables.open_table(replace(races.table("ccccc"), status="over"))
    await store.tables.open_table(replace(races.table("ddddd"), status="over"))
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
    await store.tables.open_table(replace(races.table("aaaaa"), status="over"))
    await store.tables.open_table(replace(races.table("bbbbb"), status="over", daily=Day(20_800), host=ANN))
    await store.tables.open_table(replace(races.table("ccccc"), status="over", daily=Day(20_800), host=BO))
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
    await store.tables.open_table(replace(races.table("aaaaa"), status="over"))
    await store.tables.open_table(races.table("bbbbb"))
    gone, stays = Spot("aaaaa", 1, 5), Spot("bbbbb", 1, 5)
    for spot in (gone, stays):
        await store.puzzles.save(CY, spot, Progress(1, 0, 50.5), None)
    await store.puzzles.save(CY, stays, Progress(2, 1, 90.5), 20_801)
    assert await store.puzzles.known(CY) == {gone: Progress(1, 0, 50.5), stays: Progress(2, 1, 90.5)}
    await store.retention.purge(9e12)
    assert await store.puzzles.known(CY) == {stays: Progress(2, 1, 90.5)}
    assert [*await store.puzzles.days(CY)] == [20_801]
    assert await store.puzzles.known(ANN) == {}
