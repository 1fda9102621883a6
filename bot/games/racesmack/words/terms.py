"""Cards, rules and finishes of Racesmack in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.racesmack.rules import components
from bot.words.phrases import counted, listed


def rule(of: components.Rule) -> str:
    """When a card is correct, as the continuation of "a card is correct if"."""
    match of:
        case components.Frequency(aspect, "most"):
            return f"it shows the {aspect} that appears most often"
        case components.Frequency(aspect):
            return f"it shows the {aspect} that appears least often, of those that appear"
        case components.Variety(aspect, count):
            return f"it shows at least {count} different {aspect}s"
        case components.OfOne(aspect, count):
            return f"it shows at least {count} symbols of one {aspect}"
        case components.Neighbours(aspect, "same"):
            return f"it shows the same {aspect}s as a neighbour"
        case components.Neighbours(aspect):
            return f"it shares no {aspect} with a neighbour"
        case components.Amount(than, count):
            return f"it has {than} than {count} symbols"
        case components.AmountNeighbour():
            return "it has as many symbols as one of its neighbours"
        case components.IsRule():
            return "it is a Rules Card"
        case components.NextToRule():
            return "it lies next to a Rules Card"
        case components.Doubles(aspect, "some"):
            return f"it shows some {aspect} twice or more"
        case components.Doubles(aspect):
            return f"it shows no {aspect} twice or more"
        case _:
            assert_never(of)


def finish(of: components.Finish) -> str:
    """What a Race needs, as the continuation of "to win you need"."""
    match of:
        case components.CardsWith(count, trait):
            shown = f"a {trait}" if trait in components.SHAPES else trait
            return f"{counted(count, 'card')} that show {shown}"
        case components.SymbolsOf(count, trait):
            return f"{count} {trait} symbols"
        case components.Length(count):
            return f"{counted(count, 'card')} that show symbols"
        case components.NoEqualNeighbours(count, aspect):
            return f"{counted(count, 'card')} in a row of which no two neighbours share a {aspect}"
        case components.EachTwice(count, aspect):
            return f"every {aspect} at least {count} times"
        case components.AllDifferent(count, aspect):
            return f"{counted(count, 'card')}, no two with exactly the same set of {aspect}s"
        case components.TwoKinds(count, traits) | components.ThreeKinds(count, traits):
            return f"{listed([f'{count} {trait}' for trait in traits])} symbols"
        case _:
            assert_never(of)


_PLURALS: Final = {"rectangle": "rectangles", "triangle": "triangles", "circle": "circles", "star": "stars"}


def symbols(of: Sequence[components.Symbol]) -> str:
    """Symbols, with equal ones together: 2 red stars and blue circle."""
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


def card(of: components.Card) -> str:
    """A card with all its symbols."""
    if isinstance(of, components.RulesCard):
        return f"{named(of)} (correct if {rule(of.rule)}; to win: {finish(of.finish)})"
    return symbols(of.symbols) + _STYLES[of.style]


def named(of: components.Card) -> str:
    """A card in a sentence: a Rules Card only by its number."""
    return f"Rules Card {of.number}" if isinstance(of, components.RulesCard) else symbols(of.symbols)


def several(of: Sequence[components.Card]) -> str:
    """Cards in a sentence; each but a Rules Card in brackets, because it contains commas."""
    return listed(
        [named(each) if isinstance(each, components.RulesCard) else f"[{named(each)}]" for each in of]
    )


_SHORT: Final = {"rectangle": "rect", "triangle": "tri", "circle": "circ", "star": "star"}
ROOM: Final = 38
"""Most characters of a button's label."""


_GLYPHS: Final = {"rectangle": "\u25ac", "triangle": "\u25b2", "circle": "\u25cf", "star": "\u2605"}


def glyphs(of: components.Card) -> str:
    """The shapes on a card, for a small button under its picture; a Rules Card by its number."""
    if isinstance(of, components.RulesCard):
        return f"Rules {of.number}"
    return "".join(_GLYPHS[symbol.shape] for symbol in of.symbols)


def short(at: int, of: components.Card) -> str:
    """A card for a button, with its position from the left, which distinguishes it from cards that look the
    same.
    """
    if isinstance(of, components.RulesCard):
        return f"{at}. Rules Card {of.number}"
    for words in (card(of), symbols(of.symbols), symbols(of.symbols).replace(" and ", ", "), _brief(of)):
        if len(words) + len(f"{at}. ") <= ROOM:
            return f"{at}. {words}"
    return f"{at}. {_letters(of)}"


def _brief(of: components.Regular) -> str:
    """Symbols with short shapes: 2 red rect, blue star."""
    parts = Counter(of.symbols).items()
    return ", ".join(f"{f'{n} ' if n > 1 else ''}{colour} {_SHORT[shape]}" for (shape, colour), n in parts)


def _letters(of: components.Regular) -> str:
    """Symbols with colours as first letters: R rect, G tri, 2 B circ."""
    parts = Counter(of.symbols).items()
    return ", ".join(
        f"{f'{n} ' if n > 1 else ''}{colour[0].upper()} {_SHORT[shape]}" for (shape, colour), n in parts
    )


def tallied(of: Sequence[tuple[components.Trait, int]]) -> str:
    """The counts, highest first: 4 star, 2 circle."""
    order = sorted(of, key=lambda pair: -pair[1])
    return listed([f"{trait} {count}" for trait, count in order])
