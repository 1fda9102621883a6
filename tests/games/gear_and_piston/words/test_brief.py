"""Gear & Piston's summaries: what a player needs, in a line or two."""

from __future__ import annotations

from bot.games.gear_and_piston.rules.events import Built, Dismantled, Lost, Spied, Stole, Undone, Worked
from bot.games.gear_and_piston.words.brief import WORKERS, brief
from tests.games.gear_and_piston.words.positions import AXLE, GEAR

NAMES = ("Ann", "Bo", "Cy", "Di")


def test_several_lost_actions_share_a_line_with_who_lost_how_many_where_and_why() -> None:
    lost = [Lost(seat, "workshop", "impossible") for seat in (0, 0, 1)]
    events = (*lost, Lost(2, "patent office", "empty"))
    assert brief(events, NAMES, None) == [
        "Actions lost: Ann 2, Bo 1 in the Workshop (nothing to do);"
        " Cy 1 at the Patent Office (nothing left to take)."
    ]


def test_a_single_lost_action_has_a_sentence() -> None:
    told = "Cy found nothing left to take, so the action in the Patent Office was lost."
    assert brief((Lost(2, "patent office", "empty"),), NAMES, None) == [told]


def test_a_hand_that_was_spied_on_is_not_described_to_its_owner() -> None:
    events = (Spied(0, 1, (AXLE, GEAR)), Stole(0, 1, None))
    assert brief(events, NAMES, None) == ["Ann spied on Bo, took a Blueprint from Bo."]


def test_the_work_of_many_is_counted_where_room_is_short_without_what_was_undone() -> None:
    few = [event for seat in range(WORKERS) for event in (Built(seat, AXLE, "column 1"), Worked(seat, 0))]
    undone = (Built(3, AXLE, "column 1"), Undone(3))
    last = (*undone, Built(3, GEAR, "column 1"), Dismantled(3, AXLE, "column 2"), Worked(3, 0))
    assert brief(few, NAMES, None, tight=True) == [f"{name} built an axle." for name in NAMES[:WORKERS]]
    assert brief((*few, *last), NAMES, None, tight=True) == [
        "Parts changed in the Workshop: Ann 1, Bo 1, Cy 1, Di 2."
    ]
    assert brief((*few, *last), NAMES, None)[-1] == "Di built a gear, dismantled an axle."
