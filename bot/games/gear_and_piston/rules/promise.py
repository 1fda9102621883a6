"""The points that a car promises: its score if it were mended now, and the payments that it can still expect
from investors. The numbers were found in simulated games.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.gear_and_piston.rules import components, mending, scoring
from bot.games.gear_and_piston.rules.car import Car, built, open_cells, parts
from bot.games.gear_and_piston.rules.investors import IMPROVEMENTS, SECOND, THIRD, worth as paid

_SCRAP = 0.4
"""The cost in points of each scrap that the car still needs, in addition to the scrap's Volatility."""
_FIRST_ICON = 0.6
"""The value in points of an attribute's first icon."""
_WISH = 0.5
"""The value of a step towards an investor's condition, as a fraction of the investor's points."""
LEAST = 0.1
"""The least gain, in points, for which an action is taken."""
UNSEEN_JUNK = 0.2
"""The value in points of a Junk part before it is seen."""


@lru_cache(maxsize=16_384)
def worth(car: Car, investors: tuple[components.Investor, ...]) -> float:
    """Return the car's points if it were mended now, plus the points expected from the investors."""
    trouble, reliability = scoring.troubles(car)
    scraps = mending.needed(car)
    built_parts = parts(car)
    points = len(scoring.largest_area(car)) - max(0.0, trouble + scraps - reliability) - _SCRAP * scraps
    return points + sum(pleased(investor, built_parts, trouble + scraps) for investor in investors)


def pleased(investor: components.Investor, built_parts: tuple[components.Part, ...], trouble: int) -> float:
    """Return the points expected from the investor for the given parts. trouble: the Volatility of the
    complete car before Reliability is subtracted.
    """
    own = [part for part in built_parts if part.stock != "scrap"]
    match investor:
        case "comfort first" | "power first" | "range first" | "all alike":
            return _icons(investor, own)
        case "most parts":
            return 0.15 * len(own)
        case "improvements":
            found = min(IMPROVEMENTS, sum(part.type == "improvement" for part in own))
            return SECOND * _steps(found, IMPROVEMENTS)
        case "least volatility":
            return -0.3 * trouble
        case "hybrid":
            kinds = {(part.type, part.colour) for part in own}
            pairs = sum(
                {("motor", colour), ("fuel supply", colour)} <= kinds for colour in components.PROPULSIONS
            )
            return SECOND * _steps(min(2, pairs), 2)
        case "everything":
            found = len({part.icon for part in own if part.icon})
            return SECOND * _steps(found + any(part.type == "improvement" for part in own), 4)
        case "inefficiency":
            return 0.0
        case "no scrap":
            return -0.2 * THIRD * (len(built_parts) - len(own))
        case "most range" | "most power" | "most comfort":
            return 0.4 * sum(f"most {part.icon}" == investor for part in own)


def _steps(found: int, wanted: int) -> float:
    """Return how far a condition is met, from 0 to 1."""
    return 1.0 if found >= wanted else _WISH * found / wanted


def _icons(investor: components.Investor, own: Sequence[components.Part]) -> float:
    """Return the points from an investor of the first stack, plus a value for each attribute with a single
    icon.
    """
    points = 0.0
    for attribute in components.ATTRIBUTES:
        count = sum(part.icon == attribute for part in own)
        points += _FIRST_ICON if count == 1 else paid(investor, attribute, count)
    return points


class Plan(NamedTuple):
    """The car after building the Blueprints that improve it, and the remaining Blueprints."""

    car: Car
    spare: tuple[components.Part, ...]


@lru_cache(maxsize=2_048)
def gain(
    car: Car,
    hand: tuple[components.Part, ...],
    part: components.Part,
    investors: tuple[components.Investor, ...],
) -> float:
    """Return how many points the part adds to the car after the Blueprints in hand are built."""
    plan = planned(car, hand, investors)
    return max(worth(each, investors) for each in _with(plan.car, part)) - worth(plan.car, investors)


@lru_cache(maxsize=512)
def planned(car: Car, hand: tuple[components.Part, ...], investors: tuple[components.Investor, ...]) -> Plan:
    """Return the plan of building Blueprints one after another, each time the one that improves the
    car most.
    """
    spare = list(hand)
    while spare:
        now = worth(car, investors)
        more, best, part = max(
            (
                (worth(after, investors) - now, after, part)
                for part in dict.fromkeys(spare)
                for after in _with(car, part)
            ),
            key=lambda way: way[0],
        )
        if more < LEAST:
            break
        car = best
        spare.remove(part)
    return Plan(car, tuple(spare))


def _with(car: Car, part: components.Part) -> Iterator[Car]:
    """Return the cars that result from building the part in each open cell."""
    return (built(car, cell, part) for cell in open_cells(car, part.row))
