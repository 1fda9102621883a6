"""Where tables are shown. A file of its own: what it shows needs the other ports."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.engine.game import Seat
from bot.league.circuit import Circuit
from bot.model.nights import Night
from bot.model.snapshots import Place
from bot.tables.lobby import Lobby
from bot.tables.table import Table


class Display(Protocol):
    """Shows tables. What is asked for is carried out soon, coalesces, and never raises."""

    def show_lobby(self, lobby: Lobby) -> None:
        """Draw the present of a lobby."""

    def show(self, table: Table) -> None:
        """Draw the present of a table, for everybody."""

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Another process has changed it, and draws it: only what others cannot draw is drawn here."""

    def see_to(self, subject: Table | Lobby) -> None:
        """It was changed a while ago, and perhaps not drawn: see whether it was."""

    def show_closed(self, id: str) -> None:
        """There is no table and no lobby of that id: take the buttons of its messages away."""

    def watched(self) -> Mapping[str, int]:
        """The tables of which something can be drawn here alone: their versions, by their ids."""

    def at_work(self) -> Mapping[str, int]:
        """The tables and lobbies whose messages are being brought up to date, for not too long: the versions
        that these are to show, by their ids.
        """

    def others_ended(self) -> None:
        """Other processes have ended: what could be drawn there alone is drawn here."""

    def remind(self, table: Table, seat: Seat) -> None:
        """Tell that seat's person that half of the time has passed."""

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final table of a circuit that is over, and have it closed then."""

    def show_night(self, night: Night) -> None:
        """Draw the present of a race night."""

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete all messages of these tables, which are to be forgotten. Those that nothing reaches stay:
        the place and id of each.
        """

    async def forget(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Take back all that somebody got, and forget where it is; draw these finished tables, which named
        them, for everybody else. replays: by table the message with its replay, to be deleted, or 0.
        """
