"""A player's turn as small pictures, under a hand and above the public yard."""

from collections import Counter
from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.scrapheap.board import inks
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.board.yard import crate
from bot.games.scrapheap.rules import components, events
from bot.render import news
from bot.render.stage import Stage, Words


def doer(event: events.Event) -> Seat | None:
    """Return the seat that did the deed of an event, or None for an event that is not drawn as a deed."""
    deeds = events.Peeked | events.Placed | events.Took | events.Claimed
    return event.seat if isinstance(event, deeds) else None


def turn(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> news.Deed:
    """Return a turn as small pictures: the player's number, the peeks, the points of the taken cards of each
    symbol, the taken cards that the reader does not know, the placed cubes, and the cubes taken from cards.
    """
    parts: list[news.Part] = [news.Small(58, lambda x, y: disc(stage, seat, "s", 48, x + 29, y))]
    peeks = sum(isinstance(event, events.Peeked) for event in done)
    if peeks:
        parts += [_note(stage), _counted(peeks)]
    cards = [event.card for event in done if isinstance(event, events.Took)]
    for symbol in components.SYMBOLS:
        found = [card.value for card in cards if card is not None and card.symbol == symbol]
        if found:
            parts += [_junk(stage, symbol), Words(str(sum(found)), 52, "Black", inks.FOOT_GOLD)]
    if unknown := cards.count(None):
        parts += [_note(stage), _counted(unknown)]
    placed = sum(isinstance(event, events.Placed) for event in done)
    if placed:
        parts += [_crate(stage, seat), _counted(placed)]
    claimed = Counter(each.owner for each in done if isinstance(each, events.Claimed))
    for owner, count in sorted(claimed.items()):
        ink = inks.FOOT_GOLD if owner == seat else inks.LOSS
        parts += [news.up(ink), _crate(stage, owner), _counted(count)]
    return parts


def _counted(count: int) -> Words:
    return Words(f"\u00d7{count}", 48, "Bold", inks.FOOT_WORDS)


def _note(stage: Stage) -> news.Small:
    """Return a small picture of a blank note, for a card that is secret."""
    return news.Small(46, lambda x, y: stage.put("blank", x, y - 23))


def _junk(stage: Stage, symbol: components.Symbol) -> news.Small:
    return news.Small(56, lambda x, y: stage.put(f"junk-{symbol}-card", x + 28, y))


def _crate(stage: Stage, owner: Seat) -> news.Small:
    return news.Small(46, lambda x, y: crate(stage, owner, 1, "one", x, y - 24))
