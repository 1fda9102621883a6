"""The players' panels: cubes, turns, and what was taken, as far as the viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.scrapheap.board import cubes
from bot.games.scrapheap.board.pieces import (
    EAR_HEIGHT,
    EAR_WIDTH,
    FACE_DOWN_HEIGHT,
    FACE_DOWN_WIDTH,
    LOOT_HEIGHT,
    LOOT_WIDTH,
    TILE,
    ear,
    face_down,
    loot,
    tile,
)
from bot.games.scrapheap.rules.components import SYMBOLS, Symbol
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Scene
from bot.render.cars import plate
from bot.render.panels import LEFT, RIGHT, panel
from bot.render.text import Label, fitted
from bot.render.theme import PANEL, QUIET, READABLE

GAP: Final = 10
WIDE: Final = RIGHT - LEFT
_NARROW: Final = (WIDE - GAP) // 2
OWN: Final = 80
"""How high the panel of one player alone is."""
_CUBE: Final = 112
"""How wide a cube with its number is, in a panel."""


def is_collecting(view: View) -> bool:
    """Whether the peek rounds are over, so that panels have room for tiles and cards."""
    return view.phase not in ("peeking", "placing")


def _height(collecting: bool) -> int:
    return 180 if collecting else 130


def height(seats: int, collecting: bool) -> int:
    """How high the panels of all players are, in pixels."""
    rows = (seats + 1) // 2
    return rows * (_height(collecting) + GAP) - GAP


def players(scene: Scene, view: View, names: Sequence[str], top: int) -> None:
    """A panel for each player, two in a row; the last of three has a row alone."""
    high = _height(is_collecting(view))
    for seat, name in enumerate(names):
        row, column = divmod(seat, 2)
        alone = column == 0 and seat == len(names) - 1
        x, y = LEFT + column * (_NARROW + GAP), top + row * (high + GAP)
        scene.put(panel(WIDE if alone else _NARROW, high, strong=seat == view.mover), x, y)
        _player(scene, view, seat, name, x, y, x + (WIDE if alone else _NARROW) - 18)


def _player(scene: Scene, view: View, seat: Seat, name: str, x: int, y: int, right: int) -> None:
    """What stands on a player's panel, up to `right`."""
    first, second = y + 40, y + 95
    scene.put(plate(seat, PANEL), x + 14, y + 12)
    end = right
    if is_collecting(view):
        end = _score(scene, view, seat, _unknown(scene, view, seat, right, first), first)
        words = Label(_left(view, seat), READABLE, "Medium", QUIET)
        scene.write(words, right, second, "r")
        spoils(scene, view, seat, x + 16, y + 148)
    scene.write(Label(fitted(name, READABLE, "Bold", end - x - 88), READABLE), x + 88, first)
    _supply(scene, view, seat, x + 16, second)


def own(scene: Scene, view: View, seat: Seat, top: int) -> None:
    """The panel of the viewer alone, in one row."""
    scene.put(panel(WIDE, OWN), LEFT, top)
    middle = top + OWN // 2
    x = _supply(scene, view, seat, LEFT + 16, middle)
    if is_collecting(view):
        spoils(scene, view, seat, RIGHT - 16 - len(SYMBOLS) * (LOOT_WIDTH + 3) + 3, middle)
        words = Label(_left(view, seat), READABLE, "Medium", QUIET)
        scene.write(words, x + 16, middle)
    else:
        x = scene.write(Label("Tiles", READABLE, "Medium", QUIET), x + 20, middle) + 16
        for which in view.tiles[seat]:
            scene.put(tile(which, PANEL), x, middle - TILE // 2)
            x += TILE + 10
        if any(square.private for square in view.grid):
            words = Label("= only you know", READABLE, "Medium", QUIET)
            if RIGHT - 18 - words.width - EAR_WIDTH - 30 > x:
                scene.write(words, RIGHT - 18, middle, "r")
                scene.put(ear(PANEL), RIGHT - 30 - words.width - EAR_WIDTH, middle - EAR_HEIGHT // 2)


def _score(scene: Scene, view: View, seat: Seat, end: int, middle: int) -> int:
    """What the player would score now, if that is known; answers where that begins."""
    score = view.scores[seat]
    if score is None:
        return end
    number = Label(signed(score), 54, "Black")
    scene.write(number, end, middle, "r")
    return end - number.width - 16


def signed(score: int) -> str:
    """A score, with a real minus."""
    return f"\u2212{-score}" if score < 0 else str(score)


def _left(view: View, seat: Seat) -> str:
    return f"{view.turns[seat]} {'turn' if view.turns[seat] == 1 else 'turns'}"


def _supply(scene: Scene, view: View, seat: Seat, x: int, middle: int) -> int:
    """The cubes in possession by colour, the own ones first, and those spent; answers where that ends."""
    top = middle - cubes.HEIGHT // 2
    scene.put(cubes.cube(seat, view.supply[seat][seat], _CUBE, PANEL), x, top)
    x += _CUBE + 8
    for owner, count in enumerate(view.supply[seat]):
        if count and owner != seat:
            scene.put(cubes.cube(owner, count, cubes.WIDTHS[1], PANEL), x, top)
            x += cubes.WIDTHS[1] + 8
    if view.spent[seat] and not is_collecting(view):
        x = scene.write(Label(f"{view.spent[seat]} spent", READABLE, "Medium", QUIET), x + 8, middle)
    return x


def spoils(scene: Scene, view: View, seat: Seat, x: int, middle: int) -> None:
    """What the cards taken are worth by symbol, with the tiles outlined; and how many are not known."""
    totals: dict[Symbol, int] = dict.fromkeys(SYMBOLS, 0)
    for each in view.taken[seat]:
        if each.card is not None:
            totals[each.card.symbol] += each.card.value
    for which, total in totals.items():
        wanted = which in view.tiles[seat]
        scene.put(loot(which, total, PANEL, wanted=wanted), x, middle - LOOT_HEIGHT // 2)
        x += LOOT_WIDTH + 3


def _unknown(scene: Scene, view: View, seat: Seat, end: int, middle: int) -> int:
    """How many of the cards taken the viewer does not know, up to `end`; answers where that begins."""
    hidden = sum(each.card is None for each in view.taken[seat])
    if not hidden:
        return end
    number = Label(str(hidden), READABLE, "Black")
    scene.write(number, end, middle, "r")
    x = end - number.width - FACE_DOWN_WIDTH - 8
    scene.put(face_down(PANEL), x, middle - FACE_DOWN_HEIGHT // 2)
    return x - 16
