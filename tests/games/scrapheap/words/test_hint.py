"""Tests that hints say where cards are, and that this is true."""

from __future__ import annotations

import re

from bot.catalogue import SCRAPHEAP
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Move
from bot.games.scrapheap.rules.model import Options
from bot.games.scrapheap.words.help import lies, reason
from tests.english import english
from tests.games.walks import robot_game

SIDES = {"left": "A3", "right": "C3", "up": "B2", "down": "B4"}


def test_each_direction_has_its_side_of_the_pawn() -> None:
    for direction in ("left", "right", "up", "down"):
        assert [side for side, cell in SIDES.items() if lies(cell, direction, "B3")] == [direction]


def test_a_hint_to_go_somewhere_names_a_card_that_lies_that_way() -> None:
    named = 0
    for ply in robot_game(SCRAPHEAP, Options(), 2, "hints"):
        for seat in scrapheap.awaits(ply.after.state):
            view = scrapheap.view(ply.after.state, seat)
            for action in scrapheap.legal(ply.after.state, seat):
                told = english(reason(view, action, ("Ann", "Bo")))
                found, pawn = re.search(r"is on (\w\d)", told), view.pawns[seat]
                if isinstance(action, Move) and found and pawn is not None:
                    named += 1
                    assert lies(found[1], action.direction, pawn.cell)
    assert named > 20
