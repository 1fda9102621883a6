"""The class Lobby: an open lobby in the memory of this process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from copy import copy

from bot.engine.seal import Sealed, cut_of
from bot.locales.phrase import Locale, Phrase
from bot.model.errors import LobbyClosed
from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnyLobby, AnySnapshot
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
from bot.tables.stored_state import Events, StoredState
from bot.tables.table import Table
from bot.title import AnyTitle as Title


def sealed(snapshot: AnyLobby) -> Sealed | None:
    """Return the secret and the cuts from which a lobby's deal is made, or None if the deal is not sealed."""
    cuts = tuple(cut_of(player.cut) for player in snapshot.players)
    return Sealed(snapshot.secret, cuts) if snapshot.secret else None


class Lobby(StoredState[AnyLobby, LobbyCommand, LobbyDecision]):
    """An open lobby. begin: replaces a lobby in the store with its table, and returns the table. make: makes
    a table from a stored snapshot. events: is notified of changes.
    """

    outcome: LobbyEnding = ""
    """The reason why the lobby closed, or "" if it is open."""
    table: Table | None = None
    """The table that the lobby has become, or None."""

    def __init__(
        self,
        *,
        snapshot: AnyLobby,
        title: Title,
        store: SqlTables,
        clock: PlayClock,
        begin: Callable[[AnyLobby], Awaitable[Table]],
        make: Callable[[AnySnapshot], Table],
        events: Events[Lobby],
    ) -> None:
        super().__init__(snapshot, title=title, store=store, clock=clock, events=events)
        self._begin = begin
        self._make = make

    # changes

    async def start(self, person: int, *, manager: bool, locale: Locale | None = None) -> Table:
        """Carry out the command `Start`, and return the table."""
        await self.do(Start(person, manager, locale))
        assert self.table is not None
        return self.table

    def _decide(self, command: LobbyCommand) -> LobbyDecision:
        if self.closed:
            raise LobbyClosed(Phrase(f"refuse-lobby-{self.outcome}"))
        return decide_lobby(self.snapshot, command, self.title, self._clock.now())

    async def _commit(self, decision: LobbyDecision) -> None:
        now = self._clock.now()
        if decision.outcome == "started":
            self.table = await self._begin(decision.lobby)
        elif decision.outcome:
            await self._store.drop_lobby(self.snapshot, now=now)
        elif decision.lobby is not self.snapshot:
            await self._store.save_lobby(decision.lobby, self.snapshot, now=now)
            self.become(decision.lobby)
        self.outcome, self.closed = decision.outcome, decision.outcome != ""

    async def _read(self) -> AnyLobby | None:
        return await self._store.newest_lobby(self.snapshot)

    async def _adopt(self, stored: AnyLobby | None) -> None:
        if stored is None and not self.closed:
            began = await self._store.find_table(self.snapshot.id)
            self.table = None if began is None else self._make(began)
            self.outcome, self.closed = "cancelled" if began is None else "started", True
            self._events.found(self)
        else:
            await super()._adopt(stored)

    # queries

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
        """Return a copy for drawing, in which people have numbers in place of names."""
        nameless = copy(self)
        nameless.snapshot = self.snapshot.nameless()
        return nameless
