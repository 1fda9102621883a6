"""Checks that every move that a player was shown is in the log once, that the log leads to the stored state,
and that due work was done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from sqlalchemy import func, literal_column, select

from bot.catalogue import TITLES
from bot.engine.game import Chance, IllegalMove
from bot.model.snapshots import AnySnapshot, LoggedMove
from bot.runtime.clock import SystemClock, sleep
from bot.storage.schema import moves
from bot.storage.store import SqlStore
from bot.tables.automatic import forced_move
from bot.tables.replayed import Past, replayed
from bot.tables.thinker import IN_PROCESS, Question, choose
from bot.tables.thinking_time import robot_moves_at
from bot.tables.views import targets_in, view_of
from bot.title import AnyTitle
from bot.ui.components import tag
from tests.storage.stored import everything
from tools.scale.crowd import Crowd

PATIENCE = 60.0
"""The number of seconds within which due work must be done."""


@dataclass
class Found:
    """The findings in the logs, as counts."""

    tables: int = 0
    moves: int = 0
    robots: int = 0
    """The number of moves made by robots."""
    clock: int = 0
    """The number of moves made by the clock."""
    lost: int = 0
    """The number of moves that a player was shown and that are not in the log. A missing table counts as one
    move.
    """
    doubled: int = 0
    """The number of moves that were probably made twice, or have no reason in their position."""
    broken: int = 0
    """The number of tables whose log does not lead to their state."""
    judged: int = 0
    """The number of moves by the clock whose deadline was seen."""
    early: int = 0
    """The number of moves by the clock before their deadline."""
    belated: int = 0
    """The number of moves from presses that arrived too late to be carried out."""
    violations: list[str] = field(default_factory=list)
    """A line about each of the findings that must not exist."""

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.moves} moves in the logs ({self.robots} by robots, {self.clock} by "
            f"the clock): {self.lost} lost, {self.doubled} doubled, "
            f"{self.broken} logs that do not lead to their table"
        )


async def left_undone(database: str) -> Sequence[str]:
    """Wait until all work of robots and clocks that is due now has been done. Return the ids of the tables at
    which it has not been done after PATIENCE seconds.
    """
    clock = SystemClock()
    end = clock.now() + PATIENCE
    store = await SqlStore.open(database, TITLES)
    try:
        stored = await everything(store)
        now = clock.now() - (stored.heartbeat.lost if stored.heartbeat else 0.0)
        due = {snapshot.id: snapshot.version for snapshot in stored.tables if _is_due(snapshot, now)}
        while due and clock.now() < end:
            await sleep(clock, 0.2)
            for id in list(due):
                snapshot = await store.tables.find_table(id)
                if snapshot is None or snapshot.version > due[id]:
                    del due[id]
    finally:
        await store.close()
    return sorted(due)


def _is_due(snapshot: AnySnapshot, now: float) -> bool:
    """Return whether a clock, an automatic move or a robot's move is due at a table. now: play time."""
    title, seats = TITLES[snapshot.title], range(len(snapshot.players))
    return (
        any(due.at <= now for due in snapshot.clocks)
        or forced_move(snapshot, title) is not None
        or any(robot_moves_at(snapshot, title, seat, 0.0, now) is not None for seat in seats)
    )


async def look(
    database: str, crowd: Crowd, deadlines: Mapping[tuple[str, int, int], float] | None = None
) -> Found:
    """Return the findings in the logs of all tables of the crowd. deadlines: those that an Onlooker recorded,
    for a server that records the time of each commit, or None.
    """
    found = Found()
    store = await SqlStore.open(database, TITLES)
    try:
        for id in sorted({id for server in crowd.servers for id in server.tables}):
            snapshot = await store.tables.find_table(id)
            if snapshot is None:
                if any(shown == id for shown, _ in crowd.shown):
                    found.lost += 1
                    found.violations.append(f"table {id}: it was shown and is not stored")
            else:
                log = await store.tables.find_moves(id)
                await judge(found, snapshot, log, crowd)
                if deadlines is not None:
                    judge_times(found, id, log, await _committed(store, id), deadlines)
    finally:
        await store.close()
    return found


async def _committed(store: SqlStore, table: str) -> Sequence[float]:
    """Return the time at which each move of a table was committed, in Unix seconds by the database's
    clock.
    """
    at = func.extract("epoch", func.pg_xact_commit_timestamp(literal_column("moves.xmin")))
    asked = select(at.label("at")).where(moves.c.table_id == table).order_by(moves.c.ply)
    (rows,) = await store.database.read(asked)
    return [float(row.at) for row in rows]


def judge_times(
    found: Found,
    table: str,
    log: Sequence[LoggedMove[Any]],
    committed: Sequence[float],
    deadlines: Mapping[tuple[str, int, int], float],
) -> None:
    """Add the findings about the clock's moves at a table to `found`. committed: the time of each move in the
    log, in Unix seconds.
    """
    counts = Counter[int]()
    for move, at in zip(log, committed, strict=True):
        deadline = deadlines.get((table, move.seat, counts[move.seat]))
        counts[move.seat] += 1
        if move.by == "clock" and deadline is not None:
            found.judged += 1
            if at < deadline:
                found.early += 1
                found.violations.append(
                    f"table {table}, move {move.ply} by seat {move.seat}'s clock: {deadline - at:.1f} s early"
                )


