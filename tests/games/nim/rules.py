"""The rules of Nim (nim.md) as pure functions over frozen values: a bot.engine.game.Game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Chance, Line, Outcome, Seat, Step
from bot.engine.values import union_member, with_seat
from bot.locales.phrase import Phrase, Text

HEAPS = (3, 4, 5)
seats = range(2, 3)
longest = sum(HEAPS)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of Nim. last: whether the player who takes the last stick wins or loses."""

    last: Literal["wins", "loses"] = "wins"


@dataclass(frozen=True, slots=True)
class State:
    """The whole game."""

    options: Options
    heaps: tuple[int, ...]
    """The number of sticks left in each heap."""
    taken: tuple[int, ...]
    """The number of sticks that each seat has taken."""
    mover: Seat
    """The seat to move."""
    turn: int
    """The number of the turn, from 1."""


@dataclass(frozen=True, slots=True)
class View:
    """The heaps and the seat to move, which everyone knows. mover: None once the game is over. winner: None
    before that.
    """

    seat: Seat | None
    options: Options
    heaps: tuple[int, ...]
    mover: Seat | None
    winner: Seat | None


@union_member
class Take:
    """Take `count` sticks from a heap. heap: the index of the heap."""

    heap: int
    count: int


Action: TypeAlias = Take


@union_member
class Began:
    """The game started. seat: the seat that goes first."""

    seat: Seat


@union_member
class Took:
    """A seat took `count` sticks from a heap, in which `left` remain."""

    seat: Seat
    heap: int
    count: int
    left: int


Event: TypeAlias = Began | Took


def setup(options: Options, seats: int, chance: Chance) -> Step[State, Event]:
    """Start with heaps of three, four and five sticks."""
    return Step(State(options, HEAPS, (0,) * seats, 0, 1), (Began(0),))


def turn(state: State) -> int:
    """Return the number of the turn, from 1."""
    return state.turn


def awaits(state: State) -> frozenset[Seat]:
    """Return the seat to move, or an empty set once all sticks have been taken."""
    return frozenset((state.mover,)) if any(state.heaps) else frozenset()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return a move for every number of sticks in every heap, or nothing if it is not the seat's turn."""
    if seat not in awaits(state):
        return ()
    return [Take(heap, count) for heap, left in enumerate(state.heaps) for count in range(1, left + 1)]


def refusal(state: State, seat: Seat, action: Action) -> Text:
    """Return the message that tells a player why an action is refused."""
    if not any(state.heaps):
        return Phrase("nim-refuse-over")
    if seat != state.mover:
        return Phrase("nim-refuse-turn")
    return Phrase("nim-refuse-few", count=state.heaps[action.heap])


def apply(state: State, seat: Seat, action: Action, chance: Chance) -> Step[State, Event]:
    """Take the sticks from the heap, and make the other seat the mover."""
    left = state.heaps[action.heap] - action.count
    after = State(
        options=state.options,
        heaps=with_seat(state.heaps, action.heap, left),
        taken=with_seat(state.taken, seat, state.taken[seat] + action.count),
        mover=1 - seat,
        turn=state.turn + 1,
    )
    return Step(after, (Took(seat, action.heap, action.count, left),))


def idle(state: State, seat: Seat) -> Action:
    """Return the move of a seat whose time is up: one stick of the largest heap (nim.md, Ruling 1)."""
    return Take(state.heaps.index(max(state.heaps)), 1)


def view(state: State, seat: Seat | None) -> View:
    """Return the view of a seat or a spectator, in which everything is open."""
    over = not any(state.heaps)
    last = 1 - state.mover
    winner = last if state.options.last == "wins" else state.mover
    return View(seat, state.options, state.heaps, None if over else state.mover, winner if over else None)


def visible(event: Event, seat: Seat | None) -> Event | None:
    """Return the event unchanged, because everyone sees it."""
    return event


def outcome(state: State) -> Outcome | None:
    """Return the places and points (one for the winner), or None while sticks are left."""
    winner = view(state, None).winner
    if winner is None:
        return None
    points = with_seat((0, 0), winner, 1)
    return Outcome(with_seat((2, 2), winner, 1), points, (Line(winner, Phrase("nim-point"), 1),))
