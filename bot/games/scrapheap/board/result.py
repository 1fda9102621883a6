"""The result: everybody's place, tiles, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.engine.ranking import finishes
from bot.games.scrapheap.board import cubes
from bot.games.scrapheap.board.players import signed, spoils
from bot.games.scrapheap.rules.model import View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, car, plate
from bot.render.panels import LEFT, RIGHT, backdrop, panel
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL
from bot.render.winners import HEAD, PODIUM, Step, podium, winners
from bot.words.phrases import ordinal

ROW: Final = 136
ZOOM: Final = 1.36
GAP: Final = 10
WIDTH: Final = RIGHT - LEFT


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a game that is over."""
    scene = Scene(backdrop(HEAD + PODIUM + len(names) * (ROW + GAP) + 18))
    winners(scene, [names[seat] for seat, place in enumerate(view.places) if place == 1])
    order = [row.seat for row in finishes(view.places)]
    podium(scene, HEAD, [Step(view.places[seat], names[seat], car(seat, BOARD, ZOOM)) for seat in order])
    for row, seat in enumerate(order):
        _row(scene, view, seat, names[seat], HEAD + PODIUM + row * (ROW + GAP))
    return scene


def _row(scene: Scene, view: View, seat: Seat, name: str, y: int) -> None:
    """A player: the place, the name and the score; under them what it is made of."""
    scene.put(panel(WIDTH, ROW, strong=view.places[seat] == 1), LEFT, y)
    first, second = y + 40, y + 98
    scene.write(Label(ordinal(view.places[seat]), 54, "BlackItalic"), LEFT + 20, first)
    scene.put(plate(seat, PANEL), LEFT + 142, first - PLATE // 2)
    score = Label(signed(view.scores[seat] or 0), 54, "Black")
    scene.write(score, RIGHT - 20, first, "r")
    x = LEFT + 142 + PLATE + 14
    scene.write(Label(fitted(name, READABLE, "Bold", RIGHT - 40 - score.width - x), READABLE), x, first)
    spoils(scene, view, seat, LEFT + 20, second)
    _sum(scene, view, seat, second)


def _sum(scene: Scene, view: View, seat: Seat, middle: int) -> None:
    """The sum that gives the score, up to the right edge: cards that match, the others, cubes."""
    match = rest = 0
    for each in view.taken[seat]:
        if each.card is not None and each.card.symbol in view.tiles[seat]:
            match += each.card.value
        elif each.card is not None:
            rest += each.card.value
    owned = Label(f"+{view.held[seat]}", READABLE, "Black")
    scene.write(owned, RIGHT - 20, middle, "r")
    x = RIGHT - 20 - owned.width - 10 - cubes.WIDTHS[1]
    scene.put(cubes.cube(seat, 0, cubes.WIDTHS[1], PANEL), x, middle - cubes.HEIGHT // 2)
    sign = {"minus": signed(-rest), "zero": "+0", "plus": f"+{rest}"}[view.options.mismatch]
    others = Label(sign, READABLE, "Black", QUIET)
    scene.write(others, x - 24, middle, "r")
    matching = Label(f"+{match}", READABLE, "Black", SIGNAL)
    scene.write(matching, x - 24 - others.width - 24, middle, "r")
    caption = Label("tiles", READABLE, "Medium", QUIET)
    scene.write(caption, x - 24 - others.width - 24 - matching.width - 12, middle, "r")
