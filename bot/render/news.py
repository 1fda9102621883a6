"""A strip under a hand that shows the others' latest deeds as small pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias, TypeVar

from bot.engine.game import Seat
from bot.render.canvas import Overlay
from bot.render.stage import Stage, Words
from bot.render.theme import READABLE, Colour, Weight

E = TypeVar("E")
HIGH: Final = 96
"""The height of the strip in pixels."""
LEFT: Final = 28
RIGHT: Final = 1072
NEAR: Final = 10
"""The distance from one part of a deed to the next, in pixels."""
APART: Final = 34
"""The distance from one deed to the next, in pixels."""


class Small(NamedTuple):
    """A small picture. width: pixels. draw: draws it, given its left edge and the y of its middle."""

    width: int
    draw: Callable[[int, int], object]


Part: TypeAlias = Words | Overlay | Small
Deed: TypeAlias = Sequence[Part]
"""A deed, as parts side by side, beginning with the player who did it."""


@dataclass(frozen=True, slots=True)
class NewsStyle:
    """The style of the strip in a world. line: the colour of the edge above it. ink, face: the colour and the
    font of its heading.
    """

    fill: Colour
    line: Colour
    ink: Colour
    face: Weight = "Bold"


def since(
    recent: Sequence[E],
    seat: Seat | None,
    doer: Callable[[E], Seat | None],
    *,
    acting: bool,
) -> list[tuple[Seat, list[E]]]:
    """Return the others' deeds since the seat's last deed, oldest first, by player. doer: returns the player
    of an event that is a deed, or None for other events. acting: whether it is the seat's turn. Then its
    deeds in this turn do not count as its last.
    """
    deeds = [(who, event) for event in recent if (who := doer(event)) is not None]
    while acting and deeds and deeds[-1][0] == seat:
        del deeds[-1]
    own = [at for at, (who, _) in enumerate(deeds) if who == seat]
    new = deeds[own[-1] + 1 :] if own else deeds
    return [(who, [event for _, event in run]) for who, run in groupby(new, lambda deed: deed[0])]


def news(stage: Stage, deeds: Sequence[Deed], style: NewsStyle, heading: Small | None = None) -> None:
    """Draw the latest deeds for which there is room, at least one, or cut the strip off if there is nothing
    to draw. deeds: oldest first. heading: the picture with which the strip begins, or None for the usual
    word.
    """
    top = stage.height - HIGH
    if not deeds and heading is None:
        stage.cut = top
        return
    middle = top + HIGH // 2 + 1
    stage.fill(0, top, stage.width, HIGH, style.fill)
    stage.fill(0, top, stage.width, 4, style.line)
    if heading is None:
        word = Words(stage.say("hand-news"), READABLE, style.face, style.ink, room=190)
        x = stage.write(word, LEFT, middle)
    else:
        heading.draw(LEFT, middle)
        x = LEFT + heading.width
    x += APART
    shown, room = list[Deed](), RIGHT - x
    for deed in reversed(deeds):
        room -= width(deed) + APART * bool(shown)
        if room < 0 and shown:
            break
        shown.insert(0, deed)
    for deed in shown:
        for part in deed:
            lay(stage, part, x, middle)
            x += part.width + NEAR
        x += APART - NEAR


def width(deed: Deed) -> int:
    """Return the width of a deed in pixels."""
    return sum(part.width + NEAR for part in deed) - NEAR


def lay(stage: Stage, part: Part, x: int, middle: int) -> None:
    """Draw a part of a deed with its left edge at `x`, vertically centred on `middle`."""
    match part:
        case Words():
            stage.write(part, x, middle)
        case Overlay():
            stage.draw(part, x, middle - part.height // 2)
        case Small():
            part.draw(x, middle)
