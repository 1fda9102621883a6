"""What the cards of the Green Box deck look like, in both games that are played with it."""

from typing import Final

from bot.render.pen import Pen, curve, turned
from bot.render.theme import PAPER, Colour, blend, rgb

INKS: Final[tuple[Colour, ...]] = tuple(
    map(rgb, ("B3261E", "2F5D8C", "1B7340", "8A4B08", "33373F", "6B3FA0"))
)
"""The print of each of the six suits on its cards."""
BACK: Final = rgb("27436B")


def gear(pen: Pen) -> None:
    """The gear on the back of a card, in a box from -50 to 50 round the origin."""
    light = blend(BACK, PAPER, 0.55)
    for step in range(8):
        pen.shape(turned([(-9, -48), (9, -48), (12, -34), (-12, -34)], step * 45), light)
    pen.disc(0, 0, 37, light)
    pen.disc(0, 0, 17, BACK)


def drop(pen: Pen, ink: Colour, paper: Colour) -> None:
    """The symbol of the first suit in `ink`, with `paper` for its gleam, in a box from -50 to 50."""
    outline = curve(
        (0, -50),
        ((12, -26), (34, -4), (34, 16)),
        ((34, 36), (18, 50), (0, 50)),
        ((-18, 50), (-34, 36), (-34, 16)),
        ((-34, -4), (-12, -26), (0, -50)),
    )
    pen.shape(outline, ink)
    pen.stroke(curve((-18, 16), ((-18, 26), (-12, 33), (-3, 34))), paper, 8)
