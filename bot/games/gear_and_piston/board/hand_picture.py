"""A player's hand as one of three sheets: for planning or waiting, for choosing a part, or for building."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.gear_and_piston.board import deeds, hand_parts, inks, plates
from bot.games.gear_and_piston.board.building import building
from bot.games.gear_and_piston.board.choices import choices, shows_hand
from bot.games.gear_and_piston.board.grid import BELOW, CHOICE, FOOT, LOW, RULE, Box
from bot.games.gear_and_piston.board.places import places_token
from bot.games.gear_and_piston.board.recent import fresh
from bot.games.gear_and_piston.rules import actions as act, components, model, showing
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.outlook import own_car, prospect
from bot.locales.phrase import Locale
from bot.render import news
from bot.render.stage import Stage, Words
from bot.render.text import broken

ROOM: Final = Box(34, RULE + 12, 1032, BELOW - RULE - 12)
"""The room with the car while the player plans or waits, in pixels."""
INSET: Final = 16
"""The distance of the Blueprints' card from the edges of the room, in pixels."""


def planning(
    view: model.View,
    names: Sequence[str],
    events: Sequence[Event],
    locale: Locale,
    marked: act.Action | None,
) -> Stage:
    """Return the picture of a hand whose player plans or waits. marked: the action of the green button, or
    None.
    """
    assert view.seat is not None
    stage = Stage(inks.WORLD, "plan", locale, names)
    hand_parts.head(stage, view, names)
    choices(stage, view, marked)
    _own(stage, view, ROOM, fresh(events, view.seat, own_car(view)))
    hand_parts.paid(stage, view)
    return stage


def _own(stage: Stage, view: model.View, box: Box, glowing: Sequence[Cell] = ()) -> None:
    """Draw the car, and to the right of it the Blueprints, unless the player is choosing one to discard or
    the Workshop's plate shows them. box: the area of the car. glowing: the cells that the last moves changed.
    """
    # While the player places a token, only the places say what they bring.
    told = not places_token(view)
    wide = hand_parts.width(view, told=told)
    chosen = view.phase == "discarding" and view.seat in view.awaited
    shown = view.hand and not chosen and not shows_hand(view)
    aside = wide + INSET if shown else 0
    hand_parts.car_in(stage, view, box, aside, glowing)
    if aside:
        card = Box(box.right - aside, box.y, wide, box.height)
        hand_parts.blueprints(stage, view, card, told=told)


CHOOSER: Final = Box(34, CHOICE.low + 30, 1032, LOW - FOOT - CHOICE.low - 30)
"""The room with the car while the player chooses, in pixels."""
SIDE: Final = 132
FEW: Final = 3
"""The maximum number of parts to choose from whose names are written beside them."""
WIDE: Final = 334
"""The distance from one part with its name to the next, in pixels."""


class Lot(NamedTuple):
    """A part that the player can choose. held: whether it is a Blueprint in the hand."""

    part: components.Part
    held: bool = False

    def chosen_by(self, action: act.Action | None) -> bool:
        """Return whether the action takes, keeps or discards this part."""
        chosen = act.Discard | act.Keep | act.Pocket | act.Steal | act.Take
        return isinstance(action, chosen) and action.part == self.part


def choosing(view: model.View, names: Sequence[str], locale: Locale, marked: act.Action | None) -> Stage:
    """Return the picture of the parts that the player can take, keep, put back or discard, with the car, its
    missing parts, and the investors. marked: the action of the green button, or None.
    """
    stage = Stage(inks.WORLD, "choice", locale, names)
    hand_parts.head(stage, view, ())
    _offers(stage, view, marked)
    _own(stage, view, CHOOSER)
    hand_parts.paid(stage, view)
    return stage


