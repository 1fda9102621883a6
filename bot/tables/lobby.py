"""A lobby in this process, where people gather, choose options and start, and the only way to change it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from copy import copy
from typing import overload

from bot.engine.seal import Sealed, cut_of
from bot.locales.phrase import Phrase
from bot.model.errors import LobbyClosed
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnyLobby, AnySnapshot
from bot.model.store_errors import Conflict
from bot.storage.tables import SqlTables
from bot.tables.decide_lobby import (
    LobbyCommand,
    LobbyDecision,
    LobbyEnding,
    Start,
    decide_lobby,
    most_seats,
    seats,
)
from bot.tables.retrying import retried
from bot.tables.table import Table
from bot.title import AnyTitle as Title


def sealed(snapshot: AnyLobby) -> Sealed | None:
    """Return the secret and the cuts from which a lobby's deal is made in its current state, or None if the
    deal is not sealed.
    """
    cuts = tuple(cut_of(player.cut) for player in snapshot.players)
    return Sealed(snapshot.secret, cuts) if snapshot.secret else None


class Lobby:
    """An open lobby. Its state is `snapshot`, and `outcome` says how it closed, once it has.

    `begin` turns the snapshot into a table, on disk. `changed` is notified of every change once it is on
    disk. `found` is notified when the lobby was read again, because another process has changed it or it was
    unknown whether a change was stored. Its argument is the table that the lobby has become, if any.
    """

    def __init__(
        self,
        *,
        snapshot: AnyLobby,
        title: Title,
        store: SqlTables,
        clock: PlayClock,
        begin: Callable[[AnyLobby], Awaitable[Table]],
        changed: Callable[[Lobby], None],
        found: Callable[[Lobby, AnySnapshot | None], None],
    ) -> None:
        self.snapshot = snapshot
        self.title = title
        self._store = store
        self._clock = clock
        self._begin = begin
        self._changed = changed
        self._found = found
        self.outcome: LobbyEnding = ""
        self._lock = asyncio.Lock()

    # changes

    @overload
    async def do(self, command: Start) -> Table: ...
    @overload
    async def do(self, command: LobbyCommand) -> Table | None: ...
    @retried
    async def do(self, command: LobbyCommand) -> Table | None:
        """Carry out a command: decide, store, notify. If another process was faster, decide again from the
        state it stored. Return the table if the match begins, or else None. Raises LobbyClosed, the errors of
        `decide_lobby` and `begin`, StoreAway, and Stale after too many conflicts.
        """
        async with self._lock:
            self._must_be_open()
            now, before = self._clock.now(), self.snapshot
            decision = decide_lobby(before, command, self.title, now)
            if decision.lobby is before and not decision.outcome:
                return None
            try:
                table = await self._persist(decision, now)
            except Conflict:
                await self._reread()
                raise
        self._changed(self)
        return table

    async def _persist(self, decision: LobbyDecision, now: float) -> Table | None:
        """Store the decision before anyone sees the new state. Return the table if the match has begun, or
        else None. Raises Conflict if another process was faster, and the errors of `begin`.
        """
        table = None
        if decision.outcome == "started":
            table = await self._begin(decision.lobby)
        elif decision.outcome:
            await self._store.drop_lobby(self.snapshot, now=now)
        else:
            await self._store.save_lobby(decision.lobby, self.snapshot, now=now)
            self.snapshot = decision.lobby
        self.outcome = decision.outcome
        return table

    def check(self, command: LobbyCommand) -> None:
        """Raise the refusal if that command would be refused now."""
        self._must_be_open()
        decide_lobby(self.snapshot, command, self.title, self._clock.now())

    def _must_be_open(self) -> None:
        if self.outcome:
            raise LobbyClosed(Phrase(f"refuse-lobby-{self.outcome}"))

    async def adopt(self, stored: AnyLobby) -> None:
        """Adopt a newer state, which another process may have stored a moment ago."""
        async with self._lock:
            if not self.closed and stored.version > self.snapshot.version:
                self.snapshot = stored
                self._found(self, None)

    async def refresh(self) -> None:
        """Read the lobby again after another process has changed or closed it. Raises Illegible."""
        async with self._lock:
            if not self.closed:
                await self._reread()

    async def _reread(self) -> None:
        """Read the current state while the lock is held, and notify `found` if it is new."""
        before, began = self.snapshot.version, None
        stored = await self._store.find_lobby(self.snapshot.id)
        if stored is not None:
            self.snapshot = stored
        else:
            began = await self._store.find_table(self.snapshot.id)
            self.outcome = "cancelled" if began is None else "started"
        if self.closed or self.snapshot.version > before:
            self._found(self, began)

    # queries

    @property
    def closed(self) -> bool:
        """Return whether the lobby has started or was closed."""
        return self.outcome != ""

    @property
    def needed(self) -> int:
        """Return the minimum number of players to start."""
        return self.title.rules.game.seats[0] if self.snapshot.old is None else self.most

    @property
    def most(self) -> int:
        """Return the maximum number of players."""
        return most_seats(self.snapshot, self.title)

    @property
    def has_room(self) -> bool:
        """Return whether a seat is free."""
        return len(self.snapshot.players) < self.most

    def seats(self, person: int) -> bool:
        """Return whether a person has a seat in the lobby."""
        return seats(self.snapshot, person)

    def nameless(self) -> Lobby:
        """Return a copy for drawing, in which nobody has a name."""
        nameless = copy(self)
        nameless.snapshot = self.snapshot.nameless()
        return nameless
