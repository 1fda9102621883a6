"""The figures of a finished game, for `simulate --report`."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.engine.figures import Figures
from bot.engine.match import Move
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.model import State


def figures(states: Sequence[State], moves: Sequence[Move[Action]]) -> Figures:
    """The number of rounds of the table; the last one may be incomplete."""
    last = states[-1]
    return Figures(rounds=ceil(last.turn / len(last.hands)))
