"""The database queries for the state of messages on Discord, and of direct messages."""

from collections.abc import Collection

from sqlalchemy import Integer, bindparam, case, null, or_, select, update

from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import lobbies, message_states, nights, people, results, seats, tables

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


def of_night(id: str) -> str:
    """Return the id under which the state of a race night's messages is stored."""
    return f"night/{id}"


def of_circuit(id: str) -> str:
    """Return the id under which the state of the messages with a circuit's final standings is stored."""
    return f"circuit/{id}"


def of_former(id: str) -> str:
    """Return the id under which the state of a deleted table's messages is stored."""
    return f"former/{id}"


def of_person(id: int) -> str:
    """Return the id under which the state of a person's *My tables* is stored."""
    return f"person/{id}"


class SqlMessages(StorePart):
    """The stored state of the display."""

    async def wait_until_back(self) -> None:
        """Wait until a retry after StoreAway makes sense."""
        await self._database.wait_until_back()

    async def read_message_state(self, id: str) -> str | None:
        """Return the display's document about the messages of a subject, or None if there is none."""
        found = select(message_states.c.document).where(message_states.c.id == id)
        return await self._value(found) or None

    async def write_message_state(
        self, id: str, document: str, epoch: int = 0, *, last: bool = False, shown: int = -1
    ) -> None:
        """Store the display's document about the messages of a subject, or "" for none. epoch: the epoch of
        the claim to these messages, or 0 without a claim. last: whether the claim ends with this write.
        shown: the version that the messages show now, or -1 to record none. Raises Conflict if the claim has
        ended.
        """
        if epoch:
            values = {"of_id": id, "of_epoch": epoch, "document": document, "lasts": not last, "shown": shown}
            await self._database.write(Change(_WRITE_CLAIMED, values, sure=True))
            return
        if document:
            noted = [Change(_NOTE_SHOWN, {"of_id": id, "shown": shown})] if shown >= 0 else []
            await self._database.write(Change(_WRITE, {"id": id, "document": document}), *noted)
        else:
            await self.drop_message_state(id)

    async def drop_message_state(self, id: str) -> None:
        """Delete the state of the messages of a subject."""
        await self._database.write(Change(message_states.delete().where(message_states.c.id == id)))

    async def forget_all(self) -> None:
        """Delete the display's documents about all subjects."""
        await self._database.write(Change(message_states.update().values(document="")))

    async def note_shown(self, id: str, version: int) -> None:
        """Record that a version of a subject has been shown, unless a newer one must be shown."""
        await self._database.write(Change(_NOTE_SHOWN, {"of_id": id, "shown": version}))

    async def read_dm(self, person: int) -> str | None:
        """Return the display's record of a person's direct messages, or None if there is none."""
        return await self._value(select(people.c.dm).where(people.c.id == person))

    async def write_dm(self, person: int, state: str) -> None:
        """Store the display's record of a person's direct messages."""
        await self._database.write(Change(_WRITE_DM, {"id": person, "dm": state}))

    async def lift_dms(self, guild: int) -> None:
        """Delete the records of direct messages of people with results, tables, lobbies or race nights in a
        server.
        """
        await self._database.write(dms_lifted((guild,)))

    async def subjects_after(self, last: str, most: int) -> list[str]:
        """Return, in order, the ids of up to `most` subjects with messages that follow `last` and are of the
        same kind.
        """
        notes, kind = message_states.c, last.partition("/")[0]
        alike = notes.id.like(f"{kind}/%") & (notes.document != "")
        page = select(notes.id).where(notes.id > last, alike).order_by(notes.id)
        return [row.id for row in await self._rows(page.limit(most))]


def dms_lifted(guilds: Collection[int]) -> Change:
    """Return the change that deletes the records of direct messages of people with results, tables, lobbies
    or race nights in one of the servers.
    """
    places = (select(each.c.id).where(each.c.guild.in_(guilds)) for each in (tables, lobbies, nights))
    seated = select(seats.c.person).where(or_(*(seats.c.id.in_(ids) for ids in places)))
    played = select(results.c.person).where(results.c.guild.in_(guilds), results.c.person.is_not(None))
    return Change(people.delete().where(or_(people.c.id.in_(seated), people.c.id.in_(played))))
