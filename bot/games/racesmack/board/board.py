"""The board for everybody: the circle, and everybody's Race."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.games.racesmack.board.circle import ROW, circle, road, rows, spots
from bot.games.racesmack.board.pieces import BADGE, badge
from bot.games.racesmack.board.races import bare, height, races
from bot.games.racesmack.board.verdict import HIGH, verdict
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, PACK, PACK_WIDTH, RIGHT, framed, pack
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, SIGNAL, SMALLEST, TEXT

HEAD: Final = 92
CIRCLE: Final = HEAD + HIGH + 8
"""The top of the circle."""


def _races(seats: int) -> int:
    """The top of the Races."""
    return CIRCLE + rows(seats) * ROW + 8


@lru_cache(maxsize=8)
def ground(seats: int) -> Backdrop:
    """Everything that is the same in every picture of so many seats."""
    top = _races(seats)
    return framed(top + height(seats) + 26, [*road(seats, CIRCLE), *bare(seats, top)])


def board(view: View, names: tuple[str, ...]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    scene = Scene(ground(len(names)))
    head(scene, view, names)
    return under_head(scene, view, names)


def under_head(scene: Scene, view: View, names: tuple[str, ...]) -> Scene:
    """The picture with what the result shows, too: the judgement, the circle, and everybody's Race."""
    verdict(scene, view, HEAD)
    circle(scene, spots(view), CIRCLE)
    races(scene, view, names, _races(len(names)))
    return scene


def head(scene: Scene, view: View, names: tuple[str, ...]) -> None:
    """The round, what is to be done, and how many cards the deck has."""
    end = _deck(scene, view) - 24
    title = Label(f"Round {view.round}", 54, "Black", TEXT, BOARD)
    x = scene.write(title, LEFT, 54) + 20
    if view.phase == "revealing":
        seat = view.awaited[0]
        scene.put(badge(seat, BOARD), x, 54 - BADGE // 2)
        x += BADGE + 12
        name = Label(fitted(names[seat], 44, "Bold", end - x - 160), 44, "Bold", TEXT, BOARD)
        x = scene.write(name, x, 54) + 12
    words, ink = _WHAT[view.phase], SIGNAL if view.phase in ("tapping", "aiming") else QUIET
    if view.seat is not None and view.phase == "picking":
        words, ink = (words, SIGNAL) if view.seat in view.awaited else ("you have picked", QUIET)
    scene.write(Label(words, 44, "Bold", ink, BOARD), x, 54)


_WHAT: Final = {
    "picking": "pick a card in secret",
    "revealing": "reveals",
    "tapping": "tap a correct card!",
    "aiming": "choose a card to tap",
    "settling": "is settled",
    "finished": "is over",
}


def _deck(scene: Scene, view: View) -> int:
    """The deck, at the right end of the head; answers where it begins."""
    number = Label(str(view.deck), 44, "Black", TEXT if view.deck else QUIET, BOARD)
    scene.write(number, RIGHT, 54, "r")
    x = RIGHT - number.width - PACK_WIDTH - 12
    scene.put(pack(BOARD, empty=not view.deck), x, 54 - PACK // 2)
    name = Label("Deck", SMALLEST, "Medium", QUIET, BOARD)
    scene.write(name, x - 14, 54, "r")
    return x - 14 - name.width
