"""The result: the photo finish of all, in the perspective of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.rasant.board import captions
from bot.games.rasant.board.inks import FINISH
from bot.games.rasant.rules.model import View
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: View, names: Sequence[str]) -> Stage:
    """Everything about a game that is over."""
    return photo_finish(FINISH, racers(names, view.places, view.points), view.seat, captions.UNIT)
