"""The four places as they are on the table and, smaller, in the hand of whoever plans: one map."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.gear_and_piston.board.grid import BOXES, Box, Map
from bot.games.gear_and_piston.board.inks import INK, SEPIA
from bot.games.gear_and_piston.board.lately import Move
from bot.games.gear_and_piston.board.shelves import office, yard
from bot.games.gear_and_piston.board.tokens import resting, row, space, worths
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.showing import key
from bot.games.gear_and_piston.rules.sites import LOCATIONS, Location
from bot.render.stage import Stage, Words

MANY: Final = 5
"""More spaces than these are drawn closer."""


ROOM: Final = 356
"""How wide the name of a place may be."""
SMALL: Final = 288
"""The same on the small map."""


def places(stage: Stage, view: View, kind: Map, move: Move | None, wanted: Collection[Part] = ()) -> None:
    """What lies on the map; `wanted` parts are marked."""
    for at, site in enumerate(view.sites, 1):
        if site.now is not None:
            box = BOXES[kind][site.location]
            stage.put(f"lit-{kind}-{at}", box.x, box.y)
    for at, location in enumerate(LOCATIONS, 1):
        box = BOXES[kind][location]
        stage.put("badge", box.x + 36, box.y + 36)
        stage.write(Words(str(at), 48, "Serif", INK), box.x + 36, box.y + 36, "m")
    if kind == "table":
        _table(stage, view, move)
    else:
        _plan(stage, view, move, wanted)


def _title(
    stage: Stage, location: Location, x: int, y: int, size: int, room: int, *, short: bool = False
) -> None:
    """The name of a place."""
    words = stage.say(f"piston-picture-location{'.short' if short else ''}", location=key(location))
    stage.write(Words(words, size, "Serif", INK, room=room), x, y)


def _alley(stage: Stage, view: View, site: Site, box: Box, radius: int, move: Move | None) -> None:
    """Its name, its spaces at the left, and at the right who rests."""
    name = Words(stage.say("piston-location", location="back-alley"), 48, "Serif", INK, room=box.width - 22)
    stage.write(name, box.x + box.width // 2, box.low - 43, "m")
    y = box.low - 82 - radius
    for at in range(len(site.tokens)):
        space(stage, site, at, radius, box.x + radius + 14 + at * (2 * radius + 6), y, move)
    resting(stage, view.resting, radius, box.right - radius - 20, y, box.height - 82)


def _table(stage: Stage, view: View, move: Move | None) -> None:
    """The large places."""
    alley, patents, junk, shop = view.sites
    boxes = BOXES["table"]
    _alley(stage, view, alley, boxes["back alley"], 38, move)
    x, y = boxes["patent office"][:2]
    _title(stage, "patent office", x + 228, y + 50, 58, ROOM)
    many = len(patents.tokens) > MANY
    row(stage, patents, 33 if many else 38, x + 260, y + 126, 65 if many else 92, move)
    office(stage, view, x + 16, y + 192, move)
    x, y = boxes["junk yard"][:2]
    _title(stage, "junk yard", x + 160, y + 50, 52, ROOM)
    if view.jump_row:
        stage.write(
            Words(stage.say("piston-picture-drawn"), 48, "Caladea", SEPIA, room=250), x + 160, y + 116
        )
        worths(stage, junk, 33, x + 48, y + 238, 68, move)
    else:
        many = len(junk.tokens) > 3
        row(stage, junk, 33 if many else 38, x + (186 if many else 202), y + 126, 62 if many else 86, move)
    yard(stage, view, x + 14, y + 192, move)
    _shop(stage, shop, boxes["workshop"], move)


def _shop(stage: Stage, site: Site, box: Box, move: Move | None) -> None:
    """The Workshop on the table, with the actions of every space."""
    x, y = box.x, box.y
    _title(stage, "workshop", x + 246, y + 56, 58, ROOM)
    stage.write(Words(stage.say("piston-picture-spaces"), 48, "Caladea", SEPIA, room=342), x + 246, y + 114)
    many = len(site.tokens) > MANY
    for at in range(len(site.tokens)):
        ink = INK if site.tokens[at] is not None or site.now == at else SEPIA
        number = Words(str(site.worth[at]), 48, "Serif", ink)
        if many:
            line, column = divmod(at, MANY)
            left, middle = x + 50 + column * 113, y + 202 + line * 74
            space(stage, site, at, 33, left, middle, move)
            stage.write(number, left + 42, middle)
        else:
            left = x + 72 + at * 115
            stage.put("wrench-s", left - 18, y + 189)
            stage.write(number, left + 8, y + 189)
            space(stage, site, at, 38, left, y + 262, move)


def _pick(stage: Stage, view: View, site: Site, x: int, y: int, pitch: int) -> None:
    """In the next free space how many parts are left for whoever takes it."""
    left = len(view.office) + len(view.fading) - sum(seat is not None for seat in site.tokens)
    if None in site.tokens and left > 0:
        number = Words(str(left), 48, "Serif", SEPIA)
        stage.write(number, x + site.tokens.index(None) * pitch, y, "m")


def _plan(stage: Stage, view: View, move: Move | None, wanted: Collection[Part]) -> None:
    """The small places."""
    alley, patents, junk, shop = view.sites
    boxes = BOXES["plan"]
    _alley(stage, view, alley, boxes["back alley"], 29, move)
    x, y = boxes["patent office"][:2]
    many = len(patents.tokens) > MANY
    pitch = 55 if many else 58
    _title(stage, "patent office", x + 168, y + 52, 48, SMALL, short=many)
    row(stage, patents, 29, x + 735 - (len(patents.tokens) - 1) * pitch, y + 50, pitch, move)
    if view.phase == "planning":
        _pick(stage, view, patents, x + 735 - (len(patents.tokens) - 1) * pitch, y + 50, pitch)
    office(stage, view, x + 18, y + 102, move, wanted)
    x, y = boxes["junk yard"][:2]
    many = len(junk.tokens) > 2 and not view.jump_row
    _title(stage, "junk yard", x + 154, y + 52, 48, 212, short=many)
    if view.jump_row:
        worths(stage, junk, 33, x + 50, y + 150, 72, move)
    else:
        pitch = 53 if len(junk.tokens) > 3 else 58
        row(stage, junk, 29, x + 461 - (len(junk.tokens) - 1) * pitch, y + 50, pitch, move)
    yard(stage, view, x + 20, y + 102, move, wanted)
    x, y = boxes["workshop"][:2]
    _title(stage, "workshop", x + 180, y + 52, 48, SMALL)
    most = len(shop.tokens)
    radius, pitch = (44, 101) if most <= MANY else (33, 71) if most <= 7 else (29, 51)
    worths(stage, shop, radius, x + 20 + radius, y + 150, pitch, move)
    if radius < 40:
        stage.put("wrench-s", x + 480, y + 52)
