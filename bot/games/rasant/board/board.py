"""The board for everybody: the line, the cards of the round, and the players with their points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board.lately import last_seat
from bot.games.rasant.board.pieces import (
    BADGE,
    CAR_LENGTH,
    CARD_HEIGHT,
    CARD_WIDTH,
    SLIM_HEIGHT,
    SLIM_WIDTH,
    badge,
    face,
    lead,
    place,
    racer,
    slim,
)
from bot.games.rasant.board.road import ROAD, STRIP, SWEEP, bare, line, strip, sweep
from bot.games.rasant.rules.components import COLOURS, Car
from bot.games.rasant.rules.events import Event
from bot.games.rasant.rules.model import Laid, View
from bot.render.canvas import Backdrop, Scene, Sprite
from bot.render.marks import number, shine, sign
from bot.render.panels import LEFT, PACK, RIGHT, TAG_HEIGHT, framed, pack, panel, pointer, tag
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, PANEL, QUIET, READABLE, SIGNAL, TEXT

WIDTH: Final = RIGHT - LEFT
HEAD: Final = 100
ROADS: Final = HEAD + SWEEP
"""The top of the road."""
ROUND: Final = ROADS + ROAD + STRIP + 8
"""The top of what belongs to the round."""
CARDS: Final = ROUND + 62
PLAYERS: Final = CARDS + CARD_HEIGHT + BADGE + 34
"""The top of the players' panels."""
ROOMY: Final = 2
"""Up to so many panels have room for the name beside the number."""
WORDY: Final = 3
"""Up to so many have room for words."""
GAP: Final = 10
WIDE: Final = 7
"""So many cards of a round are drawn large; more of them are slim."""


def _width(seats: int) -> int:
    """How wide a player's panel is."""
    return (WIDTH - (seats - 1) * GAP) // seats


def _height(seats: int) -> int:
    """How high a player's panel is."""
    return 170 if seats <= ROOMY else 220


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    """Everything that no move changes."""
    width = _width(seats)
    panels = [(panel(width, _height(seats)), LEFT + at * (width + GAP), PLAYERS) for at in range(seats)]
    return framed(PLAYERS + _height(seats) + 26, [*bare(ROADS), *panels])


def board(view: View, names: Sequence[str], heard: Sequence[Event]) -> Scene:
    """Everything a spectator may know, while the game is on."""
    scene = Scene(_backdrop(len(names)))
    _head(scene, view, names)
    sweep(scene, view, HEAD)
    line(scene, view, ROADS)
    strip(scene, view, ROADS + ROAD)
    if view.phase == "drafting":
        _unplaced(scene, view)
    else:
        _round(scene, view, names, last_seat(heard))
    for seat, name in enumerate(names):
        _player(scene, view, seat, name)
    return scene


def _verb(view: View) -> str:
    """What the mover does now."""
    return {"drafting": "names a colour", "leading": "leads", "paying": "discards"}.get(view.phase, "follows")


