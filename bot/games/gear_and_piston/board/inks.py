"""The colours of Gear & Piston's world, a patent drawing of 1888; and what they are in other themes."""

from typing import Final

from bot.games.gear_and_piston.rules.components import Colour as Propulsion
from bot.render.photo_finish import Finish
from bot.render.theme import PAPER as LIGHT_PRINT
from bot.render.theme import PRINT as DARK_PRINT
from bot.render.theme import Colour, rgb
from bot.render.world import World, themes

PAPER: Final = rgb("F4EAD2")
PANEL: Final = rgb("FAF2DE")
INK: Final = rgb("2A1E16")
SEPIA: Final = rgb("6B4E30")
COPPER: Final = rgb("9C4A1A")
"""What is marked: the turn, the last move, what a car lacks, and points."""
LIT: Final = rgb("F6CF86")
"""The place where the game is now."""
SLOT: Final = rgb("FFF6DA")
SHADE: Final = rgb("D3BE92")
"""Scrap."""
SHADOW: Final = rgb("DCCFB2")
"""What a car throws on the paper."""
PAINTS: Final[dict[Propulsion, Colour]] = {
    "electric": rgb("2E7B55"),
    "gasoline": rgb("B5382B"),
    "steam": rgb("C8963A"),
    "generic": rgb("A9ABA3"),
}
"""The colours of parts."""
PRINTS: Final = (DARK_PRINT, LIGHT_PRINT)
"""What is written on the players' colours."""

WORLD: Final = World(
    "bot.games.gear_and_piston.board",
    themes(
        light="",
        contrast="F4EAD2 FFFFFF FAF2DE FFFFFF 2A1E16 000000 6B4E30 000000 9C4A1A 7A2600 EADCBA FFFFFF "
        "E3D3AC FFFFFF D9C8A0 767676 E9DBB8 FFFFFF F6CF86 FFDD66 DCCFB2 D8D8D8 BFDCC4 A8F0C0 "
        "EBB9A4 FFB8A4 F0D590 FFE27A DEDBCB F0F0F0 D3BE92 C9C9C9 FFF6DA FFFFFF FFF4CF FFFFFF "
        "2E7B55 005E33 B5382B B00000 C8963A E09A00 EBCB79 FFD84A A9ABA3 9A9A9A "
        "E0CC9E FFFFFF E0CD9E FFFFFF C2A983 8A8A8A A58654 5C5C5C",
    ),
)
FINISH: Final = Finish(
    WORLD,
    face="Serif",
    ink=INK,
    accent=COPPER,
    words=INK,
    lit=LIT,
    dash=SEPIA,
    gold=INK,
    print=INK,
    text="Caladea",
)
