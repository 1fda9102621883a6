"""The cover of Rasant: a poster on which one colour sweeps past all the others."""

from __future__ import annotations

from functools import cache

from PIL.Image import Image

from bot.games.rasant.board.inks import CREAM, INK, WORLD
from bot.render.stage import Stage, Words, develop


@cache
def cover() -> Image:
    """The poster, in the standard theme."""
    stage = Stage(WORLD, "cover")
    stage.write(Words("RASANT", 150, "Manrope", CREAM, 9, INK), 44, 92)
    for number, (x, y), size in (("2", (804, 272), 90), ("1", (327, 292), 48)):
        stage.write(Words(number, size, "Black", INK), x, y, "m")
    return develop(stage)
