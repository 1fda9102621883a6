"""Tests that Rasant's expert and champion make obvious choices, from their views only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.cli.arena import Bout, BoutTally, blocks
from bot.engine.game import Chance, Seat
from bot.games.rasant import rules as rasant
from bot.games.rasant.robots import contest
from bot.games.rasant.robots.champion_robot import champion, exact
from bot.games.rasant.robots.expert_robot import expert
from bot.games.rasant.robots.features import kind, promised, rows
from bot.games.rasant.robots.lookahead import between
from bot.games.rasant.robots.value import features, value
from bot.games.rasant.robots.weights import ACTIONS, CONTESTS, HANDS
from bot.games.rasant.rules.actions import Action, Name, Pass, Play
from bot.games.rasant.rules.components import DECK
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.rules.model import Finished, Following, Leading, Options, Paying, Phase, State
from tests.games.rasant.notation import card, cards, laid, state

LUCK = Chance("", 0)
BEHIND = "r1 r2 r3 b1 b2 b3 y1 y2 y3 S g1 g2 g3"
"""A line of cars in which a win with green moves one car for 1 point, and a win with red moves 11 cars for
20.
"""
both = pytest.mark.parametrize("robot", [expert, champion])


def ended(hands: tuple[str, str], phase: Phase, cars: str = BEHIND) -> State:
    """Return a game of two with an empty deck, in which all other cards have been discarded, so that nothing
    is hidden.
    """
    at = state(hands, phase, cars=cars)
    held = {each for hand in at.hands for each in hand}
    on_table = {each.card for each in phase.laid} if isinstance(phase, Following | Paying) else set()
    gone = tuple(each for each in DECK if each not in held | on_table)
    return State(at.line, at.hands, (), gone, at.points, (), None, 5, 20, 0, phase)


def choice(robot: object, at: State, seat: Seat = 0) -> Action:
    assert callable(robot)
    action: Action = robot(rasant.view(at, seat), rasant.legal(at, seat), Chance("choice", 1))
    return action


@both
def test_a_round_that_is_sure_and_worth_it_is_taken(robot: object) -> None:
    at = ended(("r120 b20", "g10 y10"), Following(0, laid("1:r60"), ()))
    assert choice(robot, at) == Play(card("r120"))


@both
def test_the_same_luck_finds_the_same_move_whatever_the_others_hold(robot: object) -> None:
    """Choose for seat 0, which can play red 60 or pass, in two worlds that look the same to it."""
    phase = Following(0, laid("1:r50"), ())
    worlds = (("r60 b90", "g10 y10 k70"), ("r60 b90", "r130 r120 r110"))
    moves = set()
    for hands in worlds:
        at = state((*hands, "y40"), phase, reserve="y50 y60 y70")
        moves.add(choice(robot, at))
    assert len(moves) == 1


def test_the_champion_reckons_an_open_ending_to_its_end() -> None:
    """Choose in a position in which passing gives the other seat 1 point. Paying for the pass with the blue
    card saves the red 130, which then wins 20 points.
    """
    at = ended(("r130 g130 b20", "g20 g30"), Following(0, laid("1:g10"), ()))
    found = choice(champion, at)
    worth = {action: exact(rasant.apply(at, 0, action, LUCK).state, 0) for action in rasant.legal(at, 0)}
    assert worth[found] == max(worth.values())


def test_an_ending_is_worth_its_points_and_with_one_move_left_what_that_brings() -> None:
    over = ended(("", ""), Finished())
    assert exact(over, 0) == 0
    last = ended(("r130", ""), Leading(0, ()))
    assert (exact(last, 0), exact(last, 1)) == (20, -20)


def test_what_cannot_change_the_choice_is_not_reckoned_to_the_point() -> None:
    at = ended(("r130 b20 y60", "r50 b90 g30"), Leading(0, ()))
    whole = exact(at, 0)
    assert exact(at, 0, whole - 1, whole + 1) == whole
    assert exact(at, 1) == -whole


def test_every_weight_has_its_number_and_every_kind_of_choice_its_weights() -> None:
    at = state(("r50 g20", "b30"), Leading(0, ()), reserve="y50")
    view, actions = rasant.view(at, 0), rasant.legal(at, 0)
    assert {len(row) for row in rows(view, actions)} == {len(weights) for weights in ACTIONS.values()}
    assert {len(features(at, 0))} == {len(weights) for weights in HANDS.values()}
    assert {len(contest.features(at, 0))} == {len(weights) for weights in CONTESTS.values()}
    assert set(CONTESTS) == set(HANDS) == {"two, early", "two, late", "more, early", "more, late"}
    assert kind(view) == "leading, two, early"
    assert (
        len(ACTIONS) == 10
    )  # lead, follow or pay, with two seats or more, early or late. Nobody pays early.
    assert len(promised(view, actions)) == 2


@pytest.mark.parametrize("worth", [value, contest.value])
def test_a_better_hand_is_worth_more_and_one_seats_gain_is_the_others_loss(
    worth: Callable[[State, Seat], float],
) -> None:
    phase = Leading(0, ())
    strong, weak = (state((hand, "b30 y20"), phase, reserve="y50") for hand in ("r130 g120", "r10 g20"))
    assert worth(strong, 0) > worth(weak, 0)
    assert worth(strong, 0) == pytest.approx(-worth(strong, 1))
    over = replace(strong, points=(7, 3), phase=Finished())
    assert worth(over, 0) == 4


def test_to_the_champion_a_card_is_worth_what_it_wins_from_the_other_hand() -> None:
    """Check a hand that plays once against a hand that can't beat its red card, and once against one that
    can.
    """
    phase = Leading(0, ())
    alone, beaten = (state(("r60 g20", other), phase, reserve="y50") for other in ("r50 y20", "r70 y20"))
    assert contest.value(alone, 0) > contest.value(beaten, 0)
    _, _, _, _, _, _, _, all_of, led, sure, coloured, low, *_ = contest.features(alone, 0)
    assert (sure, coloured, low) == (2, 2, 1)
    assert all_of > 0
    assert led > 0


def test_at_a_full_table_a_card_is_worth_what_it_wins_from_every_other_hand() -> None:
    """Value a red card in two positions: the last of three other hands can beat it, or has an equally strong
    blue card.
    """
    phase = Leading(0, ())
    hands = ("r60 g20", "r50 y20", "b130 y40")
    alone, beaten = (state((*hands, other), phase, reserve="y50") for other in ("b70 y30", "r70 y30"))
    (_, _, sure, _), (_, _, unsure, _) = (contest.features(at, 0)[7:11] for at in (alone, beaten))
    assert (sure, unsure) == (2, 1)
    assert contest.value(alone, 0) > contest.value(beaten, 0)
    assert sum(contest.value(alone, seat) for seat in range(4)) == pytest.approx(0)


def test_a_round_is_over_only_where_nobody_has_handed_the_lead_on() -> None:
    assert between(state(("r50", "b30"), Leading(0, ())))
    assert not between(state(("r50", "k40"), Leading(0, (1,))))
    assert not between(state(("r50", "b30"), Following(0, laid("1:r10"), ())))


def test_in_a_draft_they_name_a_colour_that_is_left() -> None:
    drafting = rasant.setup(Options("draft"), 2, LUCK).state
    (seat,) = rasant.awaits(drafting)
    actions = rasant.legal(drafting, seat)
    for robot in (expert, champion):
        assert robot(rasant.view(drafting, seat), actions, Chance("draft", 1)) in actions


@pytest.mark.thorough
def test_an_expert_wins_more_duels_than_club() -> None:
    tally = BoutTally(list(blocks(Bout("rasant", "{}", 2, "suite", ("expert", "club")), 50)))
    assert tally.interval[0] > 0.5


def test_pass_is_among_what_they_weigh() -> None:
    at = state(("g20 b20", "r60 r70 r80"), Following(0, laid("1:g10"), ()), cars=BEHIND, reserve="y50")
    view = rasant.view(at, 0)
    by = dict(zip(rasant.legal(at, 0), promised(view, rasant.legal(at, 0)), strict=True))
    assert set(by) == {Play(card("g20")), Pass()}


def test_the_lead_that_is_handed_on_has_no_round_and_a_colour_that_is_named_no_card() -> None:
    view = rasant.view(state(("r50 g20", "b30"), Leading(0, ()), reserve="y50"), 0)
    ((_, *of_the_round), *_) = rows(view, [Pass()])
    assert of_the_round[:4] == [0.0] * 4
    with pytest.raises(ValueError, match="no card in"):
        rows(view, [Name("red")])


def test_whoever_is_to_lead_is_guessed_to_hold_a_card_that_leads() -> None:
    known = ended(("r50", "g10"), Leading(1, ()))
    gone = tuple(each for each in known.discards if each not in cards("k70 k100"))
    at = replace(known, discards=gone, reserve=cards("k70 k100"))
    for number in range(6):
        assert guess(rasant.view(at, 0), Chance("lead", number)).hands[1] == cards("g10")
