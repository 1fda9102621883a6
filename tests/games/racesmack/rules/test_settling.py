"""Tests of the effects of a round: rows, penalties, the draw, and the end (docs/rules/racesmack.md, section
3, step 4, step 5, step 6).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.catalogue import RACESMACK
from bot.engine.game import IllegalMove, Line, Outcome
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Action, Adopt, Lose, Place, SetAside, Suffer
from bot.games.racesmack.rules.components import DECK, FIRST_RULE, IsRule, Length
from bot.games.racesmack.rules.events import (
    Adopted,
    Drawn,
    Flagged,
    Lost,
    NothingLost,
    Placed,
    PutAside,
    Returned,
    Suffered,
)
from bot.games.racesmack.rules.model import (
    Finished,
    Losing,
    Options,
    Owed,
    Paying,
    Picking,
    Placing,
    Settling,
    State,
    Winnings,
)
from bot.games.racesmack.rules.scoring import figures
from bot.games.racesmack.words import prompt
from bot.games.racesmack.words.labels import composites
from bot.locales.phrase import Phrase
from bot.ui.messages.choices import choices_of
from tests.english import english
from tests.games.racesmack.notation import (
    CIRCLE,
    GREEN_STAR,
    STAR,
    TOP,
    TRIANGLE,
    after,
    judged,
    only,
    state,
    tapping,
)

PENALTY = Options(time_penalty=True)
LOW = TOP - 5
"""Rules Card 13."""
NAMES = ("Ann", "Bo")


def wrong(options: Options, race: Winnings, hand: tuple[int, ...] = (7, 8, 9)) -> State:
    """Return a game in which seat 1 of three has tapped a wrong card. race, hand: the seat's row and hand.
    The other two did not tap, and have nothing to choose.
    """
    races = (Winnings(), race, Winnings())
    hands = ((10,), hand, (13,))
    at = state(tapping(STAR, TRIANGLE, GREEN_STAR), options=options, races=races, hands=hands)
    return judged(at, (1, "B", 5), (0, "", 0), (2, "", 0))[0]


def right(options: Options, race: Winnings, rule: int = TOP) -> State:
    """Return a game in which seat 0 has correctly tapped a Rules Card, by default Rules Card 18. race: the
    seat's row. The seat also wins a star.
    """
    at = state(tapping(rule, STAR), options=options, races=(race, Winnings()))
    return judged(at, (0, "A", 5), (1, "", 0))[0]


def test_the_ids_of_cards_are_what_stored_games_know_them_by() -> None:
    assert (len(DECK), FIRST_RULE, TOP) == (36, 54, 71)


# a row grows


def test_ruling_7_the_first_card_of_a_race_is_placed_automatically_the_others_at_either_end_one_by_one() -> (
    None
):
    at, events = judged(
        state(tapping(STAR, TRIANGLE, CIRCLE, GREEN_STAR)),
        *((0, "A", 5), (1, "", 0), (2, "", 0), (3, "", 0)),
    )
    assert [(each.card.id, each.forced) for each in only(events, Placed)] == [(STAR, True)]
    assert list(racesmack.legal(at, 0)) == [Place("left"), Place("right")]
    owed = racesmack.view(at, None).owed[0]
    assert owed is not None
    assert owed.card is not None
    assert (owed.decision, owed.card.id, owed.left) == ("place", TRIANGLE, 3)
    at, _ = after(at, (0, Place("left")), (0, Place("right")), (0, Place("left")))
    assert at.races[0].row == (GREEN_STAR, TRIANGLE, STAR, CIRCLE)


@pytest.mark.parametrize("rule", [FIRST_RULE, TOP])
def test_ruling_6_a_first_rules_card_is_taken_automatically_and_has_no_place_in_the_row(rule: int) -> None:
    at = right(Options(), Winnings((40,)), rule)
    assert at.races[0] == Winnings((40, STAR), (rule,))
    assert racesmack.view(at, None).races[0].need == 50


def test_ruling_6_another_rules_card_replaces_the_one_there_or_is_set_aside_and_one_of_them_goes() -> None:
    at = right(Options(), Winnings((40,), (LOW,)))
    assert list(racesmack.legal(at, 0)) == [Adopt(), SetAside()]
    one, events = after(at, (0, Adopt()))
    assert (one.races[0].rules, one.discards) == ((TOP,), (LOW,))
    (adopted,) = only(events, Adopted)
    assert (adopted.card.id, adopted.replaced and adopted.replaced.id) == (TOP, LOW)
    two, events = after(at, (0, SetAside()))
    assert (two.races[0].rules, two.discards) == ((LOW,), (TOP,))
    assert [each.card.id for each in only(events, PutAside)] == [TOP]


def test_of_several_rules_cards_left_over_one_choice_keeps_any_or_the_one_in_the_race() -> None:
    at = settling(Placing((TOP, TOP - 1, STAR, TOP - 2)))
    view = racesmack.view(at, 0)
    assert english(prompt(view, ("Ann", "Bo"))) == "You won 2 Rules Cards. Keep one."
    offered = choices_of(RACESMACK, view, racesmack.legal(at, 0), ("Ann", "Bo"))
    assert len(offered) == len(composites(view, NAMES)) == 3, "one question is one row of buttons"
    kept = dict[str, tuple[int, ...]]()
    for each in composites(view, NAMES):
        then, _ = after(at, *((0, action) for action in each.actions))
        kept[english(each.label.text)] = then.races[0].rules
        owed = racesmack.view(then, 0).owed[0]
        assert owed is not None
        assert (owed.left, owed.others) == (1, ()), "the star went to the right by itself"
        assert not composites(racesmack.view(then, 0), NAMES), "the last one is asked as ever"
    assert kept == {
        "Keep mine · 2/50": (LOW,),
        "Rules 18 · 2/50": (TOP,),
        "Rules 17 · 2/50": (TOP - 1,),
    }
    assert not composites(racesmack.view(at, None), NAMES)
    assert not composites(racesmack.view(replace(at, options=Options("published")), 0), NAMES)


def test_published_a_race_may_hold_several_rules_cards_and_the_highest_ones_finish_counts() -> None:
    rules = {TOP: (IsRule(), Length(2)), LOW: (IsRule(), Length(9))}
    at = state(
        tapping(LOW, TOP),
        options=Options("published"),
        races=(Winnings((40,), ()), Winnings((41,))),
        rules=rules,
    )
    at, _ = judged(at, (0, "B", 5))
    at, events = after(at, (0, Adopt()))
    assert at.races[0].rules == (LOW, TOP)
    assert not only(events, Flagged)
    view = racesmack.view(at, None).races[0]
    assert (view.have, view.need) == (1, 2)


# a row shrinks


def test_a_player_who_was_wrong_chooses_the_race_card_to_lose_and_it_goes_under_the_deck() -> None:
    at = wrong(Options(), Winnings((40, 41), (TOP,)))
    assert list(racesmack.legal(at, 1)) == [Lose(40), Lose(41), Lose(TOP)]
    at, events = after(at, (1, Lose(TOP)))
    assert at.races[1] == Winnings((40, 41))
    (lost,) = only(events, Lost)
    assert racesmack.visible(lost, 0) == lost
    assert TOP in at.deck[:4]


def test_a_single_race_card_is_lost_automatically_and_without_one_nothing_is() -> None:
    at = state(tapping(TRIANGLE, STAR, GREEN_STAR), races=(Winnings((40,)), Winnings(), Winnings()))
    at, events = judged(at, (0, "A", 5), (1, "", 0), (2, "", 0))
    assert [(each.card and each.card.id, each.forced) for each in only(events, Lost)] == [(40, True)]
    at, events = judged(state(tapping(TRIANGLE, STAR, GREEN_STAR)), (0, "A", 5), (1, "", 0), (2, "", 0))
    assert only(events, NothingLost) == [NothingLost(0), NothingLost(1), NothingLost(2)]


# Time Penalty


def test_a_penalty_of_two_race_cards_is_two_choices() -> None:
    at = wrong(PENALTY, Winnings((40, 41, 42)))
    assert racesmack.view(at, None).owed[1] == Owed("penalty", None, 1)
    at, _ = after(at, (1, Suffer("race")), (1, Lose(41)))
    assert isinstance(at.phase, Settling)
    assert at.phase.due[1] == Losing(1, "race")
    at, _ = after(at, (1, Lose(40)))
    assert at.races[1].row == (42,)


def test_ruling_12_a_penalty_of_two_hand_cards_is_seen_by_nobody_else() -> None:
    at = wrong(PENALTY, Winnings((40,)))
    assert list(racesmack.legal(at, 1)) == [Suffer("hand"), Suffer("jinx")]
    at, events = after(at, (1, Suffer("hand")), (1, Lose(8)), (1, Lose(7)))
    lost = only(events, Lost)
    assert [each.card and each.card.id for each in lost] == [8, 7]
    assert racesmack.visible(lost[0], 0) == Lost(1, None, "hand", forced=False)
    assert at.last is not None
    assert at.last.spent == (0, 2, 0)
    assert len(at.hands[1]) == 2


def test_ruling_12_a_penalty_must_be_paid_in_full_so_that_the_jinx_may_be_the_only_one() -> None:
    at = state(
        tapping(TRIANGLE, STAR, GREEN_STAR),
        options=PENALTY,
        races=(Winnings((40,)), Winnings(), Winnings()),
        hands=((7,), (8,), (10,)),
    )
    at, events = judged(at, (0, "A", 5), (1, "", 0), (2, "", 0))
    assert only(events, Suffered) == [Suffered(seat, "jinx", forced=True) for seat in (0, 1, 2)]
    assert at.jinxed == (0, 1, 2)


def test_a_jinxed_player_is_wrong_if_several_cards_are_correct_but_not_with_a_single_one() -> None:
    at = state(tapping(STAR, GREEN_STAR, TRIANGLE), options=PENALTY, jinxed=(0,))
    at, _ = judged(at, (0, "A", 5), (1, "B", 6), (2, "", 0))
    assert at.last is not None
    assert [(each.seat, each.correct, each.jinxed) for each in at.last.taps] == [
        (0, False, True),
        (1, True, False),
    ]
    assert at.last.fastest == 1
    at = state(tapping(41, CIRCLE, TRIANGLE), options=PENALTY, jinxed=(0,))
    at, _ = judged(at, (0, "A", 5), (1, "", 0), (2, "", 0))
    assert at.last is not None
    assert (at.last.verdict.correct, at.last.fastest) == (("A",), 0)


def test_a_jinx_lasts_for_the_next_round_only() -> None:
    at = after(wrong(PENALTY, Winnings()), (1, Suffer("jinx")))[0]
    assert (at.jinxed, at.cursed, racesmack.view(at, 0).jinxed) == ((0, 1, 2), (), (0, 1, 2))


def test_after_you_the_top_cards_of_the_hand_are_lost_unseen() -> None:
    at = wrong(Options(time_penalty=True, after_you=True), Winnings())
    at, events = after(at, (1, Suffer("hand")))
    assert only(events, Lost) == [Lost(1, None, "hand", forced=True)] * 2
    assert at.hands[1][-1] == 7


# the draw


def test_ruling_21_everyone_draws_a_card_and_what_was_left_over_is_under_the_deck_before() -> None:
    at = state(tapping(TRIANGLE, CIRCLE), hands=((7,), (8,)), deck=(20,), starter=1)
    at, events = judged(at, (0, "", 0), (1, "", 0))
    (returned,) = only(events, Returned)
    assert racesmack.visible(returned, 0) == Returned(2, ())
    drawn = only(events, Drawn)
    assert [(each.seat, each.count) for each in drawn] == [(1, 1), (0, 1)]
    assert [each.id for each in drawn[0].cards] == [20]
    assert racesmack.visible(drawn[0], 0) == Drawn(1, (), 1)
    assert len(at.deck) == 1


def test_ruling_9_while_the_deck_is_empty_nobody_draws_and_play_goes_on() -> None:
    at, events = judged(state(tapping(STAR, TRIANGLE), deck=()), (0, "A", 5), (1, "", 0))
    at, events = after(at, (0, Place("left")))
    assert only(events, Drawn) == []
    assert isinstance(at.phase, Picking)


# the end


def test_ruling_9_without_a_card_to_draw_for_an_empty_hand_the_game_ends_and_most_race_cards_win() -> None:
    at = state(
        tapping(STAR, TRIANGLE, CIRCLE),
        hands=((7,), (), (8,)),
        deck=(),
        races=(Winnings((44, 45)), Winnings((40, 41)), Winnings((), (TOP,))),
    )
    at, events = judged(at, (0, "A", 5), (1, "B", 6), (2, "C", 7))
    at, events = after(at, (0, Place("left")), (1, Place("left")))
    assert at.phase == Finished(())
    assert only(events, Flagged) == [Flagged((), (1,), (1, 1, 3))]
    assert racesmack.outcome(at) == Outcome(
        (1, 1, 3), (3, 3, 2), tuple(Line(seat, Phrase("smack-sheet"), n) for seat, n in enumerate((3, 3, 2)))
    )


def test_ruling_10_when_nobody_has_won_a_card_for_twelve_rounds_the_game_ends() -> None:
    at = replace(state(tapping(STAR, TRIANGLE), races=(Winnings((40, 41)), Winnings())), barren=11)
    ended, events = judged(at, (0, "", 0), (1, "", 0))
    ended, events = after(ended, (0, Lose(41)))
    assert ended.phase == Finished(())
    assert only(events, Flagged) == [Flagged((), (), (1, 2))]
    went_on, _ = judged(at, (0, "", 0), (1, "A", 5))
    assert (went_on.barren, isinstance(went_on.phase, Finished)) == (0, False)
    assert figures([at, ended, replace(ended, round=9)], []).rounds == 9


def finishing(first: Winnings, second: Winnings, at: tuple[int, int] = (5, 6)) -> State:
    """Return a game in which two of three players each win a star, so that their rows meet a goal of two
    cards, after everything is settled. first, second: the previous rows of the two. at: the milliseconds of
    their taps.
    """
    rules = {TOP: (IsRule(), Length(2)), LOW: (IsRule(), Length(2))}
    game = state(
        tapping(STAR, GREEN_STAR, 40), races=(first, second, Winnings(tuple(range(20, 29)))), rules=rules
    )
    game, _ = judged(game, (0, "A", at[0]), (1, "B", at[1]), (2, "", 0))
    while seats := racesmack.awaits(game):
        seat = min(seats)
        assert isinstance(game.phase, Settling)
        game, _ = after(game, (seat, Lose(20) if seat == 2 else Place("right")))
    return game


def test_a_player_who_meets_the_finish_wins_however_many_cards_the_others_have() -> None:
    game = finishing(Winnings((44,), (TOP,)), Winnings((45,)))
    assert game.phase == Finished((0,))
    view = racesmack.view(game, None)
    assert view.places == (1, 3, 2)
    assert [(race.have, race.need) for race in view.races] == [(3, 2), (0, 0), (0, 0)]


def test_ruling_8_of_several_who_finish_at_once_the_one_with_the_most_race_cards_wins() -> None:
    game = finishing(Winnings((44,), (TOP,)), Winnings((45, 46, 47, 48, 49), (LOW,)))
    assert game.phase == Finished((0, 1))
    assert racesmack.view(game, None).places == (2, 1, 3)


@pytest.mark.parametrize(("stamps", "places"), [((5, 6), (1, 2, 3)), ((6, 5), (2, 1, 3))])
def test_ruling_8_with_as_many_cards_the_fastest_tap_wins(
    stamps: tuple[int, int], places: tuple[int, ...]
) -> None:
    """Settle a row with leftovers. The fastest player also wins the leftover card, so the other player's row
    starts with one card more.
    """
    longer, shorter = Winnings((44, 45)), Winnings((46,))
    first, second = (shorter, longer) if stamps[0] < stamps[1] else (longer, shorter)
    game = finishing(Winnings(first.row, (TOP,)), Winnings(second.row, (LOW,)), stamps)
    assert [len(race.row) for race in game.races[:2]] == [3, 3]
    assert racesmack.view(game, None).places == places


def test_nothing_more_happens_once_the_game_is_over() -> None:
    game = finishing(Winnings((44,), (TOP,)), Winnings((45,)))
    assert racesmack.awaits(game) == frozenset()
    with pytest.raises(IllegalMove, match="This game is over"):
        after(game, (0, Place("left")))


# refusals, and the clock's moves


def settling(due: Placing | Paying | Losing | None) -> State:
    """Return a game in which seat 0 has the given pending decision, and seat 1 must lose a card of its
    row.
    """
    at = right(Options(), Winnings((40,)))
    phase = Settling((due, Losing(1, "race")))
    races = (Winnings((40, 41), (LOW,)), Winnings((42, 43)))
    return replace(at, phase=phase, races=races)


@pytest.mark.parametrize(
    ("due", "action", "reason"),
    [
        (None, Place("left"), "You have nothing to decide right now. Wait for the others."),
        (Placing((STAR,)), Lose(40), "First choose an end of your row."),
        (Placing((FIRST_RULE,)), Place("left"), "First decide what to do with the Rules Card you won."),
        (Paying(), Lose(40), "First choose your penalty."),
        (Losing(1, "race"), Lose(7), "First choose a card from your row to lose."),
        (Losing(1, "hand"), Lose(40), "First choose a card from your hand to lose."),
    ],
)
def test_a_refusal_names_what_is_to_be_done(
    due: Placing | Paying | Losing | None, action: Action, reason: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        after(settling(due), (0, action))
    assert english(refused.value.text) == reason


def test_ruling_12_a_penalty_that_cannot_be_paid_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        after(wrong(PENALTY, Winnings((40,))), (1, Suffer("race")))
    assert english(refused.value.text) == "You can’t pay that in full. Choose another penalty."


@pytest.mark.parametrize(
    ("due", "action"),
    [
        (Placing((STAR,)), Place("right")),
        (Placing((TOP,)), SetAside()),
        (Paying(), Suffer("jinx")),
        (Losing(1, "race"), Lose(41)),
        (Losing(1, "hand"), Lose(7)),
    ],
)
def test_ruling_18_the_clock_settles_for_a_player_who_timed_out(
    due: Placing | Paying | Losing, action: Action
) -> None:
    assert racesmack.idle(settling(due), 0) == action
