"""The sheet of whoever chooses a part: what there is, as large as it can be, and what each would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board.grid import CHOICE, HEIGHT, Box
from bot.games.gear_and_piston.board.inks import INK, WORLD
from bot.games.gear_and_piston.board.own import (
    blueprints,
    brings,
    car_in,
    gain,
    head,
    lacks,
    now,
    paid,
    wanted,
)
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words

LOW: Final = CHOICE.low + 30
CAR: Final = Box(34, LOW, 620, HEIGHT - LOW - 22)
COLUMN: Final = 684
"""Where the lists begin."""
SIDE: Final = 132


class Lot(NamedTuple):
    """A part that may be chosen. held: it is a Blueprint of the hand."""

    part: Part
    held: bool = False


def choosing(view: View, names: Sequence[str], locale: Locale) -> Stage:
    """What the owner may take, keep, put back or discard."""
    stage = Stage(WORLD, "choice", locale, names)
    now(stage, view)
    head(stage, view, (), 940)
    _offers(stage, view)
    car_in(stage, view, CAR)
    mine = view.phase != "discarding"
    rows = [("piston-picture-lacks", lacks, 78), ("piston-picture-investors", paid, 110)]
    if mine:
        rows.insert(1, ("piston-picture-hand", blueprints, 78))
    pitch = (HEIGHT - LOW - 20) // len(rows)
    for at, (id, show, below) in enumerate(rows):
        y = LOW + at * pitch
        stage.write(Words(stage.say(id), 48, "Serif", INK, room=1066 - COLUMN), COLUMN, y + 38)
        show(stage, view, COLUMN, y + below)
    return stage


def _offers(stage: Stage, view: View) -> None:
    """The parts in the panel, with their points beneath, and the stack where one may draw from it."""
    rows = _rows(view)
    blind = (view.phase == "patenting" and view.new_left) or (view.phase == "scavenging" and view.junk_left)
    count = sum(map(len, rows)) + blind
    pitch = min(164, 1000 // max(1, count))
    between = 28 * (len(rows) - 1)
    x = CHOICE.x + (CHOICE.width - count * pitch + pitch - SIDE - between) // 2
    y = CHOICE.y + 32
    liked = wanted(view, [lot.part for row in rows for lot in row])
    for at, row in enumerate(rows):
        if at:
            stage.put("next", x + 6, y + SIDE // 2)
            x += 28
        for lot in row:
            keeps = view.phase == "returning"
            offered(stage, lot.part, SIDE, x, y, wanted=lot.part in liked and not keeps)
            if not keeps:
                gain(stage, brings(view, lot.part, held=lot.held), x + SIDE // 2, CHOICE.low - 46)
            x += pitch
    if blind:
        stage.put(f"stack-{SIDE}", x, y)


def _rows(view: View) -> Sequence[Sequence[Lot]]:
    """What may be chosen, in rows; those of the Jump Row are one behind the other."""
    if view.phase == "patenting":
        rows = (view.fading, view.office) if view.jump_row else (view.office,)
        return [[Lot(part) for part in row] for row in rows if row] or [[]]
    if view.phase == "scavenging":
        return [[Lot(part) for part in view.yard]]
    if view.phase == "discarding":
        return [[Lot(part, held=True) for part in view.hand]]
    if view.kept:
        return [[Lot(part) for part in view.seen], [Lot(part) for part in view.kept]]
    return [[Lot(part) for part in view.seen]]
