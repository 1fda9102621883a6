"""The board for everybody: investors, and the locations, with their tokens and parts, in the order in which
they are resolved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.gear_and_piston.board import investors
from bot.games.gear_and_piston.board.lately import Move, last
from bot.games.gear_and_piston.board.legend import LEGEND, legend
from bot.games.gear_and_piston.board.pieces import SPACE, arrow, moon, order, pile, rest, space
from bot.games.gear_and_piston.board.tiles import ICON, MIDDLE, tile
from bot.games.gear_and_piston.rules.components import JUMP_ROW, JUNK_FACE_UP, NEW_FACE_UP, Part
from bot.games.gear_and_piston.rules.events import Drew, Event, Muscled, Placed, Took
from bot.games.gear_and_piston.rules.model import Site, View
from bot.games.gear_and_piston.rules.sites import LOCATIONS, Location, Shelf
from bot.render.canvas import Backdrop, Mark, Scene, Sprite
from bot.render.cars import PLATE, plate
from bot.render.marks import actor, halo, shine, sign
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, TEXT

GAP: Final = 8
HEAD: Final = 90
EDGE: Final = 16
"""Between a panel's edge and what is in it."""
TITLE: Final = 42
"""How far below its top a panel's title is written."""
SMALL: Final = 100
"""How wide and high the parts beside the Junk Yard are."""
HIGH: Final[dict[Location, int]] = {
    "back alley": 84,
    "patent office": 84 + MIDDLE + 10,
    "junk yard": SMALL + 20,
    "workshop": 132,
}

_DOING: Final = {
    "planning": "places a token",
    "scheming": "is in the Back Alley",
    "stealing": "is spying",
    "dealing": "is at the Black Market",
    "returning": "is at the Black Market",
    "patenting": "patents a part",
    "scavenging": "digs in the Junk Yard",
    "sorting": "sorts junk",
    "working": "is in the Workshop",
    "scrapping": "places scrap",
}
NAMES: Final[dict[Location, str]] = {
    "back alley": "Back Alley",
    "patent office": "Patent Office",
    "junk yard": "Junk Yard",
    "workshop": "Workshop",
}


def _tops(count: int) -> dict[Location, int]:
    """The top of each location, under so many investors."""
    tops: dict[Location, int] = {}
    y = HEAD + investors.height(count) + GAP
    for location in LOCATIONS:
        tops[location] = y
        y += HIGH[location] + GAP
    return tops


@lru_cache(maxsize=8)
def _backdrop(count: int) -> Backdrop:
    """Everything that no move changes, for so many investors."""
    tops, width = _tops(count), RIGHT - LEFT
    marks: list[Mark] = [(panel(width, investors.height(count)), LEFT, HEAD)]
    marks += [(panel(width, HIGH[location]), LEFT, y) for location, y in tops.items()]
    return framed(tops["workshop"] + HIGH["workshop"] + LEGEND + 12, marks)


