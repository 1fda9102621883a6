"""The value of being first at a card or a cube."""

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of a robot's decisions. Values are in points."""

    soon: float = 0.3
    """The weight of a card in the last turn. It is divided by the number of turns left."""
    haste: float = 2.0
    """The additional weight of a card that a rival also wants."""
    spite: float = 0.5
    """The weight of denying a card to a single rival."""
    unknown: float = 1.0
    """The factor for the expected gain of a card that the seat does not know."""
    cube: float = 1.7
    """The value of a cube, given that all players want it."""
    future: float = 0.15
    """The value of a cube's action point in each later turn."""
    own: float = 1.0
    """The factor for the seat's own cube on a card."""
    theirs: float = 1.0
    """The factor for a rival's cube on a card."""
    raid: float = 0.0
    """The addition to `theirs` if no rival wants the seat's cards."""
    rest: float = 0.8
    """The gain of an action point elsewhere, as a fraction of the best target's gain per action point."""
    kept: float = 0.8
    """The useful fraction of the action points that a trip leaves over."""
    late: float = 0.8
    """The cost of an action point that a trip needs beyond this turn, in the unit of `rest`."""


def wish(weights: Weights, points: int, rival: float, wanted: float, left: int, rivals: int) -> float:
    """Return the value of taking a card of `points` points now, with `left` turns left. rival: the points of
    the card for the rival who gains most by it. wanted: the probability that a rival wants the card. rivals:
    the number of rivals.
    """
    if points <= 0:
        return 0.0
    wanted = wanted if rival > 0 else 0.0
    calm = weights.soon / max(1, left)
    return points * (calm + weights.haste * wanted) + weights.spite * wanted * rival / max(1, rivals)


def cube_wish(weights: Weights, left: int) -> float:
    """Return the value of claiming a cube now. left: the number of turns after this one."""
    return weights.cube + weights.future * left
