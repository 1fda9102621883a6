"""Tests that Gear & Piston's summaries tell a player the essentials in one or two lines."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_and_piston.rules.events import (
    Built,
    Discarded,
    Dismantled,
    Drew,
    Event,
    FirstNamed,
    Lost,
    Passed,
    Patched,
    Placed,
    Pocketed,
    Rated,
    Refilled,
    Spied,
    Stole,
    Took,
    Undone,
    Upgraded,
    Visited,
    WorkBegun,
    Worked,
)
from bot.games.gear_and_piston.words.brief import FEW, SINGLY, brief
from tests.english import english
from tests.games.gear_and_piston.words.positions import AXLE, GEAR, MOTOR

NAMES = ("Ann", "Bo", "Cy", "Di")


def told(events: Sequence[Event], reader: Seat | None = None, *, tight: bool = False) -> list[str]:
    return [english(line) for line in brief(events, NAMES, reader, tight=tight)]


def test_several_lost_actions_share_a_line_with_who_lost_how_many_where_and_why() -> None:
    lost = [Lost(seat, "workshop", "impossible") for seat in (0, 0, 1)]
    assert told((*lost, Lost(2, "patent office", "empty"))) == [
        "Nothing to do in the Workshop: Ann 2 and Bo 1.",
        "Nothing left at the Patent Office: Cy 1.",
    ]


def test_a_single_lost_action_has_a_sentence_of_its_own() -> None:
    full = Lost(0, "patent office", "full")
    assert told([full]) == ["Ann got nothing at the Patent Office: full hand."]
    assert told([full], 0) == ["You got nothing at the Patent Office: full hand."]


def test_a_hand_that_was_spied_on_is_not_described_to_its_owner() -> None:
    events = (Spied(0, 1, (AXLE, GEAR)), Stole(0, 1, None))
    assert told(events) == ["Ann spied on Bo and took a Blueprint from Bo."]
    assert told(events, 1) == ["Ann spied on you and took a Blueprint from you."]


def test_parts_of_a_kind_are_taken_and_built_together_and_unseen_ones_are_counted() -> None:
    finds = (Took(0, AXLE, "yard", 0), Took(0, MOTOR, "office", 2), Took(0, AXLE, "yard", 1))
    drew = Drew(0, "junk yard", None, forced=False)
    assert told((*finds, drew)) == ["Ann took 2 axles and an electric motor and drew 1 part."]
    work = (Built(0, GEAR, "B1"), Upgraded(0, AXLE, AXLE, "B2", more=False), Worked(0, 0))
    assert told(work) == ["Ann built a gear and upgraded to an axle."]


def test_the_black_market_is_told_without_what_was_seen_there() -> None:
    assert told((Visited(0, ()), Pocketed(0, None))) == ["Ann visited the Black Market."]


def test_who_is_first_player_is_told_with_the_reason() -> None:
    named = FirstNamed(1, kept=False)
    assert told([named]) == ["Bo was last in the Workshop and goes first next round."]
    assert told([named], 1) == ["You were last in the Workshop and go first next round."]


def test_few_tokens_are_told_by_player_many_by_location() -> None:
    few = [Placed(seat, "workshop", seat, forced=False) for seat in range(2)]
    assert told(few) == ["Tokens: Ann in the Workshop and Bo in the Workshop."]
    assert told(few, tight=True) == ["Tokens: 2 in the Workshop."]
    many = [Placed(0, "junk yard", 0, forced=False)] * (SINGLY + 1)
    assert told(many) == ["Tokens: 5 in the Junk Yard."]


def test_only_discards_are_told_and_never_which_part() -> None:
    events = (Discarded(0, None, kept=True), Discarded(1, None, kept=False), Discarded(2, AXLE, kept=False))
    assert told(events) == ["Discarded a Blueprint: Bo and Cy."]
    assert told(events[:1]) == []


def test_what_the_picture_shows_is_no_news() -> None:
    assert told((Rated((0, 2, 1, 0)), Refilled(AXLE, "yard"), Worked(0, 1))) == []


def test_scraps_are_counted_and_a_complete_car_says_how_many_it_needed() -> None:
    scraps = [Patched(0, AXLE, "B1", None, forced=False)] * 2
    assert told(scraps) == ["Ann placed 2 scrap parts."]
    assert told((*scraps, Passed(0, 2))) == ["Ann has a complete car with 2 scrap parts."]
    assert told((*scraps, Passed(0, 2)), 0) == ["You have a complete car with 2 scrap parts."]


def test_the_work_of_many_is_counted_where_room_is_short_without_what_was_undone() -> None:
    few = [event for seat in range(FEW) for event in (Built(seat, AXLE, "B1"), Worked(seat, 0))]
    undone = (Built(3, AXLE, "B1"), Undone(3))
    last = (*undone, Built(3, GEAR, "B1"), Dismantled(3, AXLE, "B2"), Worked(3, 0))
    assert told(few, tight=True) == [f"{name} built an axle." for name in NAMES[:FEW]]
    assert told((*few, *last), tight=True) == ["Parts built or changed: Ann 1, Bo 1, Cy 1 and Di 2."]
    assert told((*few, *last))[-1] == "Di built a gear and removed an axle."


def test_undoing_a_turn_in_the_workshop_leaves_what_was_done_before_it() -> None:
    """Check the last token in the Workshop, and a turn of the same player that had already ended."""
    first = (FirstNamed(0, kept=False), WorkBegun(0, 3), Built(0, AXLE, "B1"), Worked(0, 2))
    again = (WorkBegun(0, 2), Built(0, MOTOR, "T1"), Undone(0), Built(0, GEAR, "B2"), Worked(0, 1))
    for tight in (False, True):
        assert told((*first, *again), tight=tight) == [
            "Ann built an axle and a gear and was last in the Workshop and goes first next round."
        ]
