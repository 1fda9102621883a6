"""A match told from its beginning: its log, played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.game import Seat
from bot.engine.match import Match, play, start
from bot.tables.ports import Rulebook
from bot.tables.records import LoggedMove
from bot.tables.transitions import AnyRecord, By


@dataclass(frozen=True, slots=True)
class Past:
    """A move of the past, or the deal (ply 0, by None), with what came of it.

    turn: in which it was made. before: the state that it met. match: as it left it. events: with all
    secrets.
    """

    ply: int
    turn: int
    seat: Seat | None
    by: By | None
    before: Any
    match: Match[Any, Any]
    events: tuple[Any, ...]


def replayed(record: AnyRecord, title: Rulebook, moves: Sequence[LoggedMove[Any]]) -> Iterator[Past]:
    """The deal, and every move. Raises IllegalMove where the rules have changed since so much that they do
    not allow it any more.
    """
    game = title.game
    match, events = start(game, record.match.options, record.match.seats, record.match.seed)
    yield Past(0, game.turn(match.state), None, None, match.state, match, events)
    for move in moves:
        before = match.state
        match, events = play(game, match, move.seat, move.action)
        yield Past(move.ply, game.turn(before), move.seat, move.by, before, match, events)


def as_of(record: AnyRecord, title: Rulebook, moves: Sequence[LoggedMove[Any]], ply: int) -> Match[Any, Any]:
    """The match as it was after so many moves. Raises IllegalMove, as `replayed`."""
    *_, last = replayed(record, title, moves[:ply])
    return last.match
