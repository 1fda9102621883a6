"""The sum that explains a result: each kind of points as a number above its word, and the total."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.locales.phrase import whole
from bot.render.photo_finish import BAND, FinishStyle
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure

LOW: Final = 356
"""The bottom of the band in pixels, where the lanes begin."""
EDGES: Final = (40, 858)
"""The left and right edges of the terms, in pixels."""
NUMBERS: Final = 263
WORDS: Final = 315
"""The y of the middle of the numbers, and of the middle of the words below the numbers, in pixels."""
SIGN: Final = 68
"""The width of the space for a sign between two terms, in pixels."""


class Term(NamedTuple):
    """A kind of points: their number, and the word for them."""

    points: int
    word: str


def summed(stage: Stage, finish: FinishStyle, terms: Sequence[Term], reader: Seat | None, hero: Seat) -> None:
    """Draw how the hero's points add up. reader: the seat that reads the picture, or None for spectators."""
    stage.fill(10, BAND[0], 1080, LOW - BAND[0], finish.band)
    for y in (BAND[0], LOW - 6):
        stage.fill(10, y, 1080, 6, finish.dash)
    room = EDGES[1] - EDGES[0] - SIGN * len(terms)
    free = room - sum(measure(term.word, 48, finish.text) for term in terms)
    name = stage.say("finish-you")
    if hero != reader:
        name = fitted(stage.names[hero], 48, finish.text, max(200, free))
    shown = [*terms, Term(sum(term.points for term in terms), name)]
    signs = ["", *("\u2212" if term.points < 0 else "+" for term in terms[1:]), "="]
    texts = [whole(term.points).lstrip(sign or " ") for term, sign in zip(shown, signs, strict=True)]
    numbers = [Words(text, 66, finish.face, finish.gold) for text in texts]
    words = [Words(term.word, 48, finish.text, finish.words) for term in shown]
    columns = list(zip(numbers, words, strict=True))
    taken = sum(number.width for number, word in columns if number.width > word.width)
    rest = sum(word.width for number, word in columns if number.width <= word.width)
    share = min(1, (room - taken) / max(1, rest))
    x = EDGES[0]
    for number, word, sign in zip(numbers, words, signs, strict=True):
        if sign:
            stage.write(Words(sign, 60, "Black", finish.words), x + SIGN // 2, NUMBERS, "m")
            x += SIGN
        below = replace(word, room=round(word.width * share))
        wide = max(number.width, below.width)
        stage.write(number, x + wide // 2, NUMBERS, "m")
        stage.write(below, x + wide // 2, WORDS, "m")
        x += wide
