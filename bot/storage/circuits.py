"""The database queries for circuits and results."""

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Final

from pydantic import TypeAdapter
from sqlalchemy import case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.league.circuit import Circuit, Until
from bot.league.results import Result
from bot.model.store_errors import Conflict
from bot.storage.database import AnyRow, Change, StorePart, unchanged, unless_there
from bot.storage.due import put_off
from bot.storage.schema import circuits, results

_circuit = TypeAdapter(Circuit)
PAGE: Final = 500
"""The number of results read at a time."""
_OF_NONE = func.coalesce(results.c.circuit, "").label("circuit")
_OPEN = unless_there(circuits)
_SAVE = unchanged(circuits)
RESULTS = select(*(_OF_NONE if each.name == "circuit" else results.c[each.name] for each in fields(Result)))
"""A query for results, with the columns in the order that `read_result` expects."""
_BESIDE: Final = ("left", "stayed")
"""The kinds of results that belong to no seat."""
_OF_SEATS = results.c.kind.not_in(_BESIDE)


def read_circuit(row: AnyRow) -> Circuit:
    """Return the circuit stored in a row. Raises pydantic.ValidationError."""
    return replace(_circuit.validate_json(row.document), version=row.version)


class SqlCircuits(StorePart):
    """The stored circuits and results."""

    async def save_circuit(self, circuit: Circuit, next_due: float | None = None) -> None:
        """Replace a circuit with its changed version. Raises Conflict unless the stored version is lower by
        one, or if another running circuit of the server has the same name.
        """
        due = put_off("circuits", circuit.id, circuit.version, next_due)
        try:
            await self._database.write(self.saved(circuit), due)
        except (IntegrityError, sqlite3.IntegrityError):
            raise Conflict from None

    async def find_circuit(self, id: str) -> Circuit | None:
        """Return a circuit, running or closed, by its id, or None."""
        return await self._first(select(circuits).where(circuits.c.id == id), read_circuit)

    async def allow_hints(self, ids: Collection[str]) -> Mapping[str, bool]:
        """Return whether each circuit allows hints, by id."""
        found = await self._rows(select(circuits).where(circuits.c.id.in_(ids)))
        return {row.id: read_circuit(row).hints for row in found}

    async def circuits_in(self, guild: int, *, running: bool = False) -> Sequence[Circuit]:
        """Return a server's circuits, newest first. running: whether to return only those that can still
        receive results.
        """
        found = select(circuits).where(circuits.c.guild == guild).order_by(circuits.c.opened.desc())
        if running:
            found = found.where(circuits.c.status.in_(("open", "closing")))
        return [read_circuit(row) for row in await self._rows(found)]

    async def hosted_by(self, person: int) -> Sequence[Circuit]:
        """Return the circuits that a person hosts and that are not closed."""
        found = select(circuits).where(circuits.c.host == person, circuits.c.status != "closed")
        return [read_circuit(row) for row in await self._rows(found)]

    async def results(
        self,
        *,
        guild: int,
        circuit: str | None = None,
        person: int | None = None,
        title: str | None = None,
        tables: Collection[str] | None = None,
        beside: bool = False,
    ) -> Sequence[Result]:
        """Return the results in a server, restricted to a circuit, a person, a game (by its key) or tables
        (by their ids) where given, in the order of the matches. beside: whether to include results that
        belong to no seat.
        """
        found = RESULTS.where(results.c.guild == guild)
        if not beside:
            found = found.where(_OF_SEATS)
        if circuit is not None:
            found = found.where(results.c.circuit == circuit)
        if person is not None:
            found = found.where(results.c.person == person)
        if title is not None:
            found = found.where(results.c.title == title)
        if tables is not None:
            found = found.where(results.c.table_id.in_(tables))
        key = results.c.at, results.c.table_id, results.c.seat
        return [read_result(row) async for rows in self._in_pages(found, *key, size=PAGE) for row in rows]

    async def last_results(self, guild: int, person: int, most: int) -> Sequence[Result]:
        """Return up to `most` results of a person's seats in a server, newest first."""
        found = RESULTS.where(results.c.guild == guild, results.c.person == person, _OF_SEATS)
        newest = found.order_by(results.c.at.desc(), results.c.table_id.desc(), results.c.seat.desc())
        return [read_result(row) for row in await self._rows(newest.limit(most))]

    async def left_by(self, guild: int, person: int) -> int:
        """Return the number of matches in a server that the person left."""
        found = select(func.count().label("left")).where(
            results.c.guild == guild, results.c.person == person, results.c.kind == "left"
        )
        (row,) = await self._rows(found)
        return int(row.left)

    async def finished_in(self, circuit: str) -> frozenset[str]:
        """Return the ids of the tables whose finished matches count for a circuit."""
        found = select(results.c.table_id).where(results.c.circuit == circuit, _OF_SEATS).distinct()
        return frozenset(row.table_id for row in await self._rows(found))

    async def starts_in(self, circuit: str) -> Mapping[int | str, tuple[int, int]]:
        """Return, for each player in a circuit, the number of matches in which the player had the first seat,
        and the number of all the player's matches. People are counted by id, and all others by name.
        """
        named = case((results.c.person.is_(None), results.c.name), else_="").label("named")
        starts = func.sum(case((results.c.seat == 0, 1), else_=0)).label("starts")
        found = select(results.c.person, named, starts, func.count().label("matches"))
        found = found.where(results.c.circuit == circuit, _OF_SEATS).group_by(results.c.person, "named")
        return {row.person or row.named: (row.starts, row.matches) for row in await self._rows(found)}

    async def finished(self, person: int, title: str, most: int) -> int:
        """Return the number of results that the person has in a game (by its key) in all servers, counting up
        to `most`.
        """
        found = select(results.c.seat).where(results.c.person == person, results.c.title == title, _OF_SEATS)
        return len(await self._rows(found.limit(most)))

    def opened(self, circuit: Circuit) -> Change:
        """Return the change that writes a new circuit. It raises Conflict if another running circuit of the
        server has the same name.
        """
        new = {
            "id": circuit.id,
            "guild": circuit.guild,
            "opened": circuit.opened,
            "next_due": circuit.limit.at if isinstance(circuit.limit, Until) else None,
        }
        return Change(_OPEN, {**new, **_values(circuit)}, sure=True)

    def saved(self, circuit: Circuit) -> Change:
        """Return the change that replaces a circuit with its changed version. It raises Conflict unless the
        stored version is lower by one.
        """
        values = {"of": circuit.id, "before": circuit.version - 1, **_values(circuit)}
        return Change(_SAVE, values, sure=True)

    def left(self, id: str, next_due: float) -> Change:
        """Return the change that raises the version of a running circuit, and schedules a check of it, after
        one of its matches has ended.
        """
        running = update(circuits).where(circuits.c.id == id, circuits.c.status.in_(("open", "closing")))
        return Change(running.values(version=circuits.c.version + 1, next_due=next_due))

    def logged(self, match: Iterable[Result]) -> list[Change]:
        """Return the changes that write the results of a match."""
        return [Change(insert(results), _row(result)) for result in match]


def _values(circuit: Circuit) -> dict[str, object]:
    return {
        "folded": circuit.name.casefold(),
        "status": circuit.status,
        "version": circuit.version,
        "document": _circuit.dump_json(circuit).decode(),
        "host": circuit.host,
    }


def _row(result: Result) -> dict[str, object]:
    row = asdict(result) | {"circuit": result.circuit or None, "out": result.out}
    return row | {"name": result.name.replace("\0", "")}  # PostgreSQL cannot store NUL characters


def read_result(row: AnyRow) -> Result:
    """Return the result stored in a row."""
    return Result(*row)