def _offers(stage: Stage, view: model.View, marked: act.Action | None) -> None:
    """Draw the parts in the panel, each with the points below it, the stack if a part can be drawn from it,
    and the meanings of the marks. Up to FEW parts in a single row have their names beside them, if no stack
    is drawn.
    """
    rows = _rows(view)
    blind = (view.phase == "patenting" and view.new_left) or (view.phase == "scavenging" and view.junk_left)
    count = sum(map(len, rows)) + blind
    told = {mark for row in rows for lot in row for mark in _marks(view, lot)}
    hand_parts.legend(stage, view, told, CHOICE.low - 38)
    if count <= FEW and not blind and len(rows) == 1:
        _named(stage, view, rows[0], marked)
        return
    pitch = min(196, 1000 // max(1, count))
    between = 28 * (len(rows) - 1)
    x = CHOICE.x + (CHOICE.width - count * pitch + pitch - SIDE - between) // 2
    y = CHOICE.y + 22
    for at, row in enumerate(rows):
        if at:
            stage.put("next", x + 6, y + SIDE // 2)
            x += 28
        for lot in row:
            _lot(stage, view, lot, x, y, lit=lot.chosen_by(marked))
            room = Box(x + SIDE // 2 - (pitch - 14) // 2, y + SIDE + 12, pitch - 14, hand_parts.BAR)
            _brings(stage, view, lot, room, lit=lot.chosen_by(marked))
            x += pitch
    if blind:
        if isinstance(marked, act.Draw):
            hand_parts.halo(stage, SIDE, x, y)
        stage.put(f"stack-{SIDE}", x, y)
        room = Box(x + SIDE // 2 - (pitch - 14) // 2, y + SIDE + 12, pitch - 14, hand_parts.BAR)
        hand_parts.bar(stage, None, room, lit=False)


def _named(stage: Stage, view: model.View, lots: Sequence[Lot], marked: act.Action | None) -> None:
    """Draw a few parts in the panel, each with its name and its points beside it."""
    x = CHOICE.x + (CHOICE.width - len(lots) * WIDE) // 2 + 12
    middle, room = CHOICE.y + (CHOICE.height - 50) // 2, WIDE - SIDE - 26
    for lot in lots:
        lit = lot.chosen_by(marked)
        _lot(stage, view, lot, x, middle - SIDE // 2, lit=lit)
        name = stage.say("piston-button-kind", kind=showing.kind(lot.part))
        lines = [Words(line, 48, "Serif", inks.INK, room=room) for line in broken(name, 48, "Serif", room)]
        high = LINE * len(lines) + hand_parts.BAR * (view.phase != "returning")
        left, top = x + SIDE + 14, middle - high // 2
        for line in lines:
            stage.write(line, left, top + LINE // 2)
            top += LINE
        _brings(stage, view, lot, Box(left, top, room, hand_parts.BAR), lit=lit)
        x += WIDE


LINE: Final = 51
"""The height of a line of a part's name, in pixels."""


def _lot(stage: Stage, view: model.View, lot: Lot, x: int, y: int, *, lit: bool) -> None:
    """Draw a part to choose with its marks, on a golden ground if it is marked."""
    if lit:
        hand_parts.halo(stage, SIDE, x, y)
    plates.offered(stage, lot.part, SIDE, x, y)
    if view.phase != "returning":
        hand_parts.put_marks(stage, view, lot.part, SIDE, x, y, held=lot.held)


def _brings(stage: Stage, view: model.View, lot: Lot, box: Box, *, lit: bool) -> None:
    """Draw the points that a part brings in a bar, unless the player puts parts back."""
    if view.phase != "returning":
        points = prospect(view, lot.part, held=lot.held).points
        hand_parts.bar(stage, points, box, lit=lit)


def _marks(view: model.View, lot: Lot) -> Sequence[hand_parts.Mark]:
    """Return the marks of a part, or none if the player puts parts back."""
    return () if view.phase == "returning" else hand_parts.marks(view, lot.part, held=lot.held)


def _rows(view: model.View) -> Sequence[Sequence[Lot]]:
    """Return the parts to choose from, in rows. With Jump Row, the Discard Row comes before the Refill Row.
    Junk parts that were already kept are a second row.
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


def hand(
    view: model.View,
    names: Sequence[str],
    events: Sequence[Event],
    locale: Locale,
    marked: act.Action | None,
) -> Stage:
    """Return the picture of a player's hand during the game. marked: the action of the green button, or
    None.
    """
    acting = view.seat in view.awaited
    stage = _sheet(view, names, events, locale, marked, acting=acting)
    done = news.since(showing.lasting(events), view.seat, deeds.doer, acting=acting)
    news.news(stage, [deeds.deed(stage, seat, each) for seat, each in done], deeds.NEWS)
    if done:
        _framed(stage)
    return stage


def _framed(stage: Stage) -> None:
    """Continue the outer line of the paper's frame around the news."""
    wide, low = stage.width, stage.height
    top, margin, line = low - news.HIGH - 6, 6, 4
    stage.fill(margin, top, wide - 2 * margin, 6, inks.PANEL)
    for inset, thick, ink in ((0, margin, inks.PAPER), (margin, line, inks.INK)):
        right, foot = wide - inset, low - inset
        stage.fill(inset, top, thick, foot - top, ink)
        stage.fill(right - thick, top, thick, foot - top, ink)
        stage.fill(inset, foot - thick, right - inset, thick, ink)


def _sheet(
    view: model.View,
    names: Sequence[str],
    events: Sequence[Event],
    locale: Locale,
    marked: act.Action | None,
    *,
    acting: bool,
) -> Stage:
    if acting and view.phase in BUILDS:
        return building(view, names, locale, marked)
    if acting and view.phase in CHOOSES:
        return choosing(view, names, locale, marked)
    return planning(view, names, events, locale, marked)
