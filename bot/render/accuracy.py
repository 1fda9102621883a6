"""A player's accuracy in each game as a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.locales.phrase import ENGLISH, Locale
from bot.render.canvas import Overlay
from bot.render.paddock import CREAM, GOLD, LINE, QUIET, WORLD, field, rim
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.theme import READABLE, WIDTH

LEFT: Final = 24
WIDE: Final = WIDTH - 2 * LEFT
HEAD: Final = 168
ROW: Final = 124
GAP: Final = 12
NAME: Final = 470
CURVE: Final = (505, 250)
"""The left edge of the curve's area in its row, and the width of that area, in pixels."""
EDGE: Final = 22
"""The distance from the edges of the curve's area to the curve itself, in pixels."""


@dataclass(frozen=True, slots=True)
class AccuracyRow:
    """A player's accuracy in one game."""

    name: str
    """The name of the game."""
    values: tuple[float, ...]
    """The accuracy in each reviewed match, oldest first. Higher is better."""
    last: str
    """The latest value in words."""


def stage(rows: Sequence[AccuracyRow], locale: Locale = ENGLISH) -> Stage:
    """Return the picture of a player's accuracy, with one row for each game."""
    drawn = Stage(WORLD, "standings", locale, cut=HEAD + len(rows) * (ROW + GAP) + 24)
    drawn.write(Words(drawn.say("review-picture-accuracy"), 72, "BlackItalic", CREAM, room=500), 44, 102)
    hint = Words(drawn.say("review-picture-better"), READABLE, "Bold", GOLD, room=470)
    drawn.write(hint, WIDTH - 44, 104, "r")
    for at, row in enumerate(rows):
        _row(drawn, row, HEAD + at * (ROW + GAP))
    rim(drawn)
    return drawn


def _row(drawn: Stage, row: AccuracyRow, y: int) -> None:
    field(drawn, LEFT, y, WIDE, ROW)
    middle, (left, width) = y + ROW // 2, CURVE
    drawn.write(Words(row.name, READABLE, "Bold", QUIET, room=NAME), LEFT + 28, middle)
    if len(row.values) > 1:
        drawn.draw(Overlay(_curve, width, ROW, (row.values,)), LEFT + left, y)
    room = WIDE - left - width - 40
    drawn.write(Words(row.last, 50, "Bold", CREAM, room=room), LEFT + WIDE - 28, middle, "r")


def _curve(pen: Pen, values: tuple[float, ...]) -> None:
    low, high = min(values), max(values)
    width = CURVE[1]
    spots = [
        (
            EDGE + (width - 2 * EDGE) * at / (len(values) - 1),
            ROW - EDGE - (ROW - 2 * EDGE) * ((value - low) / (high - low) if high > low else 0.5),
        )
        for at, value in enumerate(values)
    ]
    for y in (EDGE, ROW - EDGE):
        pen.stroke([(EDGE, y), (width - EDGE, y)], LINE, 3)
    pen.stroke(spots, GOLD, 7)
    pen.disc(*spots[-1], 12, GOLD)
