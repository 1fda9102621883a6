"""Where a scrap may go, and what is left to mend after it (specs/gear-and-piston.md, End: scrap)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple, assert_never

from bot.games.gear_and_piston.car import Car, Cell, at, built, open_cells, placed, replaced
from bot.games.gear_and_piston.completeness import (
    Apart,
    FuelShort,
    Gap,
    Missing,
    NotWorking,
    SurplusSteering,
    Unsupported,
    defects,
)
from bot.games.gear_and_piston.components import (
    PROPULSIONS,
    ROWS,
    Colour,
    Part,
    PartType,
    Row,
)
from bot.games.gear_and_piston.mending import mendable, needed


class Placement(NamedTuple):
    """A scrap as that type and colour, on an open cell or over the part there.

    **Ruling** a scrap that only fills a place is a generic improvement, and a scrap improvement is always
    generic.
    """

    cell: Cell
    type: PartType
    colour: Colour


class Offer(NamedTuple):
    """A placement, what it covers, and how many scraps the car needs after it."""

    placement: Placement
    covers: Part | None
    left: int


_USES: dict[Row, tuple[tuple[PartType, Colour], ...]] = {
    "top": (
        *(("motor", colour) for colour in PROPULSIONS),
        *(("fuel supply", colour) for colour in PROPULSIONS),
        ("steering", "generic"),
        ("improvement", "generic"),
    ),
    "bottom": (("gear", "generic"), ("axle", "generic"), ("improvement", "generic")),
}
"""What a scrap may stand for in each row."""


def scrapped(car: Car, placement: Placement, volatility: int) -> Car:
    """The car with a scrap of that Volatility placed; a covered part is gone.

    Raises ValueError for a place that is neither open nor holds a part.
    """
    cell, type, colour = placement
    part = Part("scrap", type, colour, cell.row, None, volatility)
    return replaced(car, cell, part) if at(car, cell) else built(car, cell, part)


@lru_cache(maxsize=64)
def offers(car: Car) -> tuple[Offer, ...]:
    """Every placement allowed on a car of one section, or none yet; the best, after which the fewest scraps
    are needed, first, and among these what covers the least. Empty for a complete car.

    At least one listed defect goes away. **Ruling** a scrap is never covered, and nothing may be placed after
    which the car needs more scraps than before.
    """
    most = needed(car)
    found = []
    for placement in _candidates(car):
        after = scrapped(car, placement, 0)
        if _helps(car, after, placement) and mendable(after) and needed(after) <= most:
            found.append(Offer(placement, at(car, placement.cell), needed(after)))
    return tuple(sorted(found, key=_rank))


def finishing(car: Car) -> tuple[Placement, ...]:
    """The fewest placements that complete the car, in order: the best offer each time."""
    placements = []
    while ways := offers(car):
        best = ways[0].placement
        placements.append(best)
        car = scrapped(car, best, 0)
    return tuple(placements)


def _rank(offer: Offer) -> tuple[int, int]:
    """The fewest left first; then the least lost with the covered part: itself, its icon, its Reliability."""
    part = offer.covers
    lost = 1 + 2 * bool(part.icon) + part.reliability - part.volatility if part else 0
    return offer.left, lost


def _candidates(car: Car) -> Iterator[Placement]:
    """Every use on every open cell of the one section, and over every part that is no scrap."""
    for row in ROWS:
        for cell in open_cells(car, row):
            if cell.section == 0:
                yield from (Placement(cell, *use) for use in _USES[row])
    for cell, part in placed(car):
        if part.stock != "scrap":
            yield from (Placement(cell, *use) for use in _USES[cell.row] if use != (part.type, part.colour))


def _helps(before: Car, after: Car, placement: Placement) -> bool:
    """Whether a defect of the car before is none any more; all columns moved if one came in at the left."""
    moved = 1 if placement.cell.column < 0 else 0
    return bool(_faults(before, moved) - _faults(after, 0))


@lru_cache(maxsize=1_024)
def _faults(car: Car, moved: int) -> frozenset[Hashable]:
    """The defects one by one: each missing part and each place for itself."""
    faults: set[Hashable] = set()
    for defect in defects(car):
        match defect:
            case Missing(type, count):
                faults.update((type, at) for at in range(count))
            case FuelShort(colour, motors, fuels):
                faults.update((colour, at) for at in range(motors - fuels))
            case SurplusSteering(cells):
                faults.update(("surplus", at) for at in range(len(cells) - 1))
            case NotWorking(cell, _, lacks):
                faults.update((lack, _shifted(cell, moved)) for lack in lacks)
            case Gap(cell) | Unsupported(cell):
                faults.add((defect.kind, _shifted(cell, moved)))
            case Apart():
                faults.add(defect.kind)
            case _:
                assert_never(defect)
    return frozenset(faults)


def _shifted(cell: Cell, moved: int) -> Cell:
    return Cell(cell.section, cell.column + moved, cell.row)
