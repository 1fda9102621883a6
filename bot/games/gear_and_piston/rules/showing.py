"""Values that words and pictures share."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from bot.games.gear_and_piston.rules import events as ev
from bot.games.gear_and_piston.rules.car import Car, offsets
from bot.games.gear_and_piston.rules.components import TYPES, Part

_CHANGES = ev.Built | ev.Dismantled | ev.Upgraded | ev.Merged
"""The events that change a car in the Workshop."""


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
    """Return the name of a part's emoji."""
    return f"{part.colour}_{TYPES.index(part.type)}_{part.row}"


def letter(car: Car, offset: int) -> str:
    """Return the letter of a way to merge the car's sections: A, B, C, in the order of `offsets`."""
    return chr(ord("A") + offsets(car).index(offset))


def lasting(events: Sequence[ev.Event]) -> list[ev.Event]:
    """Return the events without the Workshop actions that were undone, and without the undoing."""
    kept = list[ev.Event]()
    for event in events:
        if not isinstance(event, ev.Undone):
            kept.append(event)
            continue
        seat = event.seat
        begun = [at for at, each in enumerate(kept) if isinstance(each, ev.WorkBegun) and each.seat == seat]
        start = begun[-1] if begun else 0
        changes = [each for each in kept[start:] if not isinstance(each, _CHANGES) or each.seat != seat]
        kept = [*kept[:start], *changes]
    return kept
