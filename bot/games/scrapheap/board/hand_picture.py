"""A player's hand: the yard, or a closeup of it, as the player sees it, and the latest turns."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import deeds, head, inks, players
from bot.games.scrapheap.board.closeup import Plot, window
from bot.games.scrapheap.board.overview import overview
from bot.games.scrapheap.board.plan import WHOLE, Window
from bot.games.scrapheap.board.yard import Route, yard
from bot.games.scrapheap.rules import components, events, model
from bot.games.scrapheap.rules.goals import (
    Trip,
    ahead,
    flipped,
    gain,
    goals,
    home,
    nearest,
    offers_search,
    raided,
    route,
    unguarded,
    weighed,
)
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
    trips, found = weighed(view), goals(view)
    prices = {goal.cell: goal.price for goal in found}
    gains = {goal.cell: goal.points for goal in found}
    aims = _aims(view, view.seat, trips) if view.seat == view.mover else []
    if view.phase == "collecting":
        prices |= {cell: flipped(view)[cell] for cell in aims}
    routes = [Route(route(view, trip), trip.cells, "loss" if raided(view, trip) else "way") for trip in trips]
    if way := ahead(view):
        routes.append(Route(way, (), "way"))
        gains = {way[-1]: gain(view, way[-1])}
    shown = _window(view, routes, aims)
    stage = Stage(inks.WORLD, "hand" if shown == WHOLE else "hand-closeup", locale, names, part=shown)
    plot = Plot(stage, shown)
    yard(plot, view, recent, gains, prices, routes, aims)
    head.head(stage, view, stage.names[view.mover], closeup=shown != WHOLE)
    head.rim(plot)
    if shown == WHOLE:
        head.peeked(stage, view)
    else:
        overview(stage, view, shown, gains)
    players.own(stage, view, view.seat)
    done = news.since(recent, view.seat, deeds.doer, acting=view.seat == view.mover)
    news.news(stage, [deeds.turn(stage, seat, each) for seat, each in done], NEWS)
    return stage


def _aims(view: model.View, seat: Seat, trips: Sequence[Trip]) -> list[components.Cell]:
    """Return the cells of the best choice that is not a trip: those to peek at, to guard, to start from or to
    flip.
    """
    match view.phase:
        case "peeking":
            return nearest(view, home(view, seat))
        case "placing" if view.lifted is None:
            return unguarded(view, seat)
        case "choosing":
            return [home(view, seat)]
        case "collecting" if not trips or offers_search(view):
            return list(flipped(view))
        case _:
            return []


def _window(view: model.View, routes: Sequence[Route], aims: Sequence[components.Cell]) -> Window:
    """Return the window that the hand shows: during the collection with the best route, and in a peek round
    with all cards that the player knows.
    """
    if view.phase == "choosing":
        return WHOLE
    if view.phase == "collecting":
        return window(view, [cell for each in routes[:1] for cell in each.cells] or aims)
    known = [square.cell for square in view.grid if square.private]
    return window(view, [*known, *aims])
