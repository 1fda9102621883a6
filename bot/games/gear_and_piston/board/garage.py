"""Everybody's car, up to three in a picture, for all to see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.chassis import Layout, chassis, layout
from bot.games.gear_and_piston.board.pieces import blueprint, first
from bot.games.gear_and_piston.board.tiles import ICON, volatile
from bot.games.gear_and_piston.board.writing import LINE, paragraph, wrapped
from bot.games.gear_and_piston.rules import showing
from bot.games.gear_and_piston.rules.car import placed
from bot.games.gear_and_piston.rules.faults import faults
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import volatility
from bot.render.canvas import Backdrop, Mark, Scene, Sprite
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import PANEL, QUIET, SMALLEST

TOP: Final = 24
GAP: Final = 12
EDGE: Final = 18
HEAD: Final = 78
"""How high the line with the name is."""
ROOM: Final = RIGHT - LEFT - 2 * EDGE
BARE: Final = 40
"""How high the line is that stands for a car of no parts."""
FAULTS: Final = 4
"""So many lines may tell what a car lacks."""


def garages(view: View, names: Sequence[str]) -> list[Scene]:
    """The pictures with everybody's car."""
    return [_garage(view, names, seats) for seats in showing.garages(view)]


def _garage(view: View, names: Sequence[str], seats: Sequence[Seat]) -> Scene:
    layouts = [layout(view.cars[seat], ROOM) for seat in seats]
    told = [_told(view, seat) for seat in seats]
    heights = tuple(
        HEAD + (drawn.height if view.cars[seat].sections else BARE) + len(lines) * LINE + EDGE
        for seat, drawn, lines in zip(seats, layouts, told, strict=True)
    )
    scene = Scene(_backdrop(heights))
    y = TOP
    for seat, drawn, lines, height in zip(seats, layouts, told, heights, strict=True):
        if seat == view.mover:
            scene.put(panel(RIGHT - LEFT, height, strong=True), LEFT, y)
        _head(scene, view, seat, names[seat], y)
        _car(scene, view, seat, drawn, y + HEAD)
        paragraph(scene, lines, LEFT + EDGE, y + height - EDGE - len(lines) * LINE + 6)
        y += height + GAP
    return scene


@lru_cache(maxsize=48)
def _backdrop(heights: tuple[int, ...]) -> Backdrop:
    """The panels, one under the other."""
    marks: list[Mark] = []
    y = TOP
    for height in heights:
        marks.append((panel(RIGHT - LEFT, height), LEFT, y))
        y += height + GAP
    return framed(y - GAP + TOP, marks)


def _told(view: View, seat: Seat) -> tuple[str, ...]:
    """What the car lacks, once everybody may know it."""
    if not view.defects[seat]:
        return ()
    return wrapped("Lacks: " + "; ".join(faults(view.cars[seat])), ROOM, FAULTS)


def _head(scene: Scene, view: View, seat: Seat, name: str, y: int) -> None:
    """Who drives it, and at the right end how many parts, how much Volatility, how many Blueprints."""
    middle = y + EDGE + PLATE // 2 - 2
    car = view.cars[seat]
    figures: list[tuple[Sprite, int]] = [
        (volatile(PANEL), volatility(car)),
        (blueprint(PANEL), view.held[seat]),
    ]
    end = RIGHT - EDGE
    for icon, figure in reversed(figures):
        number = Label(str(figure), 44, "Black")
        scene.write(number, end, middle, "r")
        end -= number.width + 6 + ICON
        scene.put(icon, end, middle - ICON // 2)
        end -= 26
    many = sum(1 for _ in placed(car))
    words = Label("1 part" if many == 1 else f"{many} parts", SMALLEST, "Medium", QUIET)
    scene.write(words, end, middle, "r")
    end -= words.width + 26
    x = LEFT + EDGE
    scene.put(plate(seat, PANEL), x, middle - PLATE // 2)
    x += PLATE + 14
    if seat == view.first:
        scene.put(first(PANEL), x, middle - ICON // 2)
        x += ICON + 10
    scene.write(Label(fitted(name, 44, "Bold", end - x), 44), x, middle)


def _car(scene: Scene, view: View, seat: Seat, drawn: Layout, y: int) -> None:
    if view.cars[seat].sections:
        chassis(scene, view.cars[seat], drawn, LEFT + EDGE, y)
    else:
        scene.write(Label("nothing built yet", SMALLEST, "Medium", QUIET), LEFT + EDGE, y + BARE // 2)
