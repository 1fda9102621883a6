"""The figures of a finished game that only the game itself can compute."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bot.engine.match import Move

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Figures:
    """The counts that `python -m bot simulate` reports about one game, apart from the game's result."""

    rounds: int | None = None
    """The number of rounds started, or None if the game has no rounds."""
    idle: tuple[int, int] | None = None
    """The number of turns that the game counts as idle, and the number of all turns. None if they are not
    counted.
    """
    joined: frozenset[int] = frozenset()
    """The moves (by number, from 0) that were made with the same press as the move before."""
    shares: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)
    """Further counts by name, as pairs of a count and a total."""


class Measure(Protocol[S_contra, A]):
    """A function that computes a game's figures."""

    def __call__(self, states: Sequence[S_contra], moves: Sequence[Move[A]]) -> Figures:
        """Return the figures of a whole game. states: the state after set-up, then the state after each
        move.
        """
