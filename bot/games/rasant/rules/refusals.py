"""Why an action is refused: a sentence for the player that names the rule."""

from __future__ import annotations

from typing import assert_never

from bot.engine.game import Seat
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import (
    Drafting,
    Finished,
    Following,
    Leading,
    Paying,
    State,
)


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Why the action is refused, for the player."""
    phase = state.phase
    if isinstance(phase, Finished):
        return "The game is over."
    if seat != phase.seat:
        passed = () if isinstance(phase, Drafting) else phase.passed
        return "You have passed: you are out of this round." if seat in passed else "It is not your turn."
    match phase:
        case Drafting():
            if isinstance(action, Name):
                return f"All three {action.colour} cars are in the line already: name another colour."
            return "First the line is drafted: name the colour of the next car."
        case Leading():
            return _no_lead(state.hands[seat], action)
        case Following():
            return _no_follow(state.hands[seat], action, phase)
        case Paying():
            if isinstance(action, Pay):
                return f"You do not hold {_said(action.card)}."
            return "You have passed, and the reserve is empty: choose the card that your pass costs you."
        case _:
            assert_never(phase)


def _no_lead(hand: tuple[Card, ...], action: Action) -> str:
    match action:
        case Play(card):
            if card not in hand:
                return f"You do not hold {_said(card)}."
            return "A black card cannot be led: its colour is none of the cars'."
        case Pass():
            return "The leader may not pass: lead a coloured card."
        case Pay():
            return "You discard a card only when you pass after the reserve has run out."
        case Name():
            return "The line stands already: no more cars are placed."
        case _:
            assert_never(action)


def _no_follow(hand: tuple[Card, ...], action: Action, phase: Following) -> str:
    if not isinstance(action, Play):
        return _no_lead(hand, action)
    asked, pace = phase.laid[0].card.paint, phase.laid[-1].card.pace
    if action.card not in hand:
        return f"You do not hold {_said(action.card)}."
    if action.card.paint not in {asked, "black"}:
        return f"The round's colour is {asked}: play {asked} or black, or pass."
    return f"Your card must be higher than {pace}."


def _said(card: Card) -> str:
    return f"{card.paint} {card.pace}"
