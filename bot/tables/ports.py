"""What tables need from outside: a Store that writes, a Thinker, and the Rulebooks they play by."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, Protocol

from bot.engine.chance import Chance
from bot.engine.driver import Driver
from bot.engine.game import Game, Seat
from bot.engine.match import Versions
from bot.league.circuit import Circuit
from bot.league.daily import Shared, Try
from bot.league.results import Result
from bot.tables.preferences import PreferenceStore
from bot.tables.records import By, LobbyRecord, LoggedMove, TableRecord


@dataclass(frozen=True, slots=True)
class Reflexes:
    """What a title says whose players race each other's presses on the table's own message.

    calls: from a spectator's view, the actions that stand as public buttons, in the order in which the
    picture shows what they are for; empty outside such a race, and the same throughout it, so that no button
    moves under a finger: what is not legal any more is disabled.
    stamped: the action as a move that was pressed at that Unix millisecond; `drawn` are the seats that
    pressed for the same at the same millisecond and lost the lot against it. The result equals the action:
    `at` and `drawn` do not count when actions are compared.
    seconds: from a spectator's view, how long the phase may take at a live table; None: as long as any turn.
    delay: from a robot's own view, its luck, the seats that people drive, and its key, after how many seconds
    of the phase it presses at a live table; None: as soon as robots do.
    """

    calls: Callable[[Any], Sequence[Any]]
    stamped: Callable[[Any, int, tuple[Seat, ...]], Any]
    seconds: Callable[[Any], float | None]
    delay: Callable[[Any, Chance, frozenset[Seat], str], float | None]


@dataclass(frozen=True, slots=True)
class Sight:
    """What a title says of its views, so that one can tell whether a move revealed anything.

    shown: what the view shows of all that may be hidden from somebody, each thing as often as it is shown.
    hand: what of it is the seat's own to show: playing it openly reveals nothing of the game's.
    secret: the seat's next move can never be taken back, as in a race of presses.
    """

    shown: Callable[[Any], Iterable[Hashable]]
    hand: Callable[[Any], Iterable[Hashable]] = lambda _view: ()
    secret: Callable[[Any], bool] = lambda _view: False


class Rulebook(Protocol):
    """What a table must know of a title: bot.title.Title satisfies it."""

    @property
    def key(self) -> str:
        """The title's name in storage."""

    @property
    def name(self) -> str:
        """Its name for players."""

    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]:
        """Its rules."""

    @property
    def versions(self) -> Versions:
        """Of its rules."""

    @property
    def drivers(self) -> Mapping[str, Driver[Any, Any]]:
        """Its computer opponents by key."""

    @property
    def robot(self) -> str:
        """The key of the driver that plays for absent players."""

    @property
    def usual(self) -> str:
        """The key of the driver of a robot in a lobby, unless another is chosen; "": `robot`."""

    @property
    def reflexes(self) -> Reflexes | None:
        """How its players race each other's presses, if they do."""

    @property
    def auto_pass(self) -> Callable[[Any], Any] | None:
        """From the view of a seat, the pass that is played for whoever asked for that; None: it is not all
        that the seat may do.
        """

    @property
    def ahead(self) -> Callable[[str, Any], Any] | None:
        """From what a player has said ahead and the view of the seat that is to move, the action that was
        meant; None: the case is another.
        """

    @property
    def forced(self) -> Callable[[Any, Seat], Any] | None:
        """From a spectator's view, the action of an awaited seat that is plainly its only one; None: it may
        have others.
        """

    @property
    def sight(self) -> Sight | None:
        """What its views show that may be hidden from somebody; None: no move of it can be taken back."""

    @property
    def guess(self) -> Callable[[Any, Chance], Any] | None:
        """From a view, a state that looks like it, drawn by chance from all that the view allows; None: there
        is no telling.
        """

    @property
    def elo(self) -> Mapping[str, int]:
        """By how much its robots are stronger than one of club, by their keys, as far as that is known."""

    @property
    def searching(self) -> frozenset[str]:
        """The keys of the drivers that take more than some 20 ms for a decision: they think in another
        process.
        """


class Thinker(Protocol):
    """Where drivers think."""

    async def choose(
        self,
        title: Rulebook,
        driver: str,
        view: Any,
        actions: Sequence[Any],
        luck: Chance,
        *,
        urgent: bool = False,
        server: int = 0,
    ) -> Any:
        """What that driver of the title chooses among the actions, the legal ones of the view's seat. urgent:
        a person waits for it, so it goes ahead of what robots have to think about. server: the id of the one
        that it is for; those take turns.
        """


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """A sign of life: the process ran at `at` (Unix seconds), and had by then been down for `lost` seconds in
    all. Every time in the records is play time, which stands still while nobody is there: Unix time - lost.
    """

    at: float
    lost: float


@dataclass(frozen=True, slots=True)
class Stored:
    """What a Store holds at start: open lobbies, tables in play, the last sign of life, if any, and every
    circuit that is not closed. others: there are other processes, whose play time goes on.
    """

    lobbies: Sequence[LobbyRecord[Any]]
    tables: Sequence[TableRecord[Any, Any, Any, Any]]
    heartbeat: Heartbeat | None
    circuits: Sequence[Circuit] = ()
    others: bool = False


@dataclass(frozen=True, slots=True)
class Tap:
    """A press of a race of presses that a worker holds. played: it holds it no more, whatever came of it. The
    rest as in bot.tables.racing_presses.RacingPress.
    """

    turn: int
    seat: Seat
    by: By
    action: Any
    at: int
    lot: int
    played: bool = False


