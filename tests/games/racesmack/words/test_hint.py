"""Tests of Racesmack's hints: why a card is picked, and the best price for a wrong tap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Action, Lose, Pick, Place, Refrain, SetAside, Suffer, Tap
from bot.games.racesmack.rules.components import (
    DECK,
    Finish,
    IsRule,
    Length,
    NoEqualNeighbours,
    RulesCard,
    SymbolsOf,
    Variety,
)
from bot.games.racesmack.rules.model import Options, Owed, Picking, Standing, View
from bot.games.racesmack.words.help import reason
from tests.english import english
from tests.games.racesmack.notation import CIRCLE, GREEN_STAR, STAR, TOP, TRIANGLE, aiming, card, state

NAMES = ("Ann", "Bo")
VIEW = racesmack.view(state(Picking((None, None)), hands=((TRIANGLE, TOP), (9, 10))), 0)
RACE = Standing(DECK[20:24], (), Length(9), 4, 9)


@pytest.mark.parametrize(
    ("race", "id", "begins"),
    [
        (replace(RACE, finish=None), TOP, "Win with this card’s goal: "),
        (RACE, TOP, "You’ll know its rule before anyone else has read it."),
        (replace(RACE, finish=None), TRIANGLE, "If your tap is correct, this card joins your row."),
        (RACE, TRIANGLE, "It brings you closer to your goal: "),
        (
            replace(RACE, finish=SymbolsOf(7, "star"), have=5, need=7),
            TRIANGLE,
            "If your tap is correct, this",
        ),
    ],
)
def test_a_card_is_picked_for_what_the_race_has_and_lacks(race: Standing, id: int, begins: str) -> None:
    view = replace(VIEW, races=(race, *VIEW.races[1:]))
    assert english(reason(view, Pick(id), NAMES)).startswith(begins)


def test_a_wrong_tap_costs_what_is_missed_least() -> None:
    told = [english(reason(VIEW, Suffer(penalty), NAMES)) for penalty in ("race", "hand", "jinx")]
    assert told == [
        "Your hand is worth more than 2 cards from your row.",
        "Your row is worth more than 2 cards from your hand.",
        "A jinx for one round costs less than 2 cards.",
    ]


def test_a_player_with_only_one_possible_action_reads_so() -> None:
    assert english(reason(VIEW, Refrain(), NAMES)) == "It’s your only choice."


def owing(owed: Owed, finish: Finish | None, have: int = 0, need: int = 0) -> View:
    """Return a view whose seat has four cards in its row, and the given pending decision."""
    standing = Standing(DECK[20:24], (), finish, have, need)
    return replace(VIEW, phase="settling", races=(standing, *VIEW.races[1:]), owed=(owed, None))


def test_an_end_of_the_row_is_called_better_only_if_it_is() -> None:
    """Check a card that is as good at both ends, a star that continues the run only at the right end of a
    row, and a row without a goal.
    """
    star, circle = card("rs", 901), card("bc", 902)
    apart = NoEqualNeighbours(5, "shape")
    placing = Owed("place", star, 1)
    equal = owing(placing, Length(9), 4, 9)
    assert english(reason(equal, Place("left"), NAMES)) == (
        "Both ends are equally good for your goal: 4 of 9 so far."
    )
    row = Standing((star, circle), (), apart, 2, 5)  # type: ignore[arg-type]  # regular cards
    right = replace(equal, races=(row, *VIEW.races[1:]))
    assert english(reason(right, Place("right"), NAMES)).startswith("The right end is better")
    assert english(reason(right, Place("left"), NAMES)) == "Your goal: 2 of 5 so far."
    assert (
        english(reason(owing(placing, None), Place("left"), NAMES)) == "Without a goal, either end will do."
    )


def test_a_card_to_lose_is_explained_by_the_goal_only_if_there_is_one() -> None:
    losing = Owed("race", None, 1)
    told = [english(reason(owing(losing, goal), Lose(20), NAMES)) for goal in (Length(9), None)]
    assert told == ["Your goal needs this card least.", "Without a goal, any card will do."]


def test_a_rules_card_that_is_set_aside_for_a_closer_one_is_not_explained_by_the_own_goal() -> None:
    far, near = RulesCard(900, 7, IsRule(), Length(11)), RulesCard(901, 9, IsRule(), Length(5))
    owed = Owed("adopt", far, 2, (near,))
    assert english(reason(owing(owed, Length(9), 4, 9), SetAside(), NAMES)) == (
        "You’re closer to the new goal than to your own."
    )
    assert english(reason(owing(replace(owed, others=()), Length(9), 4, 9), SetAside(), NAMES)) == (
        "Your own goal is closer: 4 of 9."
    )


@pytest.mark.parametrize(
    ("tops", "edition", "jinxed", "letter", "told"),
    [
        ((STAR, GREEN_STAR), "draft", (), "A", "A is correct."),
        ((STAR, GREEN_STAR), "draft", (0,), "A", "You’re jinxed and several cards are correct"),
        ((TOP, TOP - 1), "published", (), "A", "A is correct."),
        ((TOP, TOP - 1), "draft", (), "A", "No correct card is left"),
    ],
)
def test_a_tap_is_explained_by_what_counts_for_its_player(
    tops: tuple[int, ...], edition: str, jinxed: tuple[int, ...], letter: str, told: str
) -> None:
    at = state(aiming(*tops), options=Options(edition, taps="untimed"), jinxed=jinxed)  # type: ignore[arg-type]  # an edition
    tap: Action = Tap(letter)  # type: ignore[arg-type]  # a letter
    assert english(reason(racesmack.view(at, 0), tap, NAMES)).startswith(told)


def test_where_own_cards_count_the_own_card_is_explained_so() -> None:
    """Check the published edition, with two cards, neither of which has four symbols."""
    rule = {TOP: (Variety("shape", 4), Length(9))}
    at = state(aiming(TOP, CIRCLE), options=Options("published", taps="untimed"), rules=rule)
    view = racesmack.view(at, 1)
    assert english(reason(view, Tap("B"), NAMES)) == "No card is correct, so your own counts."
    assert english(reason(view, Tap("A"), NAMES)).startswith("No correct card is left")
