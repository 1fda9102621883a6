"""What a computer opponent is: a choice among legal actions, from its own View only, never from State."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

from bot.engine.chance import Chance

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


LEVELS = ("learner", "club", "expert", "champion")
"""The keys of the robots of a game, from weak to strong; a game may lack some, and have others besides."""
Level: TypeAlias = Literal["learner", "club", "expert", "champion"]
"""One of them."""
_FINE = 1_000
"""In so many steps a promise may be mistaken."""
_OLD = {"careful": "club"}
"""What robots were called before there were levels: so stored tables and people's commands call them."""


def present_key(key: str) -> str:
    """The key that the driver of that key has today."""
    return _OLD.get(key, key)


def nearly_best(actions: Sequence[A], promise: Callable[[A], float], slip: float, chance: Chance) -> A:
    """An action that promises at most `slip` less than the best: each promise is taken for as much as that
    more than it is. So what is nearly as good is mixed up, and nothing gross happens. Raises ValueError when
    there is no action.
    """
    taken_for = [promise(action) + slip * chance.below(_FINE) / _FINE for action in actions]
    return actions[max(range(len(actions)), key=taken_for.__getitem__)]


class Driver(Protocol[V_contra, A]):
    """A computer opponent."""

    def __call__(self, view: V_contra, actions: Sequence[A], chance: Chance) -> A:
        """Choose one of `actions`, the legal ones of the seat that `view` belongs to.

        `chance` is the driver's own luck, never the match's.
        """


def random(view: object, actions: Sequence[A], chance: Chance) -> A:
    """Any legal action, each as likely: the yardstick for every other driver."""
    return chance.pick(actions)
