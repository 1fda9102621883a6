"""Every word that Rasant's pictures show."""

from __future__ import annotations

from typing import Final

from bot.words.phrases import counted

NAME: Final = "RASANT"
UNIT: Final = "point"
DOES: Final[dict[str, str]] = {
    "drafting": "PICKS",
    "leading": "LEADS",
    "following": "FOLLOWS",
    "paying": "PAYS",
}
"""What the mover does, after the name."""
BEAT: Final = "BEAT"
STUCK: Final = "NONE BEATS"
WAIT: Final = "WAIT FOR"
MINE: Final[dict[str, str]] = {
    "drafting": "PICK A COLOUR",
    "leading": "LEAD A CARD",
    "paying": "PAY A CARD",
}
"""What the owner of a hand is to do; where they follow, BEAT or STUCK with the card."""
OVER: Final = "over"
PASSED: Final = "passed"
WINNER: Final = "winner"
POINTS: Final = "points"
FIRST: Final = ("The first card", "sets the colour")
LEADING: Final = ("The first card sets the colour.", "Each says what it would win.")
PAYING: Final = ("Your pass", "costs a card")
UNDEALT: Final = "The cards come once the line stands"
EMPTY: Final = "No cards left"


def round(number: int) -> str:
    """The number of the round."""
    return f"Round {number}"


def reserve(cards: int) -> str:
    """How many cards the reserve has."""
    return f"Reserve {cards}" if cards else "No reserve"


def line(cars: int, most: int) -> str:
    """How many cars the line has, during a draft."""
    return f"{cars} of {most}"


def gain(points: int) -> str:
    """Points that are or would be won."""
    return f"+{points}"


def older(cards: int) -> str:
    """So many cards of the round are not shown."""
    return f"+{cards}"


def stake(cars: int, *, doubled: bool, costs: bool, out: bool, turn: bool) -> tuple[str, str]:
    """What the sum at stake is for, in two lines; out: the reader cannot win it."""
    if out:
        return "for the", "winner"
    if costs and turn:
        return "if you win", "pass costs 1"
    told = counted(cars, "car")
    return f"{told} {times(2)}" if doubled else told, "if you win"


def times(number: int) -> str:
    """So many cars of a colour."""
    return f"\u00d7{number}"
