"""The yard: its cards with their cubes, pawns and prices, and the pawns that still wait outside a corner."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.scrapheap.board.closeup import Plot
from bot.games.scrapheap.board.inks import (
    CAR_INKS,
    CREAM,
    DARK,
    DULL,
    HALO,
    HALO_EDGE,
    LOSS,
    PRINTS,
    SHADE,
    SOIL,
    WAY,
    WORTH,
)
from bot.games.scrapheap.board.plan import (
    ACROSS,
    AISLE,
    CHIP,
    CHIP_HEIGHT,
    DOWN,
    HIGH,
    LEFT,
    PAWN_HEIGHTS,
    PAWNS,
    TAG,
    TURNING,
    WHOLE,
    WIDTH,
    between,
    corner,
)
from bot.games.scrapheap.rules import components, events, grid, model, paths
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

FIGURES: Final = {
    "big": (31, 60),
    "main": (25, 48),
    "wide": (20, 48),
    "half": (16, 48),
    "narrow": (17, 48),
    "slim": (15, 48),
}
"""The distance of the number on a pawn that faces right from the pawn's left edge, and the number's font
size, in pixels, by the kind of pawn.
"""
CRATES: Final = {"big": 78, "one": 46, "many": 78, "tight": 50, "slim": 24, "lone": 24}
"""The width of a crate by its kind, in pixels."""
MARKS: Final = {
    "big": (39, 44, "xl"),
    "one": (23, 26, "l"),
    "many": (23, 26, "l"),
    "tight": (12, 26, "s"),
    "slim": (13, 2, "s"),
    "lone": (13, 26, "m"),
}
"""The middle of the seat's mark on crates, relative to their top left corner, and the key of its size."""
BESIDE: Final = ("main", "main", "wide", "half")
"""The kind of a truck on an open card by the number of small discs beside it."""
OVER: Final = 6
"""The width of the part of a truck that a small disc beside it covers, in pixels."""
INSIDE: Final = 2
"""The distance of pawns and crates from the edges of their card, in pixels."""
LEFT_THERE: Final = (0, 1, 2, 1, 0, 3, 0)
"""The numbers of the drawings in the gaps, which are mostly tracks."""
PAINTS: Final = ("rust", "slate")
"""The paints of the sheets, which alternate between the blocks of three by three cells."""
BLOCK: Final = 3
"""The number of columns, and of rows, in a block."""
SHARED: Final = 28
"""The distance of two waiting trucks from the middle between the rows where both wait, in pixels."""
WAITS: Final = LEFT // 2
"""The distance of a waiting truck's middle from the edge of the picture, in pixels."""
OUT: Final = 8
"""The distance by which the number of a stop sticks out of its card, in pixels."""
ABOVE: Final = 4
"""The distance by which a truck on an open card sticks out at the card's top, in pixels."""
BELOW: Final = 77
"""The distance from the top of a truck on a card to the middle of the number and the junk, in pixels."""
SEAM: Final = (AISLE + 1) // 2
"""The width of half of an aisle, which the ground around a cell fills, in pixels."""
GLOW: Final = ((SEAM + 10, HALO_EDGE), (SEAM + 7, HALO), (SEAM, SOIL))
"""The distances to which the light around the cells in reach extends, in pixels, and its colours, the widest
first.
"""
NUMBER: Final = 46
"""The width available for a card's number at its left edge, in pixels."""
GAIN: Final = 72
"""The width available for the points of a goal on an otherwise empty card, in pixels."""
ASKED: Final = 6
"""The maximum number of question marks on the yard."""
LINE: Final = 3
"""The distance of a route's line from the left and lower edges of the cards, in pixels."""
THICK: Final = 8
"""The thickness of a route's line without its edges, in pixels."""
EDGE: Final = 3
STOP: Final = 50
STAFF: Final = 60
"""The width and the height of the flag with the number of a stop, in pixels."""
ASIDE: Final = 16
"""The distance from one route to another one through the same cards, in pixels."""
SHORT: Final = 24
"""The distance, in pixels, by which a route is shortened at its last stop, to end in the stop's number."""
ARROW: Final = 46
"""The width of an arrow head at a gate, in pixels."""
Place: TypeAlias = Literal["all", "above", "below"]
"""The part of a card that is free for its number and junk: below a truck, above crates or a price, or all of
it.
"""
Kind: TypeAlias = Literal["way", "loss"]
"""Whether a trip leaves the other players' cubes alone, or is a raid."""
WAYS: Final[dict[Kind, Colour]] = {"way": WAY, "loss": LOSS}
FACING: Final = {(1, 0): "right", (-1, 0): "left", (0, 1): "down", (0, -1): "up"}


