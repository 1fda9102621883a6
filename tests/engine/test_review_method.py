"""Tests that a decision is blamed only for losses in worlds that played no part in choosing it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.game import Chance, Seat, Step
from bot.engine.review_method import Appraisal, Effort, ReviewMethod, appraised
from bot.engine.search import Mind
from bot.features.lookback.review import Decision, doubted

EFFORT = Effort(whole=4_000, most=400, widest=4, least=0.5, gross=2.0)


def mind(*means: float, spread: int = 10, prior: Sequence[float] = ()) -> Mind[None, int, int]:
    """Return the mind of a game of one move. Action `at` scores means[at], plus or minus up to half of the
    spread. prior: the expert's opinion of each action, by default its mean.
    """

    def worth(state: int, seat: Seat, chance: Chance) -> float:
        return means[state] + (chance.below(1_000) / 1_000 - 0.5) * spread

    return Mind(
        apply=lambda state, seat, action, chance: Step(action, ()),
        guess=lambda view, chance: 0,
        prior=lambda view, actions: prior or means,
        worth=lambda state, seat, chance: worth(state, seat, Chance(f"{state}/{chance.below(1 << 60)}", 0)),
    )


def look(means: Sequence[float], done: int, luck: str = "1", effort: Effort = EFFORT) -> Appraisal:
    return appraised(mind(*means), effort, None, range(len(means)), done, 0, 5, Chance(luck, 0))


def test_an_action_that_lost_much_is_blamed_and_the_loss_is_about_that_much() -> None:
    found = look((1.0, 6.0, 2.0), done=0)
    assert found.best == 1
    assert found.clear
    assert abs(found.loss - 5.0) < 4 * found.error


def test_the_best_action_is_not_blamed() -> None:
    for luck in range(50):
        found = look((1.0, 6.0, 2.0), done=1, luck=str(luck))
        assert (found.best, found.clear) == (1, False)


def test_of_equal_actions_none_is_blamed_though_one_always_looks_best() -> None:
    blamed = sum(look((3.0,) * 4, done=2, luck=str(luck)).clear for luck in range(200))
    assert blamed <= 2


def test_a_difference_too_small_for_words_is_not_told_however_sure_it_is() -> None:
    sure = Effort(whole=4_000, most=400, widest=4, least=0.5, gross=2.0)
    found = appraised(mind(3.0, 3.4, spread=0), sure, None, (0, 1), 0, 0, 5, Chance("1", 0))
    assert not found.clear


def test_what_was_done_is_tried_although_the_robot_would_not_think_of_it() -> None:
    narrow = Effort(whole=4_000, most=400, widest=2, least=0.5, gross=2.0)
    assert look((0.0, 6.0, 5.0, 4.0), done=0, effort=narrow).best == 1


def test_the_same_luck_gives_the_same_verdict_and_the_budget_is_shared() -> None:
    assert look((1.0, 2.0), done=0) == look((1.0, 2.0), done=0)
    assert (EFFORT.each(5), EFFORT.each(40), EFFORT.each(0)) == (400, 50, 400)


def test_a_review_of_a_game_of_any_length_takes_no_more_playouts_than_its_budget() -> None:
    tried, meagre = list[int](), Effort(whole=300, most=80, widest=3, least=0.5, gross=2.0)
    game = mind(1.0, 3.0, 2.0)

    def worth(state: int, seat: Seat, chance: Chance) -> float:
        tried.append(state)
        return game.worth(state, seat, chance)

    counting = replace(game, worth=worth)

    def reviewer(view: None, actions: Sequence[int], done: int, decisions: int, chance: Chance) -> Appraisal:
        return appraised(counting, meagre, view, actions, done, 0, decisions, chance)

    whole = [Decision(at, at, None, (0, 1, 2), 0) for at in range(100)]
    opened = doubted(ReviewMethod(reviewer, meagre), whole)
    assert [each.ply for each in opened] == [0, 8, 16, 25, 33, 41, 50, 58, 66, 75, 83, 91]
    for each in opened:
        reviewer(None, each.actions, each.done, len(opened), Chance(f"{each.ply}", 0))
    assert len(opened) < len(tried) <= meagre.whole // 2
