"""The pictures of Scrapheap Scavengers: the board for everybody, a map for each player, the result."""

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.scrapheap.board.board import board
from bot.games.scrapheap.board.cover import cover as cover
from bot.games.scrapheap.board.hand import hand
from bot.games.scrapheap.board.result import result
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import View
from bot.locales.phrase import ENGLISH, Locale
from bot.render.stage import Stage, develop
from bot.render.text import legible_names
from bot.render.theme import STANDARD, Theme


def scenes(
    view: View, seats: Sequence[str], recent: Sequence[Event] = (), locale: Locale = ENGLISH
) -> tuple[Stage, ...]:
    """What the one picture of a view shows, as data."""
    names = legible_names(seats)
    if view.mover is None:
        return (result(view, names, locale),)
    return (board(view, names, recent, locale) if view.seat is None else hand(view, names, recent, locale),)


def paint(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    theme: Theme = STANDARD,
    locale: Locale = ENGLISH,
) -> tuple[Image, ...]:
    """The board for a spectator, the map for a seat, and for everybody the result once the game is over."""
    return tuple(develop(drawn, theme) for drawn in scenes(view, seats, recent, locale))
