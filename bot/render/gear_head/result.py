"""The result of a race: every car with its parts, bonus, total and place, and those who are out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_head.model import Car, View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, chequers, plate
from bot.render.gear_head.board import ordinal
from bot.render.gear_head.cards import CHIP_HEIGHT, CHIP_WIDTH, chip
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, SMALLEST, TEXT

HEAD: Final = 104
ROW: Final = 72
GAP: Final = 6
NAME: Final = 196


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a race that is over."""
    rows = len(view.cars) + len(view.out)
    scene = Scene(backdrop(max(560, HEAD + rows * (ROW + GAP) + 20)))
    winners = [names[car.seat] for car in view.cars if car.place == 1]
    verb = "wins" if len(winners) == 1 else "win"
    scene.put(chequers(4, 4, 16, BOARD), LEFT, 22)
    title = f"{fitted(' and '.join(winners), 54, 'Black', 760)} {verb}"
    scene.write(Label(title, 54, "Black", TEXT, BOARD), LEFT + 84, 54)
    y = HEAD
    for car in view.cars:
        _car(scene, car, names[car.seat], y)
        y += ROW + GAP
    for seat in view.out:
        scene.put(panel(RIGHT - LEFT, ROW), LEFT, y)
        scene.write(Label("out", 44, "BlackItalic", QUIET), LEFT + 16, y + ROW // 2)
        scene.put(plate(seat, PANEL), LEFT + 108, y + 6)
        name = fitted(names[seat], SMALLEST, "Bold", NAME)
        scene.write(Label(name), LEFT + 182, y + ROW // 2)
        scene.write(Label("did not reach the line", SMALLEST, "Medium", QUIET), LEFT + 390, y + ROW // 2)
        y += ROW + GAP
    return scene


def _car(scene: Scene, car: Car, name: str, y: int) -> None:
    scene.put(panel(RIGHT - LEFT, ROW, strong=car.place == 1), LEFT, y)
    middle = y + ROW // 2
    scene.write(Label(ordinal(car.place), 44, "BlackItalic"), LEFT + 16, middle)
    scene.put(plate(car.seat, PANEL), LEFT + 108, middle - PLATE // 2)
    scene.write(Label(fitted(name, SMALLEST, "Bold", NAME)), LEFT + 182, middle)
    for at, card in enumerate(car.parts):
        scene.put(chip(card, PANEL), LEFT + 388 + at * (CHIP_WIDTH + 6), middle - CHIP_HEIGHT // 2)
    scene.write(Label(f"+{car.bonus}", SMALLEST, "Bold", QUIET), RIGHT - 90, middle, "r")
    scene.write(Label(str(car.total), 52, "Black"), RIGHT - 16, middle, "r")
