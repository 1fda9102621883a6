"""Scrapheap Scavengers' beginner: it forgets some of what it has peeked at, and guards nothing with cubes.

So it seldom goes first in the collection. It does not count what the others have taken either, and where a
place brings nearly as much as the best one for its price it does not see which is better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from bot.engine.chance import Chance
from bot.engine.driver import nearly_best
from bot.engine.values import replace
from bot.games.scrapheap.robots.club import Hidden, club, targets, toward, whose
from bot.games.scrapheap.rules.actions import Action, Done
from bot.games.scrapheap.rules.model import View

_FORGETS = 85
"""Of a hundred cards that lie face down it has forgotten so many; in each round others."""
SLIP = 2.0
"""By how many points it may be mistaken in where to go."""


def learner(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot would do that had seen less, knew no guards, and could not reckon so exactly."""
    if view.phase == "placing" and Done() in actions:
        return Done()
    known = remembered(view)
    return _collect(known, actions) if view.phase == "collecting" else club(known, actions, chance)


def remembered(view: View) -> View:
    """What it knows of what it has seen."""
    grid = tuple(
        square._replace(card=None) if square.lies == "down" and _forgotten(view, square.cell) else square
        for square in view.grid
    )
    taken = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.taken))
    return replace(view, grid=grid, taken=taken)


def _forgotten(view: View, cell: str) -> bool:
    """The same throughout a round, so that it does not go to and fro."""
    return _humour(view, f"forgets {cell}", view.round).below(100) < _FORGETS


def _collect(view: View, actions: Sequence[Action]) -> Action:
    """Go to about the best target; it errs alike throughout a turn, so that it does not go to and fro."""
    hidden = Hidden.of(view)
    found = {target.at: target for target in targets(view, hidden)}
    best = max(found.values(), key=lambda target: target.rate, default=None)
    if best is None:
        return toward(view, actions, None, hidden)
    at = nearly_best(
        range(len(view.grid)),
        lambda at: -found[at].behind(best) if at in found else -inf,
        SLIP,
        _humour(view, "errs", view.turn),
    )
    return toward(view, actions, found[at], hidden)


def _humour(view: View, errs: str, at: int) -> Chance:
    """The luck of its mistakes, the same for a while: it follows from what the seat alone knows."""
    me = whose(view)
    return Chance(f"{errs} {me} {' '.join(view.tiles[me])}", at)
