"""Checks that people see the current state."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.catalogue import TITLES
from bot.locales.phrase import ENGLISH
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot
from bot.model.store_errors import StoreAway
from bot.runtime.clock import SystemClock, sleep
from bot.sandbox.world import SandboxWorld
from bot.storage.store import SqlStore
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table
from bot.ui.messages.public_table import table_message
from tests.storage.stored import tables_in_play
from tests.ui.messages.seated import NOWHERE
from tests.ui.sync.truth import alike, buttons, drawn_texts, texts
from tools.scale.screens import Screens

LOOKS = 0.25
"""The number of seconds between two comparisons."""


@dataclass(frozen=True)
class Wrong:
    """A message that does not show the current state. hand: whether it is a hand, and not the table's public
    message.
    """

    table: str
    hand: bool
    what: str

    def __str__(self) -> str:
        return f"table {self.table}: {self.what}"


@dataclass(frozen=True)
class Recovery:
    """The course of a recovery. hands, boards: the seconds until all hands and until all messages were
    correct. last_hand: the hand that was wrong last. wrong: the messages that never became correct.
    """

    hands: float
    boards: float
    last_hand: str
    wrong: Sequence[Wrong]


class Onlooker:
    """Compares the stored state with the messages on Discord. deadlines: by table, seat and number of the
    seat's moves, the database's Unix time before which the clock must not play.
    """

    def __init__(self, store: SqlStore, world: SandboxWorld, screens: Screens) -> None:
        self.deadlines: dict[tuple[str, int, int], float] = {}
        self._store = store
        self._world = world
        self._screens = screens
        self._clock = PlayClock(SystemClock())
        self._preferences = PreferenceBook(store.preferences, self._clock, alone=True)

    async def longest(self, patience: float) -> Recovery:
        """Wait until every message has been correct once, for at most `patience` seconds, and return the
        recovery.
        """
        clock, hands, last = SystemClock(), 0.0, ""
        began = clock.now()
        wrong = await self._look(None)
        while wrong and clock.now() < began + patience:
            if missing := [each for each in wrong if each.hand]:
                hands, last = clock.now() - began, str(missing[0])
            await sleep(clock, LOOKS)
            still = {(each.table, each.hand) for each in wrong}
            found = await self._look({each.table for each in wrong})
            wrong = [each for each in found if (each.table, each.hand) in still]
        return Recovery(hands, clock.now() - began, last, wrong)

    async def _look(self, tables: set[str] | None) -> list[Wrong]:
        """Return the wrong messages of the given tables, or of all tables in play, and record their
        deadlines.
        """
        while True:
            try:
                heartbeat = await self._store.workers.last_beat()
                snapshots = (
                    await tables_in_play(self._store)
                    if tables is None
                    else await self._store.tables.find_tables(sorted(tables))
                )
                break
            except StoreAway:
                await sleep(SystemClock(), LOOKS)
        lost = heartbeat.lost if heartbeat else 0.0
        self._clock.lose(lost - self._clock.lost)
        found = list[Wrong]()
        for snapshot in snapshots:
            for due in snapshot.clocks:
                key = (snapshot.id, due.seat, snapshot.match.counts[due.seat])
                self.deadlines[key] = due.at + lost
            found += self.wrong(snapshot)
            await asyncio.sleep(0)
        return found

    async def evidence(self, table: str) -> str:
        """Return the stored data of a table and its messages, with the latest changes, as text."""
        (stored,) = await self._store.tables.find_tables([table])
        return "\n      ".join(
            (
                *self._screens.changes(table),
                f"now {SystemClock().now():.2f}: {stored.status}, version {stored.version}",
                str(await self._store.messages.read_message_state(table)),
            )
        )

    def wrong(self, snapshot: AnySnapshot) -> Iterator[Wrong]:
        """Yield the messages of a table that do not show the current state."""
        title = TITLES[snapshot.title]
        table = Table(
            snapshot,
            title=title,
            store=self._store.tables,
            clock=self._clock,
            preferences=self._preferences,
            events=NOWHERE,
        )
        channel = self._world.channels[snapshot.place.channel]
        shown = self._screens.of_table(snapshot.id)
        board = [each for each in shown if each.channel is channel and not each.ephemeral]
        drawn = "\n".join(drawn_texts(table_message(table, (), self._clock.unix, ENGLISH)))
        if len(board) != 1:
            yield Wrong(snapshot.id, hand=False, what=f"{len(board)} public messages")
        elif not alike(table, "\n".join(texts(board[0])), drawn):
            yield Wrong(snapshot.id, hand=False, what="its public message is old")
        for seat in table.awaited:
            player = snapshot.players[seat]
            if player.person is not None and player.robot is None and not self._has_hand(table, seat):
                yield Wrong(snapshot.id, hand=True, what=f"seat {seat} must act and has no live hand")

    def _has_hand(self, table: Table, seat: int) -> bool:
        """Return whether a player can see their choices."""
        snapshot = table.snapshot
        user = self._world.users[snapshot.players[seat].person or 0]
        dm, channel = self._world.dm(user), self._world.channels[snapshot.place.channel]
        count = snapshot.match.counts[seat]
        live = {("play", count), ("open", count), ("tap", table.turn)}
        return any(
            each.table == snapshot.id and (each.action, each.mark) in live
            for message in self._screens.of_table(snapshot.id)
            if message.channel is dm or (message.channel is channel and message.viewer is user)
            for each in buttons(message)
        )
