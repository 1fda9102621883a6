"""The letters on the players' tokens."""

from collections.abc import Sequence
from functools import lru_cache

from bot.words.player_car import player_cars


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """Return the letter of each player: the first letter of the name that no earlier player has or, if there
    is none, the number of the car.
    """
    return _letters(tuple(names), tuple(str(car.number) for car in player_cars(names)))


@lru_cache(maxsize=256)
def _letters(names: tuple[str, ...], numbers: tuple[str, ...]) -> tuple[str, ...]:
    taken: list[str] = []
    for name, number in zip(names, numbers, strict=True):
        own = (char.upper()[0] for char in name if char.isalpha())
        taken.append(next((char for char in own if char not in taken), number))
    return tuple(taken)
