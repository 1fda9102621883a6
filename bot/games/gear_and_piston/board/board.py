"""The table for everybody: the four places, of which the one where the game is now is lit; the investors."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_and_piston.board import captions
from bot.games.gear_and_piston.board.grid import HEAD, RIGHT
from bot.games.gear_and_piston.board.inks import INK, SEPIA, WORLD
from bot.games.gear_and_piston.board.investors import investors
from bot.games.gear_and_piston.board.lately import last
from bot.games.gear_and_piston.board.places import places
from bot.games.gear_and_piston.board.tokens import token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.render.stage import Stage, Words
from bot.render.text import fitted, measure


def board(view: View, names: Sequence[str], heard: Sequence[Event] = ()) -> Stage:
    """Everything a spectator may know but the cars, while the game is on; the last move is marked."""
    stage = Stage(WORLD, "table", names=names)
    _head(stage, view, names)
    places(stage, view, "table", last(heard))
    investors(stage, view.investors)
    return stage


def _head(stage: Stage, view: View, names: Sequence[str]) -> None:
    """Whose turn it is and what they do, and the round."""
    number = Words(captions.round_(view), 48, "Serif", SEPIA)
    stage.write(number, RIGHT, HEAD, "r")
    end = RIGHT - number.width - 24
    doing = captions.DOING[view.phase]
    if view.mover is None:
        x = stage.write(Words(doing, 54, "Serif", INK), 40, HEAD) + 56
        for seat in view.awaited:
            token(stage, seat, 33, x, HEAD)
            x += 72
        return
    token(stage, view.mover, 44, HEAD, HEAD)
    room = end - 134 - measure(f" {doing}", 54, "Serif")
    name = fitted(names[view.mover], 54, "Serif", room)
    stage.write(Words(f"{name} {doing}", 54, "Serif", INK, room=end - 134), 134, HEAD)
