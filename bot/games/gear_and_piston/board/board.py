"""The table for everybody: the four places, of which the one where the game is now is lit; the investors."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_and_piston.board.grid import HEAD, RIGHT
from bot.games.gear_and_piston.board.inks import INK, SEPIA, WORLD
from bot.games.gear_and_piston.board.investors import investors
from bot.games.gear_and_piston.board.lately import last
from bot.games.gear_and_piston.board.own import doing, naming
from bot.games.gear_and_piston.board.places import places, token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words


def board(view: View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """The stage with everything that a spectator may know, except the cars. The last move is marked."""
    stage = Stage(WORLD, "table", locale, names)
    _head(stage, view, names)
    places(stage, view, "table", last(events))
    investors(stage, view.investors)
    return stage


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Whose turn it is and what they do, and the round."""
    last = ".last" if view.ended else ""
    number = Words(stage.say(f"piston-picture-round{last}", round=view.round), 48, "Serif", SEPIA)
    stage.write(number, RIGHT, HEAD, "r")
    end = RIGHT - number.width - 24
    if view.mover is None:
        x = stage.write(Words(doing(stage, view), 54, "Serif", INK), 40, HEAD) + 56
        for seat in view.awaited:
            token(stage, seat, 33, x, HEAD)
            x += 72
        return
    token(stage, view.mover, 44, HEAD, HEAD)
    room, name = end - 134, names[view.mover]
    words = naming(stage, "piston-picture-doing", name, 54, room, phase=view.phase)
    stage.write(Words(words, 54, "Serif", INK, room=room), 134, HEAD)
