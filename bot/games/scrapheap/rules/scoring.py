"""The places and scores of the seats (docs/rules/scrapheap-scavengers.md, section 6)."""

from collections.abc import Collection, Iterable

from bot.engine.game import Line, Outcome, Seat
from bot.engine.ranking import places
from bot.games.scrapheap.rules.components import Card, Symbol
from bot.games.scrapheap.rules.model import Finished, Options, State
from bot.locales.phrase import Phrase

_SIGNS = {"minus": -1, "zero": 0, "plus": 1}


def worth(card: Card, tiles: Collection[Symbol], options: Options) -> int:
    """Return the points of a taken card: its value if it matches a tile, otherwise as `mismatch`
    determines.
    """
    return card.value if card.symbol in tiles else _SIGNS[options.mismatch] * card.value


def total(cards: Iterable[Card], tiles: Collection[Symbol], cubes: int, options: Options) -> int:
    """Return the points of the cards, plus one for each cube in possession."""
    return cubes + sum(worth(card, tiles, options) for card in cards)


def score(state: State, seat: Seat) -> int:
    """Return the current score of the seat: the points of its cards and its cubes."""
    cards = (each.card for each in state.taken[seat])
    return total(cards, state.tiles[seat], sum(state.supply[seat]), state.options)


def places_of(state: State) -> tuple[int, ...]:
    """Return the place of each seat by its current score (docs/rules/scrapheap-scavengers.md, Ruling 13)."""
    ranks = [(-score(state, seat), _misses(state, seat)) for seat in range(len(state.tiles))]
    return places(ranks)


def _misses(state: State, seat: Seat) -> int:
    return sum(each.card.symbol not in state.tiles[seat] for each in state.taken[seat])


def outcome(state: State) -> Outcome | None:
    """Return the places and scores, with a line of the sheet for each card and one for the cubes, or None
    until the game is over.
    """
    if not isinstance(state.phase, Finished):
        return None
    everyone = range(len(state.tiles))
    lines = []
    for seat in everyone:
        tiles = state.tiles[seat]
        for each in state.taken[seat]:
            card = Phrase("scrap-card", symbol=each.card.symbol.lower(), value=each.card.value)
            kind = "scrap-sheet-card" if each.card.symbol in tiles else "scrap-sheet-card.miss"
            lines.append(Line(seat, Phrase(kind, card=card), worth(each.card, tiles, state.options)))
        lines.append(Line(seat, Phrase("scrap-sheet-cubes"), sum(state.supply[seat])))
    return Outcome(places_of(state), tuple(score(state, seat) for seat in everyone), tuple(lines))
