"""Every word of the pictures, short enough for them; the words of messages tell it in full."""

from __future__ import annotations

from typing import assert_never

from bot.games.racesmack.rules.components import (
    SHAPES,
    TRAITS,
    AllDifferent,
    Amount,
    AmountNeighbour,
    Aspect,
    CardsWith,
    Doubles,
    EachTwice,
    Finish,
    Frequency,
    IsRule,
    Length,
    Neighbours,
    NextToRule,
    NoEqualNeighbours,
    OfOne,
    Rule,
    SymbolsOf,
    ThreeKinds,
    Trait,
    TwoKinds,
    Variety,
)
from bot.games.racesmack.rules.model import Ranked
from bot.words.phrases import ordinal

WINS = "WINS!"
"""A card of which the rule before it holds, in the round in progress."""
WON = "WON"
"""In the round that was judged last."""
NONE_RIGHT = "NO CARD WAS RIGHT"
OWN_RIGHT = "NONE RIGHT: OWN CARDS WON"
"""By the published rules tapping the own card won then."""
UNKNOWN = "TURN UP, UNTIL A RULE COMES"
"""After You, before a Rules Card lies there."""
RULE = "RULE"
UNIT = "card"
"""What is counted in the end."""
SMACK = "SMACK!"
NO_RULE = "no Rules Card"
WRONG = "wrong"
LATE = "late"
JINXED = "jinxed"
FACE_DOWN = "Your hand lies face down"
EMPTY = "No cards in your hand"
WAIT = "Wait for the others"
PICK = "Pick a card in secret"
SMACK_ONE = "Smack a right card, fast!"
SMACK_LEFT = "Smack a right card, if one is left!"
"""Where a card can be tapped by one player only."""
AIM = "Choose a card in secret"
TURN_UP = "Turn up your top card"
CHOSEN = "You have chosen"
QUESTIONS = {
    "place": "At which end of your Race?",
    "adopt": "Take this Rules Card, or keep yours?",
    "penalty": "You were wrong: choose the penalty",
    "race": "Give up a card of your Race",
    "hand": "Give up a card of your hand",
}
"""What a seat is asked, by what it owes."""


def picked(number: int) -> str:
    """Which card of the hand the owner has picked."""
    return f"You picked card {number}"


def smacked(number: int) -> str:
    """Which card of the circle the owner has tapped."""
    return f"You smacked card {number}"


def first() -> str:
    """Who was the fastest."""
    return ordinal(1)


def gain(number: int) -> str:
    """So much more of its finish would the Race have."""
    return f"+{number}"


def pile(number: int) -> str:
    """So many cards lie there."""
    return f"\u00d7{number}"


def behind(milliseconds: int) -> str:
    """How long after the first tap: +0.84, in seconds; +3 min, +2 h."""
    if milliseconds < 100_000:
        return f"+{milliseconds / 1000:.{2 if milliseconds < 10_000 else 1}f}"
    return f"+{milliseconds // 60_000} min" if milliseconds < 7_200_000 else f"+{milliseconds // 3_600_000} h"


def judged(tap: Ranked) -> str:
    """How a tap was judged that was not the fastest."""
    if tap.jinxed:
        return JINXED
    if not tap.correct:
        return WRONG
    return "" if tap.behind is None else behind(tap.behind)


def rule_line(rule: Rule) -> str:
    """When a card is correct, in one short line."""
    match rule:
        case Frequency(aspect, extreme):
            return f"{extreme} common {aspect}"
        case Variety(aspect, count):
            return f"{count} or more {aspect}s differ"
        case OfOne(aspect, count):
            return f"{count} or more of one {aspect}"
        case Neighbours(aspect, relation):
            return f"next to {'same' if relation == 'same' else 'other'} {aspect}s"
        case Amount(than, count):
            return f"{than} than {count} symbols"
        case AmountNeighbour():
            return "as many as a neighbour"
        case IsRule():
            return "is a Rules Card"
        case NextToRule():
            return "next to a Rules Card"
        case Doubles(aspect, wanted):
            return f"shows {'a' if wanted == 'some' else 'no'} {aspect} twice"
        case _:
            assert_never(rule)


def finish_line(finish: Finish) -> str:
    """What a Race needs, in one short line."""
    match finish:
        case CardsWith(count, trait):
            return f"{count} cards with {trait}"
        case SymbolsOf(count, trait):
            return f"{count} {trait} symbols"
        case Length(count):
            return f"{count} cards with symbols"
        case NoEqualNeighbours(count, aspect):
            return f"{count} in a row, {aspect}s change"
        case EachTwice(count, aspect):
            return f"every {aspect} {count} times"
        case AllDifferent(count, aspect):
            return f"{count} different {aspect} sets"
        case TwoKinds(count, (one, other)):
            return f"{count} {one} and {count} {other}"
        case ThreeKinds(count, traits):
            kind, left = _left_out(traits)
            return f"{count} of each {kind} but {left}"
        case _:
            assert_never(finish)


def _left_out(traits: tuple[Trait, ...]) -> tuple[Aspect, Trait]:
    """Whether these are three shapes or three colours, and which is the fourth."""
    aspect: Aspect = "shape" if traits[0] in SHAPES else "colour"
    return aspect, next(trait for trait in TRAITS[aspect] if trait not in traits)
