"""What a change of the player's car brings, and what a car lacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Seat
from bot.engine.values import with_seat
from bot.games.gear_and_piston.rules import completeness
from bot.games.gear_and_piston.rules.actions import Build
from bot.games.gear_and_piston.rules.car import Car, Cell, built, number, open_cells
from bot.games.gear_and_piston.rules.components import ROWS, Investor, Part
from bot.games.gear_and_piston.rules.course import without
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import lines
from bot.games.gear_and_piston.rules.showing import key, signed
from bot.games.gear_and_piston.rules.workshop import buildings
from bot.locales.phrase import Phrase, Text

SCRAP = 1.4
"""The cost of a scrap that a car still needs, in points: its Volatility, and its cell."""


class Effect(NamedTuple):
    """The effect of a change: the points that the car gains now, a note, and an order: lower is better."""

    points: int
    note: Text
    order: float


def own_car(view: View) -> Car:
    """The car of the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return view.cars[view.seat]


def effect(view: View, after: Car) -> Effect:
    """The effect if the seat's car becomes that car. Raises ValueError for a spectator's view."""
    own_car(view)
    return _effect(view.cars, view.held, view.investors, view.seat or 0, after)


def best_effect(view: View, part: Part) -> Effect:
    """The effect of the part in its best place, if it were built now."""
    car = own_car(view)
    return min(
        (effect(view, built(car, cell, part)) for cell in open_cells(car, part.row)),
        key=lambda each: each.order,
        default=Effect(0, "", 0.0),
    )


def best_turn(view: View) -> tuple[tuple[Build, ...], Car]:
    """The builds that improve the car most, one after another, with the actions left; and the car then."""
    car, hand, builds = own_car(view), view.hand, list[Build]()
    while len(builds) < view.left and hand:
        found = buildings(car, hand)
        ways = [(effect(view, built(car, cell, part)).order, part, cell) for part, cell in found]
        order, part, cell = min(ways, key=lambda way: way[0])
        if order >= effect(view, car).order:
            break
        builds.append(Build(part, cell))
        car, hand = built(car, cell, part), without(hand, part)
    return tuple(builds), car


@lru_cache(maxsize=2_048)
def _effect(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat, after: Car
) -> Effect:
    now, then = (
        sum(line.points for line in lines(each, held, investors, seat))
        for each in (cars, with_seat(cars, seat, after))
    )
    before, scraps = needed(cars[seat]), needed(after)
    change = "same" if before == scraps else "more" if before < scraps else "fewer" if scraps else "complete"
    mends = Phrase("piston-mends", change=change, count=abs(before - scraps))
    gain = Phrase("piston-gain", **signed(then - now))
    both = Phrase("piston-both", gain=gain, mends=mends)
    note = mends if then == now else gain if change == "same" else both
    return Effect(then - now, note, SCRAP * scraps - then)


@lru_cache(maxsize=1_024)
def lacks(car: Car) -> tuple[Phrase, ...]:
    """What the car lacks, each as a noun with its article or number; empty for a complete car."""
    return tuple(_lacks(car, completeness.defects(car)))


def _lacks(car: Car, found: Sequence[completeness.Defect]) -> Iterator[Phrase]:
    parts: dict[str, int] = {}
    loose = list[Cell]()
    for defect in found:
        match defect:
            case completeness.Apart():
                yield Phrase("piston-lacks-merge")
            case completeness.Missing(type, count):
                parts[key(type)] = count
            case completeness.FuelShort(colour, motors, fuels):
                parts[f"{colour}-fuel-supply"] = motors - fuels
            case completeness.NotWorking(_, part, types):
                parts |= {f"{part.colour}-{key(type)}": 1 for type in types}
            case completeness.SurplusSteering():
                yield Phrase("piston-lacks-steering")
            case completeness.Unsupported(cell):
                loose.append(cell)
    coloured = {kind.partition("-")[2] for kind in parts}
    for kind, count in parts.items():
        if kind in coloured:
            continue
        yield Phrase("piston-several", kind=kind, count=count)
    for row in ROWS:
        gaps = [each.cell for each in found if isinstance(each, completeness.Gap) and each.cell.row == row]
        if gaps:
            yield Phrase("piston-lacks-gap", row=row, columns=_columns(car, gaps))
    if loose:
        yield Phrase("piston-lacks-axle", columns=_columns(car, loose))


def _columns(car: Car, cells: Iterable[Cell]) -> Phrase:
    """The cells' columns, three or more in a row as a range."""
    found = sorted({number(car, cell) for cell in cells})
    runs = list[list[int]]()
    for column in found:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    told = list[Text]()
    for run in runs:
        whole = [Phrase("piston-run", first=run[0], last=run[-1])]
        told += whole if len(run) > 2 else map(str, run)
    return Phrase("piston-columns", columns=told, count=len(found))
