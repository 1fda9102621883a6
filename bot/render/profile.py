"""What a driver has achieved, as a picture: races, wins, places, the best car, the rating with its curve."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.locales.language import say
from bot.locales.phrase import ENGLISH, Locale
from bot.render.canvas import Scene, Sprite, develop
from bot.render.cars import chequers
from bot.render.panels import LEFT, RIGHT, backdrop, panel, rimmed
from bot.render.pen import Pen
from bot.render.text import TextRun, fitted, legible
from bot.render.theme import BOARD, QUIET, READABLE, RULE, SIGNAL, SLOT, STANDARD, TEXT, Theme

HEAD: Final = 104
GAP: Final = 8
FIGURES: Final = 150
PLACES: Final = 300
BARS: Final = 6
"""So many places have a bar; the last one has all that came after it."""
LINE: Final = 84
CURVE: Final = 330


@dataclass(frozen=True, slots=True)
class Card:
    """What is shown. figures: up to four numbers, each with a word. places: how often each place was taken,
    the first first. lines: what is said in words, each with a word on its left. curve: the rating after each
    game, oldest first; rating: the last of it in words; both empty where there is none.
    """

    name: str
    figures: tuple[tuple[str, str], ...]
    places: tuple[int, ...]
    lines: tuple[tuple[str, str], ...]
    rating: str = ""
    curve: tuple[int, ...] = ()


def scene(card: Card, locale: Locale = ENGLISH) -> Scene:
    """The picture as data."""
    height = HEAD + FIGURES + PLACES + 2 * GAP + len(card.lines) * (LINE + GAP) + 20
    curved = len(card.curve) > 1
    drawn = Scene(backdrop(height + (CURVE + GAP if curved else 0)))
    drawn.put(chequers(4, 4, 16, BOARD), LEFT, 22)
    title = fitted(legible(card.name, 0), 60, "Black", RIGHT - LEFT - 84)
    drawn.write(TextRun(title, 60, "Black", TEXT, BOARD), LEFT + 84, 56)
    y = HEAD
    _figures(drawn, card, y)
    y += FIGURES + GAP
    drawn.put(Sprite(_places, RIGHT - LEFT, PLACES, BOARD, (_few(card.places, locale),)), LEFT, y)
    y += PLACES + GAP
    for word, said in card.lines:
        drawn.put(panel(RIGHT - LEFT, LINE), LEFT, y)
        end = drawn.write(TextRun(word, READABLE, "Medium", QUIET), LEFT + 24, y + LINE // 2)
        shown = fitted(said, READABLE, "Bold", RIGHT - 24 - end - 24)
        drawn.write(TextRun(shown, READABLE, "Bold"), RIGHT - 24, y + LINE // 2, "r")
        y += LINE + GAP
    if curved:
        drawn.put(Sprite(_curve, RIGHT - LEFT, CURVE, BOARD, (card.curve, card.rating)), LEFT, y)
    return drawn


def picture(card: Card, theme: Theme = STANDARD, locale: Locale = ENGLISH) -> Image.Image:
    """The picture, mode P, in the colours of the theme."""
    return develop(scene(card, locale), theme)


def _figures(drawn: Scene, card: Card, y: int) -> None:
    width = (RIGHT - LEFT - (len(card.figures) - 1) * GAP) // max(1, len(card.figures))
    for at, (word, number) in enumerate(card.figures):
        x = LEFT + at * (width + GAP)
        drawn.put(panel(width, FIGURES), x, y)
        drawn.write(TextRun(number, 72, "Black", SIGNAL if at == 1 else TEXT), x + width // 2, y + 50, "m")
        shown = fitted(word, READABLE, "Medium", width - 16)
        drawn.write(TextRun(shown, READABLE, "Medium", QUIET), x + width // 2, y + 112, "m")


def _few(places: Sequence[int], locale: Locale) -> tuple[tuple[str, int], ...]:
    """The bars: each place, and the last places together; an empty one for a player who was always out."""
    named = [(say("place", locale, place=at), count) for at, count in enumerate(places or (0,), 1)]
    if len(named) <= BARS:
        return tuple(named)
    return (*named[: BARS - 1], (f"{say('place', locale, place=BARS)} +", sum(places[BARS - 1 :])))


def _places(pen: Pen, bars: tuple[tuple[str, int], ...]) -> None:
    width, most = RIGHT - LEFT, max(1, *(count for _, count in bars))
    rimmed(pen, width, PLACES)
    step, floor, top = (width - 40) / len(bars), PLACES - 72, 74
    for at, (word, count) in enumerate(bars):
        middle, high = 20 + (at + 0.5) * step, (floor - top) * count / most
        wide = min(120.0, step - 24)
        if count:
            pen.box(middle - wide / 2, floor - high, wide, high, SIGNAL if at == 0 else QUIET, 6)
        pen.box(middle - wide / 2, floor - 3, wide, 6, RULE)
        pen.text(middle, floor - high - 34, str(count), READABLE, "Bold", TEXT if count else QUIET)
        pen.text(middle, PLACES - 36, word, READABLE, "Medium", QUIET)


def _curve(pen: Pen, curve: tuple[int, ...], rating: str) -> None:
    """The rating over the games, with its highest and its lowest."""
    width, low, high = RIGHT - LEFT, min(curve), max(curve)
    rimmed(pen, width, CURVE)
    pen.text(24, 44, rating, READABLE, "Bold", TEXT, "l")
    left, right, top, bottom = 150.0, width - 40.0, 116.0, CURVE - 44.0
    spots = [
        (
            left + (right - left) * at / (len(curve) - 1),
            bottom - (bottom - top) * (points - low) / max(1, high - low),
        )
        for at, points in enumerate(curve)
    ]
    for points, y in ((high, top), (low, bottom)) if high > low else ((low, bottom),):
        pen.stroke([(left, y), (right, y)], SLOT, 3)
        pen.text(left - 14, y, str(points), READABLE, "Medium", QUIET, "r")
    pen.stroke(spots, SIGNAL, 7)
    pen.disc(*spots[-1], 12, SIGNAL)
