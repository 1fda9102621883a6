"""The cover of Scrapheap Scavengers: a pick-up full of junk before the yard at dusk."""

from functools import cache

from PIL.Image import Image

from bot.games.scrapheap.board.inks import PRINTS, SKY_WORDS, WORLD
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words, develop


@cache
def cover(locale: Locale) -> Image:
    """The picture; one card of the yard lies open."""
    stage = Stage(WORLD, "cover", locale)
    for line, y in (("Scrapheap", 74), ("Scavengers", 172)):
        stage.write(Words(line, 104, "Amatic", SKY_WORDS, 2, SKY_WORDS, room=214), 30, y)
    stage.write(Words("6", 58, "Black", PRINTS["Drop"]), 868, 336, "m")
    return develop(stage)
