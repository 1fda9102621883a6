"""The cover of Gear Head: a car that is half built, at the line, and the cards of what it lacks."""

from __future__ import annotations

from functools import cache

from PIL.Image import Image

from bot.games.gear_head.board import captions
from bot.games.gear_head.board.inks import ENAMEL, WORLD
from bot.games.gear_head.board.plan import SIGN, SIGN_HEIGHT, SIGN_WIDTH
from bot.render.stage import Stage, Words, develop


@cache
def cover() -> Image:
    """The poster, in the standard theme."""
    stage = Stage(WORLD, "cover")
    x, y = SIGN
    stage.put("sign", x, y)
    name = Words(captions.NAME, 92, "SerifItalic", ENAMEL)
    stage.write(name, x + SIGN_WIDTH // 2, y + SIGN_HEIGHT // 2 - 2, "m")
    return develop(stage)
