"""The crown that marks whoever leads, the same in every game."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.theme import Colour

CROWN: Final = (52, 42)
"""The width and height of a crown in pixels."""


def crown(gold: Colour, ink: Colour) -> Overlay:
    """Return a crown in two colours of a world: the gold, and the ink of its outline."""
    return Overlay(_crown, *CROWN, (gold, ink))


def leaders(points: Sequence[int]) -> frozenset[Seat]:
    """Return the seats with the most points, or none if all have the same."""
    most = max(points)
    return frozenset(seat for seat, each in enumerate(points) if each == most > min(points))


def _crown(pen: Pen, gold: Colour, ink: Colour) -> None:
    edge = [(7, 37), (4, 12), (15, 21), (26, 5), (37, 21), (48, 12), (45, 37)]
    pen.shape(edge, gold)
    pen.stroke([*edge, edge[0]], ink, 4)
    pen.stroke([(11, 30), (41, 30)], ink, 3)
    for x, y in ((4, 10), (26, 5), (48, 10)):
        pen.disc(x, y, 4, ink)
