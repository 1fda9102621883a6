"""Tests of planned moves in Rasant, and their results (docs/rules/rasant.md, Ruling 15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.rasant.rules.actions import Pass
from bot.games.rasant.rules.model import Drafting, Finished, Following, Leading, Paying, Phase
from bot.games.rasant.rules.planned_moves import action, codes
from bot.games.rasant.rules.views import view
from tests.games.rasant.notation import laid, state

HANDS = ("r10 r50", "r20 b20", "y20 y30")
PLAYED = laid("0:r60 1:r70")
ANY = "pass 5 0"


def said(phase: Phase, seat: int | None = 0) -> list[str]:
    return codes(view(state(HANDS, phase), seat))


def test_a_waiting_player_may_plan_to_pass_always_or_unless_the_highest_card_stays_low_enough() -> None:
    assert said(Leading(1, ())) == [ANY, *(f"pass 5 {pace}" for pace in (40, 60, 80, 100))]
    for highest, left in ((30, [40, 60, 80, 100]), (40, [60, 80, 100]), (90, [100]), (100, []), (120, [])):
        found = said(Following(2, laid(f"0:r10 1:r20 0:r{highest}"), ()))
        assert found == [ANY, *(f"pass 5 {pace}" for pace in left)]


@pytest.mark.parametrize(
    ("phase", "seat"),
    [
        (Leading(0, ()), 0),
        (Following(0, PLAYED, ()), 0),
        (Following(2, PLAYED, (0,)), 0),
        (Following(2, PLAYED, ()), None),
        (Drafting(1), 0),
        (Paying(1, PLAYED, (1,)), 0),
        (Finished(), 0),
    ],
)
def test_nothing_can_be_planned_on_ones_turn_after_a_pass_in_another_phase_or_by_a_spectator(
    phase: Phase, seat: int | None
) -> None:
    assert said(phase, seat) == []


def test_a_player_without_cards_passes_automatically_and_plans_nothing() -> None:
    assert codes(view(state(("", "r20", "y20"), Leading(1, ())), 0)) == []


def test_what_was_said_is_a_pass_if_the_highest_card_is_above_what_was_said() -> None:
    own = view(state(HANDS, Following(0, laid("0:r20 1:r30 2:r100"), ())), 0)
    assert action(ANY, own) == action("pass 5 80", own) == Pass()
    assert action("pass 5 100", own) is None
    lower = view(state(HANDS, Following(0, laid("1:r30 2:r60"), ())), 0)
    assert [action(f"pass 5 {pace}", lower) for pace in (40, 60, 80)] == [Pass(), None, None]


def test_what_was_said_is_of_this_round_and_of_the_own_turn_to_follow_alone() -> None:
    own = view(state(HANDS, Following(1, PLAYED, ())), 1)
    assert action(ANY, own) == Pass()
    assert [action(f"pass {number} 0", own) for number in (4, 6)] == [None, None]
    for mover in (0, 2):
        assert action(ANY, view(state(HANDS, Following(mover, PLAYED, ())), 1)) is None
    assert action(ANY, view(state(HANDS, Paying(1, PLAYED, (1,))), 1)) is None
    assert action(ANY, replace(own, phase="leading")) is None
