"""The summary of a turn without actions, and of a pawn that can reach nothing."""

from __future__ import annotations

from dataclasses import replace

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap import words
from bot.games.scrapheap.rules.events import TurnBegan, TurnEnded
from bot.games.scrapheap.rules.model import Collecting
from bot.games.scrapheap.words.summary import summary
from tests.games.scrapheap.notation import state

NAMES = ("Ann", "Bo")


def test_a_turn_without_a_deed_and_without_a_point_left_is_just_ended() -> None:
    assert summary([TurnBegan(0, 5, 3), TurnEnded(0, 0)], NAMES) == "ended the turn"


def test_where_no_card_is_left_in_reach_no_prices_are_listed() -> None:
    at = state(Collecting(0, 9), cells="A3 I6", pawns="A3 I6")
    alone = replace(scrapheap.view(at, 0), points=0, leads=())
    assert "Action points to go" not in "\n".join(words.describe(alone, NAMES))
