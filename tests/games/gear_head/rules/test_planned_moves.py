"""Tests of planned moves in Gear Head, and the game's figures (docs/rules/gear-head.md, section 10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.gear_head.rules.actions import Draw, Take
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished
from bot.games.gear_head.rules.planned_moves import action, codes
from bot.games.gear_head.rules.scoring import figures
from bot.games.gear_head.rules.views import view
from tests.games.gear_head.notation import COMPLETE, state

MIXED = "F1 F4 P6 B5 D2 T2"


def test_a_waiting_player_may_plan_to_draw_or_to_take_a_card_better_than_their_best_of_a_part() -> None:
    said = codes(view(state((COMPLETE, MIXED), Drawing(0)), 1))
    better = ("Fuel 5", "Battery 6", "Driveshaft 3", "Tires 3", "Gearshift 1")
    assert said == ["draw", *(f"take {each}" for each in better)], "nothing is better than six Pistons"


@pytest.mark.parametrize(("mover", "seat", "line"), [(1, 1, ()), (0, 1, (1,)), (0, None, ())])
def test_nothing_can_be_planned_on_ones_turn_at_the_line_or_by_a_spectator(
    mover: int, seat: int | None, line: tuple[int, ...]
) -> None:
    assert codes(view(state((COMPLETE, MIXED, MIXED), Drawing(mover), line=line), seat)) == []


def test_what_was_said_is_a_draw_while_there_is_a_deck_and_takes_what_is_as_good_as_said() -> None:
    seen = view(state((COMPLETE, MIXED), Drawing(1), heap="F6 B5 G4"), 1)
    top = seen.heap[-1].part
    assert action("draw", seen) == Draw()
    assert action("draw", replace(seen, deck=0)) is None
    assert [action(f"take {top} {least}", seen) for least in (3, 4, 5)] == [Take(), Take(), None]
    for other in ("Fuel", "Pistons", "Battery", "Driveshaft", "Tires"):
        assert action(f"take {other} 1", seen) is None
    assert action("draw", view(state((COMPLETE, MIXED), Drawing(0)), 1)) is None
    assert action("draw", view(state((COMPLETE, MIXED), Drawing(1)), 0)) is None
    assert action("draw", view(state((COMPLETE, MIXED + " G2"), Discarding(1, "deck")), 1)) is None


@pytest.mark.parametrize(
    ("turn", "seats", "rounds"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (9, 3, 3), (10, 3, 4)]
)
def test_a_round_is_counted_once_it_has_started(turn: int, seats: int, rounds: int) -> None:
    states = [state((COMPLETE,) * seats, Finished(), turn=at) for at in (1, 1, turn)]
    assert figures(states, []).rounds == rounds
