"""A car on the floor of a lit workshop, with the parts that it lacks as dashed cells."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import inks
from bot.games.gear_and_piston.board.grid import Box
from bot.games.gear_and_piston.board.vehicle import Plan, driver_at, plan, vehicle
from bot.games.gear_and_piston.board.wants import ghosts as wanted
from bot.games.gear_and_piston.rules.car import Car, Cell, parts
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import broken, measure

EDGE: Final = 10
"""The distance from the edge of a card to the room in it, in pixels."""
GROUND: Final = 40
"""The height of the floor under a car, in pixels."""
FEET: Final = 8
"""The distance from the lower edge of the floor to the wheels of a car, in pixels."""
HAT: Final = 24
"""The height by which the driver's hat can be above the room, in pixels."""
SIDES: Final = 12
"""The minimum distance between the car and the walls, in pixels."""
LAMP: Final = (110, 400)
"""Half the width of the light at the ceiling and at the floor, in pixels."""


def within(box: Box, top: int = EDGE) -> Box:
    """Return the room in a card. top: its distance from the top of the card, in pixels."""
    return Box(box.x + EDGE, box.y + top, box.width - 2 * EDGE, box.height - top - EDGE)


def stand(
    stage: Stage,
    car: Car,
    seat: Seat,
    box: Box,
    glowing: Collection[Cell] = (),
    *,
    head: int = 0,
    aside: int = 0,
) -> None:
    """Draw a seat's car in a room, as large as possible, with dashed cells for the parts that it lacks, and a
    legend for these cells where there is space. glowing: the cells that are framed. head, aside: the height
    at the top and the width at the right that stay free.
    """
    middle = (box.width - aside) // 2
    backdrop(stage, box, middle)
    ghosts, driver = wanted(car), any(part.type == "steering" for part in parts(car))
    wide = box.width - aside - 2 * SIDES
    drawn = plan(car, wide, box.height - FEET - head + HAT * driver, ghosts, driver=driver)
    x = box.x + max(middle - drawn.width // 2, min(SMOKE, box.width - aside - drawn.width))
    top = box.low - FEET - drawn.height
    if ghosts:
        if head:
            _legend_at_the_right(stage, box)
        else:
            _legend(stage, box._replace(width=box.width - aside), drawn, car, x, top)
    vehicle(stage, car, drawn, x, top, seat, shadow=inks.NIGHT, ghosts=ghosts, glowing=glowing, icons=False)


SMOKE: Final = 36
"""The width of the smoke to the left of a large car, in pixels."""


def backdrop(stage: Stage, box: Box, middle: int) -> None:
    """Draw the wall and the floor of a room, and the light of a lamp. middle: the distance of the lamp from
    the left edge, in pixels.
    """
    stage.draw(Overlay(_room, box.width, box.height, (box.width, box.height, middle)), box.x, box.y)


def _room(pen: Pen, width: int, height: int, middle: int) -> None:
    floor, (near, far) = height - GROUND, LAMP
    pen.box(0, 0, width, floor, inks.STONE)
    pen.shape(
        [(middle - near, 0), (middle + near, 0), (middle + far, floor), (middle - far, floor)], inks.PANEL
    )
    pen.box(0, floor, width, GROUND, inks.TOWN)
    pen.box(0, floor, width, 4, inks.INK)


CELL: Final = 44
"""The side of the cell in the legend, in pixels."""
LINE: Final = 51
"""The height of a line of the legend, in pixels."""
INSET: Final = 18
"""The distance of the legend from the walls and from the car, in pixels."""
SQUEEZE: Final = 0.84
"""The smallest share of its width to which the legend is narrowed."""


def _legend(stage: Stage, box: Box, drawn: Plan, car: Car, x: int, top: int) -> None:
    """Draw a dashed cell with words beside it: above the car on the side without the driver or, if the car is
    too high, to its left. Draw nothing if there is no space. x, top: the car's top left corner.
    """
    text = stage.say("piston-picture-missing")
    wide, most = measure(text, 48, "Caladea"), 1
    left, right = box.x + INSET, box.right - INSET
    if top + drawn.above < box.y + INSET + LINE:
        right, most = x - INSET, 2
    elif (driver := driver_at(car, drawn)) is not None:
        if x + driver > box.x + box.width // 2:
            right = x + driver - drawn.side // 2
        else:
            left = max(x + driver + round(1.5 * drawn.side), right - CELL - 14 - wide)
    room = right - left - CELL - 14
    lines = broken(text, 48, "Caladea", room, most) if wide * SQUEEZE > room else (text,)
    if max(measure(line, 48, "Caladea") for line in lines) * SQUEEZE > room:
        return
    _dashed(stage, lines, room, left, box.y + INSET)


def _legend_at_the_right(stage: Stage, box: Box) -> None:
    """Draw the legend above the car, in the right half of the room."""
    room = box.width // 2 - CELL - 14 - INSET
    text = stage.say("piston-picture-missing")
    left = box.right - INSET - CELL - 14 - min(room, measure(text, 48, "Caladea"))
    _dashed(stage, (text,), room, left, box.y + INSET)


def _dashed(stage: Stage, lines: Sequence[str], room: int, x: int, y: int) -> None:
    """Draw a dashed cell with its top left corner at (x, y), and lines of text to the right of it."""
    stage.put(f"ghost-generic-{CELL}", x, y)
    for at, line in enumerate(lines):
        words = Words(line, 48, "Caladea", inks.INK, room=room)
        stage.write(words, x + CELL + 14, y + CELL // 2 + at * LINE)