def board(view: View, names: Sequence[str], heard: Sequence[Event] = ()) -> Scene:
    """Everything a spectator may know but the cars, while the game is on; the last move glows."""
    count = len(view.investors)
    scene, move, tops = Scene(_backdrop(count)), last(heard), _tops(count)
    _head(scene, view, names)
    investors.investors(scene, view.investors, HEAD)
    alley, office, yard, shop = view.sites
    _alley(scene, view, alley, tops["back alley"], move)
    _office(scene, view, office, tops["patent office"], move)
    _yard(scene, view, yard, tops["junk yard"], move)
    _shop(scene, shop, tops["workshop"], move)
    legend(scene, tops["workshop"] + HIGH["workshop"])
    return scene


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose turn it is and what they do, and the round."""
    number = Label(f"Round {view.round}", READABLE, "Bold", QUIET, BOARD)
    scene.write(number, RIGHT, 50, "r")
    end = RIGHT - number.width - 24
    if view.mover is None:
        x = LEFT
        for seat in view.awaited:
            scene.put(plate(seat, BOARD), x, 50 - PLATE // 2)
            x += PLATE + 6
        words = "merging the car" if view.phase == "assembling" else "discarding, or not"
        room = end - x - 14
        scene.write(Label(fitted(words, READABLE, "Black", room), READABLE, "Black", TEXT, BOARD), x + 14, 50)
        return
    doing = Label(_DOING[view.phase], READABLE, "Medium", QUIET, BOARD)
    scene.put(plate(view.mover, BOARD), LEFT, 50 - PLATE // 2)
    x = LEFT + PLATE + 14
    name = fitted(names[view.mover], READABLE, "Black", end - x - 14 - doing.width)
    x = scene.write(Label(name, READABLE, "Black", TEXT, BOARD), x, 50)
    scene.write(doing, x + 14, 50)


def _title(scene: Scene, location: Location, y: int) -> int:
    """When a location is resolved, and its name, TITLE below y; answers where the name ends."""
    scene.put(order(LOCATIONS.index(location) + 1), LEFT + EDGE, y + TITLE - ICON // 2)
    return scene.write(Label(NAMES[location], READABLE, "Black"), LEFT + EDGE + ICON + 14, y + TITLE)


def _spaces(scene: Scene, site: Site, x: int, y: int, pitch: int, move: Move | None) -> None:
    """The spaces in a row, and over each what it is worth, where that differs."""
    for at, seat in enumerate(site.tokens):
        left = x + at * pitch
        if site.worth:
            ink = TEXT if seat is not None or site.now == at else QUIET
            label = Label(str(site.worth[at]), READABLE, "Black", ink)
            scene.write(label, left + SPACE // 2, y - 24, "m")
        if seat is not None and _came(site, at, move):
            scene.put(halo(SPACE, SPACE, PANEL, 6, SPACE // 2), left - 6, y - 6)
        scene.put(space(seat, now=site.now == at), left, y)


def _came(site: Site, space: int, move: Move | None) -> bool:
    """Whether the last move brought the token there."""
    match move:
        case Placed(_, location, where):
            return location == site.location and where == space
        case Muscled(_, location, _, where):
            return location == site.location and where == space
        case _:
            return False


def _alley(scene: Scene, view: View, site: Site, y: int, move: Move | None) -> None:
    """The Back Alley, and who rests beside it."""
    end = _title(scene, "back alley", y)
    _spaces(scene, site, end + 30, y + TITLE - SPACE // 2, SPACE + 8, move)
    if not view.resting:
        return
    tokens = rest(view.resting)
    x = RIGHT - EDGE - tokens.width
    scene.put(tokens, x, y + TITLE - PLATE // 2)
    words = Label("at rest", READABLE, "Medium", QUIET)
    scene.write(words, x - 14, y + TITLE, "r")
    scene.put(moon(PANEL), x - 14 - words.width - ICON - 8, y + TITLE - ICON // 2)


def _shop(scene: Scene, site: Site, y: int, move: Move | None) -> None:
    """The Workshop, with the actions of each space."""
    end = _title(scene, "workshop", y)
    scene.write(Label("actions", READABLE, "Medium", QUIET), LEFT + EDGE + ICON + 14, y + TITLE + 50)
    room = RIGHT - EDGE - end - 30
    pitch = min(100, (room - SPACE) // max(1, len(site.tokens) - 1))
    _spaces(scene, site, end + 30, y + HIGH["workshop"] - SPACE - 8, pitch, move)


def _office(scene: Scene, view: View, site: Site, y: int, move: Move | None) -> None:
    """The Patent Office: its spaces beside the name, the New parts beneath; with Jump Row in two rows."""
    _title(scene, "patent office", y)
    pitch = SPACE + 6
    x = RIGHT - EDGE - SPACE - (len(site.tokens) - 1) * pitch
    _spaces(scene, site, x, y + TITLE - SPACE // 2, pitch, move)
    top = y + HIGH["patent office"] - EDGE - MIDDLE
    _pile(scene, view.new_left, MIDDLE, top, "patent office", move)
    if view.jump_row:
        _rows(scene, view, top, move)
    else:
        _parts(scene, view.office, NEW_FACE_UP, MIDDLE, LEFT + EDGE, top, "office", move)


def _rows(scene: Scene, view: View, top: int, move: Move | None) -> None:
    """Jump Row: from the stack at the right to the Refill Row, on to the Discard Row, and out."""
    x = LEFT + EDGE
    rows: tuple[tuple[Shelf, tuple[Part, ...]], ...] = (("fading", view.fading), ("office", view.office))
    for shelf, parts in rows:
        scene.put(arrow(), x, top + (MIDDLE - ICON) // 2)
        _parts(scene, parts, JUMP_ROW, MIDDLE, x + 36, top, shelf, move)
        x += 36 + JUMP_ROW * (MIDDLE + 10) + 2
    scene.put(arrow(), x, top + (MIDDLE - ICON) // 2)


def _parts(
    scene: Scene,
    parts: Sequence[Part],
    most: int,
    side: int,
    x: int,
    y: int,
    shelf: Shelf,
    move: Move | None,
) -> None:
    """Face-up parts, and the empty places of those that were taken; on the last place whoever took one."""
    pitch, bare = _pitch(side), pile(side, PANEL, left=False)
    for at in range(most):
        scene.put(tile(parts[at], side, PANEL) if at < len(parts) else bare, x + at * pitch, y)
    if isinstance(move, Took) and move.shelf == shelf:
        at = min(len(parts), most - 1)
        _taken(scene, x + at * pitch, y, move, bare if at == len(parts) else tile(parts[at], side, PANEL))


def _pitch(side: int) -> int:
    """From one part to the next."""
    return side + (10 if side == MIDDLE else 4)


def _pile(scene: Scene, left: bool, side: int, y: int, location: Location, move: Move | None) -> None:
    """A stack, at the right; who drew last from it."""
    shown, x = pile(side, PANEL, left=left), RIGHT - EDGE - side
    scene.put(shown, x, y)
    if isinstance(move, Drew) and move.location == location:
        _taken(scene, x, y, move, shown)


def _taken(scene: Scene, x: int, y: int, move: Took | Drew, shown: Sprite) -> None:
    """Mark a place from which something was taken."""
    shine(scene, shown, x, y, reach=5, corner=8)
    sign(scene, actor(move.seat), x + shown.width // 2, y + shown.height // 2)


def _yard(scene: Scene, view: View, site: Site, y: int, move: Move | None) -> None:
    """The Junk Yard: its spaces, and the Junk parts; with Jump Row none, and numbers on the spaces."""
    end = _title(scene, "junk yard", y + HIGH["junk yard"] // 2 - TITLE)
    top = y + 10
    _pile(scene, view.junk_left, SMALL, top, "junk yard", move)
    if view.jump_row:
        _spaces(scene, site, end + 30, y + HIGH["junk yard"] - SPACE - 8, SPACE + 30, move)
        return
    _spaces(scene, site, end + 10, y + (HIGH["junk yard"] - SPACE) // 2, SPACE + 2, move)
    x = RIGHT - EDGE - SMALL - 8 - JUNK_FACE_UP * _pitch(SMALL)
    _parts(scene, view.yard, JUNK_FACE_UP, SMALL, x, top, "yard", move)
