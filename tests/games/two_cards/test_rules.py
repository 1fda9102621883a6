"""Tests of the rules and rulings of two-cards.md beyond its worked example."""

from __future__ import annotations

from bot.engine.game import Chance
from bot.locales.phrase import Phrase
from tests.games.two_cards import rules
from tests.games.two_cards.rules import Drew, Ended, Finished, Options, Play, Played, Playing, State

LUCK = Chance("two cards", 1)


def state(hands: tuple[tuple[int, ...], ...], pile: tuple[int, ...], left: int = 4, seat: int = 0) -> State:
    """Return a game in progress, with a 20 on top of the stock."""
    return State(hands, (19, 20), pile, (0,) * len(hands), 2, left, Playing(seat))


def test_everyone_is_dealt_two_cards_and_the_first_seat_begins() -> None:
    dealt = rules.setup(Options(), 3, LUCK).state
    assert [len(hand) for hand in dealt.hands] == [2, 2, 2]
    assert (len(dealt.stock), dealt.phase, dealt.left) == (18, Playing(0), 18)


def test_a_turn_plays_a_card_and_draws_one() -> None:
    after = rules.apply(state(((3, 9), (4, 5)), (6,)), 0, Play(9), LUCK)
    assert after.events == (Played(0, 9, 6, point=True), Drew(0, 20))
    assert after.state.hands == ((3, 20), (4, 5))
    assert after.state.phase == Playing(1)


def test_ruling_1_the_first_card_of_a_game_scores_nothing() -> None:
    after = rules.apply(state(((3, 9), (4, 5)), ()), 0, Play(9), LUCK).state
    assert after.points == (0, 0)


def test_ruling_2_equal_points_share_the_place() -> None:
    over = State(((),) * 4, (), (), (2, 1, 1, 0), 13, 0, Finished())
    outcome = rules.outcome(over)
    assert outcome is not None
    assert outcome.places == (1, 2, 2, 4)


def test_ruling_3_the_clock_plays_the_lower_card() -> None:
    assert rules.idle(state(((3, 9), (4, 5)), (6,)), 0) == Play(3)


def test_the_last_turn_ends_the_game() -> None:
    after = rules.apply(state(((3, 9), (4, 5)), (6,), left=1, seat=1), 1, Play(4), LUCK)
    assert after.events[-1] == Ended()
    assert rules.awaits(after.state) == frozenset()


def test_a_refusal_names_the_rule() -> None:
    at = state(((3, 9), (4, 5)), (6,))
    assert rules.refusal(at, 1, Play(4)) == Phrase("two-refuse-turn")
    assert rules.refusal(at, 0, Play(4)) == Phrase("two-refuse-card", card=4)


def test_example_1_on_a_7_a_12_scores_and_an_11_on_it_does_not() -> None:
    luck = Chance("two_cards", 1)
    ann = rules.apply(state(((2, 12), (3, 11)), (7,)), 0, Play(12), luck).state
    assert ann.points == (1, 0)
    assert rules.apply(ann, 1, Play(11), luck).state.points == (1, 0)
