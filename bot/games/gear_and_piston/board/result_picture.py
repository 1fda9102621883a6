"""The result: a photo finish of the built cars, and the sum of one player's points."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.gear_and_piston.board import inks, places
from bot.games.gear_and_piston.board.vehicle import Plan, plan, vehicle
from bot.games.gear_and_piston.rules import car, model
from bot.locales.phrase import Locale
from bot.render import sums
from bot.render.photo_finish import LEFT, TALL, WIDE, Racer, photo_finish, racers
from bot.render.stage import Stage
from bot.render.theme import CARS

LONGEST = 520
"""The greatest length of a car, in pixels."""
OVER = 8
OVER_FIRST = 16
"""The maximum number of pixels by which a car is higher than its lane: OVER in a low lane, where it has no
driver, and OVER_FIRST in a high lane of a winner, which has words above it.
"""
OVER_HIGH = 1.21
"""The greatest height of a car in another high lane, as a multiple of the height of the lane less 6 pixels.
The driver is partly above the lane.
"""


@dataclass(frozen=True, slots=True)
class Built:
    """The built cars as the photo finish draws them: each in its lane, with a driver in a high lane."""

    cars: tuple[car.Car, ...]

    def _plan(self, row: Racer, height: int) -> Plan:
        driven = height >= TALL
        high = height + (OVER_FIRST if driven else OVER)
        if driven and row.place != 1:
            high = round((height - 6) * OVER_HIGH)
        return plan(self.cars[row.seat], LONGEST, high, driver=driven)

    def length(self, row: Racer, height: int, /) -> int:
        """Return the length of the car in pixels."""
        return self._plan(row, height).width

    def head(self, row: Racer, height: int, /) -> int:
        """Return how far behind the nose a name must end, in pixels. It is the whole length, because the
        driver can sit anywhere.
        """
        return self.length(row, height)

    def waiting(self, row: Racer, height: int, /) -> int:
        """Return a position outside the picture. It is never used, because every car finishes."""
        return -self.length(row, height)

    def draw(self, stage: Stage, row: Racer, nose: tuple[int, int], height: int) -> None:
        """Draw the car on a chassis of the player's colour. Its nose is the lamp. In a high lane, the token
        is below the name.
        """
        drawn, (x, floor) = self._plan(row, height), nose
        left, top = x - drawn.width, floor + 4 - drawn.height
        high = height >= TALL
        chassis = CARS[stage.player_car(row.seat).colour]
        shadow = inks.SHADOW if high else inks.INK
        built = self.cars[row.seat]
        vehicle(stage, built, drawn, left, top, row.seat, icons=False, chassis=chassis, shadow=shadow)
        if high:
            places.token(stage, row.seat, 29, LEFT + 32, min(floor - 36, floor + 74 - height // 2))


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators: the places, the gaps, and the
    sum of that seat's points. Spectators see the sum of the winner's.
    """
    rows = racers(names, view.places, view.points)
    hero = rows[0].seat if view.seat is None else view.seat

    def band(stage: Stage) -> None:
        *investors, area, volatility = (line.points for line in view.sheet if line.seat == hero)
        kinds = {"investors": sum(investors), "area": area, "volatility": volatility}
        terms = [
            sums.Term(points, stage.say("piston-finish-from", kind=kind))
            for kind, points in kinds.items()
            if points
        ]
        sums.summed(stage, inks.FINISH, terms, view.seat, hero)

    return photo_finish(
        inks.FINISH,
        rows,
        view.seat,
        "points",
        Built(view.cars),
        tie="piston-finish-tie",
        band=band,
        low=sums.LOW,
        explained=True,
        past=WIDE,
        locale=locale,
    )
