"""Race nights in the database."""

from collections.abc import Mapping, Sequence

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, delete, insert, select, update

from bot.model.nights import Night, NightMessages
from bot.storage.claims import held
from bot.storage.database import AnyRow, Change, StorePart, unless_there
from bot.storage.due import put_off
from bot.storage.schema import nights, seats

_night = TypeAdapter(Night)
_messages = TypeAdapter(NightMessages)


def read_night(row: AnyRow) -> Night:
    """Return the night of a row."""
    return _night.validate_json(row.document)


def claim_on(id: str) -> str:
    """Return the id of the claim on Discord's messages about that night."""
    return f"n{id}"


class SqlNights(StorePart):
    """Durable memory of race nights. Times are Unix seconds, except next_due, which is play time."""

    async def add(self, night: Night, *, now: float, next_due: float) -> None:
        """Write a new night, of version 0."""
        values = {"guild": night.place.guild, **_present(night), "messages": _written(NightMessages())}
        new = Change(insert(nights), {"id": night.id, "changed": now, "next_due": next_due, **values})
        await self._database.write(new, *_seated(night))

    async def save(self, night: Night, before: Night, *, now: float, next_due: float) -> None:
        """Replace a night by its changed version. Raises Conflict unless the stored version is that of
        `before`.
        """
        saved = update(nights).where(nights.c.id == night.id, nights.c.version == before.version)
        values = {**_present(night), "changed": now, "next_due": next_due}
        seated = () if night.persons == before.persons else _seated(night)
        await self._database.write(Change(saved.values(values), sure=True), *seated)

    async def put_off(self, night: Night, at: float | None) -> None:
        """Schedule the night for that play time, unless it has changed."""
        await self._database.write(put_off("nights", night.id, night.version, at))

    async def drop(self, id: str) -> None:
        """Delete a night."""
        await self._database.write(*dropped(nights.c.id == id))

    async def find(self, id: str) -> Night | None:
        """Return the night with that id."""
        return await self._first(select(nights).where(nights.c.id == id), read_night)

    async def ahead_in(self, guild: int) -> Sequence[Night]:
        """Return the nights of that server that are planned or in progress, the next one first."""
        found = select(nights).where(
            nights.c.guild == guild, nights.c.status.in_(("planned", "gathering", "running", "between"))
        )
        return sorted(map(read_night, await self._rows(found)), key=lambda each: each.at)

    async def drafts_in(self, guild: int) -> Sequence[Night]:
        """Return the drafts of that server."""
        found = select(nights).where(nights.c.guild == guild, nights.c.status == "draft")
        return [*map(read_night, await self._rows(found))]

    async def messages(self, ids: Sequence[str]) -> Mapping[str, NightMessages]:
        """Return the state of Discord's messages about these nights, by their ids."""
        rows = await self._rows(select(nights.c.id, nights.c.messages).where(nights.c.id.in_(ids)))
        found = {row.id: _messages.validate_json(row.messages) for row in rows}
        return {id: found.get(id, NightMessages()) for id in ids}

    async def showing(self, id: str) -> tuple[Night, NightMessages] | None:
        """Return the night with that id, and the state of its messages."""
        return await self._first(select(nights).where(nights.c.id == id), _shown)

    async def note(self, id: str, messages: NightMessages, epoch: int) -> None:
        """Store the state of its messages. Raises Conflict once the claim of that epoch has ended."""
        noted = update(nights).where(nights.c.id == id).values(messages=_written(messages))
        await self._database.write(*held(claim_on(id), epoch), Change(noted))

    async def of(self, person: int) -> Sequence[Night]:
        """Return the nights that have data about that person."""
        found = select(nights).join(seats, seats.c.id == nights.c.id).where(seats.c.person == person)
        return [read_night(row) for row in await self._rows(found)]


def dropped(*which: ColumnElement[bool]) -> list[Change]:
    """Delete those nights and their people's rows."""
    ids = select(nights.c.id).where(*which)
    return [Change(delete(seats).where(seats.c.id.in_(ids))), Change(delete(nights).where(*which))]


def _seated(night: Night) -> list[Change]:
    """Write the people of a night, so it is found by any of them."""
    rows = [{"id": night.id, "person": person, "sits": False} for person in sorted(night.persons)]
    others = delete(seats).where(seats.c.id == night.id, seats.c.person.not_in(night.persons))
    return [Change(others), *([Change(unless_there(seats).values(rows))] if rows else [])]


def _present(night: Night) -> dict[str, object]:
    document = _night.dump_json(night).decode()
    return {"status": night.status, "version": night.version, "document": document}


def _shown(row: AnyRow) -> tuple[Night, NightMessages]:
    return read_night(row), _messages.validate_json(row.messages)


def _written(messages: NightMessages) -> str:
    return _messages.dump_json(messages).decode()
