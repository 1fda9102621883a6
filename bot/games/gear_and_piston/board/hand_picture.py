"""A player's hand as one of three sheets: for planning or waiting, for choosing a part, or for building."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board import deeds, hand_parts, inks, plates
from bot.games.gear_and_piston.board.building import building
from bot.games.gear_and_piston.board.grid import BELOW, CHOICE, FOOT, HEAD, Box
from bot.games.gear_and_piston.board.places import places
from bot.games.gear_and_piston.board.recent import fresh, last
from bot.games.gear_and_piston.board.vehicle import plan
from bot.games.gear_and_piston.rules import components, model, showing
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.outlook import own_car
from bot.locales.phrase import Locale
from bot.render import news
from bot.render.stage import Stage, Words
from bot.render.text import broken

CAR: Final = Box(34, BELOW + 10, 462, FOOT - BELOW - 14)
LABELS: Final = 510
ROWS: Final = (BELOW + 78, BELOW + 202)
"""The y of the middles of the two lines beside the car, in pixels."""
ITEMS: Final = 660


def planning(view: model.View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of a hand whose player plans or waits."""
    assert view.seat is not None
    stage = Stage(inks.WORLD, "plan", locale, names)
    tokens = view.tokens[view.seat] if view.phase == "planning" and view.seat == view.mover else 0
    more = Words(f"\u00d7{tokens}", 54, "Serif", inks.INK)
    x = hand_parts.head(stage, view, names, 940 - (more.width + 30 if tokens > 1 else 0))
    if tokens > 1:
        x = stage.write(more, x + 30, HEAD)
    hand_parts.now(stage, view, x)
    move = None if tokens else last(events)  # while tokens are left, only free spaces are bright
    places(stage, view, "plan", move, hand_parts.wanted(view, (*view.office, *view.fading, *view.yard)))
    hand_parts.car_in(stage, view, CAR, fresh(events, view.seat, own_car(view)))
    for id, middle in zip(("piston-picture-lacks", "piston-picture-hand"), ROWS, strict=True):
        stage.write(Words(stage.say(id), 48, "Serif", inks.INK, room=ITEMS - LABELS - 12), LABELS, middle)
    hand_parts.lacks(stage, view, ITEMS, ROWS[0])
    hand_parts.blueprints(stage, view, ITEMS, ROWS[1])
    hand_parts.paid(stage, view)
    return stage


LOW: Final = CHOICE.low + 26
CHOOSER: Final = Box(68, LOW, 586, FOOT - LOW - 4)
"""The area for the car while the player chooses, at its maximum width, in pixels."""
NARROW: Final = 430
"""The minimum width of the area for the car, in pixels. The lists beside the car begin where the area ends.
"""
SIDE: Final = 132
FEW: Final = 3
"""The maximum number of parts to choose from whose names are written beside them."""
WIDE: Final = 334
"""The distance from one part with its name to the next, in pixels."""


class Lot(NamedTuple):
    """A part that the player can choose. held: whether it is a Blueprint in the hand."""

    part: components.Part
    held: bool = False


