"""The yard in the view of one player."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, head, inks, plan, players
from bot.games.scrapheap.board.yard import crate, yard
from bot.games.scrapheap.rules import components, events, model
from bot.games.scrapheap.rules.goals import flipped, goals, raided, route, weighed
from bot.locales.phrase import Locale
from bot.render import news
from bot.render.stage import Stage, Words

NEWS: Final = news.NewsStyle(fill=inks.SHADE, line=inks.SOIL, ink=inks.FOOT_WORDS)


def hand(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Return the picture of a player's view of the yard, with what they own, the cards worth collecting, and
    the routes of the trips that have buttons. Routes that take others' cubes have another colour.
    """
    assert view.seat is not None
    stage = Stage(inks.WORLD, plan.HAND.name, locale, names)
    found = goals(view)
    head.hand_head(stage, view)
    players.own(stage, view, view.seat, found)
    prices = {goal.cell: goal.price for goal in found}
    if captions.goal(view) == "flip":
        prices = flipped(view)
    routes = [(route(view, trip), inks.LOSS if raided(view, trip) else inks.GOLD) for trip in weighed(view)]
    yard(stage, plan.HAND, view, recent, prices, routes)
    head.rim(stage, plan.HAND)
    done = news.since(recent, view.seat, _doer, acting=view.seat == view.mover)
    news.news(stage, [_turn(stage, seat, each) for seat, each in done], NEWS)
    return stage


def _doer(event: events.Event) -> Seat | None:
    deeds = events.Peeked | events.Placed | events.Took | events.Claimed
    return event.seat if isinstance(event, deeds) else None


def _turn(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> news.Deed:
    """Return a turn as small pictures: what the taken cards of each symbol count, and others' cubes, or the
    peeks and the placed cubes.
    """
    parts: list[news.Part] = [news.Small(58, lambda x, y: head.disc(stage, seat, "s", 48, x + 29, y))]
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
    """Return a small picture of a card that the others do not know."""
    return news.Small(46, lambda x, y: stage.put("blank", x, y - 23))


def _junk(stage: Stage, symbol: components.Symbol) -> news.Small:
    return news.Small(56, lambda x, y: stage.put(f"junk-{symbol}-card", x + 28, y))


def _crate(stage: Stage, owner: Seat) -> news.Small:
    return news.Small(46, lambda x, y: crate(stage, owner, 1, "one", x, y - 24))
