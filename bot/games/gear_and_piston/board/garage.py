"""Everybody's car in one picture, for all to see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.gear_and_piston.board.lately import fresh
from bot.games.gear_and_piston.board.pieces import badge, blueprint, first
from bot.games.gear_and_piston.board.tiles import ICON, volatile
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import volatility
from bot.render.canvas import Backdrop, Scene, Sprite
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import PANEL, QUIET, READABLE, SIGNAL, TEXT

TOP: Final = 22
GAP: Final = 10
EDGE: Final = 16
HEAD: Final = 76
"""How high the line with the name is."""
TALL: Final[dict[int, int]] = {2: 330, 3: 302, 4: 302, 5: 280, 6: 280}
"""How high a panel is."""
LARGEST: Final[dict[int, int]] = {2: 76, 3: 68, 4: 68, 5: 60, 6: 60}
"""How large a tile may be."""


class Box(NamedTuple):
    """A panel: its left top corner, width and height."""

    x: int
    y: int
    width: int
    height: int


def _boxes(count: int) -> list[Box]:
    """Two panels side by side; the last of an odd number has a row alone."""
    width, tall = RIGHT - LEFT, TALL[count]
    half = (width - GAP) // 2
    return [
        Box(
            LEFT + at % 2 * (half + GAP),
            TOP + at // 2 * (tall + GAP),
            width if at == count - 1 and count % 2 else half,
            tall,
        )
        for at in range(count)
    ]


@lru_cache(maxsize=8)
def _backdrop(count: int) -> Backdrop:
    """The panels."""
    boxes = _boxes(count)
    marks = [(panel(box.width, box.height), box.x, box.y) for box in boxes]
    return framed(boxes[-1].y + boxes[-1].height + TOP, list(marks))


def garage(view: View, names: Sequence[str], heard: Sequence[Event] = ()) -> Scene:
    """The picture with everybody's car; the parts that came with the last moves glow."""
    scene = Scene(_backdrop(len(names)))
    for seat, box in enumerate(_boxes(len(names))):
        if seat == view.mover or (view.places and view.places[seat] == 1):
            scene.put(panel(box.width, box.height, strong=True), box.x, box.y)
        _head(scene, view, seat, names[seat], box)
        _car(scene, view, seat, box, LARGEST[len(names)], heard)
    return scene


def _head(scene: Scene, view: View, seat: Seat, name: str, box: Box) -> None:
    """Who drives it; at the right end what the car needs at the end of the game, or its figures. The First
    Player's flag yields to a name that would be cut for it: the story and the words tell it, too.
    """
    middle, x = box.y + 12 + PLATE // 2, box.x + EDGE
    scene.put(plate(seat, PANEL), x, middle - PLATE // 2)
    x += PLATE + 12
    ends, flag = x + Label(name, READABLE).width, ICON + 6 if seat == view.first else 0
    end = box.x + box.width - EDGE
    if view.phase != "finished":
        end = _figures(scene, view, seat, box, middle, ends + flag)
        if flag and ends + flag <= end:
            scene.put(first(PANEL), x, middle - ICON // 2)
            x += flag
    scene.write(Label(fitted(name, READABLE, "Bold", end - x), READABLE), x, middle)


def _figures(scene: Scene, view: View, seat: Seat, box: Box, middle: int, ends: int) -> int:
    """At the right end of the head, without noughts where the name, which ends there, would be cut for them;
    answers where they begin.
    """
    car, end = view.cars[seat], box.x + box.width - EDGE
    if view.defects[seat] is not None:
        scraps = needed(car)
        words = f"{scraps} {'scrap' if scraps == 1 else 'scraps'}" if scraps else "done"
        label = Label(words, READABLE, "Black", TEXT if scraps else SIGNAL)
        scene.write(label, end, middle, "r")
        return end - label.width - 20
    figures: list[tuple[Sprite, int]] = [
        (volatile(PANEL), volatility(car)),
        (blueprint(PANEL), view.held[seat]),
    ]
    if box.width > (RIGHT - LEFT) // 2:
        figures.insert(0, (badge("gear", PANEL), len(parts(car))))
    if ends > end - sum(Label(str(figure), READABLE, "Black").width + ICON + 18 for _, figure in figures):
        figures = [(icon, figure) for icon, figure in figures if figure]
    for icon, figure in reversed(figures):
        number = Label(str(figure), READABLE, "Black")
        scene.write(number, end, middle, "r")
        end -= number.width + 4 + ICON
        scene.put(icon, end, middle - ICON // 2)
        end -= 14
    return end


def _car(scene: Scene, view: View, seat: Seat, box: Box, largest: int, heard: Sequence[Event]) -> None:
    """The car on the floor of its panel, in the middle."""
    car = view.cars[seat]
    if not car.sections:
        label = Label("nothing built yet", READABLE, "Medium", QUIET)
        scene.write(label, box.x + box.width // 2, box.y + (box.height + HEAD) // 2, "m")
        return
    drawn = plan(car, box.width - 2 * EDGE, largest)
    x = box.x + (box.width - drawn.width) // 2
    y = box.y + box.height - 10 - drawn.height
    vehicle(scene, car, drawn, x, y, seat, glowing=fresh(heard, seat, car))
