"""Gear & Piston's club robot: it builds towards a complete car that pleases the investors, part by part.

It values every decision by the score of its car if it were mended with scraps at once. The figures below were
found by playing many games against other figures.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.engine.game import Chance
from bot.games.gear_and_piston.rules import actions as act, components, model, scrap
from bot.games.gear_and_piston.rules.car import Car, built, dismantled, merged, replaced
from bot.games.gear_and_piston.rules.promise import LEAST, UNSEEN_JUNK, gain, planned, worth

_BLIND_NEW = 2.2
"""The value of a New part before it is seen."""
_MARKET = 0.4
"""The additional value of a New part chosen among three at the Black Market."""
_REST = 1.2
"""The cost of a token's rest in the Back Alley for a planning phase."""
_ACTION = 1.4
"""The value of an action in the Workshop while there is something to build."""


def club(view: model.View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """The action with the highest promise, in points; in the Workshop Done comes last, when no action gains
    more.
    """
    order = (actions[-1], *actions[:-1]) if view.phase == "working" else actions
    return max(order, key=lambda action: value(view, action))


def value(view: model.View, action: act.Action) -> float:
    """The action's promise, in points. In the Workshop: its gain for the car; the least gain required for
    Done; and nothing for an action that only goes back.
    """
    if view.phase != "working":
        return promise(view, action, _JUDGE)
    made = after(view, action)
    if made is not None:
        return worth(made, view.investors) - worth(_car(view), view.investors)
    return LEAST if isinstance(action, act.Done) else 0.0


class Judge(NamedTuple):
    """How a robot values Blueprints. gain: what one more adds to the car. spare: those in hand that are
    useless.
    """

    gain: Callable[[model.View, components.Part], float]
    spare: Callable[[model.View], tuple[components.Part, ...]]


def promise(view: model.View, action: act.Action, judge: Judge) -> float:
    """The promise of an action outside the Workshop."""
    match action:
        case act.Place(location):
            return _place(view, location, judge)
        case act.Take(part) | act.Pocket(part) | act.Steal(part) | act.Keep(part):
            return judge.gain(view, part)
        case act.Draw():
            return _BLIND_NEW if view.phase == "patenting" else UNSEEN_JUNK
        case act.Done():
            return LEAST
        case act.Discard(part):
            return _discard(view, part, judge)
        case act.Visit():
            return _BLIND_NEW + _MARKET
        case act.Spy(victim):
            return _BLIND_NEW + 0.1 * view.held[victim]
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


# planning


def _place(view: model.View, location: components.Location, judge: Judge) -> float:
    """The promise of a token there, after all those already placed."""
    seat = view.seat or 0
    mine = [site.tokens.count(seat) for site in view.sites]
    site = view.sites[components.LOCATIONS.index(location)]
    space = sum(owner is not None for owner in site.tokens)
    coming = len(view.hand) + mine[0] + mine[1] + 2 * mine[2]
    room = components.HAND - coming
    match location:
        case "back alley":
            return (_BLIND_NEW + _MARKET - _REST) * (room > 0)
        case "patent office":
            gains = sorted((judge.gain(view, part) for part in view.office), reverse=True)
            left = [*gains[space:], _BLIND_NEW]
            return max(left) * (room > 0)
        case "junk yard":
            return (
                (2 * UNSEEN_JUNK * (room > 0)) if view.jump_row else _junk(view, judge) * min(2, max(0, room))
            )
        case "workshop":
            done = sum(site.worth[at] for at, owner in enumerate(site.tokens) if owner == seat)
            return _ACTION * max(0, min(site.worth[space], coming - done))


def _junk(view: model.View, judge: Judge) -> float:
    """The promise of a part from the Junk Yard."""
    best = max((judge.gain(view, part) for part in view.yard), default=0.0)
    return (max(best, UNSEEN_JUNK) + UNSEEN_JUNK) / 2


# hands


def _gain(view: model.View, part: components.Part) -> float:
    """What the part adds to the car after the Blueprints in hand are built."""
    return gain(_car(view), view.hand, part, view.investors)


def _discard(view: model.View, part: components.Part, judge: Judge) -> float:
    """The promise of a discard: useless Blueprints are discarded from a full hand."""
    return 1.0 if len(view.hand) >= components.HAND - 1 and part in judge.spare(view) else -1.0


def _spare(view: model.View) -> tuple[components.Part, ...]:
    """The Blueprints in hand that would not improve the car."""
    return planned(_car(view), view.hand, view.investors).spare


_JUDGE = Judge(_gain, _spare)


# the Workshop


def after(view: model.View, action: act.Action) -> Car | None:
    """The car after an action of the Workshop; None if the action does not change the car, or undoes a
    change.
    """
    car = _car(view)
    match action:
        case act.Build(part, cell):
            return built(car, cell, part)
        case act.Upgrade(cell, part):
            return replaced(car, cell, part)
        case act.Dismantle(cell):
            return dismantled(car, cell)
        case act.Merge(offset):
            return merged(car, offset)
        case _:
            return None
