"""What is done about tables and lobbies that nobody has touched: scheduled work, and messages to compare."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.model.ports import DueKind
from bot.storage.due import SqlDue
from bot.storage.seats import OfPlay
from bot.tables.borrowing import BorrowedLobbies, BorrowedTables
from bot.tables.circuits import Circuits
from bot.tables.display import Display
from bot.tables.lobby import Lobby
from bot.tables.nights import Nights
from bot.tables.registry_port import RegistryPort
from bot.tables.table import Table
from bot.tables.table_alarms import TableAlarms


@dataclass(eq=False, repr=False)
class Upkeep:
    """Does what is due. lobby_changed: shows a lobby. displaced: called when another process has the store.
    display: where tables are shown.
    """

    _due: SqlDue
    _tables: BorrowedTables
    _lobbies: BorrowedLobbies
    _circuits: Circuits
    _nights: Nights
    _alarms: TableAlarms
    _registry: RegistryPort
    _lobby_changed: Callable[[Lobby], None]
    displaced: Callable[[], None]
    _display: Callable[[], Display]

    async def see(self, kind: DueKind, id: str) -> None:
        """See DueWork."""
        match kind:
            case "tables":
                await self._table(id)
            case "lobbies":
                await self._lobby(id)
            case "circuits":
                await self._circuits.due(id)
            case "nights":
                await self._nights.due(id)
            case "notes":
                await self._messages(id)

    def watched(self) -> Mapping[str, int]:
        """See DueWork."""
        return self._display().watched()

    def at_work(self) -> Mapping[str, int]:
        """See DueWork."""
        return self._display().at_work()

    async def moved(self, id: str) -> None:
        """See DueWork."""
        await self._tables.get(id)

    async def _table(self, id: str) -> None:
        """A player's or a robot's time may be up there, or the process that handled it was killed."""
        table = await self._tables.get(id)
        if table is not None:
            await self.reckon(table)

    async def reckon(self, table: Table) -> None:
        """Store when it is due next, though only what that depends on has changed."""
        self._registry.changed(table)
        due = self._alarms.next_due(table, table.snapshot)
        await self._due.put("tables", table.snapshot.id, table.snapshot.version, due)

    async def _lobby(self, id: str) -> None:
        """Its time may be up."""
        lobby = await self._lobbies.get(id)
        if lobby is not None:
            await lobby.expire()
            await self._due.put("lobbies", id, lobby.snapshot.version, lobby.snapshot.expires)

    async def _messages(self, id: str) -> None:
        """The process that changed it has not shown it to everybody."""
        subject = await self._lobbies.get(id) or await self._tables.get(id)
        if subject is None:
            self._display().show_closed(id)
        else:
            self._display().see_to(subject)

    async def compare(self, kind: OfPlay, id: str) -> None:
        """Draw it again where its messages do not show the current state. Raises Illegible."""
        if kind == "tables":
            if (table := await self._tables.get(id)) is not None:
                self._registry.changed(table)
        elif (lobby := await self._lobbies.get(id)) is not None:
            self._lobby_changed(lobby)
