"""Tables on a real database, with a display that records its calls and a clock that tests set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Seat
from bot.features.circuits.hosting import HostedCircuits
from bot.league.circuit import Circuit
from bot.model.snapshots import Pace, Place, Seating
from bot.storage.store import SqlStore
from bot.tables.decide import Play
from bot.tables.decide_lobby import Join
from bot.tables.lobby import Lobby
from bot.tables.registry import Luck, TableRegistry
from bot.tables.table import Table
from bot.title import AnyTitle as Title
from tests.storage.fresh import fresh
from tests.virtual_time import VirtualClock, pytest_asyncio_loop_factories, the_loop

__all__ = ["pytest_asyncio_loop_factories"]

ANN, BO, CY, DI = 11, 12, 13, 14
NAMES = {ANN: "Ann", BO: "Bo", CY: "Cy", DI: "Di"}
HERE = Place(guild=1, channel=2)


QUICK: Mapping[str, Title] = {
    "gear_head": replace(TITLES["gear_head"], robots=replace(TITLES["gear_head"].robots, substitute="random"))
}
"""Gear Head with robots that do not think."""


class RecordingDisplay:
    """A Display that records the calls it receives, and marks everything in the store as shown."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.notes = True
        self.noting: set[asyncio.Task[None]] = set()
        self.shown: list[Table] = []
        self.lobbies: list[Lobby] = []
        self.reminded: set[Seat] = set()
        self.changed_elsewhere_ones: list[Table | Lobby] = []
        self.seen_to: list[Table | Lobby] = []
        self.closed: list[str] = []
        self.drawing: dict[str, int] = {}
        self.circuits: list[Circuit] = []
        self.taken_away: list[str] = []
        self.forgotten: list[tuple[int, str, int]] = []

    def update(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        closed = False
        if isinstance(subject, Lobby):
            self.lobbies.append(subject)
            closed = subject.closed
        else:
            self.shown.append(subject)
            self.reminded |= {due.seat for due in subject.snapshot.clocks if due.reminded}
        self._note(subject.snapshot.id, subject.snapshot.version + closed)

    def _note(self, id: str, version: int) -> None:
        if self.notes:
            self.noting.add(asyncio.create_task(self.store.messages.note_shown(id, version)))

    async def close(self) -> None:
        """Wait until everything has been recorded in the store."""
        await asyncio.gather(*self.noting, return_exceptions=True)

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        self.changed_elsewhere_ones.append(subject)

    def see_to(self, subject: Table | Lobby) -> None:
        self.seen_to.append(subject)

    def remove_buttons(self, id: str) -> None:
        self.closed.append(id)

    def at_work(self) -> Mapping[str, int]:
        return self.drawing

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        self.taken_away += [table.snapshot.id for table in tables]
        return ()

    async def delete_person(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        self.forgotten += [(person, table.snapshot.id, replays[table.snapshot.id]) for table in tables]


class World:
    """A registry of tables with its dependencies, and the time."""

    def __init__(
        self,
        store: SqlStore,
        time: float,
        robot_pause: float,
        titles: Mapping[str, Title],
        beat: float = 1e9,
        **more: Any,
    ) -> None:
        self.clock = VirtualClock(the_loop(), time - the_loop().time())
        self.channel = HERE.channel
        self.store = store
        self.display = RecordingDisplay(store)
        self.titles = titles
        seeds = count()
        self.registry = TableRegistry(
            titles=titles,
            store=store,
            clock=self.clock,
            robot_pause=robot_pause,
            beat_every=beat,
            luck=Luck(lambda: f"test {next(seeds)}", Random("tables").choice),
            **more,
        )
        self.circuits = HostedCircuits(store.circuits, store.due, self.registry)
        self.circuits.show_end = self.display.circuits.append
        self.registry.extend(self.circuits)

    @property
    def time(self) -> float:
        """The Unix time in seconds. If it is set to a later time, everything that is due by then happens once
        the loop continues.
        """
        return self.clock.now()

    @time.setter
    def time(self, at: float) -> None:
        self.clock.loop.jump(at - self.clock.now())

    async def advance(self, seconds: float) -> None:
        """Advance the time, and wait until everything that is due by then has happened."""
        await the_loop().advance(seconds)

    async def lobby(
        self,
        *people: int,
        robots: int = 0,
        pace: Pace = "live",
        seating: Seating = "fixed",
        circuit: str = "",
        title: str = "gear_head",
    ) -> Lobby:
        host, *others = people
        lobby = await self.registry.new_lobbies.open(
            title=title,
            place=replace(HERE, channel=self.channel),
            person=host,
            name=NAMES[host],
            options=self.titles[title].rules.options(),
            pace=pace,
            seating=seating,
            robots=robots,
            circuit=circuit,
        )
        for person in others:
            await lobby.do(Join(person, NAMES[person]))
        return lobby

    async def table(
        self, *people: int, robots: int = 0, pace: Pace = "live", title: str = "gear_head"
    ) -> Table:
        lobby = await self.lobby(*people, robots=robots, pace=pace, title=title)
        return await lobby.start(people[0], manager=False)


async def until(true: Callable[[], bool]) -> None:
    """Wait until everything has settled, and check that the condition is true."""
    await the_loop().settle()
    assert true(), "it did not come true"


async def move(table: Table, person: int, at: int = 0) -> Any:
    """Make a legal move as a person, and return it. at: its index among the legal moves."""
    seat = table.seat_of(person)
    action = table.actions(seat)[at]
    await table.do(Play(person, table.snapshot.match.counts[seat], (action,)))
    return action


Build = Callable[..., Any]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Return a function that opens worlds on the same database, one after the other: `async with build() as
    world`.
    """

    @asynccontextmanager
    async def opened(
        *,
        time: float = 1_000.0,
        robot_pause: float = 0.0,
        titles: Mapping[str, Title] = QUICK,
        kind: type[SqlStore] = SqlStore,
        **more: Any,
    ) -> AsyncIterator[World]:
        fresh(tmp_path / "paddock.db")
        store = await kind.open(f"sqlite:///{tmp_path}/paddock.db", titles)
        world = World(store, time, robot_pause, titles, **more)
        await world.registry.start(world.display)
        await world.registry.resume()
        try:
            yield world
        finally:
            await world.registry.stop()
            await world.display.close()
            await store.close()

    return opened


@pytest.fixture
async def world(build: Build) -> AsyncIterator[World]:
    async with build() as one:
        yield one
