"""The area above the yard: the mover's action, the number left, and the round."""

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import captions, inks, plan
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.rules import events, model
from bot.render.stage import Stage, Words
from bot.render.text import titled

BRUSH: Final = 2
"""The thickness that is added to the letters on planks, in pixels."""
SIZES: Final = (78, 72, 66)
FIGURES: Final = 64
"""The font sizes of the mover's action and of the number left, in pixels. The largest letters that fit are
used.
"""
SQUEEZE: Final = 0.84
"""The smallest factor by which a long name is narrowed, before it is also shortened."""
START: Final = 138
END: Final = 700
"""The left and right ends of the words on the plank, in pixels."""
UPPER: Final = 46
LOWER: Final = 118
"""The middles of the upper and of the lower line on the plank, in pixels from the top."""
SKY: Final = 364
"""The width available beside the plank, in pixels."""


def head(stage: Stage, view: model.View, name: str) -> None:
    """Draw the area above the yard: the mover, the plank and the round. name: the mover's name, spelled as in
    the rest of the picture.
    """
    assert view.mover is not None
    disc(stage, view.mover, "l", 62, 70, 74)
    if view.mover == view.seat:
        said, size = captions.todo(stage, view), SIZES[0]
    else:
        said, size = titled(
            lambda each: captions.doing(stage, view, each),
            name,
            SIZES,
            "Amatic",
            round((END - START) / SQUEEZE),
        )
    stage.write(Words(said, size, "Amatic", inks.CREAM, BRUSH, inks.CREAM, END - START), START, UPPER)
    number, words = captions.left(stage, view)
    x = START + 2
    if number:
        x = stage.write(Words(number, FIGURES, "Black", inks.GOLD), x, LOWER) + 14
    stage.write(Words(words, 54, "Bold", inks.GOLD, room=END - x), x, LOWER)
    when = Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY)
    stage.write(when, stage.width - 16, 42, "r")


def dice(stage: Stage, view: model.View, recent: Sequence[events.Event]) -> None:
    """Draw the dice that decided the number of peeks and, while the mover peeks, the number of peeks that the
    mover added. After the peek rounds, draw nothing.
    """
    if view.phase not in ("peeking", "placing"):
        return
    for at, number in enumerate(view.dice):
        stage.put(f"die-{number}-{at % 2}", 908 + 66 * at, 106)
    spent = sum(isinstance(event, events.Spent) and event.seat == view.mover for event in recent)
    if spent and view.phase == "peeking":
        stage.write(Words(f"+{spent}", 52, "Black", inks.SKY_WORDS, 3, inks.SHADE), 1018, 106)


def rim(stage: Stage) -> None:
    """Draw the letters of the columns and the numbers of the rows on the fence."""
    for letter, x in plan.columns():
        stage.write(Words(letter, 48, "Black", inks.RIM, 3, inks.SHADE), x, plan.LETTERS, "m")
    for number, y in plan.rows():
        stage.write(Words(number, 48, "Black", inks.RIM, 3, inks.SHADE), plan.NUMBERS, y, "m")
