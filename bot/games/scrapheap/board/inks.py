"""The colours of Scrapheap Scavengers' world, a scrapyard at dusk, and their replacements in other themes."""

from typing import Final

from bot.games.scrapheap.rules.components import SYMBOLS, Symbol
from bot.render import photo_finish, world
from bot.render.theme import Colour, rgb

EARTH: Final = rgb("2B1F24")
SOIL: Final = rgb("93704B")
"""The colour of the ground around the cards in reach."""
DUSK: Final = rgb("735A5E")
"""The colour of the rest of the yard's ground."""
HALO: Final = rgb("FFD45C")
"""The colour of the light around the cards in reach. It is outlined in HALO_EDGE."""
HALO_EDGE: Final = rgb("5A3A1C")
CREAM: Final = rgb("FFF3D6")
"""The colour of text on planks and plates."""
GOLD: Final = rgb("FFCF4A")
"""The colour of important numbers on planks and plates."""
SKY_WORDS: Final = rgb("FFF3D7")
"""The colour of text in the sky. It is outlined in SHADE."""
SHADE: Final = rgb("1D1216")
RIM: Final = rgb("D9BE8F")
"""The colour of the grid's letters and numbers, on the fence around it. They are outlined in SHADE."""
FOOT_WORDS: Final = rgb("FFF3D8")
"""The colour of text on the earth."""
FOOT_GOLD: Final = rgb("FFCF4C")
DARK: Final = rgb("231618")
"""The colour of numbers on cream or gold."""
MAP_SHEET: Final = rgb("47808B")
MAP_CARD: Final = rgb("FFF5E2")
"""The colours of unknown and of known cards on the map of the whole yard."""
DULL: Final = rgb("3A281A")
"""The colour of numbers on cards that gain nothing or are out of reach."""
WANTED: Final = rgb("D6F6DE")
WANTED_EDGE: Final = rgb("16A06A")
"""The colours of the surface and the rim of cards that bring points."""
WORTH: Final = rgb("0E6642")
"""The colour of the points on cards that bring points."""
WAY: Final = rgb("7DF0B4")
"""The colour of a route and of the points of its trip. No player's car has this colour."""
LOSS: Final = rgb("FFC4AE")
"""The colour of the points, usually negative, of cards that match no tile, and of the points and the route of
a raid.
"""
CAR_INKS: Final[tuple[Colour, ...]] = tuple(
    map(rgb, ("1A1010", "1A1011", "1A1012", "1A1013", "1A1014", "FFF3D5"))
)
"""The colour of the number on each colour of bot.render.theme.CARS."""
_PRINTS: Final = ("A8231B", "245A8C", "1B6B3C", "8A3F0C", "33373F", "5F3596")
PRINTS: Final[dict[Symbol, Colour]] = dict(zip(SYMBOLS, map(rgb, _PRINTS), strict=True))
"""The colour of the numbers on cards, by symbol."""

