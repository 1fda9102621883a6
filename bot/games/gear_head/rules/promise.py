"""The gain that a card promises for a car."""

from bot.engine.green_box_cards import VALUES
from bot.games.gear_head.rules import components, model, scoring

MISSING = 10
"""The extra value of the first card of a Part, in points."""
_ADDS = [
    sum(max(0, value - had) if had else value + MISSING for value in VALUES) for had in range(max(VALUES) + 1)
]
"""The total gain from all nine cards of a Part, by the car's current value of that Part, or 0 if it is
missing.
"""


def gain(card: components.Card, car: dict[components.Part, int]) -> int:
    """Return the card's gain for a car with the given values, in points."""
    if card.part not in car:
        return card.value + MISSING
    return max(0, card.value - car[card.part])


def hope(view: model.View) -> float:
    """Return the average gain of an unseen card, in points."""
    car, decks = scoring.best(view.hand), 1 if len(view.held) <= components.ONE_DECK else 2
    seen = (*view.hand, *view.heap)
    unseen = decks * sum(_ADDS[car.get(part, 0)] for part in components.PARTS)
    unseen -= sum(gain(card, car) for card in seen)
    return unseen / (decks * len(components.DECK) - len(seen))


def takes(view: model.View) -> bool:
    """Return whether the heap, which must not be empty, is at least as good a draw as the deck."""
    return not view.deck or gain(view.heap[-1], scoring.best(view.hand)) >= hope(view)
