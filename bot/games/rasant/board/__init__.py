"""The pictures of Rasant: the public board, a player's hand, and the result for both."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.rasant.board.hand_picture import hand
from bot.games.rasant.board.inks import CREAM, INK, WORLD
from bot.games.rasant.board.result_picture import result
from bot.games.rasant.board.table_picture import board
from bot.games.rasant.rules import events, model
from bot.games.rasant.rules.actions import Action
from bot.locales.phrase import ENGLISH, Locale
from bot.render import painting
from bot.render.stage import Stage, Words, develop
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
    if view.mover is None:
        return (result(view, names, locale),)
    return (board(view, names, locale) if view.seat is None else hand(view, names, recent, locale, marked),)


paint, files = painting(scenes)


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby, in the standard theme: cars of one colour overtake all the others."""
    stage = Stage(WORLD, "cover", locale)
    stage.write(Words("RASANT", 150, "Manrope", CREAM, 9, INK), 44, 92)
    for number, (x, y), size in (("2", (804, 272), 90), ("1", (318, 310), 56)):
        stage.write(Words(number, size, "Black", INK), x, y, "m")
    return develop(stage)
