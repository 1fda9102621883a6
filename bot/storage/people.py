"""The deletion of people's data, and the aliases that replace their names."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Select, or_, select, update

from bot.league.circuit import Circuit
from bot.locales.phrase import Locale, say
from bot.model.snapshots import AnySnapshot
from bot.model.store_errors import Conflict
from bot.storage import schema
from bot.storage.circuits import SqlCircuits, read_circuit
from bot.storage.database import Change, StorePart, unless_there
from bot.storage.key_values import stored_value
from bot.storage.messages import of_person
from bot.storage.tables import DROPPED, SqlTables

PAGE: Final = 20
"""The number of finished tables read or rewritten at a time."""
_DELETED = "deleted drivers"
_OF_A_PERSON = (
    schema.preferences,
    schema.wishes,
    schema.dailies,
    schema.daily_shares,
    schema.reviews,
    schema.missed,
    schema.puzzles,
    schema.puzzle_days,
)
"""The database tables in which all rows of a person are deleted together with the person."""


class FinishedTables(NamedTuple):
    """A page of finished tables. last: the id after which the next page starts."""

    tables: Sequence[AnySnapshot]
    last: str


@dataclass(eq=False, repr=False)
class SqlPeople(StorePart):
    """The deletion of people's data."""

    _tables: SqlTables
    _circuits: SqlCircuits

    async def next_alias(self, locale: Locale) -> str:
        """Return a new name in a language, never used before, for a person who wants their data deleted."""
        while True:
            before = await self._value(stored_value(_DELETED))
            number = str(int(before or 0) + 1)
            first = unless_there(schema.facts).values(key=_DELETED, value=number)
            again = (
                update(schema.facts)
                .where(schema.facts.c.key == _DELETED, schema.facts.c.value == before)
                .values(value=number)
            )
            with suppress(Conflict):  # another worker has used this number
                await self._database.write(Change(first if before is None else again, sure=True))
                return say("privacy-alias", locale, number=number)

    async def finished_of(self, person: int, after: str = "") -> FinishedTables | None:
        """Return a page of the readable tables, not in play, where the person has or had a seat, or None if
        there are no more. The page begins after the id `after`.
        """
        found = select(schema.tables).where(*_finished_of(person), schema.tables.c.id > after)
        rows = await self._rows(found.order_by(schema.tables.c.id).limit(PAGE), slow=True)
        if not rows:
            return None
        return FinishedTables(await asyncio.to_thread(self._tables.readable, rows), rows[-1].id)

    async def rename(self, renamed: Sequence[AnySnapshot]) -> None:
        """Write a page of tables from which a person's name was removed. Raises Conflict unless the stored
        version of each is lower by one.
        """
        written = await asyncio.to_thread(lambda: [self._tables.rewritten(each) for each in renamed])
        await self._database.write(*(change for changes in written for change in changes), slow=True)

    async def delete_person(self, person: int, alias: str) -> None:
        """Replace a person with the alias in every result, and with nobody as the host of circuits. Delete
        all rows about the person alone, and the finished or unreadable tables and lobbies that still name
        them. Raises Conflict if one of the circuits was changed meanwhile.
        """
        tables, lobbies = await self._unreadable_of(person)
        gone = or_(schema.tables.c.status != "playing", schema.tables.c.id.in_(tables))
        named = select(schema.tables.c.id).where(schema.tables.c.id.in_(_seats_of(person)), gone)
        while rows := await self._rows(named.limit(DROPPED), slow=True):
            await self._database.write(*self._tables.dropped([row.id for row in rows]), slow=True)
        host_of = await self._rows(select(schema.circuits).where(schema.circuits.c.host == person))
        await self._database.write(
            Change(
                update(schema.results)
                .where(schema.results.c.person == person)
                .values(person=None, name=alias)
            ),
            *(self._circuits.saved(_nobodys(read_circuit(row))) for row in host_of),
            *(Change(each.delete().where(each.c.id.in_(lobbies))) for each in (schema.lobbies, schema.seats)),
            Change(schema.people.delete().where(schema.people.c.id == person)),
            *(Change(each.delete().where(each.c.person == person)) for each in _OF_A_PERSON),
            Change(schema.message_states.delete().where(schema.message_states.c.closed)),
            Change(schema.message_states.delete().where(schema.message_states.c.id == of_person(person))),
            slow=True,
        )

    async def _unreadable_of(self, person: int) -> tuple[list[str], list[str]]:
        playing = select(schema.tables).where(schema.tables.c.status == "playing")
        found = await self._database.read(
            playing.where(schema.tables.c.id.in_(_seats_of(person))),
            select(schema.lobbies).where(schema.lobbies.c.id.in_(_seats_of(person))),
            slow=True,
        )
        tables = {each.id for each in await asyncio.to_thread(self._tables.readable, found[0])}
        lobbies = {each.id for each in await asyncio.to_thread(self._tables.readable_lobbies, found[1])}
        return (
            [row.id for row in found[0] if row.id not in tables],
            [row.id for row in found[1] if row.id not in lobbies],
        )

    async def scrub(self) -> None:
        """Erase deleted data from the database's files, as far as possible."""
        await self._database.scrub()


def _finished_of(person: int) -> tuple[ColumnElement[bool], ...]:
    return schema.tables.c.status != "playing", schema.tables.c.id.in_(_seats_of(person))


def _seats_of(person: int) -> Select[str]:
    """Return a query for the ids of the tables and lobbies where the person has or had a seat, or is
    invited.
    """
    return select(schema.seats.c.id).where(schema.seats.c.person == person)


def _nobodys(circuit: Circuit) -> Circuit:
    return replace(circuit, host=0, version=circuit.version + 1)
