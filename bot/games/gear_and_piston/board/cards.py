"""Cards on the table: flat boxes with an edge and a shadow, of any size."""

from typing import Final

from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.grid import Box
from bot.render.stage import Stage

EDGE: Final = 4
LIT: Final = 7
"""The width of a card's edge, and of a lit card's, in pixels."""
SHADOW: Final = 5
"""The offset of a card's shadow, in pixels."""


def card(stage: Stage, box: Box, *, lit: bool = False) -> None:
    """Draw a card. lit: whether to highlight it, because it matters now."""
    x, y, width, height = box
    stage.fill(x + SHADOW, y + SHADOW, width, height, inks.SHADOW)
    edge, line, fill = (LIT, inks.COPPER, inks.LIT) if lit else (EDGE, inks.SEPIA, inks.PANEL)
    stage.fill(x, y, width, height, line)
    stage.fill(x + edge, y + edge, width - 2 * edge, height - 2 * edge, fill)


def strip(stage: Stage, box: Box) -> None:
    """Draw a flat card without a shadow, for a place that does not matter now."""
    x, y, width, height = box
    stage.fill(x, y, width, height, inks.SHADE)
    stage.fill(x + 2, y + 2, width - 4, height - 4, inks.FULL)
