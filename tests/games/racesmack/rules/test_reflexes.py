"""What a table hears of the race for a tap: its buttons, its stamps, its clock and the robots' fingers."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.engine.chance import Chance
from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Tap
from bot.games.racesmack.rules.model import Options, Picking, State
from bot.games.racesmack.rules.reflexes import DELAYS, calls, delay, seconds, stamped
from tests.games.racesmack.notation import CIRCLE, STAR, TRIANGLE, aiming, judged, state, tapping


def test_every_card_of_the_circle_has_its_button_even_when_it_is_taken() -> None:
    at, _ = judged(state(tapping(STAR, TRIANGLE, CIRCLE)), (1, "A", 5))
    assert calls(racesmack.view(at, None)) == [Tap("A"), Tap("B"), Tap("C")]


def test_a_player_without_a_pile_has_no_button() -> None:
    at = state(tapping(STAR, (), CIRCLE), options=Options(after_you=True))
    assert calls(racesmack.view(at, None)) == [Tap("A"), Tap("C")]


@pytest.mark.parametrize(
    "at", [state(Picking((None, None))), state(aiming(STAR, TRIANGLE), options=Options(taps="untimed"))]
)
def test_where_nobody_races_there_are_no_buttons_no_clock_and_no_finger(at: State) -> None:
    view = racesmack.view(at, None)
    assert (calls(view), seconds(view), delay(view, Chance("none", 0))) == ([], None, None)


def test_a_stamped_tap_is_the_same_action_and_keeps_stamp_and_lot() -> None:
    made = stamped(Tap("B"), 1_234, (2,))
    assert made == Tap("B")
    assert (made.at, made.drawn) == (1_234, (2,))


def test_the_host_chooses_how_long_taps_are_raced() -> None:
    at = state(tapping(STAR, TRIANGLE), options=Options(seconds=60))
    assert seconds(racesmack.view(at, None)) == 60


@pytest.mark.parametrize("level", ["slow", "medium", "fast"])
def test_a_robots_finger_keeps_to_its_level_and_is_never_twice_as_fast(
    level: Literal["slow", "medium", "fast"],
) -> None:
    view = racesmack.view(state(tapping(STAR, TRIANGLE), options=Options(robots=level)), 0)
    soon, late = DELAYS[level]
    waits = [delay(view, Chance("finger", number)) or 0.0 for number in range(500)]
    assert soon <= min(waits) < max(waits) <= late
    middle = (soon + late) / 2
    assert sum(waits) / 500 == pytest.approx(middle, rel=0.05)
    assert len(set(waits)) > 300
