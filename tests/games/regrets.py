"""The number of points that a choice gives away, as the game's club robot judges it from the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from bot.games.gear_and_piston.robots.club_robot import value as car_gain
from bot.games.gear_and_piston.rules.actions import Action as PistonAction
from bot.games.gear_and_piston.rules.model import View as PistonView
from bot.games.gear_head.robots.club_robot import loss, waiting
from bot.games.gear_head.rules.actions import Action as GearHeadAction, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.model import View as GearHeadView
from bot.games.gear_head.rules.promise import gain, hope
from bot.games.gear_head.rules.scoring import best as best_car
from bot.games.rasant.robots.club_robot import promise
from bot.games.rasant.robots.position import position
from bot.games.rasant.rules.actions import Action as RasantAction
from bot.games.rasant.rules.model import View as RasantView
from bot.games.scrapheap.robots.club_robot import Hidden, targets, toward
from bot.games.scrapheap.robots.learner_robot import remembered
from bot.games.scrapheap.rules.actions import Action as ScrapheapAction
from bot.games.scrapheap.rules.model import View as ScrapheapView

_OUT = 100.0
"""The cost of being out of the race, which is higher than any other."""


class Limits(NamedTuple):
    """Limits for the points that a learner's choices can give away."""

    regret: Callable[[Any, Sequence[Any], Any], float]
    """Returns the points that one choice gives away."""
    games: int
    """The number of games to examine."""
    usual: float
    """The maximum number of points that nearly every choice can give away."""
    never: float
    """The maximum number of points that any choice can give away."""


def gear_head(view: GearHeadView, actions: Sequence[GearHeadAction], chosen: GearHeadAction) -> float:
    """Return the number of points that the chosen action gives away, judged by the car's gains and losses. A
    player who could pull up but does not pays for another turn.
    """

    def value(action: GearHeadAction) -> float:
        match action:
            case Take():
                return gain(view.heap[-1], best_car(view.hand))
            case Draw():
                return hope(view)
            case PullUp(card):
                return -loss(view, card)
            case Discard(card):
                waits = -_OUT if view.last else hope(view) - waiting(view)
                return waits - loss(view, card)

    return max(map(value, actions)) - value(chosen)


def rasant(view: RasantView, actions: Sequence[RasantAction], chosen: RasantAction) -> float:
    """Return the number of points that the chosen action gives away, judged by the round's points, the
    remaining cards, and the next lead. A choice in the draft gives nothing away.
    """
    here = position(view)
    if view.phase == "drafting":
        return 0.0
    return max(promise(here, action) for action in actions) - promise(here, chosen)


def scrapheap(view: ScrapheapView, actions: Sequence[ScrapheapAction], chosen: ScrapheapAction) -> float:
    """Return the number of points by which the chosen action is worse than the best one, with both compared
    at the same price. An action is worth as much as the best target that it leads to, and is infinitely bad
    if it leads to none. Before the collecting phase, no choice is worse than another.
    """
    if view.phase != "collecting":
        return 0.0
    known = remembered(view)
    hidden = Hidden.of(known)
    found = targets(known, hidden)
    best = max(found, key=lambda target: target.rate, default=None)
    if best is None:
        return 0.0 if chosen == toward(known, actions, None, hidden) else inf
    led = (target for target in found if toward(known, actions, target, hidden) == chosen)
    return min((target.behind(best) for target in led), default=inf)


def gear_and_piston(view: PistonView, actions: Sequence[PistonAction], chosen: PistonAction) -> float:
    """Return the number of points by which the chosen action adds less than the best one to the car's value
    to all investors.
    """
    return max(car_gain(view, action) for action in actions) - car_gain(view, chosen)
