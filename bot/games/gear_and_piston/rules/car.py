"""The car as a value: at most two sections of two rows (docs/rules/gear-and-piston.md, section 5.1)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.gear_and_piston.rules.components import ROWS, Part, Row

SECTIONS = 2
"""The maximum number of sections of a car."""


class Column(NamedTuple):
    """One column: the part in its top cell and the part in its bottom cell, or None for an empty cell."""

    top: Part | None
    bottom: Part | None


Section: TypeAlias = tuple[Column, ...]
"""Parts connected orthogonally, as columns from left to right."""


class Cell(NamedTuple):
    """A cell of a car: the index of its section, the index of its column in the section, and its row. Column
    -1 and the index after the last column are new columns at the section's ends. The index after the last
    section means a new section.
    """

    section: int
    column: int
    row: Row


class Car(NamedTuple):
    """A car of at most two sections."""

    sections: tuple[Section, ...] = ()


NO_CAR = Car()
_EMPTY = Column(None, None)


def placed(car: Car) -> Iterator[tuple[Cell, Part]]:
    """Yield every part and its cell: by section, then by column, the top row first."""
    for section, columns in enumerate(car.sections):
        for column, pair in enumerate(columns):
            for row, part in zip(ROWS, pair, strict=True):
                if part:
                    yield Cell(section, column, row), part


def parts(car: Car) -> tuple[Part, ...]:
    """Return every part of the car, in the order of `placed`."""
    return tuple(part for section in car.sections for column in section for part in column if part)


def at(car: Car, cell: Cell) -> Part | None:
    """Return the part in the given cell, or None if the cell is empty or outside the car."""
    if cell.section >= len(car.sections):
        return None
    columns = car.sections[cell.section]
    if not 0 <= cell.column < len(columns):
        return None
    return columns[cell.column].top if cell.row == "top" else columns[cell.column].bottom


def number(car: Car, cell: Cell) -> int:
    """Return the number of the cell's column as players see it: 0 is the new column at the left of the car,
    and the second section continues after the new columns between the sections.
    """
    before = sum(len(columns) + 2 for columns in car.sections[: cell.section])
    return before + cell.column + 1


def name(car: Car, cell: Cell) -> str:
    """Return the cell's name in events: T or B for the row, and the number of the column (T3, B0)."""
    return f"{cell.row[0].upper()}{number(car, cell)}"


def placed_name(car: Car, cell: Cell) -> str:
    """Return the name of the cell in which a part was just placed. car: the car with the part. cell: the cell
    before the car grew.
    """
    return name(car, cell._replace(column=max(0, cell.column)))


def open_cells(car: Car, row: Row) -> tuple[Cell, ...]:
    """Return the cells where a part of the given row can be built, in order: next to a part of a section, or
    as a new section.
    """
    found = [
        Cell(section, column, row)
        for section, columns in enumerate(car.sections)
        for column in _open_columns(columns, row)
    ]
    if len(car.sections) < SECTIONS:
        found.append(Cell(len(car.sections), 0, row))
    return tuple(found)


@lru_cache(maxsize=4_096)
def _open_columns(section: Section, row: Row) -> tuple[int, ...]:
    """Return the columns of a section, including those at its ends, whose cell in the given row is empty and
    touches a part.
    """
    side = ROWS.index(row)
    inside = [at for at, column in enumerate(section) if column[side] is None]
    before = (-1,) if section[0][side] else ()
    after = (len(section),) if section[-1][side] else ()
    return (*before, *inside, *after)


def built(car: Car, cell: Cell, part: Part) -> Car:
    """Return the car with the part added in an open cell. Raises ValueError if the part cannot be built
    there.
    """
    if part.row != cell.row or cell not in open_cells(car, cell.row):
        raise ValueError(f"{part} may not be built at {cell}")
    if cell.section == len(car.sections):
        return Car((*car.sections, (_column(part),)))
    columns = car.sections[cell.section]
    if cell.column < 0:
        columns = (_column(part), *columns)
    elif cell.column == len(columns):
        columns = (*columns, _column(part))
    else:
        columns = _put(columns, cell, part)
    return _with_sections(car, cell.section, columns)


def replaced(car: Car, cell: Cell, part: Part) -> Car:
    """Return the car with the part in the cell replaced. Raises ValueError if the cell has no part, or the
    new part is for the other row.
    """
    if at(car, cell) is None or part.row != cell.row:
        raise ValueError(f"{part} may not replace what is at {cell}")
    return _with_sections(car, cell.section, _put(car.sections[cell.section], cell, part))


