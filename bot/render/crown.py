"""The crown beside the name of the player who leads, the same in every game."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage
from bot.render.theme import Colour

WIDE: Final = 54
HIGH: Final = 42
"""The width and the height of a crown, in pixels."""
SHARED: Final = 2
"""The maximum number of leaders who have a crown."""
_SHAPE: Final = ((4, 9), (16, 21), (27, 4), (38, 21), (50, 9), (46, 38), (8, 38))


def leaders(points: Sequence[float | None]) -> frozenset[Seat]:
    """Return the one or two seats with the most points, or none if more have as many or all known points are
    equal. points: None for a seat whose points are unknown.
    """
    known = [each for each in points if each is not None]
    if len(set(known)) < 2:
        return frozenset()
    most = max(known)
    lead = frozenset(seat for seat, each in enumerate(points) if each == most)
    return lead if len(lead) <= SHARED else frozenset()


def crown(stage: Stage, fill: Colour, edge: Colour, x: int, y: int) -> int:
    """Draw a crown with its left edge at x and its middle at y. Return its right edge in pixels."""
    stage.draw(Overlay(_crown, WIDE, HIGH, (fill, edge)), x, y - HIGH // 2)
    return x + WIDE


def _crown(pen: Pen, fill: Colour, edge: Colour) -> None:
    pen.stroke((*_SHAPE, _SHAPE[0]), edge, 7)
    pen.shape(_SHAPE, fill)
