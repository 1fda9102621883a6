"""The possible placements of a scrap, and the number of scraps that the car needs afterwards
(docs/rules/gear-and-piston.md, section 6.2).
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, assert_never

from bot.games.gear_and_piston.rules import car as cars, completeness, components, mending


class Placement(NamedTuple):
    """A way to place a scrap: as a part of the given type and colour, in an open cell or over a part
    (docs/rules/gear-and-piston.md, Ruling 10).
    """

    cell: cars.Cell
    type: components.PartType
    colour: components.Colour


class Offer(NamedTuple):
    """A placement. covers: the part that it covers, or None. left: the number of scraps that the car needs
    afterwards.
    """

    placement: Placement
    covers: components.Part | None
    left: int


_USES: dict[components.Row, tuple[components.Part, ...]] = {
    "top": (
        *(components.Part("scrap", "motor", colour, "top") for colour in components.PROPULSIONS),
        *(components.Part("scrap", "fuel supply", colour, "top") for colour in components.PROPULSIONS),
        components.Part("scrap", "steering", "generic", "top"),
        components.Part("scrap", "improvement", "generic", "top"),
    ),
    "bottom": (
        components.Part("scrap", "gear", "generic", "bottom"),
        components.Part("scrap", "axle", "generic", "bottom"),
        components.Part("scrap", "improvement", "generic", "bottom"),
    ),
}
"""The parts that a scrap can represent in each row."""


def scrapped(car: cars.Car, placement: Placement, volatility: int) -> cars.Car:
    """Return the car with a scrap of the given Volatility placed. Raises ValueError unless the cell is open
    or contains a part.
    """
    cell, type, colour = placement
    part = components.Part("scrap", type, colour, cell.row, None, volatility)
    return cars.replaced(car, cell, part) if cars.at(car, cell) else cars.built(car, cell, part)


@lru_cache(maxsize=64)
def offers(car: cars.Car) -> tuple[Offer, ...]:
    """Return every allowed placement, the best first (docs/rules/gear-and-piston.md, Ruling 10). There are
    none for a complete car. Raises ValueError for a car of two sections.
    """
    faults, rows = _faults(car), mending.rows_of(car)
    most, holes, found = mending.fewest_of(rows), len(faults.gaps), list[Offer]()
    for cell, covers in _places(car):
        gap = cell in faults.gaps
        # At the car's ends a scrap creates another gap, which takes another scrap.
        if not gap and covers is None and holes >= most:
            continue
        for scrap in _USES[cell.row]:
            if gap or _mends(faults, cell, scrap, covers):
                left = mending.fewest_of(mending.rows_with(rows, cell, scrap, covers))
                if left <= most:
                    found.append(Offer(Placement(cell, scrap.type, scrap.colour), covers, int(left)))
    return tuple(sorted(found, key=_rank))


def _rank(offer: Offer) -> tuple[int, int]:
    """Return the sort key of an offer: the number of scraps needed afterwards, then the loss from the covered
    part.
    """
    part = offer.covers
    lost = 1 + 2 * bool(part.icon) + part.reliability - part.volatility if part else 0
    return offer.left, lost


def _places(car: cars.Car) -> Iterator[tuple[cars.Cell, components.Part | None]]:
    """Yield every open cell of the car's only section, then the cell of every part other than scrap, with
    that part.
    """
    for row in components.ROWS:
        for cell in cars.open_cells(car, row):
            if cell.section == 0:
                yield cell, None
    for cell, part in cars.placed(car):
        if part.stock != "scrap":
            yield cell, part


class _Faults(NamedTuple):
    """A car's defects in a form that makes it fast to check placements."""

    missing: set[components.PartType]
    """The types with too few parts."""
    short: set[components.Colour]
    """The colours with fewer fuel supplies than motors."""
    surplus: bool
    """Whether there is more than one steering."""
    gaps: set[cars.Cell]
    """The empty cells above or below a part."""
    loose: set[int]
    """The columns with a part that no axle supports."""
    broken: dict[cars.Cell, set[components.PartType]]
    """For the cell of each part that does not work, the types that the part lacks."""
    lacking: defaultdict[tuple[components.PartType, components.Colour], set[cars.Cell]]
    """For each type and colour, the cells of the parts that lack it."""
    motors: Counter[components.Colour]
    """The number of motors of each colour."""


def _faults(car: cars.Car) -> _Faults:
    motors = Counter(part.colour for part in cars.parts(car) if part.type == "motor")
    faults = _Faults(
        missing=set(),
        short=set(),
        surplus=False,
        gaps=set(),
        loose=set(),
        broken={},
        lacking=defaultdict(set),
        motors=motors,
    )
    for defect in completeness.defects(car):
        match defect:
            case completeness.Missing(type):
                faults.missing.add(type)
            case completeness.FuelShort(colour):
                faults.short.add(colour)
            case completeness.SurplusSteering():
                faults = faults._replace(surplus=True)
            case completeness.NotWorking(cell, part, lacks):
                faults.broken[cell] = set(lacks)
                for lack in lacks:
                    faults.lacking[lack, part.colour].add(cell)
            case completeness.Gap(cell):
                faults.gaps.add(cell)
            case completeness.Unsupported(cell):
                faults.loose.add(cell.column)
            case completeness.Apart():
                raise ValueError("the sections are merged before scraps are placed")
            case _:
                assert_never(defect)
    return faults


def _mends(faults: _Faults, cell: cars.Cell, scrap: components.Part, covers: components.Part | None) -> bool:
    """Return whether the scrap, in a cell that is not a gap, removes a defect. covers: the part under it, or
    None.
    """
    type, colour = scrap.type, scrap.colour
    if covers and covers.type == type and covers.colour == colour:
        return False
    if type in faults.missing or (type == "fuel supply" and colour in faults.short):
        return True
    lacking = faults.lacking.get((type, colour))
    if lacking and lacking - {cell}:
        return True
    if type == "axle" and not faults.loose.isdisjoint((cell.column - 1, cell.column, cell.column + 1)):
        return True
    return covers is not None and _rids(faults, cell, scrap, covers)


def _rids(faults: _Faults, cell: cars.Cell, scrap: components.Part, covers: components.Part) -> bool:
    """Return whether removing the covered part removes a defect that the scrap does not cause again."""
    if covers.type == "steering":
        return faults.surplus
    if covers.type == "motor":
        return covers.colour in faults.short
    lacks = faults.broken.get(cell, set())
    idle = scrap.type == "fuel supply" and not faults.motors[scrap.colour]
    return bool(lacks - {"motor"} if idle else lacks)
