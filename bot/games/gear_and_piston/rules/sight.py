"""What a view shows of the parts and scraps, which may be hidden from somebody."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """The own Blueprints, all that lies face up, what the seat alone sees, and a scrap to be placed. A new
    round is new to all, and so is that the game ends: it tells how many parts are left.
    """
    cars = [part for car in view.cars for part in parts(car)]
    shelves = (*view.office, *view.fading, *view.yard, *view.swept)
    told = (("round", view.round), ("ended", view.ended), ("scrap", view.scrap))
    return (*view.hand, *view.seen, *view.kept, *shelves, *cars, *told)


def hand(view: View) -> tuple[Part, ...]:
    """The own Blueprints."""
    return view.hand


def secret(view: View) -> bool:
    """Is it chosen unheard by the others, or a scrap that is placed, with which the next one is drawn?"""
    return view.phase in ("discarding", "assembling", "scrapping")