@dataclass(frozen=True, slots=True)
class Route:
    """The line of a trip that is offered: the cells where the pawn will be, and among them those where it
    stops to gain points, both in order. A route without stops leads to the goal of the next turn.
    """

    cells: Sequence[components.Cell]
    stops: Sequence[components.Cell]
    kind: Kind


def yard(
    plot: Plot,
    view: model.View,
    recent: Sequence[events.Event],
    gains: dict[components.Cell, int],
    prices: dict[components.Cell, int] | None = None,
    routes: Sequence[Route] = (),
    aims: Sequence[components.Cell] = (),
) -> None:
    """Draw the part of the yard in the window. Unless the reader collects, the mover's card is marked and, in
    the public picture, the cards in the mover's reach. In the peek rounds the last player's peeks have eyes,
    and all other sheets but those in `aims` are dim. A reader who collects sees only the goals and the cells
    in `aims` in full colours, and other known cards without their numbers.

    gains: the points that each of the mover's goals brings, which replace its number. prices: the price of
    each goal, for the mover. routes: the routes to draw, the best one first. They are drawn below the numbers
    and junk on the cards. If a route has several stops, they are numbered instead of priced. aims: the cells
    of another choice. They have frames, like the goal of the next turn, and question marks if unknown.
    """
    squares = [square for square in view.grid if square.cell in plot.window.cells]
    mine = view.tiles[view.seat] if view.seat is not None else ()
    picky = bool(mine) and view.options.mismatch != "plus"
    costs = prices or {}
    buying = view.phase == "collecting" and view.seat == view.mover
    taken = {pawn.cell for pawn in view.pawns if pawn is not None and not pawn.outside}
    stops = _stops(routes)
    far = _far(view, gains.keys() | costs.keys() if buying else None)
    hunting = view.phase in ("peeking", "placing")
    peeked = _peeked_last(recent) if hunting else set()
    mover = _mover(view)
    here = mover.cell if mover is not None and not mover.outside else None
    hidden = {square.cell for square in squares} if hunting else set()
    dim = hidden - peeked - set(aims)
    _ground(plot, squares, far, here, dim, lined=not buying)
    kinds = {square.cell: _kind(square, mine, gains, far, buying=buying, picky=picky) for square in squares}
    for square in squares:
        _card(plot, square, kinds[square.cell])
    for at, route in reversed(list(enumerate(routes))):
        _route(plot, route, mover, aside=at * ASIDE)
    for square in squares:
        if square.card is not None:
            bare = not any(square.cubes)
            place: Place = "below" if bare and square.cell in taken else "above"
            if bare and square.cell not in taken | costs.keys():
                place = "all"
            dull = kinds[square.cell] in ("-dull", "-far")
            if dull and buying:
                x, y = corner(square.cell)
                plot.put(f"junk-{square.card.symbol}-note-dull", x + WIDTH // 2, y + HIGH // 2)
            else:
                _face(plot, square.card, square.cell, place, gains.get(square.cell), dull=dull)
    for square in squares:
        if square.cell in peeked and square.card is None and not any(square.cubes):
            x, y = corner(square.cell)
            plot.put("peeked", x + WIDTH // 2, y + HIGH // 2 - 3)
    framed = set(aims) | (costs.keys() - gains.keys())
    framed |= {route.cells[-1] for route in routes if not route.stops}
    if here is not None and not buying:
        framed.add(here)
    for cell in sorted(framed & plot.window.cells):  # frames of neighbours overlap
        plot.put("here", *corner(cell))
    for square in squares:
        _load(plot, view, square, costs.get(square.cell), stops.get(square.cell), far=square.cell in far)
    if view.seat is None and any(square.lies != "gap" and square.cell in far for square in view.grid):
        _unknown(plot, view, far | taken)
    for cell in aims:
        if cell in plot.window.cells - taken and view.grid[components.AT[cell]].card is None:
            _asked(plot, cell)
    for each in components.CORNERS:
        if view.phase == "choosing" and view.seat in (None, view.mover):
            plot.put(f"arrow-way-{'left' if _turn(each) else 'right'}", *_gate(plot, each))
        if each in plot.window.cells:
            _waiting(plot, view, each)


def _mover(view: model.View) -> model.Pawn | None:
    """Return the pawn of the player to move, or None if there is none."""
    return view.pawns[view.mover] if view.mover is not None else None


def _turn(cell: components.Cell) -> str:
    """Return the suffix of the sprite's name for a pawn that faces the middle of the yard from a cell."""
    return "-left" if cell[0] > components.COLUMNS[len(components.COLUMNS) // 2] else ""


def _peeked_last(recent: Sequence[events.Event]) -> set[components.Cell]:
    """Return the cells of the last peeks of one player."""
    peeks = [event for event in recent if isinstance(event, events.Peeked)]
    return {event.cell for event in peeks if event.seat == peeks[-1].seat}


def _stops(routes: Sequence[Route]) -> dict[components.Cell, tuple[int, Kind]]:
    """Return the number and the colour of each stop by its cell, for routes with several stops. If two routes
    share a stop, the first one numbers it.
    """
    return {
        cell: (number, route.kind)
        for route in reversed(routes)
        if len(route.stops) > 1
        for number, cell in enumerate(route.stops, 1)
    }


def _route(plot: Plot, route: Route, pawn: model.Pawn | None, *, aside: int) -> None:
    """Draw the line of a trip between the cards: from the frame around the pawn's card, or
    from the gate if the pawn still waits there, to the number of the last stop. A trip that stays on that
    card has no line. aside: the number of pixels by which the line is moved to the left and up, beside
    another route.
    """
    points = [_node(cell, aside) for cell in route.cells]
    if pawn is not None and pawn.outside:
        x, y = _gate(plot, pawn.cell)
        points = [(x, y), (points[0][0], y), *points]
    elif len(points) == 1:
        return
    else:
        (x, y), (right, level) = points[:2]
        points[0] = (x + ACROSS * (right > x), y) if level == y else (x, y - HIGH // 2)
    (left, top), (x, y) = points[-2:]
    points[-1] = (x + SHORT if left > x else x, y - SHORT if top < y else y)
    if len(route.stops) > 1:
        points.append((corner(route.cells[-1])[0] + SHORT // 2, points[-1][1]))
    for edge, ink in ((EDGE, DARK), (0, WAYS[route.kind])):
        for (left, top), (right, low) in pairwise(points):
            x, y, wide = min(left, right) - THICK // 2, min(top, low) - THICK // 2, THICK + 2 * edge
            across, down = abs(right - left), abs(low - top)
            plot.fill(x - edge, y - edge, across + wide, down + wide, ink)


def _node(cell: components.Cell, aside: int) -> tuple[int, int]:
    """Return the point beside a cell's lower left corner through which routes lead. aside: as in `_route`."""
    x, y = corner(cell)
    return x - LINE - aside, y + HIGH + LINE - aside


def _ground(
    plot: Plot,
    squares: Sequence[model.Square],
    far: set[components.Cell],
    here: components.Cell | None,
    dim: set[components.Cell],
    *,
    lined: bool,
) -> None:
    """Draw the ground, the light around the mover's pawn, the sheets and, if some cells are out of reach, a
    line around the others. If only the mover's own cell is in reach, there is no line. here: the cell of the
    mover's pawn, or None if it is not on the grid. dim: the cells in reach whose sheets are drawn dim.
    """
    lit = [square for square in squares if square.cell not in far]
    for square in squares:
        if square.cell in far or square.lies != "down":
            _floor(plot, square, far=square.cell in far)
    if here is not None and here[1] not in plot.window.edges:
        plot.put("light", *corner(here))
    around = lit if lined and far and len(lit) > 1 else []
    for out, ink in GLOW:
        for square in around:
            x, y = corner(square.cell)
            plot.fill(x - 3 - out, y - 2 - out, ACROSS + 2 * out, DOWN + 2 * out, ink)
    for square in lit:
        if around or square.lies == "down":
            _floor(plot, square, far=square.cell in dim)


def _floor(plot: Plot, square: model.Square, *, far: bool) -> None:
    """Draw the bare sand of a cell, or the sheet over a card that is face down. far: whether the cell is out
    of the mover's reach.
    """
    at = components.AT[square.cell]
    column, row = divmod(at, len(components.ROWS))
    if square.lies == "down":
        paint = PAINTS[(column // BLOCK + row // BLOCK) % len(PAINTS)]
        plot.put(f"lid-{paint}-{'far' if far else 'near'}", *corner(square.cell))
    else:
        lies = LEFT_THERE[at * 5 % len(LEFT_THERE)]
        plot.put(f"gap-{lies}", *corner(square.cell))


def _kind(
    square: model.Square,
    mine: Sequence[components.Symbol],
    gains: dict[components.Cell, int],
    far: set[components.Cell],
    *,
    buying: bool,
    picky: bool,
) -> str:
    """Return the suffix of the sprite's name for a known card: "-wanted" if it is useful, "-far" if it is out
    of reach, "-dull" if it gains nothing, otherwise "". mine: the reader's tiles. buying: whether the reader
    collects. picky: whether other cards than the reader's bring the reader no points.
    """
    if square.cell in gains or (not buying and square.card is not None and square.card.symbol in mine):
        return "-wanted"
    if square.cell in far:
        return "-far"
    return "-dull" if buying or gains or picky else ""


def _card(plot: Plot, square: model.Square, kind: str) -> None:
    """Draw a card that the viewer knows, without its face: a plate if the card is face up. On a sheet it is a
    note if the viewer knows it only from a peek, or a thinner plate if everyone knows it. kind: the suffix of
    the sprite's name, as `_kind` returns it.
    """
    if square.card is not None:
        lies = "note" if square.private else "plate" if square.lies == "up" else "laid"
        plot.put(f"{lies}{kind}", *corner(square.cell))


def _far(view: model.View, way: set[components.Cell] | None) -> set[components.Cell]:
    """Return the cells that are out of the mover's reach in a turn of the collection: cards for which the
    action points do not suffice, and gaps that are not beside a card in reach. There are none in other
    phases, and none in other players' hands. way: the only cells that count as in reach, or None for those
    that the action points reach.
    """
    pawn = _mover(view)
    if view.phase != "collecting" or pawn is None or view.seat not in (None, view.mover):
        return set()
    near = {components.CELLS[at] for at in paths.prices(view)} if way is None else set(way)
    if not pawn.outside:
        near.add(pawn.cell)
    far = {square.cell for square in view.grid if square.lies != "gap"} - near
    spots = {components.AT[cell] for cell in near if len(near) > 1}
    for at, square in enumerate(view.grid):
        if far and square.lies == "gap" and all(grid.FAR[at][spot] > 1 for spot in spots):
            far.add(square.cell)
    return far


def _face(
    plot: Plot,
    card: components.Card,
    cell: components.Cell,
    place: Place,
    gain: int | None,
    *,
    dull: bool,
) -> None:
    """Draw a card's number and junk in the part of the card that is free for them. Below a truck, a goal has
    only its points. gain: the points of a goal, which replace the number, or None for another card. dull:
    whether the card gains nothing or is out of reach.
    """
    x, y = corner(cell)
    said = str(card.value) if gain is None else f"+{gain}"
    middle = y + (BELOW - ABOVE if place == "below" else 27)
    ink, end = (DULL, "-dull") if dull else (PRINTS[card.symbol] if gain is None else WORTH, "")
    if place == "all":
        if gain is None:
            plot.put(f"junk-{card.symbol}-note{end}", x + 69, y + HIGH - 33)
            plot.write(Words(said, 68, "Black", ink), x + 28, y + 35, "m")
        else:
            plot.put(f"junk-{card.symbol}-tile", x + 74, y + HIGH - 26)
            plot.write(Words(said, 64, "Black", ink, room=GAIN), x + 9, y + 34)
    elif gain is None:
        plot.put(f"junk-{card.symbol}-card{end}", x + 70, middle)
        plot.write(Words(said, 50, "Black", ink), x + 25, middle - 1, "m")
    elif place == "below":
        plot.write(Words(said, 52, "Black", ink, room=GAIN - 20), x + WIDTH - 10, middle - 1, "r")
    else:
        plot.put(f"junk-{card.symbol}-tile", x + 76, middle)
        plot.write(Words(said, 52, "Black", ink, room=GAIN - 24), x + 31, middle - 1, "m")


def _unknown(plot: Plot, view: model.View, hidden: set[components.Cell]) -> None:
    """Draw a question mark, and the price of going there, on every sheet without cubes under which an unknown
    card is in reach. An arrow leads to it from the mover's card beside it. If there are more than ASKED, draw
    none. hidden: the cells that are out of reach or have a truck.
    """
    unknown = [square for square in view.grid if square.lies == "down" and square.card is None]
    found = [each.cell for each in unknown if each.cell not in hidden and not any(each.cubes)]
    if len(found) > ASKED:
        return
    found = [cell for cell in found if cell in plot.window.cells]
    mover, costs = _mover(view), paths.prices(view)
    for cell in found:
        x, y = corner(cell)
        _asked(plot, cell)
        _price(plot, costs[components.AT[cell]], x + 2, y + HIGH - 48)
        if mover is not None and not mover.outside and costs[components.AT[cell]] == 1:
            left, top = corner(mover.cell)
            ways = ((x > left) - (x < left), (y > top) - (y < top))
            plot.put(f"hint-{FACING[ways]}", (x + left + WIDTH) // 2, (y + top + HIGH) // 2)


def _asked(plot: Plot, cell: components.Cell) -> None:
    """Draw a question mark on the sheet over an unknown card."""
    x, y = corner(cell)
    plot.write(Words("?", 52, "Black", CREAM, 4, SHADE), x + WIDTH // 2, y + 31, "m")


def _load(
    plot: Plot,
    view: model.View,
    square: model.Square,
    price: int | None,
    stop: tuple[int, Kind] | None,
    *,
    far: bool,
) -> None:
    """Draw the crates and the pawns in a cell. If it has no pawns or no crates, also draw its number as a
    stop of a route and, if it has neither, its price. price, stop: None if the cell has none. far: whether
    the cell is out of the mover's reach.
    """
    x, y = corner(square.cell)
    standing = [
        seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (square.cell, False)
    ]
    lying = [(seat, count) for seat, count in enumerate(square.cubes) if count]
    if not standing and not lying and price is None and stop is None:
        return
    if square.card is None and price is None and stop is None and len(standing) + len(lying) == 1:
        _alone(plot, view, square.cell, standing, lying, far=far)
        return
    low = y + HIGH
    turn = _turn(square.cell)
    if standing and not lying:
        _on_top(plot, view, square.cell, standing)
        if stop is not None:
            _stop(plot, *stop, x - OUT - STOP // 8, low + OUT - STAFF)
        return
    start = x + INSIDE
    if standing:
        kind = ("wide", "narrow", "slim", "slim")[len(standing) - 1]
        first, *others = _ranked(view, standing)
        _pawn(plot, first, kind, start, low - PAWN_HEIGHTS[kind] + 3, moving=first == view.mover, turn=turn)
        start += PAWNS[kind]
        for seat in others:
            _chip(plot, seat, start, low - CHIP_HEIGHT + 2)
            start += CHIP
    elif stop is not None:
        _stop(plot, *stop, x - OUT // 2, low + OUT - STAFF)
        start = x - OUT // 2 + STOP
    elif price is not None and not lying:
        _price(plot, price, x + 2, low - 48)
    end = x + WIDTH - INSIDE
    least = len(lying) * CRATES["slim"]
    high = WIDTH - INSIDE - (NUMBER if square.card is not None else 0)
    if least <= end - start:
        _crates(plot, lying, end, low - 50, end - start)
    elif least <= high:
        _crates(plot, lying, end, y + 6, high)
    else:
        total = Words(str(sum(square.cubes)), 48, "Black", DARK, room=44)
        plot.put("crate-mixed", end - CRATES["tight"], y + 6)
        plot.write(total, end - CRATES["tight"] // 2, y + 32, "m")


def _on_top(plot: Plot, view: model.View, cell: components.Cell, standing: Sequence[Seat]) -> None:
    """Draw the pawns in a cell without crates at its upper edge: one as a truck and the others as small discs
    beside it.
    """
    x, y = corner(cell)
    first, *others = _ranked(view, standing)
    kind = BESIDE[len(others)]
    left, top = x + (WIDTH - PAWNS[kind] - len(others) * (CHIP - OVER)) // 2, y - ABOVE
    for seat in others[1:]:
        _chip(plot, seat, left, top)
        left += CHIP - OVER
    _pawn(plot, first, kind, left, top, moving=first == view.mover, turn=_turn(cell))
    for seat in others[:1]:
        _chip(plot, seat, left + PAWNS[kind] - OVER, top)


def _ranked(view: model.View, standing: Sequence[Seat]) -> list[Seat]:
    """Return the seats with pawns in a cell: the reader's own first, and then the mover's."""
    return sorted(standing, key=lambda seat: (seat != view.seat, seat != view.mover))


def _chip(plot: Plot, seat: Seat, x: int, y: int) -> None:
    """Draw the small disc of a pawn that shares its card with another one, which is drawn as a truck."""
    car = plot.player_car(seat)
    plot.put(f"chip-{car.colour}", x, y)
    number = Words(str(car.number), 48, "Black", CAR_INKS[car.colour], room=CHIP - 12)
    plot.write(number, x + CHIP // 2, y + CHIP_HEIGHT // 2, "m")


def _alone(
    plot: Plot,
    view: model.View,
    cell: components.Cell,
    standing: Sequence[Seat],
    lying: Sequence[tuple[Seat, int]],
    *,
    far: bool,
) -> None:
    """Draw the only pawn, or the crates of the only owner, in the middle of a covered card or a gap. far:
    whether the cell is out of the mover's reach, where a crate is smaller.
    """
    x, y = corner(cell)
    middle = y + HIGH // 2
    for seat in standing:
        kind = "big" if seat in (view.seat, view.mover) else "main"
        left, top = x + (WIDTH - PAWNS[kind]) // 2, middle - PAWN_HEIGHTS[kind] // 2
        _pawn(plot, seat, kind, left, top, moving=seat == view.mover, turn=_turn(cell))
    for seat, count in lying:
        kind, above = ("many", 24) if count > 1 else ("one", 24) if far else ("big", 39)
        crate(plot, seat, count, kind, x + (WIDTH - CRATES[kind]) // 2, middle - above)


def _crates(plot: Plot, lying: Sequence[tuple[Seat, int]], end: int, top: int, room: int) -> None:
    """Draw the crates of each owner side by side, ending at `end`, as wide as possible within `room`
    pixels.
    """
    for one, many in (("one", "many"), ("one", "tight"), ("lone", "slim")):
        kinds = [one if count == 1 else many for _, count in lying]
        if sum(CRATES[kind] for kind in kinds) <= room:
            break
    x = end - sum(CRATES[kind] for kind in kinds)
    for (seat, count), kind in zip(lying, kinds, strict=True):
        crate(plot, seat, count, kind, x, top)
        x += CRATES[kind]


def crate(stage: Plot | Stage, seat: Seat, count: int, kind: str, x: int, y: int) -> None:
    """Draw a crate for a seat's cubes, in the colour of its car and with the seat's mark. x, y: its top left
    corner. count: the number of cubes, which only the kinds for several show.
    """
    colour, number = stage.player_car(seat).colour, str(count)
    left, down, size = MARKS[kind]
    stage.put(f"crate-{colour}-{'slim' if kind == 'lone' else kind}", x, y)
    stage.put(f"mark-{seat}-{colour}-{size}", x + left, y + down)
    ink = CAR_INKS[colour]
    if kind == "many":
        stage.write(Words(number, 48, "Black", ink, room=38), x + 52, y + 26, "m")
    elif kind == "tight":
        stage.write(Words(number, 48, "Black", ink, room=26), x + 33, y + 26, "m")
    elif kind == "slim":
        stage.write(Words(number, 48, "Black", ink, room=21), x + 13, y + 27, "m")


def _pawn(stage: Plot | Stage, seat: Seat, kind: str, x: int, y: int, *, moving: bool, turn: str) -> None:
    """Draw a pawn. moving: whether it is the mover's pawn, which has a golden rim. turn: the suffix of the
    sprite's name for the direction in which the pawn faces. It counts only for a pawn seen from the side.
    """
    car, (middle, size) = stage.player_car(seat), FIGURES[kind]
    wide, high = PAWNS[kind], PAWN_HEIGHTS[kind]
    turn = turn if kind in TURNING else ""
    if moving:
        stage.put(f"rim-{kind}{turn}", x, y)
    stage.put(f"pawn-{car.colour}-{kind}{turn}", x, y)
    low = (high - wide // 7) // 2 if kind in TURNING else (high - 8) // 2  # above the wheels
    words = Words(str(car.number), size, "Black", CAR_INKS[car.colour], room=min(2 * middle - 8, 54))
    x, y = x + (wide - middle if turn else middle), y + low
    if kind == "slim" and isinstance(stage, Plot):
        # an enlarged number would touch the outline
        stage.stage.write(words, *stage.window.at(x, y), "m")
    else:
        stage.write(words, x, y, "m")


def _price(plot: Plot, points: int, x: int, y: int) -> None:
    """Draw the price of a goal in action points, on a tag."""
    plot.put("price", x, y)
    said = plot.stage.say("scrap-picture-price", price=points)
    plot.write(Words(said, 48, "Black", CREAM, room=TAG - 12), x + TAG // 2, y + 23, "m")


def _stop(plot: Plot, number: int, kind: Kind, x: int, y: int) -> None:
    """Draw the number of a stop on a flag in the colour of its trip. x, y: the top left corner."""
    plot.put(f"flag-{kind}", x, y)
    plot.write(Words(str(number), 48, "Black", DARK, room=STOP - 18), x + STOP // 2, y + STOP // 2 - 3, "m")


def _gate(plot: Plot, cell: components.Cell) -> tuple[int, int]:
    """Return the middle of the gate beside a corner of the grid."""
    return plot.stage.width - WAITS if _turn(cell) else WAITS, between(*_queue(cell)[0])


def _queue(cell: components.Cell) -> list[tuple[str, str]]:
    """Return the pairs of rows between which pawns wait outside a corner. The first pair is at the corner's
    gate.
    """
    rows = components.ROWS
    near = rows if cell[1] == rows[0] else rows[::-1]
    return [(min(pair), max(pair)) for pair in pairwise(near)]


def _waiting(plot: Plot, view: model.View, cell: components.Cell) -> None:
    """Draw the pawns that wait outside a corner of the grid: the first one in the gate, and the others behind
    it along the edge, each between the numbers of two rows.
    """
    seats = [seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (cell, True)]
    seats.sort(key=lambda seat: seat != view.mover)
    turn, wide = _turn(cell), PAWNS["wide"]
    if plot.window != WHOLE:
        _, middle = plot.window.at(0, _gate(plot, cell)[1])
        plot.stage.put("gate", plot.stage.width - LEFT if turn else 0, middle)
    x = (plot.stage.width - WAITS if turn else WAITS) - wide // 2
    places = [rows for rows in _queue(cell) if plot.window.cells.issuperset(cell[0] + row for row in rows)]
    for at, seat in enumerate(seats):
        last = len(places) - 1
        _, middle = plot.window.at(0, between(*places[min(at, last)]))
        if at >= last and len(seats) > len(places):  # a closeup of four rows has three places
            middle += SHARED if at > last else -SHARED
        high = PAWN_HEIGHTS["wide"]
        _pawn(plot.stage, seat, "wide", x, middle - high // 2, moving=seat == view.mover, turn=turn)
