"""The mark of the last move: a glow round what it changed, and on its edge the disc of whoever made it."""

from typing import Final

from bot.engine.game import Seat
from bot.render.canvas import Overlay, Scene, Sprite
from bot.render.cars import draw_plate
from bot.render.pen import Pen
from bot.render.theme import GLOW, PAPER, PRINT, READABLE, Colour, blend

REACH: Final = 12
"""How far the glow reaches beyond what it lies round, in pixels."""
DISC: Final = 76
"""The width and height of an actor's disc with its bright rim, in pixels."""


def halo(width: int, height: int, ground: Colour, reach: int = REACH, corner: int = 14) -> Sprite:
    """What glows beneath something so wide and so high, whose corners have that radius."""
    return Sprite(
        _halo, width + 2 * reach, height + 2 * reach, ground, (width, height, ground, reach, corner)
    )


def _halo(pen: Pen, width: int, height: int, ground: Colour, reach: int, corner: int) -> None:
    bright = max(5.0, reach * 0.5)
    rings = [(reach, 0.22), ((reach + bright) / 2, 0.45), (bright, 1.0)]
    for out, share in rings:
        at = reach - out
        pen.box(at, at, width + 2 * out, height + 2 * out, blend(ground, GLOW, share), corner + out)


def shine(
    scene: Scene,
    sprite: Sprite,
    x: int,
    y: int,
    *,
    ground: Colour | None = None,
    reach: int = REACH,
    corner: int = 14,
) -> None:
    """Lay a sprite with its left top corner at (x, y) on a glow. ground: what the glow fades into, if that is
    not the ground of the sprite.
    """
    around = sprite.ground if ground is None else ground
    scene.put(halo(sprite.width, sprite.height, around, reach, corner), x - reach, y - reach)
    scene.put(sprite, x, y)


def actor(seat: Seat) -> Overlay:
    """The number plate of a seat in a bright rim, to lie on whatever there is."""
    return Overlay(_actor, DISC, DISC, (seat,))


def _rim(pen: Pen, wide: float) -> None:
    """A dark disc in a bright rim so wide."""
    middle = DISC / 2
    pen.disc(middle, middle, middle - 0.5, PRINT)
    pen.disc(middle, middle, middle - 2, GLOW)
    pen.disc(middle, middle, middle - 2 - wide, PRINT)


def _actor(pen: Pen, seat: Seat) -> None:
    _rim(pen, 4)
    draw_plate(pen.at(8, 8), seat)


def number(seat: Seat) -> Overlay:
    """The same for games whose seats have no colour: a dark disc with the number."""
    return Overlay(_number, DISC, DISC, (seat,))


def _number(pen: Pen, seat: Seat) -> None:
    _rim(pen, 5)
    pen.text(DISC / 2, DISC / 2, str(seat + 1), READABLE, "Black", PAPER, room=50)


def sign(scene: Scene, disc: Overlay, x: int, y: int) -> None:
    """Lay an actor's disc with its middle at (x, y); after everything that it may lie on."""
    scene.put(disc, x - disc.width // 2, y - disc.height // 2)
