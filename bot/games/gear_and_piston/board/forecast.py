"""The own car as it would be scored now: what it lacks, its points, and where it is built each reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from bot.games.gear_and_piston.board.investors import TITLES
from bot.games.gear_and_piston.rules.car import Car, number
from bot.games.gear_and_piston.rules.completeness import (
    Apart,
    Defect,
    FuelShort,
    Gap,
    Missing,
    NotWorking,
    SurplusSteering,
    Unsupported,
    defects,
)
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import Outlook, outlook
from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT
from bot.render.writing import LINE, paragraph, wrapped

FORECAST: Final = 64
"""How high the forecast in one line is."""
MIDDLE: Final = (LEFT + RIGHT) // 2 + 40
"""Where the points begin."""
ROOM: Final = MIDDLE - LEFT - 40
MOST: Final = 2
"""So many lines name what is missing where cars are not built; the points reason by reason stand in *Board as
text* then.
"""


def detailed(view: View) -> bool:
    """Does the owner build, so that each point counts?"""
    return view.phase == "working"


def height(view: View) -> int:
    """How high the whole forecast is."""
    return (1 + _reasons(view)) * LINE + 14 if detailed(view) else FORECAST + len(_lacking(view)) * LINE


def _reasons(view: View) -> int:
    """A line for each investor, for the largest area, and for the Volatility."""
    return len(view.investors) + 2


def _lacking(view: View) -> tuple[str, ...]:
    """What is missing, in lines; none where nothing is."""
    assert view.seat is not None
    words = ", ".join(missing(view.cars[view.seat]))
    return wrapped(words, RIGHT - LEFT, MOST) if words else ()


def brief(scene: Scene, view: View, y: int) -> None:
    """In one line."""
    now = outlook(view)
    middle = y + FORECAST // 2
    words = Label(_far(now), READABLE, "Medium", QUIET, BOARD)
    scene.write(words, LEFT, middle)
    _total(scene, now.points, middle)


def forecast(scene: Scene, view: View, y: int) -> None:
    """How far the car is and what it is worth, and beneath what it lacks."""
    if detailed(view):
        _reckoning(scene, view, y)
        return
    now = outlook(view)
    middle = y + FORECAST // 2
    title = Label(_far(now), READABLE, "Black", TEXT if now.lacks else SIGNAL, BOARD)
    scene.write(title, LEFT, middle)
    _total(scene, now.points, middle)
    paragraph(scene, _lacking(view), LEFT, y + FORECAST, ink=QUIET, ground=BOARD)


def _reckoning(scene: Scene, view: View, y: int) -> None:
    """What is missing at the left, the points at the right."""
    now = outlook(view)
    first = y + LINE // 2
    title = Label(_far(now), READABLE, "Black", TEXT if now.lacks else SIGNAL, BOARD)
    scene.write(title, LEFT, first)
    assert view.seat is not None
    lacking = ", ".join(missing(view.cars[view.seat]))
    paragraph(scene, wrapped(lacking, ROOM, _reasons(view)), LEFT, y + LINE, ink=QUIET, ground=BOARD)
    _total(scene, now.points, first)
    reasons = [*(TITLES[investor] for investor in view.investors), "Largest area", "Volatility"]
    for at, (reason, line) in enumerate(zip(reasons, now.lines, strict=True), 1):
        middle = first + at * LINE
        scene.write(Label(reason, READABLE, "Medium", QUIET, BOARD), MIDDLE, middle)
        ink = TEXT if line.points else QUIET
        points = f"{line.points}".replace("-", "\u2212")
        scene.write(Label(points, READABLE, "Bold", ink, BOARD), RIGHT, middle, "r")


@lru_cache(maxsize=512)
def missing(car: Car) -> tuple[str, ...]:
    """What keeps the car from being complete, each in as few words as can be; what has several places is told
    once, with the numbers of their columns.
    """
    told: dict[str, list[str]] = {}
    for defect in defects(car):
        words, columns = _lack(car, defect)
        known = told.setdefault(words, [])
        known += [column for column in columns if column not in known]
    return tuple(f"{words}{'/'.join(columns)}" for words, columns in told.items())


def _lack(car: Car, defect: Defect) -> tuple[str, list[str]]:
    """A defect in words, to go on with the numbers of the columns if there are any."""
    match defect:
        case Apart():
            return "one piece", []
        case Missing(type, count):
            return (f"{count} {type}s" if count > 1 else type), []
        case SurplusSteering(cells):
            return f"{len(cells) - 1} steering less", []
        case FuelShort(colour):
            return f"{colour} fuel", []
        case NotWorking(_, part, lacks):
            return f"{part.colour} {'motor' if 'motor' in lacks else 'fuel'}", []
        case Gap(cell):
            return f"{cell.row} of column ", [str(number(car, cell))]
        case Unsupported(cell):
            return "an axle near column ", [str(number(car, cell))]
        case _:
            assert_never(defect)


def _far(now: Outlook) -> str:
    """How far the car is from being complete."""
    if now.scraps:
        return f"Needs {now.scraps} {'scrap' if now.scraps == 1 else 'scraps'}"
    return "Only to be merged" if now.lacks else "Complete"


def _total(scene: Scene, points: int, middle: int) -> None:
    end = RIGHT
    number = Label(f"{points}".replace("-", "\u2212"), READABLE, "Black", SIGNAL, BOARD)
    scene.write(number, end, middle, "r")
    scene.write(Label("Worth now", READABLE, "Black", TEXT, BOARD), MIDDLE, middle)
