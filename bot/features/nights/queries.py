"""The database queries for race nights."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass

from pydantic import TypeAdapter
from sqlalchemy import delete, insert, select

from bot.features.nights.model import Night, NightMessages
from bot.storage.codecs import legible, readable
from bot.storage.database import AnyRow, Change, StorePart, unchanged, unless_there
from bot.storage.due import put_off
from bot.storage.exports import PAGE, Piece
from bot.storage.messages import of_night
from bot.storage.retention import nights_dropped
from bot.storage.schema import message_states, nights, seats

_night = TypeAdapter(Night)
_messages = TypeAdapter(NightMessages)
_SAVE = unchanged(nights)


def read_messages(document: str | None) -> NightMessages:
    """Return the state of a night's messages from a stored document, or an empty state without one."""
    return _messages.validate_json(document) if document else NightMessages()


def write_messages(messages: NightMessages) -> str:
    """Return the state of a night's messages as a document to store."""
    return _messages.dump_json(messages).decode()


def read_night(row: AnyRow) -> Night:
    """Return the night stored in a row."""
    return _night.validate_json(row.document)


@dataclass(eq=False, repr=False)
class SqlNights(StorePart):
    """The stored race nights. Times are Unix seconds, except next_due, which is a play time."""

    _titles: Collection[str]

    def _night(self, row: AnyRow) -> Night:
        """Return the night stored in a row. Raises Illegible, also if the night's game is not installed."""
        with legible(row.id, "nights"):
            night = read_night(row)
            if night.title not in self._titles:
                raise KeyError(night.title)
        return night

    async def add(self, night: Night, *, now: float, next_due: float) -> None:
        """Write a new night."""
        values = {"guild": night.place.guild, **_present(night)}
        new = Change(insert(nights), {"id": night.id, "changed": now, "next_due": next_due, **values})
        await self._database.write(new, *_seated(night))

    async def save(self, night: Night, before: Night, *, now: float, next_due: float) -> None:
        """Replace a night with its changed version. Raises Conflict unless the stored version is that of
        `before`.
        """
        values = {**_present(night), "changed": now, "next_due": next_due}
        saved = Change(_SAVE, {"of": night.id, "before": before.version, **values}, sure=True)
        seated = () if night.persons == before.persons else _seated(night)
        await self._database.write(saved, *seated)

    async def put_off(self, night: Night, at: float | None) -> None:
        """Schedule the night for the play time `at`, or never if it is None, unless the night has changed."""
        await self._database.write(put_off("nights", night.id, night.version, at))

    async def drop(self, id: str) -> None:
        """Delete a night."""
        await self._database.write(*nights_dropped(nights.c.id == id))

    async def find(self, id: str) -> Night | None:
        """Return a night by its id, or None. Raises Illegible."""
        return await self._first(select(nights).where(nights.c.id == id), self._night)

    async def ahead_in(self, guild: int) -> Sequence[Night]:
        """Return a server's readable nights that are planned or in progress, earliest first."""
        found = select(nights).where(
            nights.c.guild == guild, nights.c.status.in_(("planned", "gathering", "running", "between"))
        )
        return sorted(readable(await self._rows(found), self._night), key=lambda each: each.at)

    async def drafts_in(self, guild: int) -> Sequence[Night]:
        """Return the readable drafts of a server."""
        found = select(nights).where(nights.c.guild == guild, nights.c.status == "draft")
        return readable(await self._rows(found), self._night)

    async def messages(self, ids: Sequence[str]) -> Mapping[str, NightMessages]:
        """Return the state of Discord's messages about the nights, by night id."""
        subjects = {of_night(id): id for id in ids}
        found = select(message_states.c.id, message_states.c.document)
        rows = await self._rows(
            found.where(message_states.c.id.in_(subjects), message_states.c.document != "")
        )
        read = {subjects[row.id]: read_messages(row.document) for row in rows}
        return {id: read.get(id, NightMessages()) for id in ids}

    async def exported(self, person: int) -> AsyncIterator[Piece]:
        """Yield a person's data in the race nights that they signed up for or planned."""
        mine = select(seats.c.id).where(seats.c.person == person)
        async for rows in self._in_pages(select(nights).where(nights.c.id.in_(mine)), nights.c.id, size=PAGE):
            yield "nights", [_of_night(read_night(row), person) for row in rows]

    async def of(self, person: int) -> Sequence[Night]:
        """Return the nights with data about a person, including nights of games that are not installed."""
        found = select(nights).join(seats, seats.c.id == nights.c.id).where(seats.c.person == person)
        return [read_night(row) for row in await self._rows(found)]


def _seated(night: Night) -> list[Change]:
    rows = [{"id": night.id, "person": person, "sits": False} for person in sorted(night.persons)]
    others = delete(seats).where(seats.c.id == night.id, seats.c.person.not_in(night.persons))
    return [Change(others), *([Change(unless_there(seats).values(rows))] if rows else [])]


def _present(night: Night) -> dict[str, object]:
    document = _night.dump_json(night).decode()
    return {"status": night.status, "version": night.version, "document": document}


def _of_night(night: Night, person: int) -> dict[str, object]:
    entrant = night.entrant(person)
    return {
        "id": night.id,
        "place": asdict(night.place),
        "at": night.at,
        "host": night.host == person,
        "signed_up": None if entrant is None else asdict(entrant),
    }
