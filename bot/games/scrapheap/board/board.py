"""The board for everybody: the yard, and the players' pick-ups."""

from collections.abc import Sequence

from bot.games.scrapheap.board.head import rim, table_head
from bot.games.scrapheap.board.inks import WORLD
from bot.games.scrapheap.board.plan import TABLE
from bot.games.scrapheap.board.players import plates
from bot.games.scrapheap.board.yard import yard
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage


def board(view: View, names: Sequence[str], recent: Sequence[Event], locale: Locale) -> Stage:
    """Everything a spectator may know, while the game is on."""
    stage = Stage(WORLD, TABLE.name, locale, names)
    table_head(stage, view, recent)
    plates(stage, view)
    yard(stage, TABLE, view, recent)
    rim(stage, TABLE)
    return stage
