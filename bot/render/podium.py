"""The podium of a finished circuit or cup: the first three with their cars."""

from collections.abc import Sequence
from typing import Final, Protocol

from bot.locales.phrase import ENGLISH, Locale
from bot.render.drivers import put_driver
from bot.render.paddock import CREAM, GOLD, INK, QUIET, STAND, WORLD
from bot.render.stage import Stage, Words
from bot.render.text import fitted, legible, measure
from bot.words.player_car import PlayerCar

STEP: Final = 336
SPOTS: Final = (382, 42, 722)
"""The left edges of the steps of the first three, in pixels."""
HEIGHTS: Final = {1: 350, 2: 262, 3: 190}
"""The height of the step of each rank, in pixels."""
FLOOR: Final = 746
_LENGTH: Final = 278
_HEAD: Final = (-157, -76)
_DISC: Final = (-130, -56)
"""The positions of the driver's neck and of the number's centre, in pixels relative to the nose on the step.
"""


class PodiumPlace(Protocol):
    """A player's place on the podium."""

    @property
    def name(self) -> str:
        """The player's name."""

    @property
    def rank(self) -> int:
        """The rank, which several players can share."""

    @property
    def points(self) -> float:
        """The player's points, which can include half points."""


def podium(
    name: str, progress: str, rows: Sequence[PodiumPlace], cars: Sequence[PlayerCar], locale: Locale = ENGLISH
) -> Stage:
    """Return the picture of the podium. name: the name of the circuit or cup. progress: its progress in
    words. rows: the players, best first. cars: the cars of the first three.
    """
    drawn = Stage(WORLD, "podium", locale)
    drawn.write(Words(progress, 52, "BlackItalic", GOLD), 1056, 104, "r")
    room = 980 - measure(progress, 52, "BlackItalic")
    drawn.write(Words(fitted(legible(name, 1), 72, "BlackItalic", room), 72, "BlackItalic", CREAM), 44, 102)
    for row, left, car in zip(rows, SPOTS, cars, strict=False):
        top, middle = FLOOR - HEIGHTS[row.rank], left + STEP // 2
        _step(drawn, left, top)
        drawn.write(
            Words(drawn.say("place.badge", place=row.rank), 92, "BlackItalic", INK), middle, top + 64, "m"
        )
        points = drawn.say("points", points=row.points)
        drawn.write(Words(points, 48, "Bold", INK, room=STEP - 40), middle, top + 136, "m")
        nose = middle + _LENGTH // 2
        mood = "grin" if row.rank == 1 else "oh"
        put_driver(drawn, car, mood, "m", nose + _HEAD[0], top + _HEAD[1])
        drawn.put(f"racer-{car.paint}-m", nose, top)
        drawn.put("disc", nose + _DISC[0], top + _DISC[1])
        number = Words(str(car.number), 48, "Black", INK, room=42)
        drawn.write(number, nose + _DISC[0], top + _DISC[1], "m")
        text = fitted(legible(row.name, car.number), 50, "Bold", STEP - 10)
        drawn.write(Words(text, 50, "Bold", CREAM if row.rank == 1 else QUIET), middle, top - 186, "m")
    return drawn


def _step(drawn: Stage, left: int, top: int) -> None:
    drawn.fill(left, top, STEP, FLOOR - top, INK)
    drawn.fill(left + 6, top + 6, STEP - 12, FLOOR - top - 6, STAND)
    drawn.fill(left + 6, top + 6, STEP - 12, 12, GOLD)
