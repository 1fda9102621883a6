"""Scrapheap Scavengers' beginner: it forgets some of what it has peeked at.

It does not count what the others have taken either, and guards no more than one card with a cube. Else it
does what a club robot would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.chance import Chance
from bot.games.scrapheap.robots.club import club
from bot.games.scrapheap.rules.actions import Action, Done
from bot.games.scrapheap.rules.model import View

_FORGETS = 65
"""Of a hundred cards that lie face down it has forgotten so many; in each round others."""


def learner(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """What a club robot would do that had seen less."""
    guards = sum(square.cubes[view.seat or 0] for square in view.grid)
    if view.phase == "placing" and guards and Done() in actions:
        return Done()
    grid = tuple(
        square._replace(card=None) if square.lies == "down" and _forgotten(view, square.cell) else square
        for square in view.grid
    )
    taken = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.taken))
    return club(replace(view, grid=grid, taken=taken), actions, chance)


def _forgotten(view: View, cell: str) -> bool:
    """The same throughout a round, so that it does not go to and fro."""
    return Chance(f"forgets {view.seat} {cell}", view.round).below(100) < _FORGETS
