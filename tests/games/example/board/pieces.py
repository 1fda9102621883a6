"""The cards as sprites, and a player's row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.render.canvas import Scene, Sprite
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, panel
from bot.render.pen import Pen
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, PAPER, PRINT, READABLE
from bot.words.phrases import counted
from tests.games.example.rules.components import Card
from tests.games.example.rules.model import View

WIDTH: Final = 140
HEIGHT: Final = 180
ROW: Final = 80
HEAD: Final = 100


def face(card: Card) -> Sprite:
    """A card with its number."""
    return Sprite(_face, WIDTH, HEIGHT, BOARD, (card,))


def _face(pen: Pen, card: Card) -> None:
    pen.box(0, 0, WIDTH, HEIGHT, PRINT, 14)
    pen.box(3, 3, WIDTH - 6, HEIGHT - 6, PAPER, 12)
    pen.text(WIDTH / 2, HEIGHT / 2, str(card), 80, "Black", PRINT)


def rows(scene: Scene, view: View, names: Sequence[str], order: Sequence[Seat], y: int) -> None:
    """For each seat its name and its points; the mover's, or the winner's, stands out."""
    for seat in order:
        strong = view.mover == seat or (bool(view.places) and view.places[seat] == 1)
        scene.put(panel(RIGHT - LEFT, ROW - 8, strong=strong), LEFT, y)
        middle = y + (ROW - 8) // 2
        scene.put(plate(seat, PANEL), LEFT + 14, middle - PLATE // 2)
        points = Label(counted(view.points[seat], "point"), READABLE, "Black")
        room = RIGHT - LEFT - PLATE - points.width - 80
        scene.write(Label(fitted(names[seat], 48, "Bold", room), 48), LEFT + PLATE + 32, middle)
        scene.write(points, RIGHT - 20, middle, "r")
        y += ROW
