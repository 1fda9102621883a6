"""Why a robot would do that, in words for somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.model import View
from bot.games.gear_head.words.terms import named
from bot.words.phrases import listed


def reason(view: View, action: Action, names: Sequence[str]) -> str:
    """The largest reason for it."""
    match action:
        case Take():
            return _taking(view)
        case Draw():
            return f"{named(view.heap[-1])} does little for your car; a card from the deck may do more."
        case PullUp(card):
            return _pulling_up(view, sum(each.value for each in view.hand) - card.value, names)
        case Discard(card):
            double = sum(each.part == card.part for each in view.hand) > 1
            if double:
                return f"It is your weakest {card.part}: keep one of each part."
            return "Your car misses it least."
        case _:
            assert_never(action)


def _taking(view: View) -> str:
    top = view.heap[-1]
    own = max((card.value for card in view.hand if card.part == top.part), default=0)
    if own >= top.value:
        return "A card that you know may serve you better than one that you do not."
    if own:
        return f"It is {top.value - own} better than the {top.part} you have, and you know what you get."
    return f"Your car has no {top.part} yet, and it needs one of each part to pull up."


def _pulling_up(view: View, points: int, names: Sequence[str]) -> str:
    if view.last:
        return "This is your last turn: now or never."
    if view.line:
        there = listed([names[seat] for seat in view.line])
        be = "are" if len(view.line) > 1 else "is"
        return f"{there} {be} at the line already: who waits too long is out."
    return f"The first at the line gets most, and {points} points are likely enough."
