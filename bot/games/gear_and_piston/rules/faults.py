"""The defects of a car in words, for texts and pictures (docs/rules/gear-and-piston.md, section 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from bot.games.gear_and_piston.rules import completeness
from bot.games.gear_and_piston.rules.car import Car, Cell, number
from bot.games.gear_and_piston.rules.components import Part, Row

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SIDES: dict[Row, str] = {"top": "above", "bottom": "below"}


def kind_of(part: Part) -> str:
    """Colour and type, such as electric motor; gear."""
    return part.type if part.colour == "generic" else f"{part.colour} {part.type}"


@lru_cache(maxsize=4_096)
def faults(car: Car) -> tuple[str, ...]:
    """The reasons why the car is incomplete, each in a few words without a full stop. Empty if it is
    complete.

    Defects of the same sort at several places share one text.
    """
    alike: dict[tuple[object, ...], list[completeness.Defect]] = {}
    for defect in completeness.defects(car):
        alike.setdefault(_sort(defect), []).append(defect)
    return tuple(
        _told(car, found[0]) if len(found) == 1 else _together(car, found) for found in alike.values()
    )


def _sort(defect: completeness.Defect) -> tuple[object, ...]:
    """A key that is equal for defects that share one text."""
    match defect:
        case completeness.NotWorking(_, part, lacks):
            return (defect.kind, part.colour, lacks)
        case completeness.Gap(cell):
            return (defect.kind, cell.row)
        case completeness.Unsupported():
            return (defect.kind,)
        case _:
            return (defect,)


def _told(car: Car, defect: completeness.Defect) -> str:
    match defect:
        case completeness.Apart():
            return "the two sections are not merged"
        case completeness.Missing(type, count):
            if type == "axle":
                return "no axle: two are needed" if count == 2 else "one axle only: two are needed"
            return f"no {type}"
        case completeness.SurplusSteering(cells):
            where = _runs(car, cells)
            return f"{_counted(len(cells), 'steering')} (columns {where}): only one may work"
        case completeness.FuelShort(colour, motors, fuels):
            return f"{_counted(motors, f'{colour} motor')}, {_counted(fuels, f'{colour} fuel supply')}"
        case completeness.NotWorking(cell, part, lacks):
            return f"column {number(car, cell)}: {kind_of(part)} {_without(part, lacks)}"
        case completeness.Gap(cell, part):
            return f"column {number(car, cell)}: nothing {_SIDES[cell.row]} the {part.type}"
        case completeness.Unsupported(cell):
            return f"column {number(car, cell)}: no axle within reach"
        case _:
            assert_never(defect)


def _together(car: Car, found: Sequence[completeness.Defect]) -> str:
    """One text for several defects of one sort."""
    cells = [
        each.cell
        for each in found
        if isinstance(each, completeness.NotWorking | completeness.Gap | completeness.Unsupported)
    ]
    columns = len({number(car, each) for each in cells})
    where = f"{'columns' if columns > 1 else 'column'} {_runs(car, cells)}"
    match found[0]:
        case completeness.NotWorking(_, part, lacks):
            return f"{where}: {part.colour} parts {_without(part, lacks)}"
        case completeness.Gap(cell):
            return f"{where}: nothing {_SIDES[cell.row]}"
        case _:
            return f"{where}: no axle within reach"


def _runs(car: Car, cells: Sequence[Cell]) -> str:
    """The numbers of their columns, with three or more consecutive ones as a range: 1, 3 and 5 to 8."""
    runs: list[tuple[int, int]] = []
    for column in sorted({number(car, cell) for cell in cells}):
        if runs and runs[-1][1] == column - 1:
            runs[-1] = (runs[-1][0], column)
        else:
            runs.append((column, column))
    told: list[str] = []
    for first, last in runs:
        told += [f"{first} to {last}"] if last - first > 1 else map(str, range(first, last + 1))
    return _listed(told)


def _without(part: Part, lacks: Sequence[str]) -> str:
    """Such as: without steam motor and fuel supply."""
    return f"without {part.colour} {' and '.join(lacks)}"


def _counted(count: int, thing: str) -> str:
    plural = thing.replace("supply", "supplies") if thing.endswith("supply") else f"{thing}s"
    return f"{_NUMBERS[count] if count < len(_NUMBERS) else count} {thing if count < 2 else plural}"


def _listed(items: Sequence[str]) -> str:
    """Such as: 1, 2 and 5 to 8."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} and {items[-1]}"
