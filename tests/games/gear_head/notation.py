"""A short notation for games of Gear Head, for the tests."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_head.rules.components import PARTS, Card, Part
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, State

_PARTS: dict[str, Part] = {part[0]: part for part in PARTS}


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards in "F6 P4 ...": the first letter of the part, and its value. The last card is the top
    of a pile.
    """
    return tuple(Card(_PARTS[word[0]], int(word[1])) for word in text.split())


COMPLETE = "F1 P1 B1 D1 T1 G1"
"""The weakest complete car, with 6 points before the bonus."""
NO_TIRES = "F1 F2 P1 B1 D1 G1"
"""A car without Tires."""


def state(
    hands: Sequence[str],
    phase: Drawing | Discarding | Finished,
    *,
    line: tuple[Seat, ...] = (),
    deck: str = "F2 P2 B2",
    heap: str = "G2",
    turn: int = 9,
) -> State:
    """Return a game in progress, not necessarily with the cards of one deck."""
    return State(tuple(map(cards, hands)), cards(deck), cards(heap), line, turn, phase)
