"""The actions of Gear Head, as values. Action is the union of them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.gear_head.rules.components import Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the Parts Deck, hidden from the others."""

    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the Scrap Heap, visible to all."""

    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard that card face up and end the turn."""

    card: Card
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class PullUp:
    """Discard that card and lay the other six, a complete car, face down at the starting line."""

    discard: Card
    kind: Literal["pull_up"] = "pull_up"


Action: TypeAlias = Draw | Take | Discard | PullUp
