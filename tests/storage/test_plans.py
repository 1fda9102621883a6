"""Tests that queries use indexes, according to SQLite's query plans, however much is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from bot.catalogue import TITLES
from bot.features.lookback.model import PuzzleSpot
from bot.features.lookback.queries.puzzles import PuzzleReader, SqlPuzzles
from bot.features.lookback.queries.reviews import SqlReviews
from bot.features.nights.model import Entrant, Night
from bot.features.nights.queries import SqlNights
from bot.model.snapshots import Place
from bot.storage.messages import of_person
from bot.storage.store import SqlStore
from tests.storage.exported import exported
from tests.storage.fresh import fresh

GROWING = ("tables", "now", "seats", "notes", "results", "reviews", "missed", "moves", "nights")
"""The database tables that grow with every game, night or player. `now` is an alias in a query."""


def asked(store: SqlStore) -> list[Callable[[], Awaitable[object]]]:
    """Return the queries that run while a press is handled."""
    circuits, seats, puzzles, reviews = (
        store.circuits,
        store.seats,
        SqlPuzzles(store.database),
        SqlReviews(store.database),
    )
    place, reader = Place(1, 2), PuzzleReader(5, now=9.0, over=3, guild=1)
    return [
        lambda: circuits.find_circuit("c"),
        lambda: circuits.circuits_in(1, running=True),
        lambda: circuits.hosted_by(5),
        lambda: circuits.results(guild=1, circuit="c"),
        lambda: circuits.results(guild=1, person=5),
        lambda: circuits.results(guild=1, title="rasant"),
        lambda: circuits.finished(5, "rasant", 3),
        lambda: seats.met("rasant", "seed", [5, 6]),
        lambda: seats.in_play("rasant", "seed"),
        lambda: seats.find("tables", person=5),
        lambda: seats.find("tables", met=5, guild=1),
        lambda: seats.find("tables", guild=1, channel=2),
        lambda: seats.find("tables", circuit="c"),
        lambda: seats.find("lobbies", guild=1, channel=2),
        lambda: seats.numbers(5, place),
        lambda: seats.page("tables", "t", 9),
        lambda: seats.page("tables", "t", 9, 1),
        lambda: store.tables.find_table("t"),
        lambda: store.tables.find_tables(["t", "u"]),
        lambda: store.tables.find_moves("t"),
        lambda: store.tables.is_taken("t"),
        store.due.next_due,
        lambda: store.messages.read_message_state("t"),
        lambda: store.dailies.channels_of(5),
        lambda: SqlNights(store.database, TITLES).ahead_in(1),
        lambda: puzzles.progress(5, PuzzleSpot("t", 0, 1)),
        lambda: puzzles.waiting(reader),
        lambda: puzzles.find(reader, "t", 1),
        lambda: reviews.find("t", 0, 5),
        lambda: reviews.finished(5, "rasant"),
        lambda: reviews.of(5, ["t"]),
        seats.counts,
    ]


def done(store: SqlStore) -> list[Callable[[], Awaitable[object]]]:
    """Return the queries that run at other times: for a person whose data is deleted, at a start, and once a
    day.
    """
    night = Night("n", Place(1, 2), 5, "rasant", 9.0, 4, entrants=(Entrant(6, "Bo"),))
    kept, messages = store.retention, store.messages
    return [
        lambda: SqlNights(store.database, TITLES).add(night, now=1.0, next_due=9.0),
        lambda: SqlNights(store.database, TITLES).of(5),
        lambda: store.people.delete_person(5, "Deleted player 1"),
        lambda: exported(store.exports, 5),
        lambda: messages.write_message_state(of_person(6), "{}"),
        lambda: messages.subjects_after("person/", 9),
        lambda: store.due.hasten("notes", 9.0),
        lambda: store.seats.page("lobbies", "t", 9),
        lambda: store.seats.page("lobbies", "t", 9, 1),
        lambda: kept.purge(1.0),
        lambda: kept.inactive(1.0, 9),
        lambda: kept.note_servers(frozenset(), 1.0),
        lambda: kept.delete_server(1),
    ]


EXCEPTIONS = {
    "SCAN missed": "the worst of a daily is looked for in its order, and a game has at most three",
    "SCAN notes USING INDEX notes_closed": "the index has closed lobbies alone, which a purge deletes",
}
"""The full scans that are allowed, as the query plan names them, each with its reason."""


async def test_nothing_goes_through_all_games_at_once(tmp_path: Path) -> None:
    file = tmp_path / "paddock.db"
    fresh(file)
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    heard, scans = list[tuple[str, Any]](), dict[str, str]()

    def hear(*executed: Any) -> None:
        _, _, sql, values, *_ = executed
        heard.append((sql, values))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        for ask in (*asked(store), *done(store)):
            await ask()
    finally:
        event.remove(Engine, "before_cursor_execute", hear)
    with closing(sqlite3.connect(file)) as db:
        for sql, values in heard:
            for *_, step in db.execute(f"EXPLAIN QUERY PLAN {sql}", values):
                if step.startswith("SCAN ") and step.split()[1] in GROWING:
                    scans[step] = sql
    await store.close()
    assert scans.keys() == EXCEPTIONS.keys(), scans
