"""The common parts of every hand: the prompt, the player's own car, its missing parts, the Blueprints, and
the investors.
"""

import dataclasses
from collections.abc import Sequence
from typing import Final, Literal

from bot.games.gear_and_piston.board import grid, investors, places, plates, wants
from bot.games.gear_and_piston.board.inks import INK, LIT, SEPIA
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import outlook, own_car, prospect
from bot.games.gear_and_piston.rules.showing import signed
from bot.render.news import HIGH
from bot.render.stage import Stage, Words
from bot.render.text import titled


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
    return stage.say("piston-picture-ask", phase=phase, left=left)


NOW: Final = 320
"""The greatest width of the words about the current points, in pixels."""


def wanted(view: View, parts: Sequence[Part]) -> frozenset[Part]:
    """Return those of the given parts that the player's own car lacks."""
    return frozenset(part for part in parts if wants.fills(part, own_car(view)))


def head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw the player's prompt on a lit ground, or whose turn it is, and the points of the player's own car
    at the right.
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
    """Write the points of the player's own car, as the game would end now, at the right end of the heading.
    Return the left edge of the words.
    """
    told = stage.say("piston-picture-now", **signed(outlook(view).points))
    words = Words(told, 48, "Serif", SEPIA, room=NOW)
    stage.write(words, grid.RIGHT - 8, grid.HEAD, "r")
    return grid.RIGHT - 8 - words.width


def gain(
    stage: Stage, points: int, x: int, y: int, room: int, *, wanted: bool, anchor: Literal["l", "m"] = "m"
) -> None:
    """Write the points that building a part would bring. If they are 0 and the car lacks the part, write
    instead that the car needs the part. wanted: whether the car lacks the part.
    """
    need = wanted and points == 0
    text = stage.say("piston-picture-need") if need else stage.say("piston-picture-gain", **signed(points))
    stage.write(Words(text, 50, "Serif", INK if points > 0 or need else SEPIA, room=room), x, y, anchor)


def brings(view: View, part: Part, *, held: bool) -> int:
    """Return the points that building a part would bring. held: whether the part is a Blueprint in the
    hand.
    """
    return prospect(view, part, held=held).points


def car_in(stage: Stage, view: View, box: grid.Box, glowing: Sequence[Cell] = ()) -> None:
    """Draw the player's own car on the floor of a box, in the middle, with the parts that it lacks as
    ghosts.
    """
    assert view.seat is not None
    car = own_car(view)
    ghosts = wants.ghosts(car)
    drawn = plan(car, box.width, box.height, ghosts)
    x, y = box.x + (box.width - drawn.width) // 2, box.low - drawn.height
    vehicle(stage, car, drawn, x, y, view.seat, ghosts=ghosts, glowing=glowing)


def missing(stage: Stage, view: View, x: int, y: int, room: int) -> None:
    """Draw what the dashed cells of the car mean: a small one, and words beside it. If the car is complete or
    in two sections, draw the parts that it lacks instead.
    """
    car = own_car(view)
    if wants.ghosts(car):
        stage.put(f"ghost-generic-{LEGEND}", x, y - LEGEND // 2)
        words = Words(stage.say("piston-picture-missing"), 48, "Caladea", SEPIA, room=room - LEGEND - 14)
        stage.write(words, x + LEGEND + 14, y)
        return
    label = Words(stage.say("piston-picture-lacks"), 48, "Serif", INK, room=room)
    stage.write(label, x, y - 74)
    wants.listed(stage, car, LISTED, LISTED + 4, x, y - LISTED // 2, (room + 4) // (LISTED + 4))


LEGEND: Final = 58
LISTED: Final = 74
"""The sides of a cell in the legend, and of a missing part in a list, in pixels."""
LARGE: Final = (4, 2, 132)
SMALL: Final = (5, 3, 96)
"""The most Blueprints of each size, how many of them are beside each other, and their side in pixels."""


def blueprints(stage: Stage, view: View, x: int, y: int) -> None:
    """Draw the Blueprints of the hand in rows under their heading, whose left end and middle are (x, y)."""
    stage.write(Words(stage.say("piston-picture-hand"), 48, "Serif", INK), x, y)
    _, across, side = LARGE if len(view.hand) <= LARGE[0] else SMALL
    for at, part in enumerate(view.hand):
        left, top = x + at % across * (side + 14), y + 40 + at // across * (side + 14)
        plates.offered(stage, part, side, left, top, wanted=False)
    if not view.hand:
        stage.write(Words(stage.say("piston-picture-empty"), 48, "Caladea", SEPIA), x, y + 66)


BETWEEN: Final = 30
"""The width of the gap between two investors, in pixels, including the line in it."""
NARROWEST: Final = 0.76
"""The smallest share of their width to which the words of the investors' terms are narrowed."""


def paid(stage: Stage, view: View) -> None:
    """Draw the investors' terms in a line at the bottom. If there is room, they have a word before them, and
    icons beside their words. Otherwise the words are narrowed, or the terms are drawn as icons alone.
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
    if share < NARROWEST:
        return []
    return [
        [
            dataclasses.replace(term, room=int(term.width * share)) if isinstance(term, Words) else term
            for term in one
        ]
        for one in shown
    ]
