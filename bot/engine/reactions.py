"""The reactions of players in a race of presses: who was right, who was wrong, and who came too late."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat

Became: TypeAlias = Literal["right", "wrong", "missed", "none"]
"""The result of a seat's press. right: it was right. wrong: it was wrong, although something right was free.
missed: the right choices were taken before it, or its time was up. none: nothing was right for the seat.
"""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A seat's reaction in a race of presses. at: the Unix millisecond of its press, or 0 if there was none
    or it is unknown.
    """

    seat: Seat
    became: Became
    at: int = 0
