"""Scrapheap Scavengers' learner robot, which forgets most of the cards that it has seen, and guards nothing
with cubes.
"""

from collections.abc import Sequence
from math import inf

from bot.engine import driver, game, values
from bot.games.scrapheap.robots.club_robot import Hidden, club, targets, toward, whose
from bot.games.scrapheap.rules.actions import Action, Done
from bot.games.scrapheap.rules.model import View

_FORGETS = 85
"""The percentage of face-down cards that the robot has forgotten."""
SLIP = 2.0
"""The largest error of the robot's estimates of targets, in points."""


def learner(view: View, actions: Sequence[Action], chance: game.Chance) -> Action:
    """Return the choice of a club robot that has forgotten cards, places no cubes and calculates less
    exactly.
    """
    if view.phase == "placing" and Done() in actions:
        return Done()
    known = remembered(view)
    return _collect(known, actions) if view.phase == "collecting" else club(known, actions, chance)


def remembered(view: View) -> View:
    """Return the view without the cards that the robot has forgotten, and without those that the others have
    taken.
    """
    grid = tuple(
        square._replace(card=None) if square.lies == "down" and _forgotten(view, square.cell) else square
        for square in view.grid
    )
    taken = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.taken))
    return values.replace(view, grid=grid, taken=taken)


def _forgotten(view: View, cell: str) -> bool:
    """Return whether the robot has forgotten the card. The answer is constant within a round."""
    return _humour(view, f"forgets {cell}", view.round).below(100) < _FORGETS


def _collect(view: View, actions: Sequence[Action]) -> Action:
    hidden = Hidden.of(view)
    found = {target.at: target for target in targets(view, hidden)}
    best = max(found.values(), key=lambda target: target.rate, default=None)
    if best is None:
        return toward(view, actions, None, hidden)
    at = driver.nearly_best(
        range(len(view.grid)),
        lambda at: -found[at].behind(best) if at in found else -inf,
        SLIP,
        _humour(view, "errs", view.turn),
    )
    return toward(view, actions, found[at], hidden)


def _humour(view: View, errs: str, at: int) -> game.Chance:
    """Return the source of random numbers for one kind of the robot's errors. The same `at` gives the same
    numbers.
    """
    me = whose(view)
    return game.Chance(f"{errs} {me} {' '.join(view.tiles[me])}", at)
