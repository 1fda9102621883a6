"""The board for everybody: investors, the locations with their tokens and parts, the Volatility track."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.gear_and_piston.board import investors
from bot.games.gear_and_piston.board.pieces import SPACE, arrow, first, moon, order, pile, rest, space
from bot.games.gear_and_piston.board.tiles import ICON, MIDDLE, tile, volatile
from bot.games.gear_and_piston.rules.components import JUMP_ROW, NEW_FACE_UP, Part
from bot.games.gear_and_piston.rules.model import Site, View
from bot.render.canvas import Backdrop, Mark, Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, SMALLEST, TEXT

GAP: Final = investors.GAP
HALF: Final = (RIGHT - LEFT - GAP) // 2
SECOND: Final = LEFT + HALF + GAP
"""The left edge of the right half."""
PARTS: Final = 124
"""How wide and high the parts beside the Patent Office are."""
SLIM: Final = 112
"""The same with Jump Row."""
HEAD: Final = 100
TOKENS: Final = HEAD + investors.HEIGHT + GAP
"""The top of the Back Alley and the Workshop."""
TOKENS_HIGH: Final = 192
OFFICE: Final = TOKENS + TOKENS_HIGH + GAP
OFFICE_HIGH: Final = 228
YARD: Final = OFFICE + OFFICE_HIGH + GAP
YARD_HIGH: Final = 214
EDGE: Final = 18
"""Between a panel's edge and what is in it."""
TITLE: Final = 36
"""How far below its top a panel's title is written."""

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


@lru_cache(maxsize=8)
def _backdrop(count: int) -> Backdrop:
    """Everything that no move changes, for so many investors."""
    marks: list[Mark] = []
    x = LEFT
    for width in investors.widths(count):
        marks.append((panel(width, investors.HEIGHT), x, HEAD))
        x += width + GAP
    for y, height in ((TOKENS, TOKENS_HIGH), (YARD, YARD_HIGH)):
        marks += [(panel(HALF, height), LEFT, y), (panel(HALF, height), SECOND, y)]
    marks.append((panel(RIGHT - LEFT, OFFICE_HIGH), LEFT, OFFICE))
    return framed(YARD + YARD_HIGH + 26, marks)


