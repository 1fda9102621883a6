"""Scrapheap Scavengers' champion robot, which first takes the cards that rivals also want. The numbers here
and in `wishes.py` were found in simulated games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from bot.engine.game import Chance, Seat
from bot.games.scrapheap.robots.club_robot import club, serve, whose
from bot.games.scrapheap.robots.odds import odds, sightings
from bot.games.scrapheap.robots.trips import Target, best_first
from bot.games.scrapheap.robots.wishes import Weights, cube_wish, wish
from bot.games.scrapheap.rules import components, grid, guess, model, paths, scoring
from bot.games.scrapheap.rules.actions import Action, Choose, EndTurn, Flip, Retire

TWO = Weights(raid=0.6, late=2.0)
MORE = Weights(unknown=1.5, own=1.6, late=3.0)


def champion(view: model.View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the champion robot's choice. Peeks and cubes are those of the club robot."""
    weights = TWO if len(view.held) == 2 else MORE
    if view.phase == "choosing":
        return Choose(_corner(view, weights))
    if view.phase != "collecting":
        return club(view, actions, chance)
    hidden = judging(view, weights)
    place = best_first(_targets(view, weights, hidden), view.points, weights)
    if place is None:
        return Retire() if Retire() in actions else EndTurn()
    square, way = view.grid[place], paths.ways_of(view)[place]
    action = way[0] if way else serve(view, square, square.card is None and hidden(square).look)
    if isinstance(action, Flip) and view.points < components.FLIP + components.TAKE:
        return EndTurn()  # no points would be left to take the card, and the others would see it
    return action if action in actions else EndTurn()  # otherwise it costs more points than are left


def _corner(view: model.View, weights: Weights) -> components.Corner:
    """Return the corner around which the seat knows the most valuable cards."""
    me = whose(view)
    known = [
        (at, value)
        for at, square in enumerate(view.grid)
        if square.card is not None and (value := card_wish(view, me, square.card, weights)) > 0
    ]

    def wealth(corner: components.Corner) -> float:
        return sum(value / (2 + grid.FAR[components.AT[corner]][at]) for at, value in known)

    return max(components.CORNERS, key=wealth)


def _targets(view: model.View, weights: Weights, hidden: Judge) -> list[Target]:
    """Return the cells that promise a gain and can still be reached in time."""
    me = whose(view)
    last = view.turns[me] == 1
    found = []
    for at, way in paths.ways_of(view).items():
        gain, cost, least = _prospect(view, me, view.grid[at], weights, hidden)
        if gain > 0 and not (last and len(way) + least > view.points):
            found.append(Target(at, gain, len(way), cost))
    return found


def card_wish(view: model.View, me: Seat, card: components.Card, weights: Weights) -> float:
    """Return the value of taking the card before any rival does, in points."""
    rival, wanted, rivals = 0.0, 0.0, 0
    for seat, tiles in enumerate(view.tiles):
        if seat == me or seat in view.retired:
            continue
        rivals += 1
        likely = view.options.tiles / len(components.SYMBOLS) if view.options.mismatch != "plus" else 1.0
        points = scoring.worth(card, tiles, view.options) if tiles else card.value
        if points > 0:
            rival, wanted = max(rival, points), min(1.0, wanted + (1.0 if tiles else likely))
    own = scoring.worth(card, view.tiles[me], view.options)
    return wish(weights, own, rival, wanted, view.turns[me], rivals)


@dataclass(frozen=True, slots=True)
class Hidden:
    """The estimates for a card that the seat does not know: its expected gain, its price in action points,
    and whether to look at it first.
    """

    gain: float
    cost: float
    look: bool

    @staticmethod
    def of(view: model.View, me: Seat, likely: Mapping[components.Card, float], weights: Weights) -> Hidden:
        """Return the estimates for an unknown card. likely: the relative likelihood of each card that it can
        be.
        """
        total = sum(likely.values()) or 1.0
        good = looked = bad = 0.0
        for card, share in likely.items():
            own = scoring.worth(card, view.tiles[me], view.options)
            if own > 0:
                good += share / total
                looked += share / total * card_wish(view, me, card, weights)
            else:
                bad += share / total * own
        blind, price = looked + bad, components.FLIP + components.TAKE * good
        look = blind / components.TAKE < looked / price
        return Hidden(looked, price, look) if look else Hidden(blind, components.TAKE, look)


Judge = Callable[[model.Square], Hidden]
"""Returns the estimates for a cell whose card the seat does not know."""


def judging(view: model.View, weights: Weights) -> Judge:
    """Return a judge of hidden cards that takes into account all unseen cards and the rivals' actions."""
    me, cards = whose(view), Counter(guess.unseen(view))
    by = cache(lambda seen: Hidden.of(view, me, odds(view, cards, seen), weights))
    return lambda square: by(sightings(view, square))


def _prospect(
    view: model.View, me: Seat, square: model.Square, weights: Weights, hidden: Judge
) -> tuple[float, float, int]:
    """Return the expected gain of a cell, its price in action points, and the action points needed to gain
    anything there.
    """
    if square.lies == "gap":
        return 0.0, 1.0, 0
    if square.card is None:
        unknown = hidden(square)
        points, price = weights.unknown * unknown.gain, unknown.cost
    else:
        points, price = card_wish(view, me, square.card, weights), float(components.TAKE)
    count, own = sum(square.cubes), square.cubes[me]
    each = cube_wish(weights, view.turns[me] - 1)
    theirs = weights.theirs + (weights.raid if count > own and not _rivalled(view, me) else 0.0)
    gain = each * (weights.own * own + theirs * (count - own))
    cost = float(components.CLAIM_OWN * own + components.CLAIM_OTHER * (count - own))
    least = (components.CLAIM_OWN if own else components.CLAIM_OTHER) if count else components.TAKE
    return (gain + points, cost + price, least) if points > 0 else (gain, cost, least)


def _rivalled(view: model.View, me: Seat) -> bool:
    """Return whether any other player who still collects might want the same cards as the seat."""
    mine = set(view.tiles[me])
    return any(
        not tiles or mine & set(tiles) or view.options.mismatch == "plus"
        for seat, tiles in enumerate(view.tiles)
        if seat != me and seat not in view.retired
    )
