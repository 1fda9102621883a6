"""A player's hand: its cards by Part in slot order, what is missing, and what the best car is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_head.board.pieces import (
    CHIP_HEIGHT,
    CHIP_WIDTH,
    EDGE,
    FACE_HEIGHT,
    FACE_WIDTH,
    chip,
    edge,
    face,
    slot,
)
from bot.games.gear_head.rules.components import BONUSES, PARTS, Card
from bot.games.gear_head.rules.model import View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, plate
from bot.render.panels import LEFT, RIGHT, TAG_HEIGHT, backdrop, tag
from bot.render.text import Label, fitted, ordinal
from bot.render.theme import BOARD, PAPER, QUIET, SIGNAL, SMALLEST, TEXT

HEAD: Final = 100
FOOT: Final = 96
PITCH: Final = (RIGHT - LEFT - FACE_WIDTH) / 5
ROOMY: Final = 2
"""So many cards of one Part fit without making the picture higher."""


def hand(view: View, names: Sequence[str]) -> Scene:
    """What one player may know, while the race is on."""
    columns = [[card for card in view.hand if card.part == part] for part in PARTS]
    deepest = max(ROOMY, *map(len, columns))
    floor = HEAD + FACE_HEIGHT + (deepest - 1) * EDGE
    scene = Scene(backdrop(floor + FOOT))
    _head(scene, view, names)
    for at, (part, cards) in enumerate(zip(PARTS, columns, strict=True)):
        x = LEFT + round(at * PITCH)
        if cards:
            _column(scene, cards, view.drawn, x, floor)
        else:
            scene.put(slot(part, BOARD), x, floor - FACE_HEIGHT)
    _foot(scene, view, floor + FOOT // 2 - 2)
    return scene


def _column(scene: Scene, cards: list[Card], drawn: Card | None, x: int, floor: int) -> None:
    """The cards of one Part, the best one whole and in front, the others' upper edges above it."""
    y = floor - FACE_HEIGHT - (len(cards) - 1) * EDGE
    for at, card in enumerate(cards):
        last = at == len(cards) - 1
        scene.put(face(card, BOARD) if last else edge(card, BOARD), x, y)
        if card == drawn and card not in cards[at + 1 :]:
            sign = tag("NEW", PAPER, 6)
            scene.put(sign, x + FACE_WIDTH - sign.width - 7, y + 7)
        y += EDGE


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose hand it is, and what its owner may do or waits for."""
    assert view.seat is not None
    assert view.mover is not None
    scene.put(plate(view.seat, BOARD), LEFT, 24)
    x = LEFT + PLATE + 16
    room = _worth(scene, view) - 24 - x
    if view.seat != view.mover and view.seat not in view.line:
        end = scene.write(Label("wait for", 44, "Medium", QUIET, BOARD), x, 54) + 14
        scene.put(plate(view.mover, BOARD), end, 24)
        name = fitted(names[view.mover], 48, "Black", room - (end - x) - PLATE - 12)
        scene.write(Label(name, 48, "Black", TEXT, BOARD), end + PLATE + 12, 54)
        return
    if view.seat in view.line:
        words = f"At the line: {ordinal(view.line.index(view.seat) + 1)}"
    elif view.phase == "drawing":
        words = "Your turn: draw" if view.deck else "Your turn: take"
    elif len({card.part for card in view.hand}) == len(PARTS):
        words = "Discard or pull up"
    else:
        words = "Discard one"
    scene.write(Label(words, 48, "Black", TEXT, BOARD), x, 54)


def _worth(scene: Scene, view: View) -> int:
    """What the best car of this hand is worth, and the bonus it would get; answers where that begins."""
    best = {card.part: card.value for card in view.hand}
    x = RIGHT
    rank = view.line.index(view.seat) if view.seat in view.line else len(view.line)
    if len(best) == len(PARTS) and rank < len(BONUSES):
        bonus = Label(f"+{BONUSES[rank]}", 48, "Black", SIGNAL, BOARD)
        scene.write(bonus, x, 54, "r")
        x -= bonus.width + 10
    value = Label(str(sum(best.values())), 64, "Black", TEXT, BOARD)
    scene.write(value, x, 54, "r")
    whole = "Car" if view.seat in view.line else "Best car"
    caption = whole if len(best) == len(PARTS) else f"{len(best)} of 6 Parts"
    label = Label(caption, SMALLEST, "Medium", QUIET, BOARD)
    x -= value.width + 14
    scene.write(label, x, 54, "r")
    return x - label.width


def _foot(scene: Scene, view: View, middle: int) -> None:
    x = scene.write(Label("Scrap Heap", SMALLEST, "Medium", QUIET, BOARD), LEFT, middle) + 14
    if view.heap:
        scene.put(chip(view.heap[-1], BOARD), x, middle - CHIP_HEIGHT // 2)
        x += CHIP_WIDTH
    else:
        x = scene.write(Label("empty", SMALLEST, "Bold", TEXT, BOARD), x, middle)
    x = scene.write(Label("Parts Deck", SMALLEST, "Medium", QUIET, BOARD), x + 40, middle) + 14
    x = scene.write(Label(str(view.deck), 44, "Black", TEXT, BOARD), x, middle) + 40
    if view.last:
        sign = tag("LAST TURN", BOARD)
        scene.put(sign, RIGHT - sign.width, middle - TAG_HEIGHT // 2)
    elif view.line:
        x = scene.write(Label("Line", SMALLEST, "Medium", QUIET, BOARD), x, middle) + 14
        shown = view.line[: (RIGHT - x) // (PLATE + 4)]
        for at, seat in enumerate(shown):
            scene.put(plate(seat, BOARD), x + at * (PLATE + 4), middle - PLATE // 2)
