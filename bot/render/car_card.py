"""A person's car as a picture."""

from typing import Final

from bot.locales.phrase import ENGLISH, Locale
from bot.render import paddock, text
from bot.render.drivers import put_driver
from bot.render.stage import Stage, Words
from bot.words.player_car import COLOURS, DRIVERS, PlayerCar

FLOOR: Final = 372
"""The distance from the top of the picture to the road under the wheels, in pixels."""
_HEAD: Final = (-220, -107)
_DISC: Final = (-182, -78)
"""The positions of the driver's neck and of the number's centre, in pixels relative to the nose at road
level.
"""


def my_car(stage: Stage, car: PlayerCar, nose: int, floor: int) -> None:
    """Draw the car in its large size. nose: the x of the car's nose. floor: the y of the road under its
    wheels.
    """
    put_driver(stage, car, "grin", "l", nose + _HEAD[0], floor + _HEAD[1])
    stage.put(f"racer-{car.paint}-l", nose, floor)
    stage.put("disc", nose + _DISC[0], floor + _DISC[1])
    number = Words(str(car.number), 48, "Black", paddock.INK, room=42)
    stage.write(number, nose + _DISC[0], floor + _DISC[1], "m")


def stage(name: str, car: PlayerCar, locale: Locale = ENGLISH) -> Stage:
    """Return the picture of a person's car."""
    drawn = Stage(paddock.WORLD, "car", locale)
    introduced(drawn, name, car)
    my_car(drawn, car, 1030, FLOOR)
    return drawn


def introduced(stage: Stage, name: str, car: PlayerCar) -> None:
    """Write the person's name, the colour and number of the car, and the driver's name."""
    shown = text.fitted(text.legible(name, car.number), 84, "BlackItalic", 640)
    stage.write(Words(shown, 84, "BlackItalic", paddock.CREAM), 56, 106)
    colour = stage.say("card-car", colour=COLOURS[car.colour], number=car.number)
    stage.write(Words(colour, 60, "BlackItalic", paddock.GOLD, room=560), 58, 192)
    driver = stage.say("card-driver", driver=DRIVERS[car.driver])
    stage.write(Words(driver, 48, "Bold", paddock.CREAM, room=560), 58, 252)
