"""The yard as one player sees it."""

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import deeds, head, inks, players
from bot.games.scrapheap.board.yard import Route, yard
from bot.games.scrapheap.rules import events, model
from bot.games.scrapheap.rules.goals import ahead, flipped, gain, goals, raided, route, weighed
from bot.locales.phrase import Locale
from bot.render import news
from bot.render.stage import Stage

NEWS: Final = news.NewsStyle(fill=inks.SHADE, line=inks.SOIL, ink=inks.FOOT_WORDS)


def hand(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Return the picture of a player's view of the yard, with the player's possessions, the cards worth
    collecting, and the routes of the best trips. If the turn can gain nothing more, the only route, if any,
    leads to the goal of the next turn.
    """
    assert view.seat is not None
    assert view.mover is not None
    stage = Stage(inks.WORLD, "hand", locale, names)
    trips, found = weighed(view), goals(view)
    prices = {goal.cell: goal.price for goal in found}
    gains = {goal.cell: goal.points for goal in found}
    if view.seat == view.mover and not trips:
        prices = flipped(view)
    routes = [
        Route(route(view, trip), trip.cells, inks.LOSS if raided(view, trip) else inks.WAY) for trip in trips
    ]
    if way := ahead(view):
        routes.append(Route(way, (), inks.WAY))
        gains = {way[-1]: gain(view, way[-1])}
    yard(stage, view, recent, gains, prices, routes)
    head.head(stage, view, stage.names[view.mover])
    head.rim(stage)
    players.own(stage, view, view.seat)
    done = news.since(recent, view.seat, deeds.doer, acting=view.seat == view.mover)
    news.news(stage, [deeds.turn(stage, seat, each) for seat, each in done], NEWS)
    return stage
