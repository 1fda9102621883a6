"""The result of a race: every car with its parts, bonus, total and place, and those who are out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.gear_head.board.pieces import CHIP_HEIGHT, CHIP_WIDTH, chip
from bot.games.gear_head.rules.model import Car, View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, car, plate
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL, TEXT
from bot.render.winners import HEAD, PODIUM, Step, podium, winners
from bot.words.phrases import ordinal

WIDTH: Final = RIGHT - LEFT
ROW: Final = 72
GAP: Final = 3
ZOOM: Final = 1.36
"""The size of the cars on the podium."""


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a race that is over."""
    scene = Scene(backdrop(HEAD + PODIUM + len(names) * (ROW + GAP) + 18))
    cars = {found.seat: found for found in view.cars}
    rows = finishes([cars[seat].place if seat in cars else 0 for seat in range(len(names))], view.out)
    winners(scene, [names[row.seat] for row in rows if row.place == 1])
    podium(
        scene,
        HEAD,
        [
            Step(row.place, names[row.seat], car(row.seat, BOARD, ZOOM))
            for row in rows
            if row.place is not None
        ],
    )
    y = HEAD + PODIUM
    for row in rows:
        place = "out" if row.place is None else ordinal(row.place)
        _seat(scene, row.seat, place, names[row.seat], y, row.place == 1)
        if row.place is None:
            words = Label("did not reach the line", READABLE, "Medium", QUIET)
            scene.write(words, LEFT + 372, y + ROW // 2)
        else:
            _points(scene, cars[row.seat], y)
        y += ROW + GAP
    return scene


def _seat(scene: Scene, seat: Seat, place: str, name: str, y: int, first: bool) -> None:
    """The left part of a row: the place, the plate and the name."""
    scene.put(panel(WIDTH, ROW, strong=first), LEFT, y)
    middle = y + ROW // 2
    ink = QUIET if place == "out" else TEXT
    scene.write(Label(place, READABLE, "BlackItalic", ink), LEFT + 10, middle)
    scene.put(plate(seat, PANEL), LEFT + 126, middle - PLATE // 2)
    if fitted(name, READABLE, "Bold", 174) != name:  # the podium tells a robot's level, too
        name = name.lstrip("•± ")
    scene.write(Label(fitted(name, READABLE, "Bold", 174), READABLE), LEFT + 194, middle)


def _points(scene: Scene, found: Car, y: int) -> None:
    """The right part of a row: the six parts, the bonus and the total."""
    middle = y + ROW // 2
    for at, card in enumerate(found.parts):
        scene.put(chip(card, PANEL), LEFT + 372 + at * (CHIP_WIDTH + 2), middle - CHIP_HEIGHT // 2)
    bonus = Label(f"+{found.bonus}", READABLE, "Black", SIGNAL if found.bonus else QUIET)
    scene.write(bonus, RIGHT - 86, middle, "r")
    scene.write(Label(str(found.total), 54, "Black"), RIGHT - 16, middle, "r")
