"""The parts that all hands share: the prompt, the player's own car, its missing parts, the Blueprints, and
the investors.
"""

import dataclasses
from collections.abc import Collection, Sequence
from typing import Final, Literal, TypeAlias

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import grid, investors, places, plates, wants
from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.inks import BRASS, COPPER, GOLD, INK, LIT, PANEL, SEPIA
from bot.games.gear_and_piston.board.stand import stand
from bot.games.gear_and_piston.rules.car import Car, Cell
from bot.games.gear_and_piston.rules.components import HAND, Part
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import own_car, points_now, prospect
from bot.games.gear_and_piston.rules.showing import signed
from bot.render import crown
from bot.render.canvas import Overlay
from bot.render.news import HIGH
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import measure, short_name, titled
from bot.render.theme import Colour


def doing(stage: Stage, view: View) -> str:
    """Return the words about the decision that several players make at the same time."""
    return stage.say("piston-picture-who", phase=view.phase)


def asked(stage: Stage, view: View) -> str:
    """Return the prompt for the view's player."""
    phase: str = view.phase
    left = view.left
    if phase == "planning" and view.seat is not None:
        left = view.tokens[view.seat]
    if phase == "scavenging" and view.pick > 1:
        phase = "second"
    elif phase == "working" and not view.left:
        phase = "worked"
    elif phase == "sorting" and len(view.hand) == HAND - 1:
        phase = "sorting-one"
    return stage.say("piston-picture-ask", phase=phase, left=left)


def head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw the heading: the player's prompt on a lit ground or, if the player need not act, the others' task,
    and the points at the right.
    """
    assert view.seat is not None
    if view.seat in view.awaited:
        stage.fill(18, 18, stage.width - 36, grid.RULE - 20, LIT)
    end = _now(stage, view) - 24
    named = None if view.seat in view.awaited else view.mover
    places.token(stage, view.seat if named is None else named, 44, grid.HEAD, grid.HEAD)
    room = end - 134

    def says(name: str) -> str:
        if view.seat in view.awaited:
            return asked(stage, view)
        if view.mover is None:
            return stage.say("piston-picture-chosen") if view.chosen is not None else doing(stage, view)
        return stage.say("turn", name=name)

    name = "" if named is None else names[named]
    words, size = titled(says, name, (58, 54, 48), "Serif", room)
    stage.write(Words(words, size, "Serif", INK, room=room), 134, grid.HEAD)


def seal(stage: Stage, points: int, x: int, y: int) -> None:
    """Draw a seal with points, with its middle at (x, y)."""
    stage.put("seal", x, y)
    stage.write(Words(stage.say("piston-number", **signed(points)), 54, "Serif", INK, room=84), x, y, "m")


def _now(stage: Stage, view: View) -> int:
    """Write the current points of the player's own car, and of the best opponent, at the right end of the
    heading. Each leader has a crown. Return the left edge of the drawing.
    """
    assert view.seat is not None
    points = [points_now(view, seat) for seat in range(len(view.cars))]
    lead, x, y = crown.leaders(points), grid.RIGHT - 12, grid.HEAD
    rival = max((seat for seat in range(len(points)) if seat != view.seat), key=lambda seat: points[seat])
    theirs = stage.say("piston-picture-score", **signed(points[rival]))
    own = stage.say("piston-picture-now", **signed(points[view.seat]))
    for seat, text in ((rival, theirs), (view.seat, own)):
        words = Words(text, 48, "Serif", INK)
        x -= words.width
        stage.write(words, x, y)
        if seat == rival:
            x -= 66
            places.token(stage, seat, 29, x + 29, y)
        if seat in lead:
            x -= crown.WIDE + 8
            crown.crown(stage, BRASS, INK, x, y)
        x -= APART_SCORES * (seat == rival)
    return x


APART_SCORES: Final = 30
"""The distance between the two players' points in the heading, in pixels."""
BAR: Final = 60
"""The height of the bar with the points that a choice brings, in pixels."""


