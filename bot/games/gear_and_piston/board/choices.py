"""The places in the hand of a player who plans or waits, as plates of the same size in a row."""

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.gear_and_piston.board.cards import card, strip
from bot.games.gear_and_piston.board.grid import BELOW, FOOT, HEIGHT, LEFT, RIGHT, Box
from bot.games.gear_and_piston.board.hand_parts import BAR, bar
from bot.games.gear_and_piston.board.inks import INK, NIGHT, PANEL, SEPIA
from bot.games.gear_and_piston.board.places import line, places_token, rows, title, tokens
from bot.games.gear_and_piston.board.plates import offered
from bot.games.gear_and_piston.board.table_places import STEP, brings
from bot.games.gear_and_piston.board.wants import fills
from bot.games.gear_and_piston.rules import components, outlook, placing, yard
from bot.games.gear_and_piston.rules.actions import Action, Place
from bot.games.gear_and_piston.rules.model import Site, View
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import broken, measure
from bot.render.theme import CARS, Colour

AREA: Final = Box(LEFT, BELOW + 16, RIGHT - LEFT, HEIGHT - FOOT - BELOW - 32)
GAP: Final = 14
"""The distance between two plates, in pixels."""
WIDEST: Final = 515
"""The greatest width of a plate, in pixels."""