_PALE, _DARK = "FFF3D6", "1A1010"
WORLD: Final = world.World(
    "bot.games.scrapheap.board",
    world.themes(
        light="2A1A3A BFE0EA 3B2045 CBE4E8 54284C D6E8E4 742F4C E2ECDF 9A3E46 ECEEDA C2583C F2EED4 "
        "E27D38 F6EBD0 F5A94B F9E7BE FFD98A FFF6D8 E07C36 FFFFFF 1F131C 8D8A86 1F131D 5B4A44 "
        "2B1F24 CDB594 93704B D9C6A4 735A5E CDB78F A68F6B D6C7A6 "
        "D2A468 EFE2C8 3B2A3A BBA27C 241824 8C7353 5E6A3A 8FA35A "
        "C4643A D08A62 A34E2C B6724C F0A272 DDA683 84504A D9BFA2 6E4240 CBAE8E 9A665E E4CFB6 "
        "5F9CA1 94B0AD 47808A 7C9B98 A6D2CF ABC3C0 4E6470 C6CDBC 42555F B7BFAC 667F8C D3D9CB 22151F A08A6C "
        "FFD45C F2A71B 5A3A1C FFF6DF "
        "DDCBA6 E8DCC2 7D5F41 8A7458 654D52 CBB48E 5C454A B59C76 241416 3A2620 "
        "FFF3D7 3A2620 1D1216 F6EBD0 D9BE8F 3A2620 FFF3D8 2A1A16 FFCF4C 6B2E00 "
        "120C0E 4A3426 120C0F 4A3426 1D1217 7A6656 47808B 9DB8B4 "
        "FFF5E2 FFFFFF",
        contrast="1D1217 000000 47808B 7A4026 FFF5E2 FFFFFF "
        "2A1A3A 000000 3B2045 000000 54284C 000000 742F4C 000000 9A3E46 000000 C2583C 000000 "
        "E27D38 000000 F5A94B 000000 FFD98A 000000 E07C36 000000 FFCF4B 000000 1F131C 000000 1F131D 000000 "
        "2B1F24 000000 93704B 000000 735A5E 000000 A68F6B 9A9A9A "
        "D2A468 000000 3B2A3A 000000 241824 8C8C8C 5E6A3A 000000 FFC868 4A4A4A "
        "C4643A 7A4026 A34E2C 7A4026 F0A272 7A4026 84504A 3A1A12 6E4240 3A1A12 9A665E 3A1A12 "
        "5F9CA1 5A2A1A 47808A 5A2A1A A6D2CF 5A2A1A 4E6470 3A1A12 42555F 3A1A12 667F8C 3A1A12 22151F 8C7A66 "
        "FFD45C FFD60A 5A3A1C 000000 "
        "DDCBA6 C8C8C8 7D5F41 FFF3D6 654D52 262626 5C454A 262626 FFCF4E FFD60A 241416 FFF3D6 "
        "5A3A24 000000 6B472B 000000 3C2415 000000 25181A FFF3D6 482C19 000000 "
        "120C0E 000000 120C0F 8C8C8C 5A3B2A 1A1A1A FFD98B 1A1A1A FFF5E1 FFFFFF FFFBF0 FFFFFF D6F6DE B8FFD0 "
        "16A06A 00B45A "
        "D9BE8F FFFFFF FFF3D7 FFFFFF FFF3D8 FFFFFF FFF3DA FFFFFF FFCF4A FFD60A FFCF4C FFD60A FFD45A FFD60A "
        "A8231B A30000 245A8C 00468B 1B6B3C 005A24 8A3F0C 6B3600 33373F 1A1A1A 5F3596 5A1E9E "
        "1A1010 000000 1A1011 000000 1A1012 000000 1A1013 000000 1A1014 000000 FFF3D5 000000",
        deuteranopia=f"1A1011 {_PALE} 1A1012 {_PALE} A8231B 5F1803 245A8C 254989 1B6B3C 0F6A5D 8A3F0C 9C1200 "
        "33373F 0D0C1D 5F3596 5F2BDB",
        protanopia=f"1A1012 {_PALE} A8231B 701502 245A8C 145D9B 1B6B3C 0F6A5D 8A3F0C 6B5A0E "
        "33373F 0D0C1D 5F3596 4738D5",
        tritanopia=f"1A1013 {_PALE} FFF3D5 {_DARK} A8231B B40F45 245A8C 1820C1 1B6B3C 1C6A26 8A3F0C 550903 "
        "33373F 110F1A 5F3596 8A20BA",
    ),
)
FINISH: Final = photo_finish.FinishStyle(
    world=WORLD,
    face="Black",
    ink=rgb("231617"),
    accent=rgb("33100A"),
    words=rgb("FFF3D9"),
    band=rgb("7A4A2C"),
    lane=HALO,
    beam=CREAM,
    dash=rgb("D9A066"),
    gold=rgb("FFCF4D"),
    print=rgb("17131E"),
    title="Amatic",
    brush=3,
)
"""The style of the photo finish."""
