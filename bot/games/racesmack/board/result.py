"""The result: who won, over the circle of the last round and everybody's Race."""

from __future__ import annotations

from bot.games.racesmack.board.board import ground, under_head
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Scene
from bot.render.winners import winners


def result(view: View, names: tuple[str, ...]) -> Scene:
    """Everything about a game that is over."""
    scene = Scene(ground(len(names)))
    winners(scene, [names[seat] for seat, place in enumerate(view.places) if place == 1])
    return under_head(scene, view, names)
