"""Everybody's Race: a panel each, with the player, what the Race needs, and its cards in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.board.captions import finish_line
from bot.games.racesmack.board.formula import HIGH as FORMULA
from bot.games.racesmack.board.formula import formula
from bot.games.racesmack.board.pieces import (
    BADGE,
    MINI,
    MINI_HEIGHT,
    PLATE_HEIGHT,
    PLATE_WIDTH,
    SIGN,
    SLIM_PITCH,
    badge,
    cross,
    mini,
    plate,
    slim,
    tick,
)
from bot.games.racesmack.rules.components import Card
from bot.games.racesmack.rules.events import Adopted, Event, Judged, Placed
from bot.games.racesmack.rules.model import Ranked, View
from bot.render.canvas import Mark, Scene
from bot.render.marks import shine
from bot.render.panels import LEFT, RIGHT, panel
from bot.render.text import Label, fitted
from bot.render.theme import PANEL, QUIET, READABLE, SIGNAL, TEXT

GAP: Final = 10
TALL: Final = 204
"""How high a panel is."""
WIDTH: Final = RIGHT - LEFT
HALF: Final = (WIDTH - GAP) // 2
INSET: Final = 16


@dataclass(frozen=True, slots=True)
class Field:
    """Where the panel of a seat is, and how wide."""

    x: int
    y: int
    width: int


def field(count: int, at: int, top: int) -> Field:
    """The panel of the seat `at`: up to three one under the other, more two in a row; the last of an odd
    number has a row of its own.
    """
    if count <= 3:
        return Field(LEFT, top + at * (TALL + GAP), WIDTH)
    alone = at == count - 1 and count % 2 == 1
    x = LEFT + (HALF + GAP) * (at % 2)
    return Field(x, top + at // 2 * (TALL + GAP), WIDTH if alone else HALF)


def height(count: int) -> int:
    """How high the panels are together."""
    return (count if count <= 3 else (count + 1) // 2) * (TALL + GAP) - GAP


def bare(count: int, top: int) -> list[Mark]:
    """The empty panels, for a backdrop."""
    fields = [field(count, at, top) for at in range(count)]
    return [(panel(each.width, TALL), each.x, each.y) for each in fields]


def races(scene: Scene, view: View, names: tuple[str, ...], top: int, heard: Sequence[Event] = ()) -> None:
    """Lay everybody's Race; the cards that came with the last round glow."""
    for seat, name in enumerate(names):
        race(scene, view, seat, name, field(len(names), seat, top), came(heard))


def came(heard: Sequence[Event]) -> tuple[Card, ...]:
    """The cards that came into Races since the last round was judged."""
    cards: list[Card] = []
    for event in heard:
        if isinstance(event, Judged):
            cards = []
        elif isinstance(event, Placed | Adopted):
            cards.append(event.card)
    return tuple(cards)


def race(scene: Scene, view: View, seat: Seat, name: str, at: Field, glowing: tuple[Card, ...] = ()) -> None:
    """Lay one panel; what glows, has just come."""
    strong = seat in view.winners or (view.seat is None and view.phase != "finished" and seat in view.awaited)
    if strong:
        scene.put(panel(at.width, TALL, strong=True), at.x, at.y)
    left, end, middle = at.x + INSET, at.x + at.width - INSET, at.y + 42
    scene.put(badge(seat, PANEL), left, middle - BADGE // 2)
    room = _state(scene, view, seat, end, middle) - 12
    start = left + BADGE + 14
    scene.write(Label(fitted(name, READABLE, "Bold", room - start), READABLE), start, middle)
    _goal(scene, view, seat, left, end, at.y + 100, glowing)
    _cards(scene, view, seat, left, end, at.y + TALL - MINI_HEIGHT - 10, glowing)


def _state(scene: Scene, view: View, seat: Seat, end: int, middle: int) -> int:
    """At the right end: that the seat is done, or how its last tap was judged; answers where it begins."""
    if view.phase == "picking" and seat not in view.awaited:
        scene.put(tick(PANEL), end - SIGN, middle - SIGN // 2)
        return end - SIGN
    tap = next((tap for tap in view.last.taps if tap.seat == seat), None) if view.last else None
    if tap is None:
        return end
    time = Label(_time(tap), READABLE, "Medium", TEXT if tap.correct else QUIET)
    scene.write(time, end, middle, "r")
    x = end - time.width - SIGN - 8
    scene.put(tick(PANEL) if tap.correct else cross(PANEL), x, middle - SIGN // 2)
    return x


def _time(tap: Ranked) -> str:
    """How long after the first tap: +0.84, in seconds; +3 min, +2 h."""
    if tap.behind is None:
        return ""
    if tap.behind == 0:
        return "first"
    if tap.behind < 100_000:
        return f"+{tap.behind / 1000:.{2 if tap.behind < 10_000 else 1}f}"
    return f"+{tap.behind // 60_000} min" if tap.behind < 7_200_000 else f"+{tap.behind // 3_600_000} h"


def _goal(
    scene: Scene, view: View, seat: Seat, left: int, end: int, middle: int, glowing: tuple[Card, ...]
) -> None:
    """The Rules Card of the Race, what it asks for, and how far the Race is."""
    standing = view.races[seat]
    if standing.finish is None:
        scene.write(Label("no Rules Card yet", READABLE, "Medium", QUIET), left, middle)
        return
    best = max(standing.rules, key=lambda card: card.number)
    sign = plate(best.number, PANEL)
    if best in glowing:
        shine(scene, sign, left, middle - PLATE_HEIGHT // 2, reach=6, corner=8)
    else:
        scene.put(sign, left, middle - PLATE_HEIGHT // 2)
    ink = SIGNAL if standing.have >= standing.need else TEXT
    far = Label(f"{standing.have}/{standing.need}", READABLE, "Black", ink)
    scene.write(far, end, middle, "r")
    start = left + PLATE_WIDTH + 14
    words = Label(finish_line(standing.finish), READABLE, "Bold")
    if words.width <= end - far.width - 14 - start:
        scene.write(words, start, middle)
    else:
        scene.put(formula(standing.finish, PANEL, TEXT), start, middle - FORMULA // 2)


def _cards(
    scene: Scene, view: View, seat: Seat, left: int, end: int, y: int, glowing: tuple[Card, ...]
) -> None:
    """The Race from left to right; narrow cards when it is long."""
    standing = view.races[seat]
    for other in sorted(standing.rules, key=lambda card: card.number)[:-1]:
        scene.put(plate(other.number, PANEL), left, y + (MINI_HEIGHT - PLATE_HEIGHT) // 2)
        left += PLATE_WIDTH + 6
    room = end - left
    pitch = next((wide for wide in (MINI + 6, MINI + 2) if len(standing.row) * wide <= room + 6), SLIM_PITCH)
    narrow, fit = pitch == SLIM_PITCH, room // SLIM_PITCH
    shown = standing.row[: fit - 4] if narrow and len(standing.row) > fit else standing.row
    for card in shown:
        if card in glowing:
            shine(scene, slim(card, PANEL) if narrow else mini(card, PANEL), left, y, reach=5, corner=6)
        else:
            scene.put(slim(card, PANEL) if narrow else mini(card, PANEL), left, y)
        left += pitch
    if len(shown) < len(standing.row):
        more = Label(f"+{len(standing.row) - len(shown)}", READABLE, "Bold")
        scene.write(more, left + 4, y + MINI_HEIGHT // 2)
