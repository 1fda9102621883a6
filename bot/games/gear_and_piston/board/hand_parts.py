"""The common parts of every hand: the prompt, the player's own car, its missing parts, the Blueprints, and
the investors.
"""

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from bot.games.gear_and_piston.board import grid, investors, places, plates, wants
from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.inks import BRASS, GOLD, INK, LIT, PANEL, SEPIA
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
from bot.render.text import broken, measure, short_name, titled
from bot.render.theme import Colour


def doing(stage: Stage, view: View) -> str:
    """Return the words about what several players decide at the same time."""
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
    """Draw the player's prompt on a lit ground or, if the player need not act, what the others do, and the
    points at the right.
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
    """Draw a seal with points."""
    stage.put("seal", x, y)
    stage.write(Words(stage.say("piston-number", **signed(points)), 54, "Serif", INK, room=84), x, y, "m")


def _now(stage: Stage, view: View) -> int:
    """Write the current points of the player's own car, and of the best other player, at the right end of the
    heading. Whoever leads has a crown. Return the left edge of the drawing.
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
LINE: Final = 51
"""The height of a line about what a part brings, in pixels."""


def brought(stage: Stage, view: View, part: Part, room: int) -> list[Words]:
    """Return the lines about what a Blueprint brings: its points if there are any, and then its reasons."""
    points = prospect(view, part, held=True).points
    told = reason(stage, view, part, room, held=True)
    if not points:
        return told
    gain = stage.say("piston-picture-gain", **signed(points))
    return [Words(gain, 54, "Serif", INK if points > 0 else SEPIA, room=room), *told]


MOST: Final = 3
"""The maximum number of lines about what a part leads to, if it brings no points. With points there is one
line less, because they take more room.
"""


def reason(stage: Stage, view: View, part: Part, room: int, *, held: bool) -> list[Words]:
    """Return the lines about what a part leads to. held: whether it is a Blueprint in the hand."""
    points = prospect(view, part, held=held).points
    found: list[Words] = []
    for told in reasons(stage, view, part, held=held):
        shown = lines(told, room, INK)
        if len(found) + len(shown) <= MOST - bool(points):
            found += shown
    return found


def reasons(stage: Stage, view: View, part: Part, *, held: bool) -> Iterator[str]:
    """Yield what a part leads to, the most important first: how it changes the number of scraps that the car
    needs or, if it does not, that the car needs the part. If the part brings no points, also yield how far it
    meets an investor's wish. If it leads to nothing, yield whether others need it or, for a Blueprint in the
    hand, that it has no use yet.
    """
    use, car = prospect(view, part, held=held), own_car(view)
    needed = wants.fills(part, car)
    step = None if use.points else investors.step(view.investors, part, car)
    if use.saved:
        change = "more" if use.saved < 0 else "fewer" if use.left else "complete"
        yield stage.say("piston-picture-mends", change=change, count=abs(use.saved))
    elif needed:
        kind = wants.partner(part, car, view.hand)
        if kind == "none" and part.type in ("motor", "fuel supply"):
            yield stage.say("piston-picture-use", use="half")
        else:
            yield stage.say("piston-picture-use", use=kind)
    if step is not None:
        yield stage.say("piston-picture-step", icon=step.icon, have=step.have, need=step.need)
    elif not (use.points or use.saved or needed):
        rivals = [seat for seat in range(len(view.cars)) if seat != view.seat]
        who = [seat for seat in rivals if not held and wants.fills(part, view.cars[seat])]
        if held:
            yield stage.say("piston-picture-use", use="later")
        else:
            name = short_name(stage.names[who[0]], 48, "Caladea", NAMED) if who else ""
            yield stage.say("piston-picture-rivals", count=len(who), name=name)


NAMED: Final = 150
"""The maximum width of the name of the player who needs a part, in pixels."""


SQUEEZE: Final = 0.74
"""The smallest share of its width to which a line about a choice is narrowed before it is broken."""


def lines(text: str, room: int, ink: Colour) -> list[Words]:
    """Return a text about a choice in one line, or in two if one would be narrowed below SQUEEZE. room: the
    width of a line, in pixels.
    """
    narrow = measure(text, 48, "Caladea") * SQUEEZE > room
    shown = broken(text, 48, "Caladea", room) if narrow else (text,)
    return [Words(each, 48, "Caladea", ink, room=room) for each in shown]


BAR: Final = 68
"""The height of the bar with the points that a choice brings, in pixels."""


def bar(stage: Stage, points: int, box: grid.Box, *, lit: bool) -> None:
    """Draw a bar with the points that a choice brings, unless there are none. box: its area, BAR high. lit:
    whether it is the marked choice.
    """
    if not points:
        return
    text = stage.say("piston-picture-gain", **signed(points))
    stage.draw(Overlay(_bar, box.width, BAR, (box.width, GOLD if lit else PANEL)), box.x, box.y)
    words = Words(text, 56, "Serif", INK if lit else SEPIA, room=box.width - 20)
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


def stacked(stage: Stage, lines: Sequence[Words], x: int, y: int, anchor: Literal["l", "m"] = "l") -> None:
    """Write lines one below another. y: the middle of the first one."""
    for at, line in enumerate(lines):
        stage.write(line, x, y + at * LINE, anchor)


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
    """Draw the parts that a car lacks, in a line after a word."""
    start = stage.write(Words(stage.say("piston-picture-lacks"), 48, "Serif", INK), x, y) + 16
    most = (x + room - start) // (LISTED + 4)
    wants.listed(stage, car, LISTED, LISTED + 4, start, y - LISTED // 2 + 8, most)


LISTED: Final = 74
"""The side of a missing part in a list, in pixels."""
TOLD: Final = (1, 2)
"""The numbers of Blueprints with words about what they bring. The words are beside a single one, and below
two.
"""
LARGE: Final = (4, 2, 132)
SMALL: Final = (5, 3, 96)
"""For each size of Blueprints: the maximum number of Blueprints in the hand, the number of them side by side,
and their side in pixels.
"""
BELOW: Final = 166
"""The height of the words below a Blueprint, in pixels."""
APART: Final = 16
"""The distance between two Blueprints, in pixels."""


def blueprints(stage: Stage, view: View, box: grid.Box, *, told: bool) -> None:
    """Draw a card with the Blueprints of the hand in rows under their heading. If `told` is true, one or two
    Blueprints have words about what they bring. box: the area in which the card is vertically centred.
    """
    count = len(view.hand)
    _, across, side = LARGE if count <= LARGE[0] else SMALL
    beside, below = (count == number and told for number in TOLD)
    high = TITLE + (side + APART) * max(1, -(-count // across)) + BELOW * below
    x, y = box.x + 22, box.y + (box.height - high) // 2
    card(stage, grid.Box(box.x, y, box.width, high))
    stage.write(Words(stage.say("piston-picture-hand"), 48, "Serif", INK), x, y + 40)
    for at, part in enumerate(view.hand):
        left, top = x + at % across * (side + APART), y + TITLE - 4 + at // across * (side + APART)
        plates.offered(stage, part, side, left, top)
        if beside or below:
            room = box.width - side - 56 if beside else side + APART - 4
            lines = brought(stage, view, part, room)
            if beside:
                stacked(stage, lines, left + side + 18, top + side // 2 - LINE * (len(lines) - 1) // 2)
            else:
                stacked(stage, lines, left + side // 2, top + side + 42, "m")
    if not count:
        stage.write(Words(stage.say("piston-picture-empty"), 48, "Caladea", SEPIA), x, y + TITLE + 24)


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
