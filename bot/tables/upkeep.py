"""What is done about tables and lobbies that nobody has touched: they are due, or perhaps not shown."""

from __future__ import annotations

from collections.abc import Callable

from bot.storage.due import SqlDue
from bot.storage.seats import OfPlay
from bot.tables.borrowing import BorrowedLobbies, BorrowedTables
from bot.tables.display import Display
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.tables.table_alarms import TableAlarms


class Upkeep:
    """Sees to what the store says is due. table_changed, lobby_changed: set the alarms of one, and show it.
    display: where they are shown.
    """

    def __init__(
        self,
        due: SqlDue,
        tables: BorrowedTables,
        lobbies: BorrowedLobbies,
        alarms: TableAlarms,
        *,
        table_changed: Callable[[Table], None],
        lobby_changed: Callable[[Lobby], None],
        display: Callable[[], Display],
    ) -> None:
        self._due = due
        self._tables = tables
        self._lobbies = lobbies
        self._alarms = alarms
        self._table_changed = table_changed
        self._lobby_changed = lobby_changed
        self._display = display

    async def table(self, id: str) -> None:
        """Somebody's time is up there, or a robot's; or whoever saw to it was killed. Raises Illegible."""
        table = await self._tables.get(id)
        if table is not None:
            await self.reckon(table)

    async def reckon(self, table: Table) -> None:
        """Say when it is due next, though nothing of it has changed but what it goes by."""
        self._table_changed(table)
        due = self._alarms.next_due(table, table.record)
        await self._due.put("tables", table.record.id, table.record.version, due)

    async def lobby(self, id: str) -> None:
        """Its time may be up. Raises Illegible."""
        lobby = await self._lobbies.get(id)
        if lobby is not None:
            await lobby.expire()
            await self._due.put("lobbies", id, lobby.record.version, lobby.record.expires)

    async def messages(self, id: str) -> None:
        """Whoever changed it has not shown it to everybody. Raises Illegible."""
        subject = await self._lobbies.get(id) or await self._tables.get(id)
        if subject is None:
            self._display().show_closed(id)
        else:
            self._display().see_to(subject)

    async def compare(self, kind: OfPlay, id: str) -> None:
        """Draw it anew, where its messages do not show the present. Raises Illegible."""
        if kind == "tables":
            if (table := await self._tables.get(id)) is not None:
                self._table_changed(table)
        elif (lobby := await self._lobbies.get(id)) is not None:
            self._lobby_changed(lobby)
