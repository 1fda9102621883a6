"""Tags: short texts on small rounded plates, which stick to a card or to a player's plate."""

from typing import Final

from bot.games.racesmack.board import inks
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

SIDE: Final = 18
"""The distance of the text from the left and the right edge, in pixels."""
HIGH: Final = 54
"""The height of a tag, in pixels."""


def tag(stage: Stage, words: Words, x: int, y: int, fill: Colour) -> None:
    """Draw a tag with its middle at (x, y)."""
    width = words.width + 2 * SIDE
    stage.draw(Overlay(_paint, width, HIGH, (width, fill)), x - width // 2, y - HIGH // 2)
    stage.write(words, x, y, "m")


def _paint(pen: Pen, width: int, fill: Colour) -> None:
    pen.framed(width, HIGH, fill, inks.INK, line=4, radius=14)
