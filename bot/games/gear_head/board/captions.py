"""Every word of the pictures of Gear Head."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, assert_never

from bot.games.gear_head.rules.components import Card, Part
from bot.games.gear_head.rules.events import Discarded, Drew, PulledUp, Took
from bot.words.phrases import ordinal

PARTS: Final[Mapping[Part, str]] = {
    "Fuel": "Fuel",
    "Pistons": "Pistons",
    "Battery": "Battery",
    "Driveshaft": "Driveshaft",
    "Tires": "Tires",
    "Gearshift": "Gearshift",
}
NAME: Final = "Gear Head"
UNIT: Final = "point"
DRAW: Final = "Draw or take"
TAKE: Final = "Take the card"
DISCARD: Final = "Discard one"
PULL_UP: Final = "Pull up?"
LAST_PULL_UP: Final = "Pull up!"
WAIT: Final = "Wait for "
DRAWS: Final = " draws"
TAKES: Final = " takes"
DISCARDS: Final = " discards"
LAST_TURN: Final = "\u2019s last turn"
NEW: Final = "new"
HEAP: Final = "Heap"
DECK: Final = "Deck"
LINE: Final = "At the line"
SHORT_LINE: Final = "Line"
EMPTY: Final = "empty"
FREE: Final = "free"
NEXT: Final = "Then"
BY_TAKING: Final = "Take"
BY_DRAWING: Final = "Draw"
OUT: Final = "= out"
UNKNOWN: Final = "= ?"
HIDDEN: Final = "leader unknown"
FIRST: Final = "nobody there yet"
IF_NEXT: Final = "if you are next at the line"


def place(rank: int) -> str:
    """A place at the line."""
    return ordinal(rank)


def at_line(rank: int) -> str:
    """The sign of whoever has pulled up."""
    return f"{ordinal(rank)} at the line"


def crowded(there: int, seats: int) -> str:
    """How many cars are at the line."""
    return f"{there} of {seats} at the line"


def spare(number: int) -> str:
    """So many cards are not on the car."""
    return f"{number} spare"


def missing(number: int) -> str:
    """So many Parts are not on the car."""
    return f"{number} missing"


def now(total: int) -> str:
    """What pulling up now is worth."""
    return f"Pull up now = {total}"


def worth(total: int) -> str:
    """What a choice makes of the car."""
    return f"= {total}"


def bonus(points: int) -> str:
    """Pole Position, or what a card adds."""
    return f"+{points}"


def summed(power: int, bonus: int) -> str:
    """Of what the worth of a car is made."""
    return f"{power} + {bonus}" if bonus else str(power)


def total(power: int, bonus: int) -> str:
    """Of what the worth of a car is made, and what it comes to."""
    return f"{power} + {bonus} = {power + bonus}" if bonus else f"{power} points"


def deed(done: Drew | Took | Discarded | PulledUp) -> tuple[str, str]:
    """What somebody did last: what follows the name, and a second line."""
    match done:
        case Drew():
            return " drew", "from the deck."
        case Took(_, card):
            return " took", f"{_card(card)}."
        case Discarded(_, card):
            return " discarded", f"{_card(card)}."
        case PulledUp(_, _, rank, bonus):
            return " pulled up,", f"{ordinal(rank)}: +{bonus}." if bonus else f"{ordinal(rank)}."
        case _:
            assert_never(done)


def _card(card: Card) -> str:
    return f"{PARTS[card.part]} {card.value}"
