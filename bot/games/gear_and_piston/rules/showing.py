"""What words and pictures agree on: which cars a picture holds, and the letters of the ways to merge."""

from __future__ import annotations

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules.car import Car, offsets
from bot.games.gear_and_piston.rules.model import View

MOST = 3
"""So many cars are shown in one picture."""
TOLD = 2
"""So many if it is told what they lack."""


def garages(view: View) -> tuple[tuple[Seat, ...], ...]:
    """Which seats' cars are in which picture: shared out as evenly as may be."""
    seats = len(view.cars)
    told = view.phase in ("assembling", "scrapping")
    count = -(-seats // (TOLD if told else MOST))
    size = -(-seats // count)
    return tuple(tuple(range(at, min(at + size, seats))) for at in range(0, seats, size))


def letter(car: Car, offset: int) -> str:
    """What a way to merge the car's sections is called: A, B, C, in the order of `offsets`."""
    return chr(ord("A") + offsets(car).index(offset))
