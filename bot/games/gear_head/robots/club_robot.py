"""Gear Head's club robot: it builds the best car that it can, and pulls up as soon as waiting costs more than
it gains.
"""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.engine.green_box_cards import VALUES
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import DECK, ONE_DECK, PARTS, Card, Part
from bot.games.gear_head.rules.model import View
from bot.games.gear_head.rules.scoring import best

MISSING = 10
"""The value of the first card of a Part for the car, in points, in addition to the card's own value."""
_ADDS = [
    sum(max(0, value - had) if had else value + MISSING for value in VALUES) for had in range(max(VALUES) + 1)
]
"""The total gain from all nine cards of a Part. The index is the car's current value of that Part, or 0 if it
is missing.
"""


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the top card of the heap if it improves the car at least as much as a card from the deck is
    expected to, or if the deck is empty. Otherwise draw.

    After that, pull up with a complete car if this is the last turn, or if another turn promises less than it
    costs. Otherwise discard the card that the car needs least.
    """
    if view.phase == "drawing":
        wanted = gain(view.heap[-1], best(view.hand)) >= hope(view)
        return Take() if wanted or Draw() not in actions else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or hope(view) < waiting(view)):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: View) -> float:
    """Return the cost of another turn, in points. It is 0 if all others are at the line."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def gain(card: Card, car: dict[Part, int]) -> int:
    """Return the card's gain for a car with the given values, in points."""
    if card.part not in car:
        return card.value + MISSING
    return max(0, card.value - car[card.part])


def loss(view: View, card: Card) -> int:
    """Return the points that the car would lose without the card. It is 0 for a card that the car does not
    use.
    """
    kept = list(view.hand)
    kept.remove(card)
    return gain(card, best(kept))


def hope(view: View) -> float:
    """Return the average gain of a card from the deck, in points. Any card that is not in the hand or the
    heap can be next.
    """
    car, decks = best(view.hand), 1 if len(view.held) <= ONE_DECK else 2
    seen = (*view.hand, *view.heap)
    unseen = decks * sum(_ADDS[car.get(part, 0)] for part in PARTS) - sum(gain(card, car) for card in seen)
    return unseen / (decks * len(DECK) - len(seen))


def risk(rivals: int, rounds: float) -> float:
    """Return the cost of another turn, in points. With many rivals it is lower, because the seat's last turn
    is then far away. It rises with every round, so that a race of robots ends.

    The numbers were found by playing thousands of races against robots with other numbers.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds
