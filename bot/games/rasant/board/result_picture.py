"""The result: the best overtaking, and the photo finish."""

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.board import inks, pieces
from bot.games.rasant.rules import model, scoring
from bot.locales.phrase import Locale
from bot.render.photo_finish import BAND, CarSize, Racer, Racing, photo_finish, racers
from bot.render.stage import Stage, Words

LOW: Final = 388
"""The bottom of the band about the best overtaking, in pixels from the top."""
ROWS: Final = (272, 340)
"""The middles of the words and of the cars in the band, in pixels."""
ROOM: Final = (144, 860)
"""The left edge of the words, and their right edge before the ribbons of the rosette, in pixels."""
FIRST: Final = 186
LAST: Final = 1030
"""The middle of the rearmost car that overtook, and the maximum for the middle of the foremost one, in pixels
from the left.
"""
PITCH: Final = 104
"""The maximum distance from one of these cars to the next, in pixels."""


class Helmeted(Racing):
    """The cars of a result, with the same helmets as on the table."""

    def driver(self, stage: Stage, row: Racer, size: CarSize, neck: tuple[int, int]) -> None:
        """Draw the helmet without a number, because the number is on the car."""
        stage.put(f"helmet-{row.player_car.paint}-car-{size}", *neck)


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the result, with the best overtaking of the view's seat. For spectators and a
    seat that never overtook, it has the overtaking that decided the game.
    """
    rows = racers(names, view.places, view.points)
    decisive = scoring.decisive(view.scores, view.points)
    score = decisive if view.seat is None else scoring.best(view.scores, view.seat) or decisive

    def band(stage: Stage) -> None:
        if score is not None:
            _overtaking(stage, score, "best" if score.seat == view.seat else "decided")

    return photo_finish(
        inks.FINISH,
        rows,
        view.seat,
        "points",
        Helmeted(inks.FINISH.print),
        band=band if score else None,
        low=LOW,
        explained=True,
        locale=locale,
    )


def _overtaking(stage: Stage, score: model.Score, id: str) -> None:
    """Draw the points for a round, and the cars that moved to the front. id: the suffix of the id of the
    message about the round.
    """
    top = BAND[0]
    stage.fill(10, top, 1080, LOW - top, inks.PLATE)
    stage.fill(10, top, 1080, 6, inks.CREAM)
    stage.fill(10, LOW - 6, 1080, 6, inks.CREAM)
    pieces.helmet(stage, score.seat, 80, (top + LOW) // 2)
    left, right = ROOM
    won = Words(f"+{score.points}", 72, "Manrope", inks.GOLD, 5, inks.PLATE)
    told = stage.say(f"rasant-picture-{id}")
    x = stage.write(Words(told, 48, "Bold", inks.WORDS, room=right - left - won.width - 24), left, ROWS[0])
    stage.write(won, x + 24, ROWS[0])
    pitch = min(PITCH, (LAST - FIRST) // max(1, len(score.moved) - 1))
    for at, car in enumerate(reversed(score.moved)):
        stage.put(f"car-{car.paint}-small", FIRST + at * pitch, ROWS[1])
