"""The public table, the result, and the cover for the lobby."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL.Image import Image

from bot.engine.game import Seat
from bot.games.racesmack.board.cards import need, row
from bot.games.racesmack.board.circle import circle, judged, order, sized, spots
from bot.games.racesmack.board.inks import FINISH, GOLD, INK, QUIET, ROAD, SCORE, WORDS, WORLD
from bot.games.racesmack.board.plan import LOW
from bot.games.racesmack.board.plates import plates
from bot.games.racesmack.board.ribbon import ribbon, strip
from bot.games.racesmack.rules import judging, phrases
from bot.games.racesmack.rules.components import Finish
from bot.games.racesmack.rules.model import Standing, View
from bot.locales.phrase import Locale, say
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.photo_finish import BAND, CarSize, Racer, Racing, photo_finish, racers
from bot.render.stage import Stage, Words, develop
from bot.render.text import titled

CALL: Final = 596
"""The y of the middle of the strip that tells everyone what to do. It is where the hands will be."""
SIGNS: Final = 116
"""The greatest distance between the signs of a goal, in pixels."""
EDGE: Final = 24
"""The distance of the signs from the left and the right edge of the picture, in pixels."""
TITLE: Final = 866
"""The right end of the line above the winning row, which leaves room for the ribbons of the rosette, in
pixels from the left.
"""


def board(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Return the picture of the public view during the game."""
    stage = Stage(WORLD, "table", locale, names)
    ribbon(stage, view, coming=False)
    lying = spots(view) if view.circle or view.phase == "revealing" else judged(view)
    circle(stage, lying, sized(len(names)), LOW, faces=True, order=order(view))
    if _calls(view) and not any(spot is not None and spot.tappers for spot in lying):
        strip(stage, stage.say("smack-call", phase=view.phase), CALL, size=60, middle=stage.width // 2)
    plates(stage, view, names)
    return stage


def _calls(view: View) -> bool:
    """Return whether all players must act at the same time: pick a card, or tap one while a card can be
    correct.
    """
    if view.phase not in ("picking", "tapping", "aiming"):
        return False
    return not view.circle or not judging.hopeless(
        view.circle, judging.verdict(view.circle, view.default, view.options)
    )


@dataclass(frozen=True, slots=True)
class Smackers(Racing):
    """The cars of a result, with the same faces as on the table."""

    reader: Seat | None

    def driver(self, stage: Stage, row: Racer, size: CarSize, neck: tuple[int, int]) -> None:
        """Draw the driver's face above the edge of the car."""
        face = "s" if size == "s" else "l"
        mood = "grin" if row.place == 1 else "oh" if row.seat == self.reader else "sad"
        stage.put(
            f"face-{row.player_car.colour}-{mood}-{face}", neck[0], neck[1] - (20 if size == "s" else 30)
        )


def result(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators. The game is won by a goal, or
    by the number of cards won.
    """
    lengths = [len(standing.row) + len(standing.rules) for standing in view.races]
    rows = racers(names, view.places, lengths)
    how = ""
    best = rows[0].seat
    if view.winners and (met := view.races[best].finish) is not None:
        how = say("smack-by-goal", locale, goal=phrases.goal(met, ".short"))

    hero = best if view.seat is None else view.seat

    def band(stage: Stage) -> None:
        _row(stage, view, hero)

    fleet = Smackers(FINISH.print, view.seat)
    return photo_finish(FINISH, rows, view.seat, "smack-cards", fleet, how=how, band=band, locale=locale)


def _row(stage: Stage, view: View, seat: Seat) -> None:
    """Draw the band of the result: how far the seat's row has reached its goal, or its cards if it has no
    goal.
    """
    top, low = BAND
    standing = view.races[seat]
    stage.fill(10, top, 1080, low - top, ROAD)
    stage.fill(10, top, 1080, 6, INK)
    stage.fill(10, low - 6, 1080, 6, INK)
    far = None
    if standing.finish is None:
        row(stage, standing, top + 128)
    else:
        _counted(stage, standing, standing.finish, top + 124)
        have = min(standing.have, standing.need)
        reached = stage.say("smack-finish-far", have=have, need=standing.need)
        far = Words(reached, 52, "Fredoka", SCORE)
    end = TITLE - (far.width + 42 if far is not None else 0)

    def say(shown: str) -> str:
        return stage.say("smack-finish-row", you=seat == view.seat, name=shown)

    text, size = titled(say, stage.names[seat], (52, 48), "Fredoka", end - 34)
    x = stage.write(Words(text, size, "Fredoka", WORDS, room=end - 34), 34, top + 30) + 26
    if far is not None and standing.finish is not None:
        x = stage.write(far, x, top + 30) + 42
    if seat == view.seat:
        goal = "none" if standing.finish is None else "met" if standing.have >= standing.need else "missed"
        ink = SCORE if goal == "met" else QUIET
        stage.write(
            Words(stage.say("smack-goal-is", goal=goal), 48, "Fredoka", ink, room=TITLE - x), x, top + 30
        )


def _counted(stage: Stage, standing: Standing, finish: Finish, middle: int) -> None:
    """Draw a row's progress to its goal: the goal's sign for each unit that the row has, and an empty place
    for each missing one.
    """
    pitch = min(SIGNS, (stage.width - 2 * EDGE) // standing.need)
    for at in reversed(range(standing.need)):
        x = EDGE + pitch // 2 + at * pitch
        if at < standing.have:
            stage.put(f"{need(finish)}-l", x, middle)
        else:
            stage.draw(Overlay(_missing, 80, 80), x - 40, middle - 40)


def _missing(pen: Pen) -> None:
    pen.disc(40, 40, 36, QUIET)
    pen.disc(40, 40, 31, ROAD)


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: cars race by, and a glove smacks a card."""
    stage = Stage(WORLD, "cover", locale)
    stage.write(Words("Racesmack!", 112, "Fredoka", GOLD, 16, INK, 600, drop=8, lean=0.12), 34, 84)
    return develop(stage)