def board(view: View, names: Sequence[str]) -> Scene:
    """Everything a spectator may know but the cars, while the game is on."""
    scene = Scene(_backdrop(len(view.investors)))
    _head(scene, view, names)
    investors.investors(scene, view.investors, HEAD)
    alley, office, yard, shop = view.sites
    _alley(scene, view, alley)
    _shop(scene, shop)
    _office(scene, view, office)
    _yard(scene, view, yard)
    _track(scene, view)
    return scene


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose turn it is and what they do, and the round."""
    number = Label(f"Round {view.round}", 44, "Bold", QUIET, BOARD)
    scene.write(number, RIGHT, 54, "r")
    end = RIGHT - number.width - 30
    if view.mover is None:
        x = LEFT
        for seat in view.awaited:
            scene.put(plate(seat, BOARD), x, 54 - PLATE // 2)
            x += PLATE + 6
        words = "merging the car" if view.phase == "assembling" else "discarding, or not"
        scene.write(Label(fitted(words, 44, "Black", end - x - 14), 44, "Black", TEXT, BOARD), x + 14, 54)
        return
    doing = Label(_DOING[view.phase], 40, "Medium", QUIET, BOARD)
    scene.put(plate(view.mover, BOARD), LEFT, 54 - PLATE // 2)
    x = LEFT + PLATE + 14
    name = fitted(names[view.mover], 48, "Black", end - x - 14 - doing.width)
    x = scene.write(Label(name, 48, "Black", TEXT, BOARD), x, 54)
    scene.write(doing, x + 14, 54)


def _title(scene: Scene, number: int, words: str, x: int, y: int) -> int:
    """The number and the name of a location; answers where the name ends."""
    scene.put(order(number), x + EDGE, y + TITLE - ICON // 2)
    return scene.write(Label(words, SMALLEST, "Black"), x + EDGE + ICON + 14, y + TITLE)


def _spaces(scene: Scene, site: Site, x: int, y: int, pitch: int) -> None:
    """The spaces in a row, and over each what it is worth, where that differs."""
    for at, seat in enumerate(site.tokens):
        left = x + at * pitch
        if site.worth:
            ink = TEXT if seat is not None or site.now == at else QUIET
            label = Label(str(site.worth[at]), SMALLEST, "Black", ink)
            scene.write(label, left + SPACE // 2, y - 20, "m")
        scene.put(space(seat, now=site.now == at), left, y)


def _alley(scene: Scene, view: View, site: Site) -> None:
    """The Back Alley, and who rests beside it."""
    _title(scene, 2, "Back Alley", LEFT, TOKENS)
    y = TOKENS + TOKENS_HIGH - EDGE - SPACE
    _spaces(scene, site, LEFT + EDGE, y, SPACE + 2)
    if not view.resting:
        return
    words = Label("rest", SMALLEST, "Medium", QUIET)
    end = LEFT + HALF - EDGE
    scene.write(words, end, TOKENS + TITLE, "r")
    scene.put(moon(PANEL), end - words.width - 6 - ICON, TOKENS + TITLE - ICON // 2)
    tokens = rest(view.resting)
    scene.put(tokens, end - tokens.width, y + (SPACE - PLATE) // 2)


def _shop(scene: Scene, site: Site) -> None:
    """The Workshop, with the actions of each space."""
    _title(scene, 5, "Workshop", SECOND, TOKENS)
    scene.write(Label("actions", SMALLEST, "Medium", QUIET), SECOND + HALF - EDGE, TOKENS + TITLE, "r")
    pitch = min(96, (HALF - 2 * EDGE - SPACE) // max(1, len(site.tokens) - 1))
    _spaces(scene, site, SECOND + EDGE, TOKENS + TOKENS_HIGH - EDGE - SPACE, pitch)


def _office(scene: Scene, view: View, site: Site) -> None:
    """The Patent Office: its spaces beside the name, the New parts beneath; with Jump Row in two rows."""
    _title(scene, 3, "Patent Office", LEFT, OFFICE)
    pitch = SPACE + 6
    x = RIGHT - EDGE - SPACE - (len(site.tokens) - 1) * pitch
    for at, seat in enumerate(site.tokens):
        scene.put(space(seat, now=site.now == at), x + at * pitch, OFFICE + 8)
    top = OFFICE + OFFICE_HIGH - EDGE - PARTS
    scene.put(pile(PARTS, PANEL, left=view.new_left), RIGHT - EDGE - PARTS, top)
    if view.jump_row:
        _rows(scene, view, top)
        return
    _parts(scene, view.office, NEW_FACE_UP, PARTS, LEFT + EDGE, top)


def _rows(scene: Scene, view: View, top: int) -> None:
    """Jump Row: from the stack at the right to the Refill Row, on to the Discard Row, and out."""
    x = LEFT + EDGE
    for parts in (view.fading, view.office):
        scene.put(arrow(), x, top + (PARTS - ICON) // 2)
        _parts(scene, parts, JUMP_ROW, SLIM, x + 34, top + (PARTS - SLIM) // 2)
        x += 34 + JUMP_ROW * (SLIM + 8) + 2
    scene.put(arrow(), x, top + (PARTS - ICON) // 2)


def _parts(scene: Scene, parts: Sequence[Part], most: int, side: int, x: int, y: int) -> None:
    """Face-up parts, and the empty places of those that were taken."""
    for at in range(most):
        left = x + at * (side + 8)
        shown = tile(parts[at], side, PANEL) if at < len(parts) else pile(side, PANEL, left=False)
        scene.put(shown, left, y)


def _yard(scene: Scene, view: View, site: Site) -> None:
    """The Junk Yard: its spaces, and the Junk parts; with Jump Row none, and numbers on the spaces."""
    _title(scene, 4, "Junk Yard", LEFT, YARD)
    low = YARD + YARD_HIGH - EDGE
    if view.jump_row:
        _spaces(scene, site, LEFT + EDGE, low - SPACE, SPACE + 22)
        scene.put(pile(MIDDLE, PANEL, left=view.junk_left), LEFT + HALF - EDGE - MIDDLE, low - MIDDLE)
        return
    _parts(scene, view.yard, 3, MIDDLE, LEFT + EDGE, low - MIDDLE - 14)
    x = LEFT + HALF - EDGE - 2 * SPACE - 2
    for at, seat in enumerate(site.tokens):
        row, column = divmod(at, 2)
        place = (x + column * (SPACE + 2), low - 2 * SPACE - 4 + row * (SPACE + 4))
        scene.put(space(seat, now=site.now == at), *place)


def _track(scene: Scene, view: View) -> None:
    """The Volatility track, and who is First Player."""
    _title(scene, 1, "Volatility", SECOND, YARD)
    scene.put(volatile(PANEL), SECOND + HALF - EDGE - ICON, YARD + TITLE - ICON // 2)
    for seat, grade in enumerate(view.volatility):
        row, column = divmod(seat, 3)
        x, middle = SECOND + EDGE + column * 160, YARD + (104 if len(view.volatility) > 3 else 136) + row * 72
        scene.put(plate(seat, PANEL), x, middle - PLATE // 2)
        end = scene.write(Label(str(grade), 44, "Black"), x + PLATE + 10, middle)
        if seat == view.first:
            scene.put(first(PANEL), end + 6, middle - ICON // 2)
