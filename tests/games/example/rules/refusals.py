"""Why an action is refused: a sentence for the player that names the rule."""

from __future__ import annotations

from bot.engine.game import Seat
from tests.games.example.rules.actions import Action
from tests.games.example.rules.model import Finished, State


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    if isinstance(state.phase, Finished):
        return "The game is over."
    if seat != state.phase.seat:
        return "It is not your turn."
    return f"You do not hold the {action.card}."
