"""The fewest scraps that complete a car, computed exactly (docs/rules/gear-and-piston.md, section 6). The two
rows are solved separately, for every length and every set of colours that connects them.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, product
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from bot.games.gear_and_piston.rules.car import SECTIONS, Car, Cell, Section, merged, offsets
from bot.games.gear_and_piston.rules.components import PROPULSIONS, Colour, Part

_Kept: TypeAlias = frozenset[Colour]
"""The colours whose improvements in the bottom row are not covered."""
_Way: TypeAlias = tuple[int, int]
"""A way to make a top row work: the number of covered parts, and the number of scraps of certain types that
are then needed.
"""


def needed(car: Car) -> int:
    """Return the fewest scraps that complete the car, merged in the best way. Raises ValueError if the car
    cannot be completed.
    """
    scraps = fewest(car)
    if scraps == inf:
        raise ValueError("no scraps complete this car")
    return int(scraps)


@lru_cache(maxsize=16_384)
def fewest(car: Car) -> float:
    """Return the fewest scraps that complete the car, or infinity if it cannot be completed."""
    if len(car.sections) == SECTIONS:
        return min(fewest(merged(car, offset)) for offset in offsets(car))
    return fewest_of(rows_of(car))


# a car as its two rows


_Kind: TypeAlias = Literal["axle", "gear", "other"]


class _Tile(NamedTuple):
    """The properties of a bottom part that matter for completing the car."""

    kind: _Kind
    colour: Colour
    scrap: bool


class Rows(NamedTuple):
    """The facts about a car of at most one section that matter for completing it.

    top: the number of empty cells in the top row, then the number of parts of each kind in _SLOTS. bottom:
    the bottom row from left to right.
    """

    top: tuple[int, ...]
    bottom: tuple[_Tile | None, ...]


_EMPTY = 0
_GENERIC = (
    ("steering", "generic", False),
    ("steering", "generic", True),
    ("improvement", "generic", False),
    ("improvement", "generic", True),
)
_OF_A_COLOUR = (
    ("motor", False),
    ("fuel supply", False),
    ("improvement", False),
    ("motor", True),
    ("fuel supply", True),
)
_PLAIN = len(_GENERIC)
_SLOTS = {
    kind: at
    for at, kind in enumerate(
        (*_GENERIC, *((type, colour, scrap) for colour in PROPULSIONS for type, scrap in _OF_A_COLOUR)), 1
    )
}
"""The index in Rows.top at which a top part is counted, by its type, its colour, and whether it is scrap."""


def rows_of(car: Car) -> Rows:
    """Return the Rows of a car of at most one section."""
    section: Section = car.sections[0] if car.sections else ()
    counts = [0] * (len(_SLOTS) + 1)
    for column in section:
        counts[_slot(column.top)] += 1
    return Rows(tuple(counts), tuple(_tile(column.bottom) for column in section))


def rows_with(rows: Rows, cell: Cell, part: Part, covers: Part | None) -> Rows:
    """Return the rows with the part added in an open cell, or placed over the part that it covers."""
    counts, bottom = list(rows.top), rows.bottom
    inside = 0 <= cell.column < len(bottom)
    if cell.row == "top":
        counts[_slot(part)] += 1
        if inside:
            counts[_slot(covers)] -= 1
            return Rows(tuple(counts), bottom)
        tile = None
    else:
        tile = _tile(part)
        if inside:
            return Rows(rows.top, (*bottom[: cell.column], tile, *bottom[cell.column + 1 :]))
        counts[_EMPTY] += 1
    return Rows(tuple(counts), (tile, *bottom) if cell.column < 0 else (*bottom, tile))


@lru_cache(maxsize=32_768)
def fewest_of(rows: Rows) -> float:
    """Return the fewest scraps that complete the car with these rows, or infinity if it cannot be
    completed.
    """
    empty, bottom = rows.top[_EMPTY], rows.bottom
    holes = empty + bottom.count(None)
    best = inf
    for kept in _keepings(bottom):
        covers = _top_covers(rows.top[1:], kept)
        most = len(covers) - 1
        scraps = _bottom_costs(bottom, kept, 0)[0] + empty + covers[empty if empty < most else most]
        if scraps == holes:
            return scraps
        # An added column takes two scraps, and a hole one, so adding columns usually gains nothing.
        widest = most - empty if most - empty > _ADDED else _ADDED
        best = scraps if scraps < best else best
        if best < inf:
            widest = min(widest, int(best - 1 - holes) // 2)
        if widest > 0:
            for room, cost in enumerate(_bottom_costs(bottom, kept, widest), empty):
                best = min(best, cost + room + covers[min(room, most)])
    return best


@lru_cache(maxsize=8_192)
def _keepings(bottom: tuple[_Tile | None, ...]) -> tuple[_Kept, ...]:
    """Return every subset of the colours in the bottom row other than generic."""
    coloured = sorted({tile.colour for tile in bottom if tile and tile.colour != "generic"})
    return tuple(
        frozenset(kept) for count in range(len(coloured) + 1) for kept in combinations(coloured, count)
    )


@lru_cache(maxsize=256)
def _slot(part: Part | None) -> int:
    return _SLOTS[part.type, part.colour, part.stock == "scrap"] if part else _EMPTY


@lru_cache(maxsize=256)
def _tile(part: Part | None) -> _Tile | None:
    if part is None:
        return None
    kind: _Kind = "other"
    if part.type in {"axle", "gear"}:
        kind = "axle" if part.type == "axle" else "gear"
    return _Tile(kind, part.colour, part.stock == "scrap")


# the top row


@lru_cache(maxsize=4_096)
def _top_ways(top: tuple[int, ...], kept: _Kept) -> tuple[_Way, ...]:
    """Return every useful way to make a top row work, ordered by the number of covered parts. top: the number
    of parts of each kind, without the empty cells.
    """
    steerings, scrap_steerings, plain, _ = top[:_PLAIN]
    surplus = max(0, steerings + scrap_steerings - 1)
    if surplus > steerings:
        return ()
    missing = int(not steerings + scrap_steerings)
    least = {
        covered + surplus: wanted + missing
        for (covered, runs), wanted in _powered(top[_PLAIN:], kept).items()
        if runs
    }
    for covered, wanted in sorted(least.items()):
        for more in range(1, plain + 1):
            least[covered + more] = min(wanted, least.get(covered + more, wanted))
    return tuple(sorted(least.items()))


@lru_cache(maxsize=4_096)
def _powered(counts: tuple[int, ...], kept: _Kept) -> Mapping[tuple[int, bool], int]:
    """Return the ways to deal with all colours. The key is the number of covered parts and whether any colour
    then has a motor, and the value is the fewest scraps needed.
    """
    ways: Mapping[tuple[int, bool], int] = {(0, False): 0}
    for at, colour in enumerate(PROPULSIONS):
        own = counts[at * len(_OF_A_COLOUR) : (at + 1) * len(_OF_A_COLOUR)]
        ways = _joined(ways, _colour_ways(own, colour in kept))
    return ways


def _joined(
    ways: Mapping[tuple[int, bool], int], more: tuple[tuple[int, int, bool], ...]
) -> dict[tuple[int, bool], int]:
    """Return the given ways combined with the ways of one more colour, with the fewest scraps for each
    key.
    """
    least: dict[tuple[int, bool], int] = {}
    for (covered, running), wanted in ways.items():
        for covers, wants, runs in more:
            key, total = (covered + covers, running or runs), wanted + wants
            if total < least.get(key, inf):
                least[key] = total
    return least


@lru_cache(maxsize=4_096)
def _colour_ways(counts: tuple[int, ...], kept: bool) -> tuple[tuple[int, int, bool], ...]:
    """Return the ways to deal with one colour: the number of covered parts, the number of scraps needed, and
    whether the colour then has a motor.
    """
    motors, fuels, improvements, scrap_motors, scrap_fuels = counts
    least: dict[int, int] = {}
    for less_motors, less_fuels in product(range(motors + 1), range(fuels + 1)):
        left = motors - less_motors + scrap_motors
        new_motors = max(0, 1 - left)
        wanted = new_motors + max(0, left + new_motors - (fuels - less_fuels + scrap_fuels))
        for less in range(improvements + 1):
            covered = less_motors + less_fuels + less
            least[covered] = min(wanted, least.get(covered, wanted))
    running = tuple((covered, wanted, True) for covered, wanted in least.items())
    if kept or scrap_motors or scrap_fuels:
        return running
    return ((motors + fuels + improvements, 0, False), *running)


@lru_cache(maxsize=4_096)
def _top_covers(top: tuple[int, ...], kept: _Kept) -> tuple[float, ...]:
    """Return, for each number of empty cells in a top row, from 0, the fewest parts that must be covered to
    make room for the needed scraps. The last entry also applies to larger numbers.
    """
    ways = _top_ways(top, kept)
    most = max((wanted - covered for covered, wanted in ways), default=0)
    return tuple(
        next((covered for covered, wanted in ways if wanted <= empty + covered), inf)
        for empty in range(max(0, most) + 1)
    )


# the bottom row


_State: TypeAlias = tuple[int, int, bool, int]
"""The state while columns are placed from left to right: the columns since the last axle and the axles so far
(both at most 2), whether there is a gear, and the number of columns added.
"""
_ADDED = 3
"""The maximum number of columns that are added for the bottom row."""
_USES: tuple[_Kind, ...] = ("axle", "gear")
"""The kinds that a scrap in the bottom row can have. A scrap that only fills its cell counts as a gear."""
_Choice: TypeAlias = tuple[_Kind, int]
"""A kind of part for a column, and the number of scraps that it takes."""
_ADDING: tuple[_Choice, ...] = tuple((kind, 1) for kind in _USES)


@lru_cache(maxsize=8_192)
def _bottom_costs(bottom: tuple[_Tile | None, ...], kept: _Kept, widest: int) -> tuple[float, ...]:
    """Return, for each number of added columns up to `widest`, the fewest scraps that make the bottom row
    work, or infinity.
    """
    costs = dict(_from_the_left(bottom, kept, widest))
    _widen(costs, widest)
    least = [inf] * (widest + 1)
    for (since, axles, gear, added), cost in costs.items():
        if since < 2 and axles == 2 and gear and cost < least[added]:
            least[added] = cost
    return tuple(least)


@lru_cache(maxsize=16_384)
def _from_the_left(bottom: tuple[_Tile | None, ...], kept: _Kept, widest: int) -> Mapping[_State, int]:
    """Return the fewest scraps for each state after the given columns."""
    if bottom:
        return _laid(_from_the_left(bottom[:-1], kept, widest), bottom[-1], kept)
    costs: dict[_State, int] = {(1, 0, False, 0): 0}
    _widen(costs, widest)
    return costs


def _laid(costs: Mapping[_State, int], tile: _Tile | None, kept: _Kept) -> dict[_State, int]:
    """Return the fewest scraps for each state after one more column of the car."""
    after: dict[_State, int] = {}
    stays = tile.kind if tile and (tile.colour == "generic" or tile.colour in kept) else None
    uses = () if tile and tile.scrap else tuple((kind, 1) for kind in _USES if kind != stays)
    choices = ((stays, 0), *uses) if stays else uses
    for state, cost in costs.items():
        _reach(after, state, cost, choices)
    return after


def _widen(costs: dict[_State, int], widest: int) -> None:
    """Add up to `widest` further columns to `costs`, each with a scrap."""
    for added in range(widest):
        for (since, axles, gear, before), cost in list(costs.items()):
            if before == added:
                _reach(costs, (since, axles, gear, added + 1), cost, _ADDING)


def _reach(costs: dict[_State, int], state: _State, cost: int, choices: tuple[_Choice, ...]) -> None:
    """Record in `costs` the cost of each possible choice for the next column."""
    since, axles, gear, added = state
    for kind, price in choices:
        if kind == "axle":
            after = (0, 1 if axles == 0 else 2, gear, added)
        elif since < 2:
            after = (since + 1, axles, gear or kind == "gear", added)
        else:
            continue
        if cost + price < costs.get(after, inf):
            costs[after] = cost + price
