"""The colours of Rasant's world, a Grand Prix poster of the sixties, and their replacements in other
themes.
"""

from typing import Final

from bot.games.rasant.rules import components
from bot.render import photo_finish, world
from bot.render.theme import Colour, blend, rgb

INK: Final = rgb("19171D")
CREAM: Final = rgb("F7EACF")
GRASS: Final = rgb("1F5F55")
MOWN: Final = rgb("256B60")
"""The colour of the lighter stripes of the grass."""
PLATE: Final = rgb("123F39")
GOLD: Final = rgb("FFDD80")
LIT: Final = rgb("F1B33B")
"""The colour of the plate of the player to move."""
ASPHALT: Final = rgb("2C2A33")
SHADE: Final = 0.45
"""The share of the asphalt's colour in cars that a win of the round would not move."""
SMALL: Final = 0.62
"""The size of the cars above a result, as a fraction of those on the road."""
FAINT: Final = rgb("B8AF9F")
"""The colour of the words on the black car if a win of the round would not move it."""
PAINTS: Final[dict[components.Paint, Colour]] = {
    "red": rgb("BE2F20"),
    "blue": rgb("4690DB"),
    "yellow": rgb("F4C22F"),
    "green": rgb("2E9A57"),
    "black": rgb("17161B"),
}
"""The drawn colour of each colour of cars and cards."""
TITLE: Final = rgb("1A171D")
"""The colour of text on the sky. Cars and cards use INK."""
FADED: Final = rgb("5F877D")
"""The colour of the edges of cards that cannot be played."""
WORDS: Final = rgb("F8EACF")
"""The colour of text on grass and plates. Cars and cards use CREAM."""
QUIET: Final = rgb("BCD0C2")
"""The colour of less important text on plates, and of numbers on cards that cannot be played."""
ON_RED: Final = rgb("F7EACD")
"""The colour of the shapes on red cars and cards."""
HIGHLIT: Final = rgb("1A181D")
"""The colour of text on a lit plate."""


def dim(suit: components.Colour) -> Colour:
    """Return the colour of the road under the cars that a win in the given colour would move."""
    return blend(rgb("000000"), PAINTS[suit], 0.74)


WORLD: Final = world.World(
    "bot.games.rasant.board",
    world.themes(
        light="1F5F54 D9E4C4 BCD0C2 3A4F49 "
        "1F5F55 D9E4C4 256B60 CFDCB6 123F39 FFFFFF F8EACF 19171D FFDD80 7A3B00 2C2A33 8A8690 "
        "423F48 9A96A0 174A42 7FA37A 2C7A63 93B48A 3E9478 A7C49B",
        contrast="1F5F54 4A4A4A BCD0C2 FFFFFF "
        "1F5F55 000000 256B60 000000 123F39 000000 F8EACF FFFFFF 1A171D FFFFFF FFDD80 FFD60A "
        "2C2A33 000000 423F48 000000 F0B23A 000000 F6C254 000000 D8432C 000000 1B7F8C 000000 3FA3A8 000000 "
        "EA6A3E 000000 F9D27C 000000 B5532C 000000 7C3A2C 000000 174A42 000000 2C7A63 000000 3E9478 000000 "
        "BE2F20 FF5A4D 4690DB 5CB8FF F4C22F FFF200 2E9A57 3DDC7E 17161B 000000 F1B33B FFD60A F7EACD 19171D",
        deuteranopia="BE2F20 A55B15 4690DB A2BBFF F4C22F FFDC08 2E9A57 68EEA0",
        protanopia="BE2F20 C04527 4690DB 6ABDFF F4C22F ECDC1A 2E9A57 66EDC6",
        tritanopia="F7EACD 19171D BE2F20 F64F31 4690DB 3662EC F4C22F F0D090 2E9A57 49ED67",
    ),
)
FINISH: Final = photo_finish.FinishStyle(
    WORLD,
    face="Manrope",
    ink=rgb("1A171E"),
    accent=rgb("86131B"),
    words=rgb("F9F4E8"),
    band=rgb("51333F"),
    lane=LIT,
    beam=rgb("FFD35C"),
    dash=rgb("F7EACE"),
    gold=rgb("FFD35C"),
    print=rgb("17131F"),
)
