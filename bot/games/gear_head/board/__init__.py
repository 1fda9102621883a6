"""The pictures of Gear Head: the public table, a player's hand, and the result for both."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.gear_head.board.built_cars import built
from bot.games.gear_head.board.hand_picture import hand
from bot.games.gear_head.board.inks import ENAMEL, FINISH, WORLD
from bot.games.gear_head.board.plan import SIGN, SIGN_HEIGHT, SIGN_WIDTH
from bot.games.gear_head.board.result_picture import result
from bot.games.gear_head.board.table_picture import board
from bot.games.gear_head.rules import events, model
from bot.games.gear_head.rules.actions import Action
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
    return (
        board(view, names, recent, locale)
        if view.seat is None
        else hand(view, names, recent, locale, marked),
    )


paint, files = painting(scenes)


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby, in the standard theme: a half-built car at the line, with the cards
    of its missing parts.
    """
    stage = Stage(WORLD, "cover", locale)
    x, y = SIGN
    stage.put("sign", x, y)
    name = Words("Gear Head", 92, "SerifItalic", ENAMEL)
    stage.write(name, x + SIGN_WIDTH // 2, y + SIGN_HEIGHT // 2 - 2, "m")
    return develop(stage)
