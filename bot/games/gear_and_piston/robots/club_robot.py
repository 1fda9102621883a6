"""Gear & Piston's club robot, which builds towards a complete car that pleases the investors, part by part.

It values every decision by the score of its car if it were mended with scraps at once. The figures below were
found by playing many games against other figures.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.engine.game import Chance
from bot.games.gear_and_piston.rules import actions as act, components, model, scrap
from bot.games.gear_and_piston.rules.car import Car, built, dismantled, merged, open_cells, replaced
from bot.games.gear_and_piston.rules.promise import LEAST, worth

_BLIND_NEW = 2.2
"""The value of a New part before it is seen."""
_BLIND_JUNK = 0.2
"""The value of a Junk part before it is seen."""
_MARKET = 0.4
"""The additional value of a New part chosen among three at the Black Market."""
_REST = 1.2
"""The cost of a token's rest in the Back Alley for a planning phase."""
_ACTION = 1.4
"""The value of an action in the Workshop while there is something to build."""


class _Plan(NamedTuple):
    """The car after building the Blueprints that improve it, and the remaining Blueprints."""

    car: Car
    spare: tuple[components.Part, ...]


def club(view: model.View, actions: Sequence[act.Action], chance: Chance) -> act.Action:
    """Return the action with the highest promise, in points. In the Workshop Done comes last, when no action
    gains more.
    """
    order = (actions[-1], *actions[:-1]) if view.phase == "working" else actions
    return max(order, key=lambda action: value(view, action))


def value(view: model.View, action: act.Action) -> float:
    """Return the action's promise, in points. In the Workshop it is its gain for the car, the least gain
    required for Done, and nothing for an action that only goes back.
    """
    if view.phase != "working":
        return promise(view, action, _JUDGE)
    made = after(view, action)
    if made is not None:
        return worth(made, view.investors) - worth(_car(view), view.investors)
    return LEAST if isinstance(action, act.Done) else 0.0


class Judge(NamedTuple):
    """A robot's valuation of Blueprints. gain: how much one more adds to the car. spare: those in hand that
    are useless.
    """

    gain: Callable[[model.View, components.Part], float]
    spare: Callable[[model.View], tuple[components.Part, ...]]


def promise(view: model.View, action: act.Action, judge: Judge) -> float:
    """Return the promise of an action outside the Workshop."""
    match action:
        case act.Place(location):
            return _place(view, location, judge)
        case act.Take(part) | act.Pocket(part) | act.Steal(part) | act.Keep(part):
            return judge.gain(view, part)
        case act.Draw():
            return _BLIND_NEW if view.phase == "patenting" else _BLIND_JUNK
        case act.Done():
            return LEAST
        case act.Discard(part):
            return _discard(view, part, judge)
        case act.Visit():
            return _BLIND_NEW + _MARKET
        case act.Spy(victim):
            return _BLIND_NEW + 0.1 * view.held[victim]
        case act.Muscle() | act.Return() | act.Undo() | act.Mend():
            return 0.0
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
    """Return the promise of a token there, after all those already placed."""
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
                (2 * _BLIND_JUNK * (room > 0)) if view.jump_row else _junk(view, judge) * min(2, max(0, room))
            )
        case "workshop":
            done = sum(site.worth[at] for at, owner in enumerate(site.tokens) if owner == seat)
            return _ACTION * max(0, min(site.worth[space], coming - done))


def _junk(view: model.View, judge: Judge) -> float:
    """Return the promise of a part from the Junk Yard."""
    best = max((judge.gain(view, part) for part in view.yard), default=0.0)
    return (max(best, _BLIND_JUNK) + _BLIND_JUNK) / 2


# hands


def _gain(view: model.View, part: components.Part) -> float:
    """Return how much the part adds to the car after the Blueprints in hand are built."""
    plan = _planned(_car(view), view.hand, view.investors)
    now = worth(plan.car, view.investors)
    return max(worth(car, view.investors) for car in _with(plan.car, part)) - now


def _discard(view: model.View, part: components.Part, judge: Judge) -> float:
    """Return the promise of a discard. Useless Blueprints are discarded from a full hand."""
    return 1.0 if len(view.hand) >= components.HAND - 1 and part in judge.spare(view) else -1.0


def _spare(view: model.View) -> tuple[components.Part, ...]:
    """Return the Blueprints in hand that would not improve the car."""
    return _planned(_car(view), view.hand, view.investors).spare


@lru_cache(maxsize=512)
def _planned(
    car: Car, hand: tuple[components.Part, ...], investors: tuple[components.Investor, ...]
) -> _Plan:
    """Build the Blueprint that improves the car most, one after the other."""
    spare = list(hand)
    while spare:
        now = worth(car, investors)
        gain, best, part = max(
            (
                (worth(after, investors) - now, after, part)
                for part in dict.fromkeys(spare)
                for after in _with(car, part)
            ),
            key=lambda way: way[0],
        )
        if gain < LEAST:
            break
        car = best
        spare.remove(part)
    return _Plan(car, tuple(spare))


def _with(car: Car, part: components.Part) -> Iterable[Car]:
    """Return the cars with the part in each open cell."""
    return (built(car, cell, part) for cell in open_cells(car, part.row))


_JUDGE = Judge(_gain, _spare)


# the Workshop


def after(view: model.View, action: act.Action) -> Car | None:
    """Return the car after an action of the Workshop, or None if the action does not change the car, or
    undoes a change.
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
