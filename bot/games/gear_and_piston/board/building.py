"""The sheet of the player who builds: the car as large as possible, with the places for new parts."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board import hand_parts, inks, plates, recent, wants
from bot.games.gear_and_piston.board.grid import HEAD, HEIGHT, LEFT, RIGHT
from bot.games.gear_and_piston.board.vehicle import Plan, plan, vehicle
from bot.games.gear_and_piston.rules import components, model, scrap
from bot.games.gear_and_piston.rules.car import SECTIONS, Car, Cell, merged, number, offsets, open_cells
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.outlook import Prospect, outlook, own_car, prospect
from bot.games.gear_and_piston.rules.showing import letter
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words

CELL: Final = 30
ROW: Final = 2 * CELL + 18
LETTER: Final = 50
"""The width in pixels of the letter of a way to merge."""


class Way(NamedTuple):
    """A way to merge two sections, with its letter, its offset and the merged car."""

    letter: str
    offset: int
    car: Car


def ways(car: Car) -> tuple[Way, ...]:
    """Return the ways to merge the two sections, lettered in their order."""
    return tuple(Way(letter(car, offset), offset, merged(car, offset)) for offset in offsets(car))


def _abreast(merges: Sequence[Way]) -> int:
    widest = max(len(way.car.sections[0]) for way in merges)
    return max(1, min(5, (RIGHT - LEFT) // (LETTER + widest * CELL + 24)))


def height(merges: Sequence[Way]) -> int:
    """Return the height that `merging` needs to draw all ways, or 0 if there are none."""
    return -(-len(merges) // _abreast(merges)) * ROW + 24 if merges else 0


def merging(stage: Stage, car: Car, merges: Sequence[Way], y: int) -> None:
    """Draw all ways to merge in rows, beginning at the height `y`."""
    if not merges:
        return
    count = _abreast(merges)
    for at, way in enumerate(merges):
        row, column = divmod(at, count)
        x, top = LEFT + column * ((RIGHT - LEFT) // count), y + row * ROW
        stage.write(Words(way.letter, 48, "Serif", inks.COPPER), x, top + CELL)
        _small(stage, car, way, x + LETTER, top)


def _small(stage: Stage, car: Car, way: Way, x: int, y: int) -> None:
    """Draw a merged car. The parts of the second section have a dot."""
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
SIDE: Final = 132
PITCH: Final = 224
"""The largest distance from one Blueprint to the next."""
BLUEPRINTS: Final = 744
"""The width of all Blueprints."""
FOOT: Final = 276
"""The height of the area under the car: the hand and its points."""
GHOST: Final = 96


def building(view: model.View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture for the player who works on the car: in the Workshop, when sections are merged at
    the end, and while scraps are placed.
    """
    assert view.seat is not None
    stage = Stage(inks.WORLD, "build", locale, names)
    merges = ways(own_car(view)) if _merges(view) else ()
    foot = HEIGHT - 18 - FOOT if view.phase != "assembling" else HEIGHT - 18
    low = foot - height(merges)
    _actions(stage, view)
    _car(stage, view, events, low)
    stage.fill(34, low, 1032, 4, inks.INK)
    stage.fill(34, low + 7, 1032, 2, inks.INK)
    merging(stage, own_car(view), merges, low + 18)
    if merges and view.phase != "assembling":
        stage.fill(34, foot, 1032, 2, inks.INK)
    if view.phase == "working":
        _hand(stage, view, foot)
    elif view.phase == "scrapping":
        _scrap(stage, view, foot)
    return stage


def _actions(stage: Stage, view: model.View) -> None:
    """Draw the prompt, and a wrench for each action of the turn. The wrenches of used actions are dashed."""
    for at in range(view.actions):
        used = at < view.actions - view.left
        stage.put("wrench-used" if used else "wrench", RIGHT - 42 - (view.actions - 1 - at) * 90, HEAD)
    hand_parts.head(stage, view, (), RIGHT - 20 - 90 * view.actions)


