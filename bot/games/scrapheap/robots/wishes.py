"""What it is worth to be first at a card or a cube: what a rival wants, too, is in haste; what nobody else
wants can wait.
"""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """How much a robot gives for what.

    calm, soon: what a card that nobody else wants counts at least, for it will still lie there; and how much
    more in the last turn. haste: how much more a card counts that a rival wants, too. spite: what it counts
    that a single rival does not get it.

    unknown: by how much what a card promises that the seat does not know is multiplied.

    cube, future: what a cube is worth with the haste that everybody wants it, and for the action point that
    it gives in each later turn. own, theirs: by how much that is multiplied for a cube of one's own on a
    card, and for a rival's; raid: how much more the latter counts where no rival wants what the seat wants,
    so that cubes alone decide.

    rest, kept: what an action point brings elsewhere, as a share of what the best place brings for each of
    its own; and which share of the points that a trip leaves is of use. late: what a point counts, in the
    same way, that a trip takes beyond this turn's.
    """

    calm: float = 0.2
    soon: float = 0.8
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
    discreet: bool = False
    reads: bool = False


def wish(weights: Weights, points: int, rival: float, wanted: float, left: int, rivals: int) -> float:
    """What it is worth to take a card now that brings so many points, with so many turns left.

    rival: what it brings the rival whom it brings most. wanted: how likely it is that a rival wants it.
    rivals: how many there are.
    """
    if points <= 0:
        return 0.0
    wanted = wanted if rival > 0 else 0.0
    calm = weights.calm + weights.soon / max(1, left)
    return points * (calm + weights.haste * wanted) + weights.spite * wanted * rival / max(1, rivals)


def cube_wish(weights: Weights, left: int) -> float:
    """What it is worth to claim a cube now, with so many turns left after this one."""
    return weights.cube + weights.future * left
