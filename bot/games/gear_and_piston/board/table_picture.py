"""The public table: the four places, with the current one lit, and the investors."""

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.board import hand_parts, inks, recent
from bot.games.gear_and_piston.board.grid import HEAD, POINTS, RIGHT
from bot.games.gear_and_piston.board.investors import investors
from bot.games.gear_and_piston.board.places import places, token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import points_now
from bot.games.gear_and_piston.rules.showing import signed
from bot.locales.phrase import Locale
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import measure, short_name, titled

PLATE: Final = 64
"""The height of the plate behind a player's token and points, in pixels."""
PAD: Final = 5
NEAR: Final = 7
APART: Final = 22
"""The distances in pixels within and between the players in the line of points."""
WORD: Final = 136
"""The maximum width of the word "points", in pixels."""
SIZES: Final = (54, 48)
"""The sizes of the heading, largest first."""


def board(view: View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of the whole public view, except the cars. The last move is marked."""
    stage = Stage(inks.WORLD, "table", locale, names)
    _points(stage, view, _head(stage, view, names))
    places(stage, view, "table", recent.last(events))
    investors(stage, view.investors)
    return stage


def _points(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw each player's token and current points, highest first, with a crown for each player who leads.
    Names are beside the tokens if there is room for all of them. If there is too little room even without
    them, the word "points" is left out, and then the crowns.
    """
    points = [points_now(view, seat) for seat in range(len(view.cars))]
    lead = crown.leaders(points)
    written = [
        Words(stage.say("piston-number", **signed(each)), 52, "Serif", inks.INK, room=70) for each in points
    ]
    called = [Words(name, 48, "Caladea", inks.INK) for name in names]
    wide = [_wide(number, lead=seat in lead) for seat, number in enumerate(written)]
    left = 40
    if sum(wide) <= RIGHT - left - WORD - APART:
        word = Words(stage.say("piston-picture-points"), 48, "Caladea", inks.SEPIA, room=WORD)
        left = stage.write(word, left, POINTS) + APART
    elif sum(wide) > RIGHT - left:
        lead = frozenset()
        wide = [_wide(number, lead=False) for number in written]
    room = RIGHT - left
    named = [width + name.width + NEAR for width, name in zip(wide, called, strict=True)]
    fits = sum(named) + APART * len(named) <= room
    x = RIGHT - room
    gap = min(2 * APART, (room - sum(named if fits else wide)) // max(1, len(wide) - 1))
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        width = named[seat] if fits else wide[seat]
        top = POINTS - PLATE // 2
        stage.fill(x, top, width, PLATE, inks.INK if seat in lead else inks.SEPIA)
        stage.fill(x + 3, top + 3, width - 6, PLATE - 6, inks.LIT if seat in lead else inks.PANEL)
        inner = x + PAD
        if seat in lead:
            inner = crown.crown(stage, inks.BRASS, inks.INK, inner, POINTS - 2) + NEAR
        token(stage, seat, 29, inner + 29, POINTS)
        inner += 58 + NEAR
        if fits:
            inner = stage.write(called[seat], inner, POINTS) + NEAR
        stage.write(written[seat], inner, POINTS)
        x += width + gap


def _wide(number: Words, *, lead: bool) -> int:
    """Return the width of a player's token and points in pixels. lead: whether they have a crown."""
    return 2 * PAD + 58 + NEAR + number.width + NEAR + (crown.WIDE + NEAR) * lead


def _head(stage: Stage, view: View, names: Sequence[str]) -> Sequence[str]:
    """Draw the heading: whose turn it is, what that player does, and the round. Return the players' names,
    spelled as in the heading.
    """
    round = "piston-picture-round.last" if view.ended else "piston-picture-round"
    number = Words(stage.say(round, round=view.round), 48, "Serif", inks.SEPIA)
    stage.write(number, RIGHT, HEAD, "r")
    end = RIGHT - number.width - 24
    if view.mover is None:
        room = end - 40 - 72 * len(view.awaited) - 24
        x = stage.write(Words(hand_parts.doing(stage, view), 54, "Serif", inks.INK, room=room), 40, HEAD) + 56
        for seat in view.awaited:
            token(stage, seat, 33, x, HEAD)
            x += 72
        return names
    token(stage, view.mover, 44, HEAD, HEAD)
    room = end - 134

    def says(name: str) -> str:
        return stage.say("piston-picture-doing", name=name, phase=view.phase, left=view.left)

    shown = [short_name(name, 48, "Serif", room - measure(says(""), 48, "Serif")) for name in names]
    text, size = titled(says, shown[view.mover], SIZES, "Serif", room)
    stage.write(Words(text, size, "Serif", inks.INK, room=room), 134, HEAD)
    return shown
