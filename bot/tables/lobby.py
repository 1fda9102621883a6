"""A lobby: where people gather, choose and start."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from bot.engine.seal import Sealed, cut_of
from bot.locales.phrase import Locale, Phrase
from bot.model.errors import ChangedElsewhere, LobbyClosed, LobbyFull, NotAllowed, TableError
from bot.model.occupants import seat_of
from bot.model.play_clock import PlayClock
from bot.model.ports import Conflict
from bot.model.snapshots import AnyLobby, AnySnapshot, Player
from bot.storage.tables import SqlTables
from bot.tables.names import told_apart
from bot.tables.retrying import retried
from bot.tables.robots import must_have, robot
from bot.tables.stale_press import MOVED_ON
from bot.tables.table import Table
from bot.title import AnyTitle as Title

PATIENCE = 7_200.0
"""Seconds without a press after which a lobby expires."""

LobbyEnding: TypeAlias = Literal["", "started", "cancelled", "empty", "expired"]


def sealed(snapshot: AnyLobby) -> Sealed | None:
    """What the deal of a lobby follows from as it is now; None: it is not sealed."""
    cuts = tuple(cut_of(player.cut) for player in snapshot.players)
    return Sealed(snapshot.secret, cuts) if snapshot.secret else None


def _in_order(players: tuple[Player, ...], asked: Sequence[int]) -> tuple[Player, ...]:
    """These players in the order of a rematch; who was not asked comes last."""
    seats = {person: seat for seat, person in enumerate(asked) if person}
    robots = iter([seat for seat, person in enumerate(asked) if not person])
    order = [
        next(robots, len(asked)) if player.person is None else seats.get(player.person, len(asked))
        for player in players
    ]
    return tuple(player for _, _, player in sorted(zip(order, range(len(players)), players, strict=True)))


class Lobby:
    """An open lobby. Its state is `snapshot`; `outcome` says how it closed, once it has.

    `begin` makes a table of the snapshot, on disk; `changed` is notified of every change once it is on disk.
    `found` is notified when it was read again, for somebody else has changed it, or nobody could tell whether
    it was stored; with the table that it has become, if it has.
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

    async def adopt(self, stored: AnyLobby) -> None:
        """Another process may have brought it to that, which was stored a moment ago."""
        async with self._lock:
            if not self.closed and stored.version > self.snapshot.version:
                self.snapshot = stored
                self._found(self, None)

    async def refresh(self) -> None:
        """Read it again: another process has changed or closed it. Raises Illegible."""
        async with self._lock:
            if not self.closed:
                await self._reread()

    @property
    def closed(self) -> bool:
        """Whether it has started or was closed."""
        return self.outcome != ""

    def nameless(self) -> Lobby:
        """A copy to draw, in which nobody has a name."""
        nameless = copy(self)
        nameless.snapshot = self.snapshot.nameless()
        return nameless

    def seats(self, person: int) -> bool:
        """Whether that person sits here."""
        return seat_of(self.snapshot.players, person) is not None

    def must_sit(self, person: int) -> None:
        """Raises NotAllowed unless that person sits here."""
        if not self.seats(person):
            raise NotAllowed(Phrase("refuse-join-first"))

    @retried
    async def join(self, person: int, name: str) -> None:
        """Take a seat. Raises LobbyFull, LobbyClosed, TableError."""
        async with self._changing():
            if self.seats(person):
                raise TableError(Phrase("refuse-joined"))
            self._must_have_room()
            players = self.snapshot.players
            joined = Player(told_apart(name, [each.name for each in players]), person)
            await self._seat(_in_order((*players, joined), self.snapshot.asked))

    @retried
    async def leave(self, person: int) -> None:
        """Give the seat up; the host hands the role on; the last person who leaves closes the lobby."""
        async with self._changing():
            if not self.seats(person):
                raise TableError(Phrase("refuse-not-joined"))
            players = tuple(player for player in self.snapshot.players if player.person != person)
            people = [player.person for player in players if player.person is not None]
            if people:
                host = people[0] if person == self.snapshot.host else self.snapshot.host
                await self._seat(players, host)
            else:
                await self._close("empty")

    @retried
    async def forget(self, person: int) -> None:
        """Take somebody out who sits here or is asked to. Raises LobbyClosed."""
        if self.seats(person):
            await self.leave(person)
        async with self._changing():
            asked = tuple(each for each in self.snapshot.asked if each != person)
            if asked != self.snapshot.asked:
                await self._keep(replace(self.snapshot, asked=asked))

    @retried
    async def cut(self, person: int, words: str) -> None:
        """Cut the cards with these words; with none, undo the cut. Raises LobbyClosed, TableError."""
        async with self._changing():
            self.must_be_cuttable(person)
            players = tuple(
                replace(player, cut=words) if player.person == person else player
                for player in self.snapshot.players
            )
            await self._seat(players)

    def must_be_cuttable(self, person: int) -> None:
        """Raises TableError unless that person may cut the cards here."""
        self.must_sit(person)
        if not self.snapshot.secret:
            raise TableError(Phrase("refuse-cut-unsealed"))

    @retried
    async def add_robot(self, person: int, level: str = "", *, manager: bool) -> None:
        """Seat a robot. level: its key; "": like the one that came last. Whoever sits here may. Raises
        LobbyFull, LobbyClosed, NotAllowed, and TableError for a level that the game does not have.
        """
        async with self._changing():
            self._must_belong(person, manager)
            self._must_have_room()
            players = self.snapshot.players
            await self._seat((*players, robot(self.title, players, level)))

    @retried
    async def set_level(self, person: int, name: str, level: str, *, manager: bool) -> None:
        """Give the robot of that name another level. Raises LobbyClosed, NotAllowed, TableError."""
        async with self._changing():
            self._must_belong(person, manager)
            must_have(self.title, level)
            if self.snapshot.old is not None:
                raise TableError(Phrase("refuse-level-fixed"))
            players = self.snapshot.players
            if not any(player.person is None and player.name == name for player in players):
                raise TableError(Phrase("refuse-robot-gone"))
            await self._seat(
                tuple(
                    replace(player, robot=level) if player.person is None and player.name == name else player
                    for player in players
                )
            )

    @retried
    async def remove_robot(self, person: int, name: str, *, manager: bool) -> None:
        """Send the robot of that name away. Raises LobbyClosed, NotAllowed, TableError."""
        async with self._changing():
            self._must_belong(person, manager)
            players = self.snapshot.players
            left = tuple(each for each in players if each.person is not None or each.name != name)
            if left == players:
                raise TableError(Phrase("refuse-robot-gone"))
            await self._seat(left)

    @retried
    async def set_up(self, person: int, *, manager: bool, **settings: Any) -> None:
        """Change settings: fields of the snapshot. Raises LobbyClosed, NotAllowed, and TableError for options
        of a deal that is played again.
        """
        async with self._changing():
            self._must_host(person, manager)
            if self.snapshot.old is not None and {"options", "seating", "circuit"} & settings.keys():
                raise TableError(Phrase("refuse-options-fixed"))
            expires = self._clock.now() + PATIENCE
            await self._keep(replace(self.snapshot, expires=expires, **settings))

    @retried
    async def call(self, person: int, *, manager: bool) -> None:
        """Note that it calls for players, which it may once. Raises LobbyClosed, LobbyFull, NotAllowed,
        TableError.
        """
        async with self._changing():
            self._must_host(person, manager)
            self._must_have_room()
            if self.snapshot.called:
                raise TableError(Phrase("refuse-called"))
            await self._keep(replace(self.snapshot, called=True, expires=self._clock.now() + PATIENCE))

    @property
    def needed(self) -> int:
        """How many must sit here to start."""
        return self.title.rules.game.seats[0] if self.snapshot.old is None else self.most

    @property
    def has_room(self) -> bool:
        """Whether a seat is free."""
        return len(self.snapshot.players) < self.most

    @retried
    async def start(self, person: int, *, manager: bool, locale: Locale | None = None) -> Table:
        """Begin the match. Raises LobbyClosed, NotAllowed, and TableError when too few sit here.

        locale: the language of what everybody reads from now on; None: that of the lobby.
        """
        async with self._changing():
            self._must_host(person, manager)
            fewest = self.title.rules.game.seats[0]
            if len(self.snapshot.players) < fewest:
                raise TableError(Phrase("refuse-too-few", seats=fewest))
            if self.snapshot.old is not None and len(self.snapshot.players) != self.most:
                raise TableError(Phrase("refuse-deal-seats", seats=self.most))
            async with self._changed_elsewhere():
                place = self.snapshot.place
                place = replace(place, locale=locale or place.locale)
                table = await self._begin(replace(self.snapshot, place=place))
            self.outcome = "started"
        return table

    @retried
    async def cancel(self, person: int, *, manager: bool) -> None:
        """Close the lobby. Raises LobbyClosed, NotAllowed."""
        async with self._changing():
            self._must_host(person, manager)
            await self._close("cancelled")

    @retried
    async def count_for(self, circuit: str) -> None:
        """Have the match count for that circuit, or with "" for none. Raises LobbyClosed."""
        async with self._changing():
            await self._keep(replace(self.snapshot, circuit=circuit))

    @retried
    async def expire(self) -> None:
        """Close the lobby if its time is up."""
        async with self._lock:
            if self.closed or self.snapshot.expires > self._clock.now():
                return
            await self._close("expired")
        self._changed(self)

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[None]:
        """Hold the lock of a lobby that is open, and show it after that. Raises LobbyClosed."""
        async with self._lock:
            self._must_be_open()
            yield
        self._changed(self)

    def _must_be_open(self) -> None:
        if self.outcome:
            raise LobbyClosed(Phrase(f"refuse-lobby-{self.outcome}"))

    def _must_have_room(self) -> None:
        if not self.has_room:
            raise LobbyFull(Phrase("refuse-full", seats=self.most))

    @property
    def most(self) -> int:
        """How many may sit here: a deal that is played again has as many seats as it had."""
        old = self.snapshot.old
        return self.title.rules.game.seats[-1] if old is None else len(old.robots)

    def _must_belong(self, person: int, manager: bool) -> None:
        if not manager:
            self.must_sit(person)

    def _must_host(self, person: int, manager: bool) -> None:
        if not manager and person != self.snapshot.host:
            raise NotAllowed(Phrase("refuse-host-only"))

    async def _seat(self, players: tuple[Player, ...], host: int | None = None) -> None:
        host = self.snapshot.host if host is None else host
        expires = self._clock.now() + PATIENCE
        await self._keep(replace(self.snapshot, players=players, host=host, expires=expires))

    async def _keep(self, after: AnyLobby) -> None:
        """Write first. Raises ChangedElsewhere when another process was faster."""
        after = replace(after, version=self.snapshot.version + 1)
        async with self._changed_elsewhere():
            await self._store.save_lobby(after, self.snapshot, now=self._clock.now())
        self.snapshot = after

    async def _close(self, outcome: LobbyEnding) -> None:
        async with self._changed_elsewhere():
            await self._store.drop_lobby(self.snapshot, now=self._clock.now())
        self.outcome = outcome

    @asynccontextmanager
    async def _changed_elsewhere(self) -> AsyncIterator[None]:
        """What meets a Conflict reads the lobby again, and raises ChangedElsewhere."""
        try:
            yield
        except Conflict:
            await self._reread()
            raise ChangedElsewhere(MOVED_ON) from None

    async def _reread(self) -> None:
        """Under the lock: read what it is now, and notify if it is new."""
        before, began = self.snapshot.version, None
        stored = await self._store.find_lobby(self.snapshot.id)
        if stored is not None:
            self.snapshot = stored
        else:
            began = await self._store.find_table(self.snapshot.id)
            self.outcome = "cancelled" if began is None else "started"
        if self.closed or self.snapshot.version > before:
            self._found(self, began)
