"""Every word of the pictures of Gear & Piston."""

from __future__ import annotations

from typing import Final

from bot.games.gear_and_piston.rules.components import Investor
from bot.games.gear_and_piston.rules.model import PhaseKind, View
from bot.games.gear_and_piston.rules.sites import Location

PLACES: Final[dict[Location, str]] = {
    "back alley": "Back Alley",
    "patent office": "Patent Office",
    "junk yard": "Junk Yard",
    "workshop": "Workshop",
}
SHORT: Final[dict[Location, str]] = {**PLACES, "patent office": "Office", "junk yard": "Yard"}
"""The same where many spaces leave little room."""
SPACES: Final = "actions by space"
"""What the numbers of the Workshop's spaces are."""
DRAWN: Final = "parts drawn"
"""What the numbers of the Junk Yard's spaces are in the Jump Row."""
DOING: Final[dict[PhaseKind, str]] = {
    "planning": "places a token",
    "discarding": "Who discards?",
    "scheming": "is in the Back Alley",
    "stealing": "is spying",
    "dealing": "buys on the sly",
    "returning": "buys on the sly",
    "patenting": "patents a part",
    "scavenging": "digs for junk",
    "sorting": "sorts junk",
    "working": "is in the Workshop",
    "assembling": "Who merges?",
    "scrapping": "adds scrap",
}
"""What whoever is to move does, after the name; where several decide, a question."""
INVESTORS: Final[dict[Investor, str]] = {
    "comfort first": "Comfort best",
    "power first": "Power best",
    "range first": "Range best",
    "all alike": "all icons alike",
    "most parts": "most parts",
    "improvements": "new ideas",
    "least volatility": "least risk",
    "hybrid": "a hybrid",
    "everything": "everything",
    "inefficiency": "empty hands",
    "no scrap": "no scrap",
    "most range": "most Range",
    "most power": "most Power",
    "most comfort": "most Comfort",
}
"""What each pays for."""
SHEET: Final[dict[Investor, str]] = {
    **INVESTORS,
    "comfort first": "Comfort",
    "power first": "Power",
    "range first": "Range",
    "all alike": "Icons",
}
LACKS: Final = "Lacks"
HAND: Final = "Hand"
PAYS: Final = "Pays"
WORTH: Final = "Worth"
COMPLETE: Final = "nothing"
EMPTY: Final = "empty"
BARE: Final = "nothing built yet"
NO_HAND: Final = "no Blueprints in hand"
ROWS: Final = ("T", "B")
"""What the names of places begin with: top and bottom."""
MERGED: Final = "Chosen: wait for the others"


def pays(investor: Investor) -> str:
    """What an investor pays for, as a line."""
    return f"Pays {INVESTORS[investor]}"


def round_(view: View) -> str:
    """Which round it is."""
    return "Last round" if view.ended else f"Round {view.round}"


def wait() -> str:
    """Before the name of whoever is to move."""
    return "Wait for "


def asked(view: View) -> str:
    """What the owner of a hand is to do."""
    words: dict[PhaseKind, str] = {
        "planning": "Place a token",
        "discarding": "Discard, or keep all",
        "scheming": "Choose a trick",
        "stealing": "Take one of these",
        "dealing": "Keep one of three",
        "returning": "Put these back",
        "patenting": "Take a New part",
        "scavenging": "Take Junk" if view.pick < 2 else "One more, or not",
        "sorting": "Keep up to two",
        "working": _actions(view.left),
        "assembling": "Merge your car",
        "scrapping": "Place this scrap",
    }
    return words[view.phase]


def _actions(left: int) -> str:
    if not left:
        return "Build: all done?"
    return f"Build: {left} {'action' if left == 1 else 'actions'} left"


def scraps(number: int) -> str:
    """What a car needs at the end of the game."""
    if not number:
        return "done"
    return f"{number} {'scrap' if number == 1 else 'scraps'}"


def needs(number: int) -> str:
    """What a car needs now."""
    return f"The car needs {scraps(number)}"


def signed(points: int) -> str:
    """Points that are won or lost."""
    return f"{points:+d}".replace("-", "\u2212") if points else "0"


def points(number: int) -> str:
    """A sum of points."""
    return f"{number}".replace("-", "\u2212")


def plate(number: int) -> str:
    """What stands on a number plate."""
    return f"No. {number}"


def times(number: int) -> str:
    """How often something is missing."""
    return f"{number}"
