"""The area above the yard: the mover's action, the peeks, cubes or action points left, and the round."""

from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, inks, plan
from bot.games.scrapheap.board.closeup import Plot
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.rules import model
from bot.render import crown
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
LEADER: Final = 250
"""The width available for the leader's name and score in a hand, in pixels."""
UPPER: Final = 46
LOWER: Final = 118
"""The middles of the upper and of the lower line on the plank, in pixels from the top."""
WHEN: Final = 26
SKY: Final = 364
"""The width available beside the plank, in pixels."""
LEGEND: Final = 108
"""The middle of the explanation of the eyes, in pixels from the top."""
EYE: Final = 96
"""The width available for the eye before it, in pixels."""


def head(stage: Stage, view: model.View, name: str, *, closeup: bool) -> None:
    """Draw the area above the yard: the mover, the plank and the round. name: the mover's name, spelled as in
    the rest of the picture.
    """
    assert view.mover is not None
    disc(stage, view.mover, "l", 62, 70, 74)
    when = Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY)
    stage.write(when, stage.width - 16, WHEN if closeup else 42, "r")
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
    if view.mover == view.seat and view.phase == "collecting":
        _buying(stage, view, view.seat, said)
        return
    stage.write(Words(said, size, "Amatic", inks.CREAM, BRUSH, inks.CREAM, END - START), START, UPPER)
    number, words = captions.left(stage, view)
    x = START + 2
    if number:
        x = stage.write(Words(number, FIGURES, "Black", inks.GOLD), x, LOWER) + 14
    stage.write(Words(words, 54, "Bold", inks.GOLD, room=END - x), x, LOWER)


def _buying(stage: Stage, view: model.View, seat: Seat, said: str) -> None:
    """Write the prompt, the action points left and, below them, the player's standing."""
    points = Words(stage.say("scrap-picture-price", price=view.points), 66, "Black", inks.GOLD)
    stage.write(points, END, UPPER, "r")
    room = END - START - points.width - 20
    stage.write(Words(said, SIZES[0], "Amatic", inks.CREAM, BRUSH, inks.CREAM, room), START, UPPER)
    own, told, leads = captions.standing(stage, view, seat, LEADER)
    ink = inks.GOLD if leads else inks.CREAM
    x = stage.write(Words(own, 54, "Black", ink, room=END - START - LEADER), START + 2, LOWER)
    if told:
        lead = Words(told, 48, "Bold", inks.GOLD, room=END - x - crown.WIDE - 34)
        stage.write(lead, END, LOWER, "r")
        crown.crown(stage, inks.GOLD, inks.DARK, END - lead.width - 10 - crown.WIDE, LOWER)


def peeked(stage: Stage, view: model.View) -> None:
    """Explain the eyes on the yard below, in the peek rounds."""
    if view.phase not in ("peeking", "placing"):
        return
    words = Words(stage.say("scrap-picture-peeked"), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY - EYE)
    x = stage.width - 16 - words.width
    stage.write(words, x, LEGEND)
    stage.put("peeked", x - EYE // 2, LEGEND)


def rim(plot: Plot) -> None:
    """Draw the letters of the columns and the numbers of the rows on the fence."""
    for letter, x in plan.columns(plot.window):
        plot.stage.write(Words(letter, 48, "Black", inks.RIM, 3, inks.SHADE), x, plan.LETTERS, "m")
    for number, y in plan.rows(plot.window):
        plot.stage.write(Words(number, 48, "Black", inks.RIM, 3, inks.SHADE), plan.NUMBERS, y, "m")
