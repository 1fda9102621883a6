"""Gear Head's hints: why a card is taken or left, and when to pull up."""

from __future__ import annotations

import pytest

from bot.engine.game import Seat
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import Action, Discard, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Discarding, Drawing
from bot.games.gear_head.words.hint import reason
from tests.games.gear_head.notation import COMPLETE, state

NAMES = ("Ann", "Bo", "Cy")


def told(action: Action, mine: str, *, heap: str = "F1", line: tuple[Seat, ...] = ()) -> str:
    """Why Ann, whose turn it is, would do that."""
    phase = Discarding(0, "deck") if len(mine.split()) == 7 else Drawing(0)
    at = state((mine, COMPLETE, COMPLETE), phase, heap=heap, line=line)
    return reason(gear_head.view(at, 0), action, NAMES)


@pytest.mark.parametrize(
    ("mine", "heap", "why"),
    [
        (COMPLETE, "F4", "It is 3 better than the Fuel you have, and you know what you get."),
        ("F1 F2 P1 B1 D1 G1", "T4", "Your car has no Tires yet, and it needs one of each part to pull up."),
    ],
)
def test_a_card_of_the_heap_betters_a_part_or_is_the_one_that_is_missing(
    mine: str, heap: str, why: str
) -> None:
    assert told(Take(), mine, heap=heap) == why


def test_of_two_cards_of_a_part_one_goes() -> None:
    double = told(Discard(Card("Fuel", 1)), "F1 F4 P4 B4 D4 T4 G4")
    assert double == "It is your weakest Fuel: keep one of each part."


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ((1, 2), "This is your last turn: now or never."),
        ((1,), "Bo is at the line already: who waits too long is out."),
        ((), "The first at the line gets most, and 24 points are likely enough."),
    ],
)
def test_to_pull_up_is_urgent_once_others_are_at_the_line(line: tuple[Seat, ...], why: str) -> None:
    assert told(PullUp(Card("Fuel", 1)), "F1 F4 P4 B4 D4 T4 G4", line=line) == why
