"""The pictures of Gear & Piston: the table, all cars, a player's hand, and the photo finish."""

from collections.abc import Sequence

from bot.games.gear_and_piston.board.cover_picture import cover
from bot.games.gear_and_piston.board.garage_picture import garage
from bot.games.gear_and_piston.board.hand_picture import hand
from bot.games.gear_and_piston.board.result_picture import result
from bot.games.gear_and_piston.board.table_picture import board
from bot.games.gear_and_piston.rules import events, model
from bot.games.gear_and_piston.rules.actions import Action
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
    """Return the content of a view's pictures as data, in reading order."""
    names = legible_names(seats)
    if view.phase == "finished":
        return (result(view, names, locale), garage(view, names, recent, locale))
    if view.seat is None:
        return (board(view, names, recent, locale), garage(view, names, recent, locale))
    return (hand(view, names, recent, locale, marked),)


paint, files = painting(scenes)
