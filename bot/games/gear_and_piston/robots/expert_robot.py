"""Gear & Piston's expert robot, which plans a whole Workshop turn, and compares its car with the others'
cars.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from bot.engine.game import Chance
from bot.games.gear_and_piston.robots.club_robot import Judge, after, promise
from bot.games.gear_and_piston.rules import components, course, mending, model, scoring
from bot.games.gear_and_piston.rules.actions import Action, Build, Merge, Upgrade
from bot.games.gear_and_piston.rules.car import Car, built, open_cells, parts, placed, replaced
from bot.games.gear_and_piston.rules.guess import UNSEEN_TAKES
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD
from bot.games.gear_and_piston.rules.promise import pleased

_SCRAP = 0.4
"""The cost in points of each scrap that the car still needs, in addition to the scrap's Volatility."""
_STEEP, _OPEN, _EACH = 1.6, 0.6, 0.7
"""The factors of a lead's certainty: its growth with the lead's size, the uncertainty at the end of the game,
and the uncertainty that each remaining round adds.
"""
_TIE = 0.3
"""The lead, in steps, that is added to every difference."""
_ROUND = 7.5
"""The estimated number of New parts that leave the stack in a round."""


class Rivals(NamedTuple):
    """The values that investors compare in the others' cars, and the other facts that decide a car's
    value.
    """

    investors: tuple[components.Investor, ...]
    parts: int
    """The largest number of parts in one car, without scraps."""
    trouble: int
    """The lowest Volatility of a car if all cars were mended now."""
    icons: tuple[int, ...]
    """For each attribute, the highest number of its icons in one car."""
    rounds: int
    """The estimated number of rounds after this one."""


def rivals(view: model.View) -> Rivals:
    """Return the values of the others' cars in the view, and the estimated number of rounds left."""
    cars = tuple(car for seat, car in enumerate(view.cars) if seat != view.seat)
    new = sum(part.stock == "new" for car in view.cars for part in parts(car)) + sum(view.held) // 2
    total = sum(lot.copies for lot in components.NEW)
    left = total - components.NEW_FACE_UP * view.round - new // UNSEEN_TAKES
    return compared(cars, view.investors, max(0, round(left / _ROUND)))


@lru_cache(maxsize=64)
def compared(cars: tuple[Car, ...], investors: tuple[components.Investor, ...], rounds: int) -> Rivals:
    """Return the rivals' values, taken from their cars. rounds: the estimated number of rounds after this
    one.
    """
    own = [[part for part in parts(car) if part.stock != "scrap"] for car in cars]
    icons = tuple(
        max(sum(part.icon == name for part in each) for each in own) for name in components.ATTRIBUTES
    )
    least = min(scoring.volatility(car) + mending.needed(car) for car in cars)
    return Rivals(investors, max(map(len, own)), least, icons, rounds)


@lru_cache(maxsize=16_384)
def worth(car: Car, others: Rivals) -> float:
    """Return the points of the car if it were mended now, plus the points expected from the investors."""
    trouble, reliability = scoring.troubles(car)
    scraps = mending.needed(car)
    lost = max(0, trouble + scraps - reliability)
    points = len(scoring.largest_area(car)) - lost - _SCRAP * scraps
    return points + sum(_paid(investor, car, trouble + scraps, lost, others) for investor in others.investors)


def _paid(investor: components.Investor, car: Car, trouble: int, lost: int, others: Rivals) -> float:
    """Return the points expected from the investor. trouble: the car's Volatility before Reliability is
    subtracted. lost: the Volatility that would count.
    """
    built_parts = parts(car)
    own = [part for part in built_parts if part.stock != "scrap"]
    match investor:
        case "most parts":
            return SECOND * _ahead(len(own) - others.parts, others.rounds) + 0.05 * len(own)
        case "least volatility":
            return SECOND * _ahead(others.trouble - lost, others.rounds) - 0.1 * trouble
        case "most range" | "most power" | "most comfort":
            at = next(at for at, name in enumerate(components.ATTRIBUTES) if investor == f"most {name}")
            count = sum(part.icon == components.ATTRIBUTES[at] for part in own)
            return bool(count) * THIRD * _ahead(count - others.icons[at], others.rounds) + 0.1 * count
        case _:
            return pleased(investor, built_parts, trouble)


