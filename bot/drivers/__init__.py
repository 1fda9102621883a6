"""Computer opponents. Each plays from its own View and the legal actions, never from State."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.engine.chance import Chance

A = TypeVar("A")


def random(view: object, actions: Sequence[A], chance: Chance) -> A:
    """Any legal action, each as likely: the yardstick for every other driver."""
    return chance.pick(actions)
