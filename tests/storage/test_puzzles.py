"""Tests of puzzles in the database: whose missed decisions a person can try."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.review_method import Appraisal
from bot.features.lookback.model import DAY, Judged, Missed, Progress, PuzzleSpot, Review
from bot.features.lookback.puzzles import Puzzles, Shelf
from bot.features.lookback.queries.puzzles import PuzzleReader, SqlPuzzles
from bot.features.lookback.queries.reviews import Reviewed, SqlReviews
from bot.league.daily_game import Day
from bot.model.preferences import Preferences
from bot.model.snapshots import Place, Player
from bot.storage.store import SqlStore
from tests.storage import races

ANN, BO, CY = 11, 12, 13
MISSED = Review(9, judged=(Judged(5, Appraisal(1, 2.5, 0.1)), Judged(7, Appraisal(0, 1.0, 0.9))), done=True)


async def ended(store: SqlStore, id: str, person: int, **changes: Any) -> None:
    """Store a finished table at which a person has seat 1."""
    table = races.table(id)
    seated = (table.players[0], Player(f"Number {person}", person), *table.players[2:])
    await store.tables.open_table(replace(table, status="over", players=seated, **changes))


async def reviewed(
    store: SqlStore, table: str, person: int, review: Review = MISSED, at: float = 5.0
) -> Missed:
    """Store a review of a person's seat at a table, and return the mistake that it found beyond doubt."""
    await SqlReviews(store.database).save(person, Reviewed(table, 1, "gear_head", at, review))
    return Missed(PuzzleSpot(table, 1, 5), person, 2.5)


def reading(person: int, now: float = 0.0, guild: int = 0, **changes: Any) -> PuzzleReader:
    """Return a person as a reader of puzzles, long after all dailies are over. changes: other values of the
    reader's fields.
    """
    return PuzzleReader(person, now, over=90_000, guild=guild)._replace(**changes)


async def test_others_see_what_was_lent_to_their_server(store: SqlStore) -> None:
    await ended(store, "aaaaa", ANN)
    await ended(store, "bbbbb", ANN, daily=Day(20_800), host=ANN)
    await ended(store, "ccccc", BO)
    await ended(store, "ddddd", ANN)
    await ended(store, "eeeee", ANN, place=Place(1, 77))
    lent, daily = await reviewed(store, "aaaaa", ANN), await reviewed(store, "bbbbb", ANN)
    kept, hidden = await reviewed(store, "ccccc", BO), await reviewed(store, "eeeee", ANN)
    await reviewed(store, "ddddd", ANN, replace(MISSED, done=False))
    await store.preferences.save_preferences(ANN, Preferences(lends=True))
    await store.preferences.save_preferences(BO, Preferences())
    find = SqlPuzzles(store.database).waiting
    assert ((await find(reading(ANN))).own, (await find(reading(ANN))).whole) == ([lent, daily, hidden], 3)
    assert (await find(reading(BO))).own == [kept]
    assert (await find(reading(CY, guild=1))).lent == [lent, daily, hidden]
    assert (await find(reading(CY, guild=1, sees=lambda channel: channel != 77))).lent == [lent, daily]
    assert (await find(reading(ANN, guild=1))).lent == []
    assert (await find(reading(CY, guild=2))).lent == []
    assert (await find(reading(CY))).lent == []
    for reader, found in ((reading(CY, guild=1), True), (reading(ANN), True), (reading(BO), True)):
        assert (await SqlPuzzles(store.database).find(reader, "aaaaa", 5) is not None) == found
    assert await SqlPuzzles(store.database).find(reading(ANN), "ccccc", 5) is None
    assert await SqlPuzzles(store.database).find(reading(ANN), "aaaaa", 6) is None


async def test_what_cannot_be_shown_is_neither_counted_nor_in_the_way_of_the_rest(store: SqlStore) -> None:
    twice = races.table("eeeee")
    for at, id in enumerate(("aaaaa", "bbbbb", "ccccc", "ddddd")):
        changes: dict[str, Any] = {
            "bbbbb": {"daily": Day(20_800), "host": ANN},
            "ccccc": {"match": twice.match},
        }
        await ended(store, id, ANN, **changes.get(id, {}))
        worse = replace(MISSED, judged=(Judged(5, Appraisal(1, 9.5 - at, 0.1)),))
        await reviewed(store, id, ANN, worse)
    await store.tables.open_table(twice)
    found = await SqlPuzzles(store.database).waiting(reading(ANN, over=20_799, without=("aaaaa",)))
    assert [(each.spot.table, each.loss) for each in found.own] == [("ddddd", 6.5)]
    assert found.whole == 1
    for id, shown in (("aaaaa", True), ("bbbbb", False), ("ccccc", False), ("ddddd", True)):
        assert (await SqlPuzzles(store.database).find(reading(ANN, over=20_799), id, 5) is not None) == shown


