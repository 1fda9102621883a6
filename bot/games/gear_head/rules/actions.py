"""The actions of Gear Head as values. `Action` is their union."""

from typing import TypeAlias

from bot.engine.values import union_member
from bot.games.gear_head.rules.components import Card


@union_member
class Draw:
    """Draw the top card of the Parts Deck, hidden from the others."""


@union_member
class Take:
    """Take the top card of the Scrap Heap, visible to all."""


@union_member
class Discard:
    """Discard the card face up, and end the turn."""

    card: Card


@union_member
class PullUp:
    """Discard the card, and lay the other six, a complete car, face down at the starting line."""

    discard: Card


Action: TypeAlias = Draw | Take | Discard | PullUp
