"""The result of a race: every car with its parts, bonus, total and place, and those who are out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board.pieces import CHIP_HEIGHT, CHIP_WIDTH, TALL_HEIGHT, TALL_WIDTH, chip, tall
from bot.games.gear_head.rules.model import Car, View
from bot.render.canvas import Scene
from bot.render.cars import CAR_HEIGHT, CAR_WIDTH, PLATE, car, plate
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.text import Label, fitted, ordinal
from bot.render.theme import PANEL, QUIET, SIGNAL, SMALLEST, TEXT
from bot.render.winners import HEAD, winners

WIDTH: Final = RIGHT - LEFT
ROWS: Final = {2: 196, 3: 176, 4: 160, 5: 158, 6: 108, 7: 92, 8: 82, 9: 74}
"""How high a row is, by the number of seats; more than nine have the lowest."""
LOWEST: Final = 68
TALL: Final = 158
"""From this height on a row has a car and tall cards."""


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a race that is over."""
    height = ROWS.get(len(names), LOWEST)
    gap = 10 if height > LOWEST else 5
    scene = Scene(backdrop(HEAD + len(names) * (height + gap) + 18))
    winners(scene, [names[found.seat] for found in view.cars if found.place == 1])
    y = HEAD
    for found in view.cars:
        _seat(scene, found.seat, ordinal(found.place), names[found.seat], y, height, found.place == 1)
        _points(scene, found, y, height)
        y += height + gap
    for seat in view.out:
        _seat(scene, seat, "out", names[seat], y, height, False)
        words = Label("did not reach the line", SMALLEST, "Medium", QUIET)
        scene.write(words, LEFT + 372, y + height // 2)
        y += height + gap
    return scene


def _seat(scene: Scene, seat: Seat, place: str, name: str, y: int, height: int, first: bool) -> None:
    """The left part of a row: the place, the car and the name."""
    scene.put(panel(WIDTH, height, strong=first), LEFT, y)
    middle = y + height // 2
    size = 54 if height >= TALL else 44 if len(place) < 4 else SMALLEST
    scene.write(Label(place, size, "BlackItalic", QUIET if place == "out" else TEXT), LEFT + 18, middle)
    if height < TALL:
        scene.put(plate(seat, PANEL), LEFT + 104, middle - PLATE // 2)
        scene.write(Label(fitted(name, SMALLEST, "Bold", 190)), LEFT + 174, middle)
        return
    top = middle - (CAR_HEIGHT + 51) // 2
    scene.put(car(seat, PANEL), LEFT + 142, top)
    label = Label(fitted(name, SMALLEST, "Bold", CAR_WIDTH + 24))
    scene.write(label, LEFT + 142 + CAR_WIDTH // 2, top + CAR_HEIGHT + 26, "m")


def _points(scene: Scene, found: Car, y: int, height: int) -> None:
    """The right part of a row: the six parts, the bonus and the total."""
    middle = y + height // 2
    for at, card in enumerate(found.parts):
        if height >= TALL:
            scene.put(tall(card, PANEL), LEFT + 370 + at * (TALL_WIDTH + 2), middle - TALL_HEIGHT // 2)
        else:
            scene.put(chip(card, PANEL), LEFT + 372 + at * (CHIP_WIDTH + 4), middle - CHIP_HEIGHT // 2)
    bonus = Label(f"+{found.bonus}", SMALLEST, "Black", SIGNAL if found.bonus else QUIET)
    scene.write(bonus, RIGHT - 88, middle, "r")
    scene.write(Label(str(found.total), 54 if height >= TALL else 44, "Black"), RIGHT - 18, middle, "r")
