"""The printed components: the 54-card deck of six Parts (docs/rules/gear-head.md, section 2)."""

from typing import Literal, NamedTuple, TypeAlias

from bot.engine.green_box_cards import deck
from bot.locales.phrase import Phrase

Part: TypeAlias = Literal["Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift"]


class Card(NamedTuple):
    """A card: a Part and its power. It is a tuple, because cards are hashed often."""

    part: Part
    value: int

    @property
    def named(self) -> Phrase:
        """Return the card in words, such as "Fuel 3"."""
        return Phrase("gear-card", part=self.part.lower(), power=self.value)


PARTS: tuple[Part, ...] = ("Fuel", "Pistons", "Battery", "Driveshaft", "Tires", "Gearshift")
DECK: tuple[Card, ...] = deck(Card, PARTS)
KINDS: tuple[Card, ...] = tuple(dict.fromkeys(DECK))
HAND = 6
BONUSES = (3, 2, 1)
"""Pole Position: the extra points of the first, second and third car at the starting line."""
ONE_DECK = 6
"""The maximum number of seats that play with one deck. More seats play with two."""
