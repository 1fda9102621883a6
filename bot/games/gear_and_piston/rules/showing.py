"""What words and pictures share: which cars a picture shows, and the letters of the ways to merge."""

from __future__ import annotations

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules.car import Car, offsets
from bot.games.gear_and_piston.rules.model import View


def garages(view: View) -> tuple[tuple[Seat, ...], ...]:
    """The seats whose cars are in each picture: all in one."""
    return (tuple(range(len(view.cars))),)


def letter(car: Car, offset: int) -> str:
    """The letter for a way to merge the car's sections: A, B, C, in the order of `offsets`."""
    return chr(ord("A") + offsets(car).index(offset))
