"""Where tables are shown. A file of its own: what it shows needs the other ports."""

from __future__ import annotations

from typing import Protocol

from bot.engine.game import Seat
from bot.league.circuit import Circuit
from bot.tables.lobby import Lobby
from bot.tables.table import Table


class Display(Protocol):
    """Shows tables. Calls return at once, are carried out soon, coalesce, and never raise."""

    def show_lobby(self, lobby: Lobby) -> None:
        """Draw the present of a lobby."""

    def show(self, table: Table) -> None:
        """Draw the present of a table, for everybody."""

    def heard(self, subject: Table | Lobby) -> None:
        """Another worker has changed it, and draws it; see after a while whether it did."""

    def heard_of(self, person: int) -> None:
        """Another worker knows more of that person's direct messages."""

    def remind(self, table: Table, seat: Seat) -> None:
        """Tell that seat's person that half of the time has passed."""

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final table of a circuit that is over, and have it closed then."""