def choices(stage: Stage, view: View, marked: Action | None) -> None:
    """Draw the places. While the player places a token, draw only the places with a free space, best first,
    each with the points that the token is expected to bring. marked: the action of the green button, or None.
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
    for box, site in zip(_row(AREA, len(open)), open, strict=True):
        points, lit = round(gains[site.location]), marked == Place(site.location)
        _choice(stage, view, site, box, points, lit=lit)


def _choice(stage: Stage, view: View, site: Site, box: Box, points: int, *, lit: bool) -> None:
    """Draw a place where a token can be placed: the token's effect, the best parts there or the reason why
    the token brings nothing, the spaces, and the expected points. lit: whether it is marked.
    """
    if points:
        card(stage, box, lit=lit)
    else:
        strip(stage, box)
    place = Box(box.x + 16, box.low - 16 - BAR, box.width - 32, BAR)
    bar(stage, points, place, lit=lit)
    _gauge(stage, site, box.x + box.width // 2, place.y - GAUGE // 2 - 6)
    told = brings(stage, site, short=True)
    _plate(
        stage, view, site, box, BAR + GAUGE, told=told, little="" if points else _little(stage, view, site)
    )


def shows_hand(view: View) -> bool:
    """Return whether the Workshop's plate shows all Blueprints of the view's player."""
    shop = view.sites[components.LOCATIONS.index("workshop")]
    if not places_token(view) or None not in shop.tokens or len(view.hand) > FEW:
        return False
    return round(placing.promised(view, "workshop", outlook.gain)) > 0


FEW: Final = 2
"""The number of parts for which every plate has room."""
GAUGE: Final = 40
"""The height of the row of spaces on a plate, in pixels."""


def _gauge(stage: Stage, site: Site, x: int, y: int) -> None:
    """Draw the spaces of a place as small circles around (x, y), each filled with the colour of its token's
    owner, if any.
    """
    paints = tuple(None if seat is None else CARS[stage.player_car(seat).colour] for seat in site.tokens)
    wide = len(paints) * DOT
    stage.draw(Overlay(_dots, wide, DOT, (paints,)), x - wide // 2, y - DOT // 2)


DOT: Final = 28
"""The distance between two spaces on a plate, in pixels."""


def _dots(pen: Pen, paints: Sequence[Colour | None]) -> None:
    for at, paint in enumerate(paints):
        middle = (at * DOT + DOT / 2, DOT / 2)
        pen.disc(*middle, 12, INK if paint else SEPIA)
        pen.disc(*middle, 8.5, paint or PANEL)


def _little(stage: Stage, view: View, site: Site) -> str:
    """Return the words that say why a token brings nothing at a place, or "" if the player needs a part
    there.
    """
    held = len(view.hand) + yard.coming(view, outlook.own_seat(view))
    if site.location == "workshop":
        return stage.say("piston-picture-little", why="spare" if held else "bare")
    if held >= components.HAND:
        return stage.say("piston-picture-little", why="full")
    parts = [part for _, row, _ in rows(view, site.location) for part in row]
    useful = any(fills(part, outlook.own_car(view)) for part in parts)
    return "" if useful else stage.say("piston-picture-little", why="useless")


def _live(view: View) -> Collection[components.Location]:
    """Return the places where a token can be put, during planning, or else the place where a token acts.
    While several players decide, return all places.
    """
    if view.phase == "planning":
        return [site.location for site in view.sites if None in site.tokens]
    now = [site.location for site in view.sites if site.now is not None]
    return now if now or view.mover is not None else components.LOCATIONS


def _row(area: Box, count: int) -> Sequence[Box]:
    """Return the boxes of `count` plates, side by side in the middle of an area."""
    wide = min(WIDEST, (area.width - GAP * (count - 1)) // count)
    left = area.x + (area.width - count * wide - GAP * (count - 1)) // 2
    return [Box(left + at * (wide + GAP), area.y, wide, area.height) for at in range(count)]


def _plate(stage: Stage, view: View, site: Site, box: Box, foot: int, *, told: str, little: str = "") -> None:
    """Draw a place: its name, a token's effect there and, if there is room, the place itself. While the
    player places a token, the best parts there, or the Blueprints for the Workshop, replace the drawing of
    the place. foot: the height that stays free at the bottom, in pixels. told: the words about a token's
    effect there. little: words in place of the drawing, or "".
    """
    heading = not little
    middle, room, y = box.x + box.width // 2, box.width - 28, box.y + 40
    if heading:
        stage.fill(box.x + EDGE, box.y + EDGE, box.width - 2 * EDGE, HEADING, NIGHT)
    stage.write(title(stage, site.location, 48, box.width - 24, PANEL if heading else INK), middle, y, "m")
    y += 8
    for each in _lines(told, room, SEPIA):
        y += LINE
        stage.write(each, middle, y, "m")
    top, low = y + 28, box.low - foot - 16
    if little:
        shown = _lines(little, room, INK)
        for at, each in enumerate(shown):
            stage.write(each, middle, (top + low - LINE * (len(shown) - 1)) // 2 + LINE * at, "m")
        return
    if low - top < PART:
        return
    planning = view.phase == "planning"
    parts = [part for _, row, _ in rows(view, site.location) for part in row] if planning else []
    if places_token(view) and site.location == "workshop":
        parts = list(view.hand)
    best = sorted(parts, key=lambda part: -outlook.gain(view, part))[: (room + 8) // (PART + 8)]
    x = middle - (len(best) * (PART + 8) - 8) // 2
    for at, part in enumerate(best):
        offered(stage, part, PART, x + at * (PART + 8), (top + low - PART) // 2)
    if not best:
        stage.put(f"shed-{view.sites.index(site)}", middle, (top + low) // 2 + 46)


EDGE: Final = 7
HEADING: Final = 62
"""The width of a plate's edge, and the height of the ground under its name, in pixels."""
PART: Final = 96
"""The side of a part on a plate, in pixels."""
LINE: Final = 51
"""The height of a line of text, in pixels."""
SQUEEZE: Final = 0.74
"""The smallest share of its width to which a line is narrowed before it is broken."""


def _lines(text: str, room: int, ink: Colour) -> list[Words]:
    """Return a text in one line, or in two if one would be narrowed below SQUEEZE. room: the width of a line,
    in pixels.
    """
    narrow = measure(text, 48, "Caladea") * SQUEEZE > room
    shown = broken(text, 48, "Caladea", room) if narrow else (text,)
    return [Words(each, 48, "Caladea", ink, room=room) for each in shown]
