"""The registry as its parts see it. A file of its own: the parts are below the registry."""

from typing import Protocol

from bot.engine.game import Seat
from bot.league.circuit import Circuit
from bot.tables.table import Table, TableEvents
from bot.tables.transitions import AnySnapshot


class RegistryPort(TableEvents, Protocol):
    """Connects the parts: what one of them decides, others act on."""

    async def fresh_id(self) -> str:
        """An id that nothing else has."""

    def make(self, snapshot: AnySnapshot) -> Table:
        """Make the table of a snapshot."""

    def started(self, table: Table) -> None:
        """The match of that table has started, and is on disk."""

    def ends(self, snapshot: AnySnapshot) -> tuple[float | None, str]:
        """When a match that one person plays alone ends automatically, None if it does not, and the text."""

    def expect(self, at: float | None) -> None:
        """Something is stored that is due then."""

    async def follow(self, circuit: str, now: str) -> None:
        """The lobbies of that circuit count for another now, "" for none, or the same under a new name."""

    def show(self, table: Table) -> None:
        """Draw the current state of a table."""

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final standings of a circuit."""

    def remind(self, table: Table, seat: Seat) -> None:
        """Tell the player of that seat that half of the time has passed."""
