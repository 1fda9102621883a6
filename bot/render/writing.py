"""Sentences in pictures: broken into lines that fit."""

from functools import lru_cache
from typing import Final

from bot.render.canvas import Scene
from bot.render.text import TextRun, fitted, measure
from bot.render.theme import PANEL, READABLE, TEXT, Colour

LINE: Final = 58
"""From one line to the next, in pixels."""


@lru_cache(maxsize=1_024)
def wrapped(text: str, room: int, most: int) -> tuple[str, ...]:
    """The text in at most that many lines of `room` pixels; what does not fit is cut with an ellipsis."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, READABLE, "Medium") > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(fitted(line, READABLE, "Medium", room) for line in lines)


def paragraph(
    scene: Scene, lines: tuple[str, ...], x: int, y: int, *, ink: Colour = TEXT, ground: Colour = PANEL
) -> None:
    """Write the lines, the first with its top at y."""
    for at, line in enumerate(lines):
        scene.write(TextRun(line, READABLE, "Medium", ink, ground), x, y + at * LINE + LINE // 2)
