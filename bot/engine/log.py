"""What the log of a match has beside the actions of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class TakeBack:
    """As the log keeps it: the last `moves` of the moves that stood were taken back."""

    moves: int
    kind: Literal["take_back"] = "take_back"
