"""The result: places, and the score sheet, reason by reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.gear_and_piston.board.investors import TITLES
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL, TEXT
from bot.render.winners import HEAD, winners
from bot.words.phrases import ordinal

WIDTH: Final = RIGHT - LEFT
FIRST: Final = 366
"""How wide the column with the reasons is."""
ROW: Final = 64
TOP: Final = 190
BARE: Final = 140
"""How high the head of the sheet is: places, plates and names; and without names."""

LARGEST: Final = 92
"""How large a tile of the winner's car may be."""
ABREAST: Final = 2
"""So many winners' cars are shown."""
SHEET: Final = HEAD + 308
"""The top of the sheet."""
NAMED: Final = 160
"""A column so wide has room for a name."""


@lru_cache(maxsize=8)
def _backdrop(lines: int, top: int) -> Backdrop:
    height = top + (lines + 1) * ROW + 34
    return framed(SHEET + height + 26, [(panel(WIDTH, height), LEFT, SHEET)])


def result(view: View, names: Sequence[str]) -> Scene:
    """The score sheet of a game that is over: a column for each player, the best first."""
    reasons = [*(TITLES[investor] for investor in view.investors), "Largest area", "Volatility"]
    pitch = (WIDTH - FIRST - 12) // len(names)
    top = TOP if pitch >= NAMED else BARE
    scene = Scene(_backdrop(len(reasons), top))
    best = [seat for seat, place in enumerate(view.places) if place == 1]
    winners(scene, [names[seat] for seat in best])
    _parade(scene, view, best[:ABREAST])
    order = [row.seat for row in finishes(view.places)]
    for at, reason in enumerate(reasons):
        y = SHEET + top + at * ROW + ROW // 2
        text = fitted(reason, READABLE, "Medium", FIRST - 20)
        scene.write(Label(text, READABLE, "Medium", QUIET), LEFT + 18, y)
    total = SHEET + top + len(reasons) * ROW + ROW // 2 + 18
    scene.fill(LEFT + 20, total - 44, WIDTH - 40, 4, QUIET)
    scene.write(Label("Total", READABLE, "Black"), LEFT + 18, total)
    for column, seat in enumerate(order):
        middle = LEFT + FIRST + column * pitch + pitch // 2
        _player(scene, view, seat, names[seat], middle, pitch)
        for at, points in enumerate(_points(view, seat)):
            y = SHEET + top + at * ROW + ROW // 2
            label = Label(_signed(points), READABLE, "Bold", TEXT if points else QUIET)
            scene.write(label, middle, y, "m")
        ink = SIGNAL if view.places[seat] == 1 else TEXT
        scene.write(Label(_signed(view.points[seat]), 58, "Black", ink), middle, total, "m")
    return scene


def _parade(scene: Scene, view: View, best: Sequence[Seat]) -> None:
    """The car that won, or the cars, on the floor over the sheet."""
    room = WIDTH // len(best)
    for at, seat in enumerate(best):
        drawn = plan(view.cars[seat], room - 20, LARGEST)
        x = LEFT + at * room + (room - drawn.width) // 2
        vehicle(scene, view.cars[seat], drawn, x, SHEET - 8 - drawn.height, seat, ground=BOARD)


def _signed(points: int) -> str:
    return f"{points}".replace("-", "\u2212")


def _points(view: View, seat: Seat) -> list[int]:
    return [line.points for line in view.sheet if line.seat == seat]


def _player(scene: Scene, view: View, seat: Seat, name: str, middle: int, pitch: int) -> None:
    """The head of a column: place, plate, and the name if there is room; the picture of the cars has it."""
    y = SHEET + 20
    place = Label(ordinal(view.places[seat]), READABLE, "BlackItalic")
    scene.write(place, middle, y + 20, "m")
    scene.put(plate(seat, PANEL), middle - PLATE // 2, y + 50)
    if pitch >= NAMED:
        text = fitted(name, READABLE, "Bold", pitch - 8)
        scene.write(Label(text, READABLE, "Bold"), middle, y + 142, "m")
