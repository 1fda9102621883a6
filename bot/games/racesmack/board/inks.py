"""The colours of Racesmack's world, a comic, and their replacements in other themes."""

from typing import Final

from bot.games.racesmack.rules.components import Colour as Paint
from bot.render import photo_finish, world
from bot.render.theme import Colour, rgb

INK: Final = rgb("17131F")
WHITE: Final = rgb("FFFFFF")
SKY: Final = rgb("FFD21F")
RAY: Final = rgb("FFE066")
SEA: Final = rgb("43B5F0")
"""The colour of a hand's ground."""
CREST: Final = rgb("6CC8F5")
"""The colour of the rays on a hand's ground."""
ROAD: Final = rgb("3A3550")
LIT: Final = rgb("544C77")
"""The colour of the plate of a player who must act."""
PAPER: Final = rgb("FFF7E0")
RED: Final = rgb("D61F34")
"""The colour of ribbons, Rules Cards and backs. Red symbols have a slightly different code, because the
themes for colour blindness change their colour, but not this one.
"""
RIGHT: Final = rgb("157A42")
WRONG: Final = rgb("B81B2E")
"""The colours of the plates with the effects of a right and of a wrong tap."""
LATER: Final = rgb("CFC9DE")
"""The colour of the rank of a tap after the first."""
GOLD: Final = rgb("FFD220")
WORDS: Final = rgb("FFFFFE")
"""The colour of text on the road. Cards and ribbons use WHITE."""
QUIET: Final = rgb("D8D2F0")
SCORE: Final = rgb("FFD221")
"""The colour of numbers on the road. Ribbons use GOLD."""
TRACK: Final = rgb("17131E")
"""The colour of plates that are not lit, and of the ground of the news."""
PAINTS: Final[dict[Paint, Colour]] = {
    "red": rgb("D61F33"),
    "green": rgb("1F9D55"),
    "blue": rgb("2B6FD6"),
    "purple": rgb("8E44AD"),
}
"""The drawn colour for each colour of symbols."""

WORLD: Final = world.World(
    "bot.games.racesmack.board",
    world.themes(
        light="5A5478 B5AFCF FFD21F FFF0AE FFE066 FFF8DA F7A81B FFDF85 43B5F0 CDEBFB 6CC8F5 E6F6FE "
        "544C77 FFF3C4 "
        "2E95DB B2DDF6 3A3550 E3E1EE 443E5E D9D6E8 FFFFFE 17131F D8D2F0 4B4566 FFD221 8A3300 17131E C4BFD8 "
        "FFFFFD 17131F 5A4396 FFE9A8 FFFFFC 7F789C FFD222 8A3300 F59A14 FFC766 E8740C F5A34F",
        contrast="5A5478 8C8C8C FFD21F FFFFFF FFE066 FFFFFF F7A81B FFFFFF 43B5F0 FFFFFF 6CC8F5 FFFFFF "
        "544C77 333333 "
        "2E95DB FFFFFF 3A3550 000000 443E5E 000000 D8D2F0 FFFFFF 17131F 000000 17131E 555555 FFF7E0 FFFFFF "
        "FFD220 FFE600 FFD221 FFE600 FFD222 FFE600 5A4396 333333 F59A14 FFFFFF E8740C FFFFFF D61F34 A8001C "
        "D61F33 C4001F 1F9D55 007A35 2B6FD6 0046C7 8E44AD 7A1FA8",
        deuteranopia="D61F33 F95217 1F9D55 3D9F71 2B6FD6 07527C 8E44AD 5D0EEE",
        protanopia="D61F33 934138 1F9D55 359E07 2B6FD6 3F97E7 8E44AD 7E15FD",
        tritanopia="D61F33 AE230B 1F9D55 18A21C 2B6FD6 1221E8 8E44AD 7D119F",
    ),
)
FINISH: Final = photo_finish.FinishStyle(
    WORLD,
    face="Fredoka",
    ink=rgb("17131D"),
    accent=rgb("17131C"),
    words=rgb("FFFFFD"),
    band=rgb("5A4396"),
    lane=SKY,
    beam=RAY,
    dash=rgb("FFFFFC"),
    gold=rgb("FFD222"),
    print=rgb("17131B"),
    text="Fredoka",
)
