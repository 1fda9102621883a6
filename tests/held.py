"""The tables in play and the open lobbies in a process's memory, by id."""

from __future__ import annotations

from bot.tables.lobby import Lobby
from bot.tables.registry import TableRegistry
from bot.tables.table import Table


def tables(registry: TableRegistry) -> dict[str, Table]:
    return {each.snapshot.id: each for each in registry.tables.held() if each.snapshot.status == "playing"}


def lobbies(registry: TableRegistry) -> dict[str, Lobby]:
    return {each.snapshot.id: each for each in registry.lobbies.held() if not each.closed}
