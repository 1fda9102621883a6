"""Everything stored about a person, as plain data."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeAlias

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, select

from bot.locales.phrase import ENGLISH, spoken
from bot.model.occupants import players_at, seat_of
from bot.model.snapshots import AnyLobby, AnyLoggedMove, AnySnapshot
from bot.storage import schema
from bot.storage.circuits import RESULTS, read_circuit, read_result
from bot.storage.dailies import SqlDailies
from bot.storage.database import AnyRow, AnySelect, Rows, StorePart
from bot.storage.messages import of_person
from bot.storage.tables import SqlTables
from bot.title import AnyTitle

PAGE: Final = 20
"""The number of rows that are read, and converted in a thread, at a time."""
Piece: TypeAlias = tuple[str, object]
"""A named part of the export. A list or dict with the same name as the previous one continues it."""
Section: TypeAlias = Callable[[int], AsyncIterator[Piece]]
"""Yields the data that a feature stores about a person, in pieces."""


@dataclass(eq=False, repr=False)
class SqlExports(StorePart):
    """The data stored about people. sections: those of the features, at the end of each export."""

    _titles: Mapping[str, AnyTitle]
    _tables: SqlTables
    _dailies: SqlDailies
    sections: list[Section] = field(default_factory=list)

    async def knows(self, person: int) -> bool:
        """Return whether anything is stored about a person."""
        found = await self._database.read(*(each.limit(1) for each in _of(person).values()))
        return any(found)

    async def of(self, person: int) -> AsyncIterator[Piece]:
        """Yield everything stored about a person, in pieces for JSON."""
        of = _of(person)
        yield "person", person
        dms, listed, own = await self._database.read(of["dms"], of["my_tables"], of["settings"])
        yield "direct_messages", dms[0].dm if dms else None
        yield "my_tables", _listed(listed[0].document) if listed else None
        yield "settings", json.loads(own[0].document) if own else None
        # a single page, because a person has at most one a day
        yield "dailies", plain(await self._dailies.dailies_of(person))
        async for rows in self._pages(of["wishes"], schema.wishes.c.guild, schema.wishes.c.title):
            yield "wishes", [{"server": row.guild, "game": row.title} for row in rows]
        async for rows in self._pages(of["messages"], schema.message_states.c.id):
            yield "messages", await asyncio.to_thread(_copies, rows, person)
        async for rows in self._pages(of["results"], schema.results.c.table_id, schema.results.c.seat):
            yield "results", await asyncio.to_thread(plains, rows, read_result)
        async for rows in self._pages(of["circuits"], schema.circuits.c.id):
            yield "circuits_hosted", await asyncio.to_thread(plains, rows, read_circuit)
        async for rows in self._pages(of["lobbies"], schema.lobbies.c.id):
            yield "lobbies", await asyncio.to_thread(self._lobbies, rows, person)
        async for rows in self._pages(of["tables"], schema.tables.c.id):
            logs = await self._tables.find_logs([row.id for row in rows])
            played, left = await asyncio.to_thread(self._met, rows, logs, person)
            yield "tables", played
            yield "tables_left", left
        async for rows in self._pages(of["shares"], schema.daily_shares.c.guild, schema.daily_shares.c.day):
            yield "dailies_shared", [_shared(row) for row in rows]
        for section in self.sections:
            async for piece in section(person):
                yield piece

    def _pages(self, query: AnySelect, *key: ColumnElement[Any]) -> AsyncIterator[Rows]:
        return self._in_pages(query, *key, size=PAGE)

    def _lobbies(self, rows: Rows, person: int) -> list[dict[str, object]]:
        return [_of_lobby(each, person) for each in self._tables.readable_lobbies(rows)]

    def _met(
        self, rows: Rows, logs: Mapping[str, Rows], person: int
    ) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
        """Return the data about a person in readable tables where they have a seat, and in those where
        another player has taken over their seat.
        """
        played, left = list[dict[str, object]](), list[dict[str, object]]()
        for table in self._tables.readable(rows):
            found = left if seat_of(table.players, person) is None else played
            moves = self._tables.logged(logs.get(table.id, ()))
            found.append(_of_table(table, moves, self._titles[table.title], person))
        return played, left


def _of(person: int) -> dict[str, AnySelect]:
    """Return a query for each kind of rows that are about a person, by the kind's name."""
    seated = select(schema.seats.c.id).where(schema.seats.c.person == person)
    owned = {
        "settings": schema.preferences,
        "wishes": schema.wishes,
        "dailies": schema.dailies,
        "shares": schema.daily_shares,
        "reviews": schema.reviews,
        "puzzles": schema.puzzles,
        "puzzle_days": schema.puzzle_days,
    }
    met = {
        "messages": schema.message_states,
        "lobbies": schema.lobbies,
        "tables": schema.tables,
    }
    return {
        "dms": select(schema.people).where(schema.people.c.id == person),
        "my_tables": select(schema.message_states).where(
            schema.message_states.c.id == of_person(person), schema.message_states.c.document != ""
        ),
        "seats": seated,
        "circuits": select(schema.circuits).where(schema.circuits.c.host == person),
        "results": RESULTS.where(schema.results.c.person == person),
        **{name: select(table).where(table.c.person == person) for name, table in owned.items()},
        **{name: select(table).where(table.c.id.in_(seated)) for name, table in met.items()},
    }


def _listed(document: str) -> dict[str, int]:
    """Return the ids of the channel and of the message of a person's *My tables*."""
    found = json.loads(document)
    return {"channel": found["channel"], "message": found["message"]}


_PLAIN: Final[TypeAdapter[Any]] = TypeAdapter(Any)


def plain(value: object) -> Any:
    """Return any of the bot's values as lists, dicts, numbers and text, in English."""
    return _PLAIN.dump_python(value, mode="json", fallback=lambda phrase: spoken(phrase, ENGLISH))


def plains(rows: Rows, read: Callable[[AnyRow], object]) -> list[object]:
    """Return the values read from the rows, as plain data. Rows for which `read` returns None are left
    out.
    """
    return [plain(found) for row in rows if (found := read(row)) is not None]


def _copies(rows: Rows, person: int) -> dict[str, object]:
    """Return the messages with a person's hands, by the id of the table."""
    copies = {row.id: json.loads(row.document)["hands"].get(str(person)) for row in rows if row.document}
    return {id: copy for id, copy in copies.items() if copy}


def _shared(row: AnyRow) -> dict[str, object]:
    return {"day": row.day, "server": row.guild, "channel": row.channel, "name": row.name}


def _of_table(
    table: AnySnapshot, moves: Sequence[AnyLoggedMove], title: AnyTitle, person: int
) -> dict[str, object]:
    """Return a table's data about a person: their seat and its view, or the seats that were taken over from
    them, and the moves that they made.
    """
    known: dict[str, object] = {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
    }
    seat = seat_of(table.players, person)
    if seat is None:
        known |= {"seats": [asdict(each) for each in table.before if each.person == person]}
    else:
        view = plain(title.rules.game.view(table.match.state, seat))
        known |= {"host": table.host == person, "seat": seat}
        known |= {"player": asdict(table.players[seat]), "view": view}
    made = [plain(move) for move in moves if players_at(table, move.ply)[move.seat].person == person]
    return {**known, "moves": made}


def _of_lobby(lobby: AnyLobby, person: int) -> dict[str, object]:
    return {
        "id": lobby.id,
        "place": asdict(lobby.place),
        "host": lobby.host == person,
        "asked": person in lobby.asked,
        "players": [asdict(player) for player in lobby.players if player.person == person],
    }
