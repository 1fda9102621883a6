"""What tables need from outside: a Store that writes, a Stage that shows, and the Titles they play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bot.engine.driver import Driver
from bot.engine.game import Game, Seat
from bot.tables.records import LobbyRecord, LoggedMove, TableRecord

if TYPE_CHECKING:
    from bot.tables.lobby import Lobby
    from bot.tables.table import Table


class Rulebook(Protocol):
    """What a table must know of a title: bot.catalogue.Title satisfies it."""

    @property
    def key(self) -> str: ...
    @property
    def game(self) -> Game[Any, Any, Any, Any, Any]: ...
    @property
    def drivers(self) -> Mapping[str, Driver[Any, Any]]: ...
    @property
    def robot(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Stored:
    """What a Store holds at start: open lobbies, tables in play, and when the last process was last alive
    (Unix seconds; None: never).
    """

    lobbies: Sequence[LobbyRecord[Any]]
    tables: Sequence[TableRecord[Any, Any, Any]]
    alive: float | None


class Store(Protocol):
    """Durable memory. Each call is one transaction, on disk when it returns."""

    async def load(self) -> Stored:
        """Everything that is open or in play."""

    async def save_lobby(self, lobby: LobbyRecord[Any]) -> None:
        """Write a new lobby, or a changed one over the old."""

    async def drop_lobby(self, id: str) -> None:
        """Forget a lobby that was cancelled or has expired."""

    async def open_table(self, table: TableRecord[Any, Any, Any]) -> None:
        """Write a new table in the place of the lobby with the same id."""

    async def save_table(
        self, table: TableRecord[Any, Any, Any], move: LoggedMove[Any] | None = None
    ) -> None:
        """Write a changed table, and the move that changed it, in one transaction.

        Raises Conflict unless the stored version is `table.version - 1`.
        """

    async def find_table(self, id: str) -> TableRecord[Any, Any, Any] | None:
        """A table in play or finished, by its id."""

    async def beat(self, now: float) -> None:
        """Note that the process is alive at `now` (Unix seconds)."""


class Conflict(Exception):
    """Another process has changed the table since this one read it."""


class Stage(Protocol):
    """Where tables are shown. Calls return at once, are carried out soon, coalesce, and never raise."""

    def show_lobby(self, lobby: Lobby) -> None:
        """Draw the present of a lobby."""

    def show(self, table: Table) -> None:
        """Draw the present of a table, for everybody."""

    def remind(self, table: Table, seat: Seat) -> None:
        """Tell that seat's person that half of the time has passed."""
