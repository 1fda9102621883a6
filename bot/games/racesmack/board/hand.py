"""A player's hand: the cards to pick from, or what is owed after a round, and the own Race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.racesmack.board.head import HEAD, LEGEND, head, legend
from bot.games.racesmack.board.pieces import HALF_HEIGHT, HALF_WIDTH, HELD_HEIGHT, HELD_WIDTH, half, held
from bot.games.racesmack.board.races import TALL, Field, came, race
from bot.games.racesmack.board.verdict import HIGH, coming
from bot.games.racesmack.rules.components import Card, Regular
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import Owed, View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import LEFT, RIGHT, framed, panel
from bot.render.text import Label
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

WIDTH: Final = RIGHT - LEFT
ABREAST: Final = 4
"""So many cards stand side by side."""
PITCH: Final = (WIDTH - HELD_WIDTH) // (ABREAST - 1)
CARDS: Final = HEAD + HIGH + 6
NUMBERS: Final = 58
"""How high the line with the places of the cards is."""
RACE: Final = CARDS + HELD_HEIGHT + NUMBERS + LEGEND + 8
"""The top of the own Race."""
IN_ROW: Final = 8
"""So many cards of a Race stand in a row where one is to be given up."""


@lru_cache(maxsize=1)
def _backdrop() -> Backdrop:
    return framed(RACE + TALL + 24, [(panel(WIDTH, TALL), LEFT, RACE)])


def hand(view: View, names: tuple[str, ...], heard: Sequence[Event] = ()) -> Scene:
    """What one player may know, while no cards lie face up; what has just come into the own Race glows."""
    assert view.seat is not None
    scene = Scene(_backdrop())
    head(scene, view, names)
    owed = view.owed[view.seat]
    if owed is not None:
        _question(scene, QUESTIONS[owed.decision], lively=True)
    elif view.phase == "picking":
        coming(scene, view, HEAD)
    else:
        _question(scene, "Wait for the others", lively=False)
    if owed is not None and owed.decision == "race":
        _row(scene, view.races[view.seat].row)
    else:
        _cards(scene, view)
    legend(scene, CARDS + HELD_HEIGHT + NUMBERS)
    race(scene, view, view.seat, names[view.seat], Field(LEFT, RACE, WIDTH), came(heard))
    return scene


QUESTIONS: Final = {
    "place": "At which end of your Race?",
    "adopt": "Take this Rules Card, or keep yours?",
    "penalty": "You were wrong: choose the penalty",
    "race": "Give up a card of your Race",
    "hand": "Give up a card of your hand",
}
"""What a seat is asked, by what it owes."""


def _question(scene: Scene, text: str, *, lively: bool) -> None:
    ink = SIGNAL if lively else QUIET
    scene.write(Label(text, 56, "Black", ink, BOARD), LEFT, HEAD + HIGH // 2)


def _cards(scene: Scene, view: View) -> None:
    """The cards of the hand, numbered as their choices are; or the one card to be placed or taken."""
    shown, bright, numbered = _shown(view)
    for at, card in enumerate(shown):
        x = LEFT + at * PITCH
        scene.put(held(card, bright=card in bright), x, CARDS)
        if numbered:
            _number(scene, at + 1, x + HELD_WIDTH // 2, CARDS + HELD_HEIGHT + NUMBERS // 2)
    if not shown:
        words = "Your hand lies face down" if view.blind else "No cards in your hand"
        middle = CARDS + HELD_HEIGHT // 2
        scene.write(Label(words, READABLE, "Medium", TEXT, BOARD), (LEFT + RIGHT) // 2, middle, "m")


def _number(scene: Scene, number: int, x: int, y: int) -> None:
    scene.write(Label(str(number), READABLE, "Black", QUIET, BOARD), x, y, "m")


def _row(scene: Scene, row: Sequence[Regular]) -> None:
    """The cards of the own Race that may be given up, in two rows; of a longer Race the first ones."""
    pitch = (WIDTH - HALF_WIDTH) // (IN_ROW - 1)
    for at, card in enumerate(row[: 2 * IN_ROW]):
        x, y = LEFT + at % IN_ROW * pitch, CARDS + at // IN_ROW * (HALF_HEIGHT + NUMBERS)
        scene.put(half(card), x, y)
        _number(scene, at + 1, x + HALF_WIDTH // 2, y + HALF_HEIGHT + NUMBERS // 2)


def _shown(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...], bool]:
    """The cards to show, which of them are bright, and whether their places matter."""
    assert view.seat is not None
    owed: Owed | None = view.owed[view.seat]
    if owed is not None and owed.card is not None:
        kept = view.races[view.seat].rules[: ABREAST - 1] if owed.decision == "adopt" else ()
        due = (owed.card, *owed.others)[: ABREAST - len(kept)]
        return (*due, *kept), due, False
    may_choose = (owed is not None and owed.decision == "hand") or (
        view.phase == "picking" and view.seat in view.awaited
    )
    if may_choose:
        return view.hand, view.hand, True
    return view.hand, (view.picked,) if view.picked else (), True
