"""The values that Rasant's robots compute from a view, once for all actions."""

from dataclasses import dataclass
from functools import lru_cache

from bot.games.rasant.rules import components, model, overtaking

_ANSWERS = 0.7
"""The probability that a player who holds a higher card plays it."""
POWER = {card: (card.pace / components.TOP) ** 2 for card in components.DECK}
"""The power of each card, from 0 to 1."""
_BIT = {card: 1 << at for at, card in enumerate(components.DECK)}
"""The bit of each card in the masks for sets of cards."""
_ALL = sum(_BIT.values())
_HIGHER = {
    (colour, pace): sum(
        bit for card, bit in _BIT.items() if card.pace > pace and card.paint in (colour, "black")
    )
    for colour in components.COLOURS
    for pace in components.PACES
}
"""The cards that beat a card of a given pace in a round of a given colour, as a bit mask."""


@lru_cache(8192)
def prospects(line: tuple[components.Car, ...]) -> dict[components.Colour, int]:
    """Return, for each colour, the points that its overtaking would bring."""
    return {colour: overtaking.worth(line, colour) for colour in components.COLOURS}


@lru_cache(8192)
def after(line: tuple[components.Car, ...], colour: components.Colour) -> tuple[components.Car, ...]:
    """Return the line after the given colour has overtaken."""
    return overtaking.overtaken(line, colour)[1]


@dataclass(frozen=True, slots=True)
class Position:
    """A view, with values that are computed once.

    unseen: the cards that others can hold, as a bit mask. rivals: the number of cards of each other seat that
    is still in the round.
    """

    view: model.View
    unseen: int
    rivals: tuple[int, ...]

    def quiet(self, card: components.Card, colour: components.Colour) -> float:
        """Return the estimated probability that nobody beats the card."""
        higher = (self.unseen & _HIGHER[colour, card.pace]).bit_count()
        if not higher:
            return 1.0
        chance, lower = 1.0, 1 - higher / self.unseen.bit_count()
        for count in self.rivals:
            chance *= 1 - _ANSWERS * (1 - lower**count)
        return chance


def position(view: model.View) -> Position:
    """Return the values computed from a seat's view."""
    seen = (*view.discards, *view.hand, *[laid.card for laid in view.laid])
    rivals = tuple(
        [count for seat, count in enumerate(view.held) if seat != view.seat and seat not in view.passed]
    )
    return Position(view, _ALL - sum([_BIT[card] for card in seen]), rivals)
