"""What a player may do to a car in the Workshop (docs/rules/gear-and-piston.md, section 4.6, section 5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.gear_and_piston.rules.car import Car, Cell, open_cells, placed
from bot.games.gear_and_piston.rules.components import ROWS, Part


class Building(NamedTuple):
    """Build that Blueprint in that open cell."""

    part: Part
    cell: Cell


class Upgrading(NamedTuple):
    """Put that Blueprint in the place of that part."""

    cell: Cell
    part: Part


def buildings(car: Car, hand: tuple[Part, ...]) -> Iterator[Building]:
    """Every way to build a Blueprint, each once: by Blueprint in the hand's order, then by cell."""
    cells = {row: open_cells(car, row) for row in ROWS}
    for part in dict.fromkeys(hand):
        for cell in cells[part.row]:
            yield Building(part, cell)


def upgradings(car: Car, hand: tuple[Part, ...]) -> Iterator[Upgrading]:
    """Every way to replace one part by a Blueprint of its type, colour and row: by cell, then in the hand's
    order.

    docs/rules/gear-and-piston.md, Ruling 6: an improvement is replaced only by one for the same row, because
    of its position. A part may also be replaced by one that looks the same, to have one Blueprint less.
    """
    blueprints = tuple(dict.fromkeys(hand))
    for cell, old in placed(car):
        for part in blueprints:
            if part[1:4] == old[1:4]:
                yield Upgrading(cell, part)
