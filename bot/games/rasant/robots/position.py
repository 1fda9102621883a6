"""What Rasant's robots reckon of a view, once for all that they may do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.games.rasant.rules.components import COLOURS, DECK, TOP, Car, Card, Colour
from bot.games.rasant.rules.model import View
from bot.games.rasant.rules.overtaking import overtaken, worth

_ANSWERS = 0.7
"""How probable it is that somebody who holds a higher card plays it."""
POWER = {card: (card.pace / TOP) ** 2 for card in DECK}
"""How strong a card is: 1 for a 130, less for others with the square of their pace."""


@lru_cache(8192)
def prospects(line: tuple[Car, ...]) -> dict[Colour, int]:
    """The points for a manoeuvre of each colour."""
    return {colour: worth(line, colour) for colour in COLOURS}


@lru_cache(8192)
def after(line: tuple[Car, ...], colour: Colour) -> tuple[Car, ...]:
    """The line once that colour has overtaken."""
    return overtaken(line, colour)[1]


@dataclass(frozen=True, slots=True)
class Position:
    """A view, and what is reckoned of it once.

    unseen: the cards that others may hold. rivals: how many cards each other seat still in the round holds.
    """

    view: View
    unseen: tuple[Card, ...]
    rivals: tuple[int, ...]

    def quiet(self, card: Card, colour: Colour) -> float:
        """How probable it is that nobody answers the card, for all that the view knows of others' cards."""
        pace = card.pace
        if pace == TOP:
            return 1.0
        higher = 0
        for other, top in self.unseen:
            if top > pace and (other == colour or other == "black"):  # noqa: PLR1714  a hot loop
                higher += 1
        if not higher:
            return 1.0
        chance, lower = 1.0, 1 - higher / len(self.unseen)
        for count in self.rivals:
            chance *= 1 - _ANSWERS * (1 - lower**count)
        return chance


def position(view: View) -> Position:
    """What the view of a seat amounts to."""
    seen = {*view.discards, *view.hand, *[laid.card for laid in view.laid]}
    rivals = tuple(
        [count for seat, count in enumerate(view.held) if seat != view.seat and seat not in view.passed]
    )
    return Position(view, tuple([card for card in DECK if card not in seen]), rivals)