def _head(scene: Scene, view: View, names: Sequence[str]) -> None:
    """Whose turn it is, and how many cards the reserve has."""
    assert view.mover is not None
    end = RIGHT if view.phase == "drafting" else _reserve(scene, view)
    doing = Label(_verb(view), READABLE, "Medium", QUIET, BOARD)
    scene.put(badge(view.mover, BOARD), LEFT, 54 - BADGE // 2)
    x = LEFT + BADGE + 14
    name = fitted(names[view.mover], 50, "Black", end - 40 - doing.width - 14 - x)
    x = scene.write(Label(name, 50, "Black", TEXT, BOARD), x, 54)
    scene.write(doing, x + 14, 54)


def _reserve(scene: Scene, view: View) -> int:
    """The reserve, at the right end of the head; answers where it begins."""
    words = str(view.reserve) if view.reserve else "empty"
    number = Label(words, READABLE, "Black", TEXT if view.reserve else SIGNAL, BOARD)
    scene.write(number, RIGHT, 54, "r")
    x = RIGHT - number.width - 48
    scene.put(pack(BOARD, empty=not view.reserve), x, 54 - PACK // 2)
    name = Label("Reserve", READABLE, "Medium", QUIET, BOARD)
    scene.write(name, x - 14, 54, "r")
    return x - 14 - name.width


def _round(scene: Scene, view: View, names: Sequence[str], last: Seat | None) -> None:
    """The cards of the round in order, with who played them; before the first, those of the round before."""
    title, laid = f"Round {view.round}", view.laid
    over = not laid and view.last is not None
    if over:
        assert view.last is not None
        title, laid = f"Round {view.last.round}", view.last.laid
    middle = ROUND + 28
    x = scene.write(Label(title, READABLE, "Black", TEXT, BOARD), LEFT, middle) + 16
    if over:
        assert view.last is not None
        won = Label("won by", READABLE, "Medium", QUIET, BOARD)
        x = scene.write(won, x, middle) + 12
        room = RIGHT - x - (230 + len(view.passed) * (BADGE + 12) if view.passed else 0)
        name = fitted(names[view.last.seat], READABLE, "Bold", room)
        scene.write(Label(name, READABLE, "Bold", TEXT, BOARD), x, middle)
    elif not laid:
        if not view.passed:
            waiting = Label("the first card chooses the colour", READABLE, "Medium", QUIET, BOARD)
            scene.write(waiting, x, middle)
        _next(scene, view, lead(BOARD), 0)
    _cards(scene, laid, marked=bool(view.laid) and laid[-1].seat == last)
    if view.laid and len(view.laid) < WIDE and view.phase == "following":
        assert view.colour is not None
        _next(scene, view, place(view.colour, laid[-1].card.pace, BOARD), len(laid))
    _passed(scene, view, middle, last)


def _next(scene: Scene, view: View, slot: Sprite, at: int) -> None:
    """Where the mover's card would lie."""
    assert view.mover is not None
    x = LEFT + at * (CARD_WIDTH + 15)
    scene.put(slot, x, CARDS)
    scene.put(badge(view.mover, BOARD), x + (CARD_WIDTH - BADGE) // 2, CARDS + CARD_HEIGHT + 8)


def _passed(scene: Scene, view: View, middle: int, last: Seat | None) -> None:
    """Who is out of the round; the first of them leads the next one."""
    if not view.passed:
        return
    x = RIGHT
    for seat in reversed(view.passed):
        x -= BADGE
        scene.put(badge(seat, BOARD), x, middle - BADGE // 2)
        if seat == last:
            sign(scene, number(seat), x + BADGE // 2, middle)
        x -= 12
    scene.write(Label("passed", READABLE, "Medium", QUIET, BOARD), x - 8, middle, "r")


def _cards(scene: Scene, laid: Sequence[Laid], *, marked: bool) -> None:
    """The cards with who played them; marked: the last one shines."""
    few = len(laid) <= WIDE
    width, height = (CARD_WIDTH, CARD_HEIGHT) if few else (SLIM_WIDTH, SLIM_HEIGHT)
    pitch = width + (15 if few else 6)
    for at, (seat, card) in enumerate(laid):
        x = LEFT + at * pitch
        y = CARDS + CARD_HEIGHT - height
        sprite = face(card, BOARD) if few else slim(card, BOARD)
        if marked and at == len(laid) - 1:
            shine(scene, sprite, x, y, reach=10)
            sign(scene, number(seat), x + width // 2, CARDS + CARD_HEIGHT + 8 + BADGE // 2)
        else:
            scene.put(sprite, x, y)
            scene.put(badge(seat, BOARD), x + (width - BADGE) // 2, CARDS + CARD_HEIGHT + 8)


def _unplaced(scene: Scene, view: View) -> None:
    """During a draft: the cars still to come, by colour."""
    scene.write(Label("Still to be placed", READABLE, "Black", TEXT, BOARD), LEFT, ROUND + 28)
    for at, colour in enumerate(COLOURS):
        left = sum(car.paint == colour for car in view.unplaced)
        x = LEFT + at * (_width(4) + GAP)
        scene.put(panel(_width(4), 150), x, CARDS + 20)
        number = Label(f"{left}", 64, "Black", TEXT if left else QUIET)
        scene.put(racer(Car(colour, 4 - left if left else 3)), x + 16, CARDS + 20 + 38)
        scene.write(number, x + 16 + CAR_LENGTH + 24, CARDS + 20 + 75)


def _player(scene: Scene, view: View, seat: Seat, name: str) -> None:
    """A player: name, cards, points, and whether they are to move or have passed."""
    count = len(view.held)
    width, height, wide = _width(count), _height(count), count <= ROOMY
    x, y = LEFT + seat * (width + GAP), PLAYERS
    if seat == view.mover:
        scene.put(panel(width, height, strong=True), x, y)
    scene.put(badge(seat, PANEL), x + 14, y + 14)
    end = x + width - 18
    if view.phase != "drafting":
        number = Label(str(view.held[seat]), READABLE, "Black")
        scene.write(number, end, y + 42, "r")
        scene.put(pack(PANEL, empty=not view.held[seat]), end - number.width - 44, y + 42 - PACK // 2)
    left, middle = (x + 80, y + 42) if wide else (x + 18, y + 103)
    room = end - left - (100 if wide else 0)
    scene.write(Label(fitted(name, READABLE, "Bold", room), READABLE), left, middle)
    low = y + height - 54
    if view.phase != "drafting":
        points = Label(str(view.points[seat]), 64 if wide or view.points[seat] < 100 else READABLE, "Black")
        after = scene.write(points, x + 18, low)
        if count == 2:
            scene.write(Label("points", READABLE, "Medium", QUIET), after + 12, low + 6)
    _state(scene, view, seat, end, low)


def _state(scene: Scene, view: View, seat: Seat, end: int, middle: int) -> None:
    """What a player does in this round, written up to `end`."""
    wide = len(view.held) <= WORDY
    if seat == view.mover:
        sign = tag("TURN", PANEL) if wide else pointer(PANEL)
        scene.put(sign, end - sign.width, middle - TAG_HEIGHT // 2)
    elif seat in view.passed and wide:
        scene.write(Label("passed", READABLE, "Medium", QUIET), end, middle, "r")
