"""Tests of the worked examples in docs/rules/gear-head.md, section 12, each named after its sentence."""

from __future__ import annotations

import pytest

from bot.engine.game import IllegalMove, Seat
from bot.engine.match import Match, play
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.events import Flagged, LastTurn, PulledUp
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State
from tests.games.gear_head.notation import COMPLETE, NO_TIRES, state

Race = Match[Options, State]


def match(at: State) -> Race:
    seats = len(at.hands)
    return Match("examples", Options(), seats, at, 40, (0,) * seats)


def turn(race: Race, seat: Seat, *actions: Action) -> Race:
    """Return the match after legal actions of one seat."""
    for action in actions:
        race, _ = play(gear_head, race, seat, action)
    return race


def test_example_1_four_players_pull_up_a_c_b_with_cars_worth_18_20_19_before_bonus_and_d_is_out() -> None:
    """Check the example's results. Totals: A 21, C 22, B 20. Places: C 1, A 2, B 3, D out."""
    a, b, c = "F3 P3 B3 D3 T3 G3", "F4 P3 B3 D3 T3 G3", "F5 P3 B3 D3 T3 G3"
    race = match(state((f"{a} F1", b, c, NO_TIRES), Discarding(0, "deck"), deck="B1 B1 B1 B1 B1"))
    race = turn(race, 0, PullUp(Card("Fuel", 1)))
    race = turn(race, 1, Draw(), Discard(Card("Battery", 1)))
    race = turn(race, 2, Draw(), PullUp(Card("Battery", 1)))
    race = turn(race, 3, Draw(), Discard(Card("Battery", 1)))
    race = turn(race, 1, Draw(), PullUp(Card("Battery", 1)))
    race = turn(race, 3, Draw(), Discard(Card("Battery", 1)))
    outcome = gear_head.outcome(race.state)
    assert outcome is not None
    assert outcome.scores == (21, 20, 22, None)
    assert outcome.places == (2, 3, 1, 4)
    assert gear_head.view(race.state, None).out == (3,)


def test_example_2_two_players_a_pulls_up_on_the_third_turn_and_b_has_exactly_one_more_turn() -> None:
    """Check that the race is over after B's turn, and that B's bonus is 2 if B completes the car then."""
    race = match(state((f"{COMPLETE} F2", NO_TIRES), Discarding(0, "deck"), heap="G2 T1", turn=3))
    race, events = play(gear_head, race, 0, PullUp(Card("Fuel", 1)))
    assert events == (PulledUp(0, Card("Fuel", 1), 1, 3), LastTurn(1))
    assert gear_head.awaits(race.state) == {1}
    assert gear_head.view(race.state, 1).last

    race = turn(race, 1, Draw())
    late, _ = play(gear_head, race, 1, Discard(Card("Battery", 2)))
    assert late.state.phase == Finished()

    race = match(state((COMPLETE, NO_TIRES), Drawing(1), line=(0,), heap="G2 T1"))
    race, events = play(gear_head, turn(race, 1, Take()), 1, PullUp(Card("Fuel", 1)))
    assert events == (PulledUp(1, Card("Fuel", 1), 2, 2), Flagged(()))
    assert {car.seat: car.bonus for car in gear_head.view(race.state, None).cars} == {0: 3, 1: 2}


def test_example_3_three_players_a_at_the_line_then_b_pulls_up_and_c_has_exactly_one_turn() -> None:
    """Check that if C can't complete the car in C's last turn, C is out and the race is over."""
    race = match(state((COMPLETE, f"{COMPLETE} F2", NO_TIRES), Discarding(1, "deck"), line=(0,)))
    race, events = play(gear_head, race, 1, PullUp(Card("Fuel", 1)))
    assert LastTurn(2) in events
    race = turn(race, 2, Draw())
    assert not [action for action in gear_head.legal(race.state, 2) if isinstance(action, PullUp)]
    race, events = play(gear_head, race, 2, Discard(Card("Fuel", 1)))
    assert events[-1] == Flagged((2,))
    assert race.state.phase == Finished()
    assert gear_head.awaits(race.state) == frozenset()


HAND = "F6 F2 P4 B3 D1 T5 G6"


def test_example_4_pulling_up_without_the_weaker_of_two_fuels_lays_down_a_car_of_25() -> None:
    race = match(state((HAND, COMPLETE), Discarding(0, "deck")))
    with pytest.raises(IllegalMove, match="Fuel 2 makes your car weaker"):
        play(gear_head, race, 0, PullUp(Card("Fuel", 6)))
    race = turn(race, 0, PullUp(Card("Fuel", 2)))
    assert sum(kept.value for kept in race.state.hands[0]) == 25


def test_example_4_pulling_up_by_discarding_tires_5_is_refused() -> None:
    race = match(state((HAND, COMPLETE), Discarding(0, "deck")))
    with pytest.raises(IllegalMove, match="missing Tires"):
        play(gear_head, race, 0, PullUp(Card("Tires", 5)))


def test_example_5_a_car_of_all_sixes_pulling_up_first_scores_39_the_highest_there_is() -> None:
    sixes = "F6 P6 B6 D6 T6 G6"
    race = match(state((f"{sixes} F1", NO_TIRES), Discarding(0, "deck")))
    race = turn(turn(race, 0, PullUp(Card("Fuel", 1))), 1, Draw(), Discard(Card("Battery", 2)))
    outcome = gear_head.outcome(race.state)
    assert outcome is not None
    assert outcome.scores == (39, None)
    assert sum(line.points for line in outcome.sheet if line.seat == 0) == 39


def test_example_6_a_tie_a_22_b_22_c_19_in_a_three_player_race_a_and_b_place_1_c_place_3() -> None:
    a, b, c = "F4 P3 B3 D3 T3 G3", "F5 P3 B3 D3 T3 G3", "F3 P3 B3 D3 T3 G3"
    outcome = gear_head.outcome(state((a, b, c), Finished(), line=(0, 1, 2)))
    assert outcome is not None
    assert outcome.scores == (22, 22, 19)
    assert outcome.places == (1, 1, 3)


def test_ruling_4_example_7_a_21_c_21_b_21_share_the_first_place_and_d_who_is_out_is_fourth() -> None:
    a, c, b = "F3 P3 B3 D3 T3 G3", "F4 P3 B3 D3 T3 G3", "F5 P3 B3 D3 T3 G3"
    outcome = gear_head.outcome(state((a, b, c, NO_TIRES), Finished(), line=(0, 2, 1)))
    assert outcome is not None
    assert outcome.scores == (21, 21, 21, None)
    assert outcome.places == (1, 1, 1, 4)