async def judge(found: Found, snapshot: AnySnapshot, log: Sequence[LoggedMove[Any]], crowd: Crowd) -> None:
    """Add the findings in the log of a table to `found`."""
    title = TITLES[snapshot.title]
    found.tables += 1
    found.moves += len(log)
    found.robots += sum(move.by == "robot" for move in log)
    found.clock += sum(move.by == "clock" for move in log)
    try:
        pasts = replayed(snapshot, title, log)
    except IllegalMove as error:
        found.broken += 1
        found.violations.append(f"table {snapshot.id}: its log cannot be played: {error}")
        return
    if [each.ply for each in log] != list(range(1, len(log) + 1)) or pasts[-1].match != snapshot.match:
        found.broken += 1
        found.violations.append(f"table {snapshot.id}: its log does not lead to its state")
    for seat, player in enumerate(snapshot.players):
        person = player.person or 0
        shown, counted = crowd.shown[snapshot.id, person], snapshot.match.counts[seat]
        if shown > counted:
            found.lost += shown - counted
            found.violations.append(
                f"table {snapshot.id}, seat {seat}: its hand showed {shown} moves, {counted} are stored"
            )
        own = [each for each in log if each.seat == seat]
        for move in doubled(snapshot.id, person, own, crowd.pressed):
            found.doubled += 1
            found.violations.append(
                f"{title.name} {snapshot.id}, move {move.ply} of {len(log)} by a press of the move before: "
                f"{move.action}"
            )
    if late := belated(snapshot, title, pasts, log, crowd):
        found.belated += late
        found.violations.append(f"table {snapshot.id}: {late} moves by presses that came too late")
    for at, move in enumerate(log, 1):
        if not await _founded(snapshot, title, pasts[: at + 1], move, crowd):
            found.doubled += 1
            by = f"{move.by} ({snapshot.players[move.seat].robot})"
            found.violations.append(
                f"{title.name} {snapshot.id}, move {at} of {len(log)} by {by}: {move.action}"
            )


def doubled(
    table: str,
    person: int,
    own: Sequence[LoggedMove[Any]],
    pressed: Mapping[tuple[str, int, str, int], set[str]],
) -> Iterator[LoggedMove[Any]]:
    """Yield a player's moves that repeat the previous move although only that one was pressed. own: the
    player's moves in the log. pressed: as in Crowd.
    """
    for at, (before, move) in enumerate(pairwise(own), 1):
        if move.by != "player" or tag(move.action) != tag(before.action):
            continue
        alone = pressed.get((table, person, "play", at - 1)) == {tag(before.action)}
        if alone and (table, person, "play", at) not in pressed:
            yield move


def belated(
    snapshot: AnySnapshot,
    title: AnyTitle,
    pasts: Sequence[Past],
    log: Sequence[LoggedMove[Any]],
    crowd: Crowd,
) -> int:
    """Return the number of moves of players that were requested only by a late press."""
    found, counts = 0, Counter[int]()
    for past, move in zip(pasts[1:], log, strict=True):
        person = snapshot.players[move.seat].person or 0
        key = (snapshot.id, person, "play", counts[move.seat])
        counts[move.seat] += 1
        late = crowd.belated.get(key, set())
        if move.by != "player" or not late:
            continue
        view = view_of(title.rules.game, past.before, move.seat)
        names = [player.name for player in snapshot.players]
        composites = title.words.composites(view, names) if title.words.composites else ()
        asks = {tag(move.action)} | {
            tag(each.key) for each in composites if each.actions[:1] == (move.action,)
        }
        found += bool(asks & late) and not asks & crowd.pressed.get(key, set())
    return found


async def _founded(
    snapshot: AnySnapshot, title: AnyTitle, pasts: Sequence[Past], move: LoggedMove[Any], crowd: Crowd
) -> bool:
    """Return whether a move had a reason in its position, as far as that can be checked. pasts: the states up
    to the move.
    """
    state, player = pasts[-1].before, snapshot.players[move.seat]
    racing = move.action in targets_in(title, state)
    if move.by == "clock":
        return bool(move.action == title.rules.game.idle(state, move.seat))
    if move.by == "player" and racing:
        return (snapshot.id, player.person or 0, "tap", pasts[-1].turn) in crowd.pressed
    if move.by != "robot" or racing:
        return True
    key = player.robot or title.robots.substitute
    view, actions = view_of(title.rules.game, state, move.seat), title.rules.game.legal(state, move.seat)
    for past in reversed(pasts[:-1]):
        if view_of(title.rules.game, past.match.state, move.seat) != view:
            return False
        luck = Chance(f"{snapshot.match.seed}/{key}/{move.seat}", past.match.ply)
        if await choose(IN_PROCESS, Question(title, key, view, actions, luck)) == move.action:
            return True
    return False
