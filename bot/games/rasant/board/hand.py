"""A player's hand: the cards by colour and pace, what may be played now, and the line it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.rasant.board.pieces import (
    BADGE,
    BIG_HEIGHT,
    BIG_WIDTH,
    CHIP_HEIGHT,
    CHIP_WIDTH,
    badge,
    chip,
    held,
)
from bot.games.rasant.board.road import ROAD, SWEEP, bare, line, sweep
from bot.games.rasant.rules.model import View
from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT, framed
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

HEAD: Final = 100
RISE: Final = 24
"""How much higher a card lies that may be played."""
PITCH: Final = (RIGHT - LEFT - BIG_WIDTH) // 5
ROADS: Final = HEAD + RISE + BIG_HEIGHT + 22 + SWEEP
_BACKDROP: Final = framed(ROADS + ROAD + 28, bare(ROADS))


def hand(view: View, names: Sequence[str]) -> Scene:
    """What one player may know, while the game is on."""
    scene = Scene(_BACKDROP)
    _head(scene, view, names)
    paying = view.phase == "paying" and view.seat == view.mover
    for at, card in enumerate(view.hand):
        open = paying or card in view.playable
        y = HEAD if open else HEAD + RISE
        scene.put(held(card, BOARD, open=open), LEFT + at * PITCH, y)
    if not view.hand:
        words = "The cards are dealt when the line stands" if view.phase == "drafting" else "No cards left"
        middle = HEAD + RISE + BIG_HEIGHT // 2
        scene.write(Label(words, READABLE, "Medium", QUIET, BOARD), (LEFT + RIGHT) // 2, middle, "m")
    sweep(scene, view, ROADS - SWEEP)
    line(scene, view, ROADS)
    return scene


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """What the owner may do or waits for; and their points."""
    assert view.seat is not None
    assert view.mover is not None
    end = RIGHT
    if view.phase != "drafting":
        points = Label(str(view.points[view.seat]), 64, "Black", TEXT, BOARD)
        scene.write(points, RIGHT, 54, "r")
        caption = Label("points", READABLE, "Medium", QUIET, BOARD)
        end = RIGHT - points.width - 14
        scene.write(caption, end, 54, "r")
        end -= caption.width + 30
    scene.put(badge(view.seat, BOARD), LEFT, 54 - BADGE // 2)
    x = LEFT + BADGE + 16
    if view.seat != view.mover:
        x = scene.write(Label("wait for", READABLE, "Medium", QUIET, BOARD), x, 54) + 14
        scene.put(badge(view.mover, BOARD), x, 54 - BADGE // 2)
        x += BADGE + 12
        name = fitted(names[view.mover], 48, "Black", end - x - _high_width(view))
        x = scene.write(Label(name, 48, "Black", TEXT, BOARD), x, 54) + 24
        _high(scene, view, x)
        return
    x = scene.write(Label(_words(view), 48, "Black", TEXT, BOARD), x, 54) + 18
    _high(scene, view, x)


def _words(view: View) -> str:
    match view.phase:
        case "drafting":
            return "Name the next car's colour"
        case "leading":
            return "Lead a coloured card"
        case "paying":
            return "Your pass costs a card"
        case _:
            if view.playable:
                return "Beat"
            return "Pay: nothing beats" if view.costs else "Pass: nothing beats"


def _high(scene: Scene, view: View, x: int) -> None:
    """The card to beat."""
    if view.laid and view.phase == "following":
        scene.put(chip(view.laid[-1].card, BOARD), x, 54 - CHIP_HEIGHT // 2)
        if view.costs and view.playable:
            scene.write(Label("or pay a card", READABLE, "Medium", SIGNAL, BOARD), x + CHIP_WIDTH + 18, 54)


def _high_width(view: View) -> int:
    return CHIP_WIDTH + 24 if view.laid and view.phase == "following" else 0
