"""The pictures of Scrapheap Scavengers: the public board, a map for each player, and the result."""

from collections.abc import Sequence

from bot.games.scrapheap.board.hand_picture import hand
from bot.games.scrapheap.board.result_picture import result
from bot.games.scrapheap.board.table_picture import board, cover
from bot.games.scrapheap.rules import events, model
from bot.games.scrapheap.rules.actions import Action
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
    """Return the only picture of a view as data. recent: the latest events, which the picture marks or shows
    as news.
    """
    names = legible_names(seats)
    if view.mover is None:
        return (result(view, names, locale),)
    return (board(view, names, recent, locale) if view.seat is None else hand(view, names, recent, locale),)


paint, files = painting(scenes)
