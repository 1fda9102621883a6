"""The parts beside the Patent Office and the Junk Yard, and their stacks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.gear_and_piston.board.lately import Move
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.board.tokens import token
from bot.games.gear_and_piston.rules.components import JUMP_ROW, JUNK_FACE_UP, NEW_FACE_UP, Part
from bot.games.gear_and_piston.rules.events import Drew, Took
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.sites import Location, Shelf
from bot.render.stage import Stage

SIDE: Final = 96


def office(
    stage: Stage, view: View, x: int, y: int, move: Move | None, wanted: Collection[Part] = ()
) -> None:
    """The New parts in a row of 744 px and their stack; with Jump Row in two rows, one behind the other."""
    if not view.jump_row:
        _shelf(stage, view.office, NEW_FACE_UP, "office", x, y, 107, move, wanted)
        _stack(stage, "patent office", x + 644, y, move, left=view.new_left)
        return
    rows: tuple[tuple[Shelf, tuple[Part, ...]], ...] = (("fading", view.fading), ("office", view.office))
    for at, (shelf, parts) in enumerate(rows):
        left = x + at * 318
        stage.put("next", left + 6, y + SIDE // 2)
        _shelf(stage, parts, JUMP_ROW, shelf, left + 18, y, 99, move, wanted)
    stage.put("next", x + 640, y + SIDE // 2)
    _stack(stage, "patent office", x + 650, y, move, left=view.new_left)


def yard(stage: Stage, view: View, x: int, y: int, move: Move | None, wanted: Collection[Part] = ()) -> None:
    """The Junk parts in a row, and their stack; with Jump Row the stack alone."""
    if not view.jump_row:
        _shelf(stage, view.yard, JUNK_FACE_UP, "yard", x, y, 102, move, wanted)
    _stack(stage, "junk yard", x + 306, y, move, left=view.junk_left)


def _shelf(
    stage: Stage,
    parts: Sequence[Part],
    most: int,
    shelf: Shelf,
    x: int,
    y: int,
    pitch: int,
    move: Move | None,
    wanted: Collection[Part],
) -> None:
    """Face-up parts and the empty places of those that were taken, the last of which shows who took one."""
    for at in range(most):
        if at < len(parts):
            offered(stage, parts[at], SIDE, x + at * pitch, y, wanted=parts[at] in wanted)
        else:
            stage.put(f"empty-{SIDE}", x + at * pitch, y)
    if isinstance(move, Took) and move.shelf == shelf:
        at = min(len(parts), most - 1)
        _taken(stage, move, x + at * pitch, y, bare=at == len(parts))


def _stack(stage: Stage, location: Location, x: int, y: int, move: Move | None, *, left: bool) -> None:
    """A stack face down, or where it was; how high it is, nobody may know."""
    stage.put(f"{'stack' if left else 'empty'}-{SIDE}", x, y)
    if isinstance(move, Drew) and move.location == location:
        _taken(stage, move, x, y, bare=True)


def _taken(stage: Stage, move: Took | Drew, x: int, y: int, *, bare: bool) -> None:
    """Who took something from there; where a part has taken its place, in the corner."""
    stage.put(f"frame-{SIDE}", x, y)
    if bare:
        token(stage, move.seat, 33, x + SIDE // 2, y + SIDE // 2)
    else:
        token(stage, move.seat, 29, x + SIDE - 14, y + 8)
