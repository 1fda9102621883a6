"""The names of the robots."""

from __future__ import annotations

from collections.abc import Iterable

NAMES = (
    "Axle",
    "Bolt",
    "Clutch",
    "Dyno",
    "Etta Gasket",
    "Flux",
    "Grease Lightly",
    "Hubcap",
    "Ignatia",
    "Jack Stand",
    "Kelvin",
    "Lugnut",
)


def name(taken: Iterable[str]) -> str:
    """The first robot's name that nobody at the table has."""
    others = set(taken)
    return next(each for each in NAMES if each not in others)
