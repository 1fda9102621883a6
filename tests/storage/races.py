"""Real games as snapshots, for the tests and the bench of storage."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.catalogue import GEAR_HEAD
from bot.engine.game import Chance
from bot.engine.match import play, start
from bot.league.results import Result
from bot.model.snapshots import (
    AnyLobby,
    AnySnapshot,
    Happened,
    LobbySnapshot,
    LoggedMove,
    Noticed,
    Place,
    Player,
    TableSnapshot,
    TurnClock,
)
from bot.tables.results import results_of

ODD_NAMES = ("Ann 🏎️", "'; DROP TABLE tables; --", 'Bo "Ace" \\ Müller', "null\x00byte", "\u202eabc\u2066", "")
LARGEST = 2**63 - 1


def finished(
    id: str = "abcde", seats: int = 4, **changes: Any
) -> tuple[AnySnapshot, AnySnapshot, LoggedMove[Any]]:
    """Return a table one move before its end, the table after its last move, and that move."""
    snapshot = replace(table(id, seats), **changes)
    while True:
        after, move = moved(snapshot)
        if not GEAR_HEAD.rules.game.awaits(after.match.state):
            return snapshot, replace(after, status="over", clocks=()), move
        snapshot = after


def results(after: AnySnapshot, move: LoggedMove[Any], down: float = 0.0) -> tuple[Result, ...]:
    """Return the results of a table that is over after its last move. down: the number of seconds for which
    the bot was down.
    """
    outcome = GEAR_HEAD.rules.game.outcome(after.match.state)
    assert outcome is not None
    return results_of(after, outcome, move.at + down)


def lobby(id: str = "abcde", **changes: Any) -> AnyLobby:
    """Return a lobby of people with unusual names."""
    snapshot: AnyLobby = LobbySnapshot(
        id=id,
        title=GEAR_HEAD.key,
        place=Place(LARGEST, LARGEST - 1),
        host=LARGEST,
        options=GEAR_HEAD.rules.options(),
        pace="relaxed",
        seating="fixed",
        players=tuple(Player(name, LARGEST - at) for at, name in enumerate(ODD_NAMES)),
        expires=1_700_000_000.123456,
    )
    return replace(snapshot, **changes)


def table(id: str = "abcde", seats: int = 4) -> AnySnapshot:
    """Return a table whose game has just been set up."""
    match, events = start(GEAR_HEAD.rules.game, GEAR_HEAD.rules.options(), seats, f"seed of {id}")
    return TableSnapshot(
        id=id,
        title=GEAR_HEAD.key,
        place=Place(1, 2),
        host=3,
        pace="live",
        seating="random",
        status="playing",
        players=tuple(Player(f"Player {seat}", 100 + seat) for seat in range(seats)),
        match=match,
        version=1,
        began=1_700_000_000.25,
        clocks=(TurnClock(0, 1, 1_700_000_045.25, 1_700_000_090.25),),
        recent=tuple(Happened(1, event) for event in events),
    )


def moved(snapshot: AnySnapshot) -> tuple[AnySnapshot, LoggedMove[Any]]:
    """Return the table after one more random move, and that move."""
    game, match = GEAR_HEAD.rules.game, snapshot.match
    (seat,) = game.awaits(match.state)
    action = Chance(f"{match.seed} moves", match.ply).pick(game.legal(match.state, seat))
    match, events = play(game, match, seat, action)
    turn, at = game.turn(match.state), snapshot.began + match.ply
    happened = tuple(Happened(turn, event) for event in events)
    after = replace(
        snapshot,
        match=match,
        version=snapshot.version + 1,
        clocks=(TurnClock(0, turn, at + 45, at + 90, reminded=True),),
        recent=(*snapshot.recent, *happened, Noticed(turn, seat, "idled"))[-12:],
    )
    return after, LoggedMove(match.ply, seat, action, "clock", at)


def under_way(id: str, moves: int, seats: int = 4) -> AnySnapshot:
    """Return a table whose game has had `moves` moves, or fewer if it has ended."""
    snapshot = table(id, seats)
    for _ in range(moves):
        if not GEAR_HEAD.rules.game.awaits(snapshot.match.state):
            break
        snapshot, _ = moved(snapshot)
    return snapshot
