"""The interface of a game, which is a module of pure functions over frozen values, and the luck they get."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.locales.phrase import Readable, Text

T = TypeVar("T")

_WORD = 1 << 64
"""How many numbers a word of `Chance` may be."""
Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""
AnyOptions: TypeAlias = Any
"""The options of whatever game."""
AnyState: TypeAlias = Any
"""A state of whatever game."""
AnyAction: TypeAlias = Any
"""An action of whatever game."""
AnyEvent: TypeAlias = Any
"""An event of whatever game."""
AnyView: TypeAlias = Any
"""A view of whatever game."""
O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class Chance:
    """The luck of one ply: a SHA-256 counter stream keyed by the match's seed and the ply.

    It does not use `random`, whose algorithms may change between Python versions: a stored match must always
    replay the same way. Numbers are drawn without bias, by rejection.
    """

    __slots__ = ("_block", "_counter", "_key")

    def __init__(self, seed: str, ply: int) -> None:
        self._key = f"{seed}/{ply}/".encode()
        self._counter = 0
        self._block = b""

    @property
    def used(self) -> bool:
        """Whether anything has been drawn from it."""
        return self._counter > 0

    def _word(self) -> int:
        if not self._block:
            self._block = sha256(self._key + str(self._counter).encode()).digest()
            self._counter += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely. Raises ValueError unless bound is from 1 to
        2**64.
        """
        if not 1 <= bound <= _WORD:
            raise ValueError(f"no number below {bound}")
        limit = _WORD - _WORD % bound
        while True:
            word = self._word()
            if word < limit:
                return word % bound

    def die(self, sides: int = 6) -> int:
        """One roll of a die: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher-Yates), all orders equally likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class IllegalMove(Readable):
    """The rules do not allow this action now. The text tells the player what is in the way and what to do."""


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
    """How a match ended.

    places: the place of each seat, 1 is best; equal places are shared (1, 2, 2, 4). scores: the points of
    each seat, None for a seat that is out of the game and has no score. sheet: the reasons for all points;
    the lines of a seat with a score add up to it.
    """

    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    sheet: tuple[Line, ...]


class Game(Protocol[O_contra, S, A, E, V_co]):
    """The rules of one game. A module with these names satisfies it.

    No function changes its arguments; the same arguments always give the same result.
    """

    @property
    def seats(self) -> range:
        """How many seats may play."""

    @property
    def longest(self) -> int:
        """The most moves that a game of random play may take: a limit for tests, not a rule of the game."""

    def setup(self, options: O_contra, seats: int, chance: Chance) -> Step[S, E]:
        """Deal a new match for `seats` players."""

    def turn(self, state: S) -> int:
        """The number of the turn or simultaneous phase in progress. It rises with each new one. A clock
        belongs to a seat and a turn, and a public button to a turn.
        """

    def awaits(self, state: S) -> frozenset[Seat]:
        """The seats that must act: one (turns), several (simultaneous), none (over)."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """All legal actions of that seat, each once. Empty for a seat that is not to move."""

    def refusal(self, state: S, seat: Seat, action: A) -> Text:
        """Why an illegal action is refused: what is in the way, then what to do."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Apply an action, which must be legal."""

    def idle(self, state: S, seat: Seat) -> A:
        """What the clock plays for a seat that is to move when its time is up: a legal action, or one that
        only the clock may take.
        """

    def view(self, state: S, seat: Seat | None) -> V_co:
        """The view of that seat, or of a spectator (None)."""

    def visible(self, event: E, seat: Seat | None) -> E | None:
        """The event as that seat, or a spectator (None), may see it; None if it is hidden from them."""

    def outcome(self, state: S) -> Outcome | None:
        """Places and scores, once the match is over."""


def visible_events(
    game: Game[Any, Any, Any, Any, Any], events: Iterable[Any], seat: Seat | None
) -> list[Any]:
    """The events visible to that seat, or to a spectator (None)."""
    return [known for event in events if (known := game.visible(event, seat)) is not None]
