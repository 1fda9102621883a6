"""Tests that learner robots make small mistakes, never gross ones, and always the same ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from bot.cli.simulate import Order, games
from bot.engine.driver import nearly_best
from bot.engine.game import Chance
from bot.engine.match import play, start
from bot.games.scrapheap.robots.learner_robot import SLIP
from bot.title import AnyTitle
from tests.games import regrets
from tests.games.titles import EVERY

LEARNT = {key: title for key, title in EVERY.items() if "learner" in title.robots.drivers}
DUELS = {"gear_head": 200, "rasant": 120, "scrapheap": 120, "gear_and_piston": 40, "racesmack": 30}
"""The number of games of two seats that shows beyond doubt which robot plays better."""
BLUNDERS: Mapping[str, regrets.Limits] = {
    "gear_head": regrets.Limits(regrets.gear_head, 6, 2.0, 4.0),
    "rasant": regrets.Limits(regrets.rasant, 2, 6.0, 16.0),
    "scrapheap": regrets.Limits(regrets.scrapheap, 1, SLIP, SLIP),
    "gear_and_piston": regrets.Limits(regrets.gear_and_piston, 1, 2.0, 3.5),
}
"""The limits on the points that a learner's choice can give away. Racesmack's learner errs in its taps, not
in points.
"""


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


@pytest.mark.thorough
@pytest.mark.parametrize("title", LEARNT.values(), ids=LEARNT)
def test_a_learner_plays_every_game_to_its_end_and_loses_to_a_club_robot(
    title: AnyTitle, short: Callable[[int], int]
) -> None:
    order = Order(title, title.rules.options(), 2, short(DUELS[title.key]), "learning", ("learner", "club"))
    better = 0
    for played in games(order):
        learner = played.drivers.index("learner")
        better += played.outcome.places[1 - learner] - played.outcome.places[learner]
    assert better < 0


@pytest.mark.few(2)
@pytest.mark.parametrize("key", BLUNDERS)
def test_a_learner_errs_by_some_points_and_never_grossly(key: str) -> None:
    """Check the points that many choices give away: at most one in fifty loses more than usual, none loses
    more than the largest limit, and more than one in fifty loses any.
    """
    limits = BLUNDERS[key]
    given = [limits.regret(*choice) for choice in choices(EVERY[key], limits.games)]
    assert len(given) > 50
    assert max(given) <= limits.never
    assert sum(each > limits.usual for each in given) <= len(given) / 50
    assert sum(each > 0 for each in given) > len(given) / 50


def choices(title: AnyTitle, games: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield the view, the actions and the choice of each decision of learners in `games` games."""
    game, drive = title.rules.game, title.robots.drivers["learner"]
    for number in range(games):
        match, _ = start(game, title.rules.options(), 2, f"blunders {number}")
        while awaited := game.awaits(match.state):
            seat = min(awaited)
            view, actions = game.view(match.state, seat), game.legal(match.state, seat)
            action = drive(view, actions, Chance(f"blunders {number}", match.ply))
            yield view, actions, action
            match, _ = play(game, match, seat, action)
