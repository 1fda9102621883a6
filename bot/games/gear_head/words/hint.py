"""The reason for a robot's choice, in words for a beginner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import BONUSES, Card, Part
from bot.games.gear_head.rules.model import View
from bot.games.gear_head.words.terms import named
from bot.words.phrases import counted, listed


def reason(view: View, action: Action, names: Sequence[str]) -> str:
    """The most important reason that is true for any hidden cards: a search may have had other reasons."""
    match action:
        case Take():
            return _taking(view)
        case Draw():
            return _drawing(view)
        case PullUp(card):
            return _pulling_up(view, sum(each.value for each in view.hand) - card.value, names)
        case Discard(card):
            return _discarding(view, card)
        case _:
            assert_never(action)


def _own(view: View, part: Part) -> int:
    """The best value of that part in the hand; 0 if there is none."""
    return max((card.value for card in view.hand if card.part == part), default=0)


def _taking(view: View) -> str:
    top = view.heap[-1]
    own = _own(view, top.part)
    if own >= top.value:
        return "You know what you get, and who comes next does not get it."
    if own:
        return f"It is {top.value - own} better than the {top.part} you have, and you know what you get."
    return f"Your car has no {top.part} yet, and it needs one of each part to pull up."


def _drawing(view: View) -> str:
    top = view.heap[-1]
    more = top.value - _own(view, top.part)
    if more <= 0:
        return f"{named(top)} does nothing for your car; a card from the deck may."
    return (
        f"{named(top)} would better your car by {counted(more, 'point')}; a card from the deck may do more."
    )


def _discarding(view: View, card: Card) -> str:
    values = [each.value for each in view.hand if each.part == card.part]
    points = sum(each.value for each in view.hand) - card.value
    if len(values) > 1 and card.value == min(values):
        return f"It is your weakest {card.part}: keep one of each part."
    if len(values) > 1:
        return f"You keep another {card.part}, and one of each part is enough."
    if card.value == min(each.value for each in view.hand):
        return "It is worth least of all you hold."
    return f"You keep {points} points in your other cards."


def _pulling_up(view: View, points: int, names: Sequence[str]) -> str:
    if view.last:
        return "This is your last turn: now or never."
    if view.line:
        there = listed([names[seat] for seat in view.line])
        be = "are" if len(view.line) > 1 else "is"
        return f"{there} {be} at the line already: who waits too long is out."
    return f"Your car is complete: {points} points, and {BONUSES[0]} more for the first at the line."
