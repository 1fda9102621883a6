"""A player's hand: its cards by Part in slot order, what is missing, and what the best car is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_head.board.lately import last_move
from bot.games.gear_head.board.machine import HEIGHT as MACHINE
from bot.games.gear_head.board.machine import machine
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
from bot.games.gear_head.rules.events import Event
from bot.games.gear_head.rules.model import View
from bot.render.canvas import Scene
from bot.render.cars import PLATE, plate
from bot.render.marks import actor, shine, sign
from bot.render.panels import LEFT, RIGHT, TAG_HEIGHT, backdrop, panel, tag
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT
from bot.words.phrases import ordinal

HEAD: Final = 100
FOOT: Final = 108
PITCH: Final = (RIGHT - LEFT - FACE_WIDTH) / 5
GARAGE: Final = 290
"""How high the panel of the car is."""
ROOMY: Final = 2
"""So many cards of one Part fit without making the picture higher."""


def hand(view: View, names: Sequence[str], heard: Sequence[Event]) -> Scene:
    """What one player may know, while the race is on."""
    columns = [[card for card in view.hand if card.part == part] for part in PARTS]
    deepest = max(ROOMY, *map(len, columns))
    floor = HEAD + FACE_HEIGHT + (deepest - 1) * EDGE
    scene = Scene(backdrop(floor + 18 + GARAGE + FOOT))
    _head(scene, view, names)
    for at, (part, cards) in enumerate(zip(PARTS, columns, strict=True)):
        x = LEFT + round(at * PITCH)
        if cards:
            _column(scene, cards, view.drawn, x, floor)
        else:
            scene.put(slot(part, BOARD), x, floor - FACE_HEIGHT)
    _garage(scene, view, floor + 18)
    _foot(scene, view, heard, floor + 18 + GARAGE + FOOT // 2)
    return scene


def _garage(scene: Scene, view: View, top: int) -> None:
    """The car as far as the hand's Parts make it, and what it is worth."""
    assert view.seat is not None
    scene.put(panel(RIGHT - LEFT, GARAGE), LEFT, top)
    best = {card.part: card.value for card in view.hand}
    scene.put(machine(view.seat, frozenset(best)), LEFT + 36, top + (GARAGE - MACHINE) // 2)
    middle = LEFT + 590 + (RIGHT - LEFT - 590) // 2
    whole = len(best) == len(PARTS)
    caption = f"{len(best)} of 6 Parts" if not whole else "Car" if view.seat in view.line else "Best car"
    scene.write(Label(caption, 54, "Bold", TEXT if whole else QUIET), middle, top + 64, "m")
    rank = view.line.index(view.seat) if view.seat in view.line else len(view.line)
    value = Label(str(sum(best.values())), 110, "Black")
    bonus = Label(f"+{BONUSES[rank]}", 64, "Black", SIGNAL) if whole and rank < len(BONUSES) else None
    left = middle - (value.width + (bonus.width + 16 if bonus else 0)) // 2
    end = scene.write(value, left, top + 170)
    if bonus:
        scene.write(bonus, end + 16, top + 182)


def _column(scene: Scene, cards: list[Card], drawn: Card | None, x: int, floor: int) -> None:
    """The cards of one Part, the best one whole and in front, the others' upper edges above it;
    the new one shines.
    """
    y = floor - FACE_HEIGHT - (len(cards) - 1) * EDGE
    for at, card in enumerate(cards):
        last = at == len(cards) - 1
        sprite = face(card, BOARD) if last else edge(card, BOARD)
        if card == drawn and card not in cards[at + 1 :]:
            shine(scene, sprite, x, y, reach=9)
        else:
            scene.put(sprite, x, y)
        y += EDGE


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose hand it is, and what its owner may do or waits for."""
    assert view.seat is not None
    assert view.mover is not None
    scene.put(plate(view.seat, BOARD), LEFT, 24)
    x = LEFT + PLATE + 16
    room = RIGHT - x
    if view.seat != view.mover and view.seat not in view.line:
        end = scene.write(Label("wait for", READABLE, "Medium", QUIET, BOARD), x, 54) + 14
        scene.put(plate(view.mover, BOARD), end, 24)
        name = fitted(names[view.mover], 48, "Black", room - (end - x) - PLATE - 12)
        scene.write(Label(name, 48, "Black", TEXT, BOARD), end + PLATE + 12, 54)
        return
    if view.seat in view.line:
        words = f"At the line: {ordinal(view.line.index(view.seat) + 1)}"
    elif view.phase == "drawing":
        words = "Your turn: draw" if view.deck else "Your turn: take"
    elif len({card.part for card in view.hand}) == len(PARTS):
        words = "Pull up!" if view.last else "Discard or pull up"
    else:
        words = "Discard one"
    scene.write(Label(words, 48, "Black", TEXT, BOARD), x, 54)


def _foot(scene: Scene, view: View, heard: Sequence[Event], middle: int) -> None:
    """The heap, the deck, and who is at the line."""
    x = scene.write(Label("Heap", READABLE, "Medium", QUIET, BOARD), LEFT, middle) + 16
    if view.heap:
        last = last_move(heard, view.heap)
        card = chip(view.heap[-1], BOARD)
        (shine if last.heap is not None else Scene.put)(scene, card, x, middle - CHIP_HEIGHT // 2)
        x += CHIP_WIDTH
        if last.heap is not None:
            sign(scene, actor(last.heap), x + 34, middle)
            x += 60
    else:
        x = scene.write(Label("empty", READABLE, "Bold", TEXT, BOARD), x, middle)
    x = scene.write(Label("Deck", READABLE, "Medium", QUIET, BOARD), x + 34, middle) + 14
    x = scene.write(Label(str(view.deck), READABLE, "Black", TEXT, BOARD), x, middle) + 34
    if view.last:
        flag = tag("LAST TURN", BOARD)
        scene.put(flag, RIGHT - flag.width, middle - TAG_HEIGHT // 2)
    elif view.line:
        x = scene.write(Label("Line", READABLE, "Medium", QUIET, BOARD), x, middle) + 14
        shown = view.line[: (RIGHT - x) // (PLATE + 4)]
        for at, seat in enumerate(shown):
            scene.put(plate(seat, BOARD), x + at * (PLATE + 4), middle - PLATE // 2)
