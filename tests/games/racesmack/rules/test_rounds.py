"""Tests of the course of a round of Racesmack: picks, taps, who was fastest, and After You's piles."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.game import IllegalMove
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Action, Adopt, Pick, Place, Refrain, Reveal, Tap
from bot.games.racesmack.rules.components import DEFAULT, FIRST_RULE, Amount, Length, NextToRule
from bot.games.racesmack.rules.events import (
    Aimed,
    Dealt,
    Drawn,
    Kept,
    Picked,
    Revealed,
    RoundOpened,
    Tapped,
    Turned,
)
from bot.games.racesmack.rules.model import (
    Aiming,
    Options,
    Picking,
    Placing,
    Revealing,
    Settling,
    State,
    Tapping,
    Touch,
)
from tests.english import english
from tests.games.racesmack.notation import (
    CIRCLE,
    GREEN_STAR,
    RECTANGLE,
    STAR,
    TOP,
    TRIANGLE,
    after,
    aiming,
    judged,
    luck,
    only,
    state,
    tapping,
)

PUBLISHED = Options("published")
YOU = Options(after_you=True)

# set-up and picks


@pytest.mark.parametrize("seats", racesmack.seats)
def test_ruling_20_everyone_is_dealt_four_cards(seats: int) -> None:
    dealt = racesmack.setup(Options(), seats, luck()).state
    assert [len(hand) for hand in dealt.hands] == [4] * seats


@pytest.mark.parametrize("seats", racesmack.seats)
@pytest.mark.parametrize("gears", [False, True])
def test_ruling_1_everyone_is_dealt_four_cards_of_36_or_54_and_18_rules_cards(
    seats: int, gears: bool
) -> None:
    at = racesmack.setup(Options(shifting_gears=gears), seats, luck()).state
    assert [len(hand) for hand in at.hands] == [4] * seats
    ids = Counter([*at.deck, *(id for hand in at.hands for id in hand)])
    regular = range(54 if gears else 36)
    assert ids == Counter([*regular, *range(FIRST_RULE, TOP + 1)])
    assert at.phase == Picking((None,) * seats)


def test_racing_rules_take_ten_rules_cards_out_and_turn_the_first_one_up() -> None:
    step = racesmack.setup(Options(racing_rules=True), 4, luck())
    at, (_, opened) = step.state, step.events
    assert (len(at.racing), len(at.raced)) == (9, 1)
    assert sum(id >= FIRST_RULE for id in (*at.deck, *(id for hand in at.hands for id in hand))) == 8
    shown = at.rules[at.raced[0] - FIRST_RULE]
    assert isinstance(opened, RoundOpened)
    assert (opened.rule, opened.card) == (shown.rule, shown)
    assert racesmack.view(at, None).default == shown.rule


def test_ruling_11_when_the_ten_are_used_up_the_same_ten_are_reused() -> None:
    at = state(tapping(STAR, TRIANGLE), options=Options(racing_rules=True))
    ten = tuple(range(FIRST_RULE, FIRST_RULE + 10))
    at = replace(at, raced=ten)
    at, events = judged(at, (0, "", 0), (1, "", 0))
    (opened,) = only(events, RoundOpened)
    assert opened.shuffled
    assert len(at.raced) == 1
    assert Counter((*at.racing, *at.raced)) == Counter(ten)
    assert racesmack.visible(opened, 0) == RoundOpened(4, 1, opened.rule, opened.card, True, (), ())


def test_picks_stay_secret_until_the_last_one_turns_all_cards_up() -> None:
    at = state(Picking((None, None)), hands=((1, 3, 8), (2, 9)))
    at, events = after(at, (1, Pick(2)))
    assert racesmack.visible(events[0], 0) == Picked(1, None, forced=False)
    for place in (None, 0):
        view = racesmack.view(at, place)
        assert (view.picked, view.circle, view.awaited, view.held) == (None, (), (0,), (3, 2))
    own = racesmack.view(at, 1).picked
    assert own is not None
    assert own.id == 2
    at, events = after(at, (0, Pick(3)))
    (revealed,) = only(events, Revealed)
    assert [[each.id for each in laid.cards] for laid in revealed.circle] == [[3], [2]]
    assert at.phase == tapping(3, 2)
    assert at.hands == ((1, 8), (9,))


def test_a_player_with_a_single_card_picks_it_automatically() -> None:
    at = state(tapping(STAR, TRIANGLE, CIRCLE), hands=((), (8,), (9,)), deck=(20,))
    at, events = judged(at, (0, "", 0), (1, "", 0), (2, "", 0))
    assert at.round == 4
    assert [(each.seat, each.forced) for each in only(events, Picked)] == [(0, True)]
    assert racesmack.awaits(at) == {1, 2}


# raced taps


def test_a_card_is_tapped_by_one_player_only_and_a_player_taps_once() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, CIRCLE)), (1, "A", 5))
    assert list(racesmack.legal(at, 0)) == [Tap("B"), Tap("C")]
    assert racesmack.legal(at, 1) == []
    with pytest.raises(IllegalMove, match="A is taken"):
        after(at, (0, Tap("A")))
    with pytest.raises(IllegalMove, match="one tap per round"):
        after(at, (1, Tap("B")))


def test_a_tap_is_the_same_action_whatever_its_stamp() -> None:
    assert Tap("A", 1_000, (2,)) == Tap("A")
    at, events = after(state(tapping(STAR, TRIANGLE)), (0, Tap("A", 1_000, (1,))))
    assert isinstance(at.phase, Tapping)
    assert at.phase.taps == (Touch(0, "A", 1_000, (1,)),)
    assert events == [Tapped(0, "A", (1,))]
    at, _ = judged(at, (1, "B", 1_300))
    assert at.last is not None
    assert [each.drawn for each in at.last.taps] == [(1,), ()]


def test_ruling_4_the_stamp_decides_who_was_faster_not_the_order_of_arrival() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, GREEN_STAR)), (0, "A", 900), (2, "C", 300), (1, "", 0))
    assert at.last is not None
    assert [(each.seat, each.behind) for each in at.last.taps] == [(2, 0), (0, 600)]
    assert (at.last.fastest, at.last.idle) == (2, (1,))


def test_ruling_4_presses_of_the_same_millisecond_are_ranked_by_chance_and_it_is_said() -> None:
    fastest = set()
    for number in range(20):
        at = state(tapping(STAR, TRIANGLE, GREEN_STAR))
        for seat, action in ((0, Tap("A", 700)), (1, Refrain())):
            at = racesmack.apply(at, seat, action, luck()).state
        at = racesmack.apply(at, 2, Tap("C", 700), luck(str(number))).state
        assert at.last is not None
        assert {each.seat: each.level for each in at.last.taps} == {0: (2,), 2: (0,)}
        fastest.add(at.last.fastest)
    assert fastest == {0, 2}


def test_ruling_4_taps_without_a_stamp_rank_as_they_were_played_and_are_not_timed() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, GREEN_STAR)), (2, "C", 0), (0, "A", 0), (1, "", 0))
    assert at.last is not None
    assert [(each.seat, each.behind, each.level) for each in at.last.taps] == [(2, None, ()), (0, None, ())]


def test_ruling_5_who_does_not_tap_neither_wins_nor_loses_and_leaves_the_card_over() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, GREEN_STAR)), (0, "A", 5), (1, "", 0), (2, "", 0))
    assert isinstance(at.phase, Settling)
    assert at.phase.due == (Placing((TRIANGLE, GREEN_STAR)), None, None)
    assert at.races[0].row == (STAR,)


def test_when_nobody_was_right_the_cards_go_under_the_deck() -> None:
    at, _ = judged(state(tapping(TRIANGLE, STAR, GREEN_STAR)), (0, "A", 5), (1, "", 0), (2, "", 0))
    assert at.last is not None
    assert at.last.fastest is None
    assert set(at.deck[:3]) == {TRIANGLE, STAR, GREEN_STAR}


def test_a_press_after_the_last_tap_is_too_late() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE)), (0, "A", 5), (1, "", 0))
    assert isinstance(at.phase, Settling)
    with pytest.raises(IllegalMove, match="that round is over"):
        after(at, (1, Tap("B")))


# untimed taps


UNTIMED = Options(taps="untimed")


def test_untimed_taps_are_secret_until_all_are_in() -> None:
    at = state(aiming(STAR, TRIANGLE, GREEN_STAR), options=UNTIMED)
    at, events = judged(at, (1, "B", 0))
    assert racesmack.visible(events[0], 0) == Aimed(1, None)
    assert racesmack.view(at, 1).aim == "B"
    for place in (None, 0, 2):
        view = racesmack.view(at, place)
        assert (view.aim, view.taps, view.awaited) == (None, (), (0, 2))


def test_ruling_17_of_several_at_one_card_the_nearest_to_the_start_player_keeps_it_others_choose_again() -> (
    None
):
    at = state(aiming(STAR, TRIANGLE, GREEN_STAR, CIRCLE), options=UNTIMED, starter=2)
    at, events = judged(at, (0, "A", 0), (1, "", 0), (2, "C", 0), (3, "A", 0))
    assert only(events, Kept) == [Kept(3, "A", (0,))]
    assert at.phase == Aiming(
        at.phase.piles if isinstance(at.phase, Aiming) else (),
        (0,),
        (None,) * 4,
        (Touch(2, "C"), Touch(3, "A")),
        (1,),
        (Touch(0, "A"),),
    )
    assert list(racesmack.legal(at, 0)) == [Tap("B"), Tap("D")]
    at, _ = judged(at, (0, "", 0))
    assert at.last is not None
    assert [each.seat for each in at.last.taps] == [2, 3]
    assert (at.last.fastest, at.last.idle, at.last.missed) == (2, (0, 1), (Touch(0, "A"),))


def test_the_start_player_rotates() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE), starter=1), (0, "", 0), (1, "", 0))
    assert at.starter == 0


# the published edition


def test_published_the_round_ends_when_all_but_one_have_tapped() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, GREEN_STAR), options=PUBLISHED), (0, "A", 5), (2, "A", 6))
    assert at.last is not None
    assert (at.last.fastest, at.last.idle) == (0, (1,))
    assert [each.correct for each in at.last.taps] == [True, True]


def test_ruling_16_published_who_does_not_want_to_tap_does_not_end_the_round() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, GREEN_STAR), options=PUBLISHED), (0, "A", 5), (2, "", 0))
    assert racesmack.awaits(at) == {1}


def test_published_if_no_card_is_correct_the_own_card_is() -> None:
    rules = {TOP: (Amount("more", 3), Length(50))}
    at = state(tapping(TOP, STAR, CIRCLE), options=PUBLISHED, rules=rules)
    at, _ = judged(at, (2, "C", 5), (0, "B", 6))
    assert at.last is not None
    assert at.last.verdict.own
    assert [(each.seat, each.correct) for each in at.last.taps] == [(2, True), (0, False)]


def test_ruling_16_published_untimed_taps_wait_for_all_and_several_may_choose_one_card() -> None:
    options = Options("published", taps="untimed")
    at = state(aiming(STAR, TRIANGLE, GREEN_STAR), options=options, starter=1)
    at, _ = judged(at, (0, "A", 0), (1, "A", 0), (2, "A", 0))
    assert at.last is not None
    assert [each.seat for each in at.last.taps] == [1, 2, 0]


# After You


def test_after_you_cards_are_turned_up_in_turn_until_a_rules_card_comes() -> None:
    at = state(Revealing(1, ((), ())), options=YOU, hands=((CIRCLE, TOP), (TRIANGLE, STAR)))
    at, events = after(at, (1, Reveal()))
    assert only(events, Turned)[0].card.id == STAR
    assert at.phase == Revealing(0, ((), (STAR,)))
    at, events = after(at, (0, Reveal()))
    assert at.phase == tapping((TOP,), (STAR,))
    assert only(events, Revealed)
    assert (racesmack.view(at, 0).hand, racesmack.view(at, 0).held) == ((), (1, 1))


def test_ruling_14_after_you_when_no_hand_has_a_card_left_tapping_begins_by_the_default_rule() -> None:
    at = state(Revealing(0, ((GREEN_STAR,), (STAR,))), options=YOU, hands=((CIRCLE,), ()))
    at, _ = after(at, (0, Reveal()))
    assert at.phase == tapping((GREEN_STAR, CIRCLE), (STAR,))
    assert racesmack.view(at, None).default == DEFAULT


def test_ruling_13_after_you_who_is_right_wins_the_whole_own_pile_and_then_all_draw_up_to_four() -> None:
    rules = {TOP: (Amount("more", 0), Length(50))}
    at = state(
        tapping((CIRCLE, GREEN_STAR), (STAR, TOP), (RECTANGLE,)),
        options=YOU,
        rules=rules,
        hands=((10,), (11,), ()),
    )
    at, _ = judged(at, (0, "C", 5), (1, "B", 6), (2, "", 0))
    assert at.last is not None
    assert [[each.id for each in own] for own in at.last.won] == [[CIRCLE, GREEN_STAR], [], []]
    assert [each.id for each in at.last.extra] == [STAR, TOP, RECTANGLE]
    at, events = after(at, (0, Place("left")), (0, Place("right")))
    assert at.races[0].row == (GREEN_STAR, CIRCLE, STAR, RECTANGLE)
    assert at.races[0].rules == (TOP,)
    assert [(each.seat, each.count, each.cards) for each in only(events, Drawn)] == [
        (0, 3, ()),
        (1, 3, ()),
        (2, 4, ()),
    ]


def test_ruling_15_after_you_there_may_be_fewer_piles_than_players_and_it_ends_when_all_are_tapped() -> None:
    rules = {TOP: (Amount("fewer", 2), Length(50))}
    at = state(tapping(TOP, (), ()), options=YOU, rules=rules)
    assert racesmack.awaits(at) == {0, 1, 2}
    at, _ = judged(at, (1, "A", 5))
    assert at.last is not None
    assert (at.last.fastest, at.last.idle) == (1, (0, 2))
    assert at.races[1].rules == (TOP,)


def test_ruling_15_after_you_players_without_a_pile_are_passed_over_when_neighbours_are_looked_for() -> None:
    rules = {TOP: (NextToRule(), Length(50))}
    at = state(tapping((), TOP, (), STAR, CIRCLE, ()), options=YOU, rules=rules)
    at, _ = judged(at, (0, "D", 5), (1, "E", 6), (2, "B", 7))
    assert at.last is not None
    assert at.last.verdict.correct == ("D", "E")


def test_after_you_nobody_sees_a_hand_not_even_its_owner() -> None:
    step = racesmack.setup(YOU, 3, luck())
    dealt = step.events[0]
    assert isinstance(dealt, Dealt)
    assert dealt.hands == ((), (), ())
    assert all(racesmack.view(step.state, seat).hand == () for seat in range(3))


# refusals, and the clock's moves


PICKING = state(Picking((None, 2)), hands=((1,), (2,)))
REVEALING = state(Revealing(0, ((), ())), options=YOU)


@pytest.mark.parametrize(
    ("at", "seat", "action", "reason"),
    [
        (PICKING, 0, Pick(9), "You don’t have that card. Pick another one."),
        (PICKING, 1, Pick(2), "You’ve already picked a card. Wait for the others."),
        (PICKING, 0, Tap("A"), "Not yet. First pick a card from your hand."),
        (REVEALING, 1, Reveal(), "Someone else is revealing a card. Wait for your turn."),
        (REVEALING, 0, Tap("A"), "Reveal your top card first."),
        (state(tapping(1, 2)), 0, Tap("C"), "There’s no card C. Tap another one."),
        (state(tapping(1, 2)), 0, Pick(7), "Not yet. First tap a card."),
        (
            state(Tapping(((1,), (2,)), (), (0,))),
            0,
            Tap("A"),
            "Too late for this round. The next one’s coming.",
        ),
        (state(aiming(1, 2), options=UNTIMED), 0, Adopt(), "Not yet. First tap a card."),
    ],
)
def test_a_refusal_says_what_is_in_the_way(at: State, seat: int, action: Action, reason: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        after(at, (seat, action))
    assert english(refused.value.text) == reason


@pytest.mark.parametrize(
    ("at", "action"),
    [
        (state(Picking((None, None)), hands=((3, 5), (2, 4))), Pick(3)),
        (state(tapping(1, 2)), Refrain()),
        (state(aiming(1, 2), options=UNTIMED), Refrain()),
        (state(Revealing(0, ((), ())), options=YOU), Reveal()),
    ],
)
def test_ruling_18_the_clock_picks_the_first_card_and_does_not_tap(at: State, action: Action) -> None:
    assert racesmack.idle(at, 0) == action


def test_an_action_of_another_phase_is_out_of_place_and_a_second_choice_is_refused_in_words() -> None:
    at = state(aiming(STAR, CIRCLE))
    with pytest.raises(ValueError, match="is no action of aiming"):
        racesmack.apply(at, 0, Adopt(), luck())
    chosen = replace(at, phase=replace(aiming(STAR, CIRCLE), chosen=("A", None)))
    assert english(racesmack.refusal(chosen, 0, Tap("B"))) == "You’ve already chosen. Wait for the others."
