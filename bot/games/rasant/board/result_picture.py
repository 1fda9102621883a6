"""The result: the decisive overtaking, and the photo finish."""

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.board import inks, pieces
from bot.games.rasant.rules import model
from bot.locales.phrase import Locale
from bot.render.photo_finish import BAND, CarSize, Racer, Racing, photo_finish, racers
from bot.render.stage import Stage, Words

LOW: Final = 340
"""The bottom of the band about the decisive overtaking, in pixels from the top."""
POINTS: Final = 172
"""The width available for the round and for the points, in pixels."""
FIRST: Final = 416
LAST: Final = 812
"""The leftmost and the rightmost possible positions of the middle of a car that overtook, in pixels from the
left. The car at the front is at LAST, clear of the rosette.
"""
PITCH: Final = 172
NUMBERED: Final = 66
"""The minimum distance of two cars, in pixels, at which they do not cover each other's numbers."""
AHEAD: Final = 46
"""The distance of a car's sign ahead of its middle, in pixels, where the next car does not cover it."""


class Helmeted(Racing):
    """The cars of a result, with the same helmets as on the table."""

    def driver(self, stage: Stage, row: Racer, size: CarSize, neck: tuple[int, int]) -> None:
        """Draw the helmet without a number, because the car has it."""
        stage.put(f"helmet-{row.player_car.paint}-car-{size}", *neck)


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators, with the decisive overtaking if
    there was one.
    """
    rows = racers(names, view.places, view.points)
    score = view.decisive

    def band(stage: Stage) -> None:
        if score is not None:
            _overtaking(stage, score)

    fleet = Helmeted(inks.FINISH.print)
    drawn = band if score else None
    return photo_finish(inks.FINISH, rows, view.seat, "points", fleet, band=drawn, low=LOW, locale=locale)


def _overtaking(stage: Stage, score: model.Score) -> None:
    """Draw who overtook in which round, the points for it, and the cars that moved to the front."""
    top, middle = BAND[0], (BAND[0] + LOW) // 2
    stage.fill(10, top, 1080, LOW - top, inks.PLATE)
    stage.fill(10, top, 1080, 6, inks.CREAM)
    stage.fill(10, LOW - 6, 1080, 6, inks.CREAM)
    pieces.helmet(stage, score.seat, 78, middle + 2, small=True)
    round = stage.say("rasant-picture-round", round=score.round)
    stage.write(Words(round, 48, "Bold", inks.WORDS, room=POINTS), 140, middle - 24)
    won = Words(f"+{score.points}", 60, "Manrope", inks.GOLD, 5, inks.PLATE, room=POINTS)
    stage.write(won, 140, middle + 24)
    pitch = min(PITCH, (LAST - FIRST) // max(1, len(score.moved) - 1))
    for at, car in enumerate(score.moved):
        if pitch >= NUMBERED:
            pieces.car(stage, car, LAST - at * pitch, middle, 0, ahead=AHEAD)
        else:
            stage.put(f"car-{car.paint}-0", LAST - at * pitch, middle)
