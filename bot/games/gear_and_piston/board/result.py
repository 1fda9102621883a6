"""The result: places, and the score sheet, reason by reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.investors import TITLES
from bot.games.gear_and_piston.rules.components import Investor
from bot.games.gear_and_piston.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted, ordinal
from bot.render.theme import PANEL, QUIET, SIGNAL, TEXT
from bot.render.winners import HEAD, winners

WIDTH: Final = RIGHT - LEFT
FIRST: Final = 330
"""How wide the column with the reasons is."""
ROW: Final = 64
TOP: Final = 176
"""How high the head of the sheet is: plates, places and names."""


@lru_cache(maxsize=4)
def _backdrop(lines: int) -> Backdrop:
    height = TOP + (lines + 1) * ROW + 34
    return framed(HEAD + height + 26, [(panel(WIDTH, height), LEFT, HEAD)])


def result(view: View, names: Sequence[str]) -> Scene:
    """The score sheet of a game that is over: a column for each player, the best first."""
    reasons = [*map(_reason, view.investors), "Largest area", "Volatility"]
    scene = Scene(_backdrop(len(reasons)))
    winners(scene, [names[seat] for seat, place in enumerate(view.places) if place == 1])
    order = sorted(range(len(names)), key=lambda seat: view.places[seat])
    pitch = (WIDTH - FIRST - 12) // len(order)
    for at, reason in enumerate(reasons):
        y = HEAD + TOP + at * ROW + ROW // 2
        scene.write(Label(fitted(reason, 38, "Medium", FIRST - 30), 38, "Medium", QUIET), LEFT + 20, y)
    total = HEAD + TOP + len(reasons) * ROW + ROW // 2 + 18
    scene.fill(LEFT + 20, total - 44, WIDTH - 40, 4, QUIET)
    scene.write(Label("Total", 48, "Black"), LEFT + 20, total)
    for column, seat in enumerate(order):
        middle = LEFT + FIRST + column * pitch + pitch // 2
        _player(scene, view, seat, names[seat], middle, pitch)
        for at, points in enumerate(_points(view, seat)):
            y = HEAD + TOP + at * ROW + ROW // 2
            scene.write(Label(f"{points}", 44, "Bold", TEXT if points else QUIET), middle, y, "m")
        ink = SIGNAL if view.places[seat] == 1 else TEXT
        scene.write(Label(f"{view.points[seat]}", 54, "Black", ink), middle, total, "m")
    return scene


def _reason(investor: Investor) -> str:
    return TITLES[investor]


def _points(view: View, seat: Seat) -> list[int]:
    return [line.points for line in view.sheet if line.seat == seat]


def _player(scene: Scene, view: View, seat: Seat, name: str, middle: int, pitch: int) -> None:
    """The head of a column: place, plate and name."""
    y = HEAD + 20
    place = Label(ordinal(view.places[seat]), 44, "BlackItalic")
    scene.write(place, middle, y + 16, "m")
    scene.put(plate(seat, PANEL), middle - PLATE // 2, y + 44)
    scene.write(Label(fitted(name, 38, "Bold", pitch - 10)), middle, y + 132, "m")
