"""The parts and scraps in a view that may be hidden from other viewers."""

from __future__ import annotations

from collections.abc import Hashable

from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """One's own Blueprints, all face-up parts, what only this seat sees, and a scrap to be placed.

    A new round is new information for all, and so is the end of the game: it reveals how many parts are left.
    """
    cars = [part for car in view.cars for part in parts(car)]
    shelves = (*view.office, *view.fading, *view.yard, *view.swept)
    told = (("round", view.round), ("ended", view.ended), ("scrap", view.scrap))
    return (*view.hand, *view.seen, *view.kept, *shelves, *cars, *told)


def hand(view: View) -> tuple[Part, ...]:
    """The seat's own Blueprints."""
    return view.hand


def secret(view: View) -> bool:
    """Whether the seat's next move cannot be undone: it is secret, or the next scrap is drawn after it."""
    return view.phase in ("discarding", "assembling", "scrapping")
