"""The picture of the public yard, and the cover for the lobby."""

from collections.abc import Sequence
from functools import cache

from PIL.Image import Image

from bot.games.scrapheap.board import head, inks, players
from bot.games.scrapheap.board.closeup import Plot, window
from bot.games.scrapheap.board.overview import overview
from bot.games.scrapheap.board.plan import WHOLE
from bot.games.scrapheap.board.yard import yard
from bot.games.scrapheap.rules import events, model
from bot.games.scrapheap.rules.goals import prizes
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words, develop


def board(view: model.View, names: Sequence[str], recent: Sequence[events.Event], locale: Locale) -> Stage:
    """Return the picture of the public view during the game."""
    assert view.mover is not None
    found = prizes(view)
    shown = window(view, list(found))
    stage = Stage(inks.WORLD, "table" if shown == WHOLE else "table-closeup", locale, names, part=shown)
    plot = Plot(stage, shown)
    yard(plot, view, recent, found)
    head.head(stage, view, players.plates(stage, view)[view.mover], closeup=shown != WHOLE)
    if shown != WHOLE:
        overview(stage, view, shown, found)
    head.dice(stage, view, recent)
    head.rim(plot)
    return stage


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: a pick-up full of junk in front of the yard at dusk."""
    stage = Stage(inks.WORLD, "cover", locale)
    for line, y in (("Scrapheap", 64), ("Scavengers", 174)):
        stage.write(Words(line, 126, "Amatic", inks.SKY_WORDS, 3, inks.SKY_WORDS, room=322), 34, y)
    return develop(stage)
