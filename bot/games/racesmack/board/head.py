"""The first line of a picture, and the legend of the colours' marks."""

from __future__ import annotations

from typing import Final

from bot.games.racesmack.board.formula import HIGH as SIGN_HIGH
from bot.games.racesmack.board.formula import SIGN, trait
from bot.games.racesmack.board.pieces import BADGE, badge
from bot.games.racesmack.rules.components import COLOURS
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Scene
from bot.render.panels import LEFT, PACK, PACK_WIDTH, RIGHT, pack
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

HEAD: Final = 86
"""How high the first line is."""
MIDDLE: Final = 50
LEGEND: Final = 72
"""How high the legend is."""

_WHAT: Final = {
    "picking": "pick a card in secret",
    "revealing": "turns up a card",
    "tapping": "tap a correct card!",
    "aiming": "choose a card to tap",
    "settling": "is settled",
    "finished": "is over",
}


def head(scene: Scene, view: View, names: tuple[str, ...]) -> None:
    """The round, what is to be done, and how many cards the deck has while that matters."""
    racing = view.phase in ("tapping", "aiming")
    end = RIGHT if racing or view.phase == "revealing" else _deck(scene, view) - 24
    x = scene.write(Label(f"Round {view.round}", 56, "Black", TEXT, BOARD), LEFT, MIDDLE) + 22
    words, ink = _WHAT[view.phase], SIGNAL if racing else QUIET
    if view.phase == "tapping" and view.options.edition == "draft":
        words = "tap a correct card, if one is left!"
    if view.phase == "revealing":
        seat = view.awaited[0]
        scene.put(badge(seat, BOARD), x, MIDDLE - BADGE // 2)
        x += BADGE + 12
        what = Label(words, READABLE, "Medium", ink, BOARD)
        name = fitted(names[seat], READABLE, "Bold", end - x - what.width - 12)
        x = scene.write(Label(name, READABLE, "Bold", TEXT, BOARD), x, MIDDLE) + 12
    if view.seat is not None and view.phase == "picking":
        words, ink = (words, SIGNAL) if view.seat in view.awaited else ("you have picked", QUIET)
    scene.write(Label(fitted(words, READABLE, "Bold", end - x), READABLE, "Bold", ink, BOARD), x, MIDDLE)


def _deck(scene: Scene, view: View) -> int:
    """The deck, at the right end of the head; answers where it begins."""
    number = Label(str(view.deck), READABLE, "Black", TEXT if view.deck else QUIET, BOARD)
    scene.write(number, RIGHT, MIDDLE, "r")
    x = RIGHT - number.width - PACK_WIDTH - 12
    scene.put(pack(BOARD, empty=not view.deck), x, MIDDLE - PACK // 2)
    return x


def legend(scene: Scene, top: int) -> None:
    """Which mark stands for which colour."""
    labels = [Label(colour, READABLE, "Medium", QUIET, BOARD) for colour in COLOURS]
    used = sum(SIGN + 10 + label.width for label in labels)
    gap = (RIGHT - LEFT - used) // (len(labels) - 1)
    x, middle = LEFT, top + LEGEND // 2
    for colour, label in zip(COLOURS, labels, strict=True):
        scene.put(trait(colour, BOARD, TEXT), x, middle - SIGN_HIGH // 2)
        x = scene.write(label, x + SIGN + 10, middle) + gap
