"""A player's ways to gain points: cards to fetch, trips, cards to guard, and a corner to start from."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.scrapheap.rules import actions as act, components, grid, model, paths, scoring

STOPS: Final = 6
"""The maximum number of cells in a trip."""
BESIDE: Final = 4
"""The maximum number of cells in the second of two trips that are weighed: two long ones do not fit."""
GUARDS = 2
"""The number of cubes that a good player puts on the grid."""
_TARGETS, _WIDTH = 9, 8
"""The maximum number of targets from which trips are formed, and the number of trips that are extended
further after each cell.
"""


class Goal(NamedTuple):
    """A card that the mover knows and that gains points. points: the points of the card and of the cubes on
    it. price: the action points for the way there, the cubes and the card.
    """

    cell: components.Cell
    card: components.Card
    points: int
    price: int


def goals(view: model.View) -> list[Goal]:
    """Return every goal in the mover's view within its action points, ordered by price per point, the lowest
    first.
    """
    if view.seat is None or view.seat != view.mover:
        return []
    return sorted(_goals(view, view.seat), key=lambda goal: (goal.price / goal.points, goal.price, goal.cell))


def prizes(view: model.View) -> dict[components.Cell, int]:
    """Return the points of the mover's goals by their cells, as far as the viewer knows them."""
    return {} if view.mover is None else {goal.cell: goal.points for goal in _goals(view, view.mover)}


def gain(view: model.View, cell: components.Cell) -> int:
    """Return the points that the viewing seat can gain in a cell, as far as it knows the card."""
    square, seat = view.grid[components.AT[cell]], view.seat or 0
    points = scoring.worth(square.card, view.tiles[seat], view.options) if square.card else 0
    return len(clearing(square, seat)[0]) + max(0, points)


def _goals(view: model.View, seat: Seat) -> Iterator[Goal]:
    for at, way in paths.ways_of(view).items():
        square = view.grid[at]
        points = scoring.worth(square.card, view.tiles[seat], view.options) if square.card else 0
        if square.card is not None and points > 0:
            claims, price = clearing(square, seat)
            whole = len(way) + price + components.TAKE
            if whole <= view.points:
                yield Goal(square.cell, square.card, points + len(claims), whole)


def clearing(square: model.Square, seat: Seat) -> tuple[tuple[act.Action, ...], int]:
    """Return the claims that clear a card of its cubes, the seat's own cubes first, and their price in action
    points.
    """
    own = square.cubes[seat]
    others = [owner for owner, count in enumerate(square.cubes) for _ in range(count) if owner != seat]
    claims = (*(act.Claim(seat),) * own, *map(act.Claim, others))
    return claims, components.CLAIM_OWN * own + components.CLAIM_OTHER * len(others)


# trips


class Trip(NamedTuple):
    """A sequence of actions in a turn, with the cells where they gain points, the points, and the price in
    action points.
    """

    cells: tuple[components.Cell, ...] = ()
    actions: tuple[act.Action, ...] = ()
    points: int = 0
    price: int = 0


class _Target(NamedTuple):
    """A cell that gains points. price: the action points, without those for the way."""

    at: int
    points: int
    price: int
    actions: tuple[act.Action, ...]


@lru_cache(maxsize=64)
def trips(view: model.View) -> tuple[Trip, ...]:
    """Return promising trips within the mover's action points, ordered by points, the most first."""
    if view.phase != "collecting" or view.seat is None or view.seat != view.mover:
        return ()
    targets = _targets(view, view.seat)
    pawn = view.pawns[view.seat]
    assert pawn is not None
    found: dict[frozenset[components.Cell], Trip] = {}
    begun = [Trip()]
    for _ in range(STOPS):
        longer = [each for trip in begun for each in _longer(view, pawn, trip, targets)]
        longer.sort(key=lambda trip: (trip.price / trip.points, trip.cells))
        begun = longer[:_WIDTH]
        for trip in longer:
            same = frozenset(trip.cells)
            if same not in found or trip.price < found[same].price:
                found[same] = trip
    return tuple(sorted(found.values(), key=lambda trip: (-trip.points, trip.price, trip.cells)))


def _targets(view: model.View, seat: Seat) -> list[_Target]:
    """Return the targets in reach with the most points for their price."""
    found = []
    for at, way in paths.ways_of(view).items():
        square = view.grid[at]
        claims, price = clearing(square, seat)
        points = scoring.worth(square.card, view.tiles[seat], view.options) if square.card else 0
        if points > 0:
            target = _Target(at, points + len(claims), price + components.TAKE, (*claims, act.Take()))
        else:
            target = _Target(at, len(claims), price, claims)
        if target.points and len(way) + target.price <= view.points:
            found.append((-target.points / (len(way) + target.price), at, target))
    return [target for _, _, target in sorted(found)[:_TARGETS]]


