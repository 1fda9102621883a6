"""Racesmack's hints: why a card is picked, and the best price for a wrong tap."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Pick, Refrain, Suffer
from bot.games.racesmack.rules.components import Length
from bot.games.racesmack.rules.model import Picking, Standing
from bot.games.racesmack.words.hint import reason
from tests.games.racesmack.notation import TOP, TRIANGLE, state

NAMES = ("Ann", "Bo")
VIEW = racesmack.view(state(Picking((None, None)), hands=((TRIANGLE, TOP), (9, 10))), 0)
RACE = Standing((), (), Length(9), 4, 9)


@pytest.mark.parametrize(
    ("race", "id", "begins"),
    [
        (replace(RACE, finish=None), TOP, "Without a Rules Card you cannot finish. This one asks for "),
        (RACE, TOP, "You know its rule before the others have read it"),
        (replace(RACE, finish=None), TRIANGLE, "It makes your Race longer"),
        (RACE, TRIANGLE, "Your finish asks for "),
    ],
)
def test_a_card_is_picked_for_what_the_race_has_and_lacks(race: Standing, id: int, begins: str) -> None:
    view = replace(VIEW, races=(race, *VIEW.races[1:]))
    assert reason(view, Pick(id), NAMES).startswith(begins)


def test_a_wrong_tap_costs_what_is_missed_least() -> None:
    told = [reason(VIEW, Suffer(penalty), NAMES) for penalty in ("race", "hand", "jinx")]
    assert told == [
        "Your hand is worth more than two cards.",
        "Your Race is worth more than two cards.",
        "A round lost costs less than two cards.",
    ]


def test_a_player_with_only_one_possible_action_reads_so() -> None:
    assert reason(VIEW, Refrain(), NAMES) == "There is nothing else to do."
