"""The public table: the four places, with the current one lit, and the investors."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import hand_parts, inks, recent
from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.grid import HEAD, RIGHT, STANDINGS, Box
from bot.games.gear_and_piston.board.investors import investors
from bot.games.gear_and_piston.board.places import token
from bot.games.gear_and_piston.board.table_places import places
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import points_now
from bot.games.gear_and_piston.rules.showing import signed
from bot.locales.phrase import Locale
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import measure, short_name, titled
from bot.render.theme import CARS

GAP: Final = 12
"""The distance between the players' cards, in pixels."""
TALL: Final = 4
"""The maximum number of players whose cards are side by side, each as high as the area. More are in rows of
three.
"""
STRIPE: Final = 7
"""The width of the stripe in a player's colour on the player's card, in pixels."""
CROWNED: Final = crown.WIDE + 8
"""The room for the crown in a row of cards, in pixels."""
SQUEEZE: Final = 0.82
"""The smallest fraction of its natural width to which a long name is squeezed, before it is also shortened.
"""
SIZES: Final = (54, 48)
"""The sizes of the heading, largest first."""


def board(view: View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of the public view, in which the last move is marked and only the mover's car is
    drawn.
    """
    stage = Stage(inks.WORLD, "table", locale, names)
    _standings(stage, view, _head(stage, view, names))
    places(stage, view, recent.last(events))
    investors(stage, view)
    return stage


def _standings(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw a card for each player with the current points, highest first, and a crown for each leader."""
    points = [points_now(view, seat) for seat in range(len(view.cars))]
    lead, count = crown.leaders(points), len(points)
    order = sorted(range(count), key=lambda seat: -points[seat])
    across, draw = (count, _tall) if count <= TALL else (3, _flat)
    rows = [order[at : at + across] for at in range(0, count, across)]
    high = (STANDINGS.height - GAP // 2 * (len(rows) - 1)) // len(rows)
    for at, row in enumerate(rows):
        x, y = STANDINGS.x, STANDINGS.y + at * (high + GAP // 2)
        crowned = CROWNED * (draw is _flat)
        each = (STANDINGS.width - GAP * (across - 1) - crowned * len(lead.intersection(row))) // across
        for seat in row:
            box = Box(x, y, each + crowned * (seat in lead), high)
            card(stage, box, lit=seat in view.awaited)
            stage.fill(box.x + 7, box.y + 7, STRIPE, high - 14, CARS[stage.player_car(seat).colour])
            draw(stage, box, seat, names[seat], _score(stage, points[seat]), lead=seat in lead)
            x = box.right + GAP


def _score(stage: Stage, points: int) -> str:
    return stage.say("piston-picture-score", **signed(points))


def _tall(stage: Stage, box: Box, seat: Seat, name: str, score: str, *, lead: bool) -> None:
    """Draw a player's name, and below it the token and the points."""
    x, middle = box.x + 14, box.y + box.height // 2
    token(stage, seat, 29, x + 29, middle + 28)
    stage.write(Words(score, 54, "Serif", inks.INK, room=box.width - 90), x + 68, middle + 28)
    if lead:
        x = crown.crown(stage, inks.BRASS, inks.INK, x, middle - 28) + 8
    _named(stage, name, x, middle - 28, box.right - 12 - x)


def _flat(stage: Stage, box: Box, seat: Seat, name: str, score: str, *, lead: bool) -> None:
    """Draw a player's token, the name and the points side by side."""
    x, middle = box.x + 34, box.y + box.height // 2
    token(stage, seat, 29, x, middle)
    x += 36
    if lead:
        x = crown.crown(stage, inks.BRASS, inks.INK, x, middle) + 8
    told = Words(score, 48, "Serif", inks.INK, room=124)
    stage.write(told, box.right - 12, middle, "r")
    _named(stage, name, x, middle, box.right - 24 - told.width - x)


def _named(stage: Stage, name: str, x: int, y: int, room: int) -> None:
    """Write a player's name, narrowed or shortened to fit."""
    shown = short_name(name, 48, "Caladea", round(room / SQUEEZE))
    stage.write(Words(shown, 48, "Caladea", inks.INK, room=room), x, y)


def _head(stage: Stage, view: View, names: Sequence[str]) -> Sequence[str]:
    """Draw the heading: whose turn it is, or which players decide at the same time, what they do, and the
    round. Return the names, shortened if necessary.
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
