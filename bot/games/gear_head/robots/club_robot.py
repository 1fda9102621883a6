"""Gear Head's club robot: it builds the best car that it can, and pulls up as soon as waiting costs more than
it gains.
"""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.games.gear_head.rules import promise
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import View
from bot.games.gear_head.rules.scoring import best


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Take the top card of the heap if it improves the car at least as much as a card from the deck is
    expected to, or if the deck is empty. Otherwise draw.

    After that, pull up with a complete car if this is the last turn, or if another turn promises less than it
    costs. Otherwise discard the card that the car needs least.
    """
    if view.phase == "drawing":
        return Take() if promise.takes(view) else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or promise.hope(view) < waiting(view)):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: View) -> float:
    """Return the cost of another turn, in points. It is 0 if all others are at the line."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def loss(view: View, card: Card) -> int:
    """Return the points that the car would lose without the card. It is 0 for a card that the car does not
    use.
    """
    kept = list(view.hand)
    kept.remove(card)
    return promise.gain(card, best(kept))


def risk(rivals: int, rounds: float) -> float:
    """Return the cost of another turn, in points. With many rivals it is lower, because the seat's last turn
    is then far away. It rises with every round, so that a race of robots ends.

    The numbers were found by playing thousands of races against robots with other numbers.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds
