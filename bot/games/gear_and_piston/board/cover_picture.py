"""The cover of Gear & Piston: a car of 1888, in the style of its patent drawing."""

from typing import Final

from PIL.Image import Image

from bot.games.gear_and_piston.board.inks import INK, SLOT, WORLD
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules.car import Car, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words, develop

GEAR: Final = Part("new", "gear", "generic", "bottom")
AXLE: Final = Part("new", "axle", "generic", "bottom")
CAR: Final = Car(
    (
        (
            Column(Part("new", "improvement", "gasoline", "top"), AXLE),
            Column(Part("new", "fuel supply", "gasoline", "top"), GEAR),
            Column(Part("new", "steering", "generic", "top"), GEAR),
            Column(Part("new", "motor", "steam", "top"), Part("new", "improvement", "generic", "bottom")),
            Column(Part("new", "fuel supply", "steam", "top"), AXLE),
        ),
    )
)
DRIVER: Final = 1


def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: a car of five columns of parts, with the driver on the steering, and a
    motor that a crane brings.
    """
    stage = Stage(WORLD, "cover", locale)
    drawn = plan(CAR, 700, 345)
    vehicle(stage, CAR, drawn, 664 - drawn.width // 2, 382 - drawn.height, DRIVER, shadow=INK)
    for text, y in (("Gear &", 84), ("Piston", 192)):
        stage.write(Words(text, 112, "Serif", SLOT, 9, INK, drop=6), 36, y)
    return develop(stage)
