"""How many points a choice gives away, as the club robot of the game judges it from the seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, NamedTuple

from bot.games.gear_and_piston.robots.club_robot import value as car_gain
from bot.games.gear_and_piston.rules.actions import Action as PistonAction
from bot.games.gear_and_piston.rules.model import View as PistonView
from bot.games.gear_head.robots.club_robot import car, gain, hope, loss, waiting
from bot.games.gear_head.rules.actions import Action as GearHeadAction, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.model import View as GearHeadView
from bot.games.rasant.robots.club_robot import promise
from bot.games.rasant.robots.position import position
from bot.games.rasant.rules.actions import Action as RasantAction
from bot.games.rasant.rules.model import View as RasantView
from bot.games.scrapheap.robots.club_robot import Hidden, targets, toward
from bot.games.scrapheap.robots.learner_robot import remembered
from bot.games.scrapheap.rules.actions import Action as ScrapheapAction
from bot.games.scrapheap.rules.model import View as ScrapheapView

_OUT = 100.0
"""The cost of being out of the race: more than anything else."""


class Limits(NamedTuple):
    """Limits on the points that a learner's choices can give away."""

    regret: Callable[[Any, Sequence[Any], Any], float]
    """Returns the points that one choice gives away."""
    games: int
    """How many games are examined."""
    usual: float
    """The limit that nearly all choices must keep."""
    never: float
    """The limit that every choice must keep."""


def gear_head(view: GearHeadView, actions: Sequence[GearHeadAction], chosen: GearHeadAction) -> float:
    """Return the points that the chosen action gives away, by what the car gains and loses. A player who can
    pull up but doesn't pays for another turn.
    """

    def value(action: GearHeadAction) -> float:
        match action:
            case Take():
                return gain(view.heap[-1], car(view.hand))
            case Draw():
                return hope(view)
            case PullUp(card):
                return -loss(view, card)
            case Discard(card):
                waits = -_OUT if view.last else hope(view) - waiting(view)
                return waits - loss(view, card)

    return max(map(value, actions)) - value(chosen)


def rasant(view: RasantView, actions: Sequence[RasantAction], chosen: RasantAction) -> float:
    """Return the points that the chosen action gives away, by what the round brings, the cards that are kept,
    and the next lead. A choice in the draft gives nothing away.
    """
    here = position(view)
    if view.phase == "drafting":
        return 0.0
    return max(promise(here, action) for action in actions) - promise(here, chosen)


def scrapheap(view: ScrapheapView, actions: Sequence[ScrapheapAction], chosen: ScrapheapAction) -> float:
    """Return how many points the chosen action is behind the best one, if both are compared at the same
    price. The cards that a learner remembers are the targets. An action counts as the best target that it
    leads to, and as infinitely bad if it leads to none. Before the collection, no choice is behind.
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
    """Return how much less than the best action the chosen one adds to the car's worth to all investors, in
    points.
    """
    return max(car_gain(view, action) for action in actions) - car_gain(view, chosen)
