"""What it is worth to be first at a card or a cube: what a rival wants, too, is in haste; what nobody else
wants can wait.
"""

from __future__ import annotations

_CALM = 0.2
"""What a card that nobody else wants counts while many turns are left: it will still lie there."""
_HASTE = 2.0
"""How much more a card counts that a rival wants, too."""
_SPITE = 0.5
"""What it counts that a single rival does not get it."""
_CUBE, _FUTURE = 1.7, 0.15
"""What a cube is worth with the haste that everybody wants it; and for the action point that it gives in each
later turn.
"""


def wish(points: int, rival: float, wanted: float, left: int, rivals: int) -> float:
    """What it is worth to take a card now that brings so many points, with so many turns left.

    rival: what it brings the rival whom it brings most. wanted: how likely it is that a rival wants it.
    rivals: how many there are.
    """
    if points <= 0:
        return 0.0
    wanted = wanted if rival > 0 else 0.0
    calm = _CALM + (1 - _CALM) / max(1, left)
    return points * (calm + _HASTE * wanted) + _SPITE * wanted * rival / max(1, rivals)


def cube_wish(left: int) -> float:
    """What it is worth to claim a cube now, with so many turns left after this one."""
    return _CUBE + _FUTURE * left
