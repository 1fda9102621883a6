"""The result: everybody in the order of their places, with their points."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.canvas import Scene
from bot.render.panels import backdrop
from bot.render.winners import HEAD, winners
from tests.games.example.board.pieces import ROW, rows
from tests.games.example.rules.model import View


def result(view: View, names: Sequence[str]) -> Scene:
    """Everything about a game that is over."""
    scene = Scene(backdrop(max(300, HEAD + ROW * len(names) + 30)))
    winners(scene, [name for name, place in zip(names, view.places, strict=True) if place == 1])
    rows(scene, view, names, sorted(range(len(names)), key=lambda seat: view.places[seat]), HEAD)
    return scene
