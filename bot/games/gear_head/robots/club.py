"""Gear Head's club robot: it builds the best car it can, and pulls up before waiting costs more than it
gains. And the expert, which knows when waiting is costly.
"""

from collections.abc import Iterable, Sequence

from bot.engine.game import Chance
from bot.engine.greenbox import VALUES
from bot.games.gear_head.rules import model

MISSING = 10
"""The value of filling an empty place of the car besides the card's value, in points."""
_ADDS = [
    sum(max(0, value - had) if had else value + MISSING for value in VALUES) for had in range(max(VALUES) + 1)
]
"""What all cards of a Part add together, by the car's current value of it; 0 if it is missing."""
_MANY = 3
"""With this many rivals still racing, a seat's last turn is far away."""


def club(view: model.View, actions: Sequence[model.Action], chance: Chance) -> model.Action:
    """Take the top of the heap if it improves the car more than a card from the deck is expected to.

    Then pull up as soon as another turn promises less than its risk, or discard the card that the car needs
    least.
    """
    return choose(view, actions, waiting(view))


def choose(view: model.View, actions: Sequence[model.Action], cost: float) -> model.Action:
    """The best action for the car if another turn costs that many points."""
    if view.phase == "drawing":
        wanted = gain(view.heap[-1], car(view.hand)) >= hope(view)
        return model.Take() if wanted or model.Draw() not in actions else model.Draw()
    pull_ups = [action for action in actions if isinstance(action, model.PullUp)]
    if pull_ups and (view.last or hope(view) < cost):
        return min(pull_ups, key=lambda action: action.discard.value)
    discards = [action for action in actions if isinstance(action, model.Discard)]
    return min(discards, key=lambda action: (loss(view, action.card), action.card.value))


def waiting(view: model.View) -> float:
    """The cost of another turn, in points; irrelevant in the last turn."""
    rivals = len(view.held) - len(view.line) - 1
    return risk(rivals, view.turn / len(view.held)) if rivals else 0.0


def car(hand: Iterable[model.Card]) -> dict[model.Part, int]:
    """The best value of each Part in the hand; a missing Part has none."""
    best: dict[model.Part, int] = {}
    for part, value in hand:
        best[part] = max(value, best.get(part, 0))
    return best


def gain(card: model.Card, best: dict[model.Part, int]) -> int:
    """What the card adds to a car with these values, in points."""
    if card.part not in best:
        return card.value + MISSING
    return max(0, card.value - best[card.part])


def loss(view: model.View, card: model.Card) -> int:
    """What the car loses without the card, in points; 0 for a card it does not use."""
    kept = list(view.hand)
    kept.remove(card)
    return gain(card, car(kept))


def hope(view: model.View) -> float:
    """The average gain of a card from the deck: any card not in the hand or the heap may be next."""
    best, decks = car(view.hand), 1 if len(view.held) <= model.ONE_DECK else 2
    seen = (*view.hand, *view.heap)
    unseen = decks * sum(_ADDS[best.get(part, 0)] for part in model.PARTS) - sum(
        gain(card, best) for card in seen
    )
    return unseen / (decks * len(model.DECK) - len(seen))


def risk(rivals: int, rounds: float) -> float:
    """The cost of another turn, in points: less with many rivals, because the seat's last turn is far away
    then; more with every round, so that a race of robots ends.

    The figures were found by playing thousands of races against other figures.
    """
    return 0.4 + 1.4 / rivals + 0.05 * rounds


_LITTLE, _NOTHING = 0.4, 0.15
"""The remaining share of the cost of another turn when only one point of bonus, or none, can be lost by it.

Found by playing hundreds of races of six against other figures. The cost of each round is not reduced: a race
of six experts without it lasted for seventy rounds, and won only 2 % more duels.
"""


def expert(view: model.View, actions: Sequence[model.Action], chance: Chance) -> model.Action:
    """The choice of *club*, except that once no Pole Position is left it waits, for a better car or for its
    last turn.
    """
    return choose(view, actions, patient(view))


def patient(view: model.View) -> float:
    """The cost of another turn, in points."""
    lined, racing = len(view.line), len(view.held) - len(view.line) - 1
    if lined >= len(model.BONUSES):
        share = _NOTHING
    elif lined == len(model.BONUSES) - 1 and racing >= _MANY:
        share = _LITTLE
    else:
        share = 1.0
    return waiting(view) - (1 - share) * risk(racing, 0) if racing else 0.0
