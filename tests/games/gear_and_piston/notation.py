"""A short notation for cars and parts: `Me:r Fe! . S` over `A:c G . I+`. M is a motor, F a fuel supply, S a
steering, G a gear, A an axle, I an improvement. The second letter is the colour: e electric, g gasoline, s
steam. `:c`, `:p` and `:r` are New parts with Comfort, Power and Range. `!` has Volatility and `+`
Reliability, `*2` is a scrap of Volatility 2, and `.` is an empty cell.
"""

from __future__ import annotations

import re

from hypothesis import strategies as st

from bot.games.gear_and_piston.rules.car import NO_CAR, Car, Column, Section, built, open_cells
from bot.games.gear_and_piston.rules.components import (
    ATTRIBUTES,
    COLOURS,
    JUNK,
    NEW,
    TYPES,
    Attribute,
    Part,
    PartType,
    Row,
    Stock,
    stack,
)
from bot.games.gear_and_piston.rules.scrap import Placement, offers, scrapped

ROW_OF: dict[PartType, Row] = {
    "motor": "top",
    "fuel supply": "top",
    "steering": "top",
    "gear": "bottom",
    "axle": "bottom",
}
"""The row of every type except for improvements, which are printed for one row or the other."""
_TOKEN = re.compile(r"([MFSGAI])([egs]?)(?::([cpr]))?(!?)(\+?)(?:\*(\d))?")


def part(token: str, row: Row = "top") -> Part:
    """Return the part described by a token. row: the row of an improvement, which can be printed for
    either.
    """
    match = _TOKEN.fullmatch(token)
    assert match, token
    initial, tint, icon, volatility, reliability, scrap = match.groups()
    (type,) = (type for type in TYPES if type[0].upper() == initial)
    colours = {"e": COLOURS[0], "g": COLOURS[1], "s": COLOURS[2], "": COLOURS[3]}
    attributes: dict[str | None, Attribute] = {each[0]: each for each in ATTRIBUTES}
    stock: Stock = "scrap" if scrap else "new" if icon else "junk"
    return Part(
        stock,
        type,
        colours[tint],
        ROW_OF.get(type, row),
        attributes.get(icon),
        int(scrap or bool(volatility)),
        int(bool(reliability)),
    )


def section(top: str, bottom: str) -> Section:
    """Return a section, with the shorter row padded with empty cells."""
    rows = top.split(), bottom.split()
    length = max(map(len, rows))
    tops, bottoms = (row + ["."] * (length - len(row)) for row in rows)
    return tuple(
        Column(
            None if above == "." else part(above, "top"),
            None if below == "." else part(below, "bottom"),
        )
        for above, below in zip(tops, bottoms, strict=True)
    )


def car(*rows: str) -> Car:
    """Return a car with one section (two rows) or two sections (four rows)."""
    return Car(tuple(section(*rows[at : at + 2]) for at in range(0, len(rows), 2)))


TILES = stack(NEW) + stack(JUNK)


@st.composite
def cars(draw: st.DrawFn, most: int = 12, sections: int = 2) -> Car:
    """Return a strategy for any car that can be built from the tiles, with at most `most` parts and at most
    `sections` sections.
    """
    made = NO_CAR
    for tile in draw(st.lists(st.sampled_from(TILES), max_size=most)):
        cells = [cell for cell in open_cells(made, tile.row) if cell.section < sections]
        if cells:
            made = built(made, cells[draw(st.integers(0, 255)) % len(cells)], tile)
    return made


def finishing(made: Car) -> tuple[Placement, ...]:
    """Return the placements of scraps that complete a car if the first proposed way is taken each time."""
    placements = []
    while ways := offers(made):
        best = ways[0].placement
        placements.append(best)
        made = scrapped(made, best, 0)
    return tuple(placements)
