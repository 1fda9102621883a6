"""The sheet for a player who builds: the car as large as possible, with the places for new parts."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board import hand_parts, inks, plates, wants
from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.grid import LEFT, LOW, RIGHT, RULE, Box
from bot.games.gear_and_piston.board.stand import FEET as STANDS, HAT, backdrop
from bot.games.gear_and_piston.board.vehicle import Plan, driver_at, plan, vehicle
from bot.games.gear_and_piston.rules import actions as act, components, model, scrap
from bot.games.gear_and_piston.rules.car import (
    SECTIONS,
    Car,
    Cell,
    merged,
    number,
    offsets,
    open_cells,
    parts,
)
from bot.games.gear_and_piston.rules.outlook import (
    Prospect,
    own_car,
    proposal,
    prospect,
)
from bot.games.gear_and_piston.rules.showing import letter
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words

CELL: Final = 30
ROW: Final = 2 * CELL + 18
LETTER: Final = 50
"""The width of the letter of a way to merge, in pixels."""


class Way(NamedTuple):
    """A way to merge two sections: its letter, its offset and the merged car."""

    letter: str
    offset: int
    car: Car


def ways(car: Car) -> tuple[Way, ...]:
    """Return the ways to merge the two sections of a car, in the order of their letters. There are none
    unless the car has two sections.
    """
    return tuple(Way(letter(car, offset), offset, merged(car, offset)) for offset in offsets(car))


def _abreast(merges: Sequence[Way]) -> int:
    widest = max(len(way.car.sections[0]) for way in merges)
    return max(1, min(5, (RIGHT - LEFT) // (LETTER + widest * CELL + 24)))


def height(merges: Sequence[Way]) -> int:
    """Return the height in pixels that `merging` needs to draw all ways, or 0 if there are none."""
    return -(-len(merges) // _abreast(merges)) * ROW + 24 if merges else 0


def merging(stage: Stage, car: Car, merges: Sequence[Way], y: int) -> None:
    """Draw all ways to merge in rows, beginning `y` pixels from the top."""
    if not merges:
        return
    count = _abreast(merges)
    for at, way in enumerate(merges):
        row, column = divmod(at, count)
        x, top = LEFT + column * ((RIGHT - LEFT) // count), y + row * ROW
        stage.write(Words(way.letter, 48, "Serif", inks.COPPER), x, top + CELL)
        _small(stage, car, way, x + LETTER, top)


def _small(stage: Stage, car: Car, way: Way, x: int, y: int) -> None:
    """Draw a merged car in a small size, with a dot on each part that was in the second section. car: the car
    before the merge.
    """
    second, start = car.sections[1], max(0, way.offset)
    for at, column in enumerate(way.car.sections[0]):
        there = second[at - start] if 0 <= at - start < len(second) else (None, None)
        for row, part in enumerate(column):
            if part:
                left, top = x + at * CELL, y + row * CELL
                stage.fill(left, top, CELL, CELL, inks.INK)
                stage.fill(left + 2, top + 2, CELL - 4, CELL - 4, inks.PAINTS[part.colour])
                if there[row] is not None:
                    stage.put("dot", left + CELL // 2, top + CELL // 2)


TOP: Final = 142
"""The top of the list of missing parts, in pixels."""
LISTLESS: Final = 140
"""The height that stays free above a car without a list of missing parts, in pixels."""
SIDE: Final = 132
FEW: Final = 3
"""The maximum number of Blueprints that have their points beside them. If there are more, the points are
below.
"""
WIDEST: Final = 507
"""The greatest width of a Blueprint's card, in pixels."""
GAP: Final = 14
"""The distance between two cards, in pixels."""
FEET: Final = {FEW: 164, components.HAND: 246}
"""The height of a Blueprint's card, in pixels, by the number of Blueprints that there is room for."""
LEGEND: Final = 60
"""The height of the line with the meanings of the marks, below Blueprints, in pixels."""
SCRAP: Final = 200
"""The height of the area under the car for a scrap, in pixels."""
GHOST: Final = 96
SMALL: Final = 74
"""The two possible sizes of a missing part in the list at the top, in pixels."""
LISTED: Final = 3
MOST: Final = 6
"""The maximum number of missing parts in the list at the top."""