def _car(stage: Stage, view: model.View, events: Sequence[Event], low: int) -> None:
    """Draw the missing parts at the top left, the places for a second section at the top right, and the car
    on the floor below them. The car is smaller if its driver would otherwise cover the missing parts.
    """
    assert view.seat is not None
    car, every = own_car(view), _open(view)
    apart = [cell for cell in every if 0 < len(car.sections) <= cell.section]
    open = [cell for cell in every if cell not in apart]
    label = Words(stage.say("piston-picture-lacks"), 48, "Serif", inks.INK, room=360)
    start = stage.write(label, LEFT, TOP + 58) + 16
    end = wants.ghosts(stage, car, GHOST, GHOST + 6, start, TOP + 10, 6)
    begin = _apart(stage, car, apart, end)
    drawn, x, y = _placed(view, open, low, low - TOP)
    seat = next((spot.x for spot in drawn.spots if _steers(view, spot.section, spot.column)), None)
    if seat is not None and y < TOP + 116 and not end + drawn.side // 2 <= x + seat <= begin - drawn.side:
        drawn, x, y = _placed(view, open, low, low - TOP - 116)
    if not drawn.spots:
        return
    vehicle(stage, car, drawn, x, y, view.seat, open=open, glowing=recent.fresh(events, view.seat, car))
    for row in range(len(components.ROWS)):
        letter = stage.say("piston-picture-row", row=components.ROWS[row])
        middle = y + drawn.above + row * drawn.side + drawn.side // 2
        left = max(LEFT + 20, x - drawn.side // 2 - 24)
        if x > 60:
            stage.write(Words(letter, 48, "Serif", inks.SEPIA), left, middle, "m")


def _apart(stage: Stage, car: Car, cells: Sequence[Cell], start: int) -> int:
    """Draw the places where a part begins a second section, at the top right. Return their left edge. They
    have a word before them if there is room for it to the right of `start`.
    """
    left = RIGHT - len(cells) * (GHOST + 6)
    for at, cell in enumerate(cells):
        name = stage.say("piston-cell", row=cell.row, column=number(car, cell))
        plates.slot(stage, name, GHOST, left + at * (GHOST + 6), TOP + 10)
    words = Words(stage.say("piston-picture-apart"), 48, "Caladea", inks.SEPIA, room=200)
    if cells and left - 12 - words.width >= start + 12:
        stage.write(words, left - 12, TOP + 58, "r")
        left -= words.width + 20
    return left


def _placed(view: model.View, open: Collection[Cell], low: int, room: int) -> tuple[Plan, int, int]:
    """Return a plan of the car that is as large as the room allows, and its top left corner. open: the cells
    for new parts. low: the floor.
    """
    drawn = plan(own_car(view), RIGHT - LEFT, room, open, numbered=True)
    return drawn, (LEFT + RIGHT - drawn.width) // 2, low - 4 - drawn.height


def _steers(view: model.View, section: int, column: int) -> bool:
    sections = own_car(view).sections
    if section >= len(sections) or not 0 <= column < len(sections[section]):
        return False
    part = sections[section][column].top
    return part is not None and part.type == "steering"


def _open(view: model.View) -> Collection[Cell]:
    """Return the cells where a Blueprint, or the scrap that was drawn, can be put now."""
    car = own_car(view)
    if view.phase == "working" and view.left:
        rows = {part.row for part in view.hand}
        return {cell for row in components.ROWS if row in rows for cell in open_cells(car, row)}
    if view.phase == "scrapping":
        return {offer.placement.cell for offer in scrap.offers(car) if offer.covers is None}
    return ()


def _merges(view: model.View) -> bool:
    """Return whether the owner of the view can merge two sections now."""
    return len(own_car(view).sections) == SECTIONS and view.phase in ("working", "assembling")


def _hand(stage: Stage, view: model.View, foot: int) -> None:
    """Draw each Blueprint under the cells where it is best and over the points that it would bring, and the
    car's points now and with the best of them.
    """
    car, y, gains = own_car(view), foot + 68, [0]
    pitch = min(PITCH, BLUEPRINTS // max(1, len(view.hand)))
    for at, part in enumerate(view.hand):
        x, wanted = LEFT + 12 + at * pitch, wants.fills(part, car)
        plates.offered(stage, part, SIDE, x, y, wanted=wanted)
        if view.left:
            found = prospect(view, part, held=True)
            gains.append(found.points)
            cells = [
                stage.say("piston-cell", row=cell.row, column=number(car, cell)) for cell in _best(car, found)
            ]
            words = Words("/".join(cells), 50, "Serif", inks.COPPER, room=pitch - 12)
            stage.write(words, x + SIDE // 2, y - 34, "m")
            hand_parts.gain(stage, found.points, x + SIDE // 2, y + SIDE + 36, pitch - 12, wanted=wanted)
    if not view.hand:
        stage.write(
            Words(stage.say("piston-picture-no-hand"), 48, "Caladea", inks.SEPIA), LEFT + 8, y + SIDE // 2
        )
    _worth(stage, view, outlook(view).points + max(gains), foot)


def _best(car: Car, found: Prospect) -> Sequence[Cell]:
    """Return up to two of the cells where a part brings most, none of them apart from the car if it can touch
    it.
    """
    touching = [cell for cell in found.cells if cell.section < len(car.sections)]
    return (touching or found.cells)[:2]


def _worth(stage: Stage, view: model.View, after: int, foot: int) -> None:
    """Draw the car's current and possible points."""
    points, y = outlook(view).points, foot + 122
    if after > points:
        hand_parts.seal(stage, points, 842, y)
        stage.put("arrow", 925, y)
        hand_parts.seal(stage, after, 1008, y, "worth-new")
    else:
        stage.write(Words(stage.say("piston-picture-points"), 48, "Serif", inks.SEPIA, room=160), 934, y, "r")
        hand_parts.seal(stage, points, 1004, y)


def _scrap(stage: Stage, view: model.View, foot: int) -> None:
    """Draw the scrap that the player drew, the number of scraps that the car needs, and the car's points."""
    assert view.scrap is not None
    stage.put(f"plate-scrap-{SIDE}", LEFT + 8, foot + 40)
    if view.scrap:
        stage.put(f"burst-{view.scrap}-{SIDE}", LEFT + 8, foot + 40)
    needs = stage.say("piston-picture-needs", scraps=view.fewest or 0)
    stage.write(Words(needs, 48, "Caladea", inks.SEPIA, room=380), LEFT + SIDE + 44, foot + 100)
    _worth(stage, view, outlook(view).points, foot)
