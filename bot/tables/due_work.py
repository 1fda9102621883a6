"""Work on tables and lobbies that needs no press: scheduled changes, and messages to compare."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from bot.model.errors import Illegible, LobbyClosed
from bot.model.play_clock import PlayClock
from bot.model.ports import DueKind
from bot.storage.due import SqlDue
from bot.storage.seats import OfPlay, SqlSeats
from bot.tables.alarms import Alarms
from bot.tables.decide_lobby import Expire
from bot.tables.extension import Extension
from bot.tables.lobby import Lobby
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table
from bot.tables.table_alarms import TableAlarms
from bot.tables.table_cache import CachedLobbies, CachedTables


class DueWork:
    """Does scheduled work. lobby_changed: shows a lobby."""

    def __init__(
        self,
        *,
        due: SqlDue,
        tables: CachedTables,
        lobbies: CachedLobbies,
        extensions: Sequence[Extension],
        alarms: TableAlarms,
        registry: RegistryPort,
        lobby_changed: Callable[[Lobby], None],
    ) -> None:
        self._due = due
        self._tables = tables
        self._lobbies = lobbies
        self._extensions = extensions
        self._alarms = alarms
        self._registry = registry
        self._lobby_changed = lobby_changed

    async def see(self, kind: DueKind, id: str) -> None:
        """Do the due work of the given kind for the table, lobby or other subject with the given id. Raises
        Illegible, StoreAway.
        """
        match kind:
            case "tables":
                await self._table(id)
            case "lobbies":
                await self._lobby(id)
            case "notes":
                await self._messages(id)
            case _:
                for extension in self._extensions:
                    if extension.due_kind == kind:
                        await extension.due(id)

    async def _table(self, id: str) -> None:
        """Handle a table where the time of a player or a robot is possibly up, or whose process was
        killed.
        """
        table = await self._tables.get(id)
        if table is not None:
            await self.reckon(table)

    async def reckon(self, table: Table) -> None:
        """Show a table, set its alarms and store when it is due next, after a change of something else that
        affects the table, such as a player's settings.
        """
        self._registry.changed(table)
        due = self._alarms.next_due(table, table.snapshot)
        await self._due.put("tables", table.snapshot.id, table.snapshot.version, due)

    async def _lobby(self, id: str) -> None:
        """Handle a lobby that has possibly expired."""
        lobby = await self._lobbies.get(id)
        if lobby is not None:
            with suppress(LobbyClosed):
                await lobby.do(Expire())
            await self._due.put("lobbies", id, lobby.snapshot.version, lobby.snapshot.expires)

    async def _messages(self, id: str) -> None:
        """Handle a table or lobby whose last change was not completely shown by its process. If it no longer
        exists, remove the buttons from its messages.
        """
        subject = await self._lobbies.get(id) or await self._tables.get(id)
        if subject is None:
            self._registry.display.remove_buttons(id)
        else:
            self._registry.display.see_to(subject)

    async def compare(self, kind: OfPlay, id: str) -> None:
        """Redraw a table or lobby whose messages do not show the current state. Raises Illegible."""
        if kind == "tables":
            if (table := await self._tables.get(id)) is not None:
                self._registry.changed(table)
        elif (lobby := await self._lobbies.get(id)) is not None:
            self._lobby_changed(lobby)


PAGE = 50
"""The number of tables compared together, once a second."""


@dataclass(eq=False, repr=False)
class Sweep:
    """Goes through tables in play and lobbies, a page at a time. compare: compares one of them."""

    _seats: SqlSeats
    _clock: PlayClock
    _alarms: Alarms
    _compare: Callable[[OfPlay, str], Awaitable[None]]

    def begin(self, guild: int | None = None) -> None:
        """Start to go through all tables and lobbies soon, or those of that server."""
        for kind in ("tables", "lobbies"):
            self._go_on(kind, guild, "", 0.0)

    def _go_on(self, kind: OfPlay, guild: int | None, after: str, seconds: float) -> None:
        ring = partial(self._page, kind, guild, after)
        self._alarms.set(("sweep", kind, guild), self._clock.now() + seconds, ring)

    async def _page(self, kind: OfPlay, guild: int | None, after: str) -> None:
        page = await self._seats.page(kind, after, PAGE, guild)
        for id in page:
            with suppress(Illegible):
                await self._compare(kind, id)
        if len(page) == PAGE:
            self._go_on(kind, guild, page[-1], 1.0)
