"""A car's value for Gear & Piston's expert: in its current state, and after building Blueprints of a hand.

The club robot builds the best part, then the next best; the expert looks for the best order of several. For
investors who pay the player with the most or the least of something, it considers the other players' cars.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.games.gear_and_piston.robots.club import pleased
from bot.games.gear_and_piston.rules.car import Car, built, open_cells, parts, placed, replaced
from bot.games.gear_and_piston.rules.components import ATTRIBUTES, NEW, NEW_FACE_UP, Investor, Part
from bot.games.gear_and_piston.rules.course import without
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import largest_area, troubles, volatility

_SCRAP = 0.4
"""The cost of a scrap that the car still needs, besides its Volatility: it takes the place of a part."""
_STEEP, _OPEN, _EACH = 1.6, 0.6, 0.7
"""How the certainty of a lead depends on its size, and the uncertainty at the end and for each remaining
round.
"""
_TIE = 0.3
"""A tie is paid, too: it counts as a lead of this many steps."""
_ROUND = 7.5
"""New parts that leave the stack in a round."""
_UNSEEN = 4
"""Estimated New parts in players' hands and cars for each one that was drawn from the stack."""


class Rivals(NamedTuple):
    """What investors compare in the others' cars, and other facts that decide a car's value.

    parts: the largest number in a car, without scraps. trouble: the lowest Volatility if the cars were mended
    now. icons: the most of each attribute. rounds: the estimated number of rounds after this one.
    """

    investors: tuple[Investor, ...]
    parts: int
    trouble: int
    icons: tuple[int, ...]
    rounds: int


def rivals(view: View) -> Rivals:
    """The cars of the others in their current state."""
    cars = tuple(car for seat, car in enumerate(view.cars) if seat != view.seat)
    new = sum(part.stock == "new" for car in view.cars for part in parts(car)) + sum(view.held) // 2
    left = sum(lot.copies for lot in NEW) - NEW_FACE_UP * view.round - new // _UNSEEN
    return compared(cars, view.investors, max(0, round(left / _ROUND)))


@lru_cache(maxsize=64)
def compared(cars: tuple[Car, ...], investors: tuple[Investor, ...], rounds: int) -> Rivals:
    """The comparison values of these cars, with that many rounds left."""
    own = [[part for part in parts(car) if part.stock != "scrap"] for car in cars]
    icons = tuple(max(sum(part.icon == name for part in each) for each in own) for name in ATTRIBUTES)
    least = min(volatility(car) + needed(car) for car in cars)
    return Rivals(investors, max(map(len, own)), least, icons, rounds)


@lru_cache(maxsize=16_384)
def worth(car: Car, others: Rivals) -> float:
    """The car's points if it were mended now, plus the promise of the investors."""
    trouble, reliability = troubles(car)
    scraps = needed(car)
    lost = max(0, trouble + scraps - reliability)
    points = len(largest_area(car)) - lost - _SCRAP * scraps
    return points + sum(_paid(investor, car, trouble + scraps, lost, others) for investor in others.investors)


def _paid(investor: Investor, car: Car, trouble: int, lost: int, others: Rivals) -> float:
    """The points that the investor may be expected to give. lost: the Volatility that would count."""
    stands = parts(car)
    own = [part for part in stands if part.stock != "scrap"]
    match investor:
        case "most parts":
            return SECOND * _ahead(len(own) - others.parts, others.rounds) + 0.05 * len(own)
        case "least volatility":
            return SECOND * _ahead(others.trouble - lost, others.rounds) - 0.1 * trouble
        case "most range" | "most power" | "most comfort":
            at = next(at for at, name in enumerate(ATTRIBUTES) if investor == f"most {name}")
            count = sum(part.icon == ATTRIBUTES[at] for part in own)
            return bool(count) * THIRD * _ahead(count - others.icons[at], others.rounds) + 0.1 * count
        case _:
            return pleased(investor, stands, trouble)


def _ahead(steps: int, rounds: int) -> float:
    """The probability that a lead of that many steps lasts."""
    return 1 / (1 + math.exp(-_STEEP * (steps + _TIE) / (_OPEN + _EACH * rounds)))


class Built(NamedTuple):
    """The best result for a car and a hand. hand: its remaining Blueprints."""

    worth: float
    car: Car
    hand: tuple[Part, ...]


@lru_cache(maxsize=4_096)
def best_built(car: Car, hand: tuple[Part, ...], actions: int, width: int, others: Rivals) -> Built:
    """The best car after at most that many actions, each of which builds a Blueprint or replaces a part by
    one. After each action only the best cars, up to the width, are considered further.
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


def _ways(car: Car, hand: tuple[Part, ...]) -> Iterator[tuple[Car, tuple[Part, ...]]]:
    """Every car that one action with a Blueprint makes, with the hand without that Blueprint."""
    for part in dict.fromkeys(hand):
        rest = without(hand, part)
        for cell in open_cells(car, part.row):
            yield built(car, cell, part), rest
        for cell, old in placed(car):
            if part[1:4] == old[1:4] and part != old:
                yield replaced(car, cell, part), rest
