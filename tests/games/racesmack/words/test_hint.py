"""Tests of Racesmack's hints: why a card is picked, and the best price for a wrong tap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Pick, Refrain, Suffer
from bot.games.racesmack.rules.components import Length
from bot.games.racesmack.rules.model import Picking, Standing
from bot.games.racesmack.words.help import reason
from tests.english import english
from tests.games.racesmack.notation import TOP, TRIANGLE, state

NAMES = ("Ann", "Bo")
VIEW = racesmack.view(state(Picking((None, None)), hands=((TRIANGLE, TOP), (9, 10))), 0)
RACE = Standing((), (), Length(9), 4, 9)


@pytest.mark.parametrize(
    ("race", "id", "begins"),
    [
        (replace(RACE, finish=None), TOP, "You can’t win without a Rules Card. This one’s goal: "),
        (RACE, TOP, "You’ll know its rule before anyone else has read it."),
        (replace(RACE, finish=None), TRIANGLE, "A correct tap puts it in your row"),
        (RACE, TRIANGLE, "It brings you closer to your goal: "),
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
