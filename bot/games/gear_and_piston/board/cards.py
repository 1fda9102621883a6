"""Cards on the table: flat boxes with an edge and a shadow, of any size."""

from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.grid import Box
from bot.render.stage import Stage

EDGE = 4
SHADOW = 5
"""The width of a card's edge and the offset of its shadow, in pixels."""


def card(stage: Stage, box: Box) -> None:
    """Draw a card."""
    x, y, width, height = box
    stage.fill(x + SHADOW, y + SHADOW, width, height, inks.SHADOW)
    stage.fill(x, y, width, height, inks.SEPIA)
    stage.fill(x + EDGE, y + EDGE, width - 2 * EDGE, height - 2 * EDGE, inks.PANEL)
