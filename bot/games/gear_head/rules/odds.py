"""The probability that the next card of the deck is useful."""

from collections import Counter

from bot.games.gear_head.rules import components, model, scoring


def tenths(view: model.View) -> int:
    """Return how many of ten unseen cards are of a missing Part or, once the car is complete, improve it. The
    number is rounded.
    """
    car = scoring.best(view.hand)
    unseen = Counter(components.DECK * (1 if len(view.held) <= components.ONE_DECK else 2))
    unseen.subtract([*view.hand, *view.heap])
    good = sum(
        count
        for card, count in unseen.items()
        if (card.value > car[card.part] if complete(view) else card.part not in car)
    )
    return round(10 * good / max(1, unseen.total()))


def builds_on(view: model.View) -> bool:
    """Return whether the car is complete, cards are left in the deck, and this is not the last turn."""
    return complete(view) and view.deck > 0 and not view.last


def complete(view: model.View) -> bool:
    """Return whether the seat holds at least one card of each Part."""
    return len(scoring.best(view.hand)) == len(components.PARTS)
