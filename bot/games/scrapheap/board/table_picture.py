"""The board for everybody: the yard, and the players' pick-ups."""

from collections.abc import Sequence

from bot.games.scrapheap.board import head, inks, plan, players
from bot.games.scrapheap.board.yard import yard
from bot.games.scrapheap.rules import events, model
from bot.locales.phrase import Locale
from bot.render.stage import Stage


def board(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Everything a spectator may know, while the game is on."""
    stage = Stage(inks.WORLD, plan.TABLE.name, locale, names)
    head.table_head(stage, view, recent)
    players.plates(stage, view)
    yard(stage, plan.TABLE, view, recent)
    head.rim(stage, plan.TABLE)
    return stage