async def test_what_comes_again_is_before_what_is_new_and_what_cost_most_before_the_rest(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    losses = (1.5, 4.0, 0.5, 9.0, 8.0)
    small, large, again, later, done = (f"{number}aaaa" for number in range(5))
    for id, loss in zip((small, large, again, later, done), losses, strict=True):
        await ended(store, id, ANN)
        await reviewed(store, id, ANN, replace(MISSED, judged=(Judged(5, Appraisal(1, loss, 0.1)),)))
    progress = {again: Progress(1, 0, 50.0), later: Progress(1, 1, 150.0), done: Progress(2, 2, 50.0)}
    for id, each in progress.items():
        await SqlPuzzles(store.database).save(ANN, PuzzleSpot(id, 1, 5), each, None)
    found = await SqlPuzzles(store.database).waiting(reading(ANN, 100.0))
    assert [each.spot.table for each in found.own] == [again, large, small]
    assert (found.solved, found.due) == (1, 150.0)
    monkeypatch.setattr("bot.features.lookback.queries.puzzles.MOST", 1)
    found = await SqlPuzzles(store.database).waiting(reading(ANN, 100.0))
    assert ([each.spot.table for each in found.own], found.whole) == ([again], 3)


async def test_the_daily_gives_one_puzzle_once_nobody_can_play_it_any_more_and_it_comes_again(
    store: SqlStore,
) -> None:
    await ended(store, "aaaaa", CY)
    await ended(store, "bbbbb", ANN, daily=Day(20_800), host=ANN)
    await ended(store, "ccccc", BO, daily=Day(20_800), host=BO)
    mine, small = await reviewed(store, "aaaaa", CY), await reviewed(store, "bbbbb", ANN)
    worse = replace(MISSED, judged=(Judged(5, Appraisal(1, 9.5, 0.1)),))
    await reviewed(store, "ccccc", BO, worse)
    large = Missed(PuzzleSpot("ccccc", 1, 5), BO, 9.5)
    for person in (ANN, BO):
        await store.preferences.save_preferences(person, Preferences(lends=True))
    puzzles, over = Puzzles(SqlPuzzles(store.database)), float(Day(20_800).late)

    async def shelf(now: float) -> Shelf:
        return await puzzles.shelf(puzzles.reader(CY, now, 0, bool), daily=True)

    assert [*(await shelf(over - 1.0)).waiting] == [("own", mine)]
    asked = await shelf(over)
    assert ([*asked.waiting], asked.count) == ([("daily", large), ("own", mine)], 2)
    assert await puzzles.answered(CY, large.spot, over, right=True) == Progress(1, 1, over + DAY)
    assert await puzzles.answered(CY, large.spot, over, right=True) is None
    after = await shelf(over)
    assert ([*after.waiting], after.count, after.streak) == ([("own", mine)], 1, 1)
    assert [*(await shelf(over + DAY)).waiting] == [("daily", large), ("own", mine)]
    assert await puzzles.find(puzzles.reader(CY, over, 0, bool), "bbbbb", 5) == ("daily", small)


async def test_how_far_somebody_is_goes_with_the_table(store: SqlStore) -> None:
    await ended(store, "aaaaa", ANN)
    await store.tables.open_table(races.table("bbbbb"))
    gone, stays = PuzzleSpot("aaaaa", 1, 5), PuzzleSpot("bbbbb", 1, 5)
    for spot, player in ((gone, ANN), (stays, 101)):
        await reviewed(store, spot.table, player)
        await SqlPuzzles(store.database).save(CY, spot, Progress(1, 0, 50.5), None)
    await SqlPuzzles(store.database).save(CY, stays, Progress(2, 1, 90.5), 20_801)
    progress, spots = SqlPuzzles(store.database).progress, (gone, stays)
    assert [await progress(CY, each) for each in spots] == [
        Progress(1, 0, 50.5),
        Progress(2, 1, 90.5),
    ]
    await store.retention.purge(9e12)
    assert [await progress(CY, each) for each in (gone, stays)] == [Progress(), Progress(2, 1, 90.5)]
    assert [*await SqlPuzzles(store.database).days(CY)] == [20_801]
    assert await progress(ANN, stays) == Progress()


async def test_whoever_has_their_data_deleted_during_a_review_or_an_answer_leaves_nothing_of_it(
    store: SqlStore,
) -> None:
    await ended(store, "aaaaa", CY)
    await ended(store, "bbbbb", BO)
    mine, others = await reviewed(store, "aaaaa", CY), await reviewed(store, "bbbbb", BO)
    await SqlPuzzles(store.database).save(CY, mine.spot, Progress(1, 1, 50.5), 20_801)
    await store.people.delete_person(CY, "Deleted player 1")
    await reviewed(store, "aaaaa", CY, at=6.0)
    await SqlPuzzles(store.database).save(CY, mine.spot, Progress(2, 2, 60.5), 20_802)
    assert [*await SqlReviews(store.database).of(CY)] == []
    assert [*await SqlPuzzles(store.database).days(CY)] == []
    assert await SqlPuzzles(store.database).progress(CY, mine.spot) == Progress()
    await reviewed(store, "bbbbb", BO, at=6.0)
    assert [each.at for each in await SqlReviews(store.database).of(BO)] == [6.0]
    assert (await SqlPuzzles(store.database).waiting(reading(BO))).own == [others]
    assert (await SqlPuzzles(store.database).waiting(reading(CY))).own == []
