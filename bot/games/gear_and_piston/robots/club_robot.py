"""Gear & Piston's club robot, which builds part by part towards a complete car that pleases the investors."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.engine.game import Chance
from bot.games.gear_and_piston.rules import actions as act, components, model, outlook, scrap
from bot.games.gear_and_piston.rules.car import Car, merged
from bot.games.gear_and_piston.rules.placing import MARKET, UNSEEN_NEW, Gain, promised
from bot.games.gear_and_piston.rules.promise import LEAST, UNSEEN_JUNK, planned, worth


def club(view: model.View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the action that promises the most points."""
    order = (actions[-1], *actions[:-1]) if view.phase == "working" else actions
    return max(order, key=lambda action: value(view, action))


def value(view: model.View, action: act.Action) -> float:
    """Return the promise of an action, in points."""
    if view.phase != "working":
        return promise(view, action, _JUDGE)
    made = after(view, action)
    if made is not None:
        return worth(made, view.investors) - worth(_car(view), view.investors)
    return LEAST if isinstance(action, act.Done) else 0.0


class Judge(NamedTuple):
    """A robot's valuation of Blueprints. gain: returns how many points one more Blueprint adds to the car.
    spare: returns the useless Blueprints in hand.
    """

    gain: Gain
    spare: Callable[[model.View], tuple[components.Part, ...]]


def promise(view: model.View, action: act.Action, judge: Judge) -> float:
    """Return the promise of an action outside the Workshop, in points. Raises ValueError for Build, Upgrade
    and Dismantle.
    """
    match action:
        case act.Place(location):
            return promised(view, location, judge.gain)
        case act.Take(part) | act.Pocket(part) | act.Steal(part) | act.Keep(part):
            return judge.gain(view, part)
        case act.Draw():
            return UNSEEN_NEW if view.phase == "patenting" else UNSEEN_JUNK
        case act.Done():
            return LEAST
        case act.Discard(part):
            return _discard(view, part, judge)
        case act.Visit():
            return UNSEEN_NEW + MARKET
        case act.Spy(victim):
            return UNSEEN_NEW + 0.1 * view.held[victim]
        case act.Muscle() | act.Return() | act.Undo():
            return 0.0
        case act.Mend():
            return math.inf
        case act.Merge(offset):
            return worth(merged(_car(view), offset), view.investors)
        case act.Patch(placement):
            return worth(scrap.scrapped(_car(view), placement, view.scrap or 0), view.investors)
        case act.Build() | act.Dismantle() | act.Upgrade():
            raise ValueError("the Workshop is decided elsewhere")


def _car(view: model.View) -> Car:
    return view.cars[view.seat or 0]


# hands


def _discard(view: model.View, part: components.Part, judge: Judge) -> float:
    return 1.0 if len(view.hand) >= components.HAND - 1 and part in judge.spare(view) else -1.0


def _spare(view: model.View) -> tuple[components.Part, ...]:
    """Return the Blueprints in hand that would not improve the car."""
    return planned(_car(view), view.hand, view.investors).spare


_JUDGE = Judge(outlook.gain, _spare)


# the Workshop


def after(view: model.View, action: act.Action) -> Car | None:
    """Return the car after a Workshop action that changes it, or None for any other action."""
    return outlook.worked(_car(view), action) if isinstance(action, outlook.Work) else None
