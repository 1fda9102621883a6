"""Tests that hands show the events since their last turn as small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import visible_events
from bot.locales.phrase import ENGLISH
from bot.render.news import HIGH
from bot.render.stage import Stage, Words
from bot.title import AnyTitle
from tests.games.gear_head.board.scenes import NAMES
from tests.games.walks import robot_game
from tests.render.staged import check_layout, words

SEATS = 4
GAMES = ("gear_head", "rasant", "scrapheap", "racesmack", "gear_and_piston")
"""The games whose hands show the others' actions in a strip. The plain pictures of a new game have no strip.
"""


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_shows_what_the_others_did_since_its_last_turn(key: str) -> None:
    """Check that a hand shows the news of the others, and shows its strip below everything else."""
    title = TITLES[key]
    game, seen = title.rules.game, 0
    events: list[Any] = []
    for number, ply in enumerate(robot_game(title, title.rules.options(), SEATS, "news")):
        events = [*events, *ply.events][-80:]
        if number % 7 or not game.awaits(ply.after.state):
            continue
        seat = min(game.awaits(ply.after.state))
        view = game.view(ply.after.state, seat)
        recent = visible_events(game, events, None)
        shown = [_only(title, view, each) for each in (recent, ())]
        if "News" in words(shown[0]):
            check_layout(shown[0])
            seen += 1
            (top,) = [y for item, _, y in shown[0].marks if isinstance(item, Words) and item.text == "News"]
            assert shown[0].height - HIGH < top < shown[0].height <= shown[0].world.size(shown[0].ground)[1]
            assert "News" in words(shown[1]) or shown[1].height < shown[0].height
    assert seen > 2


def _only(title: AnyTitle, view: Any, recent: Sequence[Any]) -> Stage:
    (shown,) = title.board.painter.scenes(view, NAMES[:SEATS], recent, ENGLISH)
    assert isinstance(shown, Stage)
    return shown