def choosing(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the parts that the player can take, keep, put back or discard, with the car, its
    missing parts, and the investors.
    """
    stage = Stage(inks.WORLD, "choice", locale, names)
    hand_parts.now(stage, view, hand_parts.head(stage, view, (), 940))
    _offers(stage, view)
    wide = max(NARROW, plan(own_car(view), CHOOSER.width, CHOOSER.height).width)
    hand_parts.car_in(stage, view, CHOOSER._replace(width=wide))
    column = CHOOSER.x + wide + 40
    rows: list[tuple[str, Callable[[Stage, model.View, int, int], None]]] = [
        ("piston-picture-lacks", hand_parts.lacks)
    ]
    if view.phase != "discarding":
        rows.append(("piston-picture-hand", hand_parts.blueprints))
    pitch = (FOOT - LOW) // len(rows)
    for at, (id, show) in enumerate(rows):
        y = LOW + at * pitch + pitch // 2
        stage.write(Words(stage.say(id), 48, "Serif", inks.INK, room=1066 - column), column, y - 60)
        show(stage, view, column, y + 28)
    hand_parts.paid(stage, view)
    return stage


def _offers(stage: Stage, view: model.View) -> None:
    """Draw the parts in the panel, with their points below, and the stack if a part can be drawn from it. If
    there are few parts, their names are beside them.
    """
    rows = _rows(view)
    blind = (view.phase == "patenting" and view.new_left) or (view.phase == "scavenging" and view.junk_left)
    count = sum(map(len, rows)) + blind
    if count <= FEW and not blind and len(rows) == 1:
        _named(stage, view, rows[0])
        return
    pitch = min(164, 1000 // max(1, count))
    between = 28 * (len(rows) - 1)
    x = CHOICE.x + (CHOICE.width - count * pitch + pitch - SIDE - between) // 2
    y = CHOICE.y + 26
    liked = hand_parts.wanted(view, [lot.part for row in rows for lot in row])
    for at, row in enumerate(rows):
        if at:
            stage.put("next", x + 6, y + SIDE // 2)
            x += 28
        for lot in row:
            keeps = view.phase == "returning"
            wanted = lot.part in liked
            plates.offered(stage, lot.part, SIDE, x, y, wanted=wanted and not keeps)
            if not keeps:
                hand_parts.gain(
                    stage,
                    hand_parts.brings(view, lot.part, held=lot.held),
                    x + SIDE // 2,
                    CHOICE.low - 42,
                    pitch - 26,
                    wanted=wanted,
                )
            x += pitch
    if blind:
        stage.put(f"stack-{SIDE}", x, y)


def _named(stage: Stage, view: model.View, lots: Sequence[Lot]) -> None:
    """Draw a few parts in the panel, each with its name and points beside it."""
    x = CHOICE.x + (CHOICE.width - len(lots) * WIDE) // 2 + 12
    middle, room = CHOICE.y + CHOICE.height // 2, WIDE - SIDE - 26
    liked = hand_parts.wanted(view, [lot.part for lot in lots])
    for lot in lots:
        wanted, keeps = lot.part in liked, view.phase == "returning"
        plates.offered(stage, lot.part, SIDE, x, middle - SIDE // 2, wanted=wanted and not keeps)
        name = stage.say("piston-button-kind", kind=showing.kind(lot.part))
        lines = broken(name, 48, "Caladea", room)
        left, y = x + SIDE + 18, middle - 29 * (len(lines) - keeps)
        for line in lines:
            stage.write(Words(line, 48, "Caladea", inks.INK, room=room), left, y)
            y += 58
        if not keeps:
            points = hand_parts.brings(view, lot.part, held=lot.held)
            hand_parts.gain(stage, points, left, y, room, wanted=wanted, anchor="l")
        x += WIDE


def _rows(view: model.View) -> Sequence[Sequence[Lot]]:
    """Return the parts to choose from, in rows. With Jump Row, the Discard Row comes first, and Junk parts
    that were already kept are a second row.
    """
    if view.phase == "patenting":
        rows = (view.fading, view.office) if view.jump_row else (view.office,)
        return [[Lot(part) for part in row] for row in rows if row] or [[]]
    if view.phase == "scavenging":
        return [[Lot(part) for part in view.yard]]
    if view.phase == "discarding":
        return [[Lot(part, held=True) for part in view.hand]]
    if view.kept:
        return [[Lot(part) for part in view.seen], [Lot(part) for part in view.kept]]
    return [[Lot(part) for part in view.seen]]


BUILDS: Final[frozenset[model.PhaseKind]] = frozenset({"working", "assembling", "scrapping"})
CHOOSES: Final[frozenset[model.PhaseKind]] = frozenset(
    {"patenting", "scavenging", "stealing", "dealing", "returning", "sorting", "discarding"}
)


def hand(view: model.View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of a player's hand during the game."""
    acting = view.seat in view.awaited
    stage = _sheet(view, names, events, locale, acting=acting)
    done = news.since(events, view.seat, deeds.doer, acting=acting)
    news.news(stage, [deeds.deed(stage, seat, each) for seat, each in done], deeds.NEWS)
    return stage


def _sheet(
    view: model.View, names: Sequence[str], events: Sequence[Event], locale: Locale, *, acting: bool
) -> Stage:
    if acting and view.phase in BUILDS:
        return building(view, names, locale)
    if acting and view.phase in CHOOSES:
        return choosing(view, names, locale)
    return planning(view, names, events, locale)