def _longer(view: model.View, pawn: model.Pawn, trip: Trip, targets: list[_Target]) -> Iterator[Trip]:
    """Yield the trip with one more cell, for each cell that the action points still reach."""
    taken = {
        target.at
        for target in targets
        if components.CELLS[target.at] in trip.cells and act.Take() in target.actions
    }
    cards = [square.lies != "gap" and at not in taken for at, square in enumerate(view.grid)]
    at_once = (model.Pawn(trip.cells[-1], outside=False), ()) if trip.cells else (pawn, view.leads)
    reach = paths.ways(cards, *at_once)
    for at, points, price, actions in targets:
        cell, whole = components.CELLS[at], trip.price + len(reach.get(at, ())) + price
        if at in reach and cell not in trip.cells and whole <= view.points:
            done = (*trip.actions, *reach[at], *actions)
            yield Trip((*trip.cells, cell), done, trip.points + points, whole)


def weighed(view: model.View) -> list[Trip]:
    """Return the one or two trips between which a good player chooses, or none."""
    found = trips(view)
    if not found:
        return []
    raids = bool(raided(view, found[0]))
    other = next((trip for trip in found if bool(raided(view, trip)) != raids), None)
    if other is None or len(other.cells) > BESIDE or not _compares(other.points, found[0]):
        return [found[0]]
    return [found[0], other]


def route(view: model.View, trip: Trip) -> list[components.Cell]:
    """Return the cells on which the mover's pawn is during a trip, beginning with its position if it is on
    the grid.
    """
    pawn = view.pawns[view.seat or 0]
    assert pawn is not None  # trips exist only in a turn of the collection
    cards = [square.lies != "gap" for square in view.grid]
    cells = [] if pawn.outside else [pawn.cell]
    for action in trip.actions:
        match action:
            case act.Enter():
                cells.append(next(lead.cell for lead in view.leads if lead.direction is None))
            case act.Move(direction):
                ray = dict(grid.RAYS[components.AT[cells[-1]]])[direction]
                cells.append(components.CELLS[next(at for at in ray if cards[at])])
            case act.Take():
                cards[components.AT[cells[-1]]] = False
    return cells


def _compares(points: float, best: Trip) -> bool:
    return 2 * points >= best.points


def raided(view: model.View, trip: Trip) -> list[components.Cell]:
    """Return the cells of the trip where other players' cubes are."""
    return [cell for cell in trip.cells if owners(view, cell)]


def owners(view: model.View, cell: components.Cell) -> list[Seat]:
    """Return the other players with cubes on the cell."""
    cubes = view.grid[components.AT[cell]].cubes
    return [seat for seat, count in enumerate(cubes) if count and seat != view.seat]


def flip(view: model.View) -> tuple[act.Action, ...]:
    """Return the actions that go to the nearest unknown card and flip it, or none if no such card is in
    reach.
    """
    return next((actions for _, actions in _flips(view)), ())


def flipped(view: model.View) -> dict[components.Cell, int]:
    """Return the cell of the card that `flip` flips, with the price in action points, or an empty
    dictionary.
    """
    return {components.CELLS[at]: len(actions) for at, actions in _flips(view)}


def _flips(view: model.View) -> Iterator[tuple[int, tuple[act.Action, ...]]]:
    """Yield the index of the nearest unknown card, if one is in reach, with the actions of `flip`."""
    unknown = ((at, way) for at, way in paths.ways_of(view).items() if _unknown(view.grid[at]))
    for at, way in islice(unknown, 1):
        if len(way) + components.FLIP <= view.points:
            yield at, (*way, act.Flip())


def _unknown(square: model.Square) -> bool:
    return square.lies != "gap" and square.card is None


def search(view: model.View) -> tuple[act.Action, ...]:
    """Return the actions that start a search: the way to the nearest unknown card, and its flip. There are
    none if the action points would not also suffice to take that card.
    """
    found = flip(view)
    return found if len(found) + components.TAKE <= view.points else ()


def offers_search(view: model.View) -> bool:
    """Return whether a hand has a button for a search: it is possible and can compete with the best trip, and
    there are no two trips to weigh, because three buttons of this length do not fit a phone.
    """
    found = weighed(view)
    return len(found) < 2 and bool(search(view)) and (not found or _compares(search_brings(view), found[0]))


def search_brings(view: model.View) -> int:
    """Return roughly how many points a search brings, if every unseen card is equally likely to be in any
    cell.
    """
    first = search(view)
    if not first or view.seat is None:
        return 0
    unseen = Counter(components.DECK)
    unseen.subtract(square.card for square in view.grid if square.card is not None)
    unseen.subtract(loot.card for taken in view.taken for loot in taken if loot.card is not None)
    worth = [scoring.worth(card, view.tiles[view.seat], view.options) for card in unseen.elements()]
    counting = [points for points in worth if points > 0]
    share, mean = len(counting) / max(1, len(worth)), sum(counting) / max(1, len(worth))
    each = components.MOVE + components.FLIP + share * components.TAKE
    flips = 1 + (view.points - len(first) - components.TAKE) / each
    return round(mean * min(flips, sum(map(_unknown, view.grid))))


