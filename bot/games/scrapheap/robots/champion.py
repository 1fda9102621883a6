"""Scrapheap's champion: it deals what it cannot see again and again, and plays the next laps in outline.

What it compares are places to go to, the best of the expert's. What lies under its pawn already it does as the
expert would, and before the collection it looks ahead only where cubes and the corner are at stake.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat, Step
from bot.engine.search import Budget, Mind, best
from bot.games.scrapheap.robots.club import whose
from bot.games.scrapheap.robots.expert import done, expert, targets, towards
from bot.games.scrapheap.robots.outline import lead
from bot.games.scrapheap.rules.actions import Action
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.rules.model import State, View
from bot.games.scrapheap.rules.paths import ways_of
from bot.games.scrapheap.rules.turns import apply

BUDGET = Budget(playouts=96, widest=4, doubt=0.5)
"""For a place to go to."""
CORNERS = Budget(playouts=96, widest=4, doubt=1.0)
"""For the corner to begin at."""
_CLEAR = 2.0
"""What promises so many times as much as the next best is not thought over."""


def champion(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Where to begin and where to go next by looking ahead; all else as the expert."""
    if len(actions) == 1:
        return actions[0]
    if view.phase == "choosing":
        return best(_BEGIN, CORNERS, view, actions, whose(view), chance)
    if view.phase != "collecting":
        return expert(view, actions, chance)
    found = targets(view)
    if not found.places:
        return done(actions)
    place = found.places[0]
    if ways_of(view)[place] and len(found.places) > 1 and found.rates[0] < _CLEAR * found.rates[1]:
        place = best(_GO, BUDGET, view, found.places, whose(view), chance)
    return towards(view, actions, place, found.look)


def _guess(view: View, chance: Chance) -> tuple[State, int | None]:
    return guess(view, chance), None


def _head_for(
    world: tuple[State, int | None], seat: Seat, place: int, chance: Chance
) -> Step[tuple[State, int | None], object]:
    """Nothing has happened yet, but where the seat goes is settled."""
    return Step((world[0], place), ())


def _places(view: View, places: Sequence[int]) -> Sequence[float]:
    """The expert has put them in order."""
    return [-float(rank) for rank in range(len(places))]


def _gone(world: tuple[State, int | None], seat: Seat, chance: Chance) -> float:
    return lead(world[0], seat, chance, world[1])


def _corners(view: View, actions: Sequence[Action]) -> Sequence[float]:
    favourite = expert(view, actions, Chance("corner", 0))
    return [float(action == favourite) for action in actions]


_GO: Mind[View, tuple[State, int | None], int] = Mind(
    apply=_head_for, guess=_guess, prior=_places, worth=_gone
)
_BEGIN: Mind[View, State, Action] = Mind(apply=apply, guess=guess, prior=_corners, worth=lead)
