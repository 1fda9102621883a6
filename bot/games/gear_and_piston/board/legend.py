"""The legend: what the symbols on the parts stand for."""

from __future__ import annotations

from typing import Final

from bot.games.gear_and_piston.board.tiles import ICON, attribute, reliable, volatile
from bot.games.gear_and_piston.rules.components import ATTRIBUTES
from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, READABLE

LEGEND: Final = 68
"""How high the legend is."""


def legend(scene: Scene, top: int) -> None:
    """The attributes by name; Volatility takes off a point and Reliability gives it back."""
    icons = [*((attribute(each, BOARD), each.capitalize()) for each in ATTRIBUTES)]
    icons += [(volatile(BOARD), "\u22121 point"), (reliable(BOARD), "+1")]
    labels = [Label(words, READABLE, "Medium", QUIET, BOARD) for _, words in icons]
    used = sum(ICON + 8 + label.width for label in labels)
    gap = (RIGHT - LEFT - used) // (len(labels) - 1)
    x, middle = LEFT, top + LEGEND // 2
    for (icon, _), label in zip(icons, labels, strict=True):
        scene.put(icon, x, middle - ICON // 2)
        x = scene.write(label, x + ICON + 8, middle) + gap
