"""The themes: the same pictures in other colours, for people who see differently."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.render.theme import STANDARD, Theme, rgb


def _theme(key: str, codes: str) -> Theme:
    """Return a theme from pairs of colours, the standard colour first: "F0E442 8F7500 ..."."""
    colours = [rgb(code) for code in codes.split()]
    return Theme(key, MappingProxyType(dict(zip(colours[::2], colours[1::2], strict=True))))


LIGHT: Final = _theme(
    "light",
    # the board and the print on it
    "1F2229 E9EBEF 13151A F2F4F7 2B303A D5D9E0 4A5160 A3ABB9 7F8798 6F7787 D9D5C9 C3C8D1 "
    "F4F1E8 14161B B3B9C6 474D59 FFC845 8A5600 221A06 FFFFFF 4FE8DA 006E78 "
    # cards
    "F6F2E6 FFFFFF 1B1E25 15171C DCD6C4 6F7787 27436B 2F5B99 "
    # paints
    "F0E442 8A7100 D96A1C B84A00 CC79A7 A9457F 4C9BE8 2272C4 FFFFFF 7A8291 0072B2 00406E "
    "CA382D B92B20 35A862 1C8347 C9953A 86610F 0B0C0F 23262E",
)
CONTRAST: Final = _theme(
    "contrast",
    "1F2229 000000 13151A 000000 2B303A 1A1A1A 4A5160 8C8C8C 7F8798 B0B0B0 D9D5C9 FFFFFF "
    "F4F1E8 FFFFFF B3B9C6 E4E4E4 FFC845 FFD60A 221A06 000000 4FE8DA 00FFF0 "
    "F6F2E6 FFFFFF 1B1E25 000000 DCD6C4 FFFFFF 27436B 00337A "
    "B3261E A30000 2F5D8C 00468B 1B7340 005A24 8A4B08 6B3600 33373F 1A1A1A 6B3FA0 5A1E9E "
    "F0E442 FFF200 D96A1C FF8A24 CC79A7 FF8FCB 4C9BE8 5CB8FF 0072B2 3D8BFF CA382D FF5A4D 35A862 3DDC7E "
    "C9953A F2B84B 0B0C0F 000000",
)
DEUTERANOPIA: Final = _theme(
    "deuteranopia",
    "F0E442 FFDC08 D96A1C D03100 CC79A7 B14880 4C9BE8 A2BBFF 0072B2 4263E2 CA382D A55B15 35A862 68EEA0 "
    "C9953A E3EF21 B3261E 5F1803 2F5D8C 254989 1B7340 12796A 8A4B08 DB1200 33373F 0D0C1D 6B3FA0 5F2BDB",
)
PROTANOPIA: Final = _theme(
    "protanopia",
    "F0E442 B8FF44 D96A1C DD6410 CC79A7 BB3F79 4C9BE8 6ABDFF 0072B2 4263E2 CA382D C04527 35A862 66EDC6 "
    "C9953A ECDC1A B3261E 701502 2F5D8C 145D9B 1B7340 12796A 8A4B08 7E6D15 33373F 0D0C1D 6B3FA0 4738D5",
)
TRITANOPIA: Final = _theme(
    "tritanopia",
    "F0E442 939F17 D96A1C F36E03 CC79A7 E889E2 4C9BE8 3662EC 0072B2 2FD9FF CA382D F64F31 35A862 49ED67 "
    "C9953A F0D090 B3261E CD1153 2F5D8C 1820C1 1B7340 217E2C 8A4B08 550903 33373F 110F1A 6B3FA0 A528DA",
)

THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {theme.key: theme for theme in (STANDARD, LIGHT, CONTRAST, DEUTERANOPIA, PROTANOPIA, TRITANOPIA)}
)
"""All themes by key, in the order in which they are offered."""


def theme_of(key: str) -> Theme:
    """Return the theme with the given key, or the standard one if there is none."""
    return THEMES.get(key, STANDARD)
