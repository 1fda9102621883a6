"""The next laps of a game in outline: everybody goes to what promises most, as the crow flies.

A playout by the rules takes some 10 ms, this a few tenths of one. It is no second set of rules: nothing comes of
it but a number, by which the champion compares where to go next. The figures below were found in games.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.scrapheap.robots.wishes import EAGER, cube_wish, wish
from bot.games.scrapheap.rules.collecting import laps
from bot.games.scrapheap.rules.components import (
    AT,
    BONUS,
    CELLS,
    CLAIM_OTHER,
    CLAIM_OWN,
    CORNERS,
    FLIP,
    PAWN,
    ROWS,
    TAKE,
    Card,
)
from bot.games.scrapheap.rules.grid import counts
from bot.games.scrapheap.rules.model import Collecting, State
from bot.games.scrapheap.rules.scoring import worth

_LAPS = 2
"""So many laps are played in outline; what is left after them is shared out."""
_SLIDE = 0.5
"""On an empty grid a pawn slides over gaps: so much of the way is left to pay for."""
_CATCH = 2
"""In so many laps what is left then would all be brought home."""
_PLACES = range(len(CELLS))


def _far(one: int, other: int) -> int:
    (column, row), (x, y) = divmod(one, len(ROWS)), divmod(other, len(ROWS))
    return abs(column - x) + abs(row - y)


FAR: tuple[tuple[int, ...], ...] = tuple(tuple(_far(one, other) for other in _PLACES) for one in _PLACES)
"""How many steps any two places are apart on a full grid."""


class Outline:
    """A game from some state on; it is played once.

    goal: where the seat that is to move goes first; None: to what promises most.
    """

    # by seat, then by place: points: what the card brings; wishes: what it is worth to be first there;
    # knows: whether the seat knows the card; gains, costs: what the place promises, and for how much
    __slots__ = (
        "active", "alive", "costs", "cubes", "gains", "goal", "hidden", "knows", "laps", "looks", "off", "order",
        "points", "pos", "scores", "supply", "total", "wishes",
    )  # fmt: skip

    def __init__(self, state: State, chance: Chance, goal: int | None) -> None:
        seats = range(len(state.tiles))
        self.goal = goal
        self.active = [seat for seat in seats if seat not in state.retired]
        self.alive = [at for at in _PLACES if state.grid[at].card is not None]
        self.cubes = [list(spot.cubes) for spot in state.grid]
        self.supply = [sum(own) for own in state.supply]
        self.total = laps(state)
        self._judge(state)
        self.knows = [
            [spot.shown or seat in spot.seen for spot in state.grid] for seat in seats
        ]
        self.scores = [
            sum(worth(each.card, state.tiles[seat], state.options) for each in state.taken[seat])
            for seat in seats
        ]
        self.order = list(state.order) if state.lap else self._ordered(state, chance)
        self.pos, self.off = [0] * len(seats), [0.0] * len(seats)
        for seat in self.active:
            self._stand(state, seat)
        self.gains = [[0.0] * len(CELLS) for _ in seats]
        self.costs = [[1] * len(CELLS) for _ in seats]
        self.hidden = [(0.0, 0.0)] * len(seats)
        self.looks = [True] * len(seats)

    def _judge(self, state: State) -> None:
        """What every card that lies in the grid brings each seat."""
        seats = range(len(state.tiles))
        self.points = [[0] * len(CELLS) for _ in seats]
        self.wishes = [[0.0] * len(CELLS) for _ in seats]
        left = max(1, self.total - state.lap)
        found: dict[Card, tuple[list[int], list[float]]] = {}
        for at in self.alive:
            card = state.grid[at].card
            assert card is not None
            if card not in found:
                points = [worth(card, state.tiles[seat], state.options) for seat in seats]
                rivals = [[points[other] for other in self.active if other != seat] for seat in seats]
                found[card] = points, [
                    wish(points[seat], max(rivals[seat], default=0), 1.0, left, len(rivals[seat]))
                    for seat in seats
                ]
            for seat in seats:
                self.points[seat][at], self.wishes[seat][at] = found[card][0][seat], found[card][1][seat]

    def _ordered(self, state: State, chance: Chance) -> list[Seat]:
        """Before the collection: by cubes on the grid, as they lie now; lots decide between equal ones."""
        lying = counts(state.grid, len(state.tiles))
        lots = chance.shuffled(range(len(lying)))
        return sorted(lots, key=lambda seat: -lying[seat]) if not state.lap and state.dice else list(state.order)

    def _stand(self, state: State, seat: Seat) -> None:
        """Where the pawn stands, or will begin."""
        pawn = state.pawns[seat]
        if pawn is not None:
            self.pos[seat], self.off[seat] = AT[pawn.cell], float(pawn.outside)
            return
        known = [at for at in self.alive if self.knows[seat][at]]
        wishes = self.wishes[seat]
        self.supply[seat] -= PAWN
        self.off[seat] = 1.0
        self.pos[seat] = max(
            (AT[corner] for corner in CORNERS),
            key=lambda corner: sum(wishes[at] / (2 + FAR[corner][at]) for at in known),
        )

    def play(self, state: State) -> list[float]:
        """What every seat may be expected to score in the end."""
        phase, first = state.phase, 0
        points = 0
        if isinstance(phase, Collecting):
            first, points = self.order.index(phase.seat), phase.points
        begun = max(1, state.lap)
        until = min(self.total, begun + _LAPS)
        for lap in range(begun, until + 1):
            self._look_round(self.total - lap)
            # the last lap ends where this one began, so that everybody has as many turns
            turns = self.order[first:] if lap == begun else self.order
            if lap == until and begun + _LAPS <= self.total:
                turns = self.order[:first]
            for seat in turns:
                if seat in self.active:
                    self._turn(seat, points or self.supply[seat] + BONUS)
                points = 0
        return self._shared_out(self.total - until + (until == begun + _LAPS))

    def _look_round(self, left: int) -> None:
        """Judge every place anew, with so many laps left after this one."""
        for seat in self.active:
            knows, points, wishes = self.knows[seat], self.points[seat], self.wishes[seat]
            unknown = [at for at in self.alive if not knows[at]]
            good = [wishes[at] for at in unknown if points[at] > 0]
            count = max(1, len(unknown))
            blind = (sum(good) + sum(points[at] for at in unknown if points[at] <= 0)) / count
            looked, price = sum(good) / count, FLIP + TAKE * len(good) / count
            self.looks[seat] = blind / TAKE < looked / price
            self.hidden[seat] = (looked, price) if self.looks[seat] else (blind, TAKE)
            for at in self.alive:
                self._weigh(seat, at, left)

    def _weigh(self, seat: Seat, at: int, left: int) -> None:
        """What the place promises the seat, and what that costs."""
        gain, cost = self.hidden[seat]
        if self.knows[seat][at]:
            gain, cost = (self.wishes[seat][at], TAKE) if self.points[seat][at] > 0 else (0.0, 0.0)
        elif gain <= 0:
            gain = cost = 0.0
        lying = self.cubes[at]
        if lying:
            own = lying.count(seat)
            gain += len(lying) * cube_wish(left)
            cost += CLAIM_OWN * own + CLAIM_OTHER * (len(lying) - own)
        self.gains[seat][at] = gain**EAGER
        self.costs[seat][at] = cost

    def _turn(self, seat: Seat, points: float) -> None:
        """One turn of the seat with these action points."""
        gains, costs = self.gains[seat], self.costs[seat]
        near = _SLIDE + (1 - _SLIDE) * len(self.alive) / len(CELLS)
        while points > 0 and self.alive:
            far, off = FAR[self.pos[seat]], self.off[seat]
            at = self.goal
            if at is None:
                at = max(self.alive, key=lambda at: gains[at] / (far[at] * near + off + costs[at] + 1e-9))
            self.goal = None
            if gains[at] <= 0:
                return
            way = max(0.0, far[at] * near + off)
            if way >= points:
                self.off[seat] = off - points  # part of the way is paid for
                return
            self.pos[seat], self.off[seat] = at, 0.0
            points = self._serve(seat, at, points - way)

    def _serve(self, seat: Seat, at: int, points: float) -> float:
        """Clear the place, learn its card, and take it, as far as the points reach; what is left of them."""
        lying = self.cubes[at]
        while lying:
            owner = seat if seat in lying else lying[0]
            price = CLAIM_OWN if owner == seat else CLAIM_OTHER
            if points < price:
                return 0.0
            points -= price
            lying.remove(owner)
            self.supply[seat] += 1
        if not self.knows[seat][at] and self.looks[seat]:
            if points < FLIP:
                return 0.0
            points -= FLIP
            for knows in self.knows:
                knows[at] = True
        if self.points[seat][at] > 0 or not self.knows[seat][at]:
            if points < TAKE:
                return 0.0
            self.scores[seat] += self.points[seat][at]
            self.alive.remove(at)
            return points - TAKE
        for other in self.active:
            self._weigh(other, at, 0)
        return points

    def _shared_out(self, left: int) -> list[float]:
        """The scores, with a share of what is left for everybody who wants it, if there is time to get it."""
        share = min(1.0, left / _CATCH)
        scores = [float(score + cubes) for score, cubes in zip(self.scores, self.supply, strict=True)]
        if not share or not self.active:
            return scores
        for at in self.alive:
            wanting = [seat for seat in self.active if self.points[seat][at] > 0]
            for seat in wanting:
                scores[seat] += share * self.points[seat][at] / len(wanting)
            for seat in self.active if self.cubes[at] else ():
                scores[seat] += share * len(self.cubes[at]) / len(self.active)
        return scores


def lead(state: State, seat: Seat, chance: Chance, goal: int | None = None) -> float:
    """By how many points the seat may be expected to be ahead in the end of the mean of the others and the
    best of them: who goes first to that place, or to what promises most.
    """
    scores = Outline(state, chance, goal).play(state)
    others: Sequence[float] = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (max(others) + sum(others) / len(others)) / 2
