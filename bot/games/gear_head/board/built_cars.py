"""The built cars in the photo finish of a race, with their numbers and bonuses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board.car import AXLE, WHEELS, body
from bot.games.gear_head.board.inks import INK, ROUNDEL
from bot.games.gear_head.board.plan import BUILT
from bot.games.gear_head.rules import components, model
from bot.render.photo_finish import LEFT, Racer
from bot.render.stage import Stage, Words

NOSE: Final = 1048
FLOOR: Final = 520
"""The positions of the nose from the left and of the floor from the top in the drawing of the big car, in
pixels.
"""
LENGTH: Final = 1020
HIGH: Final = 165
"""The minimum height of a lane with a large car, in pixels."""
HEADS: Final = {"s": "xs", "l": "s"}
"""The size of the driver's drawing, by the size of the car."""
TAG: Final = 92
"""The width of the tag with the bonus, in pixels."""
VALUES: Final[Mapping[components.Part, tuple[int, int]]] = {
    "Driveshaft": (552, 442),
    "Fuel": (196, 296),
    "Gearshift": (420, 372),
    "Battery": (640, 298),
    "Pistons": (816, 296),
    "Tires": (WHEELS[1], AXLE),
}
"""The position of each Part's number in the drawing of the big car, in pixels."""


@dataclass(frozen=True, slots=True)
class BuiltCars:
    """The cars in a result, as far as the view shows them. cars: the finished cars by seat."""

    cars: Mapping[Seat, model.Car]
    own: Mapping[components.Part, components.Card]
    """The parts of the reader's car if it did not finish, or else empty."""
    reader: Seat | None

    def length(self, row: Racer, height: int, /) -> int:
        """Return the length of a car in pixels, including the bonus behind a small one."""
        return _length(height) + (TAG + 12) * (_size(height) == "s" and bool(self._bonus(row)))

    def head(self, _: Racer, height: int, /) -> int:
        """Return how far behind the nose a name above the car must end, in pixels."""
        return round(0.66 * _length(height))

    def waiting(self, _: Racer, height: int, /) -> int:
        """Return the position of an unfinished car's nose in pixels from the left. The car is at the left end
        of its lane.
        """
        return LEFT + _length(height)

    def _bonus(self, row: Racer) -> int:
        return self.cars[row.seat].bonus if row.seat in self.cars else 0

    def draw(self, stage: Stage, row: Racer, nose: tuple[int, int], height: int) -> None:
        """Draw the car, the numbers on a large one, and the bonus if it got one: behind a small car, and
        under the name beside a large one.
        """
        size = _size(height)
        finished = self.cars.get(row.seat)
        own = self.own if row.seat == self.reader else {}
        parts = {card.part: card for card in finished.parts} if finished else own
        corner = nose[0] - round(NOSE * BUILT[size]), nose[1] - round(FLOOR * BUILT[size])
        mood = "grin" if row.place == 1 else "oh" if row.seat == self.reader else "sad"
        _car(stage, row, parts, corner, size, mood)
        if size == "l":
            _numbers(stage, parts, corner, BUILT[size])
        if bonus := self._bonus(row):
            middle = nose[1] + 8 - height // 2
            x, y = LEFT + TAG // 2, min(nose[1] - 21, middle + 64)
            if size == "s":
                x, y = nose[0] - _length(height) - TAG // 2 - 6, middle
            stage.put("bonus", x, y)
            stage.write(Words(f"+{bonus}", 50, "Black", INK), x, y, "m")


def built(view: model.View) -> BuiltCars:
    """Return the cars of a finished race, ready to be drawn."""
    own = {card.part: card for card in view.hand} if view.seat in view.out else {}
    return BuiltCars({car.seat: car for car in view.cars}, own, view.seat)


def _length(height: int) -> int:
    return round(LENGTH * BUILT[_size(height)])


def _size(height: int) -> str:
    return "l" if height >= HIGH else "s"


def _car(
    stage: Stage,
    row: Racer,
    parts: Mapping[components.Part, components.Card],
    at: tuple[int, int],
    size: str,
    mood: str,
) -> None:
    """Draw the car on wheels, or on stands if it has no Tires. at: the top left corner of the car's
    drawing.
    """
    zoom = BUILT[size]

    body(stage, row.player_car, parts, (mood, HEADS[size]), at, f"-{size}", zoom)
    for x in WHEELS:
        wheel = "wheel" if "Tires" in parts else "stand"
        stage.put(f"{wheel}-{size}", at[0] + round(x * zoom), at[1] + round(AXLE * zoom))


def _numbers(
    stage: Stage,
    parts: Mapping[components.Part, components.Card],
    at: tuple[int, int],
    zoom: float,
) -> None:
    """Draw the number of each Part in a disc of the Part's colour."""
    for part, spot in VALUES.items():
        if part in parts:
            x, y = (at[0] + round(spot[0] * zoom), at[1] + round(spot[1] * zoom))
            stage.put(f"value-{part}-l", x, y)
            stage.write(Words(str(parts[part].value), 48, "Black", ROUNDEL), x, y, "m")
