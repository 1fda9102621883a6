"""Replaces robots in stored lobbies and tables whose level no longer exists in the game."""

from dataclasses import replace

from bot.engine.game import AnyAction, AnyView
from bot.model.snapshots import AnyLobby, AnySnapshot, OldDeal
from bot.title import Robots


def lobby_today(lobby: AnyLobby, robots: Robots[AnyView, AnyAction]) -> AnyLobby:
    """Return the lobby with each robot level that no longer exists replaced by its successor."""
    players = tuple(replace(each, robot=_key(each.robot, robots)) for each in lobby.players)
    return replace(lobby, players=players, old=_deal(lobby.old, robots))


def table_today(table: AnySnapshot, robots: Robots[AnyView, AnyAction]) -> AnySnapshot:
    """Return the table with each robot level that no longer exists replaced by its successor, from the
    start.
    """
    players = tuple(replace(each, robot=_key(each.robot, robots)) for each in table.players)
    before = tuple(replace(each, robot=_key(each.robot, robots)) for each in table.before)
    return replace(table, players=players, before=before, old=_deal(table.old, robots))


def _deal(old: OldDeal | None, robots: Robots[AnyView, AnyAction]) -> OldDeal | None:
    return old and replace(old, robots=tuple(_key(each, robots) for each in old.robots))


def _key(stored: str | None, robots: Robots[AnyView, AnyAction]) -> str | None:
    return None if stored is None else robots.present(stored)
