"""The defects of a car in words; texts and pictures share them (specs/gear-and-piston.md, A complete car)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from bot.games.gear_and_piston.car import Car, Cell, name, number
from bot.games.gear_and_piston.completeness import (
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
from bot.games.gear_and_piston.components import Part

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def kind_of(part: Part) -> str:
    """Colour and type: electric motor; gear."""
    return part.type if part.colour == "generic" else f"{part.colour} {part.type}"


@lru_cache(maxsize=4_096)
def faults(car: Car) -> tuple[str, ...]:
    """What keeps the car from being complete, each in a few words, no full stop. Empty: it is complete."""
    found = defects(car)
    loose = [defect.cell for defect in found if isinstance(defect, Unsupported)]
    told = [_told(car, defect) for defect in found if not isinstance(defect, Unsupported)]
    if loose:
        verb = "has" if len(loose) == 1 else "have"
        told.append(f"{_names(car, loose)} {verb} no axle within reach")
    return tuple(told)


def _told(car: Car, defect: Defect) -> str:
    match defect:
        case Apart():
            return "the two sections are not merged"
        case Missing(type, count):
            if type == "axle":
                return "no axle: two are needed" if count == 2 else "one axle only: two are needed"
            return f"no {type}"
        case SurplusSteering(cells):
            return f"{_counted(len(cells), 'steering')} ({_names(car, cells)}): only one may work"
        case FuelShort(colour, motors, fuels):
            short = f"{_counted(fuels, f'{colour} fuel supply')}"
            return f"{_counted(motors, f'{colour} motor')}, {short}"
        case NotWorking(cell, part, lacks):
            lacked = " and ".join(f"{part.colour} {type}" for type in lacks)
            return f"{name(car, cell)}: {kind_of(part)} without {lacked}"
        case Gap(cell, part):
            side = "above" if cell.row == "top" else "below"
            return f"column {number(car, cell)}: nothing {side} the {part.type}"
        case Unsupported(cell):
            return f"{name(car, cell)} has no axle within reach"
        case _:
            assert_never(defect)


def _counted(count: int, thing: str) -> str:
    plural = thing.replace("supply", "supplies") if thing.endswith("supply") else f"{thing}s"
    return f"{_NUMBERS[count] if count < len(_NUMBERS) else count} {thing if count == 1 else plural}"


def _names(car: Car, cells: Sequence[Cell]) -> str:
    """The cells' names in a row: T1, B2 and T3."""
    names = [name(car, cell) for cell in cells]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