class Taps(Protocol):
    """What workers tell each other of the presses that they hold at one table."""

    async def tell(self, tap: Tap) -> None:
        """Tell of a press, or what became of it."""

    async def all(self, turn: int) -> Sequence[Tap]:
        """All of that turn."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What another worker may have changed. kind: the name of its table in the database. version: that of the
    record, if it has one; -1: it is gone.
    """

    kind: str
    id: str
    version: int


class Store(PreferenceStore, Protocol):
    """Durable memory. Each call is one transaction, on disk when it returns."""

    @property
    def shared(self) -> bool:
        """Do other processes work on it, too?"""

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway: many who wait are one who asks."""

    async def load(self) -> Stored:
        """Everything that is open or in play."""

    async def changes(self) -> Sequence[Changed]:
        """All that was changed since the last call, one's own changes too, and perhaps something before;
        nothing at the first call. For a store that is shared. Raises Outdated.
        """

    async def save_lobby(self, lobby: LobbyRecord[Any]) -> None:
        """Write a new lobby (of version 0), or a changed one over the old.

        Raises Conflict unless the stored version of a changed one is `lobby.version - 1`.
        """

    async def drop_lobby(self, lobby: LobbyRecord[Any]) -> None:
        """Forget a lobby that was cancelled or has expired. Raises Conflict when it has changed."""

    async def find_lobby(self, id: str) -> LobbyRecord[Any] | None:
        """An open lobby, by its id. Raises bot.tables.errors.Illegible."""

    async def open_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        lobby: LobbyRecord[Any] | None = None,
        circuit: Circuit | None = None,
    ) -> None:
        """Write a new table in the place of the lobby, and the circuit that it counts for over the old; of a
        daily, that its host has had their try.

        Raises Conflict when the lobby or the circuit has changed, or the table, or the try, is there already.
        """

    async def save_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        move: LoggedMove[Any] | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Write a changed table, the move that changed it, and the results if that move ended the match (of
        a daily, what came of the try), in one transaction.

        Raises Conflict unless the stored version is `table.version - 1`.
        """

    async def find_tables(self, ids: Sequence[str]) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """Those of these tables that are stored and can be read, in any order."""

    async def find_table(self, id: str) -> TableRecord[Any, Any, Any, Any] | None:
        """A table in play or finished, by its id. Raises bot.tables.errors.Illegible."""

    async def met(self, title: str, seed: str, persons: Sequence[int]) -> frozenset[int]:
        """Those of these people who have sat at a table of that game, in play or finished, whose deal is of
        that seed.
        """

    def taps(self, table: TableRecord[Any, Any, Any, Any]) -> Taps:
        """The presses that workers hold at that table. For a store that is shared."""

    async def find_moves(self, id: str) -> Sequence[LoggedMove[Any]]:
        """The log of a table, from its first move on."""

    async def is_taken(self, id: str) -> bool:
        """Does anything that is stored have this id?"""

    async def open_circuit(self, circuit: Circuit, tables: Sequence[TableRecord[Any, Any, Any, Any]]) -> None:
        """Write a new circuit and the changed tables whose results count for it, in one transaction.

        Raises Conflict when a running circuit of the server has its name, or when a table has changed.
        """

    async def save_circuit(self, circuit: Circuit) -> None:
        """Write a changed circuit over the old.

        Raises Conflict unless the stored version is `circuit.version - 1`.
        """

    async def find_circuit(self, id: str) -> Circuit | None:
        """A circuit, running or closed, by its id."""

    async def circuits_in(self, guild: int) -> Sequence[Circuit]:
        """Every circuit of that server, the newest first."""

    async def results(
        self, *, guild: int, circuit: str | None = None, person: int | None = None, title: str | None = None
    ) -> Sequence[Result]:
        """The results in that server: those of a circuit, of a person, of a game (by its
        key), or all; in the order of the races.
        """

    async def dailies_of(self, person: int) -> Sequence[Try]:
        """Every try of that person at the deal of a day, the newest first."""

    async def shared_dailies(self, guild: int, day: int) -> Sequence[Shared]:
        """The finished tries of that day that people have shown to that server, in any order."""

    async def share_daily(self, guild: int, shared: Shared) -> None:
        """Keep that somebody has shown a try to that server. Raises Conflict when they have done so."""

    async def purge(self, before: float) -> None:
        """Forget tables that have not changed since that Unix time and are not in play, with their moves."""

    async def inactive(self, before: float) -> Sequence[int]:
        """The people who have played no game to its end, and begun no daily, since that Unix time."""

    async def note_servers(self, present: AbstractSet[int], now: float) -> Sequence[tuple[int, float]]:
        """Note since when the bot is not in servers of which something is stored. present: those it is in.
        now: Unix seconds. Returns the servers that it is not in, and since when.
        """

    async def forget_server(self, guild: int) -> None:
        """Delete everything about a server but its tables in play."""

    async def next_alias(self) -> str:
        """A name, never given before, for somebody who wants theirs deleted."""

    async def finished_of(self, person: int) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """The tables that are not in play where that person sits or sat."""

    async def forget(
        self, person: int, alias: str, renamed: Sequence[TableRecord[Any, Any, Any, Any]] = ()
    ) -> None:
        """Put the alias in the person's place in every result and circuit, write those finished tables over
        what they were, and forget the rest about them: all other finished tables where they sat, with all
        moves and messages, and what is known of their DMs. Raises Conflict unless each table's stored
        version is one less.
        """

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Write the sign of life over the one before. Raises Displaced."""


class StoreAway(Exception):
    """The store cannot be reached, which may pass: it is not known whether what was asked has been done."""


class Displaced(StoreAway):
    """Another process has the database by now: this one is to write nothing more, and to end."""


class Outdated(Displaced):
    """It is one of a newer version."""


class Conflict(Exception):
    """Another process has changed the table, lobby or circuit since this one read it."""
