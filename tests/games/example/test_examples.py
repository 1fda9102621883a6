"""The worked example of tests/games/example/two-cards.md, section 8."""

from __future__ import annotations

from bot.engine.chance import Chance
from tests.games.example import rules
from tests.games.example.rules.actions import Play
from tests.games.example.rules.test_turns import state


def test_example_1_on_a_7_a_12_scores_and_an_11_on_it_does_not() -> None:
    luck = Chance("example", 1)
    ann = rules.apply(state(((2, 12), (3, 11)), (7,)), 0, Play(12), luck).state
    assert ann.points == (1, 0)
    assert rules.apply(ann, 1, Play(11), luck).state.points == (1, 0)
