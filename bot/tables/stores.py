"""What tables need of storage: a Store, whose parts stand side by side. Each takes the parts it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Literal, Protocol, TypeAlias, TypedDict, Unpack

from bot.league.circuit import Circuit
from bot.league.daily import Shared, Try
from bot.league.results import Result
from bot.tables.play_clock import PlayTime
from bot.tables.ports import Heartbeat, Kind, Taps, Upcoming
from bot.tables.preferences import PreferenceStore
from bot.tables.records import LobbyRecord, LoggedMove, Place, TableRecord

OfPlay: TypeAlias = Literal["tables", "lobbies"]
"""What people play at, or gather at."""


class Asked(TypedDict, total=False):
    """What tables or lobbies are looked for. person: they sit there. met: they sit or sat there, or are asked
    to come. channel: None for any.
    """

    person: int
    met: int
    channel: int | None
    guild: int
    circuit: str


class TableStore(Protocol):
    """Durable memory of lobbies, tables and moves. Each call is one transaction, on disk when it returns, as
    with the other parts.
    """

    async def save_lobby(
        self, lobby: LobbyRecord[Any], before: LobbyRecord[Any] | None = None, *, now: float = 0.0
    ) -> None:
        """Write a new lobby (of version 0), or a changed one over the one before. now: the play time.

        Raises Conflict unless the stored version of a changed one is `lobby.version - 1`.
        """

    async def drop_lobby(self, lobby: LobbyRecord[Any], *, now: float = 0.0) -> None:
        """Forget a lobby that was cancelled or has expired. Raises Conflict when it has changed."""

    async def lobby_moved(self, id: str, version: int) -> bool:
        """Has another process changed or closed that lobby since it had that version?"""

    async def find_lobbies(self, ids: Sequence[str]) -> Sequence[LobbyRecord[Any]]:
        """Those of these lobbies that are open and can be read, in any order."""

    async def find_lobby(self, id: str) -> LobbyRecord[Any] | None:
        """An open lobby, by its id. Raises bot.tables.errors.Illegible."""

    async def open_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        lobby: LobbyRecord[Any] | None = None,
        circuit: Circuit | None = None,
        *,
        now: float = 0.0,
        next_due: float | None = None,
    ) -> None:
        """Write a new table in the place of the lobby, and the circuit that it counts for over the old; of a
        daily, that its host has had their try. now: the play time. next_due: as in `save_table`.

        Raises Conflict when the lobby or the circuit has changed, or the table, or the try, is there already.
        """

    async def save_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        move: LoggedMove[Any] | None = None,
        results: Sequence[Result] = (),
        before: TableRecord[Any, Any, Any, Any] | None = None,
        *,
        now: float = 0.0,
        next_due: float | None = None,
    ) -> None:
        """Write a changed table over the one before, the move that changed it, and the results if that move
        ended the match (of a daily, what came of the try), in one transaction. now: the play time. next_due:
        that at which a clock, a robot or a reminder is to be seen to, if any is.

        Raises Conflict unless the stored version is `table.version - 1`.
        """

    async def find_tables(self, ids: Sequence[str]) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """Those of these tables that are stored and can be read, in any order."""

    async def find_table(self, id: str) -> TableRecord[Any, Any, Any, Any] | None:
        """A table in play or finished, by its id. Raises bot.tables.errors.Illegible."""

    async def moved_table(self, id: str, version: int) -> TableRecord[Any, Any, Any, Any] | None:
        """The table with that id, if another process has changed it since it had that version. Raises
        bot.tables.errors.Illegible.
        """

    def taps(self, table: TableRecord[Any, Any, Any, Any]) -> Taps | None:
        """The presses that workers hold at that table; None: there is one process."""

    async def find_moves(self, id: str) -> Sequence[LoggedMove[Any]]:
        """The log of a table, from its first move on."""

    async def is_taken(self, id: str) -> bool:
        """Does anything that is stored have this id?"""

    async def open_circuit(self, circuit: Circuit, tables: Sequence[TableRecord[Any, Any, Any, Any]]) -> None:
        """Write a new circuit and the changed tables whose results count for it, in one transaction.

        Raises Conflict when a running circuit of the server has its name, or when a table has changed.
        """


class SeatStore(Protocol):
    """Who sits where, and what stands where. Tables and lobbies are told by their ids, each with its version,
    the oldest first.
    """

    async def find(self, kind: OfPlay, **asked: Unpack[Asked]) -> Mapping[str, int]:
        """The tables in play, or the lobbies, that fit all that is asked."""

    async def numbers(self, person: int, place: Place) -> tuple[int, int, int]:
        """How many lobbies and tables in play that person sits at, how many that channel has, and how many
        that server.
        """

    async def counts(self) -> Mapping[str, tuple[int, int]]:
        """For each game, by its key, how many tables are in play and how many lobbies open."""

    async def page(self, kind: OfPlay, after: str, most: int) -> Sequence[str]:
        """The ids of tables in play, or of lobbies, in their order, from the one after that id on."""

    async def met(self, title: str, seed: str, persons: Sequence[int]) -> frozenset[int]:
        """Those of these people who have sat at a table of that game, in play or finished, whose deal is of
        that seed.
        """


class DueStore(Protocol):
    """What is due when, in play time."""

    async def look(self, watched: Sequence[str]) -> Upcoming:
        """When the next thing is due, and the versions of the tables with these ids, in one statement."""

    async def take(self, kind: Kind, now: float, lease: float, most: int) -> Sequence[str]:
        """The ids of what is due by now, the earliest first, `most` at once; nobody else takes them before
        `lease`. What another process is taking at this moment is left to it.
        """

    async def hasten(self, kind: Kind, now: float) -> None:
        """Whatever of that kind is due some day is due now: whoever had taken it lives no more."""

    async def keep(self, kind: Kind, ids: Sequence[str], lease: float) -> None:
        """Nobody else takes those of these that are still due some day before `lease`."""

    async def put(self, kind: Kind, id: str, version: int | None, at: float | None) -> None:
        """It is due then, or never; unless somebody has changed it since it had that version. None: whatever
        version it has.
        """


class CircuitStore(Protocol):
    """Durable memory of circuits and results."""

    async def save_circuit(self, circuit: Circuit, next_due: float | None = None) -> None:
        """Write a changed circuit over the old. next_due: the play time at which somebody is to see to it, if
        anybody is.

        Raises Conflict unless the stored version is `circuit.version - 1`.
        """

    async def find_circuit(self, id: str) -> Circuit | None:
        """A circuit, running or closed, by its id."""

    async def circuits_in(self, guild: int, *, running: bool = False) -> Sequence[Circuit]:
        """Every circuit of that server, or those that run, the newest first."""

    async def hosted_by(self, person: int) -> Sequence[Circuit]:
        """The circuits of that host that are not closed."""

    async def results(
        self, *, guild: int, circuit: str | None = None, person: int | None = None, title: str | None = None
    ) -> Sequence[Result]:
        """The results in that server: those of a circuit, of a person, of a game (by its
        key), or all; in the order of the races.
        """


class DailyStore(Protocol):
    """Durable memory of the deals of the days."""

    async def dailies_of(self, person: int) -> Sequence[Try]:
        """Every try of that person at the deal of a day, the newest first."""

    async def shared_dailies(self, guild: int, day: int) -> Sequence[Shared]:
        """The finished tries of that day that people have shown to that server, in any order."""

    async def share_daily(self, guild: int, shared: Shared) -> None:
        """Keep that somebody has shown a try to that server. Raises Conflict when they have done so."""


class PeopleStore(Protocol):
    """How somebody is forgotten."""

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


class RetentionStore(Protocol):
    """What is deleted in time, of people, of servers, and of tables."""

    async def purge(self, before: float) -> None:
        """Forget tables that have not changed since that Unix time and are not in play, with their moves."""

    async def inactive(self, before: float, most: int) -> Sequence[int]:
        """People who have played no game to its end, and begun no daily, since that Unix time, and sit
        nowhere: so many of them.
        """

    async def note_servers(self, present: AbstractSet[int], now: float) -> Sequence[tuple[int, float]]:
        """Note since when the bot is not in servers of which something is stored. present: those it is in.
        now: Unix seconds. Returns the servers that it is not in, and since when.
        """

    async def forget_server(self, guild: int) -> None:
        """Delete everything about a server but its tables in play."""


class WorkerStore(Protocol):
    """What this process tells and hears of others on the same database."""

    @property
    def shared(self) -> bool:
        """Do other processes work on it, too?"""

    @property
    def every(self) -> float:
        """The most seconds between two heartbeats."""

    async def last_beat(self) -> Heartbeat | None:
        """The last heartbeat that is stored, of whatever process."""

    def alive(self) -> int:
        """How many processes work on it, by this one's last heartbeat."""

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Write the heartbeat over the one before. Raises Displaced."""

    def time(self) -> PlayTime | None:
        """What the database has told last of its own clock; None: it has none."""


class Store(Protocol):
    """Durable memory, all of it, in parts that stand side by side."""

    tables: TableStore
    seats: SeatStore
    due: DueStore
    circuits: CircuitStore
    dailies: DailyStore
    preferences: PreferenceStore
    people: PeopleStore
    retention: RetentionStore
    workers: WorkerStore

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway: many who wait are one who asks."""
