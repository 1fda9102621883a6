"""Gear Head's club robot, which compares the gain of another turn with its cost."""

from collections.abc import Sequence

from bot.engine.game import Chance
from bot.games.gear_head.rules import promise
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import View
from bot.games.gear_head.rules.scoring import best


def club(view: View, actions: Sequence[Action], chance: Chance) -> Action:
    """Return the better draw or, after it, the pull-up if another turn costs more than it promises, or else
    the discard of the card that the car needs least.
    """
    if view.phase == "drawing":
        return Take() if promise.takes(view) else Draw()
    pull_ups = [action for action in actions if isinstance(action, PullUp)]
    if pull_ups and (view.last or promise.hope(view) < waiting(view)):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: View) -> float:
    """Return the cost of another turn in the view, in points, or 0 if no rival is still building."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def loss(view: View, card: Card) -> int:
    """Return the card's gain for a car built from the other cards of the hand, in points."""
    kept = list(view.hand)
    kept.remove(card)
    return promise.gain(card, best(kept))


def risk(rivals: int, rounds: float) -> float:
    """Return the cost of another turn, in points, by the number of rivals and the rounds so far. The numbers
    were found in simulated games.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds
