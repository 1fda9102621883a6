"""The database queries for lobbies, tables and their moves."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from typing import Final, TypeAlias

import sqlalchemy as sa
from pydantic import TypeAdapter

from bot.engine.game import AnyAction, AnyView
from bot.engine.log import TakeBack
from bot.league.circuit import Circuit
from bot.league.results import Result
from bot.model.snapshots import AnyLobby, AnyLoggedMove, AnySnapshot, LoggedMove, OldDeal
from bot.storage.circuits import SqlCircuits
from bot.storage.codecs import Codec, codec, legible, readable
from bot.storage.dailies import SqlDailies
from bot.storage.database import AnyRow, AnySelect, Change, Rows, StorePart, unchanged, unless_there, upsert
from bot.storage.due import LOOKED_AT_IN, SHOWN_IN, put_off
from bot.storage.schema import (
    circuits,
    lobbies,
    message_states,
    missed,
    moves,
    nights,
    puzzles,
    results,
    reviews,
    seats,
    tables,
)
from bot.storage.shared_presses import SharedPresses
from bot.storage.workers import SqlWorkers, unheld
from bot.title import AnyTitle, Robots

_Seated: TypeAlias = AnySnapshot | AnyLobby

_take_back: TypeAdapter[TakeBack] = TypeAdapter(TakeBack)

_OPEN_LOBBY = upsert(lobbies)
_SAVE_LOBBY = unchanged(lobbies)
_OPEN_TABLE = unless_there(tables)
_SAVE_TABLE = unchanged(tables)
_SEAT = sa.insert(seats)
_UNSEAT = sa.delete(seats).where(seats.c.id == sa.bindparam("of"))
_LOG_MOVE = sa.insert(moves)
_WANT_SHOWN = upsert(message_states, "wanted", "next_due", "closed")
DROPPED: Final = 50
"""The maximum number of tables deleted in one transaction."""
_OF_A_TABLE = (
    moves.c.table_id,
    message_states.c.id,
    seats.c.id,
    reviews.c.table_id,
    missed.c.table_id,
    puzzles.c.table_id,
    tables.c.id,
)


def _newest(table: sa.Table, known: _Seated) -> AnySelect:
    """Return a query for the row of a table or lobby, with the document only if the version is newer than the
    known one.
    """
    newer = sa.case((table.c.version == known.version, None), else_=table.c.document).label("document")
    return sa.select(table.c.id, table.c.title, newer).where(table.c.id == known.id)


def without_play(column: sa.Column[str]) -> sa.Delete:
    """Return a statement that deletes the rows whose id is not that of a table, lobby or race night, as far
    as `unheld` allows.
    """
    there = (sa.select(each.c.id).where(each.c.id == column).exists() for each in (tables, lobbies, nights))
    orphans = sa.delete(column.table).where(*(~each for each in there))
    return unheld(orphans) if column.table is message_states else orphans


@dataclass(eq=False, repr=False)
class SqlTables(StorePart):
    """The stored lobbies, tables and moves. now: the play time. next_due: the play time of the next scheduled
    change.
    """

    _titles: Mapping[str, AnyTitle]
    _circuits: SqlCircuits
    _dailies: SqlDailies
    _workers: SqlWorkers

    def _codec(self, title: str) -> Codec:
        return codec(self._titles[title])

    def warm(self) -> None:
        """Build the adapters that read and write the tables and lobbies of all games."""
        for key in self._titles:
            form = self._codec(key)
            _ = form.table, form.lobby, form.action

    def readable(self, rows: Rows) -> list[AnySnapshot]:
        """Return the tables stored in the rows, without those that cannot be read."""
        return readable(rows, self._table)

    def readable_lobbies(self, rows: Rows) -> list[AnyLobby]:
        """Return the lobbies stored in the rows, without those that cannot be read."""
        return readable(rows, self._lobby)

    def _lobby(self, row: AnyRow) -> AnyLobby:
        with legible(row.id, row.title):
            stored = self._codec(row.title).lobby.validate_json(row.document)
        return lobby_today(stored, self._titles[row.title].robots)

    def _table(self, row: AnyRow) -> AnySnapshot:
        with legible(row.id, row.title):
            stored = self._codec(row.title).table.validate_json(row.document)
        return table_today(stored, self._titles[row.title].robots)

    async def save_lobby(self, lobby: AnyLobby, before: AnyLobby | None = None, *, now: float = 0.0) -> None:
        """Write a new lobby (version 0), or replace one with its changed version. Raises Conflict unless the
        stored version of a changed lobby is lower by one.
        """
        document = self._codec(lobby.title).lobby.dump_json(lobby).decode()
        values = {"version": lobby.version, "document": document}
        values |= {"circuit": lobby.circuit, "next_due": lobby.expires}
        if lobby.version:
            keys = {"of": lobby.id, "before": lobby.version - 1}
            saved = Change(_SAVE_LOBBY, {**keys, **values}, sure=True)
        else:
            new = {"id": lobby.id, "title": lobby.title, **asdict(lobby.place), "opened": now}
            saved = Change(_OPEN_LOBBY, {**new, **values})
        await self._database.write(saved, *self._around(lobby, before, now))

    async def drop_lobby(self, lobby: AnyLobby, *, now: float = 0.0) -> None:
        """Delete a lobby. Raises Conflict if it has changed."""
        messages = sa.update(message_states).where(message_states.c.id == lobby.id)
        closed = messages.values(wanted=lobby.version + 1, next_due=now + SHOWN_IN, closed=True)
        await self._database.write(*self._drop(lobby), Change(closed))

    def _drop(self, lobby: AnyLobby) -> tuple[Change, ...]:
        unchanged = lobbies.c.id == lobby.id, lobbies.c.version == lobby.version
        return (
            Change(sa.delete(lobbies).where(*unchanged), sure=True),
            Change(sa.delete(seats).where(seats.c.id == lobby.id)),
        )

    def _around(self, after: _Seated, before: _Seated | None, now: float) -> list[Change]:
        """Return the changes that accompany the writing of a table or lobby: its people, if they have
        changed, and a request to show it.
        """
        wanted = {"id": after.id, "document": "", "wanted": after.version, "next_due": now + SHOWN_IN}
        shown = Change(_WANT_SHOWN, {**wanted, "closed": False})
        if before is not None and before.seats == after.seats:
            return [shown]
        return [
            Change(_UNSEAT, {"of": after.id}),
            *(
                Change(_SEAT, {"id": after.id, "person": person, "sits": sits})
                for person, sits in after.seats.items()
            ),
            shown,
        ]

    async def find_lobbies(self, ids: Sequence[str]) -> Sequence[AnyLobby]:
        """Return the lobbies with these ids that are open and readable, in any order."""
        rows = await self._rows(sa.select(lobbies).where(lobbies.c.id.in_(ids)))
        return await asyncio.to_thread(self.readable_lobbies, rows)

    async def find_lobby(self, id: str) -> AnyLobby | None:
        """Return an open lobby by its id, or None. Raises Illegible."""
        return await self._first(sa.select(lobbies).where(lobbies.c.id == id), self._lobby)

    async def newest_lobby(self, known: AnyLobby) -> AnyLobby | None:
        """Return the lobby in its stored state, which is the same object if it has not changed, or None if it
        is closed. Raises Illegible.
        """
        return await self._first(
            _newest(lobbies, known), lambda row: self._lobby(row) if row.document else known
        )

    async def open_table(
        self,
        table: AnySnapshot,
        lobby: AnyLobby | None = None,
        circuit: Circuit | None = None,
        *,
        now: float = 0.0,
        next_due: float | None = None,
        moves: Sequence[AnyLoggedMove] = (),
    ) -> None:
        """Replace the lobby with a new table, and write its changed circuit. moves: the moves with which the
        table starts. Raises Conflict if the lobby or circuit has changed, the table exists, or the try at its
        daily is used up.
        """
        new = {"id": table.id, "title": table.title, "opened": now, "deal": table.match.seed}
        await self._database.write(
            Change(_OPEN_TABLE, {**new, **self._present(table, next_due)}, sure=True),
            *(() if lobby is None else self._drop(lobby)),
            *(() if circuit is None else (self._circuits.saved(circuit),)),
            *self._dailies.begun(table),
            *(self._logged(table, each) for each in moves),
            *self._around(table, None, now),
        )

    async def save_table(
        self,
        table: AnySnapshot,
        *moves: AnyLoggedMove,
        results: Sequence[Result] = (),
        before: AnySnapshot | None = None,
        now: float = 0.0,
        next_due: float | None = None,
    ) -> None:
        """Replace a table with its changed version, and write the moves that changed it, in order, and its
        results. Raises Conflict unless the stored version is lower by one.
        """
        changes = [self._save(table, next_due), *self._around(table, before, now)]
        changes += [self._logged(table, each) for each in moves]
        if results:
            logs = self._circuits.logged if table.daily is None else self._dailies.finished
            changes += logs(results)
        if table.status != "playing" and (before is None or before.status == "playing"):
            if table.circuit:
                changes.append(self._circuits.left(table.circuit, now + LOOKED_AT_IN))
            if table.night:
                changes.append(put_off("nights", table.night, None, now + LOOKED_AT_IN))
        await self._database.write(*changes)

    def _logged(self, table: AnySnapshot, move: AnyLoggedMove) -> Change:
        form = _take_back if isinstance(move.action, TakeBack) else self._codec(table.title).action
        action = form.dump_json(move.action).decode()
        logged = {"table_id": table.id, "ply": move.ply, "seat": move.seat, "action": action}
        return Change(_LOG_MOVE, {**logged, "by": move.by, "at": move.at})

    def _save(self, table: AnySnapshot, next_due: float | None = None) -> Change:
        values = {"of": table.id, "before": table.version - 1, **self._present(table, next_due)}
        return Change(_SAVE_TABLE, values, sure=True)

    def _present(self, table: AnySnapshot, next_due: float | None) -> dict[str, object]:
        return {
            "status": table.status,
            "version": table.version,
            "document": self._document(table),
            **asdict(table.place),
            "circuit": table.circuit,
            "next_due": next_due,
            "changed": self._workers.beaten,
        }

    def _document(self, table: AnySnapshot) -> str:
        return self._codec(table.title).table.dump_json(table).decode()

    async def newest_table(self, known: AnySnapshot) -> AnySnapshot | None:
        """Return the table in its stored state, which is the same object if it has not changed, or None if it
        was deleted. Raises Illegible.
        """
        return await self._first(
            _newest(tables, known), lambda row: self._table(row) if row.document else known
        )

    async def find_table(self, id: str) -> AnySnapshot | None:
        """Return a table, in play or finished, by its id, or None. Raises Illegible."""
        return await self._first(sa.select(tables).where(tables.c.id == id), self._table)

    async def opened(self, id: str) -> float:
        """Return the play time at which a table was opened, or 0 if it was deleted."""
        return (
            await self._first(sa.select(tables.c.opened).where(tables.c.id == id), lambda row: row.opened)
            or 0.0
        )

    async def last_finished(self, person: int, title: str) -> AnySnapshot | None:
        """Return the newest finished table of a game at which the person has a seat, or None. Raises
        Illegible.
        """
        sat = (
            sa.select(tables)
            .join_from(tables, seats, seats.c.id == tables.c.id)
            .where(seats.c.person == person, seats.c.sits, tables.c.title == title, tables.c.status == "over")
        )
        return await self._first(sat.order_by(tables.c.opened.desc()).limit(1), self._table)

    async def find_tables(self, ids: Sequence[str]) -> Sequence[AnySnapshot]:
        """Return the tables with these ids that are stored and readable, in any order."""
        rows = await self._rows(sa.select(tables).where(tables.c.id.in_(ids)))
        return await asyncio.to_thread(self.readable, rows)

    async def is_taken(self, id: str) -> bool:
        """Return whether a stored lobby, table, result, circuit or race night has the given id."""
        found = await self._database.read(
            sa.select(lobbies.c.id).where(lobbies.c.id == id),
            sa.select(tables.c.id).where(tables.c.id == id),
            sa.select(results.c.table_id).where(results.c.table_id == id),
            sa.select(circuits.c.id).where(circuits.c.id == id),
            sa.select(nights.c.id).where(nights.c.id == id),
        )
        return any(found)

    async def open_circuit(self, circuit: Circuit, tables: Sequence[AnySnapshot]) -> None:
        """Write a new circuit, and the changed tables whose results count for it. Raises Conflict if another
        running circuit of the server has the same name, or if a table has changed.
        """
        counted = sa.update(results).where(results.c.table_id.in_([each.id for each in tables]))
        await self._database.write(
            self._circuits.opened(circuit),
            *map(self._save, tables),
            Change(counted.values(circuit=circuit.id)),
        )

    def dropped(self, ids: Sequence[str]) -> list[Change]:
        """Return the changes that delete up to DROPPED tables, with everything about them."""
        return [Change(sa.delete(column.table).where(column.in_(ids))) for column in _OF_A_TABLE]

    def rewritten(self, table: AnySnapshot) -> list[Change]:
        """Return the changes that rewrite a finished table, without extending the time for which it is
        stored. They raise Conflict unless the stored version is lower by one.
        """
        keys = {"of": table.id, "before": table.version - 1}
        values = {"version": table.version, "document": self._document(table)}
        return [Change(_SAVE_TABLE, keys | values, sure=True), *self._around(table, None, 0.0)]

    def taps(self, table: AnySnapshot) -> SharedPresses | None:
        """Return the presses that workers hold at a table, or None if there cannot be other processes."""
        if not self._workers.shared:
            return None
        return SharedPresses(self._database, table.id, self._codec(table.title).action)

    async def find_moves(self, id: str) -> Sequence[AnyLoggedMove]:
        """Return the log of a table from its first move on. Raises the errors of `logged`."""
        return self.logged((await self.find_logs([id])).get(id, ()))

    async def find_logs(self, ids: Sequence[str]) -> Mapping[str, Rows]:
        """Return the rows of the logs of tables, by table id, for `logged`."""
        found = sa.select(moves, tables.c.title).join_from(moves, tables).where(moves.c.table_id.in_(ids))
        rows = await self._rows(found.order_by(moves.c.table_id, moves.c.ply))
        return await asyncio.to_thread(_by_table, rows)

    def logged(self, rows: Rows) -> Sequence[AnyLoggedMove]:
        """Return the moves stored in the rows of a log. Raises KeyError for an unknown game, and
        pydantic.ValidationError for a move that cannot be read.
        """
        return [
            LoggedMove(
                ply=row.ply, seat=row.seat, action=self._action(row.title, row.action), by=row.by, at=row.at
            )
            for row in rows
        ]

    def _action(self, title: str, action: str) -> AnyAction:
        form = _take_back if '"kind":"take_back"' in action else self._codec(title).action
        return form.validate_json(action)


def _by_table(rows: Rows) -> dict[str, Rows]:
    return {id: list(log) for id, log in groupby(rows, key=lambda row: row.table_id)}


# robots whose level no longer exists in their game


def lobby_today(lobby: AnyLobby, robots: Robots[AnyView, AnyAction]) -> AnyLobby:
    """Return the lobby with each robot level that no longer exists replaced by its successor."""
    players = tuple(replace(each, robot=_level_today(each.robot, robots)) for each in lobby.players)
    return replace(lobby, players=players, old=_deal_today(lobby.old, robots))


def table_today(table: AnySnapshot, robots: Robots[AnyView, AnyAction]) -> AnySnapshot:
    """Return the table with each robot level that no longer exists replaced by its successor, from the
    start.
    """
    players = tuple(replace(each, robot=_level_today(each.robot, robots)) for each in table.players)
    before = tuple(replace(each, robot=_level_today(each.robot, robots)) for each in table.before)
    return replace(table, players=players, before=before, old=_deal_today(table.old, robots))


def _deal_today(old: OldDeal | None, robots: Robots[AnyView, AnyAction]) -> OldDeal | None:
    return old and replace(old, robots=tuple(_level_today(each, robots) for each in old.robots))


def _level_today(stored: str | None, robots: Robots[AnyView, AnyAction]) -> str | None:
    return None if stored is None else robots.present(stored)
