"""How players reacted in a race of presses: who was right, who was not, and who came too late."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engine.game import Seat

Became: TypeAlias = Literal["right", "wrong", "missed", "none"]
"""The result of a seat's press. right: it was right. wrong: it was not, although something right was free.
missed: what was right was gone before it, or the time was. none: nothing was right for the seat.
"""


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a seat made of a race of presses. at: the Unix millisecond of its press; 0: none, or unknown."""

    seat: Seat
    became: Became
    at: int = 0
