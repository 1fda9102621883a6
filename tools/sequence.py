"""Draws a sequence diagram of one press, for docs/architecture.md, section 2: `python -m tools.sequence`
writes docs/pictures/press.svg.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from tools.layers import ROOT

PICTURE: Final = ROOT / "docs" / "pictures" / "press.svg"
LANES: Final = ("Ann", "bot/ui", "bot/tables", "bot/engine", "bot/storage", "painter")
FIRST, APART, ROW, TOP, MARGIN = 70, 195, 34, 52, 24
"""Distances in pixels: to the first lane, between lanes, between rows, above the first row, and below the
last row.
"""
STYLE: Final = """<style>
text { font: 14px sans-serif; fill: #1c2128; text-anchor: middle }
.lane { font-weight: bold }
.line { stroke: #9aa4b2; stroke-dasharray: 3 4 }
.arrow { stroke: #2f5d9b; stroke-width: 1.5; fill: none; marker-end: url(#head) }
.later { stroke-dasharray: 6 4 }
</style>
<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">
<path d="M0 0L8 4L0 8z" fill="#2f5d9b"/></marker>
"""


class Message(NamedTuple):
    """An arrow from one lane to another, or to itself. step: the number of its step in the page's table, or
    0. later: whether it follows the answer.
    """

    source: int
    target: int
    step: int
    words: str
    later: bool = False


MESSAGES: Final = (
    Message(0, 1, 0, "presses a button"),
    Message(1, 1, 1, "read"),
    Message(1, 1, 2, "pressed"),
    Message(1, 1, 3, "play"),
    Message(1, 2, 4, "do"),
    Message(2, 2, 5, "decide"),
    Message(2, 3, 6, "play"),
    Message(3, 2, 0, "next state, events"),
    Message(2, 4, 7, "save_table"),
    Message(4, 2, 0, "on disk"),
    Message(2, 1, 0, "new state"),
    Message(1, 1, 8, "show_hand"),
    Message(1, 5, 9, "hand"),
    Message(5, 1, 0, "picture"),
    Message(1, 0, 0, "her hand, redrawn"),
    Message(1, 0, 10, "update: all others", later=True),
)


def svg() -> str:
    """Return the whole diagram as SVG."""
    width, height = FIRST * 2 + APART * (len(LANES) - 1), TOP + ROW * len(MESSAGES) + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    ground = f'<rect width="{width}" height="{height}" fill="#ffffff"/>'
    title = "<title>One press, from Ann's phone and back</title>"
    arrows = (_arrow(message, TOP + ROW * (row + 1)) for row, message in enumerate(MESSAGES))
    return "\n".join([head, title, STYLE + ground, *_lanes(height), *arrows, "</svg>", ""])


def _lanes(height: int) -> Iterator[str]:
    for number, name in enumerate(LANES):
        x = _x(number)
        yield f'<text class="lane" x="{x}" y="24">{name}</text>'
        yield f'<line class="line" x1="{x}" y1="36" x2="{x}" y2="{height - MARGIN // 2}"/>'


def _arrow(message: Message, y: int) -> str:
    """Return an arrow, or a loop to the same lane, with its text."""
    words = escape(f"{message.step}. {message.words}" if message.step else message.words)
    start, end = _x(message.source), _x(message.target)
    if start == end:
        loop = f'<path class="arrow" d="M{start} {y - 14}h28v14h-26"/>'
        return f'{loop}<text x="{start + 36}" y="{y - 3}" style="text-anchor: start">{words}</text>'
    style = "arrow later" if message.later else "arrow"
    line = f'<path class="{style}" d="M{start} {y}H{end}"/>'
    near = _x(message.source + (1 if end > start else -1))
    return f'{line}<text x="{(start + near) // 2}" y="{y - 6}">{words}</text>'


def _x(lane: int) -> int:
    return FIRST + APART * lane


if __name__ == "__main__":
    PICTURE.write_text(svg())
