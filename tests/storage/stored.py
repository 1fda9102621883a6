"""Functions that read everything in a store, so that tests can compare it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.model.snapshots import AnySnapshot, LobbySnapshot
from bot.storage.store import SqlStore
from bot.storage.workers import Heartbeat


async def tables_in_play(store: SqlStore) -> list[AnySnapshot]:
    """Return the readable tables in play, sorted by id."""
    found = await store.tables.find_tables(await store.seats.page("tables", "", 10_000))
    return sorted(found, key=lambda table: table.id)


async def open_lobbies(store: SqlStore) -> list[LobbySnapshot[Any]]:
    """Return the readable open lobbies, sorted by id."""
    found = await store.tables.find_lobbies(await store.seats.page("lobbies", "", 10_000))
    return sorted(found, key=lambda lobby: lobby.id)


@dataclass(frozen=True, slots=True)
class Everything:
    """All tables in play and open lobbies, and the last heartbeat."""

    lobbies: list[LobbySnapshot[Any]]
    tables: list[AnySnapshot]
    heartbeat: Heartbeat | None


async def everything(store: SqlStore) -> Everything:
    """Return all open lobbies and tables in play in a store, and the last heartbeat."""
    heartbeat = await store.workers.last_beat()
    return Everything(await open_lobbies(store), await tables_in_play(store), heartbeat)
