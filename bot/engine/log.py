"""Entries of a match's log other than the actions of its game."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Log entry: the last `moves` moves that were still in effect were undone."""

    moves: int
    kind: Literal["take_back"] = "take_back"
