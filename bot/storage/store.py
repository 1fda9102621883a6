"""SqlStore: the Store of the tables, and the memory of the display, in one database."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Self, TypeVar

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import ColumnElement, literal, select

from bot.engine.log import TakeBack
from bot.league.circuit import Circuit
from bot.league.results import Result
from bot.storage.codecs import Codec, codec, unreadable
from bot.storage.database import AnyRow, Change, Database, Rows, driver_url
from bot.storage.joint import KEPT
from bot.storage.league import read_circuit, read_result
from bot.storage.personal import exported, of_left_table, of_lobby, of_table
from bot.storage.postgres import Postgres
from bot.storage.retention import Retention
from bot.storage.schema import (
    circuits,
    daily_shares,
    lobbies,
    message_states,
    moves,
    people,
    preferences,
    results,
    tables,
)
from bot.storage.shared import SharedHold
from bot.storage.sole import Hold, displaced, hold
from bot.storage.sqlite import Sqlite
from bot.storage.statements import asks, fact, mentions
from bot.storage.taps import SharedTaps
from bot.tables.errors import Illegible
from bot.tables.ports import Heartbeat, Stored
from bot.tables.records import LobbyRecord, LoggedMove, TableRecord
from bot.title import AnyTitle

log = logging.getLogger(__name__)

R = TypeVar("R")

_HEARTBEAT = "heartbeat"
_heartbeat = TypeAdapter(Heartbeat)
_take_back: TypeAdapter[Any] = TypeAdapter(TakeBack)


class SqlStore(Retention):
    """A bot.tables.ports.Store, over SQLite or PostgreSQL. Each call is one transaction."""

    def __init__(self, database: Database, titles: Mapping[str, AnyTitle], held: Hold | None = None) -> None:
        super().__init__(database, held if isinstance(held, SharedHold) else None)
        self._held = held
        self._titles = titles
        self._codecs: dict[str, Codec] = {}
        self._alive = Heartbeat(0.0, 0.0)

    @classmethod
    async def open(cls, url: str, titles: Mapping[str, AnyTitle], *, alone: bool = False) -> Self:
        """Open the database at `url`, made and migrated where needed. alone: as its one process.

        Raises UnusableDatabase and UnreachableDatabase.
        """
        where = driver_url(url)
        kind = Sqlite if where.get_backend_name() == "sqlite" else Postgres
        held = await hold(where) if alone else None
        return await cls._opened(kind.open(where), titles, held)

    @classmethod
    async def share(cls, url: str, titles: Mapping[str, AnyTitle]) -> Self:
        """Open a server's database as one of several workers; a file as its one process. Raises as `open`."""
        where = driver_url(url)
        if where.get_backend_name() == "sqlite":
            return await cls.open(url, titles, alone=True)
        held = await SharedHold.take(where)
        return await cls._opened(Postgres.open(where, shared=True), titles, held)

    @classmethod
    async def _opened(
        cls, opening: Awaitable[Database], titles: Mapping[str, AnyTitle], held: Hold | None
    ) -> Self:
        try:
            return cls(await opening, titles, held)
        except BaseException:
            if held is not None:
                await held.release()
            raise

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()
        if self._held is not None:
            await self._held.release()

    async def wait_until_back(self) -> None:
        """Return when it makes sense to ask again after StoreAway."""
        await self._database.wait_until_back()

    def _codec(self, title: str) -> Codec:
        """A title's codec, made when it is first needed: a start need not wait for all of them."""
        if title not in self._codecs:
            self._codecs[title] = codec(self._titles[title])
        return self._codecs[title]

    # lobbies and tables

    async def load(self) -> Stored:
        """Everything that is open or in play. What cannot be read is logged, and holds nothing else up."""
        open_lobbies, in_play, beats, unclosed = await self._database.read(
            select(lobbies),
            select(tables).where(tables.c.status == "playing"),
            fact(_HEARTBEAT),
            select(circuits, literal("the league").label("title")).where(circuits.c.status != "closed"),
            slow=True,
        )
        return Stored(
            lobbies=self._readable(open_lobbies, self._lobby),
            tables=self._readable(in_play, self._table),
            heartbeat=_heartbeat.validate_json(beats[0].value) if beats else None,
            circuits=tuple(self._readable(unclosed, read_circuit)),
            others=self.others,
        )

    async def in_play(self) -> Sequence[str]:
        """The ids of all tables in play, those that cannot be read too."""
        (rows,) = await self._database.read(select(tables.c.id).where(tables.c.status == "playing"))
        return [row.id for row in rows]

    def _readable(self, rows: Rows, read: Callable[[AnyRow], R]) -> list[R]:
        found = []
        for row in rows:
            with suppress(Illegible):
                found.append(_read(row, read))
        return found

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
        counted = [] if circuit is None else [self._keep(circuit)]
        begun = self._begin_daily(table)
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
        ended = self._log(results) if table.daily is None else self._finish_daily(results)
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
            "changed": self._alive.at,
        }

    async def find_table(self, id: str) -> TableRecord[Any, Any, Any, Any] | None:
        """A table in play or finished, by its id. Raises Illegible."""
        (rows,) = await self._database.read(select(tables).where(tables.c.id == id))
        return _read(rows[0], self._table) if rows else None

    async def find_tables(self, ids: Sequence[str]) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """Those of these tables that are stored and can be read, in any order."""
        (rows,) = await self._database.read(select(tables).where(tables.c.id.in_(ids)))
        return self._readable(rows, self._table)

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
        await self._database.write(self._open(circuit), *map(self._save, tables), *counted)

    async def finished_of(self, person: int) -> Sequence[TableRecord[Any, Any, Any, Any]]:
        """The tables that are not in play where that person sits or sat, as far as they can be read."""
        (rows,) = await self._database.read(select(tables).where(*_finished_of(person)), slow=True)
        return self._readable(rows, self._table)

    async def forget(
        self, person: int, alias: str, renamed: Sequence[TableRecord[Any, Any, Any, Any]] = ()
    ) -> None:
        """Put the alias in the person's place in every result, nobody in that of the host of closed circuits,
        write the renamed tables, and drop all other finished tables where they sat, with all moves and
        messages, and what is known of their DMs. Raises Conflict unless each table's stored version is one
        less.
        """
        hosted = select(circuits).where(mentions(circuits, "host", person))
        finished = select(tables.c.id).where(*_finished_of(person))
        sat, host_of = await self._database.read(finished, hosted, slow=True)
        gone = {row.id for row in sat} - {each.id for each in renamed}
        drops = (self._sql.drop_moves, self._sql.drop_table, self._sql.drop_message_state)
        await self._database.write(
            *map(self._rewrite, renamed),
            Change(self._sql.rename_results, {"of_person": person, "alias": alias}),
            *(Change(drop, {"table_id": id}) for id in sorted(gone) for drop in drops),
            *(self._keep(_nobodys(read_circuit(row))) for row in host_of),
            Change(self._sql.drop_person, {"of_person": person}),
            Change(self._sql.drop_preferences, {"of_person": person}),
            *self._drop_dailies(person),
            *self._hush(person, self._alive.at),
            Change(self._sql.purge_message_states, {}),
            slow=True,
        )

    def _rewrite(self, table: TableRecord[Any, Any, Any, Any]) -> Change:
        """A finished table is written again; it is kept no longer for that."""
        values = {"table_id": table.id, "before": table.version - 1, **self._present(table)}
        return Change(self._sql.rewrite_table, values, sure=True)

    async def export(self, person: int) -> dict[str, Any]:
        """Everything that is stored about a person, as plain data for JSON."""
        gathering, met, hosted, raced, dms, noted, chosen, shown = await self._database.read(
            select(lobbies).where(mentions(lobbies, "person", person) | asks(person)),
            select(tables).where(mentions(tables, "person", person)),
            select(circuits).where(mentions(circuits, "host", person)),
            select(results).where(results.c.person == person).order_by(results.c.at),
            select(people.c.dm).where(people.c.id == person),
            select(message_states).where(message_states.c.document.like(f'%"{person}":%')),
            select(preferences.c.document).where(preferences.c.person == person),
            select(daily_shares).where(daily_shares.c.person == person).order_by(daily_shares.c.day),
            slow=True,
        )
        seats, left = list[dict[str, Any]](), list[dict[str, Any]]()
        for record in self._readable(met, self._table):
            sits = any(player.person == person for player in record.players)
            told, found = (of_table, seats) if sits else (of_left_table, left)
            log_of_it = await self.find_moves(record.id)
            found.append(told(record, log_of_it, self._titles[record.title], person))
        own = {row.id: json.loads(row.document)["hands"].get(str(person)) for row in noted}
        return exported(
            person,
            results=[read_result(row) for row in raced],
            circuits=[read_circuit(row) for row in hosted],
            lobbies=[of_lobby(record, person) for record in self._readable(gathering, self._lobby)],
            tables=seats,
            tables_left=left,
            messages={id: copy for id, copy in own.items() if copy},
            dm=dms[0].dm if dms else None,
            settings=json.loads(chosen[0].document) if chosen else None,
            dailies=await self.dailies_of(person),
            shared=[(row.day, row.guild, row.name) for row in shown],
        )

    def taps(self, table: TableRecord[Any, Any, Any, Any]) -> SharedTaps:
        """The presses that workers hold at that table."""
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

    @property
    def beaten(self) -> float:
        """The Unix time of the last sign of life that this process has written; 0: none."""
        return self._alive.at

    async def beat(self, heartbeat: Heartbeat) -> None:
        """Write the sign of life, forget old interactions, and be the one process, if it is one. Raises
        Displaced when another is.
        """
        left = self._left(self._alive.at)
        sign = {"key": _HEARTBEAT, "value": _heartbeat.dump_json(heartbeat).decode()}
        await self._database.write(
            Change(self._sql.write_fact, sign),
            Change(self._sql.drop_interactions, {"before": heartbeat.at - KEPT}),
            *self._drop_changes(left),
        )
        for person in left:
            del self._leaving[person]
        self._alive = heartbeat
        if self._held is not None:
            with displaced():
                await self._held.renew()


def _read(row: AnyRow, read: Callable[[AnyRow], R]) -> R:
    """What a row holds. Raises Illegible, and logs why."""
    try:
        return read(row)
    except (KeyError, ValidationError) as error:
        log.error("%s of %s cannot be read and is left as it is: %s", row.id, row.title, unreadable(error))
        raise Illegible from None


def _finished_of(person: int) -> tuple[ColumnElement[bool], ...]:
    return tables.c.status != "playing", mentions(tables, "person", person)


def _nobodys(circuit: Circuit) -> Circuit:
    return replace(circuit, host=0, version=circuit.version + 1)
