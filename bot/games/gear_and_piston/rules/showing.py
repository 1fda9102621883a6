"""Values that words and pictures share: keys of messages and emoji, signs of points, and letters of ways to
merge.
"""

from typing import Literal, TypedDict

from bot.games.gear_and_piston.rules.car import Car, offsets
from bot.games.gear_and_piston.rules.components import TYPES, Part


class Signed(TypedDict):
    """Points as arguments of a message: the sign as a key, and the number without its sign."""

    sign: Literal["plus", "minus", "none"]
    points: int


def signed(points: int) -> Signed:
    """Return points as arguments of a message."""
    return {"sign": "plus" if points > 0 else "minus" if points else "none", "points": abs(points)}


def key(name: str) -> str:
    """Return the key of a location, type or investor in messages, such as "back-alley"."""
    return name.replace(" ", "-")


def kind(part: Part) -> str:
    """Return the key of a part's colour and type. For an improvement it includes the row:
    "steam-improvement-top".
    """
    coloured = part.type if part.colour == "generic" else f"{part.colour}-{part.type}"
    return key(f"{coloured}-{part.row}" if part.type == "improvement" else coloured)


def emoji(part: Part) -> str:
    """Return the name of a part's emoji. Discord allows 32 characters, including the game's command and a
    digest.
    """
    return f"{part.colour}_{TYPES.index(part.type)}_{part.row}"


def letter(car: Car, offset: int) -> str:
    """Return the letter of a way to merge the car's sections: A, B, C, in the order of `offsets`."""
    return chr(ord("A") + offsets(car).index(offset))
