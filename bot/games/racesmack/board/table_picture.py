"""The public table, the result, and the cover for the lobby."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PIL.Image import Image

from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.racesmack.board.cards import pitch_of, row, small
from bot.games.racesmack.board.circle import circle, judged, order, sized, spots
from bot.games.racesmack.board.inks import FINISH, GOLD, INK, ROAD, SCORE, WORDS, WORLD
from bot.games.racesmack.board.plan import LOW
from bot.games.racesmack.board.plates import plates
from bot.games.racesmack.board.ribbon import ribbon, strip
from bot.games.racesmack.rules import judging, phrases
from bot.games.racesmack.rules.finishing import counting, met
from bot.games.racesmack.rules.model import Standing, View
from bot.locales.phrase import Locale, say
from bot.render.photo_finish import BAND, CarSize, Racer, Racing, photo_finish, racers
from bot.render.stage import Stage, Words, develop
from bot.render.text import titled

CALL: Final = 606
"""The y of the middle of the strip that tells everyone what to do. It is where the hands will be."""
EDGE: Final = 24
"""The distance of the cards from the left and the right edge of the picture, in pixels."""
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
    if view.winners and (goal := view.races[best].finish) is not None:
        how = say("smack-by-goal", locale, goal=phrases.goal(goal, ".short"))

    def band(stage: Stage) -> None:
        _row(stage, view, _told(view, best))

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


def _told(view: View, best: Seat) -> Seat:
    """Return the seat whose row the result shows: the reader's if it has come closer to a goal, otherwise the
    best one.
    """
    return view.seat if view.seat is not None and view.races[view.seat].have else best


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
    if finish is None:
        row(stage, standing, EDGE, stage.width - EDGE, top + 120)
    else:
        _counted(stage, standing, top + 120)

    def say(shown: str) -> str:
        if finish is None:
            return stage.say("smack-finish-row", you=mine, name=shown)
        if standing.have >= standing.need:
            return stage.say("smack-finish-met", you=mine, name=shown)
        goal = phrases.goal(finish, ".short")  # the headline names the winner's goal
        return stage.say("smack-finish-missed" if mine else "smack-whose-goal", name=shown, goal=goal)

    text, size = titled(say, stage.names[seat], (52, 48), "Fredoka", TITLE - 34)
    stage.write(Words(text, size, "Fredoka", WORDS, room=TITLE - 34), 34, top + 30)


def _counted(stage: Stage, standing: Standing, middle: int) -> None:
    """Draw the cards with which a row came closer to its goal and, at the right end, the progress in
    numbers.
    """
    assert standing.finish is not None
    reached = stage.say("smack-finish-far", have=min(standing.have, standing.need), need=standing.need)
    far = Words(reached, 84, "Fredoka", SCORE, 9, INK, room=FAR, drop=4)
    shown = [
        card
        for at, (card, counts) in enumerate(zip(standing.row, counting(standing), strict=True))
        if counts and not met(standing.finish, standing.row[:at])
    ]
    room = stage.width - 3 * EDGE - far.width
    pitch = pitch_of(len(shown), room)
    for at, card in enumerate(shown[: room // pitch]):
        small(stage, card, pitch, EDGE + pitch // 2 + at * pitch, middle)
    stage.write(far, stage.width - EDGE - 10, middle + 14, "r")


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: cars race by, and a glove smacks a card."""
    stage = Stage(WORLD, "cover", locale)
    stage.write(Words("Racesmack!", 112, "Fredoka", GOLD, 16, INK, 600, drop=8, lean=0.12), 34, 84)
    return develop(stage)
