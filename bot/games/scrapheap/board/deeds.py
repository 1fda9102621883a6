"""A player's turn as words and small pictures, under a hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, Literal

from bot.engine.game import Seat
from bot.games.scrapheap.board import inks
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.board.yard import crate
from bot.games.scrapheap.rules import components, events
from bot.render import news
from bot.render.stage import Stage, Words
from bot.render.text import fitted
from bot.render.theme import READABLE

NAME: Final = 220
"""The width available for a player's name, in pixels."""
ROOM: Final = 800
"""The width available for a turn, in pixels."""


def doer(event: events.Event) -> Seat | None:
    """Return the seat that did the deed of an event, or None for an event that is not drawn as a deed."""
    deeds = events.Peeked | events.Placed | events.Took | events.Claimed
    return event.seat if isinstance(event, deeds) else None


def turn(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> news.Deed:
    """Return a turn as words and small pictures: the player, the peeks, the points of the taken cards of each
    symbol, the placed cubes, and the cubes taken from cards. If there is not enough room, the last deeds are
    left out, and then the player's name.
    """
    name = fitted(stage.names[seat], READABLE, "Bold", NAME)
    who: list[news.Part] = [
        news.Small(58, lambda x, y: disc(stage, seat, "s", 48, x + 29, y)),
        Words(name, READABLE, "Bold", inks.FOOT_WORDS),
    ]
    deeds = [*_peeked(stage, done), *_took(stage, done), *_cubes(stage, seat, done)]
    while len(deeds) > 1 and news.width([*who, *chain(*deeds)]) > ROOM:
        deeds.pop()
    if news.width([*who, *chain(*deeds)]) > ROOM:
        del who[1]
    return [*who, *chain(*deeds)]


def _peeked(stage: Stage, done: Sequence[events.Event]) -> Iterator[news.Deed]:
    if peeks := sum(isinstance(event, events.Peeked) for event in done):
        yield [_did(stage, "peeked"), _note(stage), _counted(peeks)]


def _took(stage: Stage, done: Sequence[events.Event]) -> Iterator[news.Deed]:
    """Yield the taken cards, if there are any: the points of each symbol, and the number of secret cards."""
    cards = [event.card for event in done if isinstance(event, events.Took)]
    parts: list[news.Part] = [_did(stage, "took")] if cards else []
    for symbol in components.SYMBOLS:
        found = [card.value for card in cards if card is not None and card.symbol == symbol]
        if found:
            parts += [_junk(stage, symbol), Words(str(sum(found)), 52, "Black", inks.FOOT_GOLD)]
    if unknown := cards.count(None):
        parts += [_note(stage), _counted(unknown)]
    if parts:
        yield parts


def _cubes(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> Iterator[news.Deed]:
    """Yield the number of placed cubes, and the number of each owner's cubes that were taken from cards."""
    if placed := sum(isinstance(event, events.Placed) for event in done):
        yield [_did(stage, "placed"), _crate(stage, seat), _counted(placed)]
    claimed = Counter(each.owner for each in done if isinstance(each, events.Claimed))
    parts: list[news.Part] = [_did(stage, "claimed")] if claimed else []
    for owner, count in sorted(claimed.items()):
        parts += [_crate(stage, owner), _counted(count)]
    if parts:
        yield parts


def _did(stage: Stage, deed: Literal["peeked", "took", "placed", "claimed"]) -> Words:
    """Return the verb for a deed, such as "took"."""
    return Words(stage.say("scrap-picture-did", deed=deed), READABLE, "Bold", inks.FOOT_WORDS)


def _counted(count: int) -> Words:
    return Words(f"\u00d7{count}", 48, "Bold", inks.FOOT_WORDS)


def _note(stage: Stage) -> news.Small:
    """Return a small picture of a blank note, for a card that is secret."""
    return news.Small(46, lambda x, y: stage.put("blank", x, y - 23))


def _junk(stage: Stage, symbol: components.Symbol) -> news.Small:
    return news.Small(56, lambda x, y: stage.put(f"junk-{symbol}-card", x + 28, y))


def _crate(stage: Stage, owner: Seat) -> news.Small:
    return news.Small(46, lambda x, y: crate(stage, owner, 1, "one", x, y - 24))
