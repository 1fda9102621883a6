"""The result: who won, on the podium, with what; and everybody's place."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.racesmack.board.pieces import BADGE, badge
from bot.games.racesmack.board.races import TALL, WIDTH, Field, race
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.cars import CAR_HEIGHT, car
from bot.render.panels import LEFT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT
from bot.render.winners import HEAD, winners
from bot.words.phrases import counted, ordinal

STEP: Final = WIDTH // 3
SPOTS: Final = (STEP, 0, 2 * STEP)
"""Where each step of the podium is: in the middle the first, left of it the second, right of it the third."""
HEIGHTS: Final = {1: 250, 2: 190, 3: 150}
"""How high the step of a place is: equal places stand equally high."""
ZOOM: Final = 1.2
FLOOR: Final = HEAD + 76 + round(CAR_HEIGHT * ZOOM) + HEIGHTS[1]
"""Where the podium stands."""
LINE: Final = 70


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    below = FLOOR + 14
    rest = -(-max(0, seats - 3) // 2) * LINE
    return framed(below + TALL + rest + 24, [(panel(WIDTH, TALL), LEFT, below)])


def result(view: View, names: tuple[str, ...]) -> Scene:
    """The same for all: the podium, the Race that won, and the places behind the podium."""
    scene = Scene(_backdrop(len(names)))
    order = [row.seat for row in finishes(view.places)]
    winners(scene, [names[seat] for seat in order if view.places[seat] == 1])
    shift = STEP // 2 if len(names) == 2 else 0
    for seat, left in zip(order, SPOTS, strict=False):
        _step(scene, view, seat, names[seat], LEFT + shift + left)
    best = order[0]
    race(scene, view, best, names[best], Field(LEFT, FLOOR + 14, WIDTH))
    for at, seat in enumerate(order[3:]):
        x = LEFT + at % 2 * (WIDTH // 2)
        middle = FLOOR + 14 + TALL + 10 + at // 2 * LINE + LINE // 2
        _row(scene, view, seat, names[seat], x, middle)
    return scene


def _step(scene: Scene, view: View, seat: Seat, name: str, left: int) -> None:
    """One step of the podium with the player who stands on it."""
    high = HEIGHTS[view.places[seat]]
    middle, top = left + STEP // 2, FLOOR - high
    won = view.places[seat] == 1
    scene.put(panel(STEP - 12, high, strong=won), left + 6, top)
    place = Label(ordinal(view.places[seat]), 64, "BlackItalic", SIGNAL if won else TEXT)
    scene.write(place, middle, top + 56, "m")
    cards = len(view.races[seat].row) + len(view.races[seat].rules)
    told = Label(counted(cards, "Race card"), READABLE, "Medium", QUIET)
    scene.write(told, middle, top + 114, "m")
    racer = car(seat, BOARD, ZOOM)
    scene.put(racer, middle - racer.width // 2, top - racer.height - 4)
    text = Label(fitted(name, READABLE, "Bold", STEP - BADGE - 34), READABLE, "Bold", TEXT, BOARD)
    x, line = middle - (BADGE + 12 + text.width) // 2, top - racer.height - 38
    scene.put(badge(seat, BOARD), x, line - BADGE // 2)
    scene.write(text, x + BADGE + 12, line)


def _row(scene: Scene, view: View, seat: Seat, name: str, x: int, middle: int) -> None:
    """A place behind the podium."""
    place = Label(ordinal(view.places[seat]), READABLE, "BlackItalic", TEXT, BOARD)
    x = scene.write(place, x + 12, middle) + 16
    scene.put(badge(seat, BOARD), x, middle - BADGE // 2)
    x += BADGE + 12
    room = WIDTH // 2 - place.width - BADGE - 60
    scene.write(Label(fitted(name, READABLE, "Bold", room), READABLE, "Bold", TEXT, BOARD), x, middle)
