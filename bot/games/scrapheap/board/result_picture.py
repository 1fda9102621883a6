"""The result: a photo finish."""

from collections.abc import Sequence

from bot.games.scrapheap.board.inks import FINISH
from bot.games.scrapheap.rules.model import View
from bot.locales.phrase import Locale
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: View, names: Sequence[str], locale: Locale) -> Stage:
    """Everything about a game that is over, for the view's owner."""
    return photo_finish(FINISH, racers(names, view.places, view.scores), view.seat, "points", locale=locale)
