"""The picture of Nim, which is the same for everyone, and its cover."""

from collections.abc import Sequence

from PIL.Image import Image

from bot.locales.phrase import ENGLISH, Locale, spoken
from bot.render import cover as covers, painting
from bot.render.canvas import Scene, Sprite
from bot.render.cover import LEFT, RIGHT, backdrop
from bot.render.pen import Pen
from bot.render.text import TextRun, fitted, legible_names
from bot.render.theme import BOARD, PAPER, PRINT, READABLE, TEXT
from tests.games.nim.rules import HEAPS, Action, Event, View
from tests.games.nim.words import HEAPS as LETTERS, headline

ROW = 100


def scenes(
    view: View,
    seats: Sequence[str],
    recent: Sequence[Event] = (),
    locale: Locale = ENGLISH,
    marked: Action | None = None,
) -> tuple[Scene, ...]:
    """Return the headline and the heaps, one under the other."""
    scene = Scene(backdrop(100 + ROW * len(view.heaps)))
    words = fitted(spoken(headline(view, legible_names(seats)), locale), 48, "Black", RIGHT - LEFT)
    scene.write(TextRun(words, 48, "Black", TEXT, BOARD), LEFT, 54)
    for number, left in enumerate(view.heaps):
        y = 100 + ROW * number
        scene.write(TextRun(f"{LETTERS[number]} {left}", READABLE, "Black", TEXT, BOARD), LEFT, y + 40)
        for at in range(left):
            scene.put(Sprite(_stick, 24, 80, BOARD), LEFT + 160 + 60 * at, y)
    return (scene,)


paint, files = painting(scenes)


def _stick(pen: Pen) -> None:
    pen.box(0, 0, 24, 80, PRINT, 10)
    pen.box(3, 3, 18, 74, PAPER, 8)


def cover(_locale: Locale) -> Image:
    """Return the cover, which shows the heaps."""
    return covers.cover(_cover)


def _cover(pen: Pen) -> None:
    for number, left in enumerate(HEAPS):
        for at in range(left):
            _stick(pen.at(280 + 190 * number + 34 * at, 110))
