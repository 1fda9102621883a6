"""The value of being first at a card or a cube. If a rival also wants it, it is urgent. Otherwise it can
wait.
"""

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of a robot's decisions.

    soon: the weight of a card in the last turn. It is less before, because a card that nobody else wants will
    still be there. haste: the additional weight of a card that a rival also wants. spite: the weight of
    denying it to a single rival.

    unknown: the factor for the promise of a card that the seat does not know.

    cube, future: the value of a cube, given that all players want it, and of its action point in each later
    turn. own, theirs: the factor for the seat's own cube on a card, and for a rival's. raid: the addition to
    `theirs` if no rival wants the seat's cards, so that only cubes matter.

    rest, kept: the gain of an action point elsewhere, as a share of the best target's gain per action point,
    and the useful share of the points that a trip leaves. late: in the same unit, the cost of a point that a
    trip takes beyond this turn's.
    """

    soon: float = 0.3
    haste: float = 2.0
    spite: float = 0.5
    unknown: float = 1.0
    cube: float = 1.7
    future: float = 0.15
    own: float = 1.0
    theirs: float = 1.0
    raid: float = 0.0
    rest: float = 0.8
    kept: float = 0.8
    late: float = 0.8


def wish(weights: Weights, points: int, rival: float, wanted: float, left: int, rivals: int) -> float:
    """Return the value of taking a card worth that many points now, with that many turns left.

    rival: its worth for the rival who gains most by it. wanted: the probability that a rival wants it.
    rivals: their number.
    """
    if points <= 0:
        return 0.0
    wanted = wanted if rival > 0 else 0.0
    calm = weights.soon / max(1, left)
    return points * (calm + weights.haste * wanted) + weights.spite * wanted * rival / max(1, rivals)


def cube_wish(weights: Weights, left: int) -> float:
    """Return the value of claiming a cube now, with that many turns left after this one."""
    return weights.cube + weights.future * left
