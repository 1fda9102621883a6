"""The head of every result: who won, between two chequered flags, and the podium."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Scene, Sprite
from bot.render.cars import chequers
from bot.render.panels import LEFT, RIGHT, panel
from bot.render.text import TextRun, fitted
from bot.render.theme import BOARD, PANEL, SIGNAL, TEXT
from bot.words.phrases import ordinal

HEAD: Final = 100
"""How much of a result's height the head takes."""
PODIUM: Final = 370
"""How much of it the podium takes, with what stands on it."""
_WIDTH: Final = 340
_HEIGHTS: Final = {1: 214, 2: 166, 3: 130}
_SPOTS: Final = (1, 0, 2)
"""From the left the second, the first and the third."""


@dataclass(frozen=True, slots=True)
class PodiumStep:
    """Who stands on a step: the place, the name, and what is drawn for them, on the ground of the board."""

    place: int
    name: str
    figure: Sprite


def winners(scene: Scene, names: Sequence[str]) -> None:
    """Write who won; several share the win."""
    verb = TextRun("wins" if len(names) == 1 else "win", 54, "Black", SIGNAL, BOARD)
    room = RIGHT - LEFT - 84 - 84 - 14 - verb.width
    name = TextRun(fitted(" and ".join(names), 54, "Black", room), 54, "Black", TEXT, BOARD)
    scene.put(chequers(4, 4, 14, BOARD), LEFT, 23)
    scene.put(chequers(4, 4, 14, BOARD), RIGHT - 62, 23)
    left = (LEFT + RIGHT - name.width - verb.width - 14) // 2
    scene.write(verb, scene.write(name, left, 54) + 14, 54)


def podium(scene: Scene, top: int, steps: Sequence[PodiumStep]) -> None:
    """The first three, best first; those who share a place stand on equal steps."""
    floor = top + PODIUM - 14
    for at, step in enumerate(steps[:3]):
        height = _HEIGHTS[min(step.place, 3)]
        x, y = LEFT + _SPOTS[at] * (_WIDTH + 12), floor - height
        middle = x + _WIDTH // 2
        first = step.place == 1
        scene.put(panel(_WIDTH, height, strong=first), x, y)
        scene.put(step.figure, middle - step.figure.width // 2, y - step.figure.height - 2)
        name = TextRun(fitted(step.name, 50, "Bold", _WIDTH - 36), 50, "Bold", TEXT, PANEL)
        scene.write(name, middle, y + 36, "m")
        size = {1: 84, 2: 54}.get(step.place, 48)
        place = TextRun(ordinal(step.place), size, "BlackItalic", SIGNAL if first else TEXT)
        scene.write(place, middle, y + (64 + height) // 2 - 4, "m")