def building(view: model.View, names: Sequence[str], locale: Locale, marked: act.Action | None) -> Stage:
    """Return the picture for the player who works on the car: in the Workshop, when merging sections at the
    end, and while placing scraps. marked: the action of the green button, or None.
    """
    assert view.seat is not None
    stage = Stage(inks.WORLD, "build", locale, names)
    merges = ways(own_car(view)) if _merges(view) else ()
    foot = LOW - 18 - _under(view)
    low = foot - height(merges)
    hand_parts.head(stage, view, ())
    cells = _patched(view, marked)
    room = Box(34, RULE + 12, 1032, low - RULE - 12)
    backdrop(stage, room, room.width // 2)
    _car(stage, view, low, marked, cells)
    stage.fill(34, low, 1032, 4, inks.INK)
    stage.fill(34, low + 7, 1032, 2, inks.INK)
    merging(stage, own_car(view), merges, low + 18)
    if merges and view.phase != "assembling":
        stage.fill(34, foot, 1032, 2, inks.INK)
    if view.phase == "working":
        _hand(stage, view, foot, marked)
    elif view.phase == "scrapping":
        _scrap(stage, view, foot, cells)
    return stage


def _car(
    stage: Stage, view: model.View, low: int, marked: act.Action | None, glowing: Sequence[Cell]
) -> None:
    """Draw the car on the floor, with the places for new parts. Unless the player can add Blueprints to it,
    also list the missing parts at the top left. glowing: the cells that are framed if the list is drawn.
    """
    assert view.seat is not None
    car, open = own_car(view), _open(view, marked)
    absent = (
        {} if car.sections else {cell: want for cell, want in wants.ghosts(car).items() if cell not in open}
    )
    if view.phase == "working" and view.left and view.hand and car.sections:
        drawn, x, y = _placed(view, open, low, low - LISTLESS)
        vehicle(stage, car, drawn, x, y, view.seat, open=open, shadow=inks.NIGHT, icons=False)
        return
    label = Words(stage.say("piston-picture-lacks"), 48, "Serif", inks.INK, room=360)
    start = LEFT + label.width + 16
    count = min(len(wants.lacking(car)), MOST)
    drawn, x, y = _placed(view, {*open, *absent}, low, low - TOP - (SMALL + 20) * bool(absent))
    driver = driver_at(car, drawn)
    free = RIGHT if driver is None else x + driver - drawn.side // 2 - start
    ghost = next((side for side in (GHOST, SMALL) if count * (side + 6) <= free), SMALL)
    ghost = SMALL if absent or count > LISTED else ghost
    if count * (ghost + 6) > free and y < TOP + ghost + 20:
        drawn, x, y = _placed(view, open, low, low - TOP - ghost - 20)
    stage.write(label, LEFT, TOP + ghost // 2 + 4)
    wants.listed(stage, car, ghost, ghost + 6, start, TOP + 4, MOST)
    if not drawn.spots:
        return
    vehicle(
        stage,
        car,
        drawn,
        x,
        y,
        view.seat,
        open=open,
        ghosts=absent,
        glowing=glowing,
        shadow=inks.NIGHT,
        icons=False,
    )


def _patched(view: model.View, marked: act.Action | None) -> Sequence[Cell]:
    """Return the cells in which the marked action puts the drawn scrap: one, or none if it puts none."""
    if isinstance(marked, act.Patch):
        return (marked.placement.cell,)
    plan = proposal(view) if isinstance(marked, act.Mend) else None
    return () if plan is None else (plan.placements[0].cell,)


def _placed(view: model.View, open: Collection[Cell], low: int, room: int) -> tuple[Plan, int, int]:
    """Return the largest plan of the car that fits, or the smallest one if none fits, and the x and y of the
    car's top left corner. open: the cells for new parts. low: the y of the floor. room: the maximum height in
    pixels, which the driver's hat can exceed by HAT.
    """
    driver = any(part.type == "steering" for part in parts(own_car(view)))
    drawn = plan(own_car(view), RIGHT - LEFT, room + HAT * driver, open, driver=driver)
    return drawn, (LEFT + RIGHT - drawn.width) // 2, low - STANDS - drawn.height


def _open(view: model.View, marked: act.Action | None) -> Mapping[Cell, Sequence[components.Part]]:
    """Return the empty cells where a Blueprint, or the drawn scrap, can be put now. Each cell comes with the
    Blueprints for which it is the best or the marked one. Cells of a new section without such a Blueprint are
    left out.
    """
    car = own_car(view)
    if view.phase == "working" and view.left:
        rows = [row for row in components.ROWS if any(part.row == row for part in view.hand)]
        open = {cell: list[components.Part]() for row in rows for cell in open_cells(car, row)}
        whole = len(car.sections)
        for part in view.hand:
            cells = prospect(view, part, held=True).cells
            if isinstance(marked, act.Build) and marked.part == part:
                cells = (marked.cell,)
            best = min(cells, key=lambda cell: (cell.section >= whole, len(open[cell])))
            open[best].append(part)
        return {cell: parts for cell, parts in open.items() if parts or cell.section < whole}
    if view.phase == "scrapping":
        return {offer.placement.cell: () for offer in scrap.offers(car) if offer.covers is None}
    return {}


def _merges(view: model.View) -> bool:
    """Return whether the view's player can merge two sections now."""
    return len(own_car(view).sections) == SECTIONS and view.phase in ("working", "assembling")


def _most(view: model.View) -> int:
    """Return the number of Blueprints that the area under the car has room for."""
    return FEW if len(view.hand) <= FEW else components.HAND


def _under(view: model.View) -> int:
    """Return the height of the area under the car, in pixels."""
    if view.phase == "assembling":
        return 0
    return SCRAP if view.phase == "scrapping" else FEET[_most(view)] + 36 + LEGEND * bool(_marks(view))


class Offer(NamedTuple):
    """A Blueprint, and its benefit for the car."""

    part: components.Part
    use: Prospect
    marked: bool
    """Whether it belongs to the marked action."""


def _offers(view: model.View, marked: act.Action | None) -> Sequence[Offer]:
    """Return the Blueprints of the hand, the best ones first."""
    lit = marked.part if isinstance(marked, act.Build | act.Upgrade) else None
    found = [Offer(part, prospect(view, part, held=True), part == lit) for part in view.hand]
    return sorted(found, key=lambda offer: (-offer.use.points, -offer.use.saved))


def _marks(view: model.View) -> Collection[hand_parts.Mark]:
    """Return all marks of the Blueprints of the hand, or none if no actions are left."""
    return {mark for part in view.hand if view.left for mark in hand_parts.marks(view, part, held=True)}


def _hand(stage: Stage, view: model.View, foot: int, marked: act.Action | None) -> None:
    """Draw the Blueprints on cards, best first, and while actions are left, the effect of each in its best
    cell, with a legend. If the hand is empty, write that.
    """
    count = len(view.hand)
    if not count:
        words = Words(stage.say("piston-picture-no-hand"), 48, "Caladea", inks.SEPIA)
        stage.write(words, LEFT + 8, foot + 92)
        return
    wide = min(WIDEST, (RIGHT - LEFT - GAP * (count - 1)) // count)
    x, y = (LEFT + RIGHT - count * (wide + GAP) + GAP) // 2, foot + 24
    for offer in _offers(view, marked):
        box = Box(x, y, wide, FEET[_most(view)])
        card(stage, box, lit=offer.marked)
        _offer(stage, view, offer, box)
        x += wide + GAP
    hand_parts.legend(stage, view, _marks(view), y + FEET[_most(view)] + 40)


def _offer(stage: Stage, view: model.View, offer: Offer, box: Box) -> None:
    """Draw a Blueprint on its card, and while actions are left, its points and its marks."""
    beside = _most(view) == FEW
    x = box.x + 20 if beside and view.left else box.x + (box.width - SIDE) // 2
    y = box.y + (box.height - SIDE) // 2 if beside else box.y + 20
    plates.offered(stage, offer.part, SIDE, x, y, icons=not view.left)
    if not view.left:
        return
    left = x + SIDE + 18 if beside else box.x + 14
    hand_parts.put_marks(stage, view, offer.part, SIDE, x, y, held=True)
    room, top = box.right - 16 - left, y + SIDE + 14
    if beside:
        top = box.y + (box.height - hand_parts.BAR) // 2
    hand_parts.bar(stage, offer.use.points, Box(left, top, room, hand_parts.BAR), lit=offer.marked)


def _at(stage: Stage, car: Car, cell: Cell) -> str:
    """Return the row and the column of a cell in words."""
    return stage.say("piston-cell", row=cell.row, column=number(car, cell))


def _scrap(stage: Stage, view: model.View, foot: int, cells: Sequence[Cell]) -> None:
    """Draw the drawn scrap, the name of its marked cell, and the number of scraps that the car needs. cells:
    the marked cell, or none.
    """
    assert view.scrap is not None
    x, y = LEFT + 12, foot + 38
    stage.put(f"plate-scrap-{SIDE}", x, y)
    if view.scrap:
        stage.put(f"burst-{view.scrap}-{SIDE}", x, y)
    if cells:
        place = _at(stage, own_car(view), cells[0])
        stage.write(Words(place, 50, "Serif", inks.COPPER), x + SIDE + 18, y + 36)
    needs = stage.say("piston-picture-needs", scraps=view.fewest or 0)
    stage.write(Words(needs, 48, "Caladea", inks.SEPIA, room=800), x + SIDE + 18, y + 100)
