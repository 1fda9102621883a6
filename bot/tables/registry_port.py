"""The interfaces through which the registry's parts use the registry itself, and the display of tables."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.model.play_clock import PlayClock
from bot.model.snapshots import AnySnapshot, Place
from bot.tables.lobby import Lobby
from bot.tables.preferences import PreferenceBook
from bot.tables.stored_state import Events
from bot.tables.table import Table
from bot.tables.table_cache import CachedLobbies, CachedTables
from bot.title import AnyTitle as Title


class Display(Protocol):
    """Shows tables. Requests are carried out soon and combined, and never raise."""

    def update(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        """Draw the current state of a table or lobby, for everyone. repaint: whether to redraw the public
        message although only something that it names has changed, not the table.
        """

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Record that another process has changed a table or lobby, and that it will draw the change."""

    def see_to(self, subject: Table | Lobby) -> None:
        """Check whether an older change of a table or lobby was drawn."""

    def remove_buttons(self, id: str) -> None:
        """Remove the buttons of the messages, because no table or lobby with that id exists."""

    def at_work(self) -> Mapping[str, int]:
        """Return the tables and lobbies whose messages are being updated, unless that takes too long: the
        versions to show, by their ids.
        """

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Delete all messages of these tables, which will be deleted. Return the place and id of each
        unreachable one.
        """

    async def delete_person(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Delete all messages sent to a person, drop their places, and redraw these finished tables, which
        named the person, for everyone else. replays: by table the message with its replay, which must be
        deleted, or 0.
        """


class RegistryPort(Events[Table | Lobby], Protocol):
    """Connects the parts: it passes decisions of one part to the others. titles: the available games."""

    titles: Mapping[str, Title]
    clock: PlayClock
    preferences: PreferenceBook
    tables: CachedTables
    lobbies: CachedLobbies
    display: Display

    async def has_left(self, guild: int, person: int) -> bool:
        """Return whether Discord says that the person is no member of that server."""

    async def fresh_id(self) -> str:
        """Return an unused id."""

    def make(self, snapshot: AnySnapshot) -> Table:
        """Return a table made from a snapshot."""

    def expect(self, at: float | None) -> None:
        """Make sure that the store is asked for due work at that play time. None: nothing is due."""
