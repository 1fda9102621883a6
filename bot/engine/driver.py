"""Computer opponents. A driver sees only its own view, never the state."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from bot.engine.game import Chance

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


LEVELS = ("learner", "club", "expert", "champion")
"""The levels of a game's robots, from weak to strong. A game can omit some of them and add others."""
_FINE = 1_000
"""The number of steps into which `nearly_best` divides `slip`."""


def nearly_best(actions: Sequence[A], promise: Callable[[A], float], slip: float, chance: Chance) -> A:
    """Return a random action whose estimated value is at most `slip` below the best, better ones more often.
    promise: returns the estimated value of an action. Raises ValueError if there are no actions.
    """
    taken_for = [promise(action) + slip * chance.below(_FINE) / _FINE for action in actions]
    return actions[max(range(len(actions)), key=taken_for.__getitem__)]


class Driver(Protocol[V_contra, A]):
    """A robot: a function that chooses an action for a seat."""

    def __call__(self, view: V_contra, actions: Sequence[A], chance: Chance) -> A:
        """Return one of `actions`, the legal actions of the seat that `view` belongs to. chance: the driver's
        luck, never the match's.
        """


def random(view: object, actions: Sequence[A], chance: Chance) -> A:
    """Return one of the actions at random, all equally likely."""
    return chance.pick(actions)
