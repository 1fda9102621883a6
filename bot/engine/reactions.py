"""Players' reactions when they race to press."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat

Became: TypeAlias = Literal["right", "wrong", "missed", "none"]
"""The result of a seat's press. right: it was right. wrong: it was wrong, although a right choice was still
free. missed: others took the right choices first, or the seat did not press in time. none: no choice was
right for the seat.
"""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A seat's reaction in a race to press. at: the Unix millisecond of its press, or 0 if it did not press
    or the time is unknown.
    """

    seat: Seat
    became: Became
    at: int = 0
