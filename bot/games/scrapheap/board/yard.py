"""The yard: its cards and the things on them, and the pawns that still wait outside a corner."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board.inks import CAR_INKS, CREAM, DARK, PRINTS
from bot.games.scrapheap.board.plan import PAWN_HEIGHTS, PAWNS, TAGS, WIDTH, Yard, depth
from bot.games.scrapheap.rules import components, events, model, paths
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

FIGURES: Final = {"big": (32, 60), "wide": (20, 48), "narrow": (18, 48), "slim": (15, 48)}
"""The distance of the middle of a pawn's number from the pawn's left edge, and the number's font size, in
pixels, by the kind of pawn.
"""
CRATES: Final = {"big": 69, "one": 46, "many": 78, "tight": 53, "slim": 25, "lone": 25}
"""The width of crates in pixels by their kind: for one cube alone on a covered card (big), for one cube
(one), for several (many), and for little room (tight, slim, lone).
"""
MARKS: Final = {
    "big": (34, 39, "xl"),
    "one": (23, 26, "l"),
    "many": (23, 26, "l"),
    "tight": (12, 26, "s"),
    "slim": (13, 2, "s"),
    "lone": (13, 26, "m"),
}
"""The middle of the seat's mark on crates, relative to their top left corner, and the key of its size."""
INSIDE: Final = 2
"""The distance of pawns and crates from the edges of their card, in pixels."""
LEFT_THERE: Final = (0, 1, 0, 2, 0)
"""The numbers of the sprites for gaps, from which each cell takes one. Number 0, which most take, is bare."""
NUMBER: Final = 46
"""The width available for a card's number at its left edge, in pixels."""
LINE: Final = 28
"""The distance of a route's line from the lower edge of the cards, in pixels."""
THICK: Final = 8
"""The thickness of a route's line without its edges, in pixels."""
EDGE: Final = 3
STOP: Final = 52
"""The width of the disc with the number of a stop, in pixels."""
ASIDE: Final = 16
"""The distance from one route to another one through the same cards, in pixels."""
_TOUCHING: Final = (
    events.Peeked | events.Lifted | events.Placed | events.Flipped | events.Claimed | events.Took
)


@dataclass(frozen=True, slots=True)
class Route:
    """The line of a trip that is offered: the cells where the pawn will be, and among them those where it
    stops to gain points, both in order.
    """

    cells: Sequence[components.Cell]
    stops: Sequence[components.Cell]
    colour: Colour


def yard(
    stage: Stage,
    plan: Yard,
    view: model.View,
    recent: Sequence[events.Event],
    prices: dict[components.Cell, int] | None = None,
    routes: Sequence[Route] = (),
) -> None:
    """Draw the whole yard, with corners around the cell of the reader's own pawn in their turn, and otherwise
    around the cards that the last mover touched. prices: the price of each goal. In the mover's own hand only
    these cards are lit. routes: the offered trips, drawn below the numbers and junk on the cards. The stops
    of a trip with several are numbered instead of priced.
    """
    mine = view.tiles[view.seat] if view.seat is not None else ()
    costs = prices or {}
    buying = view.phase == "collecting" and view.seat == view.mover
    taken = {pawn.cell for pawn in view.pawns if pawn is not None and not pawn.outside}
    crossed = {cell for route in routes for cell in route.cells}
    stops = _stops(routes)
    far = _far(view)
    faces = list[tuple[model.Square, bool]]()
    for square in view.grid:
        laden = any(square.cubes) or square.cell in taken | crossed | costs.keys()
        wanted = square.card is not None and square.card.symbol in mine
        wanted &= not buying or square.cell in costs
        _place(stage, plan, square, far=square.cell in far, wanted=wanted)
        faces.append((square, laden))
    for at, route in enumerate(routes):
        _route(stage, plan, route, aside=at * ASIDE)
    for square, laden in faces:
        if square.card is not None:
            _face(stage, plan, square.card, *plan.corner(square.cell), laden=laden)
    here = _here(view)
    if here is not None:
        stage.put(f"here-{plan.name}", *plan.corner(here))
    else:
        for cell in dict.fromkeys(cell for _, cell in _touched_last(recent)):
            stage.put(f"touched-{plan.name}", *plan.corner(cell))
    for square in view.grid:
        stop = stops.get(square.cell)
        _load(stage, plan, view, square, costs.get(square.cell), stop)
    for corner in components.CORNERS:
        _waiting(stage, plan, view, corner)


def _here(view: model.View) -> components.Cell | None:
    """Return the cell of the reader's own pawn if it is the reader's turn, or None. A pawn outside the grid
    has no cell.
    """
    pawn = view.pawns[view.seat] if view.seat is not None and view.seat == view.mover else None
    return None if pawn is None or pawn.outside else pawn.cell


def _touched_last(recent: Sequence[events.Event]) -> list[tuple[Seat, components.Cell]]:
    """Return the cards that the player who moved last touched in that turn, in order, as pairs of the
    player's seat and a cell.
    """
    touched = [(event.seat, event.cell) for event in recent if isinstance(event, _TOUCHING)]
    last = touched[-1][0] if touched else None
    return [(seat, cell) for seat, cell in touched if seat == last]


