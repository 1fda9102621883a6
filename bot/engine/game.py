"""The interface that a game's module implements with pure functions over frozen values, and its source of
luck.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.locales.phrase import Readable, Text

T = TypeVar("T")

_WORD = 1 << 64
"""The number of different 64-bit words. `Chance` makes each of its numbers from such a word."""
Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""
AnyOptions: TypeAlias = Any
AnyState: TypeAlias = Any
AnyAction: TypeAlias = Any
AnyEvent: TypeAlias = Any
AnyView: TypeAlias = Any
O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class Chance:
    """The luck of one ply: a SHA-256 counter stream keyed by the match's seed and the ply. The algorithm must
    never change, because stored matches must always replay the same way.
    """

    __slots__ = ("_block", "_counter", "_key")

    def __init__(self, seed: str, ply: int) -> None:
        self._key = f"{seed}/{ply}/".encode()
        self._counter = 0
        self._block = b""

    @property
    def used(self) -> bool:
        """Return whether any random number has been drawn."""
        return self._counter > 0

    def _word(self) -> int:
        if not self._block:
            self._block = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1, all equally likely. Raises ValueError unless bound is from 1
        to 2**64.
        """
        if not 1 <= bound <= _WORD:
            raise ValueError(f"no number below {bound}")
        limit = _WORD - _WORD % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def die(self, sides: int = 6) -> int:
        """Roll a die, and return a number from 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items at random, all equally likely. Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order, all orders equally likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class IllegalMove(Readable):
    """Raised for an action, or a number of seats, that the rules do not allow. The text tells the player why,
    and what to do instead.
    """


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co, E_co]):
    """The result of a set-up or an action: the new state, and the events that led to it, in order."""

    state: S_co
    events: tuple[E_co, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: `seat` got `points` for `reason`, which names no seat."""

    seat: Seat
    reason: Text
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a match."""

    places: tuple[int, ...]
    """The place of each seat. 1 is best, and equal places are shared (1, 2, 2, 4)."""
    scores: tuple[int | None, ...]
    """The points of each seat, or None for a seat that is out of the game."""
    sheet: tuple[Line, ...]
    """The reasons for all points. The lines of a seat add up to its score, unless the seat is out."""


class Game(Protocol[O_contra, S, A, E, V_co]):
    """The rules of one game, which a module defines under these names. No function changes its arguments,
    except `chance`, and equal arguments give equal results.
    """

    @property
    def seats(self) -> range:
        """Return the numbers of players that the game allows."""

    @property
    def longest(self) -> int:
        """Return an upper bound on the number of moves in a game played at random."""

    def setup(self, options: O_contra, seats: int, chance: Chance) -> Step[S, E]:
        """Deal a new match for `seats` players. Return its first state and events."""

    def turn(self, state: S) -> int:
        """Return the number of the turn or simultaneous phase in progress. It rises with each new turn or
        phase.
        """

    def awaits(self, state: S) -> frozenset[Seat]:
        """Return the seats that must act: one in a turn, one or more in a simultaneous phase, and none after
        the end.
        """

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Return all legal actions of the seat, each once, or none if the seat does not have to move."""

    def refusal(self, state: S, seat: Seat, action: A) -> Text:
        """Return why an illegal action is refused, and what to do instead."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Apply a legal action, or the one from `idle`. Return the new state and the events."""

    def idle(self, state: S, seat: Seat) -> A:
        """Return the action played when the seat to move runs out of time. It need not be in `legal`."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return the view of the seat, or of a spectator (None)."""

    def visible(self, event: E, seat: Seat | None) -> E | None:
        """Return the event as the seat or a spectator (None) sees it, or None if it is invisible to them."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the places and scores, or None until the match is over."""


AnyGame: TypeAlias = Game[AnyOptions, AnyState, AnyAction, AnyEvent, AnyView]


def visible_events(game: AnyGame, events: Iterable[AnyEvent], seat: Seat | None) -> list[AnyEvent]:
    """Return the events as the seat or a spectator (None) sees them. Invisible events are left out."""
    return [known for event in events if (known := game.visible(event, seat)) is not None]
