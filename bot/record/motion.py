"""Motion between two pictures of a table: cars drive, pawns walk, and new cards fly in."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.render.canvas import Scene
from bot.render.stage import Stage, Stamp, Thing, size

MOVERS: Final = ("racer-", "car-", "pawn-", "token-")
"""The prefixes of sprites that drive or walk. The sprites on them, such as a driver, move along."""
FAR: Final = 40
"""The shortest motion that is shown, in pixels."""
ABOVE: Final = 60
"""How far a sprite that moves along, such as a driver's head, can be above the one that carries it, in
pixels.
"""
CARDS: Final = ("card-", "paper-", "rule-")
BELOW: Final = 300
"""How far below its place a new card starts, in pixels."""
Way = tuple[int, int, int, int, int, int]
"""A motion: the box of a sprite in the later picture (left, top, right, bottom), and how far it came, to the
right and down.
"""


def between(before: Scene | Stage, after: Scene | Stage, share: float) -> Scene | Stage:
    """Return the later picture with its changes still in motion. share: how much of the way they have gone,
    from 0 to 1.
    """
    if not (isinstance(before, Stage) and isinstance(after, Stage) and before.ground == after.ground):
        return after
    ways = list(_ways(before, after))
    marks = []
    for item, x, y in after.marks:
        width, height = size(after.world, item)
        middle = x + width // 2, y + height // 2
        right, down = next((way[4:] for way in ways if _on(way, middle)), (0, 0))
        marks.append((item, x - round(right * (1 - share)), y - round(down * (1 - share))))
    return replace(after, marks=marks)


def travelled(before: Scene | Stage, after: Scene | Stage) -> int:
    """Return the total length of all motions between two pictures, in pixels."""
    if not (isinstance(before, Stage) and isinstance(after, Stage) and before.ground == after.ground):
        return 0
    return sum(abs(right) + abs(down) for *_, right, down in _ways(before, after))


def _on(way: Way, middle: tuple[int, int]) -> bool:
    left, top, right, bottom = way[:4]
    return left <= middle[0] <= right and top - ABOVE <= middle[1] <= bottom


def _ways(before: Stage, after: Stage) -> Iterator[Way]:
    """Yield the motions of movers that both pictures have exactly once, in different places, and of new
    cards.
    """
    old, new = _once(before), _once(after)
    for name, (x, y) in new.items():
        width, height = size(after.world, Stamp(name))
        right, down = 0, 0
        if name in old and name.startswith(MOVERS):
            right, down = x - old[name][0], y - old[name][1]
        elif name.startswith(CARDS) and Stamp(name) not in {item for item, _, _ in before.marks}:
            down = -BELOW
        if abs(right) + abs(down) >= FAR:
            yield x, y, x + width, y + height, right, down


def _once(stage: Stage) -> dict[str, tuple[int, int]]:
    """Return the position of each sprite that a picture has exactly once."""
    stamps: list[tuple[Thing, int, int]] = [mark for mark in stage.marks if isinstance(mark[0], Stamp)]
    count = Counter(item for item, _, _ in stamps)
    return {item.name: (x, y) for item, x, y in stamps if isinstance(item, Stamp) and count[item] == 1}
