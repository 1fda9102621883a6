"""Tests of the rules' part in a race of taps: its buttons, timestamps, time limit, and the robots' reaction
times.
"""

from __future__ import annotations

import pytest

from bot.engine.game import Chance
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.components import FIRST_RULE, IsRule, Length
from bot.games.racesmack.rules.model import Options, Picking, State, Winnings
from bot.games.racesmack.rules.reflexes import delay, seconds, stamped, targets
from tests.games.racesmack.notation import CIRCLE, STAR, TRIANGLE, aiming, judged, state, tapping


def test_every_card_of_the_circle_has_its_button_even_when_it_is_taken() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, CIRCLE)), (1, "A", 5))
    assert targets(racesmack.view(at, None)) == [Tap("A"), Tap("B"), Tap("C")]


def test_a_player_without_a_pile_has_no_button() -> None:
    at = state(tapping(STAR, (), CIRCLE), options=Options(after_you=True))
    assert targets(racesmack.view(at, None)) == [Tap("A"), Tap("C")]


@pytest.mark.parametrize(
    "at", [state(Picking((None, None))), state(aiming(STAR, TRIANGLE), options=Options(taps="untimed"))]
)
def test_where_nobody_races_there_are_no_buttons_no_clock_and_no_finger(at: State) -> None:
    view = racesmack.view(at, None)
    assert (targets(view), seconds(view), delay(view, Chance("none", 0))) == ([], None, None)


def test_a_stamped_tap_is_the_same_action_and_keeps_stamp_and_lot() -> None:
    made = stamped(Tap("B"), 1_234, (2,))
    assert made == Tap("B")
    assert (made.at, made.drawn) == (1_234, (2,))


def test_the_host_chooses_how_long_taps_are_raced() -> None:
    at = state(tapping(STAR, TRIANGLE), options=Options(seconds=60))
    assert seconds(racesmack.view(at, None)) == 60


def waits(at: State, seat: int = 0, level: str = "adaptive") -> list[float]:
    """Return five hundred reaction times of the robot in a seat among only robots, in seconds, ascending."""
    view = racesmack.view(at, seat)
    people = frozenset[int]()
    return sorted(delay(view, Chance("finger", number), people, level) or 0.0 for number in range(500))


@pytest.mark.parametrize(
    ("level", "median"), [("learner", 11), ("club", 8), ("expert", 6), ("champion", 4.5)]
)
def test_half_of_a_robots_taps_come_within_the_time_of_its_level_with_three_cards_to_read(
    level: str, median: float
) -> None:
    made = waits(state(tapping(STAR, TRIANGLE, CIRCLE), options=Options(seconds=120)), level=level)
    assert made[250] == pytest.approx(median, rel=0.05)
    assert median / 3.5 < made[0] < median / 2
    assert median * 2 < made[-1] < median * 3.5
    assert len(set(made)) > 300


def test_a_champion_is_often_slower_than_an_expert_as_people_of_a_kind_are() -> None:
    at = state(tapping(STAR, TRIANGLE, CIRCLE), options=Options(seconds=120))
    expert, champion = (waits(at, level=level) for level in ("expert", "champion"))
    assert 0.1 < sum(time > expert[250] for time in champion) / len(champion) < 0.4


def test_a_robot_reads_longer_the_more_cards_and_rules_there_are() -> None:
    options = Options(seconds=120)
    tops = [(STAR, TRIANGLE), (STAR, TRIANGLE, CIRCLE), (STAR, TRIANGLE, CIRCLE, FIRST_RULE)]
    two, three, rule = (waits(state(tapping(*each), options=options), level="expert")[250] for each in tops)
    assert two / three == pytest.approx(0.8)
    assert rule / three == pytest.approx(1.4)


def test_a_robot_taps_before_the_time_for_it_is_over() -> None:
    at = state(tapping(STAR, TRIANGLE, CIRCLE), options=Options(seconds=15))
    assert waits(at, level="learner")[-1] == 13.5


def adapted(at: State, *people: int) -> float:
    """Return the median of five hundred reaction times of the robot in the last seat, in seconds. people: the
    seats of people.
    """
    view = racesmack.view(at, len(at.races) - 1)
    times = sorted(delay(view, Chance("finger", number), frozenset(people)) or 0.0 for number in range(500))
    return times[250]


def test_an_adaptive_robot_is_the_slower_the_further_people_are_from_a_finish() -> None:
    options = Options(seconds=120)
    races = [
        (Winnings((20,)), Winnings((21, 22, 23, 24))),
        (Winnings((20,)), Winnings((21,))),
        (Winnings((20, 21, 22)), Winnings()),
    ]
    behind, even, ahead = (
        adapted(state(tapping(STAR, TRIANGLE), options=options, races=each), 0) for each in races
    )
    assert behind > even > ahead
    assert behind == pytest.approx(0.8 * 7 * 6, rel=0.05)
    assert ahead == pytest.approx(0.8 * 7 / 6, rel=0.05)


def hurries(at: State) -> float:
    """Return the last seat's reaction time with a person in seat 0, divided by its time among only robots."""
    view = racesmack.view(at, len(at.races) - 1)
    among_people, alone = (
        delay(view, Chance("finger", 0), frozenset(people)) or 0.0 for people in ([0], list[int]())
    )
    return among_people / alone


@pytest.mark.parametrize(("seats", "cards"), [(2, 0.5), (3, 0.45), (4, 0.25), (5, 0.4), (6, 0.45)])
def test_while_nobody_is_ahead_an_adaptive_robot_is_the_quicker_by_some_share_of_a_card(
    seats: int, cards: float
) -> None:
    at = state(tapping(*range(20, 20 + seats)), options=Options(seconds=120))
    assert hurries(at) == pytest.approx(10**-cards)


def test_of_a_race_with_a_rules_card_it_counts_what_share_of_the_finish_is_missing() -> None:
    races = (Winnings((20,), (FIRST_RULE,)), Winnings((21, 22, 23)))
    rules = {FIRST_RULE: (IsRule(), Length(4))}
    at = state(tapping(STAR, TRIANGLE), options=Options(seconds=120), races=races, rules=rules)
    assert hurries(at) == pytest.approx(10 ** (7 * 3 / 4 - (7 - 3 * 0.7) - 0.5))


def test_an_adaptive_robot_has_its_usual_time_among_robots_alone() -> None:
    races = (Winnings((20, 21)), Winnings(), Winnings((22, 23, 24, 25)))
    at = state(tapping(STAR, TRIANGLE, CIRCLE), options=Options(seconds=120), races=races)
    assert waits(at, 2)[250] == pytest.approx(7, rel=0.05)


def test_when_all_people_have_tapped_nobody_waits_for_adaptive_robots() -> None:
    before = state(tapping(STAR, TRIANGLE, CIRCLE), options=Options(seconds=120))
    at, _ = judged(before, (0, "A", 5))
    assert adapted(at, 0) < 0.1 * adapted(before, 0)
    assert adapted(at, 0, 1) == adapted(before, 0, 1)
