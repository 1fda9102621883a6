"""What presses wait for is found by indexes, however much is stored: SQLite says how it would look for it."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy.dialects import sqlite

from bot.catalogue import TITLES
from bot.model.puzzles import PuzzleSpot
from bot.model.snapshots import Place
from bot.storage.database import Query, Rows, driver_url
from bot.storage.puzzles import PuzzleReader
from bot.storage.sqlite import Sqlite
from bot.storage.store import SqlStore
from bot.storage.workers import SqlWorkers
from tests.storage.fresh import fresh

GROWING = ("tables", "now", "seats", "notes", "results", "reviews", "missed", "moves")
"""What grows with every game; `now` is another name of tables."""


class Listening(Sqlite):
    """A SQLite file that keeps the queries that presses wait for."""

    heard: list[Query]

    async def read(self, *queries: Query, slow: bool = False) -> list[Rows]:
        if not slow:
            self.heard += queries
        return await super().read(*queries, slow=slow)


def asked(store: SqlStore) -> list[Callable[[], Awaitable[object]]]:
    """What presses ask the store for."""
    circuits, seats, puzzles, reviews = store.circuits, store.seats, store.puzzles, store.reviews
    place, reader = Place(1, 2), PuzzleReader(5, now=9.0, over=3, guild=1)
    return [
        lambda: circuits.find_circuit("c"),
        lambda: circuits.circuits_in(1, running=True),
        lambda: circuits.hosted_by(5),
        lambda: circuits.results(guild=1, circuit="c"),
        lambda: circuits.results(guild=1, person=5),
        lambda: circuits.results(guild=1, title="rasant"),
        lambda: circuits.has_finished(5, "rasant"),
        lambda: seats.met("rasant", "seed", [5, 6]),
        lambda: seats.in_play("rasant", "seed"),
        lambda: seats.find("tables", person=5),
        lambda: seats.find("tables", met=5, guild=1),
        lambda: seats.find("tables", guild=1, channel=2),
        lambda: seats.find("tables", circuit="c"),
        lambda: seats.find("lobbies", guild=1, channel=2),
        lambda: seats.numbers(5, place),
        lambda: seats.page("tables", "t", 9),
        lambda: store.tables.find_table("t"),
        lambda: store.tables.find_tables(["t", "u"]),
        lambda: store.tables.find_moves("t"),
        lambda: store.tables.is_taken("t"),
        store.due.next_due,
        lambda: store.messages.read_message_state("t"),
        lambda: store.dailies.channels_of(5),
        lambda: store.nights.ahead_in(1),
        lambda: puzzles.known(5),
        lambda: puzzles.progress(5, PuzzleSpot("t", 0, 1)),
        lambda: puzzles.waiting(reader),
        lambda: puzzles.find(reader, "t", 1),
        lambda: reviews.find("t", 0, 5),
        lambda: reviews.finished(5, "rasant"),
        lambda: reviews.of(5, ["t"]),
        seats.counts,
    ]


EXCEPTIONS = {"SCAN missed": "the worst of a daily is looked for in its order, and a game has at most three"}
"""What is gone through all the same, as the plan says it, and why."""


async def test_nothing_that_a_press_waits_for_goes_through_all_games(tmp_path: Path) -> None:
    file = tmp_path / "paddock.db"
    fresh(file)
    database = await Listening.open(driver_url(f"sqlite:///{file}"))
    database.heard = []
    store = SqlStore(database, TITLES, SqlWorkers(database))
    scans = dict[str, str]()
    for ask in asked(store):
        await ask()
    with closing(sqlite3.connect(file)) as db:
        for query in database.heard:
            sql = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
            for *_, step in db.execute(f"EXPLAIN QUERY PLAN {sql}"):
                if step.startswith("SCAN ") and step.split()[1] in GROWING:
                    scans[step] = sql
    await store.close()
    assert scans.keys() == EXCEPTIONS.keys(), scans
