"""What a Race needs as a formula: numbers and signs instead of words, for places that have room for few."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, assert_never

from bot.games.racesmack.board.symbols import blob, silhouette
from bot.games.racesmack.rules.components import (
    COLOURS,
    SHAPES,
    TRAITS,
    AllDifferent,
    Aspect,
    CardsWith,
    EachTwice,
    Finish,
    Length,
    NoEqualNeighbours,
    SymbolsOf,
    ThreeKinds,
    Trait,
    TwoKinds,
)
from bot.render.canvas import Sprite
from bot.render.pen import Pen
from bot.render.text import measure
from bot.render.theme import READABLE, Colour

HIGH: Final = 56
"""How high a formula is, in pixels."""
SIGN: Final = 50
"""How wide a sign is."""
SPACE: Final = 8

Kind: TypeAlias = Literal["word", "trait", "every", "unlike"]
"""A word or number; a shape or colour; all four shapes or colours; two that differ."""
Piece: TypeAlias = tuple[Kind, str]


def pieces(finish: Finish) -> tuple[Piece, ...]:
    """The formula from left to right."""
    match finish:
        case CardsWith(count, trait):
            return (("word", f"{count} cards"), ("trait", trait))
        case SymbolsOf(count, trait):
            return (("word", f"{count} \u00d7"), ("trait", trait))
        case Length(count):
            return (("word", f"{count} cards"),)
        case NoEqualNeighbours(count, aspect):
            return (("word", f"{count} row"), ("unlike", aspect))
        case EachTwice(count, aspect):
            return (("word", f"{count} \u00d7"), ("every", aspect))
        case AllDifferent(count, aspect):
            return (("word", f"{count} sets"), ("every", aspect))
        case TwoKinds(count, traits) | ThreeKinds(count, traits):
            return (("word", f"{count} \u00d7"), *(("trait", trait) for trait in traits))
        case _:
            assert_never(finish)


def formula(finish: Finish, ground: Colour, ink: Colour) -> Sprite:
    """The formula in one line."""
    return Sprite(draw, width(finish), HIGH, ground, (pieces(finish), ink))


def width(finish: Finish) -> int:
    """How wide the formula is, in pixels."""
    return sum(_width(piece) + SPACE for piece in pieces(finish)) - SPACE


def _width(piece: Piece) -> int:
    kind, text = piece
    if kind == "word":
        return measure(text, READABLE, "Black")
    return 2 * SIGN + 36 if kind == "unlike" else SIGN


def draw(pen: Pen, items: tuple[Piece, ...], ink: Colour, zoom: float = 1.0) -> None:
    """Draw the formula from the pen's origin, in a line HIGH pixels high; `zoom` makes it narrower."""
    x, middle = 0.0, HIGH / 2
    for piece in items:
        kind, text = piece
        if kind == "word":
            pen.text(x, middle, text, READABLE, "Black", ink, "l", room=_width(piece) * zoom)
        elif kind == "trait":
            _trait(pen.at(x + SIGN * zoom / 2, middle, SIGN * zoom / 100), text, ink)
        elif kind == "every":
            _every(pen.at(x + SIGN * zoom / 2, middle, SIGN * zoom / 100), text, ink)
        else:
            _unlike(pen.at(x, middle, zoom), text, ink)
        x += (_width(piece) + SPACE) * zoom


def _trait(pen: Pen, trait: str, ink: Colour) -> None:
    """A shape in the ink, or a colour with its mark, in a box from -50 to 50."""
    for shape in SHAPES:
        if shape == trait:
            silhouette(pen, shape, ink)
    for colour in COLOURS:
        if colour == trait:
            blob(pen, colour, ink)


def _every(pen: Pen, aspect: str, ink: Colour) -> None:
    """All four shapes, or colours, two by two."""
    for at, trait in enumerate(_traits(aspect)):
        _trait(pen.at(-27 + at % 2 * 54, -27 + at // 2 * 54, 0.5), trait, ink)


def _unlike(pen: Pen, aspect: str, ink: Colour) -> None:
    """Two shapes, or colours, and that they differ."""
    one, *_, other = _traits(aspect)
    _trait(pen.at(SIGN / 2, 0, SIGN / 100), one, ink)
    _trait(pen.at(SIGN * 1.5 + 36, 0, SIGN / 100), other, ink)
    for y in (-7, 7):
        pen.stroke([(SIGN + 8, y), (SIGN + 28, y)], ink, 5)
    pen.stroke([(SIGN + 10, 18), (SIGN + 26, -18)], ink, 5)


def _traits(aspect: str) -> tuple[Trait, ...]:
    kinds: tuple[Aspect, ...] = ("shape", "colour")
    return next(TRAITS[kind] for kind in kinds if kind == aspect)


def trait(kind: Trait, ground: Colour, ink: Colour) -> Sprite:
    """The sign of a shape or colour."""
    return Sprite(draw, SIGN, HIGH, ground, ((("trait", kind),), ink))
