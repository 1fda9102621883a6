"""A player's hand: the two cards, and the one to beat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT, backdrop
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, TEXT
from tests.games.example.board.pieces import HEAD, HEIGHT, WIDTH, face
from tests.games.example.rules.model import View


def hand(view: View, names: Sequence[str]) -> Scene:
    """What one player may know, while the game is on."""
    assert view.mover is not None
    scene = Scene(backdrop(HEAD + HEIGHT + 90))
    words = "Your turn: play a card" if view.mover == view.seat else f"Wait for {names[view.mover]}"
    scene.write(Label(fitted(words, 48, "Black", RIGHT - LEFT), 48, "Black", TEXT, BOARD), LEFT, 54)
    for at, card in enumerate(view.hand):
        scene.put(face(card), LEFT + at * (WIDTH + 20), HEAD)
    below = f"On top: {view.pile[-1]}" if view.pile else "The pile is empty"
    scene.write(Label(below, READABLE, "Medium", QUIET, BOARD), LEFT, HEAD + HEIGHT + 44)
    return scene
