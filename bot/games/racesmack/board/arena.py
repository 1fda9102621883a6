"""The picture while cards lie face up and are tapped: the rule, the circle as large as can be, the legend of
the marks, and who has tapped. It is the same for all, in the table's message as in a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.values import replace
from bot.games.racesmack.board.circle import circle, height, road, spots
from bot.games.racesmack.board.head import HEAD, LEGEND, head, legend
from bot.games.racesmack.board.pieces import BADGE, badge
from bot.games.racesmack.board.verdict import HIGH, coming
from bot.games.racesmack.rules.events import Event, Turned
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, framed
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, READABLE

CIRCLE: Final = HEAD + HIGH + 6
"""The top of the circle."""
FOOT: Final = 76
"""How high the line is that tells who is awaited."""


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    return framed(CIRCLE + height(seats) + LEGEND + FOOT + 18, road(seats, CIRCLE))


def arena(view: View, names: tuple[str, ...], heard: Sequence[Event] = ()) -> Scene:
    """What lies face up, for everybody; for a seat that chose in secret with its own choice. The card of the
    last move glows. Of taps that are raced a hand shows only its own: those of the others stand at the table,
    and a hand that came before them need not be drawn anew for each.
    """
    if view.seat is not None and view.phase == "tapping":
        view = replace(view, taps=tuple(touch for touch in view.taps if touch.seat == view.seat))
    seats = len(names)
    scene = Scene(_backdrop(seats))
    head(scene, view, names)
    coming(scene, view, HEAD)
    turned = [event.seat for event in heard if isinstance(event, Turned)]
    circle(scene, spots(view, turned[-1] if turned and view.phase == "revealing" else None), CIRCLE)
    top = CIRCLE + height(seats)
    legend(scene, top + 4)
    _foot(scene, view, top + LEGEND + FOOT // 2)
    return scene


def _foot(scene: Scene, view: View, middle: int) -> None:
    """Who is still to tap, or to turn up a card; in a hand whether its owner is to tap
    or choose: it is not drawn anew when others do.
    """
    if view.seat is not None and view.phase == "tapping":
        words = (
            f"You have tapped {view.taps[0].letter}" if view.taps else "Tap its letter, before the others do"
        )
        scene.write(Label(words, READABLE, "Medium", QUIET, BOARD), LEFT, middle)
        return
    if view.seat is not None and view.phase == "aiming":
        words = "You have chosen" if view.aim is not None else "Choose a card in secret"
        scene.write(Label(words, READABLE, "Medium", QUIET, BOARD), LEFT, middle)
        return
    seats = (view.starter,) if view.phase == "revealing" else view.awaited
    words = {"revealing": "Turn by turn, from", "tapping": "Still to tap"}.get(view.phase, "Still to choose")
    x = scene.write(Label(words, READABLE, "Medium", QUIET, BOARD), LEFT, middle) + 20
    for seat in seats:
        scene.put(badge(seat, BOARD), x, middle - BADGE // 2)
        x += BADGE + 10
