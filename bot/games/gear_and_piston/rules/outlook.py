"""Estimates of a car's score (docs/rules/gear-and-piston.md, section 5.2, section 6.2)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.engine.game import Line, Seat
from bot.engine.values import with_seat
from bot.games.gear_and_piston.rules import (
    actions as act,
    components,
    course,
    mending,
    model,
    promise,
    scrap,
    working,
    yard,
)
from bot.games.gear_and_piston.rules.car import (
    Car,
    Cell,
    built,
    dismantled,
    merged,
    offsets,
    open_cells,
    removable,
    replaced,
)
from bot.games.gear_and_piston.rules.components import SPARE_SCRAP, Investor, Part
from bot.games.gear_and_piston.rules.scoring import lines

Work: TypeAlias = act.Build | act.Upgrade | act.Dismantle | act.Merge
"""A Workshop action that changes the car."""


def own_seat(view: model.View) -> Seat:
    """Return the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return view.seat


def own_car(view: model.View) -> Car:
    """Return the car of the view's seat. Raises ValueError for a spectator's view."""
    return view.cars[own_seat(view)]


class Proposal(NamedTuple):
    """A way to complete a car with the fewest scraps, placed where they score the most points."""

    placements: tuple[scrap.Placement, ...]
    """The placements in order. Each one applies to the car that results from the one before."""
    cars: tuple[Car, ...]
    """The car after each placement. The last one is complete."""
    least: int
    """The points of the complete car if the other cars stay unchanged, and further scraps have the highest
    Volatility.
    """
    most: int
    """The same as `least`, if further scraps have the lowest Volatility."""


def proposal(view: model.View) -> Proposal | None:
    """Return the proposal for the view's seat, or None if the seat has no scrap to place."""
    if view.scrap is None or view.seat is None or view.seat != view.mover:
        return None
    return proposed(
        view.cars, held=view.held, investors=view.investors, seat=view.seat, volatility=view.scrap
    )


def proposed(
    cars: Sequence[Car], held: Sequence[int], investors: Sequence[Investor], seat: Seat, volatility: int
) -> Proposal:
    """Return the proposal for a seat that drew a scrap. volatility: the scrap's Volatility. held: the number
    of Blueprints in each hand.
    """
    return _proposed(tuple(cars), tuple(held), tuple(investors), seat, volatility)


@lru_cache(maxsize=32)
def _proposed(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat, volatility: int
) -> Proposal:
    def points(car: Car) -> int:
        return sum(line.points for line in lines(with_seat(cars, seat, car), held, investors, seat))

    car, steps, stages = cars[seat], list[scrap.Placement](), list[Car]()
    while found := scrap.offers(car):
        best = max(_shortest(found), key=lambda offer: points(scrap.scrapped(car, offer.placement, 0)))
        car = scrap.scrapped(car, best.placement, 0)
        steps.append(best.placement)
        stages.append(car)
    ends = [_placed(cars[seat], steps, volatility, others) for others in (SPARE_SCRAP, min(components.SCRAP))]
    least, most = map(points, ends)
    return Proposal(tuple(steps), tuple(stages), least, most)


def _shortest(found: Sequence[scrap.Offer]) -> list[scrap.Offer]:
    """Return the offers after which the fewest scraps are needed."""
    return [offer for offer in found if offer.left == found[0].left]


def _placed(car: Car, steps: Sequence[scrap.Placement], volatility: int, others: int) -> Car:
    """Return the car after scraps are placed. others: the Volatility of all scraps but the first."""
    for step in steps:
        car, volatility = scrap.scrapped(car, step, volatility), others
    return car


class Outlook(NamedTuple):
    """A car's score if all cars stayed unchanged and no scraps were placed."""

    scraps: int
    """The fewest scraps that would complete the car."""
    points: int
    """The sum of the points of `lines`, the score sheet."""
    lines: tuple[Line, ...]


def outlook(view: model.View) -> Outlook:
    """Return the outlook of the view's own car. Raises ValueError for a spectator's view."""
    return _outlook(view.cars, view.held, view.investors, own_seat(view))


@lru_cache(maxsize=64)
def _outlook(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat
) -> Outlook:
    told = lines(cars, held, investors, seat)
    return Outlook(mending.needed(cars[seat]), sum(line.points for line in told), told)


def points_now(view: model.View, seat: Seat) -> int:
    """Return the points of the seat's car if all cars stayed unchanged and no scraps were placed."""
    return _outlook(view.cars, view.held, view.investors, seat).points


def score_now(view: model.View, seat: Seat) -> tuple[Line, ...]:
    """Return the score sheet of the seat's car if all cars stayed unchanged and no scraps were placed."""
    return _outlook(view.cars, view.held, view.investors, seat).lines


COST = 1.4
"""The cost in points of each scrap that a car still needs."""


class Standing(NamedTuple):
    """A car's points if it stayed unchanged, and the fewest scraps that would complete it."""

    points: int
    scraps: int

    @property
    def order(self) -> float:
        """Return a sort key. Lower is better."""
        return COST * self.scraps - self.points


def standing(view: model.View, car: Car) -> Standing:
    """Return the standing that the view's seat would have with the car. Raises ValueError for a spectator's
    view.
    """
    return _standing(view.cars, view.held, view.investors, own_seat(view), car)


