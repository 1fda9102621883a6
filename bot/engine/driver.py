"""What a computer opponent is: a choice among legal actions, from its own View only, never from State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from bot.engine.chance import Chance

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


LEVELS = ("learner", "club", "expert", "champion")
"""The keys of the robots of a game, from weak to strong; a game may lack some."""
_OLD = {"careful": "club"}
"""What robots were called before there were levels: so stored tables and people's commands call them."""


def present_key(key: str) -> str:
    """The key that the driver of that key has today."""
    return _OLD.get(key, key)


class Driver(Protocol[V_contra, A]):
    """A computer opponent."""

    def __call__(self, view: V_contra, actions: Sequence[A], chance: Chance) -> A:
        """Choose one of `actions`, the legal ones of the seat that `view` belongs to.

        `chance` is the driver's own luck, never the match's.
        """


def random(view: object, actions: Sequence[A], chance: Chance) -> A:
    """Any legal action, each as likely: the yardstick for every other driver."""
    return chance.pick(actions)
