"""What only a game can tell of a game that was played: the figures that `simulate --report` prints beside
those that are counted alike in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bot.engine.match import Move

S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game.

    rounds: how many were begun; None: the game has none. idle: how many turns passed in which nothing was
    done, and how many turns there were; None: not counted. joined: the moves (by their number, from 0) that
    one press makes together with the move before.
    shares: further counts by their name, each a row of (how often, of how many): games are added up.
    """

    rounds: int | None = None
    idle: tuple[int, int] | None = None
    joined: frozenset[int] = frozenset()
    shares: Mapping[str, Sequence[tuple[int, int]]] = field(default_factory=dict)


class Measure(Protocol[S_contra, A]):
    """How a game takes its figures."""

    def __call__(self, states: Sequence[S_contra], moves: Sequence[Move[A]]) -> Figures:
        """The figures of a whole game: `states` has the set-up first, then what each of the moves led to."""
