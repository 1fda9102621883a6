"""Lobbies, tables and their moves in the database."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import literal, select

from bot.engine.log import TakeBack
from bot.league.circuit import Circuit
from bot.league.results import Result
from bot.storage.circuits import SqlCircuits, read_circuit
from bot.storage.codecs import Codec, codec, unreadable
from bot.storage.dailies import SqlDailies
from bot.storage.database import AnyRow, Change, Database, Rows
from bot.storage.schema import circuits, lobbies, moves, results, tables
from bot.storage.statements import fact, mentions, statements
from bot.storage.taps import SharedTaps
from bot.storage.workers import HEARTBEAT, SqlWorkers, read_heartbeat
from bot.tables.errors import Illegible
from bot.tables.ports import Stored
from bot.tables.records import LobbyRecord, LoggedMove, TableRecord
from bot.title import AnyTitle

log = logging.getLogger(__name__)

R = TypeVar("R")

_take_back: TypeAdapter[Any] = TypeAdapter(TakeBack)


class SqlTables:
    """A bot.tables.stores.TableStore."""

    def __init__(
        self,
        database: Database,
        titles: Mapping[str, AnyTitle],
        circuits: SqlCircuits,
        dailies: SqlDailies,
        workers: SqlWorkers,
    ) -> None:
        self._database = database
        self._sql = statements(database.dialect)
        self._titles = titles
        self._circuits = circuits
        self._dailies = dailies
        self._workers = workers

    def _codec(self, title: str) -> Codec:
        return codec(self._titles[title])

    async def load(self) -> Stored:
        """Everything that is open or in play. What cannot be read is logged, and holds nothing else up."""
        open_lobbies, in_play, beats, unclosed = await self._database.read(
            select(lobbies),
            select(tables).where(tables.c.status == "playing"),
            fact(HEARTBEAT),
            select(circuits, literal("the league").label("title")).where(circuits.c.status != "closed"),
            slow=True,
        )
        return Stored(
            lobbies=self.readable_lobbies(open_lobbies),
            tables=self.readable(in_play),
            heartbeat=read_heartbeat(beats),
            circuits=tuple(_readable(unclosed, read_circuit)),
            others=self._workers.others,
        )

    async def in_play(self) -> Sequence[str]:
        """The ids of all tables in play, those that cannot be read too."""
        (rows,) = await self._database.read(select(tables.c.id).where(tables.c.status == "playing"))
        return [row.id for row in rows]

    def readable(self, rows: Rows) -> list[TableRecord[Any, Any, Any, Any]]:
        """The tables of rows, without those that cannot be read."""
        return _readable(rows, self._table)

    def readable_lobbies(self, rows: Rows) -> list[LobbyRecord[Any]]:
        """The same of lobbies."""
        return _readable(rows, self._lobby)

    def _lobby(self, row: AnyRow) -> LobbyRecord[Any]:
        return self._codec(row.title).lobby.validate_json(row.document)

    def _table(self, row: AnyRow) -> TableRecord[Any, Any, Any, Any]:
        return self._codec(row.title).table.validate_json(row.document)

    async def save_lobby(self, lobby: LobbyRecord[Any]) -> None:
        """Write a new lobby (of version 0), or a changed one over the old. Raises Conflict unless the stored
        version of a changed one is one less.
        """
        document = self._codec(lobby.title).lobby.dump_json(lobby).decode()
        values = {"version": lobby.version, "document": document}
        if not lobby.version:
            new = {"id": lobby.id, "title": lobby.title, **values}
            await self._database.write(Change(self._sql.open_lobby, new))
            return
        changed = {"lobby_id": lobby.id, "before": lobby.version - 1, **values}
        await self._database.write(Change(self._sql.save_lobby, changed, sure=True))

    async def drop_lobby(self, lobby: LobbyRecord[Any]) -> None:
        """Forget a lobby. Raises Conflict when it has changed."""
        await self._database.write(self._drop(lobby))

    def _drop(self, lobby: LobbyRecord[Any]) -> Change:
        values = {"lobby_id": lobby.id, "before": lobby.version}
        return Change(self._sql.drop_lobby, values, sure=True)

    async def find_lobby(self, id: str) -> LobbyRecord[Any] | None:
        """An open lobby, by its id. Raises Illegible."""
        (rows,) = await self._database.read(select(lobbies).where(lobbies.c.id == id))
        return _read(rows[0], self._lobby) if rows else None

    async def open_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        lobby: LobbyRecord[Any] | None = None,
        circuit: Circuit | None = None,
    ) -> None:
        """Write a new table in the place of the lobby, and its changed circuit. Raises Conflict when the
        lobby or circuit has changed, or the table is there already.
        """
        values = {"id": table.id, "title": table.title, **self._present(table)}
        gone = [] if lobby is None else [self._drop(lobby)]
        counted = [] if circuit is None else [self._circuits.saved(circuit)]
        begun = self._dailies.begun(table)
        await self._database.write(Change(self._sql.open_table, values, sure=True), *gone, *counted, *begun)

    async def save_table(
        self,
        table: TableRecord[Any, Any, Any, Any],
        move: LoggedMove[Any] | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Write a changed table, the move that changed it, and the results that this move led to.
        Raises Conflict unless the stored version is one less.
        """
        changes = [self._save(table)]
        if move is not None:
            form = _take_back if isinstance(move.action, TakeBack) else self._codec(table.title).action
            action = form.dump_json(move.action).decode()
            logged = {"table_id": table.id, "ply": move.ply, "seat": move.seat, "action": action}
            changes.append(Change(self._sql.log_move, {**logged, "by": move.by, "at": move.at}))
        ended = self._circuits.logged(results) if table.daily is None else self._dailies.finished(results)
        await self._database.write(*changes, *ended)

    def _save(self, table: TableRecord[Any, Any, Any, Any]) -> Change:
        values = {"table_id": table.id, "before": table.version - 1, **self._present(table)}
        return Change(self._sql.save_table, values, sure=True)

    def _present(self, table: TableRecord[Any, Any, Any, Any]) -> dict[str, Any]:
        document = self._codec(table.title).table.dump_json(table).decode()
        return {
            "status": table.status,
            "version": table.version,
            "document": document,
            "changed": self._workers.beaten,
        }

    async def find_table(self, id: str) -> TableRecord[Any, Any, Any, Any] | None:
        """A table in play or finished, by its id. Raises Illegible."""
        (rows,) = await self._database.read(select(tables).where(tables.c.id == id))
        return _read(rows[0], self._table) if rows else None

    async def find_tables(self, ids: Sequence[str]) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """Those of these tables that are stored and can be read, in any order."""
        (rows,) = await self._database.read(select(tables).where(tables.c.id.in_(ids)))
        return self.readable(rows)

    async def met(self, title: str, seed: str, persons: Sequence[int]) -> frozenset[int]:
        """Those of these people who have sat at a table of that game whose deal is of that seed."""
        sat = [mentions(tables, "person", each) for each in persons]
        found = select(tables.c.id, *sat).where(
            tables.c.title == title, tables.c.document.contains(f'"seed":{json.dumps(seed)}')
        )
        (rows,) = await self._database.read(found)
        return frozenset(each for at, each in enumerate(persons, 1) if any(row[at] for row in rows))

    async def is_taken(self, id: str) -> bool:
        """Does anything that is stored have this id?"""
        found = await self._database.read(
            select(lobbies.c.id).where(lobbies.c.id == id),
            select(tables.c.id).where(tables.c.id == id),
            select(results.c.table_id).where(results.c.table_id == id),
            select(circuits.c.id).where(circuits.c.id == id),
        )
        return any(found)

    async def open_circuit(self, circuit: Circuit, tables: Sequence[TableRecord[Any, Any, Any, Any]]) -> None:
        """Write a new circuit and the changed tables whose results count for it.

        Raises Conflict when a running circuit of the server has its name, or when a table has changed.
        """
        counted = [
            Change(self._sql.count_result, {"race": each.id, "for_circuit": circuit.id}) for each in tables
        ]
        await self._database.write(self._circuits.opened(circuit), *map(self._save, tables), *counted)

    def dropped(self, ids: Iterable[str]) -> list[Change]:
        """Those tables are deleted, with their moves and messages."""
        drops = (self._sql.drop_moves, self._sql.drop_table, self._sql.drop_message_state)
        return [Change(drop, {"table_id": id}) for id in ids for drop in drops]

    def rewritten(self, table: TableRecord[Any, Any, Any, Any]) -> Change:
        """A finished table is written again; it is kept no longer for that."""
        values = {"table_id": table.id, "before": table.version - 1, **self._present(table)}
        return Change(self._sql.rewrite_table, values, sure=True)

    def taps(self, table: TableRecord[Any, Any, Any, Any]) -> SharedTaps | None:
        """The presses that workers hold at that table; None: there is one process."""
        if not self._workers.shared:
            return None
        return SharedTaps(self._database, self._sql, table.id, self._codec(table.title).action)

    async def find_moves(self, id: str) -> Sequence[LoggedMove[Any]]:
        """The log of a table, from its first move on."""
        log_of_it = (
            select(moves, tables.c.title)
            .join_from(moves, tables)
            .where(moves.c.table_id == id)
            .order_by(moves.c.ply)
        )
        (rows,) = await self._database.read(log_of_it)
        return [
            LoggedMove(row.ply, row.seat, self._action(row.title, row.action), row.by, row.at) for row in rows
        ]

    def _action(self, title: str, action: str) -> Any:
        form = _take_back if '"kind":"take_back"' in action else self._codec(title).action
        return form.validate_json(action)


def _read(row: AnyRow, read: Callable[[AnyRow], R]) -> R:
    """What a row holds. Raises Illegible, and logs why."""
    try:
        return read(row)
    except (KeyError, ValidationError) as error:
        log.error("%s of %s cannot be read and is left as it is: %s", row.id, row.title, unreadable(error))
        raise Illegible from None


def _readable(rows: Rows, read: Callable[[AnyRow], R]) -> list[R]:
    found = []
    for row in rows:
        with suppress(Illegible):
            found.append(_read(row, read))
    return found
