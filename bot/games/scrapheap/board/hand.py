"""The yard as one player knows it, who has seen more than everybody."""

from collections.abc import Sequence

from bot.games.scrapheap.board.head import hand_head, rim
from bot.games.scrapheap.board.inks import WORLD
from bot.games.scrapheap.board.plan import HAND
from bot.games.scrapheap.board.players import own
from bot.games.scrapheap.board.yard import yard
from bot.games.scrapheap.rules.events import Event
from bot.games.scrapheap.rules.goals import goals
from bot.games.scrapheap.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage


def hand(view: View, names: Sequence[str], recent: Sequence[Event], locale: Locale) -> Stage:
    """Everything one player may know of the yard, with what is theirs, and what is worth going for."""
    assert view.seat is not None
    stage = Stage(WORLD, HAND.name, locale, names)
    found = goals(view)
    hand_head(stage, view)
    own(stage, view, view.seat, found)
    yard(stage, HAND, view, recent, {goal.cell: goal.price for goal in found})
    rim(stage, HAND)
    return stage
