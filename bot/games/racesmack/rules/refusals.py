"""Why an action is refused: a sentence for the player that names the rule."""

from __future__ import annotations

from typing import assert_never

from bot.engine.game import Seat
from bot.games.racesmack.rules import model
from bot.games.racesmack.rules.actions import (
    Action,
    Pick,
    Refrain,
    Suffer,
    Tap,
)
from bot.games.racesmack.rules.components import FIRST_RULE


def refusal(state: model.State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    match phase:
        case model.Finished():
            return "The game is over."
        case model.Picking(picked):
            if picked[seat] is not None:
                return "You have picked your card of this round already."
            if isinstance(action, Pick):
                return "You do not hold that card."
            return "First everybody picks a card of their hand in secret."
        case model.Revealing():
            return (
                "It is your turn to reveal a card."
                if phase.seat == seat
                else "It is not your turn to reveal."
            )
        case model.Tapping() | model.Aiming():
            return _no_tap(state, phase, seat, action)
        case model.Settling(due):
            return _no_choice(due[seat], action)
        case _:
            assert_never(phase)


def _no_tap(state: model.State, phase: model.Tapping | model.Aiming, seat: Seat, action: Action) -> str:
    if any(touch.seat == seat for touch in phase.taps):
        return "You have tapped in this round already: one tap each."
    if seat in phase.refrained:
        return "Your time to tap in this round is over."
    if isinstance(phase, model.Aiming) and phase.chosen[seat] is not None:
        return "You have chosen already: one tap each."
    if not isinstance(action, Tap):
        return "Now everybody taps one of the cards in the circle."
    if any(touch.letter == action.letter for touch in phase.taps):
        return f"Card {action.letter} has been tapped: each card can be tapped by one player only."
    return f"There is no card {action.letter} in the circle."


def _no_choice(owed: model.Due | None, action: Action) -> str:
    match owed:
        case None:
            if isinstance(action, Tap | Refrain):
                return "Too late: the taps of this round are in."
            return "You have nothing to decide after this round."
        case model.Placing(queue):
            if queue[0] >= FIRST_RULE:
                return "First decide about the Rules Card you won: take it, or set it aside."
            return "First put the card you won at the left or right end of your Race."
        case model.Paying():
            if isinstance(action, Suffer):
                return "You can choose a penalty only if you can pay it in full."
            return "Your tap was wrong: first choose a penalty."
        case model.Losing(_, "race"):
            return "Your tap was wrong: first choose a card of your Race to lose."
        case model.Losing():
            return "Your tap was wrong: first choose a card of your hand to lose."
        case _:
            assert_never(owed)