def searching(view: model.View) -> act.Action | None:
    """Return the next action of a search, or the result of `finishing` once it is over."""
    if view.phase != "collecting" or view.seat is None or view.seat != view.mover:
        return None
    pawn = view.pawns[view.seat]
    square = view.grid[components.AT[pawn.cell]] if pawn is not None and not pawn.outside else None
    if square is not None and square.card is not None and square.lies != "gap":
        claims, price = clearing(square, view.seat)
        counts = scoring.worth(square.card, view.tiles[view.seat], view.options) > 0
        if counts and price + components.TAKE <= view.points:
            return (*claims, act.Take())[0]
    return next(iter(search(view)), None) or finishing(view)


def finishing(view: model.View) -> act.Action | None:
    """Return the next action once the action points left gain nothing: a step on the way to the goal of the
    next turn, EndTurn or Retire. Before that, return None.
    """
    if view.phase != "collecting" or view.seat is None or view.seat != view.mover:
        return None
    if plan(view) != (act.EndTurn(),):
        return None
    if view.turns[view.seat] == 1:
        return act.EndTurn()
    way = _next_way(view, view.seat)
    return act.Retire() if way is None else (*way, act.EndTurn())[0]


def ahead(view: model.View) -> list[components.Cell]:
    """Return the cells of the pawn's way to the goal of its next turn, or none if `finishing` does not go
    there.
    """
    if finishing(view) is None or view.seat is None or view.turns[view.seat] == 1:
        return []
    way = _next_way(view, view.seat)
    return [] if way is None else route(view, Trip(actions=way))


def _next_way(view: model.View, seat: Seat) -> tuple[act.Enter | act.Move, ...] | None:
    """Return the way to the cell with the most points for its price, or else to the nearest unknown card, or
    None if there is neither.
    """
    found, unknown = [], None
    for at, way in paths.ways_of(view).items():
        square = view.grid[at]
        if _unknown(square) and unknown is None:
            unknown = way
        points = gain(view, square.cell)
        claims, cost = clearing(square, seat)
        price = cost + components.TAKE * (points > len(claims))
        if points:
            found.append(((len(way) + price) / points, at, way))
    return min(found)[2] if found else unknown


# plans


def home(view: model.View, seat: Seat) -> components.Corner:
    """Return the corner around which the seat knows the best cards."""
    known = [
        (at, square.card.value)
        for at, square in enumerate(view.grid)
        if square.card is not None and square.card.symbol in view.tiles[seat]
    ]

    def wealth(corner: components.Corner) -> float:
        return sum(value / (2 + grid.FAR[components.AT[corner]][at]) for at, value in known)

    return max((components.CORNERS[seat], *components.CORNERS), key=wealth)


def may_peek(view: model.View) -> list[int]:
    """Return the indices of the cells whose cards the mover may peek at."""
    return [at for at, square in enumerate(view.grid) if _may_peek(square, view.mover or 0)]


def _may_peek(square: model.Square, seat: Seat) -> bool:
    others = sum(square.cubes) - square.cubes[seat]
    return square.lies == "down" and square.card is None and not others


def nearest(view: model.View, corner: components.Corner) -> list[components.Cell]:
    """Return the cells that the mover can peek at, nearest to the corner first, and at most as many as the
    mover has peeks left.
    """
    far = grid.FAR[components.AT[corner]]
    return [components.CELLS[at] for at in sorted(may_peek(view), key=lambda at: (far[at], at))[: view.left]]


def unguarded(view: model.View, seat: Seat) -> list[components.Cell]:
    """Return the cells of the best cards that the seat knows and has not guarded, up to GUARDS cubes on the
    grid.
    """
    lying = sum(square.cubes[seat] for square in view.grid)
    spare = view.supply[seat][seat] - components.PAWN
    found = [
        (-scoring.worth(square.card, view.tiles[seat], view.options), square.cell)
        for square in view.grid
        if square.card is not None and not square.cubes[seat]
    ]
    good = [cell for points, cell in sorted(found) if points < 0]
    return good[: max(0, min(view.left, spare, GUARDS - lying))]


def plan(view: model.View) -> tuple[act.Action, ...]:
    """Return the actions of the best choice in a turn of the collection, without regard to other players, or
    none if that choice is a search.
    """
    best = trips(view)
    if best or search(view):
        return best[0].actions if best else ()
    return flip(view) or (act.EndTurn(),)
