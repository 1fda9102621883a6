"""The points that a token promises at each location. The numbers were found in simulated games."""

from collections.abc import Callable
from typing import TypeAlias

from bot.games.gear_and_piston.rules import components, model
from bot.games.gear_and_piston.rules.promise import UNSEEN_JUNK

Gain: TypeAlias = Callable[[model.View, components.Part], float]
"""A function that returns the number of points that one more Blueprint adds to the car of the view's seat."""
UNSEEN_NEW = 2.2
"""The value in points of a New part before it is seen."""
MARKET = 0.4
"""The additional value in points of a New part that is chosen from three at the Black Market."""
_REST = 1.2
"""The cost in points of a token that rests in the Back Alley for a planning phase."""
_ACTION = 1.4
"""The value in points of a Workshop action while there are Blueprints to build."""


def promised(view: model.View, location: components.Location, gain: Gain) -> float:
    """Return the points that the seat's next token promises at the location."""
    seat = view.seat or 0
    mine = [site.tokens.count(seat) for site in view.sites]
    site = view.sites[components.LOCATIONS.index(location)]
    space = sum(owner is not None for owner in site.tokens)
    coming = len(view.hand) + mine[0] + mine[1] + 2 * mine[2]
    room = components.HAND - coming
    match location:
        case "back alley":
            return (UNSEEN_NEW + MARKET - _REST) * (room > 0)
        case "patent office":
            gains = sorted((gain(view, part) for part in view.office), reverse=True)
            return max([*gains[space:], UNSEEN_NEW]) * (room > 0)
        case "junk yard" if view.jump_row:
            return 2 * UNSEEN_JUNK * (room > 0)
        case "junk yard":
            best = max((gain(view, part) for part in view.yard), default=0.0)
            return (max(best, UNSEEN_JUNK) + UNSEEN_JUNK) / 2 * min(2, max(0, room))
        case "workshop":
            done = sum(site.worth[at] for at, owner in enumerate(site.tokens) if owner == seat)
            return _ACTION * max(0, min(site.worth[space], coming - done))
