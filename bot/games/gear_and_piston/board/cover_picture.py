"""The cover of Gear & Piston: a car of 1888, in the style of its patent drawing."""

from PIL.Image import Image

from bot.games.gear_and_piston.board.inks import INK, SLOT, WORLD
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words, develop


def cover(locale: Locale) -> Image:
    """Return the cover for the lobby: a car with its driver, and the motor that it lacks on a crane."""
    stage = Stage(WORLD, "cover", locale)
    for text, y in (("Gear &", 84), ("Piston", 192)):
        stage.write(Words(text, 112, "Serif", SLOT, 9, INK, drop=6), 36, y)
    return develop(stage)
