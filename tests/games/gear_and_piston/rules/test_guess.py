"""Guesses of Gear & Piston from the middle of what robots seldom do: spying, and a car that was merged."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.chance import Chance
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Merge
from bot.games.gear_and_piston.rules.car import offsets
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import State, Stealing
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import after, at_work, table

APART = car("Me Fe", "A G", "S", "A")


def guessed(at: State) -> State:
    """What seat 0 guesses."""
    return guess(gear_and_piston.view(at, 0), Chance("guess", 0))


def test_who_spies_knows_what_the_victim_holds() -> None:
    at = table(Stealing(0, 1), hands=["", "S:c A:c"])
    assert guessed(at).phase == at.phase
    assert guessed(at).hands[1] == at.hands[1]


def test_sections_that_were_merged_in_this_turn_can_be_taken_apart_again() -> None:
    begun = at_work("A:c", APART)
    merged = after(begun, (0, Merge(offsets(APART)[0])))[0]
    legal = gear_and_piston.legal(merged, 0)
    assert list(gear_and_piston.legal(guessed(merged), 0)) == list(legal)


def test_no_hand_is_dealt_more_than_there_is() -> None:
    view = replace(gear_and_piston.view(table(), 0), held=(0, 300))
    assert 0 < len(guess(view, Chance("guess", 0)).hands[1]) < 300