@lru_cache(maxsize=2_048)
def _standing(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat, car: Car
) -> Standing:
    found = lines(with_seat(cars, seat, car), held, investors, seat)
    return Standing(sum(line.points for line in found), mending.needed(car))


class Prospect(NamedTuple):
    """The effect of building a part in the cells where it helps the car most."""

    points: int
    """The points that the part adds."""
    saved: int
    """The number of scraps that the part saves when the car is completed. It can be negative."""
    left: int
    """The fewest scraps that complete the car with the part."""
    cells: tuple[Cell, ...]
    """The cells in which the part has this effect."""


def prospect(view: model.View, part: Part, *, held: bool) -> Prospect:
    """Return the best use of the part in the view's own car. held: whether the part is a Blueprint in the
    hand. Raises ValueError for a spectator's view.
    """
    return _prospect(view.cars, view.held, view.investors, own_seat(view), part, held)


@lru_cache(maxsize=256)
def _prospect(
    cars: tuple[Car, ...],
    held: tuple[int, ...],
    investors: tuple[Investor, ...],
    seat: Seat,
    part: Part,
    of_hand: bool,
) -> Prospect:
    now = _standing(cars, held, investors, seat, cars[seat])
    hands = tuple(count - (of_hand and each == seat) for each, count in enumerate(held))
    after = {
        cell: _standing(cars, hands, investors, seat, built(cars[seat], cell, part))
        for cell in open_cells(cars[seat], part.row)
    }
    best = min(after.values(), key=lambda each: each.order)
    cells = tuple(cell for cell, each in after.items() if each == best)
    return Prospect(best.points - now.points, now.scraps - best.scraps, best.scraps, cells)


class Turn(NamedTuple):
    """Consecutive actions of a Workshop turn, and the car that they make."""

    actions: tuple[Work, ...]
    car: Car


def best_turn(view: model.View) -> Turn:
    """Return the Workshop turn that takes the best action again and again, as long as one is worth it."""
    car, hand, made = own_car(view), view.hand, list[Work]()
    left, upgrading = view.left, view.upgrading
    while True:
        ways = _ways(car, hand, left, upgrading)
        best, after = max(ways, key=lambda way: promise.worth(way[1], view.investors), default=(None, car))
        more = promise.worth(after, view.investors) - promise.worth(car, view.investors)
        if best is None or more <= promise.LEAST:
            return Turn(tuple(made), car)
        made.append(best)
        car = after
        if isinstance(best, act.Build | act.Upgrade):
            hand = course.without(hand, best.part)
        if not isinstance(best, act.Merge):
            left -= not (upgrading and isinstance(best, act.Upgrade))
            upgrading = isinstance(best, act.Upgrade)


def _ways(car: Car, hand: tuple[Part, ...], left: int, upgrading: bool) -> list[tuple[Work, Car]]:
    """Return the possible Workshop actions, each with the car that it makes."""
    works: list[Work] = []
    if left:
        works += [act.Build(part, cell) for part, cell in working.buildings(car, hand)]
    if left or upgrading:
        works += [act.Upgrade(cell, part) for cell, part in working.upgradings(car, hand)]
    if left:
        works += [act.Dismantle(cell) for cell in removable(car)]
    works += [act.Merge(offset) for offset in offsets(car)]
    return [(each, worked(car, each)) for each in works]


def worked(car: Car, work: Work) -> Car:
    """Return the car after a Workshop action."""
    match work:
        case act.Build(part, cell):
            return built(car, cell, part)
        case act.Upgrade(cell, part):
            return replaced(car, cell, part)
        case act.Dismantle(cell):
            return dismantled(car, cell)
        case act.Merge(offset):
            return merged(car, offset)


def gain(view: model.View, part: Part) -> float:
    """Return how many points the part adds to the seat's car after the Blueprints in hand are built. Raises
    ValueError for a spectator's view.
    """
    return promise.gain(own_car(view), view.hand, part, view.investors)


def even(view: model.View) -> bool:
    """Return whether the seat holds several Blueprints, and it makes no difference which one it builds."""
    car = own_car(view)
    uses = [prospect(view, part, held=True) for part in view.hand]
    worths = [
        max(promise.worth(built(car, cell, part), view.investors) for cell in open_cells(car, part.row))
        for part in view.hand
    ]
    same = len({(use.points, use.saved) for use in uses}) == 1
    return len(worths) > 1 and same and max(worths) - min(worths) < EVEN


EVEN = 0.05
"""The smallest difference between two promises that matters, in points."""


def best_find(view: model.View) -> act.Take | act.Draw:
    """Return the action that takes the most promising Junk part: a face-up part, or the top of the stack."""
    ways = [(gain(view, part), act.Take(part, "yard")) for part in view.yard]
    more, best = max(ways, key=lambda way: way[0])
    return act.Draw() if view.junk_left and more < promise.UNSEEN_JUNK else best


def second_find(view: model.View) -> act.Take | act.Draw | None:
    """Return the action that takes the best second Junk part, or None if the seat cannot take one without
    ending the game.
    """
    return best_find(view) if _may_find(view) else None


def second_draw(view: model.View) -> act.Draw | None:
    """Return the action that draws a second Junk part, or None if the seat cannot draw one."""
    return act.Draw() if _may_find(view) else None


def _may_find(view: model.View) -> bool:
    return view.mover == view.seat and view.pick == yard.MOST and view.junk_left
