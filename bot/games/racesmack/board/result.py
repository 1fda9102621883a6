"""The result: a photo finish."""

from __future__ import annotations

from bot.games.racesmack.board import captions
from bot.games.racesmack.board.inks import FINISH
from bot.games.racesmack.rules.model import View
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: View, names: tuple[str, ...]) -> Stage:
    """How the game ended, in the reader's perspective; what counts are Race cards."""
    lengths = [len(race.row) + len(race.rules) for race in view.races]
    return photo_finish(FINISH, racers(names, view.places, lengths), view.seat, captions.UNIT)
