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


def rule_lines(rule: Rule) -> tuple[str, str]:
    """When a card is correct, in two short lines."""
    match rule:
        case Frequency(aspect, extreme):
            return (extreme, f"common {aspect}")
        case Variety(aspect, count):
            return (f"{count} or more", f"{aspect}s differ")
        case OfOne(aspect, count):
            return (f"{count} or more", f"of one {aspect}")
        case Neighbours(aspect, relation):
            return ("next to", f"{'same' if relation == 'same' else 'other'} {aspect}s")
        case Amount(than, count):
            return (than, f"than {count} symbols")
        case AmountNeighbour():
            return ("as many", "as a neighbour")
        case IsRule():
            return ("is a", "Rules Card")
        case NextToRule():
            return ("next to", "a Rules Card")
        case Doubles(aspect, wanted):
            return ("shows a" if wanted == "some" else "shows no", f"{aspect} twice")
        case _:
            assert_never(rule)


def rule_line(rule: Rule) -> str:
    """When a card is correct, in one short line."""
    return " ".join(rule_lines(rule))


def finish_line(finish: Finish) -> str:
    """What a Race needs, in one short line."""
    return " ".join(finish_lines(finish))


def finish_lines(finish: Finish) -> tuple[str, str]:
    """What a Race needs, in two short lines."""
    match finish:
        case CardsWith(count, trait):
            return (f"{count} cards", f"with {trait}")
        case SymbolsOf(count, trait):
            return (f"{count} {trait}", "symbols")
        case Length(count):
            return (f"{count} cards", "in all")
        case NoEqualNeighbours(count, aspect):
            return (f"{count} in a row,", f"{aspect}s change")
        case EachTwice(count, aspect):
            return (f"every {aspect}", f"{count} times")
        case AllDifferent(count, aspect):
            return (f"{count} different", f"{aspect} sets")
        case TwoKinds(count, (one, other)):
            return (f"{count} {one}", f"and {count} {other}")
        case ThreeKinds(count, traits):
            kind, left = _left_out(traits)
            return (f"{count} of each", f"{kind} but {left}")
        case _:
            assert_never(finish)


def _left_out(traits: tuple[Trait, ...]) -> tuple[Aspect, Trait]:
    """Whether these are three shapes or three colours, and which is the fourth."""
    aspect: Aspect = "shape" if traits[0] in SHAPES else "colour"
    return aspect, next(trait for trait in TRAITS[aspect] if trait not in traits)
