"""The area above the yard: the mover's action, the number left, and the round."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import captions, deeds, inks, plan
from bot.games.scrapheap.board.disc import disc
from bot.games.scrapheap.rules import events, model
from bot.render import news
from bot.render.stage import Stage, Words
from bot.render.text import broken, measure, titled
from bot.render.theme import READABLE

BRUSH: Final = 2
"""The thickness that is added to the letters on planks, in pixels."""
SIZES: Final = (100, 92, 84, 76)
FIGURES: Final = 92
"""The font sizes of letters and of figures on planks, in pixels. The largest letters that fit are used."""
LINE: Final = 230
"""The width of a line of the words after a figure, in pixels. A wider word has a line of its own."""
SKY: Final = 396
"""The width available beside the plank, in pixels."""
GAP: Final = 24
MARGIN: Final = 12
"""The dark margin around the last deeds, in pixels."""
PLANK_ENDS: Final = 664
"""The right end of the words on the plank of the public board, in pixels from the left."""
SQUEEZE: Final = 0.84
"""The smallest factor by which a long name is narrowed before it is shortened."""


def table_head(
    stage: Stage, view: model.View, recent: Sequence[events.Event], shown: Mapping[Seat, str]
) -> None:
    """Draw the area above the public board: the mover, the plank, the round, and the dice, or the last deeds,
    or who is next. shown: the names as on the plates, by seat.
    """
    assert view.mover is not None
    disc(stage, view.mover, "l", 62, 70, 74)
    _plank(stage, view, shown[view.mover], 136, PLANK_ENDS, 74)
    end = stage.width - 16
    stage.write(
        Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY), end, 42, "r"
    )
    dice = view.dice if view.phase in ("peeking", "placing") else ()
    if dice:
        _dice(stage, view, recent)
    elif not _done(stage, recent, end):
        _then(stage, view, end)


def hand_head(stage: Stage, view: model.View) -> None:
    """Draw the area above the yard in a player's hand."""
    assert view.mover is not None
    disc(stage, view.mover, "m", 62, 60, 58)
    _plank(stage, view, stage.names[view.mover], 120, 672, 61)
    when = Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY)
    stage.write(when, stage.width - 16, 44, "r")


def _plank(stage: Stage, view: model.View, name: str, start: int, end: int, middle: int) -> None:
    """Write the text on the plank: on the left the mover's action, or only the name if it is long, or in the
    mover's own hand the prompt. On the right is the number left, with its words in one or two lines.
    """
    assert view.mover is not None
    number, words = captions.left(stage, view)
    lines = broken(words, READABLE, "Bold", LINE)
    wide = max(measure(line, READABLE, "Bold") for line in lines)
    for at, line in enumerate(lines):
        y = middle + (0 if len(lines) == 1 else (-24, 20)[at])
        stage.write(Words(line, READABLE, "Bold", inks.GOLD), end - wide, y)
    end -= wide + 10
    if number:
        end = end - measure(number, FIGURES, "Black")
        stage.write(Words(number, FIGURES, "Black", inks.GOLD), end, middle)
    room = end - GAP - start
    if view.mover == view.seat:
        said, size = captions.todo(stage, view), SIZES[0]
    else:
        wide = round(room / SQUEEZE)
        doing = captions.doing(stage, view, name)
        fits = measure(doing, SIZES[-1], "Amatic") <= wide
        said, size = titled(str, doing if fits else name, SIZES, "Amatic", wide)
    stage.write(Words(said, size, "Amatic", inks.CREAM, BRUSH, inks.CREAM, room=room), start, middle)


def _done(stage: Stage, recent: Sequence[events.Event], end: int) -> bool:
    """Draw the latest deeds of the player who acted last, as many as fit. Return whether there are any. end:
    the right edge, in pixels.
    """
    turns = news.since(recent, None, deeds.doer, acting=False)
    if not turns:
        return False
    parts = [Words(stage.say("hand-news"), READABLE, "Bold", inks.FOOT_WORDS), *deeds.turn(stage, *turns[-1])]
    while news.width(parts) > SKY - 2 * MARGIN:
        parts = parts[:-1]
    x = end - news.width(parts) - MARGIN
    stage.fill(x - MARGIN, 78, end - x + MARGIN, 66, inks.SHADE)
    for part in parts:
        news.lay(stage, part, x, 112)
        x += part.width + news.NEAR
    return True


def _then(stage: Stage, view: model.View, end: int) -> None:
    """Draw the disc of the seat that moves next, with a word before it. end: the right edge, in pixels."""
    playing = [seat for seat in view.order if seat not in view.retired or seat == view.mover]
    if len(playing) > 1 and view.mover is not None:
        disc(stage, playing[(playing.index(view.mover) + 1) % len(playing)], "s", 48, end - 29, 112)
        words = Words(stage.say("scrap-picture-then"), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, 150)
        stage.write(words, end - 70, 112, "r")


def _dice(stage: Stage, view: model.View, recent: Sequence[events.Event]) -> None:
    """Draw the dice that decided the number of peeks, and the number of peeks that the mover added."""
    for at, number in enumerate(view.dice):
        stage.put(f"die-{number}-{at % 2}", 886 + 68 * at, 112)
    spent = sum(isinstance(event, events.Spent) and event.seat == view.mover for event in recent)
    if spent and view.phase == "peeking":
        stage.write(Words(f"+{spent}", 52, "Black", inks.SKY_WORDS, 3, inks.SHADE), 1000, 112)


def rim(stage: Stage, yard: plan.Yard) -> None:
    """Draw the letters of the columns and the numbers of the rows along the edge of the yard."""
    for letter, x in yard.columns():
        stage.write(Words(letter, 52, "Black", inks.RIM, 3, inks.DUSK), x, yard.letters, "m")
    for number, y in yard.rows():
        stage.write(Words(number, 52, "Black", inks.RIM, 3, inks.DUSK), plan.NUMBERS, y, "m")
