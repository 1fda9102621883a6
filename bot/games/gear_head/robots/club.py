"""Gear Head's driver: it builds the best car it can, and pulls up before waiting costs more than it wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.chance import Chance
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import DECK, ONE_DECK, Card, Part
from bot.games.gear_head.rules.model import View

_MISSING = 10
"""What filling an empty place of the car is worth beside the card's value, in points."""


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the top of the heap if it does more for the car than a card from the deck may be expected to do.

    Then pull up as soon as another turn promises less than its risk, or discard what the car misses least.
    """
    if view.phase == "drawing":
        wanted = _gain(view.heap[-1], _car(view.hand)) >= _hope(view)
        return Take() if wanted or Draw() not in actions else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or _hope(view) < _risk(view)):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (_loss(view, action.card), action.card.value))


def _car(hand: Iterable[Card]) -> dict[Part, int]:
    """The best value of each Part in the hand; a Part that is missing has none."""
    best: dict[Part, int] = {}
    for part, value in hand:
        best[part] = max(value, best.get(part, 0))
    return best


def _gain(card: Card, car: dict[Part, int]) -> int:
    """What the card adds to the car, in points."""
    if card.part not in car:
        return card.value + _MISSING
    return max(0, card.value - car[card.part])


def _loss(view: View, card: Card) -> int:
    """What the car loses without the card, in points; 0 for a card it does not need."""
    kept = list(view.hand)
    kept.remove(card)
    return _gain(card, _car(kept))


def _hope(view: View) -> float:
    """What a card from the deck adds on average: any card not in the hand or the heap may be the next."""
    unseen = Counter(DECK if len(view.held) <= ONE_DECK else DECK + DECK)
    unseen.subtract(view.hand)
    unseen.subtract(view.heap)
    car = _car(view.hand)
    return sum(count * _gain(card, car) for card, count in unseen.items()) / unseen.total()


def _risk(view: View) -> float:
    """What another turn costs, in points: less with many rivals, who are long from leaving this seat its last
    turn; more with every round, so that a race of robots ends.

    The figures were found by playing thousands of races against other figures.
    """
    rivals = len(view.held) - len(view.line) - 1
    rounds = view.turn / len(view.held)
    return 0.4 + 1.4 / rivals + 0.05 * rounds
