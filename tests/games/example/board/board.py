"""The board for everybody: whose turn it is, the top of the pile, the stock, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.canvas import Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, backdrop
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, TEXT
from tests.games.example.board.pieces import HEAD, HEIGHT, ROW, WIDTH, face, rows
from tests.games.example.rules.model import View


def board(view: View, names: Sequence[str]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    assert view.mover is not None
    top = HEAD + HEIGHT + 24
    scene = Scene(backdrop(top + ROW * len(names) + 20))
    scene.put(plate(view.mover, BOARD), LEFT, 24)
    name = fitted(f"{names[view.mover]} to play", 48, "Black", RIGHT - LEFT - PLATE - 40)
    scene.write(Label(name, 48, "Black", TEXT, BOARD), LEFT + PLATE + 16, 54)
    if view.pile:
        scene.put(face(view.pile[-1]), LEFT, HEAD)
    told = f"Stock {view.stock}, turns to come {view.left}"
    scene.write(Label(told, READABLE, "Medium", QUIET, BOARD), LEFT + WIDTH + 40, HEAD + HEIGHT // 2)
    rows(scene, view, names, range(len(names)), top)
    return scene
