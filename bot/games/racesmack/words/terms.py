"""Cards, rules and finishes of Racesmack in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.racesmack.rules.components import (
    SHAPES,
    AllDifferent,
    Amount,
    AmountNeighbour,
    Card,
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
    Regular,
    Rule,
    RulesCard,
    Symbol,
    SymbolsOf,
    ThreeKinds,
    Trait,
    TwoKinds,
    Variety,
)
from bot.words.phrases import counted, listed


def rule(of: Rule) -> str:
    """When a card is correct, to go on from "a card is correct if"."""
    match of:
        case Frequency(aspect, "most"):
            return f"it shows the {aspect} that appears most often"
        case Frequency(aspect):
            return f"it shows the {aspect} that appears least often, of those that appear"
        case Variety(aspect, count):
            return f"it shows at least {count} different {aspect}s"
        case OfOne(aspect, count):
            return f"it shows at least {count} symbols of one {aspect}"
        case Neighbours(aspect, "same"):
            return f"it shows the same {aspect}s as a neighbour"
        case Neighbours(aspect):
            return f"it shares no {aspect} with a neighbour"
        case Amount(than, count):
            return f"it has {than} than {count} symbols"
        case AmountNeighbour():
            return "it has as many symbols as one of its neighbours"
        case IsRule():
            return "it is a Rules Card"
        case NextToRule():
            return "it lies next to a Rules Card"
        case Doubles(aspect, "some"):
            return f"it shows some {aspect} twice or more"
        case Doubles(aspect):
            return f"it shows no {aspect} twice or more"
        case _:
            assert_never(of)


def finish(of: Finish) -> str:
    """What a Race needs, to go on from "to win you need"."""
    match of:
        case CardsWith(count, trait):
            return f"{counted(count, 'card')} that show {trait if trait not in SHAPES else f'a {trait}'}"
        case SymbolsOf(count, trait):
            return f"{count} {trait} symbols"
        case Length(count):
            return f"{counted(count, 'card')} that show symbols"
        case NoEqualNeighbours(count, aspect):
            return f"{counted(count, 'card')} in a row of which no two neighbours share a {aspect}"
        case EachTwice(count, aspect):
            return f"every {aspect} at least {count} times"
        case AllDifferent(count, aspect):
            return f"{counted(count, 'card')}, no two with exactly the same set of {aspect}s"
        case TwoKinds(count, traits) | ThreeKinds(count, traits):
            return f"{listed([f'{count} {trait}' for trait in traits])} symbols"
        case _:
            assert_never(of)


_PLURALS: Final = {"rectangle": "rectangles", "triangle": "triangles", "circle": "circles", "star": "stars"}


def symbols(of: Sequence[Symbol]) -> str:
    """Symbols, alike ones together: 2 red stars and blue circle."""
    parts = [
        f"{count} {colour} {_PLURALS[shape]}" if count > 1 else f"{colour} {shape}"
        for (shape, colour), count in Counter(of).items()
    ]
    return listed(parts)


_STYLES: Final = {
    "plain": "",
    "number": ", as a number",
    "fingers": ", as fingers",
    "die": ", as a die",
    "tally": ", as tally strokes",
}


def card(of: Card) -> str:
    """A card with all that it shows."""
    if isinstance(of, RulesCard):
        return f"{named(of)} (correct if {rule(of.rule)}; to win: {finish(of.finish)})"
    return symbols(of.symbols) + _STYLES[of.style]


def named(of: Card) -> str:
    """A card in a sentence: a Rules Card by its number alone."""
    return f"Rules Card {of.number}" if isinstance(of, RulesCard) else symbols(of.symbols)


def several(of: Sequence[Card]) -> str:
    """Cards in a sentence; each but a Rules Card in brackets, as it has commas of its own."""
    return listed([named(each) if isinstance(each, RulesCard) else f"[{named(each)}]" for each in of])


_SHORT: Final = {"rectangle": "rect", "triangle": "tri", "circle": "circ", "star": "star"}
ROOM: Final = 38
"""How many characters a button has."""


_GLYPHS: Final = {"rectangle": "\u25ac", "triangle": "\u25b2", "circle": "\u25cf", "star": "\u2605"}


def glyphs(of: Card) -> str:
    """The shapes that a card shows, for a small button under its picture; a Rules Card by its number."""
    if isinstance(of, RulesCard):
        return f"Rules {of.number}"
    return "".join(_GLYPHS[symbol.shape] for symbol in of.symbols)


def short(at: int, of: Card) -> str:
    """A card for a button, with its place from the left, which tells it from cards that look alike."""
    if isinstance(of, RulesCard):
        return f"{at}. Rules Card {of.number}"
    for words in (card(of), symbols(of.symbols), symbols(of.symbols).replace(" and ", ", "), _brief(of)):
        if len(words) + len(f"{at}. ") <= ROOM:
            return f"{at}. {words}"
    return f"{at}. {_letters(of)}"


def _brief(of: Regular) -> str:
    """Symbols with shapes cut short: 2 red rect, blue star."""
    parts = Counter(of.symbols).items()
    return ", ".join(f"{f'{n} ' if n > 1 else ''}{colour} {_SHORT[shape]}" for (shape, colour), n in parts)


def _letters(of: Regular) -> str:
    """Symbols with the first letters of their colours: R rect, G tri, 2 B circ."""
    parts = Counter(of.symbols).items()
    return ", ".join(
        f"{f'{n} ' if n > 1 else ''}{colour[0].upper()} {_SHORT[shape]}" for (shape, colour), n in parts
    )


def tallied(of: Sequence[tuple[Trait, int]]) -> str:
    """What was counted, the most first: 4 star, 2 circle."""
    order = sorted(of, key=lambda pair: -pair[1])
    return listed([f"{trait} {count}" for trait, count in order])
