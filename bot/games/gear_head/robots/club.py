"""Gear Head's driver: it builds the best car it can, and pulls up before waiting costs more than it wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.chance import Chance
from bot.engine.greenbox import VALUES
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import DECK, ONE_DECK, PARTS, Card, Part
from bot.games.gear_head.rules.model import View

MISSING = 10
"""What filling an empty place of the car is worth beside the card's value, in points."""
_ADDS = [
    sum(max(0, value - had) if had else value + MISSING for value in VALUES) for had in range(max(VALUES) + 1)
]
"""What all cards of a Part add together, by the value that the car has of it; 0: it is missing."""


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the top of the heap if it does more for the car than a card from the deck may be expected to do.

    Then pull up as soon as another turn promises less than its risk, or discard what the car misses least.
    """
    return choose(view, actions, waiting(view))


def choose(view: View, actions: Sequence[Action], cost: float) -> Action:
    """What is best for the car, where another turn costs so many points."""
    if view.phase == "drawing":
        wanted = gain(view.heap[-1], car(view.hand)) >= hope(view)
        return Take() if wanted or Draw() not in actions else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or hope(view) < cost):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: View) -> float:
    """What another turn costs, in points; nothing is to be decided by that in the last one."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def car(hand: Iterable[Card]) -> dict[Part, int]:
    """The best value of each Part in the hand; a Part that is missing has none."""
    best: dict[Part, int] = {}
    for part, value in hand:
        best[part] = max(value, best.get(part, 0))
    return best


def gain(card: Card, best: dict[Part, int]) -> int:
    """What the card adds to a car with these values, in points."""
    if card.part not in best:
        return card.value + MISSING
    return max(0, card.value - best[card.part])


def loss(view: View, card: Card) -> int:
    """What the car loses without the card, in points; 0 for a card it does not need."""
    kept = list(view.hand)
    kept.remove(card)
    return gain(card, car(kept))


def hope(view: View) -> float:
    """What a card from the deck adds on average: any card not in the hand or the heap may be the next."""
    best, decks = car(view.hand), 1 if len(view.held) <= ONE_DECK else 2
    seen = (*view.hand, *view.heap)
    unseen = decks * sum(_ADDS[best.get(part, 0)] for part in PARTS) - sum(gain(card, best) for card in seen)
    return unseen / (decks * len(DECK) - len(seen))


def risk(rivals: int, rounds: float) -> float:
    """What another turn costs, in points: less with many rivals, who are long from leaving this seat its last
    turn; more with every round, so that a race of robots ends.

    The figures were found by playing thousands of races against other figures.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds
