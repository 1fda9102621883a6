"""The head of every result: who won, between two chequered flags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Scene
from bot.render.cars import chequers
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, SIGNAL, TEXT

HEAD: Final = 100
"""How much of a result's height the head takes."""


def winners(scene: Scene, names: Sequence[str]) -> None:
    """Write who won; several share the win."""
    verb = Label("wins" if len(names) == 1 else "win", 54, "Black", SIGNAL, BOARD)
    room = RIGHT - LEFT - 84 - 84 - 14 - verb.width
    name = Label(fitted(" and ".join(names), 54, "Black", room), 54, "Black", TEXT, BOARD)
    scene.put(chequers(4, 4, 14, BOARD), LEFT, 23)
    scene.put(chequers(4, 4, 14, BOARD), RIGHT - 62, 23)
    left = (LEFT + RIGHT - name.width - verb.width - 14) // 2
    scene.write(verb, scene.write(name, left, 54) + 14, 54)
