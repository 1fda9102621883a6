"""The defects of a car, as data without words (docs/rules/gear-and-piston.md, section 5.2)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.engine.values import union_member
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, Cell, Section, placed
from bot.games.gear_and_piston.rules.components import ENOUGH, PROPULSIONS, Part, PartType, Propulsion

AXLES = 2
"""The minimum number of axles of a complete car."""


@union_member
class Apart:
    """A defect: the car is in two sections."""


@union_member
class Missing:
    """A defect: `count` parts of a type that every car needs are missing."""

    type: Literal["motor", "fuel supply", "gear", "axle", "steering"]
    count: int


@union_member
class SurplusSteering:
    """A defect: the car has more than one steering. cells: the cells of all of them."""

    cells: tuple[Cell, ...]


@union_member
class FuelShort:
    """A defect: there are more motors than fuel supplies of a colour."""

    colour: Propulsion
    motors: int
    fuels: int


@union_member
class NotWorking:
    """A defect: a fuel supply or an improvement lacks a motor or a fuel supply of its colour."""

    cell: Cell
    part: Part
    lacks: tuple[Literal["motor", "fuel supply"], ...]


@union_member
class Gap:
    """A defect: `cell` is empty, above or below `part`."""

    cell: Cell
    part: Part


@union_member
class Unsupported:
    """A defect: the part has no axle within one step, orthogonally or diagonally."""

    cell: Cell
    part: Part


Defect: TypeAlias = Apart | Missing | SurplusSteering | FuelShort | NotWorking | Gap | Unsupported


@lru_cache(maxsize=4_096)
def defects(car: Car) -> tuple[Defect, ...]:
    """Return all defects of the car."""
    found: list[Defect] = [Apart()] if len(car.sections) == SECTIONS else []
    cells = tuple(placed(car))
    found += _counted(cells)
    found += _not_working(cells)
    for section, columns in enumerate(car.sections):
        found += _gaps(section, columns)
    for section, columns in enumerate(car.sections):
        found += _unsupported(section, columns)
    return tuple(found)


def complete(car: Car) -> bool:
    """Return whether the car has no defects."""
    return not defects(car)


def ends_game(car: Car) -> bool:
    """Return whether the car ends the game with this round: it is complete and has at least twelve parts."""
    return sum(1 for _ in placed(car)) >= ENOUGH and complete(car)


def _counted(cells: tuple[tuple[Cell, Part], ...]) -> Iterator[Defect]:
    """Yield a defect for each type or colour of which the car has too few or too many parts."""
    types = Counter(part.type for _, part in cells)
    motors, fuels = colours(cells, "motor"), colours(cells, "fuel supply")
    if not types["motor"]:
        yield Missing("motor", 1)
    if not types["fuel supply"] and not types["motor"]:
        yield Missing("fuel supply", 1)
    for colour in PROPULSIONS:
        if motors[colour] > fuels[colour]:
            yield FuelShort(colour, motors[colour], fuels[colour])
    if not types["gear"]:
        yield Missing("gear", 1)
    if types["axle"] < AXLES:
        yield Missing("axle", AXLES - types["axle"])
    if not types["steering"]:
        yield Missing("steering", 1)
    if types["steering"] > 1:
        yield SurplusSteering(tuple(cell for cell, part in cells if part.type == "steering"))


def colours(cells: tuple[tuple[Cell, Part], ...], type: PartType) -> Counter[str]:
    """Return the number of parts of a type in each colour."""
    return Counter(part.colour for _, part in cells if part.type == type)


def _not_working(cells: tuple[tuple[Cell, Part], ...]) -> Iterator[NotWorking]:
    """Yield a defect for each part that does not work, except for motors without fuel."""
    motors, fuels = colours(cells, "motor"), colours(cells, "fuel supply")
    for cell, part in cells:
        if part.colour == "generic" or part.type == "motor":
            continue
        lacks: list[Literal["motor", "fuel supply"]] = []
        if not motors[part.colour]:
            lacks.append("motor")
        if not fuels[part.colour]:
            lacks.append("fuel supply")
        if lacks:
            yield NotWorking(cell, part, tuple(lacks))


def _gaps(section: int, columns: Section) -> Iterator[Gap]:
    for at, column in enumerate(columns):
        if column.top is None and column.bottom:
            yield Gap(Cell(section, at, "top"), column.bottom)
        if column.bottom is None and column.top:
            yield Gap(Cell(section, at, "bottom"), column.top)


def _unsupported(section: int, columns: Section) -> Iterator[Unsupported]:
    """Yield a defect for each part without an axle in its own column or a neighbouring one."""
    axles = {at for at, column in enumerate(columns) if column.bottom and column.bottom.type == "axle"}
    for at, column in enumerate(columns):
        if axles.isdisjoint((at - 1, at, at + 1)):
            if column.top:
                yield Unsupported(Cell(section, at, "top"), column.top)
            if column.bottom:
                yield Unsupported(Cell(section, at, "bottom"), column.bottom)
