"""What a car would score in its current state, for words and pictures (docs/rules/gear-and-piston.md, section
5.2).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Line, Seat
from bot.games.gear_and_piston.rules.car import Car
from bot.games.gear_and_piston.rules.components import Investor
from bot.games.gear_and_piston.rules.faults import faults
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.scoring import lines


class Outlook(NamedTuple):
    """A car's score if all cars stayed unchanged and no scrap were placed.

    lacks: its defects, each in a few words; empty: the car is complete. scraps: the fewest that would
    complete it; their Volatility is not in the points. points: the sum. lines: one for each investor, then
    the largest area and the Volatility.
    """

    lacks: tuple[str, ...]
    scraps: int
    points: int
    lines: tuple[Line, ...]


def outlook(view: View) -> Outlook:
    """The outlook for the car of the view's seat. Raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator has no car")
    return _outlook(view.cars, view.held, view.investors, view.seat)


@lru_cache(maxsize=64)
def _outlook(
    cars: tuple[Car, ...], held: tuple[int, ...], investors: tuple[Investor, ...], seat: Seat
) -> Outlook:
    told = lines(cars, held, investors, seat)
    return Outlook(faults(cars[seat]), needed(cars[seat]), sum(line.points for line in told), told)