def _ahead(steps: int, rounds: int) -> float:
    """Return the probability that a lead of `steps` lasts for `rounds` more rounds."""
    return 1 / (1 + math.exp(-_STEEP * (steps + _TIE) / (_OPEN + _EACH * rounds)))


class Built(NamedTuple):
    """The best result for a car and a hand. car: the car after building. hand: the remaining Blueprints."""

    worth: float
    car: Car
    hand: tuple[components.Part, ...]


@lru_cache(maxsize=4_096)
def best_built(
    car: Car, hand: tuple[components.Part, ...], actions: int, width: int, others: Rivals
) -> Built:
    """Return the best car after at most `actions` actions with Blueprints. width: the number of cars that are
    developed further after each action.
    """
    best = Built(worth(car, others), car, hand)
    front = [best]
    for _ in range(actions):
        found = {
            (after, rest): worth(after, others)
            for each in front
            for after, rest in _ways(each.car, each.hand)
        }
        if not found:
            break
        ranked = sorted(found.items(), key=lambda way: -way[1])[:width]
        front = [Built(value, after, rest) for (after, rest), value in ranked]
        best = max(best, front[0], key=lambda each: each.worth)
    return best


def _ways(car: Car, hand: tuple[components.Part, ...]) -> Iterator[tuple[Car, tuple[components.Part, ...]]]:
    """Yield every car that one action with a Blueprint can make, and the hand without that Blueprint."""
    for part in dict.fromkeys(hand):
        rest = course.without(hand, part)
        for cell in open_cells(car, part.row):
            yield built(car, cell, part), rest
        for cell, old in placed(car):
            if part[1:4] == old[1:4] and part != old:
                yield replaced(car, cell, part), rest


_WIDTH = 4
"""The number of cars that are developed further after each planned action."""
_FIRST = 8
"""The maximum number of first actions of a Workshop turn that are examined."""
_GLANCE = 2
"""The number of cars that are developed further when only the value of a part is estimated."""
_LEAST = 0.05
"""The least gain, in points, for which the robot takes another Workshop action."""


def expert(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the action that promises the most points."""
    if view.phase == "working":
        return _work(view, actions)
    return max(actions, key=lambda action: promise(view, action, _JUDGE))


def _gain(view: model.View, part: components.Part) -> float:
    """Return how many points the part adds to the car after the Blueprints in hand are built."""
    hand = tuple(sorted((*view.hand, part)))
    others = rivals(view)
    car = view.cars[view.seat or 0]
    return best_built(car, hand, len(hand), _GLANCE, others).worth - planned(view).worth


def planned(view: model.View) -> Built:
    """Return the car after building the Blueprints that improve it, and the rest of the hand."""
    hand = tuple(sorted(view.hand))
    return best_built(view.cars[view.seat or 0], hand, components.HAND, _GLANCE, rivals(view))


def _spare(view: model.View) -> tuple[components.Part, ...]:
    return planned(view).hand


_JUDGE = Judge(_gain, _spare)


def _work(view: model.View, actions: Sequence[Action]) -> Action:
    """Return the first action of the Workshop turn that improves the car most, or Done if none improves it by
    more than _LEAST.
    """
    car, others = view.cars[view.seat or 0], rivals(view)
    ways = [(made, action) for action in actions if (made := after(view, action)) is not None]
    ways.sort(key=lambda way: -worth(way[0], others))
    best, most = actions[-1], worth(car, others) + _LEAST
    for made, action in islice(ways, _FIRST):
        hand = course.without(view.hand, action.part) if isinstance(action, Build | Upgrade) else view.hand
        free = isinstance(action, Merge) or (isinstance(action, Upgrade) and view.upgrading)
        found = best_built(made, hand, view.left - (not free), _WIDTH, others).worth
        if found > most:
            best, most = action, found
    return best
