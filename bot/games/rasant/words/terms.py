"""The names of cards and cars, and the result of a manoeuvre."""

from __future__ import annotations

from bot.games.rasant.rules.components import START, Car, Card
from bot.games.rasant.rules.model import Manoeuvre
from bot.words.phrases import counted, listed

_NAMED = 3
"""Number of moved cars that are named, up to two more; all of them are in the line anyway."""


def overtaking(manoeuvre: Manoeuvre) -> str:
    """The moved cars, and the count: moved red 3, the starting car and blue 2 to the front: 2
    cars x 2 = ...
    """
    count = "1 car" if manoeuvre.counted == 1 else f"{manoeuvre.counted} cars"
    double = " x 2" if manoeuvre.doubled else ""
    return f"moved {_cars(manoeuvre)} to the front: {count}{double} = {counted(manoeuvre.points, 'point')}"


def _cars(manoeuvre: Manoeuvre) -> str:
    """The cars in order; of many the first ones, and the starting car, which doubles the others."""
    moved = manoeuvre.moved
    if len(moved) <= _NAMED + 2:
        return listed([car_named(car) for car in moved])
    shown = [car for car in moved if car == START or car in moved[:_NAMED]]
    return listed([*map(car_named, shown), f"{len(moved) - len(shown)} others"])


def named(card: Card) -> str:
    """A card: red 40."""
    return f"{card.paint} {card.pace}"


def car_named(car: Car) -> str:
    """A car: red 2; or the starting car."""
    return "the starting car" if car == START else f"{car.paint} {car.number}"
