"""The state of Discord's messages and of direct messages, in the database."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Integer, bindparam, case, null, or_, select, update

from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import lobbies, message_states, my_tables, nights, people, results, seats, tables

_WRITE = upsert(message_states, "document")
_WRITE_CLAIMED = (
    update(message_states)
    .where(message_states.c.id == bindparam("of_id"), message_states.c.epoch == bindparam("of_epoch"))
    .values(
        expires=message_states.c.expires * bindparam("lasts", type_=Integer),
        next_due=case(
            (message_states.c.wanted == bindparam("shown"), null()), else_=message_states.c.next_due
        ),
    )
)
_NOTE_SHOWN = (
    update(message_states)
    .where(message_states.c.id == bindparam("of_id"), message_states.c.wanted == bindparam("shown"))
    .values(next_due=null())
)
_WRITE_DM = upsert(people)
_WRITE_LIST = upsert(my_tables)


class ListMessage(NamedTuple):
    """A person's message *My tables*, and the key of its theme."""

    channel: int
    message: int
    shows: str


class SqlMessages(StorePart):
    """The durable memory of the display."""

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway."""
        await self._database.wait_until_back()

    async def read_message_state(self, id: str) -> str | None:
        """Return the display's document about the messages of a table or lobby."""
        found = select(message_states.c.document).where(message_states.c.id == id)
        return await self._value(found) or None

    async def write_message_state(
        self, id: str, document: str, epoch: int = 0, *, last: bool = False, shown: int = -1
    ) -> None:
        """Store the display's document about the messages of a table or lobby. epoch: the epoch of the claim
        on them, if there are claims. last: the claim ends with this write. shown: as for `note_shown`. Raises
        Conflict if the claim has ended.
        """
        if epoch:
            values = {"of_id": id, "of_epoch": epoch, "document": document, "lasts": not last, "shown": shown}
            await self._database.write(Change(_WRITE_CLAIMED, values, sure=True))
            return
        await self._database.write(Change(_WRITE, {"id": id, "document": document}))

    async def drop_message_state(self, id: str) -> None:
        """Delete the state of a closed lobby's messages."""
        await self._database.write(Change(message_states.delete().where(message_states.c.id == id)))

    async def note_shown(self, id: str, version: int) -> None:
        """Record that everyone has been shown that version, unless a newer one is recorded."""
        await self._database.write(Change(_NOTE_SHOWN, {"of_id": id, "shown": version}))

    async def read_dm(self, person: int) -> str | None:
        """Return the display's record of that person's direct messages."""
        return await self._value(select(people.c.dm).where(people.c.id == person))

    async def write_dm(self, person: int, state: str) -> None:
        """Store the display's record of that person's direct messages."""
        await self._database.write(Change(_WRITE_DM, {"id": person, "dm": state}))

    async def lift_dms(self, guild: int) -> None:
        """Delete the records of direct messages of people who have played in that server, or sit there."""
        await self._database.write(dms_lifted((guild,)))

    async def read_list(self, person: int) -> ListMessage | None:
        """Return that person's message *My tables*, if they have one."""
        found = select(my_tables.c.channel, my_tables.c.message, my_tables.c.shows)
        return await self._first(found.where(my_tables.c.person == person), lambda row: ListMessage(*row))

    async def write_list(self, person: int, message: ListMessage) -> None:
        """Store its position and its content."""
        await self._database.write(Change(_WRITE_LIST, {"person": person, **message._asdict()}))

    async def drop_list(self, person: int) -> None:
        """Record that they have none."""
        await self._database.write(Change(my_tables.delete().where(my_tables.c.person == person)))

    async def have_lists(self, after: int, most: int) -> list[int]:
        """Return up to `most` people who have one, in order, after that id."""
        page = select(my_tables.c.person).where(my_tables.c.person > after)
        rows = await self._rows(page.order_by(my_tables.c.person).limit(most))
        return [row.person for row in rows]


def dms_lifted(guilds: Collection[int]) -> Change:
    """Delete the records of direct messages of people who have played in those servers, or sit there."""
    places = (select(each.c.id).where(each.c.guild.in_(guilds)) for each in (tables, lobbies, nights))
    seated = select(seats.c.person).where(or_(*(seats.c.id.in_(ids) for ids in places)))
    played = select(results.c.person).where(results.c.guild.in_(guilds), results.c.person.is_not(None))
    return Change(people.delete().where(or_(people.c.id.in_(seated), people.c.id.in_(played))))
