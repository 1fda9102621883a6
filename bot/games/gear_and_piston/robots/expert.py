"""Gear & Piston's expert: it plans a whole turn in the Workshop, and compares its car with the others'.

It chooses locations and parts as the club robot does, with a better estimate of what a part adds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from bot.engine.chance import Chance
from bot.games.gear_and_piston.robots.club import Judge, after, promise
from bot.games.gear_and_piston.robots.prospect import Built, best_built, rivals, worth
from bot.games.gear_and_piston.rules.actions import Action, Build, Merge, Upgrade
from bot.games.gear_and_piston.rules.components import HAND, Part
from bot.games.gear_and_piston.rules.course import without
from bot.games.gear_and_piston.rules.model import View

_WIDTH = 4
"""Number of cars that are considered further after each planned action."""
_FIRST = 8
"""Number of first actions of a Workshop turn that are examined: those that are best on their own."""
_GLANCE = 2
"""Number of cars that are considered further when the value of a part is only estimated."""
_LEAST = 0.05
"""The least gain for which a Workshop turn is started."""


def expert(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """The action with the highest promise, in points."""
    if view.phase == "working":
        return _work(view, actions)
    return max(actions, key=lambda action: promise(view, action, _JUDGE))


def _gain(view: View, part: Part) -> float:
    """What the part adds to the car after the Blueprints in hand are built."""
    hand = tuple(sorted((*view.hand, part)))
    others = rivals(view)
    car = view.cars[view.seat or 0]
    return best_built(car, hand, len(hand), _GLANCE, others).worth - _plan(view).worth


def _plan(view: View) -> Built:
    """The car after building what improves it from the hand, and the rest of the hand."""
    hand = tuple(sorted(view.hand))
    return best_built(view.cars[view.seat or 0], hand, HAND, _GLANCE, rivals(view))


def _spare(view: View) -> tuple[Part, ...]:
    """The Blueprints in hand that would not improve the car."""
    return _plan(view).hand


_JUDGE = Judge(_gain, _spare)


def _work(view: View, actions: Sequence[Action]) -> Action:
    """The first action of the turn that improves the car most; Done if none does."""
    car, others = view.cars[view.seat or 0], rivals(view)
    ways = [(made, action) for action in actions if (made := after(view, action)) is not None]
    ways.sort(key=lambda way: -worth(way[0], others))
    best, most = actions[-1], worth(car, others) + _LEAST
    for made, action in islice(ways, _FIRST):
        hand = without(view.hand, action.part) if isinstance(action, Build | Upgrade) else view.hand
        free = isinstance(action, Merge) or (isinstance(action, Upgrade) and view.upgrading)
        found = best_built(made, hand, view.left - (not free), _WIDTH, others).worth
        if found > most:
            best, most = action, found
    return best