def bar(stage: Stage, points: int | None, box: grid.Box, *, lit: bool) -> None:
    """Draw a bar with the points that a choice brings. points: None if they are unknown. box: its area, BAR
    high. lit: whether it is the marked choice.
    """
    text = "?" if points is None else stage.say("piston-picture-gain", **signed(points))
    stage.draw(Overlay(_bar, box.width, BAR, (box.width, GOLD if lit else PANEL)), box.x, box.y)
    words = Words(text, 54, "Serif", INK if lit or points else SEPIA, room=box.width - 16)
    stage.write(words, box.x + box.width // 2, box.y + BAR // 2 - 4, "m")


def _bar(pen: Pen, width: int, fill: Colour) -> None:
    pen.framed(width, BAR, fill, INK, line=4, radius=14)


def halo(stage: Stage, side: int, x: int, y: int) -> None:
    """Draw the golden ground under the part of the marked action. side: the side of the part. x, y: its top
    left corner.
    """
    wide = side + 2 * AROUND
    stage.draw(Overlay(_ground, wide, wide, (wide,)), x - AROUND, y - AROUND)


def _ground(pen: Pen, wide: int) -> None:
    pen.framed(wide, wide, GOLD, INK, line=4, radius=20)


AROUND: Final = 14
"""The width of the golden ground around a part, in pixels."""


Mark: TypeAlias = Literal["fills", "gapes", "next"]
"""A mark on a part: it fills a gap of the player's car, it adds one, or the player who takes the next part
needs it.
"""
MARKED: Final = 64
"""The width of a mark in the legend with the gap after it, in pixels."""


def marks(view: View, part: Part, *, held: bool) -> tuple[Mark, ...]:
    """Return the marks of a part. held: whether it is a Blueprint in the hand."""
    saved, follower = prospect(view, part, held=held).saved, _follower(view)
    gaps: tuple[Mark, ...] = ("fills" if saved > 0 else "gapes",) * abs(saved)
    wanted = not held and follower is not None and wants.fills(part, view.cars[follower])
    return (*gaps, "next") if wanted else gaps


def _follower(view: View) -> Seat | None:
    """Return the other player whose token takes the next part at the place of the acting token, or None."""
    now = next((site for site in view.sites if site.now is not None), None)
    if now is None or now.now is None or now.location not in ("patent office", "junk yard"):
        return None
    return next((seat for seat in now.tokens[now.now :] if seat not in (None, view.seat)), None)


def put_marks(stage: Stage, view: View, part: Part, side: int, x: int, y: int, *, held: bool) -> None:
    """Draw the marks of a part at its corners: at the lower left the gaps that it fills or adds, and at
    the upper right the player who takes next. side, x, y: the part's side and its top left corner.
    """
    shown = marks(view, part, held=held)
    if "next" in shown:
        _mark(stage, view, "next", x + side - 10, y + 8)
    gaps = [mark for mark in shown if mark != "next"]
    for at in reversed(range(1, len(gaps))):  # a second gap is a square behind the first
        stage.put(gaps[at], x + 14 + 30 * at, y + side - 12)
    if gaps:
        _mark(stage, view, gaps[0], x + 14, y + side - 12)


def _mark(stage: Stage, view: View, mark: Mark, x: int, y: int) -> None:
    follower = _follower(view)
    if mark == "next" and follower is not None:
        places.token(stage, follower, 29, x, y)
        return
    stage.put(mark, x, y)
    if mark == "gapes":
        stage.write(Words("?", 48, "Serif", COPPER), x, y, "m")


def legend(stage: Stage, view: View, shown: Collection[Mark], y: int) -> None:
    """Write the meanings of the marks, in a line in the middle of the picture."""
    follower = _follower(view)
    name = "" if follower is None else short_name(stage.names[follower], 48, "Caladea", NAMED)
    told: list[tuple[Mark, str]] = [
        (mark, stage.say("piston-picture-mark", mark=mark, name=name)) for mark in MARKS if mark in shown
    ]
    room = grid.RIGHT - grid.LEFT - 40 - len(told) * (MARKED + LEGEND) + LEGEND
    whole = sum(measure(text, 48, "Caladea") for _, text in told)
    share = min(1.0, room / max(1, whole))
    lines = [
        Words(text, 48, "Caladea", INK, room=int(measure(text, 48, "Caladea") * share)) for _, text in told
    ]
    wide = sum(line.width + MARKED + LEGEND for line in lines) - LEGEND
    x = (grid.LEFT + grid.RIGHT - wide) // 2
    for (mark, _), line in zip(told, lines, strict=True):
        _mark(stage, view, mark, x + MARKED // 2 - 4, y)
        x = stage.write(line, x + MARKED, y) + LEGEND


MARKS: Final[tuple[Mark, ...]] = ("fills", "gapes", "next")
LEGEND: Final = 40
"""The distance from one entry of the legend to the next, in pixels."""
NAMED: Final = 200
"""The maximum width of the name of the player who takes the next part, in pixels."""


HEADED: Final = 60
"""The height of the line above a car that has no dashed cells, in pixels."""


def car_in(stage: Stage, view: View, box: grid.Box, aside: int, glowing: Sequence[Cell] = ()) -> None:
    """Draw the player's own car in a room, with the parts that it lacks as dashed cells. If the car has no
    such cells, its missing parts are listed above it. aside: the width at the right that stays free.
    """
    assert view.seat is not None
    car = own_car(view)
    listed = not wants.ghosts(car)
    stand(stage, car, view.seat, box, glowing, head=HEADED * listed, aside=aside)
    if listed:
        _lacking(stage, car, box.x + 14, box.y + 42, box.width - aside - 28)


def _lacking(stage: Stage, car: Car, x: int, y: int, room: int) -> None:
    """Draw the parts that a car lacks, in a line after their label."""
    start = stage.write(Words(stage.say("piston-picture-lacks"), 48, "Serif", INK), x, y) + 16
    most = (x + room - start) // (LISTED + 4)
    wants.listed(stage, car, LISTED, LISTED + 4, start, y - LISTED // 2 + 8, most)


LISTED: Final = 74
"""The side of a missing part in a list, in pixels."""
TOLD: Final = 3
"""The maximum number of Blueprints that have their points beside them."""
SIDE: Final = 96
SMALL: Final = 74
"""The side of a Blueprint in pixels. It is SMALL if there are more than FEW."""
FEW: Final = 4
APART: Final = 18
"""The distance between two Blueprints, in pixels."""
WIDE: Final = 2 * (SIDE + APART) + 32
VALUED: Final = SIDE + APART + 178
"""The width of the Blueprints' card for two to FEW Blueprints, and for Blueprints with their points, in
pixels.
"""


def width(view: View, *, told: bool) -> int:
    """Return the width of the card that `blueprints` draws, in pixels."""
    count = len(view.hand)
    if told and count <= TOLD:
        return VALUED
    return 3 * (SMALL + APART) + 32 if count > FEW else WIDE if count > 1 else SIDE + 72


def blueprints(stage: Stage, view: View, box: grid.Box, *, told: bool) -> None:
    """Draw a card with the Blueprints of the hand under their heading. If `told` is true and there are at
    most TOLD of them, each has its points beside it. box: the area in which the card is vertically centred.
    """
    count = len(view.hand)
    told = told and count <= TOLD
    side = SIDE if count <= FEW else SMALL
    across = 1 if told else min(2, count) if count <= FEW else 3
    high = TITLE + (side + APART) * -(-count // across) + 8
    x, y = box.x + 22, box.y + (box.height - high) // 2
    card(stage, grid.Box(box.x, y, box.width, high))
    stage.write(Words(stage.say("piston-picture-hand"), 48, "Serif", INK, room=box.width - 40), x, y + 40)
    for at, part in enumerate(view.hand):
        left, top = x + at % across * (side + APART), y + TITLE + at // across * (side + APART)
        plates.offered(stage, part, side, left, top)
        if told:
            put_marks(stage, view, part, side, left, top, held=True)
            points = prospect(view, part, held=True).points
            room = grid.Box(left + side + APART, top + (side - BAR) // 2, box.width - side - 56, BAR)
            bar(stage, points, room, lit=False)


TITLE: Final = 76
"""The height of the heading above the Blueprints, in pixels."""
BETWEEN: Final = 30
"""The width of the gap between two investors, in pixels, including the line in it."""


def paid(stage: Stage, view: View) -> None:
    """Draw the investors' terms in a line at the bottom, in words if there is room for them, and otherwise as
    icons where there are any.
    """
    label = Words(stage.say("piston-picture-investors"), 48, "Serif", SEPIA)
    briefs = [investors.brief(stage, each, own_car(view)) for each in view.investors]
    room = grid.RIGHT - grid.LEFT - BETWEEN * (len(briefs) - 1)
    full = [each.told for each in briefs]
    x, y, share = grid.LEFT, stage.height - HIGH - grid.FOOT // 2 - 8, 1.0
    if sum(map(investors.width, full)) + label.width + BETWEEN <= room:
        x, shown = stage.write(label, x, y) + BETWEEN, full
    else:
        shown = next(
            filter(None, (_squeezed(full, room), _squeezed([each.bare for each in briefs], room))), []
        )
        if not shown:
            shown = [each.drawn for each in briefs]
            share = investors.closeness(shown, room)
    for at, one in enumerate(shown):
        if at:
            stage.fill(x + BETWEEN // 2 - 12, y - 30, 3, 60, SEPIA)
            x += BETWEEN
        x = investors.terms(stage, one, x, y, share)


def _squeezed(shown: Sequence[Sequence[investors.Term]], room: int) -> list[list[investors.Term]]:
    """Return the terms with their words narrowed so that all fit in `room` pixels, or an empty list if the
    words would be too narrow.
    """
    words = sum(term.width for one in shown for term in one if isinstance(term, Words))
    share = min(1.0, (room - sum(map(investors.width, shown)) + words) / words)
    if share < investors.NARROWEST:
        return []
    return [
        [
            dataclasses.replace(term, room=int(term.width * share)) if isinstance(term, Words) else term
            for term in one
        ]
        for one in shown
    ]
