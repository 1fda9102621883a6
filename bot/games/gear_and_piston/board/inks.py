"""The colours of Gear & Piston's world, a patent drawing of 1888, and their replacements in other themes."""

from typing import Final

from bot.games.gear_and_piston.rules.components import Colour as Propulsion
from bot.render import photo_finish, theme, world

PAPER: Final = theme.rgb("F4EAD2")
PANEL: Final = theme.rgb("FAF2DE")
INK: Final = theme.rgb("2A1E16")
SEPIA: Final = theme.rgb("6B4E30")
COPPER: Final = theme.rgb("9C4A1A")
"""The colour of marks: whose turn it is, the last move, missing parts, and points."""
BRASS: Final = theme.rgb("C8963A")
"""The colour of crowns."""
GOLD: Final = theme.rgb("F7BC3A")
"""The colour of the plate with the best gain."""
FULL: Final = theme.rgb("E9DBB8")
"""The colour of a place without a free space."""
LIT: Final = theme.rgb("F6CF86")
"""The colour of the current place."""
SLOT: Final = theme.rgb("FFF6DA")
SHADE: Final = theme.rgb("D3BE92")
"""The colour of scrap."""
SOIL: Final = theme.rgb("C2A983")
"""The colour of the dashes between the lanes of a result, and of the name of a full place."""
SHADOW: Final = theme.rgb("DCCFB2")
"""The colour of a car's shadow on the paper."""
DUSK: Final = theme.rgb("4B3424")
"""The colour of the lanes of a result except the highlighted one, and of the counter of a full place."""
NIGHT: Final = theme.rgb("1F3B45")
TOWN: Final = theme.rgb("35565F")
STONE: Final = theme.rgb("9DADA7")
WOOD: Final = theme.rgb("7A4526")
"""The colours of the street: the evening sky, the roofs before it, the pavement, and the counters."""
PAINTS: Final[dict[Propulsion, theme.Colour]] = {
    "electric": theme.rgb("2E7B55"),
    "gasoline": theme.rgb("B5382B"),
    "steam": theme.rgb("C8963A"),
    "generic": theme.rgb("A9ABA3"),
}
"""The colours of parts, by propulsion."""
PRINTS: Final = (theme.PRINT, theme.PAPER)
"""The possible colours of the print on players' colours."""

WORLD: Final = world.World(
    "bot.games.gear_and_piston.board",
    world.themes(
        light="",
        contrast="F4EAD2 FFFFFF FAF2DE FFFFFF 2A1E16 000000 6B4E30 000000 9C4A1A 7A2600 EADCBA FFFFFF "
        "E3D3AC FFFFFF D9C8A0 767676 E9DBB8 FFFFFF F6CF86 FFDD66 DCCFB2 D8D8D8 BFDCC4 A8F0C0 "
        "EBB9A4 FFB8A4 F0D590 FFE27A DEDBCB F0F0F0 D3BE92 C9C9C9 FFF6DA FFFFFF FFF4CF FFFFFF "
        "2E7B55 005E33 B5382B B00000 C8963A E09A00 EBCB79 FFD84A A9ABA3 9A9A9A "
        "E0CC9E FFFFFF E0CD9E FFFFFF C2A983 8A8A8A A58654 5C5C5C 4B3424 303030 "
        "1F3B45 000000 35565F 303030 9DADA7 C9C9C9 7A4526 000000",
    ),
)
FINISH: Final = photo_finish.FinishStyle(
    WORLD,
    face="Serif",
    ink=INK,
    accent=COPPER,
    words=PANEL,
    band=DUSK,
    lane=GOLD,
    beam=LIT,
    dash=SOIL,
    gold=GOLD,
    print=INK,
    text="Caladea",
    rest=DUSK,
)
