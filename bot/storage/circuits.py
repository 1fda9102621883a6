"""Circuits and results in the database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import select

from bot.league.circuit import Circuit, Until
from bot.league.results import Result
from bot.storage.database import AnyRow, Change, Database, Rows
from bot.storage.schema import circuits, results
from bot.storage.statements import statements

_circuit = TypeAdapter(Circuit)


def read_circuit(row: AnyRow) -> Circuit:
    """The circuit of a row. Raises pydantic.ValidationError."""
    return replace(_circuit.validate_json(row.document), version=row.version)


class SqlCircuits:
    """A bot.tables.stores.CircuitStore."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = statements(database.dialect)

    async def save_circuit(self, circuit: Circuit, next_due: float | None = None) -> None:
        """Write a changed circuit over the old. Raises Conflict unless the stored version is one less."""
        due = {"of_id": circuit.id, "of_version": circuit.version, "next_due": next_due}
        await self._database.write(self.saved(circuit), Change(self._sql.put_off["circuits"], due))

    async def find_circuit(self, id: str) -> Circuit | None:
        """A circuit, running or closed, by its id."""
        (rows,) = await self._database.read(select(circuits).where(circuits.c.id == id))
        return read_circuit(rows[0]) if rows else None

    async def circuits_in(self, guild: int, *, running: bool = False) -> Sequence[Circuit]:
        """Every circuit of that server, or those that run, the newest first."""
        found = select(circuits).where(circuits.c.guild == guild).order_by(circuits.c.opened.desc())
        if running:
            found = found.where(circuits.c.status.in_(("open", "closing")))
        (rows,) = await self._database.read(found)
        return _read(rows)

    async def hosted_by(self, person: int) -> Sequence[Circuit]:
        """The circuits of that host that are not closed."""
        found = select(circuits).where(circuits.c.host == person, circuits.c.status != "closed")
        (rows,) = await self._database.read(found)
        return _read(rows)

    async def results(
        self, *, guild: int, circuit: str | None = None, person: int | None = None, title: str | None = None
    ) -> Sequence[Result]:
        """The results in that server: those of a circuit, of a person, of a game (by its key), or all; in the
        order of the races.
        """
        found = select(results).where(results.c.guild == guild)
        if circuit is not None:
            found = found.where(results.c.circuit == circuit)
        if person is not None:
            found = found.where(results.c.person == person)
        if title is not None:
            found = found.where(results.c.title == title)
        found = found.order_by(results.c.at, results.c.table_id, results.c.seat)
        (rows,) = await self._database.read(found)
        return [read_result(row) for row in rows]

    def opened(self, circuit: Circuit) -> Change:
        """Write a new circuit."""
        values = {
            "id": circuit.id,
            "guild": circuit.guild,
            "folded": circuit.name.casefold(),
            "status": circuit.status,
            "opened": circuit.opened,
            "version": circuit.version,
            "document": _circuit.dump_json(circuit).decode(),
            "host": circuit.host,
            "next_due": circuit.limit.at if isinstance(circuit.limit, Until) else None,
        }
        return Change(self._sql.open_circuit, values, sure=True)

    def saved(self, circuit: Circuit) -> Change:
        """Write a changed circuit over the old."""
        document = _circuit.dump_json(circuit).decode()
        values = {
            "circuit_id": circuit.id,
            "before": circuit.version - 1,
            "status": circuit.status,
            "version": circuit.version,
            "document": document,
            "host": circuit.host,
        }
        return Change(self._sql.save_circuit, values, sure=True)

    def left(self, id: str, next_due: float) -> list[Change]:
        """A race in that circuit, if in any, is over: somebody is to see then what comes of it."""
        return [Change(self._sql.look_at_circuit, {"of_id": id, "next_due": next_due})] if id else []

    def logged(self, race: Iterable[Result]) -> list[Change]:
        """Write the results of a race."""
        return [Change(self._sql.log_result, _row(result)) for result in race]


def _read(rows: Rows) -> list[Circuit]:
    return [read_circuit(row) for row in rows]


def _row(result: Result) -> dict[str, Any]:
    return {
        "table_id": result.race,
        "seat": result.seat,
        "guild": result.guild,
        "circuit": result.circuit or None,
        "title": result.title,
        "kind": result.kind,
        "person": result.person,
        "name": result.name.replace("\0", ""),  # PostgreSQL holds no such text
        "place": result.place,
        "score": result.score,
        "out": result.out,
        "points": result.points,
        "at": result.at,
        "driver": result.driver,
    }


def read_result(row: AnyRow) -> Result:
    """The result of a row."""
    return Result(
        race=row.table_id,
        seat=row.seat,
        guild=row.guild,
        circuit=row.circuit or "",
        title=row.title,
        kind=row.kind,
        person=row.person,
        name=row.name,
        place=row.place,
        score=row.score,
        points=row.points,
        at=row.at,
        driver=row.driver,
    )
