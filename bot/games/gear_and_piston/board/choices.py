"""The places in the hand of a player who plans or waits, as plates of the same size in a row."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.gear_and_piston.board.cards import card, strip
from bot.games.gear_and_piston.board.grid import BELOW, FOOT, HEIGHT, LEFT, RIGHT, SHED, Box
from bot.games.gear_and_piston.board.hand_parts import BAR, LINE, bar, lines, reasons, stacked
from bot.games.gear_and_piston.board.inks import INK, SEPIA
from bot.games.gear_and_piston.board.places import line, places_token, rows, title, tokens
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.board.table_places import STEP, brings
from bot.games.gear_and_piston.board.wants import fills
from bot.games.gear_and_piston.rules import components, outlook, placing, yard
from bot.games.gear_and_piston.rules.model import Site, View
from bot.render.stage import Stage

AREA: Final = Box(LEFT, BELOW + 16, RIGHT - LEFT, HEIGHT - FOOT - BELOW - 32)
GAP: Final = 14
"""The distance between two plates, in pixels."""
WIDEST: Final = 515
"""The greatest width of a plate, in pixels."""


def choices(stage: Stage, view: View) -> None:
    """Draw the places. While the player places a token, they are those with a free space, each with the
    points that the token is expected to bring, best first.
    """
    if not places_token(view):
        large = _live(view)
        for box, site in zip(_row(AREA, len(view.sites)), view.sites, strict=True):
            if site.location in large:
                card(stage, box, lit=site.now is not None)
                _plate(stage, view, site, box, BAR, told=brings(stage, site))
            else:
                strip(stage, box)
                name = title(stage, site.location, 50, box.width - 28, SEPIA, "Caladea")
                stage.write(name, box.x + box.width // 2, box.y + 38, "m")
            there, room = tokens(view, site), box.width - 40
            across = (room - 58) // STEP + 1
            for at in range(0, len(there), across):
                y = box.low - 48 - 64 * (at // across)
                line(stage, there[at : at + across], 29, box.x + 20, y, room)
        return
    open = [site for site in view.sites if None in site.tokens]
    gains = {site.location: placing.promised(view, site.location, outlook.gain) for site in open}
    open.sort(key=lambda site: -gains[site.location])
    for at, (box, site) in enumerate(zip(_row(AREA, len(open)), open, strict=True)):
        points = gains[site.location]
        best = not at and points > 0
        card(stage, box, lit=best)
        place = Box(box.x + 16, box.low - 16 - BAR, box.width - 32, BAR)
        little = [] if round(points) else lines(_little(stage, view, site), place.width, INK)
        _plate(stage, view, site, box, max(BAR, LINE * len(little)), told=_told(stage, site, points))
        bar(stage, round(points), place, best=best)
        stacked(stage, little, place.x + place.width // 2, place.low - LINE * len(little) + LINE // 2, "m")


def _little(stage: Stage, view: View, site: Site) -> str:
    """Return why a token brings nothing or little at a place."""
    held = len(view.hand) + yard.coming(view, outlook.own_seat(view))
    if site.location == "workshop":
        return stage.say("piston-picture-little", why="spare" if held else "bare")
    if held >= components.HAND:
        return stage.say("piston-picture-little", why="full")
    parts = [part for _, row, _ in rows(view, site.location) for part in row]
    needed = [part for part in parts if fills(part, outlook.own_car(view))]
    if not needed:
        return stage.say("piston-picture-little", why="useless")
    return next(reasons(stage, view, max(needed, key=lambda part: outlook.gain(view, part)), held=False))


def _live(view: View) -> Collection[components.Location]:
    """Return the places where a token can be put, or acts. While several players decide, these are all
    places.
    """
    if view.phase == "planning":
        return [site.location for site in view.sites if None in site.tokens]
    now = [site.location for site in view.sites if site.now is not None]
    return now if now or view.mover is not None else components.LOCATIONS


def _row(area: Box, count: int) -> Sequence[Box]:
    """Return the boxes of a number of plates side by side in the middle of an area."""
    wide = min(WIDEST, (area.width - GAP * (count - 1)) // count)
    left = area.x + (area.width - count * wide - GAP * (count - 1)) // 2
    return [Box(left + at * (wide + GAP), area.y, wide, area.height) for at in range(count)]


def _told(stage: Stage, site: Site, points: float) -> str:
    """Return what a token does at a place. If the Back Alley is expected to bring points, that is only the
    purchase of a part.
    """
    shop = site.location == "back alley" and points > 0
    return stage.say("piston-picture-brings", location="shop", count=0) if shop else brings(stage, site)


def _plate(stage: Stage, view: View, site: Site, box: Box, foot: int, *, told: str) -> None:
    """Draw a place: its name, what a token does there and, if there is room, the place itself. During
    planning, the best parts there, if any, replace the drawing of the place. foot: the height that stays free
    at the bottom, in pixels. told: what a token does there.
    """
    middle, room, y = box.x + box.width // 2, box.width - 28, box.y + 38
    stage.write(title(stage, site.location, 48, room), middle, y, "m")
    for each in lines(told, room, SEPIA):
        y += LINE
        stage.write(each, middle, y, "m")
    top, low = y + 28, box.low - foot - 16
    if low - top < PART:
        return
    planning = view.phase == "planning"
    parts = [part for _, row, _ in rows(view, site.location) for part in row] if planning else []
    shown = sorted(parts, key=lambda part: -outlook.gain(view, part))[: (room + 8) // (PART + 8)]
    x = middle - (len(shown) * (PART + 8) - 8) // 2
    for at, part in enumerate(shown):
        offered(stage, part, PART, x + at * (PART + 8), (top + low - PART) // 2, icons=False)
    if not shown:
        stage.put(f"shed-{view.sites.index(site)}", middle, (top + low) // 2 + 46)


PART: Final = 96
"""The side of a part on a plate, in pixels."""
