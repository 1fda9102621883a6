"""Reads anew the tables and lobbies that other workers have changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.tables.lobby import Lobby
from bot.tables.ports import Changed
from bot.tables.records import LobbyRecord
from bot.tables.stores import TableStore
from bot.tables.table import Table
from bot.tables.transitions import AnyRecord


class Hearing:
    """What is done about a change. tables, lobbies: those in memory, by their ids. table, lobby: are told of
    one that is not there yet.
    """

    def __init__(
        self,
        store: TableStore,
        tables: Mapping[str, Table],
        lobbies: Mapping[str, Lobby],
        *,
        table: Callable[[AnyRecord], None],
        lobby: Callable[[LobbyRecord[Any]], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        self._new_table = table
        self._new_lobby = lobby
        self._ahead: dict[str, AnyRecord] = {}  # tables that others have changed, read together

    def _is_new(self, id: str, version: int) -> bool:
        """Is a table of that version to be read?"""
        table = self._tables.get(id)
        return version > (-1 if table is None else table.record.version)

    async def read_ahead(self, changes: Sequence[Changed]) -> None:
        """Read together what would be read one by one."""
        new = [each.id for each in changes if each.kind == "tables" and self._is_new(each.id, each.version)]
        found = await self._store.find_tables(new) if len(new) > 1 else ()
        self._ahead = {record.id: record for record in found}

    async def table(self, id: str, version: int) -> None:
        """Another worker may have brought that table to that version."""
        record = self._ahead.pop(id, None)
        if not self._is_new(id, version):
            return
        if record is None or record.version < version:
            record = await self._store.find_table(id)
        if record is None:
            return
        table = self._tables.get(id)
        if table is not None:
            await table.hear(record)
        elif record.status == "playing":
            self._new_table(record)

    async def lobby(self, id: str, version: int) -> None:
        """The same of a lobby; -1: it is closed."""
        lobby = self._lobbies.get(id)
        if lobby is not None:
            await lobby.hear(version)
            return
        record = await self._store.find_lobby(id) if version >= 0 else None
        if record is not None and id not in self._lobbies:
            self._new_lobby(record)
