"""The names of parts, locations and investors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.rules.components import Investor, Part
from bot.games.gear_and_piston.rules.faults import kind_of
from bot.games.gear_and_piston.rules.sites import Location, Shelf
from bot.words.phrases import capital, listed

PLACES: Final[dict[Location, str]] = {
    "back alley": "Back Alley",
    "patent office": "Patent Office",
    "junk yard": "Junk Yard",
    "workshop": "Workshop",
}
AT: Final[dict[Location, str]] = {
    "back alley": "in the Back Alley",
    "patent office": "at the Patent Office",
    "junk yard": "in the Junk Yard",
    "workshop": "in the Workshop",
}
"""The phrases for locations."""
SHELVES: Final[dict[Shelf, str]] = {"office": "Patent Office", "fading": "Discard Row", "yard": "Junk Yard"}
INVESTORS: Final[dict[Investor, str]] = {
    "comfort first": "Comfort first: 2, 3, 4 Comfort icons are worth 3, 5, 7; Power and Range icons 1, 3, 5",
    "power first": "Power first: 2, 3, 4 Power icons are worth 3, 5, 7; Comfort and Range icons 1, 3, 5",
    "range first": "Range first: 2, 3, 4 Range icons are worth 3, 5, 7; Comfort and Power icons 1, 3, 5",
    "all alike": "All alike: 2, 3, 4 icons of an attribute are worth 2, 4, 6",
    "most parts": "Most parts: 3 points",
    "improvements": "Something new: 3 points for three improvements",
    "least volatility": "Least Volatility: 3 points",
    "hybrid": "Hybrid: 3 points for two colours with a motor and a fuel supply, no scrap",
    "everything": "A bit of everything: 3 points for Comfort, Power, Range and an improvement",
    "inefficiency": "Inefficiency: 1 point less for each Blueprint left in hand",
    "no scrap": "Gorgeous: 2 points for a car without scrap",
    "most range": "Most Range: 2 points",
    "most power": "Most Power: 2 points",
    "most comfort": "Most Comfort: 2 points",
}


def whole(part: Part) -> str:
    """A part in words: electric motor (Range); top improvement (Power, Reliability)."""
    name = kind_in_row(part)
    carried = [part.icon.capitalize()] if part.icon else []
    if part.stock == "scrap":
        return f"scrap {name} (Volatility {part.volatility})"
    if part.volatility:
        carried.append("Volatility")
    if part.reliability:
        carried.append("Reliability")
    return f"{name} ({', '.join(carried)})" if carried else name


def titled(part: Part) -> str:
    """A part on a button: Electric motor, Range; Bottom improvement, Comfort, reliable; Axle, volatile."""
    carried = [part.icon.capitalize()] if part.icon else []
    carried += ["volatile"] * bool(part.volatility) + ["reliable"] * bool(part.reliability)
    return capital(", ".join([kind_in_row(part), *carried]))


def kind_in_row(part: Part) -> str:
    """The kind of a part, an improvement with its row: electric motor; gasoline bottom improvement."""
    if part.type != "improvement":
        return kind_of(part)
    return f"{part.row} {part.type}" if part.colour == "generic" else f"{part.colour} {part.row} {part.type}"


def row_of(parts: Sequence[Part]) -> str:
    """A list of parts; without parts: nothing."""
    return listed([whole(part) for part in parts]) if parts else "nothing"
