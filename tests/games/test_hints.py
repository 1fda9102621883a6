"""Tests that every move of a robot has a reason that can be put into words."""

from __future__ import annotations

import pytest

from bot.cli.simulate import Order, games
from bot.title import AnyTitle
from tests.english import english
from tests.games.titles import EVERY

NAMES = ("Ann", "Bo", "Cy", "Di")
HINTED = {key: title for key, title in EVERY.items() if title.words.reason is not None}


@pytest.mark.parametrize("title", HINTED.values(), ids=HINTED)
def test_whatever_a_robot_does_has_a_reason_in_a_sentence_or_two(title: AnyTitle) -> None:
    """Check one legal action of each kind, from a whole game of three in which all moves are random, in the
    mover's own view.
    """
    (played,) = games(Order(title, title.rules.options(), 3, 1, "hints", ("random",)), states=True)
    told: dict[str, str] = {}
    assert title.words.reason is not None
    for state in played.states[:-1]:
        for seat in title.rules.game.awaits(state):
            view = title.rules.game.view(state, seat)
            for action in title.rules.game.legal(state, seat):
                if action.kind not in told:
                    told[action.kind] = english(title.words.reason(view, action, NAMES))
    assert len(told) >= 3
    for kind, reason in told.items():
        assert reason[0].isupper() or reason[0].isdigit(), kind
        assert reason.endswith("."), kind
        assert len(reason) <= 110, (kind, reason)
        assert "None" not in reason.replace("None of", ""), kind
