"""The cover of Racesmack: a hand smacks the right one of four cards."""

from __future__ import annotations

from functools import cache

from PIL.Image import Image

from bot.games.racesmack.board.circle import Spot, circle
from bot.games.racesmack.board.inks import GOLD, INK, WORLD
from bot.games.racesmack.board.plan import LAID
from bot.games.racesmack.rules.components import Regular, Symbol
from bot.locales.phrase import ENGLISH, Locale
from bot.render.stage import Stage, Words, develop

_CARDS = (
    (Symbol("star", "red"), Symbol("circle", "blue")),
    (Symbol("triangle", "green"), Symbol("star", "purple"), Symbol("circle", "red")),
    (Symbol("rectangle", "blue"),),
    (Symbol("triangle", "red"), Symbol("circle", "purple")),
)
_RIGHT = 1


@cache
def cover(locale: Locale = ENGLISH) -> Image:
    """Four cards, and a glove on one of them."""
    stage = Stage(WORLD, "cover", locale)
    lying = [
        Spot(
            Regular(at, symbols),
            ready=True,
            bright=at == _RIGHT,
            tappers=((2, False),) if at == _RIGHT else (),
        )
        for at, symbols in enumerate(_CARDS)
    ]
    circle(stage, lying, LAID[5], 258, faces=True)
    stage.write(Words(stage.say("smack-noise"), 96, "Fredoka", GOLD, 14, INK, drop=6, lean=0.12), 590, 326)
    return develop(stage)
