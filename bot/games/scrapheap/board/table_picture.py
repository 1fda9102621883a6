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
    if shown == WHOLE:
        head.peeked(stage, view)
    else:
        overview(stage, view, shown, found)
    head.rim(plot)
    return stage


@cache
def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: a pick-up full of junk in front of the rising sun."""
    stage = Stage(inks.WORLD, "cover", locale)
    for line, y in (("Scrapheap", 104), ("Scavengers", 254)):
        stage.write(Words(line, 190, "Amatic", inks.FINISH.ink, 4, inks.FINISH.ink, room=500), 36, y)
    return develop(stage)
