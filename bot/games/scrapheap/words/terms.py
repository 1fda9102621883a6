"""The names of cards, cubes and tiles."""

from collections.abc import Iterable, Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.rules.components import Card, Symbol
from bot.locales.phrase import Phrase


def named(card: Card) -> Phrase:
    """Return a card in words, such as "Cog 5"."""
    return Phrase("scrap-card", symbol=card.symbol.lower(), value=card.value)


def junk(card: Card | None) -> str:
    """Return the name of the emoji of a card's symbol, or "" for an unknown card."""
    return "" if card is None else card.symbol.lower()


def found(cell: str, card: Card | None) -> str | Phrase:
    """Return a cell in words, with the card there if it is known, such as "B4 Cog 5"."""
    return cell if card is None else Phrase("scrap-at", cell=cell, card=named(card))


def cubes(owners: Sequence[int], names: Sequence[str], reader: Seat | None) -> list[Phrase]:
    """Return the number of each owner's cubes in words, such as "2 of your cubes" and "Bo's cube"."""
    return [
        Phrase("scrap-cubes", you=seat == reader, name=names[seat], cubes=count)
        for seat, count in enumerate(owners)
        if count
    ]


def tiles(symbols: Iterable[Symbol]) -> list[Phrase]:
    """Return tiles as the parts of a list, such as "Oil can" and "Cog"."""
    return [Phrase("scrap-symbol", symbol=symbol.lower()) for symbol in symbols]
