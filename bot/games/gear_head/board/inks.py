"""The colours of Gear Head's world, a garage and one road to the line, and their replacements in other
themes.
"""

from typing import Final

from bot.games.gear_head.rules.components import PARTS, Part
from bot.render import photo_finish, themes, world
from bot.render.theme import CARS, Colour, blend, rgb

INK: Final = rgb("2A1B14")
ROUNDEL: Final = rgb("F7F2E6")
"""The colour of number discs, and of the print on Parts."""
ENAMEL: Final = rgb("FFF3D2")
"""The colour of the lettering of signs."""
WALL: Final = rgb("EAD9B0")
FLOOR: Final = rgb("BBA988")
BENCH: Final = rgb("6B4528")
SHELF: Final = rgb("332013")
ROAD: Final = rgb("57504B")
LANE: Final = rgb("6E5A33")
"""The colour of the lane of the player to move."""
WORDS: Final = rgb("FFF7E4")
"""The colour of text on the bench, the shelf and the road."""
QUIET: Final = rgb("E9D6AE")
"""The colour of less important text on the bench and the shelf."""
GOLD: Final = rgb("FFC83B")
"""The colour of a choice's gain on the bench and the shelf, and of the bonus on the road."""
NEW: Final = rgb("FFC93B")
"""The colour of the label of a new card. It is the same in every theme."""
NEEDLE: Final = rgb("B3261E")
FREE: Final = rgb("D8CDBB")
"""The colour of free places, dashes and unknown points on the road."""
MOVER: Final = rgb("FFF7E8")
"""The colour of text on the lane of the player to move."""
PAINTS: Final[dict[Part, Colour]] = dict(
    zip(PARTS, map(rgb, ("B3261E", "2F5D8C", "1B7340", "8A4B08", "33373F", "6B3FA0")), strict=True)
)
"""The colour of each Part on its cards."""
CROWD: Final = "C8382F E0A030 2A5A8F EDBE93 8A5A3B 33373E"
"""The colour codes of the spectators and their clothes."""


def lit(paint: Colour) -> Colour:
    """Return the light tone of a car's colour."""
    return tuple(blend(paint, rgb("FFFFFF"), 0.5))  # type: ignore[return-value]  # three channels


def shade(paint: Colour) -> Colour:
    """Return the dark tone of a car's colour."""
    return tuple(blend(paint, rgb("000000"), 0.34))  # type: ignore[return-value]  # three channels


def _code(colour: Colour) -> str:
    return bytes(colour).hex().upper()


def _painted(key: str) -> str:
    """Return pairs of colour codes, a standard one and its replacement in a theme, for the Parts and, except
    in the light theme, for the light and dark tones of cars. In high contrast, cars have a single tone.
    """
    theme = themes.THEMES[key]
    pairs = [(paint, theme(paint)) for paint in PAINTS.values()]
    if key != "light":
        for car in CARS:
            flat = key == "contrast"
            pairs.append((lit(car), theme(car) if flat else lit(theme(car))))
            pairs.append((shade(car), theme(car) if flat else shade(theme(car))))
    return " ".join(f"{_code(old)} {_code(new)} " for old, new in pairs)


def _all(codes: str, new: str) -> str:
    """Return each of the given colour codes, followed by `new` as its replacement."""
    return " ".join(f"{code} {new}" for code in codes.split())


WORLD: Final = world.World(
    "bot.games.gear_head.board",
    world.themes(
        light="EAD9B0 F7EFDC DCC898 EADDBE D3BE8C E6D8B6 1F5A46 6FA58D 2F7A60 8FBDA8 "
        "BBA988 DDD0B4 AD9A78 D0C1A1 8F7D60 A8977A 8A7757 C6B692 6D5B40 B3A17C F3E4BE FBF3DF F8EDCF FFFAEC "
        "6B4528 C99F6E 8A5C36 A67B4A 4A2E19 A67B4A 5C3A20 BC9260 54341C BC9260 332013 E8D3AC 2A1B17 8A6A45 "
        "FFF7E4 2A1B14 E9D6AE 40290F FFC83B 6A1408 57504B BDB5AA 8F877D 99917F "
        "D8CDBB 40362D 6E5A33 F6DC95 FFC83D B77A10 FFF7E8 2A1B14 "
        "F6EDD8 FBF6EB E9DCC0 F3EBDA 4A4B4F C9CCD2 F9F4E7 1F2A2E 63454A F0D2B4 F3ECDB FFFFFF FFD35B 8A1A10 "
        f"F6E9CB FFFFFF {_painted('light')}",
        contrast="EAD9B0 FFFFFF DCC898 FFFFFF D3BE8C FFFFFF 1F5A46 FFFFFF 2F7A60 FFFFFF "
        "BBA988 000000 AD9A78 000000 8F7D60 000000 8A7757 000000 6D5B40 000000 FFF6D8 FFFFFF FFF6D9 000000 "
        "FFE9A0 FFFFFF FFE9A1 000000 F3E4BE FFFFFF F8EDCF FFFFFF "
        "6B4528 000000 8A5C36 FFFFFF 4A2E19 000000 5C3A20 000000 54341C 000000 332013 000000 2A1B17 FFFFFF "
        "FFF7E4 FFFFFF E9D6AE FFFFFF FFC83B FFD60A FFC83A FFD60A 57504B 000000 8F877D 8C8C8C "
        "D8CDBB FFFFFF 6E5A33 FFD60A FFC83D FFD60A FFF7E8 000000 "
        "F3E6C4 FFFFFF 2A1B14 000000 2A1B15 FFFFFF F6E9CB FFFFFF FFFDF4 FFFFFF "
        "F6EDD8 FFFFFF E9DCC0 FFFFFF DDE7DF FFFFFF A9BDB0 FFFFFF 7F9A8B FFFFFF 4A4B4F 000000 "
        "63454A 333333 F9F4E7 FFFFFF F3ECDB FFFFFF FFD35B FFD60A A3201A A30000 "
        f"A8231B A30000 F7F2E6 FFFFFF FFF3D2 FFFFFF 1C1411 000000 {_all(CROWD, 'FFFFFF')} "
        f"{_painted('contrast')}",
        deuteranopia="F7F2E6 FFFFFF F6F2E6 FFFFFF F6E9CB FFFBF0 " + _painted("deuteranopia"),
        protanopia="F7F2E6 FFFFFF F6F2E6 FFFFFF F6E9CB FFFBF0 " + _painted("protanopia"),
        tritanopia="F7F2E6 FFFFFF F6F2E6 FFFFFF F6E9CB FFFBF0 " + _painted("tritanopia"),
    ),
)
FINISH: Final = photo_finish.FinishStyle(
    WORLD,
    face="SerifItalic",
    ink=rgb("1F2A2D"),
    accent=rgb("A3201A"),
    words=rgb("F9F4E7"),
    band=rgb("63454A"),
    lane=rgb("FFC93B"),
    beam=rgb("FFE9A0"),
    dash=rgb("F3ECDB"),
    gold=rgb("FFD35B"),
    print=rgb("17131F"),
)
