"""The sheet of whoever plans or waits: the map with what lies on it, the own car, and what it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.board.grid import BELOW, HEAD, HEIGHT, Box
from bot.games.gear_and_piston.board.inks import INK, WORLD
from bot.games.gear_and_piston.board.lately import fresh, last
from bot.games.gear_and_piston.board.own import blueprints, car_in, head, lacks, now, own_car, paid, wanted
from bot.games.gear_and_piston.board.places import places
from bot.games.gear_and_piston.board.tokens import token
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.model import View
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words

CAR: Final = Box(34, BELOW + 14, 510, HEIGHT - BELOW - 34)
LABELS: Final = 560
ROWS: Final = (BELOW + 62, BELOW + 178, BELOW + 294)
"""The middles of three lines."""
ITEMS: Final = 702
FEW: Final = 2
"""More investors leave no room for a word before them."""


def planning(view: View, names: Sequence[str], heard: Sequence[Event], locale: Locale) -> Stage:
    """Everything that the owner may know."""
    assert view.seat is not None
    stage = Stage(WORLD, "plan", locale, names)
    now(stage, view)
    end = 940
    if view.phase == "planning" and view.seat == view.mover:
        end = _left(stage, view)
    head(stage, view, names, end)
    places(stage, view, "plan", last(heard), wanted(view, (*view.office, *view.fading, *view.yard)))
    car_in(stage, view, CAR, fresh(heard, view.seat, own_car(view)))
    tight = len(view.investors) > FEW
    heads = ("piston-picture-lacks", "piston-picture-hand", "piston-picture-investors")[: 3 - tight]
    for id, middle in zip(heads, ROWS, strict=False):
        stage.write(Words(stage.say(id), 48, "Serif", INK, room=ITEMS - LABELS - 12), LABELS, middle)
    lacks(stage, view, ITEMS, ROWS[0] - 37)
    blueprints(stage, view, ITEMS, ROWS[1] - 37)
    paid(stage, view, LABELS if tight else ITEMS, ROWS[2])
    return stage


def _left(stage: Stage, view: View) -> int:
    """The tokens that the owner has yet to place; answers where they begin."""
    assert view.seat is not None
    count = view.tokens[view.seat]
    x = 920 - 40 - (count - 1) * 86
    for at in range(count):
        token(stage, view.seat, 38, x + at * 86, HEAD)
    return x - 60
