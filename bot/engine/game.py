"""The promises a game makes: a module of pure functions over frozen values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.engine.chance import Chance

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

O_contra = TypeVar("O_contra", contravariant=True)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V_co = TypeVar("V_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class IllegalMove(Exception):
    """An action the rules do not allow now; its text is a sentence for the player, naming the rule."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co, E_co]):
    """What a set-up or an action leads to: the new state, and what happened on the way, in order."""

    state: S_co
    events: tuple[E_co, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: `seat` got `points` for `reason` (plain words, no seat's name)."""

    seat: Seat
    reason: str
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    places: for each seat its place, 1 is best; equal places are shared (1, 2, 2, 4).
    scores: for each seat its points; None for a seat that is out of the game and has no score.
    sheet: the reasons for every point; for each seat that has a score, its lines add up to it.
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
        """How many moves random play may take at the most: a cap for tests, no rule of the game."""

    def setup(self, options: O_contra, seats: int, chance: Chance) -> Step[S, E]:
        """Deal a new match for `seats` players."""

    def turn(self, state: S) -> int:
        """The number of the turn or simultaneous phase in progress. It rises with each new one: a clock
        belongs to a seat and a turn, and a public button to a turn.
        """

    def awaits(self, state: S) -> frozenset[Seat]:
        """The seats that owe a decision: one (turns), several (simultaneous), none (over)."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action open to that seat, each once, and no other. Empty for a seat that is not awaited."""

    def refusal(self, state: S, seat: Seat, action: A) -> str:
        """Why an action that is not legal is refused: a sentence for the player that names the rule."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S, E]:
        """Carry out an action; trusts that it is legal."""

    def idle(self, state: S, seat: Seat) -> A:
        """What the clock plays for an awaited seat that sleeps: a legal action, or one that is the clock's
        alone.
        """

    def view(self, state: S, seat: Seat | None) -> V_co:
        """What that seat, or a spectator (None), may know."""

    def hears(self, event: E, seat: Seat | None) -> E | None:
        """The event as that seat, or a spectator (None), may know it; None: it hears nothing of it."""

    def outcome(self, state: S) -> Outcome | None:
        """Places and scores, once the match is over."""


def heard(game: Game[Any, Any, Any, Any, Any], events: Iterable[Any], seat: Seat | None) -> list[Any]:
    """What of these events that seat, or a spectator (None), hears."""
    return [known for event in events if (known := game.hears(event, seat)) is not None]
