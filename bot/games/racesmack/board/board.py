"""The table for everybody: the rule, the cards and who smacks them, and the road."""

from __future__ import annotations

from bot.games.racesmack.board.circle import circle, judged, sized, spots
from bot.games.racesmack.board.inks import WORLD
from bot.games.racesmack.board.lanes import lanes
from bot.games.racesmack.board.plan import LOW
from bot.games.racesmack.board.ribbon import ribbon
from bot.games.racesmack.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage


def board(view: View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Everything a spectator may know, while the game is on."""
    stage = Stage(WORLD, "table", locale, names)
    ribbon(stage, view, coming=False)
    lanes(stage, view, names)
    lying = spots(view) if view.circle or view.phase == "revealing" else judged(view)
    circle(stage, lying, sized(len(names)), LOW, faces=True)
    return stage
