"""The parts that a car lacks, drawn as ghosts."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.games.gear_and_piston.board.inks import COPPER, SEPIA, SLOT
from bot.games.gear_and_piston.rules import completeness, components
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, Cell, placed
from bot.games.gear_and_piston.rules.showing import signed
from bot.render.stage import Stage, Words

Kind: TypeAlias = Literal["part", "less", "gap", "join"]


class Want(NamedTuple):
    """A need of a car, as the pictures show it."""

    kind: Kind
    """The kind of need. part: a part is missing. less: there are too many parts. gap: a row has a gap. join:
    the sections are apart.
    """
    type: components.PartType = "gear"
    """The type of the part that is missing or too many."""
    colour: components.Colour = "generic"
    """The colour of the missing part, or "generic" if any colour fits."""
    row: components.Row = "top"
    """The row of the gap."""

    def fits(self, part: components.Part) -> bool:
        """Return whether the part fills this need."""
        if self.kind == "gap":
            return part.row == self.row
        same = part.type == self.type and self.kind == "part"
        return same and (self.colour in ("generic", part.colour))


@lru_cache(maxsize=512)
def wants(car: Car) -> tuple[tuple[Want, int], ...]:
    """Return the needs of the car, with the number of each."""
    found: dict[Want, int] = {}
    for want, count in (each for defect in completeness.defects(car) for each in _wants(defect)):
        found[want] = max(count, found.get(want, 0))
    return tuple(found.items())


def _wants(defect: completeness.Defect) -> Sequence[tuple[Want, int]]:
    match defect:
        case completeness.Apart():
            return [(Want("join"), 1)]
        case completeness.Missing(type, count):
            return [(Want("part", type), count)]
        case completeness.SurplusSteering(cells):
            return [(Want("less", "steering"), len(cells) - 1)]
        case completeness.FuelShort(colour, motors, fuels):
            return [(Want("part", "fuel supply", colour), motors - fuels)]
        case completeness.NotWorking(_, part, lacks):
            return [(Want("part", type, part.colour), 1) for type in lacks]
        case completeness.Gap(cell):
            return [(Want("gap", row=cell.row), 1)]
        case completeness.Unsupported():
            return [(Want("part", "axle"), 1)]


def fills(part: components.Part, car: Car) -> bool:
    """Return whether the car lacks the part: it needs a part of that type and colour or, if no type is
    missing, a part in that row.
    """
    every = [want for want, _ in wants(car)]
    types = [want for want in every if want.kind == "part"]
    return any(want.fits(part) for want in types or every)


def lacking(car: Car) -> list[tuple[Want, int]]:
    """Return the needs of the car that are drawn, with the number of each. A need for a type in any colour is
    left out if the same type is needed in a particular colour.
    """
    coloured = {want.type for want, _ in wants(car) if want.colour != "generic"}
    return [each for each in wants(car) if each[0].colour != "generic" or each[0].type not in coloured]


Ghosts: TypeAlias = Mapping[Cell, Want]
"""The cells of a car whose part is missing or has to go, each with its need."""
NONE: Final[Ghosts] = MappingProxyType({})
"""No ghosts."""


@lru_cache(maxsize=512)
def ghosts(car: Car) -> Ghosts:
    """Return the cells for the parts that the car lacks, which are its holes and then new columns at its
    front, and the cells of surplus parts. A cell that no particular part must fill has a need of the kind
    "gap". A car of two sections has no ghosts, because the position of the sections relative to each other is
    undecided.
    """
    found: dict[Cell, Want] = {}
    if len(car.sections) == SECTIONS:
        return found
    columns = car.sections[0] if car.sections else ()
    rows: dict[components.Row, list[Want]] = {"top": [], "bottom": []}
    for want, count in lacking(car):
        if want.kind == "part":
            rows["bottom" if want.type in LOW else "top"] += [want] * count
    rows["bottom"] = _spread(rows["bottom"])
    holes = {row: sum(column[side] is None for column in columns) for side, row in enumerate(rows)}
    more = max(len(wanted) - holes[row] for row, wanted in rows.items())
    width = len(columns) + max(0, more)
    for side, (row, wanted) in enumerate(rows.items()):
        open = [at for at in range(width) if at >= len(columns) or columns[at][side] is None]
        for at, want in zip_longest(open, wanted):
            found[Cell(0, at, row)] = want or Want("gap", row=row)
    for want, count in wants(car):
        if want.kind == "less":
            same = [cell for cell, part in placed(car) if part.type == want.type]
            found |= dict.fromkeys(same[-count:], want)
    return found


LOW: Final = ("axle", "gear")
"""The types of parts in the bottom row."""


def _spread(wanted: list[Want]) -> list[Want]:
    """Return the missing parts of a bottom row in the order in which they are drawn: an axle, the other
    parts, and then the other axles.
    """
    axles = [want for want in wanted if want.type == "axle"]
    others = [want for want in wanted if want.type != "axle"]
    return axles[:1] + others + axles[1:]


def ghost(stage: Stage, want: Want, side: int, x: int, y: int) -> None:
    """Draw the need of a cell: the missing part, a dashed cell if any part of the row will do, or a
    cross over the part that has to go.
    """
    middle = x + side // 2, y + side // 2
    if want.kind == "less":
        stage.put("strike", *middle)
    elif want.kind == "gap":
        stage.put(f"ghost-generic-{side}", x, y)
    else:
        stage.put(f"ghost-{want.colour}-{side}", x, y)
        stage.put(f"art-{want.type}-{want.colour}-{side}", x, y)


def listed(stage: Stage, car: Car, side: int, pitch: int, x: int, y: int, most: int) -> int:
    """Draw the ghosts of the missing parts in a row from (x, y). If there are more than `most`, write the
    number of the others at the end. If nothing is missing, write that instead. Return the right edge of the
    drawing.
    """
    every = lacking(car)
    if not every:
        words = Words(stage.say("piston-picture-complete"), 48, "Caladea", SEPIA)
        return stage.write(words, x, y + side // 2)
    shown = every if len(every) <= most else every[: most - 1]
    for at, (want, count) in enumerate(shown):
        _listed(stage, want, count, side, x + at * pitch, y)
    end = x + len(shown) * pitch
    if len(shown) < len(every):
        more = Words(stage.say("piston-signed", **signed(len(every) - len(shown))), 48, "Serif", COPPER)
        end = stage.write(more, end + 4, y + side // 2)
    return end


def _listed(stage: Stage, want: Want, count: int, side: int, x: int, y: int) -> None:
    middle = x + side // 2, y + side // 2
    if want.kind == "join":
        stage.put(f"ghost-generic-{side}", x, y)
        stage.put("join", *middle)
        return
    if want.kind == "gap":
        stage.put(f"blank-{want.row}-{side}", x, y)
        stage.write(Words("?", 60, "Serif", COPPER), *middle, "m")
        return
    stage.put(f"ghost-{want.colour}-{side}", x, y)
    stage.put(f"art-{want.type}-{want.colour}-{side}", x, y)
    if want.kind == "less":
        stage.put("strike", *middle)
    elif count > 1:
        number = Words(f"\u00d7{count}", 48, "Serif", COPPER, 5, SLOT)
        stage.write(number, x + side - 6, y + side - 22, "r")
