"""The cards that the others can still hold, and the strength of a card among them."""

from bot.games.rasant.rules import components, model


def unseen(view: model.View) -> list[components.Card]:
    """Return the cards in other hands or in the reserve, in the order of DECK."""
    seen = {*view.discards, *view.hand, *(laid.card for laid in view.laid)}
    return [card for card in components.DECK if card not in seen]


def beaten(view: model.View, card: components.Card) -> int:
    """Return the number of unseen cards that the card beats in a round in which both can be played."""
    return sum(
        other.pace < card.pace and (card.paint == "black" or other.paint in (card.paint, "black"))
        for other in unseen(view)
    )
