"""The pictures of Racesmack: the public table, a player's hand, and the result for both."""

from collections.abc import Sequence

from bot.games.racesmack.board.hand_picture import hand
from bot.games.racesmack.board.table_picture import board, cover, result
from bot.games.racesmack.board.taps_picture import taps
from bot.games.racesmack.rules import events, model
from bot.games.racesmack.rules.actions import Action
from bot.locales.phrase import ENGLISH, Locale
from bot.render import painting
from bot.render.stage import Stage
from bot.render.text import legible_names


def scenes(
    view: model.View,
    seats: Sequence[str],
    recent: Sequence[events.Event] = (),
    locale: Locale = ENGLISH,
    marked: Action | None = None,
) -> tuple[Stage, ...]:
    """Return the only picture of a view as data."""
    names = legible_names(seats)
    if view.places:
        return (result(view, names, locale),)
    return ((board if view.seat is None else hand)(view, names, locale),)


paint, files = painting(scenes)
