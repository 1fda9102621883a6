"""What Discord shows, and what is known of direct messages, in the database."""

from __future__ import annotations

from sqlalchemy import select

from bot.storage.database import Change, Database, first_value
from bot.storage.schema import message_states, people
from bot.storage.statements import statements


class SqlMessages:
    """A bot.ui.ports.MessageStore."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = statements(database.dialect)

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway."""
        await self._database.wait_until_back()

    async def read_message_state(self, id: str) -> str | None:
        """The display's document about the messages of a table or lobby."""
        found = select(message_states.c.document).where(message_states.c.id == id)
        return await first_value(self._database, found) or None

    async def write_message_state(self, id: str, document: str) -> None:
        """Keep the display's document about the messages of a table or lobby."""
        values = {"id": id, "document": document, "wanted": 0, "next_due": None}
        await self._database.write(Change(self._sql.write_message_state, values))

    async def drop_message_state(self, id: str) -> None:
        """Forget the messages of a lobby that is closed."""
        await self._database.write(Change(self._sql.drop_message_state, {"table_id": id}))

    async def note_shown(self, id: str, version: int) -> None:
        """Everybody has been shown that version, unless there is a newer one."""
        await self._database.write(Change(self._sql.note_shown, {"of_id": id, "shown": version}))

    async def read_dm(self, person: int) -> str | None:
        """What is known of that person's direct messages, as the display put it."""
        return await first_value(self._database, select(people.c.dm).where(people.c.id == person))

    async def write_dm(self, person: int, state: str) -> None:
        """Keep what is known of that person's direct messages."""
        await self._database.write(Change(self._sql.write_dm, {"id": person, "dm": state}))
