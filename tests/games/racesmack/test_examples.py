"""Tests of the worked examples in docs/rules/racesmack.md, section 11, one test each."""

from __future__ import annotations

import pytest

from bot.games.racesmack.rules.actions import Lose, Place
from bot.games.racesmack.rules.components import DEFAULT
from bot.games.racesmack.rules.events import Placed
from bot.games.racesmack.rules.judging import verdict
from bot.games.racesmack.rules.model import Losing, Options, Settling, Tally, Verdict, Winnings
from tests.games.racesmack.notation import (
    CIRCLE,
    GREEN_STAR,
    RECTANGLE,
    STAR,
    TRIANGLE,
    after,
    circle,
    judged,
    only,
    state,
    tapping,
)


def test_example_1_stars_3_circles_2_triangles_2_the_first_two_cards_are_correct() -> None:
    found = verdict(circle("rs gs bc | ps | rt bt | gc"), DEFAULT, Options())
    assert found == Verdict(
        rule=DEFAULT,
        source="default",
        numbers=(),
        counts=(Tally("rectangle", 0), Tally("triangle", 2), Tally("circle", 2), Tally("star", 3)),
        tied=(),
        colours=(),
        symbols=None,
        correct=("A", "B"),
        own=False,
    )


def test_example_2_two_green_squares_one_green_one_other_and_two_circles_only_the_first_is_correct() -> None:
    """Check the draft's example of the Tiebreaker. Its yellow is our red."""
    played = circle("gr gr | gr | rr bc bc")
    assert verdict(played, DEFAULT, Options()).correct == ("A", "B", "C")
    found = verdict(played, DEFAULT, Options(tiebreaker=True))
    assert (found.tied, found.symbols, found.correct) == (("A", "B", "C"), 2, ("A",))
    assert found.colours == (Tally("red", 1), Tally("green", 3), Tally("blue", 2), Tally("purple", 0))


@pytest.mark.parametrize(
    ("options", "source", "correct"),
    [(Options(), "default", ("A",)), (Options(noise_cancelling=True), "highest", ("B", "C"))],
)
def test_example_3_rules_cards_7_and_12_cancel_but_with_noise_cancelling_12_holds(
    options: Options, source: str, correct: tuple[str, ...]
) -> None:
    """Check the example with Rules Card 12, which says that Rules Cards are correct. source: the rule that
    decides which cards are correct.
    """
    found = verdict(circle("rs | #12 | #7"), DEFAULT, options)
    assert (found.numbers, found.source, found.correct) == ((7, 12), source, correct)


def test_example_4_ann_wins_her_own_card_and_bos_cy_wins_his_own_and_bo_loses_a_race_card_of_his_choice() -> (
    None
):
    """Check the example in which Ann taps a correct card first, Bo a wrong one, and Cy later a
    correct one.
    """
    races = (Winnings((40,)), Winnings((41, 42)), Winnings())
    at = state(tapping(STAR, TRIANGLE, GREEN_STAR), races=races)
    at, events = judged(at, (0, "C", 1_000), (1, "B", 1_400), (2, "A", 1_900))
    assert at.last is not None
    assert [(tap.seat, tap.correct, tap.behind) for tap in at.last.taps] == [
        (0, True, 0),
        (1, False, 400),
        (2, True, 900),
    ]
    assert at.last.fastest == 0
    assert [[each.id for each in own] for own in at.last.won] == [[STAR], [], [GREEN_STAR]]
    assert [each.id for each in at.last.extra] == [TRIANGLE]
    assert [(each.seat, each.card.id, each.forced) for each in only(events, Placed)] == [
        (2, GREEN_STAR, True)
    ]
    assert isinstance(at.phase, Settling)
    assert at.phase.due[1] == Losing(1, "race")
    at, _ = after(at, (1, Lose(42)), (0, Place("left")), (0, Place("right")))
    assert at.races == (Winnings((STAR, 40, TRIANGLE)), Winnings((41,)), Winnings((GREEN_STAR,)))
    assert 42 in at.deck


def test_the_singles_of_the_notation_are_what_they_are_called() -> None:
    """Check the names of the notation's single cards, because the other examples rely on them."""
    found = verdict(circle("gr | ps | gs | bt | pc"), DEFAULT, Options())
    at = state(tapping(RECTANGLE, STAR, GREEN_STAR, TRIANGLE, CIRCLE))
    at, _ = judged(at, *((seat, letter, 1) for seat, letter in enumerate("ABCDE")))
    assert at.last is not None
    assert at.last.verdict == found
