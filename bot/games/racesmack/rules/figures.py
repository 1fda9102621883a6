"""The figures of a finished game, for `simulate --report`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.figures import Figures
from bot.engine.match import Move
from bot.games.racesmack.rules.actions import Action
from bot.games.racesmack.rules.model import State


def figures(states: Sequence[State], moves: Sequence[Move[Action]]) -> Figures:
    """The number of rounds."""
    return Figures(rounds=states[-1].round)