def dismantled(car: Car, cell: Cell) -> Car:
    """Return the car without the part in the cell. Raises ValueError if the cell has no part, or more than
    two sections would remain.
    """
    if at(car, cell) is None:
        raise ValueError(f"no part at {cell}")
    pieces = _pieces(_put(car.sections[cell.section], cell, None))
    if len(car.sections) - 1 + len(pieces) > SECTIONS:
        raise ValueError(f"without what is at {cell} the car would fall into more than two sections")
    return _with_sections(car, cell.section, *pieces)


def removable(car: Car) -> tuple[Cell, ...]:
    """Return the cells whose parts can be dismantled, in the order of `placed`."""
    room = SECTIONS - len(car.sections) + 1
    return tuple(
        Cell(section, column, row)
        for section, columns in enumerate(car.sections)
        for column, row, left in _removals(columns)
        if left <= room
    )


@lru_cache(maxsize=4_096)
def _removals(section: Section) -> tuple[tuple[int, Row, int], ...]:
    """Return, for each part, its column, its row, and the number of pieces into which the section falls
    without it.
    """
    return tuple(
        (column, row, len(_pieces(_put(section, Cell(0, column, row), None))))
        for column, pair in enumerate(section)
        for row, part in zip(ROWS, pair, strict=True)
        if part
    )


def _pieces(columns: tuple[Column, ...]) -> tuple[Section, ...]:
    """Return the connected pieces of a row of columns, from left to right."""
    pieces: list[list[Column]] = []
    last = _EMPTY
    for column in columns:
        joined = any(one and other for one, other in zip(last, column, strict=True))
        if joined:
            pieces[-1].append(column)
        elif column.top or column.bottom:
            pieces.append([column])
        last = column
    return tuple(tuple(piece) for piece in pieces)


def offsets(car: Car) -> tuple[int, ...]:
    """Return the ways to merge two sections: for each, the index of the second section's first column,
    counted in columns of the first. There are none unless the car has two sections.
    """
    if len(car.sections) != SECTIONS:
        return ()
    one, two = car.sections
    return _offsets(one, two)


@lru_cache(maxsize=1_024)
def _offsets(one: Section, two: Section) -> tuple[int, ...]:
    ways: dict[Section, int] = {}
    room = len(two)
    top, bottom = (_mask(one, side) << room for side in range(len(ROWS)))
    for offset in range(-room, len(one) + 1):
        above, below = (_mask(two, side) << room + offset for side in range(len(ROWS)))
        overlap = (top & above) | (bottom & below)
        beside = (top & (above << 1 | above >> 1)) | (bottom & (below << 1 | below >> 1))
        if not overlap and (beside or top & below or bottom & above):
            section = _laid(one, two, offset)
            assert section is not None  # the masks do not overlap
            ways.setdefault(section, offset)
    return tuple(ways.values())


def _mask(section: Section, side: int) -> int:
    """Return the section's parts in one row as a bit mask, with the lowest bit for the first column. side: 0
    for the top row, 1 for the bottom row.
    """
    return sum(1 << at for at, column in enumerate(section) if column[side])


def merged(car: Car, offset: int) -> Car:
    """Return the car with its two sections merged. Raises ValueError if that is impossible."""
    if len(car.sections) != SECTIONS:
        raise ValueError("only two sections can be merged")
    one, two = car.sections
    section = _laid(one, two, offset)
    if not section or len(_pieces(section)) != 1:
        raise ValueError(f"the sections cannot be merged at {offset}")
    return Car((section,))


def _laid(one: Section, two: Section, offset: int) -> tuple[Column, ...] | None:
    """Return both sections as one row of columns, or None if a cell would be used twice."""
    left = min(0, offset)
    right = max(len(one), offset + len(two))
    columns = []
    for column in range(left, right):
        here = one[column] if 0 <= column < len(one) else _EMPTY
        there = two[column - offset] if 0 <= column - offset < len(two) else _EMPTY
        if (here.top and there.top) or (here.bottom and there.bottom):
            return None
        columns.append(Column(here.top or there.top, here.bottom or there.bottom))
    return tuple(columns)


def _column(part: Part) -> Column:
    return Column(part, None) if part.row == "top" else Column(None, part)


def _put(columns: tuple[Column, ...], cell: Cell, part: Part | None) -> tuple[Column, ...]:
    old = columns[cell.column]
    new = Column(part, old.bottom) if cell.row == "top" else Column(old.top, part)
    return (*columns[: cell.column], new, *columns[cell.column + 1 :])


def _with_sections(car: Car, section: int, *columns: Section) -> Car:
    return Car((*car.sections[:section], *columns, *car.sections[section + 1 :]))
