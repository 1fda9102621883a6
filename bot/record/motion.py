"""What moves between two pictures of a table, on its way: cars drive, pawns walk, and new cards fly in."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.render.canvas import Scene
from bot.render.stage import Stage, Stamp, Thing, size

MOVERS: Final = ("racer-", "car-", "pawn-", "token-")
"""What drives or walks; what lies on it moves along."""
FAR: Final = 40
"""The shortest way on which anything is seen to move, in pixels."""
ABOVE: Final = 60
"""How far what moves along reaches above what it lies on, in pixels: a driver's head."""
CARDS: Final = ("card-", "paper-", "rule-")
BELOW: Final = 300
"""How far below its place a new card starts, in pixels."""
Way = tuple[int, int, int, int, int, int]
"""A box (left, top, right, bottom), and how far it has come from: right and down."""


def between(before: Scene | Stage, after: Scene | Stage, share: float) -> Scene | Stage:
    """The later picture while what is new in it is still on its way, after that share of it."""
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
    """How far everything that moves has come, in pixels."""
    if not (isinstance(before, Stage) and isinstance(after, Stage) and before.ground == after.ground):
        return 0
    return sum(abs(right) + abs(down) for *_, right, down in _ways(before, after))


def _on(way: Way, middle: tuple[int, int]) -> bool:
    left, top, right, bottom = way[:4]
    return left <= middle[0] <= right and top - ABOVE <= middle[1] <= bottom


def _ways(before: Stage, after: Stage) -> Iterator[Way]:
    """What is there once in both pictures and elsewhere in the later one, and the cards that are new."""
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
    """Where each sprite is that a picture has once."""
    stamps: list[tuple[Thing, int, int]] = [mark for mark in stage.marks if isinstance(mark[0], Stamp)]
    count = Counter(item for item, _, _ in stamps)
    return {item.name: (x, y) for item, x, y in stamps if isinstance(item, Stamp) and count[item] == 1}
