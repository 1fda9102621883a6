"""The pictures of Racesmack: the table for everybody, the hand for its owner, the result for both."""

from collections.abc import Sequence

from PIL.Image import Image

from bot.games.racesmack.board.board import board, cover, result
from bot.games.racesmack.board.hand import hand
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import View
from bot.locales.phrase import ENGLISH, Locale
from bot.render.stage import Stage, develop
from bot.render.text import legible_names
from bot.render.theme import STANDARD, Theme

__all__ = ["cover", "paint", "scenes"]


def scenes(
    view: View, seats: Sequence[str], recent: Sequence[Event] = (), locale: Locale = ENGLISH
) -> tuple[Stage, ...]:
    """What the one picture of a view shows, as data."""
    names = legible_names(seats)
    if view.places:
        return (result(view, names, locale),)
    return ((board if view.seat is None else hand)(view, names, locale),)


def paint(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    theme: Theme = STANDARD,
    locale: Locale = ENGLISH,
) -> tuple[Image, ...]:
    """The table for a spectator, the hand for a seat, and for everybody the result once the game is over."""
    return tuple(develop(drawn, theme) for drawn in scenes(view, seats, recent, locale))
