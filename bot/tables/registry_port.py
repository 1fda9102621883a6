"""What the parts of the registry see above them: the registry itself, and where tables are shown."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.league.circuit import Circuit
from bot.model.nights import Night
from bot.model.snapshots import AnySnapshot, Place
from bot.tables.lobby import Lobby
from bot.tables.table import Table, TableEvents


class Display(Protocol):
    """Shows tables. What is asked for is carried out soon, coalesces, and never raises."""

    def show(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        """Draw the current state of a table or lobby, for everybody. repaint: the public message even if the
        table has not changed, but something that it names.
        """

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Another process has changed it, and draws it."""

    def see_to(self, subject: Table | Lobby) -> None:
        """It was changed a while ago, and perhaps not drawn: see whether it was."""

    def show_closed(self, id: str) -> None:
        """There is no table and no lobby of that id: take the buttons of its messages away."""

    def at_work(self) -> Mapping[str, int]:
        """The tables and lobbies whose messages are being brought up to date, for not too long: the versions
        that these are to show, by their ids.
        """

    def show_circuit(self, circuit: Circuit) -> None:
        """Post the final table of a circuit that is over, and have it closed then."""

    def show_night(self, night: Night) -> None:
        """Show the current state of a race night."""

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete all messages of these tables, which are to be forgotten. Those that nothing reaches stay:
        the place and id of each.
        """

    async def forget(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Take back all that somebody got, and forget where it is; draw these finished tables, which named
        them, for everybody else. replays: by table the message with its replay, to be deleted, or 0.
        """


class RegistryPort(TableEvents, Protocol):
    """Connects the parts: what one of them decides, others act on."""

    display: Display

    async def fresh_id(self) -> str:
        """An id that nothing else has."""

    def make(self, snapshot: AnySnapshot) -> Table:
        """Make the table of a snapshot."""

    def started(self, table: Table) -> None:
        """The match of that table has started, and is on disk."""

    def expect(self, at: float | None) -> None:
        """Something is stored that is due then."""

    async def follow(self, circuit: str, now: str) -> None:
        """The lobbies of that circuit count for another now, "" for none, or the same under a new name, which
        its tables in play show, too.
        """

    async def show_hints(self, circuit: str) -> None:
        """The players of that circuit may ask for hints from now on, or no more: their hands show it."""
