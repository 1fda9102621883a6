"""The public table, the result, and the cover for the lobby."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL.Image import Image

from bot.engine.game import Seat
from bot.engine.values import kind_of
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

CALL: Final = 606
"""The y of the middle of the strip that tells everyone what to do. It is where the hands will be."""
SIGNS: Final = 116
"""The maximum distance between the signs of a goal, in pixels."""
MEDAL: Final = 112
SMALL: Final = 92
"""The usual and the smallest diameter of a medal with a sign of a goal, in pixels."""
STRIP: Final = 104
"""The height of the golden strip under the signs of a goal that was met, in pixels."""
EDGE: Final = 24
"""The distance of the signs from the left and the right edge of the picture, in pixels."""
SEATED: Final[dict[CarSize, tuple[str, int]]] = {"s": ("s", 20), "m": ("s", 12), "l": ("l", 24)}
"""The size of a driver's face, and the distance of its middle above the neck in pixels, by the size of the
car.
"""
FAR: Final = 250
"""The maximum width of the numbers of a goal, in pixels."""
TITLE: Final = 866
"""The right end of the line above the row in the result, in pixels from the left. It leaves room for the
ribbons of the rosette.
"""


def board(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Return the picture of the public view during the game."""
    stage = Stage(WORLD, "table", locale, names)
    ribbon(stage, view, coming=False)
    lying = spots(view) if view.circle or view.phase == "revealing" else judged(view)
    # the cards of up to four players each lie above the plate of their player
    circle(stage, lying, sized(len(names)), LOW, faces=len(names) > 4, order=order(view))
    if _calls(view) and not any(spot is not None and spot.tappers for spot in lying):
        held = judging.verdict(view.circle, view.default, view.options)
        todo = stage.say("smack-call", phase=view.phase, rule=kind_of(held.rule))
        strip(stage, todo, CALL, size=60, middle=stage.width // 2)
    plates(stage, view, names)
    return stage


def _calls(view: View) -> bool:
    """Return whether all players are called to act at the same time: to pick a card, or to tap one if a tap
    can be correct.
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
        face, above = SEATED[size]
        mood = "grin" if row.place == 1 else "oh" if row.seat == self.reader else "sad"
        stage.put(f"face-{row.player_car.colour}-{mood}-{face}", neck[0], neck[1] - above)


def result(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators."""
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
    return photo_finish(
        FINISH,
        rows,
        view.seat,
        "smack-cards",
        fleet,
        how=how,
        band=band,
        explained=True,
        locale=locale,
    )


def _row(stage: Stage, view: View, seat: Seat) -> None:
    """Draw the band of the result: the progress of the seat's row towards its goal, or the row's cards if it
    has no goal.
    """
    top, low = BAND
    standing = view.races[seat]
    stage.fill(10, top, 1080, low - top, ROAD)
    stage.fill(10, top, 1080, 6, INK)
    stage.fill(10, low - 6, 1080, 6, INK)
    mine, finish = seat == view.seat, standing.finish
    met = finish is not None and standing.have >= standing.need
    if finish is None:
        row(stage, standing, EDGE, stage.width - EDGE, top + 120)
    else:
        _counted(stage, standing, finish, top + 120, met=met)

    def say(shown: str) -> str:
        if mine and finish is not None and not met:  # the headline names the winner's goal
            return stage.say("smack-finish-missed", goal=phrases.goal(finish, ".short"))
        return stage.say("smack-finish-row", you=mine, name=shown)

    text, size = titled(say, stage.names[seat], (52, 48), "Fredoka", TITLE - 34)
    x = stage.write(Words(text, size, "Fredoka", WORDS, room=TITLE - 34), 34, top + 30) + 42
    if mine and finish is None:
        stage.write(
            Words(stage.say("smack-finish-aimless"), 48, "Fredoka", QUIET, room=TITLE - x), x, top + 30
        )


def _counted(stage: Stage, standing: Standing, finish: Finish, middle: int, *, met: bool) -> None:
    """Draw a row's progress towards its goal: the goal's sign for each unit that the row has, and an empty
    place for each missing one. At the right end, write the numbers. met: whether to draw the signs on medals
    or, if there are too many, on a golden strip.
    """
    reached = stage.say("smack-finish-far", have=min(standing.have, standing.need), need=standing.need)
    far = Words(reached, 84, "Fredoka", SCORE, 9, INK, room=FAR, drop=4)
    pitch = min(SIGNS, (stage.width - 3 * EDGE - far.width) // standing.need)
    wide, ring = min(MEDAL, pitch - 4), min(80, pitch - 8)
    medals = met and wide >= SMALL
    end = "" if wide < SMALL else "-m" if met else "-l"
    if met and not medals:
        long = pitch * standing.need
        stage.draw(Overlay(_strip, long, STRIP, (long,)), EDGE, middle - STRIP // 2)
    for at in range(standing.need):
        x = EDGE + pitch // 2 + at * pitch
        if at >= standing.have:
            stage.draw(Overlay(_missing, ring, ring, (ring / 2,)), x - ring // 2, middle - ring // 2)
            continue
        if medals:
            stage.draw(Overlay(_medal, wide, wide, (wide / 2,)), x - wide // 2, middle - wide // 2)
        stage.put(f"{need(finish)}{end}", x, middle)
    stage.write(far, stage.width - EDGE - 10, middle + 14, "r")


def _medal(pen: Pen, radius: float) -> None:
    for inset, colour in ((0, INK), (5, SCORE), (13, FINISH.beam), (16, SCORE)):
        pen.disc(radius, radius, radius - inset, colour)


def _strip(pen: Pen, width: int) -> None:
    pen.framed(width, STRIP, SCORE, INK, line=5, radius=22)


def _missing(pen: Pen, radius: float) -> None:
    pen.disc(radius, radius, radius - 4, QUIET)
    pen.disc(radius, radius, radius - 9, ROAD)


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: cars race by, and a glove smacks a card."""
    stage = Stage(WORLD, "cover", locale)
    stage.write(Words("Racesmack!", 112, "Fredoka", GOLD, 16, INK, 600, drop=8, lean=0.12), 34, 84)
    return develop(stage)
