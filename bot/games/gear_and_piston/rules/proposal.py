"""The proposal to complete an unfinished car (docs/rules/gear-and-piston.md, section 6.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Seat
from bot.engine.values import with_seat
from bot.games.gear_and_piston.rules.car import Car
from bot.games.gear_and_piston.rules.components import SCRAP, SPARE_SCRAP, Investor
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import lines
from bot.games.gear_and_piston.rules.scrap import Offer, Placement, offers, scrapped


class Proposal(NamedTuple):
    """The fewest scraps that complete a car, placed where they score the most points.

    placements: in order, each on the car that the previous one left. cars: those cars, the last one complete.
    least, most: the points that the car then scores if the other cars stay as they are and the scraps not yet
    drawn have the highest, or the lowest, Volatility.
    """

    placements: tuple[Placement, ...]
    cars: tuple[Car, ...]
    least: int
    most: int


def proposal(view: View) -> Proposal | None:
    """The proposal for the view's seat; None if it has no scrap to place."""
    if view.scrap is None or view.seat is None or view.seat != view.mover:
        return None
    return proposed(view.cars, view.held, view.investors, view.seat, view.scrap)


def proposed(
    cars: Sequence[Car], held: Sequence[int], investors: Sequence[Investor], seat: Seat, volatility: int
) -> Proposal:
    """The proposal for that seat, which drew a scrap of that Volatility. held: the size of each hand of
    Blueprints.
    """
    return _proposed(tuple(cars), tuple(held), tuple(investors), seat, volatility)


@lru_cache(maxsize=32)
def _proposed(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat, volatility: int
) -> Proposal:
    def points(car: Car) -> int:
        return sum(line.points for line in lines(with_seat(cars, seat, car), held, investors, seat))

    car, steps, stages = cars[seat], list[Placement](), list[Car]()
    while found := offers(car):
        best = max(_shortest(found), key=lambda offer: points(scrapped(car, offer.placement, 0)))
        car = scrapped(car, best.placement, 0)
        steps.append(best.placement)
        stages.append(car)
    ends = [_placed(cars[seat], steps, volatility, others) for others in (SPARE_SCRAP, min(SCRAP))]
    least, most = map(points, ends)
    return Proposal(tuple(steps), tuple(stages), least, most)


def _shortest(found: Sequence[Offer]) -> list[Offer]:
    """The offers after which the fewest scraps are needed; among equal ones, those that cover the least come
    first.
    """
    return [offer for offer in found if offer.left == found[0].left]


def _placed(car: Car, steps: Sequence[Placement], volatility: int, others: int) -> Car:
    """The car with scraps placed: the first with that Volatility, all others with another."""
    for step in steps:
        car, volatility = scrapped(car, step, volatility), others
    return car
