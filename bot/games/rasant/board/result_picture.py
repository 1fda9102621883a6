"""The result: the decisive overtaking, and the photo finish."""

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.board import inks, pieces
from bot.games.rasant.rules import model
from bot.locales.phrase import Locale
from bot.render.photo_finish import BAND, CarSize, Racer, Racing, photo_finish, racers
from bot.render.stage import Stage, Words
from bot.render.text import titled

POINTS: Final = 290
"""The width available for the points, in pixels."""
FIRST: Final = 524
LAST: Final = 990
"""The middles of the leftmost and of the rightmost of the cars that overtook, in pixels from the left. The
rightmost one is in front.
"""
PITCH: Final = 172
NUMBERED: Final = 70
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
            _overtaking(stage, view, score)

    fleet = Helmeted(inks.FINISH.print)
    drawn = band if score else None
    return photo_finish(inks.FINISH, rows, view.seat, "points", fleet, band=drawn, locale=locale)


def _overtaking(stage: Stage, view: model.View, score: model.Score) -> None:
    """Draw who overtook, the points for it, and the cars that moved to the front."""
    top, low = BAND
    stage.fill(10, top, 1080, low - top, inks.PLATE)
    stage.fill(10, top, 1080, 6, inks.CREAM)
    stage.fill(10, low - 6, 1080, 6, inks.CREAM)

    def say(shown: str) -> str:
        mine, tied = score.seat == view.seat, "yes" if view.places.count(1) > 1 else "no"
        return stage.say("rasant-finish-decided", you=mine, tied=tied, round=score.round, name=shown)

    text, size = titled(say, stage.names[score.seat], (52, 48), "Bold", 790)
    stage.write(Words(text, size, "Bold", inks.WORDS, room=790), 34, top + 46)
    middle = top + 124
    pieces.helmet(stage, score.seat, 78, middle, small=True)
    won = stage.say("points", points=score.points)
    stage.write(Words(f"+{won}", 60, "Manrope", inks.GOLD, 5, inks.PLATE, room=POINTS), 132, middle)
    pitch = min(PITCH, (LAST - FIRST) // max(1, len(score.moved) - 1))
    for at, car in enumerate(score.moved):
        if pitch >= NUMBERED:
            pieces.car(stage, car, LAST - at * pitch, middle, 0, ahead=AHEAD)
        else:
            stage.put(f"car-{car.paint}-0", LAST - at * pitch, middle)
