"""A match: one game in progress, as a value, with the log that proves it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.chance import Chance
from bot.engine.game import Game, IllegalMove, Seat
from bot.engine.log import TakeBack
from bot.engine.values import replace, with_seat

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

    ply: how many moves were made; taking some back is one more. counts: for each seat, how many of them were
    its own, or a taking back, whoever's: what a seat may do changes with its count, or with a turn.
    undone: how many of them stand no more. What stands decides the luck of the next move, so that nobody
    changes it by taking back.
    """

    seed: str
    options: O
    seats: int
    state: S
    ply: int
    counts: tuple[int, ...]
    undone: int = 0


@dataclass(frozen=True, slots=True)
class Versions:
    """The versions of a game's rules: a match is finished, and played again, by the one that it began by.

    newest: that of new matches. field: where a state says by which it is played; "": there has been but one.
    oldest: the first whose matches can be played again, since today's set-up makes them alike.
    """

    newest: int = 1
    field: str = ""
    oldest: int = 1

    def of(self, state: Any) -> int:
        """The version by which that match is played."""
        return int(getattr(state, self.field)) if self.field else self.newest

    def begun(self, match: Match[O, Any], version: int) -> Match[O, Any]:
        """A match that has just been set up, as one of that version."""
        return replace(match, state=replace(match.state, **{self.field: version})) if self.field else match


def luck_of(match: Match[Any, Any]) -> Chance:
    """The luck of the next move."""
    return Chance(match.seed, match.ply - match.undone + 1)


def start(
    game: Game[O, S, A, E, Any], options: O, seats: int, seed: str
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Set a match up. Raises IllegalMove when the game is not for that many seats."""
    if seats not in game.seats:
        raise IllegalMove(f"This game is for {game.seats[0]} to {game.seats[-1]} seats, not for {seats}.")
    step = game.setup(options, seats, Chance(seed, 0))
    return Match(seed, options, seats, step.state, 0, (0,) * seats), step.events


def play(
    game: Game[O, S, A, E, Any], match: Match[O, S], seat: Seat, action: A, luck: Chance | None = None
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Make one move. Raises IllegalMove, in words for the player, when the rules do not allow it now; what
    the clock plays for a sleeper they always do. luck: the match's, for who wants to see whether it was used.
    """
    actions = game.legal(match.state, seat)
    if action not in actions and not (actions and action == game.idle(match.state, seat)):
        raise IllegalMove(game.refusal(match.state, seat, action))
    step = game.apply(match.state, seat, action, luck or luck_of(match))
    counts = with_seat(match.counts, seat, match.counts[seat] + 1)
    return replace(match, state=step.state, ply=match.ply + 1, counts=counts), step.events


def taken_back(match: Match[O, S], before: Match[O, S]) -> Match[O, S]:
    """The match after everything since `before` was taken back: its state and its luck once more."""
    ply = match.ply + 1
    counts = tuple(count + 1 for count in match.counts)
    return replace(before, ply=ply, counts=counts, undone=ply - (before.ply - before.undone))


def replay(
    game: Game[O, S, A, E, Any], options: O, seats: int, seed: str, moves: Iterable[Move[A] | Move[TakeBack]]
) -> Match[O, S]:
    """Play a log again from its seed. Raises IllegalMove where the log breaks the rules."""
    return played_on(game, start(game, options, seats, seed)[0], moves)


def played_on(
    game: Game[O, S, A, E, Any], match: Match[O, S], moves: Iterable[Move[A] | Move[TakeBack]]
) -> Match[O, S]:
    """Play a log on from a match that has just been set up. Raises as `replay`."""
    standing = [match]
    for move in moves:
        if isinstance(move.action, TakeBack):
            match = taken_back(standing[-1], standing[-1 - move.action.moves])
            standing[-1 - move.action.moves :] = [match]
        else:
            standing.append(play(game, standing[-1], move.seat, move.action)[0])
    return standing[-1]
