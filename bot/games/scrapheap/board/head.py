"""The area over the yard: the mover's action, the remaining amount, and the round."""

from collections.abc import Sequence
from typing import Final

from bot.games.scrapheap.board import captions, inks, plan
from bot.games.scrapheap.rules import events, model
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure

BRUSH: Final = 2
"""How much thicker the letters on planks are than in their font, in pixels."""
LETTERS: Final = 100
FIGURES: Final = 84
"""The size of letters and figures on planks, in pixels."""
SKY: Final = 396
"""The room beside the plank, in pixels."""
GAP: Final = 24
PLANK_ENDS: Final = 664
"""The right end of the words on the plank of the public board."""
SQUEEZE: Final = 0.84
"""The narrowest that a long name becomes before it is cut, as a share of its width."""


def table_head(stage: Stage, view: model.View, recent: Sequence[events.Event]) -> None:
    """Draw the heading of the public board."""
    assert view.mover is not None
    disc(stage, view.mover, "l", 62, 70, 74)
    _plank(stage, view, stage.names[view.mover], 136, PLANK_ENDS, 74)
    end = stage.width - 16
    stage.write(
        Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY), end, 42, "r"
    )
    dice = view.dice if view.phase in ("peeking", "placing") else ()
    if dice:
        _dice(stage, view, recent)
    _then(stage, view, 870 if dice else end)


def hand_head(stage: Stage, view: model.View) -> None:
    """Draw the heading of a player's hand."""
    assert view.mover is not None
    disc(stage, view.mover, "m", 62, 60, 58)
    name = captions.yours(stage, view) if view.mover == view.seat else stage.names[view.mover]
    _plank(stage, view, name, 120, 672, 61)
    when = Words(captions.when(stage, view), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, SKY)
    stage.write(when, stage.width - 16, 44, "r")


def disc(stage: Stage, seat: int, size: str, figure: int, x: int, y: int) -> None:
    """Draw the number of a player's car, `figure` pixels high, in its colour. size: l, m or s."""
    car = stage.livery(seat)
    stage.put(f"disc-{car.colour}-{size}", x, y)
    stage.write(Words(str(car.number), figure, "Black", inks.CAR_INKS[car.colour], room=figure), x, y, "m")


def _plank(stage: Stage, view: model.View, name: str, start: int, end: int, middle: int) -> None:
    """Draw the line on the plank: the mover's action from the left, the remaining amount up to
    the right end.
    """
    said, (number, word) = captions.doing(stage, view, name), captions.left(stage, view)
    if view.mover == view.seat or _wide(said) * SQUEEZE + _counted(number, word) + GAP > end - start:
        said, (number, word) = name, captions.left(stage, view, short=True)
    room = end - start - _counted(number, word) - GAP
    text = fitted(said, LETTERS, "Amatic", round(room / SQUEEZE))
    if text == said or view.mover != view.seat:  # names are cut, words are not
        stage.write(Words(text, LETTERS, "Amatic", inks.CREAM, BRUSH, inks.CREAM, room=room), start, middle)
    x = end - _counted(number, word)
    if number:
        x = stage.write(Words(number, FIGURES, "Black", inks.GOLD), x, middle)
    stage.write(Words(word, LETTERS, "Amatic", inks.GOLD, BRUSH, inks.GOLD), x, middle)


def _wide(text: str) -> int:
    return measure(text, LETTERS, "Amatic")


def _counted(number: str, word: str) -> int:
    return measure(number, FIGURES, "Black") + _wide(word)


def _then(stage: Stage, view: model.View, end: int) -> None:
    """Draw who moves next, up to `end`."""
    playing = [seat for seat in view.order if seat not in view.retired or seat == view.mover]
    if len(playing) > 1 and view.mover is not None:
        disc(stage, playing[(playing.index(view.mover) + 1) % len(playing)], "s", 48, end - 29, 112)
        room = min(150, end - 70 - PLANK_ENDS - 8)
        words = Words(stage.say("scrap-picture-then"), 48, "Bold", inks.SKY_WORDS, 3, inks.SHADE, room)
        stage.write(words, end - 70, 112, "r")


def _dice(stage: Stage, view: model.View, recent: Sequence[events.Event]) -> None:
    """Draw the dice that decided the number of peeks, and the number that the mover added."""
    for at, number in enumerate(view.dice):
        stage.put(f"die-{number}-{at % 2}", 886 + 68 * at, 112)
    spent = sum(isinstance(event, events.Spent) and event.seat == view.mover for event in recent)
    if spent and view.phase == "peeking":
        stage.write(Words(f"+{spent}", 52, "Black", inks.SKY_WORDS, 3, inks.SHADE), 1000, 112)


def rim(stage: Stage, yard: plan.Yard) -> None:
    """Draw the letters of the columns and the numbers of the rows."""
    for letter, x in yard.columns():
        stage.write(Words(letter, 52, "Black", inks.RIM, 3, inks.DUSK), x, yard.letters, "m")
    for number, y in yard.rows():
        stage.write(Words(number, 52, "Black", inks.RIM, 3, inks.DUSK), plan.NUMBERS, y, "m")
