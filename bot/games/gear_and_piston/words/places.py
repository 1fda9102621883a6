"""Places on a car in words, and the effect of a part there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Seat
from bot.engine.values import with_seat
from bot.games.gear_and_piston.rules.car import Car, Cell, built, number, open_cells, parts
from bot.games.gear_and_piston.rules.completeness import Defect, Gap, Missing, Unsupported, defects
from bot.games.gear_and_piston.rules.components import ROWS, Investor, Part, Row
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import largest_area, lines
from bot.words.phrases import counted

SCRAP = 1.4
"""The cost of a scrap that a car still needs, when places are ordered: its Volatility, and its cell."""


class Change(NamedTuple):
    """A change to the viewer's car. note: in words. order: lower is better."""

    note: str
    order: float


def place_of(car: Car, cell: Cell) -> str:
    """A cell for a part: top of column 3; bottom, right of column 5; a new section."""
    if cell.section == len(car.sections):
        return "a new section" if car.sections else "the first place of the car"
    columns = len(car.sections[cell.section])
    if 0 <= cell.column < columns:
        return f"{cell.row} of column {number(car, cell)}"
    if cell.column < 0:
        return f"{cell.row}, left of column {number(car, cell._replace(column=0))}"
    return f"{cell.row}, right of column {number(car, cell._replace(column=columns - 1))}"


def spot(place: str) -> str:
    """The cell with that name, as in events: the bottom of column 3."""
    return f"the {'top' if place[0] == 'T' else 'bottom'} of column {place[1:]}"


def own_car(view: View) -> Car:
    """The car of the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return view.cars[view.seat]


def change(view: View, after: Car) -> Change:
    """The difference between this car and that of the view's seat. Raises ValueError for a spectator's."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return _change(view.cars, view.held, view.investors, view.seat, after)


def best_place(view: View, part: Part) -> Change:
    """The effect of the part in its best cell, if it were built now."""
    car = own_car(view)
    ways = (change(view, built(car, cell, part)) for cell in open_cells(car, part.row))
    return min(ways, key=lambda way: way.order, default=Change("", 0.0))


@lru_cache(maxsize=2_048)
def _change(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat, after: Car
) -> Change:
    now, then = (
        sum(line.points for line in lines(each, held, investors, seat))
        for each in (cars, with_seat(cars, seat, after))
    )
    scraps = needed(after)
    told = [*_mended(cars[seat], after), *_grown(cars[seat], after)]
    told.append(f"{counted(scraps, 'scrap')} short" if scraps else "complete")
    if then != now:
        told.append(f"{then - now:+d} {'point' if abs(then - now) == 1 else 'points'}")
    return Change(", ".join(told), SCRAP * scraps - then)


def _mended(car: Car, after: Car) -> Iterator[str]:
    """The defects that are removed."""
    before, now = defects(car), defects(after)
    if len(parts(after)) < len(parts(car)):
        return
    lacked = {each.type for each in now if isinstance(each, Missing)}
    stand = {part.type for part in parts(after)}
    for each in before:
        if isinstance(each, Missing) and each.type in stand - lacked:
            yield f"the missing {each.type}"
    supported = _loose(before) - _loose(now)
    if supported > 0:
        yield f"supports {counted(supported, 'part')}"
    for row in ROWS:
        filled = _gaps(before, row) - _gaps(now, row)
        if filled > 0:
            yield "fills a column" if _gaps(now, row) else f"fills the {row} row"


def _loose(found: Sequence[Defect]) -> int:
    """How many parts have no axle in reach."""
    return sum(isinstance(each, Unsupported) for each in found)


def _gaps(found: Sequence[Defect], row: Row) -> int:
    """How many columns have no part in that row."""
    return sum(isinstance(each, Gap) and each.cell.row == row for each in found)


def _grown(car: Car, after: Car) -> Iterator[str]:
    """The largest area, if it grows."""
    size = len(largest_area(after))
    if size > max(1, len(largest_area(car))):
        yield f"largest area {size}"
