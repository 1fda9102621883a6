"""A player's car, which is the same in every game unless another player at the table has its colour or
number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.locales.phrase import Locale, say

COLOURS: Final = ("yellow", "orange", "pink", "sky", "white", "blue")
"""The keys of the colours, in the order of CARS in bot.render.theme."""
NUMBERS: Final = 99
"""The highest racing number of a car. The lowest is 1."""
DRIVERS: Final = ("Ace", "Brio", "Cleo", "Dash", "Fitz", "Gigi", "Juno", "Otto")
"""The drivers' names, which are the same in every language."""
ROBOT: Final = len(DRIVERS)
"""The index of the driver of a robot's car."""


@dataclass(frozen=True, slots=True)
class PlayerCar:
    """The look, the racing number and the driver of a player's car."""

    colour: int
    """The index of the car's colour, 0 to 5."""
    number: int
    """The racing number on the car, 1 to NUMBERS."""
    driver: int
    """The index of the car's driver, 0 to 7, or ROBOT."""
    striped: bool = False
    """Whether the car is the second one of its colour at a table."""
    wanted: int | None = None
    """The index of the colour that the player chose if another player already had it, or None."""

    @property
    def paint(self) -> int:
        """The index of the car's look, 0 to 11: six colours, then the same six with stripes."""
        return self.colour + len(COLOURS) * self.striped

    @property
    def face(self) -> str:
        """The key of the driver's drawings."""
        return "robot" if self.driver == ROBOT else str(self.driver)


def seat_car(seat: int) -> PlayerCar:
    """Return the car of a seat whose player is unknown."""
    colours = len(COLOURS)
    return PlayerCar(seat % colours, seat + 1, seat % len(DRIVERS), striped=seat // colours % 2 == 1)


def person_car(person: int) -> PlayerCar:
    """Return the car of a person who has chosen none. person: the Discord id."""
    return PlayerCar(person % len(COLOURS), person % NUMBERS + 1, person // len(COLOURS) % len(DRIVERS))


def fitted(wanted: PlayerCar, others: Sequence[PlayerCar]) -> PlayerCar:
    """Return the car that a player gets at a table with the other cars: the wanted one, or one with the next
    free colour and number.
    """
    paints, numbers = {(each.colour, each.striped) for each in others}, {each.number for each in others}
    if (wanted.colour, wanted.striped) not in paints and wanted.number not in numbers:
        return wanted
    colour, striped = next(
        paint
        for paint in [
            (each, stripes) for stripes in (False, True) for each in _ring(wanted.colour, len(COLOURS))
        ]
        if paint not in paints
    )
    number = 1 + next(each for each in _ring(wanted.number - 1, NUMBERS) if each + 1 not in numbers)
    asked = wanted.colour if (colour, striped) != (wanted.colour, wanted.striped) else wanted.wanted
    return replace(wanted, colour=colour, number=number, striped=striped, wanted=asked)


def _ring(first: int, count: int) -> Iterable[int]:
    """Return the numbers from 0 to count - 1 in order, beginning with `first` and wrapping around."""
    return ((first + at) % count for at in range(count))


class Seated(str):
    """A player's name for pictures, together with the player's car."""

    __slots__ = ("player_car",)
    player_car: PlayerCar

    def __new__(cls, name: str, player_car: PlayerCar) -> Seated:
        """Return a new name that carries the car."""
        made = super().__new__(cls, name)
        made.player_car = player_car
        return made

    def __reduce__(self) -> tuple[type[Seated], tuple[str, PlayerCar]]:
        """Return the values from which pickle rebuilds the name."""
        return Seated, (str(self), self.player_car)


def player_cars(names: Sequence[str]) -> tuple[PlayerCar, ...]:
    """Return the cars by seat. A name that is not `Seated` gets the car of its seat."""
    return tuple(
        name.player_car if isinstance(name, Seated) else seat_car(seat) for seat, name in enumerate(names)
    )


def car_alt(name: str, car: PlayerCar, locale: Locale) -> str:
    """Return the alt text of a picture of a person's car, in the given language."""
    colour, driver = COLOURS[car.colour], DRIVERS[car.driver]
    return say("card-chosen", locale, name=name, colour=colour, number=car.number, driver=driver)
