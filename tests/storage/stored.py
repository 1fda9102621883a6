"""Everything that is in a store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.model.ports import Heartbeat
from bot.model.snapshots import AnySnapshot, LobbySnapshot
from bot.storage.store import SqlStore


async def tables_in_play(store: SqlStore) -> list[AnySnapshot]:
    """The tables in play that can be read, by their ids."""
    found = await store.tables.find_tables(await store.seats.page("tables", "", 10_000))
    return sorted(found, key=lambda table: table.id)


async def open_lobbies(store: SqlStore) -> list[LobbySnapshot[Any]]:
    """The open lobbies that can be read, by their ids."""
    found = await store.tables.find_lobbies(await store.seats.page("lobbies", "", 10_000))
    return sorted(found, key=lambda lobby: lobby.id)


@dataclass(frozen=True, slots=True)
class Everything:
    """What is open or in play, and the last heartbeat."""

    lobbies: list[LobbySnapshot[Any]]
    tables: list[AnySnapshot]
    heartbeat: Heartbeat | None


async def everything(store: SqlStore) -> Everything:
    """All of it that can be read."""
    heartbeat = await store.workers.last_beat()
    return Everything(await open_lobbies(store), await tables_in_play(store), heartbeat)
