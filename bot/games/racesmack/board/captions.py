"""What Rules Cards say, in the few words for which a picture has room; the words tell it in full."""

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
