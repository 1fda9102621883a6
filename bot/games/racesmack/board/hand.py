"""A player's hand: the cards to pick from, or the circle to tap in, and the own Race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.games.racesmack.board.board import CIRCLE, HEAD, head
from bot.games.racesmack.board.circle import ROW, circle, road, rows, spots
from bot.games.racesmack.board.pieces import HALF_HEIGHT, HALF_WIDTH, HELD_HEIGHT, HELD_WIDTH, half, held
from bot.games.racesmack.board.races import TALL, Field, race
from bot.games.racesmack.board.verdict import coming, verdict
from bot.games.racesmack.rules.components import Card, Regular
from bot.games.racesmack.rules.model import Owed, View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, SIGNAL, TEXT

PITCH: Final = (RIGHT - LEFT - HELD_WIDTH) // 3
CARDS: Final = HEAD + 108
WIDTH: Final = RIGHT - LEFT
IN_ROW: Final = 8
"""So many cards of a Race stand in a row where one is to be given up."""


@lru_cache(maxsize=16)
def _backdrop(seats: int) -> Backdrop:
    """A hand with cards (seats 0), or with a circle of so many seats."""
    top = _race(seats)
    marks = road(seats, CIRCLE) if seats else []
    return framed(top + TALL + 26, [*marks, (panel(WIDTH, TALL), LEFT, top)])


def _race(seats: int) -> int:
    """The top of the own Race."""
    return CIRCLE + rows(seats) * ROW + 8 if seats else CARDS + HELD_HEIGHT + 20


def hand(view: View, names: tuple[str, ...]) -> Scene:
    """What one player may know, while the game is on."""
    assert view.seat is not None
    taps = view.phase in ("tapping", "aiming", "revealing")
    count = len(names) if taps else 0
    scene = Scene(_backdrop(count))
    head(scene, view, names)
    if taps:
        verdict(scene, view, HEAD)
        circle(scene, spots(_own(view)), CIRCLE)
    else:
        owed = view.owed[view.seat]
        if owed is not None:
            scene.write(Label(QUESTIONS[owed.decision], 48, "Black", SIGNAL, BOARD), LEFT, HEAD + 50)
        elif view.phase == "picking":
            coming(scene, view, HEAD)
        else:
            scene.write(Label("Wait for the others", 48, "Black", QUIET, BOARD), LEFT, HEAD + 50)
        if owed is not None and owed.decision == "race":
            _row(scene, view.races[view.seat].row)
        else:
            _cards(scene, view)
    race(scene, view, view.seat, names[view.seat], Field(LEFT, _race(count), WIDTH))
    return scene


def _own(view: View) -> View:
    """While taps are raced, only one's own: those of the others stand at the table, and a hand that came
    before them need not be drawn anew for each.
    """
    if view.phase != "tapping":
        return view
    return replace(view, taps=tuple(touch for touch in view.taps if touch.seat == view.seat))


QUESTIONS: Final = {
    "place": "At which end of your Race?",
    "adopt": "Take this Rules Card, or keep yours?",
    "penalty": "You were wrong: choose the penalty",
    "race": "Give up a card of your Race",
    "hand": "Give up a card of your hand",
}
"""What a seat is asked, by what it owes."""


def _cards(scene: Scene, view: View) -> None:
    """The cards of the hand; or the one card that is to be placed or taken."""
    shown, bright = _shown(view)
    for at, card in enumerate(shown):
        scene.put(held(card, BOARD, bright=card in bright), LEFT + at * PITCH, CARDS)
    if not shown:
        words = "Your hand lies face down" if view.blind else "No cards in your hand"
        middle = CARDS + HELD_HEIGHT // 2
        scene.write(Label(words, 44, "Medium", TEXT, BOARD), (LEFT + RIGHT) // 2, middle, "m")


def _row(scene: Scene, row: Sequence[Regular]) -> None:
    """The cards of the own Race that may be given up, in two rows; of a longer Race the first ones."""
    pitch = (RIGHT - LEFT - HALF_WIDTH) // (IN_ROW - 1)
    for at, card in enumerate(row[: 2 * IN_ROW]):
        y = CARDS + at // IN_ROW * (HELD_HEIGHT - HALF_HEIGHT)
        scene.put(half(card, BOARD), LEFT + at % IN_ROW * pitch, y)


def _shown(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards to show, and which of them are bright."""
    assert view.seat is not None
    owed: Owed | None = view.owed[view.seat]
    if owed is not None and owed.card is not None:
        kept = view.races[view.seat].rules[:3] if owed.decision == "adopt" else ()
        return (owed.card, *kept), (owed.card,)
    may_choose = (owed is not None and owed.decision == "hand") or (
        view.phase == "picking" and view.seat in view.awaited
    )
    if may_choose:
        return view.hand, view.hand
    return view.hand, (view.picked,) if view.picked else ()
