"""The public table: the four places, with the current one lit, and the investors."""

from collections.abc import Sequence

from bot.games.gear_and_piston.board import hand_parts, inks, recent
from bot.games.gear_and_piston.board.grid import HEAD, POINTS, RIGHT
from bot.games.gear_and_piston.board.investors import investors
from bot.games.gear_and_piston.board.places import places, token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import points_now
from bot.games.gear_and_piston.rules.showing import signed
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words
from bot.render.text import titled


def board(view: View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of the whole public view, except the cars. The last move is marked."""
    stage = Stage(inks.WORLD, "table", locale, names)
    _head(stage, view, names)
    _points(stage, view)
    places(stage, view, "table", recent.last(events))
    investors(stage, view.investors)
    return stage


def _points(stage: Stage, view: View) -> None:
    """Draw each player's current points, highest first."""
    words = Words(stage.say("piston-picture-points"), 48, "Caladea", inks.SEPIA, room=150)
    start = stage.write(words, 40, POINTS) + 30
    points = [points_now(view, seat) for seat in range(len(view.cars))]
    pitch = min(190, (RIGHT - start) // len(points))
    for at, seat in enumerate(sorted(range(len(points)), key=lambda seat: -points[seat])):
        x = start + at * pitch
        token(stage, seat, 29, x + 32, POINTS)
        number = stage.say("piston-number", **signed(points[seat]))
        stage.write(Words(number, 54, "Serif", inks.INK, room=pitch - 76), x + 72, POINTS)


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Draw the heading: whose turn it is, what that player does, and the round."""
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
        return
    token(stage, view.mover, 44, HEAD, HEAD)
    name, room = names[view.mover], end - 134

    def says(name: str) -> str:
        return stage.say("piston-picture-doing", name=name, phase=view.phase, left=view.left)

    words, size = titled(says, name, (54, 48), "Serif", room)
    stage.write(Words(words, size, "Serif", inks.INK, room=room), 134, HEAD)
