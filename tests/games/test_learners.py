"""The beginners among the robots: they err a little, never grossly, and always in the same way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.chance import Chance
from bot.engine.driver import nearly_best
from bot.simulate import Order, games
from bot.title import AnyTitle
from tests.games.titles import EVERY

LEARNT = {key: title for key, title in EVERY.items() if "learner" in title.drivers}
DUELS = {"gear_head": 200, "rasant": 120, "scrapheap": 50, "gear_and_piston": 15, "racesmack": 30}
"""So many games of two seats tell, without doubt, who plays better."""


def test_a_choice_that_is_nearly_best_is_never_worse_by_more_than_the_slip() -> None:
    promises = {"best": 10.0, "as good": 9.5, "worse": 8.6, "gross": 7.9}
    made, again = (
        [nearly_best(list(promises), promises.__getitem__, 2.0, Chance("slip", n)) for n in range(300)]
        for _ in range(2)
    )
    assert set(made) == {"best", "as good", "worse"}
    assert made == again
    assert made.count("best") > made.count("as good") > made.count("worse")
    assert made == [
        nearly_best(list(promises), promises.__getitem__, 2.0, Chance("slip", n)) for n in range(300)
    ]


@pytest.mark.parametrize("title", LEARNT.values(), ids=LEARNT)
def test_a_learner_plays_every_game_to_its_end_and_loses_to_a_club_robot(
    title: AnyTitle, short: Callable[[int], int]
) -> None:
    order = Order(title, title.options(), 2, short(DUELS[title.key]), "learning", ("learner", "club"))
    better = 0
    for played in games(order):
        learner = played.drivers.index("learner")
        better += played.outcome.places[1 - learner] - played.outcome.places[learner]
    assert better < 0