def _stops(routes: Sequence[Route]) -> dict[components.Cell, tuple[int, Colour]]:
    """Return the number and the colour of each stop of trips with several, by its cell. The first of two
    trips with the same stop numbers it.
    """
    return {
        cell: (number, route.colour)
        for route in reversed(routes)
        if len(route.stops) > 1
        for number, cell in enumerate(route.stops, 1)
    }


def _route(stage: Stage, plan: Yard, route: Route, *, aside: int) -> None:
    """Draw the line of a trip. aside: its offset from the usual position in pixels, if there is another
    route.
    """
    corners = [plan.corner(cell) for cell in route.cells]
    points = [(x + WIDTH // 2 - 2 + aside, y + plan.height - LINE + aside) for x, y in corners]
    for edge, ink in ((EDGE, DARK), (0, route.colour)):
        for (left, top), (right, low) in pairwise(points):
            x, y, wide = min(left, right) - THICK // 2, min(top, low) - THICK // 2, THICK + 2 * edge
            across, down = abs(right - left), abs(low - top)
            stage.fill(x - edge, y - edge, across + wide, down + wide, ink)


def _place(stage: Stage, plan: Yard, square: model.Square, *, far: bool, wanted: bool) -> None:
    """Draw how a cell differs from a covered card: as a gap, as a note, or with the face of the card. far:
    whether the mover does not reach it, which makes it dark. wanted: whether the card is useful to the
    reader, which lights it even then.
    """
    x, y = plan.corner(square.cell)
    if square.lies == "gap":
        stage.put(
            f"gap-{plan.name}-{depth(square.cell)}-{LEFT_THERE[components.AT[square.cell] * 7 % 5]}", x, y
        )
        return
    if far and square.lies != "up":
        stage.put(f"far-{plan.name}", x, y)
    if square.card is not None:
        kind = "-wanted" if wanted else "-far" if far else ""
        if square.private:
            stage.put(f"note{kind}", x, y)
        else:
            stage.put(f"{'plate' if square.lies == 'up' else 'laid'}-{plan.name}{kind}", x, y)


def _far(view: model.View) -> set[components.Cell]:
    """Return the cells of the cards that the reader's action points do not reach in their turn of the
    collection.
    """
    pawn = view.pawns[view.mover] if view.mover is not None else None
    if view.phase != "collecting" or pawn is None or view.seat != view.mover:
        return set()
    near = {components.CELLS[at] for at in paths.prices(view)}
    every = {square.cell for square in view.grid if square.lies != "gap"}
    return every - near - (set() if pawn.outside else {pawn.cell})


def _face(stage: Stage, plan: Yard, card: components.Card, x: int, y: int, *, laden: bool) -> None:
    """Draw a card's number and junk. laden: whether something is on the card or crosses it, so that they must
    be in its upper half.
    """
    number = Words(str(card.value), 50 if laden else 66, "Black", PRINTS[card.symbol])
    if laden:
        stage.put(f"junk-{card.symbol}-card", x + 73, y + 27)
    else:
        stage.put(f"junk-{card.symbol}-note", x + 71, y + plan.height - 33)
    stage.write(number, x + (26 if laden else 30), y + (25 if laden else 36), "m")


def _load(
    stage: Stage,
    plan: Yard,
    view: model.View,
    square: model.Square,
    price: int | None,
    stop: tuple[int, Colour] | None,
) -> None:
    """Draw the crates in a cell, and its pawns or, if there are none, its number as a stop of a trip or its
    price. price, stop: None if the cell has none.
    """
    x, y = plan.corner(square.cell)
    standing = [
        seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (square.cell, False)
    ]
    lying = [(seat, count) for seat, count in enumerate(square.cubes) if count]
    if not standing and not lying and price is None and stop is None:
        return
    if square.card is None and price is None and stop is None and len(standing) + len(lying) == 1:
        _alone(stage, plan, view, standing, lying, x, y)
        return
    low = y + plan.height
    start = x + INSIDE
    if standing:
        others = ("wide", "narrow", "slim", "slim")[len(standing) - 1]
        for seat in sorted(standing, key=lambda seat: seat == view.mover):
            kind = others
            if seat == view.mover and len(standing) == 2 and not lying:
                kind, start = "wide", x + WIDTH - INSIDE - PAWNS["wide"]
            _pawn(stage, seat, kind, start, low - (52 if kind == "wide" else 46), moving=seat == view.mover)
            start += PAWNS[kind]
    elif stop is not None:
        _stop(stage, *stop, x + 2, low - 2 - STOP)
        start = x + 2 + STOP
    elif price is not None:
        kind = "bare" if lying else "whole"
        _price(stage, price, kind, x + 2, low - 48)
        start = x + 2 + TAGS[kind]
    end = x + WIDTH - INSIDE
    least = len(lying) * CRATES["slim"]
    high = WIDTH - INSIDE - (NUMBER if square.card is not None else 0)
    if least <= end - start:
        _crates(stage, lying, end, low - 50, end - start)
    elif least <= high:
        _crates(stage, lying, end, y + 6, high)
    else:
        total = Words(str(sum(square.cubes)), 48, "Black", DARK, room=44)
        stage.put("crate-mixed", end - CRATES["tight"], y + 6)
        stage.write(total, end - CRATES["tight"] // 2, y + 32, "m")


def _alone(
    stage: Stage,
    plan: Yard,
    view: model.View,
    standing: Sequence[Seat],
    lying: Sequence[tuple[Seat, int]],
    x: int,
    y: int,
) -> None:
    """Draw the only pawn, or the crates of the only owner, in the middle of a covered card or a gap."""
    middle = y + plan.height // 2
    for seat in standing:
        left, top = x + (WIDTH - PAWNS["big"]) // 2, middle - PAWN_HEIGHTS["big"] // 2
        _pawn(stage, seat, "big", left, top, moving=seat == view.mover)
    for seat, count in lying:
        kind, above = ("big", 34) if count == 1 else ("many", 24)
        crate(stage, seat, count, kind, x + (WIDTH - CRATES[kind]) // 2, middle - above)


def _crates(stage: Stage, lying: Sequence[tuple[Seat, int]], end: int, top: int, room: int) -> None:
    """Draw the crates of each owner side by side, ending at `end`, as wide as possible within `room`
    pixels.
    """
    for one, many in (("one", "many"), ("one", "tight"), ("lone", "slim")):
        kinds = [one if count == 1 else many for _, count in lying]
        if sum(CRATES[kind] for kind in kinds) <= room:
            break
    x = end - sum(CRATES[kind] for kind in kinds)
    for (seat, count), kind in zip(lying, kinds, strict=True):
        crate(stage, seat, count, kind, x, top)
        x += CRATES[kind]


def crate(stage: Stage, seat: Seat, count: int, kind: str, x: int, y: int) -> None:
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
        stage.write(Words(number, 48, "Black", ink, room=26), x + 34, y + 26, "m")
    elif kind == "slim":
        stage.write(Words(number, 48, "Black", ink, room=21), x + 13, y + 27, "m")


def _pawn(stage: Stage, seat: Seat, kind: str, x: int, y: int, *, moving: bool) -> None:
    """Draw a pawn. moving: whether it is the mover's pawn, which has a golden rim."""
    car, (middle, size) = stage.player_car(seat), FIGURES[kind]
    if moving:
        stage.put(f"rim-{kind}", x, y)
    stage.put(f"pawn-{car.colour}-{kind}", x, y)
    wide, high = PAWNS[kind], PAWN_HEIGHTS[kind]
    low = high // 2 if wide <= PAWNS["narrow"] else (high - wide // 7) // 2  # above the wheels
    words = Words(str(car.number), size, "Black", CAR_INKS[car.colour], room=min(2 * middle - 10, 54))
    stage.write(words, x + middle, y + low, "m")


def _price(stage: Stage, points: int, kind: str, x: int, y: int) -> None:
    """Draw the price of a goal in action points, on a tag. x, y: the top left corner."""
    stage.put(f"price-{kind}", x, y)
    said = stage.say("scrap-picture-price.tag", price=points) if kind == "whole" else str(points)
    words = Words(said, 48, "Black", CREAM, room=TAGS[kind] - 12)
    stage.write(words, x + TAGS[kind] // 2, y + 23, "m")


def _stop(stage: Stage, number: int, colour: Colour, x: int, y: int) -> None:
    """Draw the number of a stop on a disc in the colour of its trip. x, y: the top left corner."""
    stage.draw(Overlay(_disc, STOP, STOP, (colour,)), x, y)
    stage.write(Words(str(number), 48, "Black", DARK, room=STOP - 16), x + STOP // 2, y + STOP // 2, "m")


def _disc(pen: Pen, colour: Colour) -> None:
    pen.disc(STOP / 2, STOP / 2, STOP / 2, DARK)
    pen.disc(STOP / 2, STOP / 2, STOP / 2 - 4, colour)


def _waiting(stage: Stage, plan: Yard, view: model.View, corner: components.Cell) -> None:
    """Draw the pawns that wait outside a corner of the grid. They form a queue along its edge that begins at
    the corner, each between the numbers of two rows.
    """
    seats = [seat for seat, pawn in enumerate(view.pawns) if pawn is not None and pawn == (corner, True)]
    left, wide = corner[0] == components.COLUMNS[0], PAWNS["narrow"]
    x = 5 if left else stage.width - wide - 4
    rows = components.ROWS if corner[1] == components.ROWS[0] else components.ROWS[::-1]
    for seat, (one, other) in zip(seats, pairwise(rows), strict=False):
        upper, lower = (plan.corner(corner[0] + row)[1] for row in sorted((one, other)))
        top = (upper + lower + plan.height - PAWN_HEIGHTS["narrow"]) // 2
        _pawn(stage, seat, "narrow", x, top, moving=seat == view.mover)
