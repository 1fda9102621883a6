"""The world of the pictures that belong to no game: racing green, with people's cars and drivers."""

from typing import Final

from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage
from bot.render.theme import rgb
from bot.render.world import World, themes

GREEN: Final = rgb("12503C")
FIELD: Final = rgb("0B3A2B")
CREAM: Final = rgb("FBF1DC")
STAND: Final = rgb("FBF1DF")
"""The colour of the steps of a podium, in every theme."""
INK: Final = rgb("17131F")
GOLD: Final = rgb("F6BE3B")
QUIET: Final = rgb("A9D3BF")
"""The colour of less important words on GREEN and FIELD."""
LINE: Final = rgb("1E6B52")
ASPHALT: Final = rgb("4A4955")
LANE: Final = rgb("4A4956")
"""The colour of a lane with words on it."""
DASH: Final = rgb("FBF1DD")
"""The colour of the dashes of a road."""
WORLD: Final = World(
    "bot.render",
    themes(
        light="12503C E6F2EA 0F4635 DBEBE1 0C3D2E D0E4D8 0B3A2B F7FBF8 FBF1DC 17131F FBF1DD FFFFFF "
        "F6BE3B 8A4B00 A9D3BF 3C5A4C 1E6B52 B9D3C5 4A4955 8B8A96 4A4956 D5DAE0 0A2A20 BFD3C8 17543F BFDCCB",
        contrast="12503C 000000 0F4635 000000 0C3D2E 000000 0B3A2B 000000 FBF1DC FFFFFF FBF1DD FFFFFF "
        "F6BE3B FFD60A A9D3BF FFFFFF 1E6B52 8C8C8C 4A4955 1A1A1A 4A4956 1A1A1A 0A2A20 000000 17543F 000000",
    ),
)


def field(stage: Stage, x: int, y: int, width: int, height: int) -> None:
    """Draw a dark field with round corners. x, y: its top left corner."""
    stage.draw(Overlay(_field, width, height, (width, height)), x, y)


def _field(pen: Pen, width: int, height: int) -> None:
    pen.framed(width, height, FIELD, INK, line=6, radius=26)


def rim(stage: Stage) -> None:
    """Draw the lower edge of the frame, for a ground that is cut off at the bottom."""
    stage.fill(0, stage.height - 10, stage.width, 10, INK)
