"""Gear Head's club robot: it builds the best car it can, and pulls up before waiting costs more than it
gains.
"""

from collections.abc import Iterable, Sequence

from bot.engine.game import Chance
from bot.engine.green_box_cards import VALUES
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import DECK, ONE_DECK, PARTS, Card, Part
from bot.games.gear_head.rules.model import View

MISSING = 10
"""The value of filling an empty place of the car besides the card's value, in points."""
_ADDS = [
    sum(max(0, value - had) if had else value + MISSING for value in VALUES) for had in range(max(VALUES) + 1)
]
"""The total gain from all cards of a Part, by the car's current value of that Part, or 0 if it is missing."""


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the top of the heap if it improves the car more than a card from the deck is expected to.

    Then pull up as soon as another turn promises less than its risk, or discard the card that the car needs
    least.
    """
    if view.phase == "drawing":
        wanted = gain(view.heap[-1], car(view.hand)) >= hope(view)
        return Take() if wanted or Draw() not in actions else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or hope(view) < waiting(view)):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: View) -> float:
    """Return the cost of another turn, in points. In the last turn there is no other, and it is 0."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def car(hand: Iterable[Card]) -> dict[Part, int]:
    """Return the best value of each Part in the hand. Missing Parts are left out."""
    best: dict[Part, int] = {}
    for part, value in hand:
        best[part] = max(value, best.get(part, 0))
    return best


def gain(card: Card, best: dict[Part, int]) -> int:
    """Return the card's gain for a car with these values, in points."""
    if card.part not in best:
        return card.value + MISSING
    return max(0, card.value - best[card.part])


def loss(view: View, card: Card) -> int:
    """Return the car's loss without the card, in points, or 0 for a card it does not use."""
    kept = list(view.hand)
    kept.remove(card)
    return gain(card, car(kept))


def hope(view: View) -> float:
    """Return the average gain of a card from the deck. Any card not in the hand or the heap can be next."""
    best, decks = car(view.hand), 1 if len(view.held) <= ONE_DECK else 2
    seen = (*view.hand, *view.heap)
    unseen = decks * sum(_ADDS[best.get(part, 0)] for part in PARTS) - sum(gain(card, best) for card in seen)
    return unseen / (decks * len(DECK) - len(seen))


def risk(rivals: int, rounds: float) -> float:
    """Return the cost of another turn, in points. It is lower with many rivals, because the seat's last turn
    is far away then. It rises with every round, so a race of robots ends.

    The figures were found by playing thousands of races against other figures.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds
