"""A match: one game in progress, as a value, with the log that proves it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.chance import Chance
from bot.engine.game import Game, IllegalMove, Seat
from bot.engine.seats import with_seat

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """An action taken, as the log keeps it."""

    seat: Seat
    action: A


@dataclass(frozen=True, slots=True)
class Match(Generic[O, S]):
    """A game in progress.

    ply: how many moves were made. counts: for each seat, how many of them were its own.
    """

    seed: str
    options: O
    seats: int
    state: S
    ply: int
    counts: tuple[int, ...]


def start(
    game: Game[O, S, A, E, Any], options: O, seats: int, seed: str
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Set a match up. Raises IllegalMove when the game is not for that many seats."""
    if seats not in game.seats:
        raise IllegalMove(f"This game is for {game.seats[0]} to {game.seats[-1]} seats, not for {seats}.")
    step = game.setup(options, seats, Chance(seed, 0))
    return Match(seed, options, seats, step.state, 0, (0,) * seats), step.events


def play(
    game: Game[O, S, A, E, Any], match: Match[O, S], seat: Seat, action: A
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Make one move. Raises IllegalMove, in words for the player, when the rules do not allow it now; what
    the clock plays for a sleeper they always do.
    """
    actions = game.legal(match.state, seat)
    if action not in actions and not (actions and action == game.idle(match.state, seat)):
        raise IllegalMove(game.refusal(match.state, seat, action))
    step = game.apply(match.state, seat, action, Chance(match.seed, match.ply + 1))
    counts = with_seat(match.counts, seat, match.counts[seat] + 1)
    after = Match(match.seed, match.options, match.seats, step.state, match.ply + 1, counts)
    return after, step.events


def replay(
    game: Game[O, S, A, E, Any], options: O, seats: int, seed: str, moves: Iterable[Move[A]]
) -> Match[O, S]:
    """Play a log again from its seed. Raises IllegalMove where the log breaks the rules."""
    match, _ = start(game, options, seats, seed)
    for move in moves:
        match, _ = play(game, match, move.seat, move.action)
    return match
