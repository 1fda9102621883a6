"""The head of a picture: whose turn it is and what they do, the round, and the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import cubes
from bot.games.scrapheap.board.pieces import DIE, die
from bot.games.scrapheap.board.players import signed
from bot.games.scrapheap.rules.components import TURNS
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

HEAD: Final = 136
"""How high the head is, in pixels."""
_FIRST, _SECOND = 46, 106
"""The middles of its two lines."""
OWN_HEAD: Final = 84
"""How high the head of a player's own map is."""


def head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """The two lines over the grid for everybody."""
    assert view.mover is not None
    doing = Label(_doing(view), READABLE, "Bold", SIGNAL, BOARD)
    scene.write(doing, RIGHT, _FIRST, "r")
    scene.put(plate(view.mover, BOARD), LEFT, _FIRST - PLATE // 2)
    x = LEFT + PLATE + 14
    name = fitted(names[view.mover], 50, "Black", RIGHT - doing.width - 24 - x)
    scene.write(Label(name, 50, "Black", TEXT, BOARD), x, _FIRST)
    _round(scene, view, LEFT)
    _order(scene, view)


def own_head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """The line over the grid for one player: what to do, and the score."""
    assert view.seat is not None
    assert view.mover is not None
    scene.put(plate(view.seat, BOARD), LEFT, _FIRST - PLATE // 2)
    x, end = LEFT + PLATE + 14, _score(scene, view)
    if view.seat == view.mover:
        scene.write(Label(_yours(view), 48, "Black", TEXT, BOARD), x, _FIRST)
    else:
        x = scene.write(Label("wait for", READABLE, "Medium", QUIET, BOARD), x, _FIRST) + 14
        scene.put(plate(view.mover, BOARD), x, _FIRST - PLATE // 2)
        x += PLATE + 12
        name = fitted(names[view.mover], 48, "Black", end - 24 - x)
        scene.write(Label(name, 48, "Black", TEXT, BOARD), x, _FIRST)


def _doing(view: View) -> str:
    """What the mover does, and how much of it is left."""
    match view.phase:
        case "peeking":
            return f"peeks, {view.left} left"
        case "placing":
            return "moves a cube" if view.lifted else f"cubes, {view.left} left"
        case "choosing":
            return "picks a corner"
        case _:
            return f"{view.points} AP left"


def _yours(view: View) -> str:
    match view.phase:
        case "peeking":
            return f"Your turn: {view.left} {'peek' if view.left == 1 else 'peeks'} left"
        case "placing" if view.lifted is not None:
            return f"Put the cube from {view.lifted} down"
        case "placing":
            return f"Your turn: {view.left} {'cube' if view.left == 1 else 'cubes'} to place"
        case "choosing":
            return "Choose your pawn's corner"
        case _:
            return f"Your turn: {view.points} AP left"


def _round(scene: Scene, view: View, x: int) -> int:
    """Which round it is, with its dice, or which turn of the collection; answers where that ends."""
    if view.phase in ("peeking", "placing"):
        words = Label(f"Round {view.round} of {view.options.tiles}", READABLE, "Medium", QUIET, BOARD)
        x = scene.write(words, x, _SECOND) + 18
        for number in view.dice:
            scene.put(die(number, BOARD), x, _SECOND - DIE // 2)
            x += DIE + 8
        return scene.write(Label(f"{view.peeks} peeks", READABLE, "Bold", TEXT, BOARD), x + 8, _SECOND)
    turns = TURNS * view.options.tiles
    text = f"Turn {view.lap} of {turns}" if view.phase == "collecting" else "The collection begins"
    return scene.write(Label(text, READABLE, "Medium", QUIET, BOARD), x, _SECOND)


def _order(scene: Scene, view: View) -> None:
    """The order of play, from the left."""
    width = cubes.WIDTHS[1]
    x = RIGHT - len(view.order) * (width + 6) + 6
    caption = Label("Order", READABLE, "Medium", QUIET, BOARD)
    scene.write(caption, x - 14, _SECOND, "r")
    for at, seat in enumerate(view.order):
        scene.put(cubes.cube(seat, 0, width, BOARD), x + at * (width + 6), _SECOND - cubes.HEIGHT // 2)


def _score(scene: Scene, view: View) -> int:
    """The score so far, or the round; answers where that begins."""
    assert view.seat is not None
    score = view.scores[view.seat]
    if view.phase in ("peeking", "placing") or score is None:
        words = Label(f"Round {view.round}/{view.options.tiles}", READABLE, "Medium", QUIET, BOARD)
        scene.write(words, RIGHT, _FIRST, "r")
        return RIGHT - words.width
    number = Label(signed(score), 54, "Black", TEXT, BOARD)
    scene.write(number, RIGHT, _FIRST, "r")
    caption = Label("score", READABLE, "Medium", QUIET, BOARD)
    scene.write(caption, RIGHT - number.width - 14, _FIRST, "r")
    return RIGHT - number.width - 14 - caption.width
