"""The result: the photo finish of all, in the perspective of whoever looks."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gear_head.board import captions
from bot.games.gear_head.board.inks import FINISH
from bot.games.gear_head.rules.model import View
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: View, names: Sequence[str]) -> Stage:
    """Everything about a race that is over."""
    cars = {car.seat: car for car in view.cars}
    places = [cars[seat].place if seat in cars else None for seat in range(len(names))]
    totals = [cars[seat].total if seat in cars else None for seat in range(len(names))]
    return photo_finish(FINISH, racers(names, places, totals), view.seat, captions.UNIT)
