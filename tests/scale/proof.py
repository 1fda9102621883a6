"""Is every move that somebody was shown in the log, once, and does the log lead to what is stored?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.storage.store import SqlStore
from bot.tables.records import LoggedMove
from bot.tables.transitions import AnyRecord
from bot.ui.components import tag
from tests.scale.crowd import Crowd


@dataclass
class Found:
    """What the logs say. lost: moves that somebody was shown and that are not there. doubled: moves that one
    press has made twice. broken: tables whose log does not lead to their state.
    """

    tables: int = 0
    moves: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.moves} moves in the logs: {self.lost} lost, "
            f"{self.doubled} doubled, {self.broken} logs that do not lead to their table"
        )


async def look(database: str, crowd: Crowd) -> Found:
    """Read every table of the crowd."""
    found = Found()
    store = await SqlStore.open(database, TITLES)
    try:
        for id in sorted({id for server in crowd.servers for id in server.tables}):
            record = await store.find_table(id)
            if record is None:
                found.lost += any(shown == id for shown, _ in crowd.shown)
            else:
                _judge(found, record, await store.find_moves(id), crowd)
    finally:
        await store.close()
    return found


def _judge(found: Found, record: AnyRecord, log: Sequence[LoggedMove[Any]], crowd: Crowd) -> None:
    found.tables += 1
    found.moves += len(log)
    game, match = TITLES[record.title].game, record.match
    again = replay(
        game, match.options, len(record.players), match.seed, [Move(each.seat, each.action) for each in log]
    )
    if [each.ply for each in log] != list(range(1, match.ply + 1)) or again != match:
        found.broken += 1
    for seat, player in enumerate(record.players):
        person = player.person or 0
        found.lost += max(0, crowd.shown[record.id, person] - match.counts[seat])
        found.doubled += _doubled(record.id, person, [each for each in log if each.seat == seat], crowd)


def _doubled(table: str, person: int, own: Sequence[LoggedMove[Any]], crowd: Crowd) -> int:
    """Moves of a player that are those before them once more, where nothing was pressed a second time."""
    return sum(
        move.by == "player"
        and (table, person, at) not in crowd.pressed
        and tag(move.action) == tag(before.action)
        and tag(before.action) in crowd.pressed.get((table, person, at - 1), ())
        for at, (before, move) in enumerate(pairwise(own), 1)
    )
