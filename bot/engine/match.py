"""A match: one game as a value, with functions that start it, play it and replay its log."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.engine.game import AnyOptions, AnyState, AnyView, Chance, Game, IllegalMove, Seat
from bot.engine.log import TakeBack
from bot.engine.values import replace, with_seat
from bot.locales.phrase import Phrase

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Move(Generic[A]):
    """An action of a seat, as the log stores it."""

    seat: Seat
    action: A


@dataclass(frozen=True, slots=True)
class Match(Generic[O, S]):
    """A game, in progress or finished."""

    seed: str
    options: O
    seats: int
    state: S
    ply: int
    """The number of moves made. An undo also counts as a move."""
    counts: tuple[int, ...]
    """For each seat, the number of its own moves plus the undos of all players. Except in a race of presses,
    a seat's legal actions change only when its count or the turn changes.
    """
    undone: int = 0
    """The number of moves that are no longer in effect, including the undos themselves."""


AnyMatch: TypeAlias = Match[AnyOptions, AnyState]


def luck_of(match: Match[AnyOptions, AnyState]) -> Chance:
    """Return the luck of the match's next move."""
    return Chance(match.seed, match.ply - match.undone + 1)


def start(
    game: Game[O, S, A, E, AnyView], options: O, seats: int, seed: str
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Set up a match, and return it with its first events. Raises IllegalMove if the game does not allow this
    number of seats.
    """
    if seats not in game.seats:
        raise IllegalMove(Phrase("refuse-seats", fewest=game.seats[0], most=game.seats[-1]))
    step = game.setup(options, seats, Chance(seed, 0))
    return Match(
        seed=seed, options=options, seats=seats, state=step.state, ply=0, counts=(0,) * seats
    ), step.events


def play(
    game: Game[O, S, A, E, AnyView], match: Match[O, S], seat: Seat, action: A, luck: Chance | None = None
) -> tuple[Match[O, S], tuple[E, ...]]:
    """Make a legal move or the move of `game.idle`, and return the match after it with its events. luck: the
    result of `luck_of`, if the caller needs to know whether it was used. Raises IllegalMove, with a sentence
    for the player, for any other move.
    """
    actions = game.legal(match.state, seat)
    if action not in actions and not (actions and action == game.idle(match.state, seat)):
        raise IllegalMove(game.refusal(match.state, seat, action))
    step = game.apply(match.state, seat, action, luck or luck_of(match))
    counts = with_seat(match.counts, seat, match.counts[seat] + 1)
    return replace(match, state=step.state, ply=match.ply + 1, counts=counts), step.events


def taken_back(match: Match[O, S], before: Match[O, S]) -> Match[O, S]:
    """Return the match after an undo of all moves since `before`. Its state and next luck are those of
    `before`, but the undo counts as a move.
    """
    ply = match.ply + 1
    counts = tuple(count + 1 for count in match.counts)
    return replace(before, ply=ply, counts=counts, undone=ply - (before.ply - before.undone))


def replay(
    game: Game[O, S, A, E, AnyView],
    options: O,
    seats: int,
    seed: str,
    moves: Iterable[Move[A] | Move[TakeBack]],
) -> Match[O, S]:
    """Set up a match from a seed, and replay its log. Raises IllegalMove if the rules do not allow the number
    of seats or a move.
    """
    return played_on(game, start(game, options, seats, seed)[0], moves)


def played_on(
    game: Game[O, S, A, E, AnyView], match: Match[O, S], moves: Iterable[Move[A] | Move[TakeBack]]
) -> Match[O, S]:
    """Return the match after replaying a log on it. The match must be newly set up, and every undo must stay
    within the log. Raises IllegalMove if the rules do not allow a move.
    """
    standing = [match]
    for move in moves:
        if isinstance(move.action, TakeBack):
            match = taken_back(standing[-1], standing[-1 - move.action.moves])
            standing[-1 - move.action.moves :] = [match]
        else:
            standing.append(play(game, standing[-1], move.seat, move.action)[0])
    return standing[-1]
