"""Differences between Scrapheap's expert and the club robot."""

from __future__ import annotations

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.robots.expert_robot import WEIGHTS, card_wish
from bot.games.scrapheap.rules.components import Card
from bot.games.scrapheap.rules.model import Collecting, Options
from tests.games.scrapheap.notation import state


def test_a_card_that_a_rival_wants_too_is_in_more_haste_than_a_better_one_that_nobody_else_wants() -> None:
    view = scrapheap.view(state(Collecting(0, 9), pawns="B3 I6", tiles=("DC", "CH")), 0)
    shared, alone, theirs = (
        card_wish(view, 0, card, WEIGHTS) for card in (Card("Cog", 3), Card("Drop", 5), Card("Hammer", 6))
    )
    assert shared > alone > theirs == 0


def test_hidden_tiles_are_reckoned_with_as_likely_as_they_are() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=("DC", "CH"))
    stealth = state(
        Collecting(0, 9),
        pawns="B3 I6",
        tiles=("DC", "CH"),
        options=Options("stealth"),
    )
    known, hidden = (card_wish(scrapheap.view(each, 0), 0, Card("Cog", 3), WEIGHTS) for each in (at, stealth))
    alone = card_wish(scrapheap.view(at, 0), 0, Card("Drop", 3), WEIGHTS)
    assert known > hidden > alone
