"""The strength of a card among those that the others can still hold."""

from bot.games.rasant.rules import components, model


def beaten(view: model.View, card: components.Card) -> int:
    """Return the number of unseen cards that the card beats in a round in which both can be played."""
    seen = {*view.discards, *view.hand, *(laid.card for laid in view.laid)}
    return sum(
        other.pace < card.pace and (card.paint == "black" or other.paint in (card.paint, "black"))
        for other in components.DECK
        if other not in seen
    )
