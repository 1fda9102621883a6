"""Gear Head: a garage, and one road to the line."""

from __future__ import annotations

from bot.games.gear_head.board import inks
from bot.games.gear_head.board.inks import FINISH, PAINTS, ROAD, WALL, WORLD
from bot.render.theme import CARS, PAPER, PRINT
from tools.art import shared
from tools.art.recipe import Recipe
from tools.art.worlds.gear_head.cars import cars
from tools.art.worlds.gear_head.grounds import grounds
from tools.art.worlds.gear_head.pieces import pieces

RECIPE = Recipe(
    "gear_head",
    WORLD,
    (*cars(), *pieces(), *shared.pieces((ROAD, WALL))),
    tuple(grounds()),
    (
        *(value for value in vars(inks).values() if isinstance(value, tuple) and len(value) == 3),
        *PAINTS.values(),
        *CARS,
        PAPER,
        PRINT,
        *shared.finish_inks(FINISH),
    ),
)
