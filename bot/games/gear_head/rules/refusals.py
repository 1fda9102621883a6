"""Why an action is refused: a sentence for the player that names the rule."""

from __future__ import annotations

from typing import assert_never

from bot.engine.game import Seat
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import PARTS
from bot.games.gear_head.rules.model import Drawing, Finished, State


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    if isinstance(phase, Finished):
        return "The race is over."
    if seat in state.line:
        return "Your car is at the starting line: you take no more turns in this race."
    if seat != phase.seat:
        return "It is not your turn."
    match action:
        case Draw() if isinstance(phase, Drawing):
            return "The Parts Deck is empty: take the top of the Scrap Heap."
        case Draw() | Take():
            return "You have drawn already: now discard a card, or pull up."
        case Discard() | PullUp():
            if isinstance(phase, Drawing):
                return "Draw first: the top of the Parts Deck, or the top of the Scrap Heap."
            return _of_card(state, seat, action)
        case _:
            assert_never(action)


def _of_card(state: State, seat: Seat, action: Discard | PullUp) -> str:
    """Why that card may not be discarded."""
    hand = state.hands[seat]
    card = action.card if isinstance(action, Discard) else action.discard
    if card not in hand:
        return f"You do not hold {card.part} {card.value}."
    if isinstance(action, Discard):
        return "It is your last turn, and your car is complete: pull up."
    kept = list(hand)
    kept.remove(card)
    missing = " and no ".join(part for part in PARTS if part not in [other.part for other in kept])
    if missing:
        return f"That leaves no {missing}: a car needs one of each Part."
    low = min(other.value for other in kept if other.part == card.part)
    return f"Pull up without {card.part} {low}: that car is stronger."
