"""The interfaces through which parts of the registry use the registry itself and the display of tables."""

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
    """Shows tables and lobbies. Requests that are not awaited are carried out soon, and never raise."""

    def update(self, subject: Table | Lobby, *, repaint: bool = False) -> None:
        """Show the current state of a table or lobby. repaint: whether to redraw the public message even if
        the table is unchanged.
        """

    def changed_elsewhere(self, subject: Table | Lobby) -> None:
        """Record that another process has changed a table or lobby, and will show the change."""

    def see_to(self, subject: Table | Lobby) -> None:
        """Make sure that the last change of a table or lobby is shown."""

    def remove_buttons(self, id: str) -> None:
        """Remove the buttons from the messages of a table or lobby that no longer exists."""

    def at_work(self) -> Mapping[str, int]:
        """Return the version that each table or lobby whose messages are being updated now will show, by id.
        Updates that take too long are left out.
        """

    async def take_away(self, tables: Sequence[Table]) -> Sequence[tuple[Place, int]]:
        """Have all messages of tables deleted soon. Return the place and id of each public message and replay
        that is known to be out of the bot's reach.
        """

    async def delete_person(self, person: int, tables: Sequence[Table], replays: Mapping[str, int]) -> None:
        """Delete all messages sent to a person, and redraw finished tables that named them. replays: by table
        id, the id of the message with the replay, which is deleted too, or 0 if there is none.
        """


class RegistryPort(Events[Table | Lobby], Protocol):
    """Connects the parts of the registry. titles: the available games."""

    titles: Mapping[str, Title]
    clock: PlayClock
    preferences: PreferenceBook
    tables: CachedTables
    lobbies: CachedLobbies
    display: Display

    async def has_left(self, guild: int, person: int) -> bool:
        """Return whether Discord says that a person is not a member of a server."""

    def fresh_seed(self) -> str:
        """Return the seed of a new match, or the secret of a new deal."""

    async def fresh_id(self) -> str:
        """Return an id that no table, lobby, circuit or race night has."""

    def make(self, snapshot: AnySnapshot) -> Table:
        """Return a new Table for a snapshot, without caching it."""

    def expect(self, at: float | None) -> None:
        """Make sure that the store is asked for due work at the play time `at`. Do nothing if it is None."""
