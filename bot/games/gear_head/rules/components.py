"""The printed components: the 54-card deck of six Parts (docs/rules/gear-head.md, section 2)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from bot.engine.greenbox import deck

Part: TypeAlias = Literal["Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift"]


class Card(NamedTuple):
    """One card: a Part and its power. A tuple, because its hash is what `legal` spends its time on."""

    part: Part
    value: int


PARTS: tuple[Part, ...] = ("Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift")
DECK: tuple[Card, ...] = deck(Card, PARTS)
KINDS: tuple[Card, ...] = tuple(dict.fromkeys(DECK))
HAND = 6
BONUSES = (3, 2, 1)
"""Pole Position: what the first, second and third car at the starting line are worth more."""
ONE_DECK = 6
"""Up to this many seats play with one deck, more with two."""
VERSION = 2
"""The version of these rules that new races are played by: the first knew nothing of Ruling 11."""
