"""The buttons and menus of a hand in Scrapheap Scavengers."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap import words
from bot.games.scrapheap.rules.actions import (
    Choose,
    Claim,
    Done,
    EndTurn,
    Enter,
    Flip,
    Lift,
    Move,
    Peek,
    Place,
    Retire,
    Spend,
    Take,
)
from bot.games.scrapheap.rules.components import CELLS, SYMBOLS
from bot.games.scrapheap.rules.model import (
    Choosing,
    Options,
)
from bot.words import Label
from bot.words.phrases import counted
from tests.english import english
from tests.games.scrapheap.board.scenes import game
from tests.games.scrapheap.notation import spot, state
from tests.games.scrapheap.words.positions import PEEKING, PLACING, collecting, seen

NAMES = ("Ann", "Bo", "Cy", "Di")


def test_menus_of_cards_are_by_column_and_show_what_the_player_knows() -> None:
    at = state(PEEKING, seen={"C2": (0,)})
    known = seen(at, 0).grid[13].card
    assert words.label(Peek("B4"), seen(at, 0), NAMES) == Label(
        "Peek at B4", kind="Peek at which card?", group="Column B"
    )
    placing = replace(at, phase=PLACING)
    assert words.label(Place("C2"), seen(placing, 0), NAMES) == Label(
        f"Cube on C2: {known[0]} {known[1]}",  # type: ignore[index]  # it is seen
        kind="Place a cube on a card you know",
        menu=True,
    )
    assert words.label(Place("C3"), seen(placing, 0), NAMES).kind == "Place a cube on another card"
    assert words.label(Place("C2"), seen(placing, 1), NAMES).kind == "Place a cube on which card?"
    lift = words.label(Lift("C2"), seen(placing, 0), NAMES)
    assert (lift.kind, lift.menu) == ("Move which of your cubes?", True)
    lifted = replace(at, phase=replace(PLACING, lifted="A1"))
    assert words.label(Place("A1"), seen(lifted, 0), NAMES).text == "Put it back on A1"
    assert words.label(Place("B1"), seen(lifted, 0), NAMES).kind == "Put the cube on another card"
    assert words.label(Place("B1"), seen(lifted, 1), NAMES).kind == "Put the cube on which card?"


def test_the_menu_of_known_cards_gives_way_to_the_columns_once_they_are_too_many_for_it() -> None:
    for number, kind in ((25, "Place a cube on a card you know"), (26, "Place a cube on which card?")):
        at = state(PLACING, seen=dict.fromkeys(CELLS[:number], (0,)))
        assert words.label(Place(CELLS[0]), seen(at, 0), NAMES).kind == kind


def test_what_ends_a_choice_says_so_and_is_grey_since_it_gives_something_away() -> None:
    assert words.label(Spend(), seen(state(PEEKING), 0), NAMES) == Label(
        "One more peek, for a cube", weak=True
    )
    assert words.label(Done(), seen(state(PEEKING), 0), NAMES) == Label("Peek no more", weak=True)
    assert words.label(Done(), seen(state(PLACING), 0), NAMES) == Label("Place no more", weak=True)
    assert words.label(Choose("I6"), seen(state(Choosing(0)), 0), NAMES).text == "I6, bottom right"
    assert words.label(EndTurn(), seen(collecting(2), 0), NAMES) == Label("End turn", weak=True)
    assert words.label(EndTurn(), seen(collecting(1), 0), NAMES) == Label("End turn")


def test_arrows_name_where_they_lead_and_every_button_its_price() -> None:
    at = collecting(9, cubes={"A3": (0, 1)}, up="A3")
    view = seen(at, 0)
    under = at.grid[2].card
    assert under is not None
    told = {action: words.label(action, view, NAMES).text for action in scrapheap.legal(at, 0)}
    assert told == {
        Move("right"): "\u2192 F3",
        Move("down"): "\u2193 A5",
        Flip(): "Turn it face down \u00b7 1 AP",
        Claim(0): "Claim yours \u00b7 2 AP",
        Claim(1): "Claim an orange cube \u00b7 3 AP",
        EndTurn(): "End turn",
        Retire(): "Give up my last 7 turns",
    }
    assert words.label(Retire(), view, NAMES).weak
    outside = collecting(9, pawns="(A1) I1")
    assert words.label(Enter(), seen(outside, 0), NAMES).text == "Enter at A3 \u00b7 1 AP"
    assert words.label(Take(), seen(collecting(9), 0), NAMES) == Label("Take the card \u00b7 2 AP")
    menus = [words.label(Flip(), seen(collecting(points), 0), NAMES).menu for points in (1, 2)]
    assert menus == [False, True], "the last point needs no menu"


@pytest.mark.parametrize(
    ("mine", "mismatch", "strong"),
    [(True, "minus", True), (False, "minus", False), (False, "zero", False), (False, "plus", True)],
)
def test_taking_a_card_is_the_strong_button_only_if_it_is_known_to_count_and_says_what_it_costs(
    mine: bool, mismatch: Literal["minus", "zero", "plus"], strong: bool
) -> None:
    card = spot(collecting(9), "A3").card
    assert card is not None
    tile = next(each for each in SYMBOLS if (each == card.symbol) == mine)
    at = replace(collecting(9, up="A3", options=Options(mismatch=mismatch)), tiles=((tile,), (tile,)))
    take = words.label(Take(), seen(at, 0), NAMES)
    assert take.strong == strong
    assert take.weak != strong
    lost = {
        "minus": f"the card costs you {counted(card.value, 'point')}",
        "zero": "the card brings no points",
    }
    assert take.note == ("" if strong else lost[mismatch])
    others = (action for action in scrapheap.legal(at, 0) if not isinstance(action, Take))
    assert not any(words.label(action, seen(at, 0), NAMES).strong for action in others)


def test_of_cubes_the_own_one_is_the_strong_button_and_outside_it_is_to_enter() -> None:
    at = collecting(9, cubes={"A3": (0, 1)})
    strong = [action for action in scrapheap.legal(at, 0) if words.label(action, seen(at, 0), NAMES).strong]
    assert strong == [Claim(0)]
    outside = collecting(9, pawns="(A1) I1")
    assert words.label(Enter(), seen(outside, 0), NAMES).strong


def test_what_cannot_be_paid_is_shown_shut_with_the_reason() -> None:
    cubes = {"A3": (0, 1)}
    assert words.barred(seen(collecting(2, cubes=cubes), 0)) == (
        Label("Claim an orange cube \u00b7 3 AP: too few left"),
    )
    assert words.barred(seen(collecting(1), 0)) == (Label("Take the card \u00b7 2 AP: too few left"),)
    assert words.barred(seen(collecting(9), 0)) == ()


def test_nothing_is_shut_outside_on_a_gap_for_others_or_before_the_collection() -> None:
    assert words.barred(seen(collecting(1, pawns="(A1) I1"), 0)) == ()
    assert words.barred(seen(collecting(1, cells="F3"), 0)) == ()
    assert words.barred(seen(collecting(1), 1)) == ()
    assert words.barred(seen(collecting(1))) == ()
    assert words.barred(seen(state(PEEKING), 0)) == ()


def test_the_cubes_that_stay_for_the_pawn_are_shut_while_others_are_moved() -> None:
    at = state(PLACING, supply=((2, 0), (0, 20)), cubes={"A1": (0,)})
    assert words.barred(seen(at, 0)) == (Label("Place: 2 cubes stay for the pawn"),)
    assert words.barred(seen(at, 1)) == ()
    assert words.barred(seen(replace(at, phase=replace(PLACING, lifted="A1")), 0)) == ()
    assert words.barred(seen(state(PLACING, supply=((3, 0), (0, 20))), 0)) == ()


def test_shut_buttons_fit_and_repeat_no_open_one() -> None:
    for seats in (2, 4):
        for at in game(seats, f"shut {seats}"):
            for seat in scrapheap.awaits(at):
                view = seen(at, seat)
                shut = [label.text for label in words.barred(view)]
                open = {words.label(action, view, NAMES).text for action in scrapheap.legal(at, seat)}
                assert all(len(english(text)) <= 38 for text in shut)
                assert len({*shut, *open}) == len(shut) + len(open)


def test_the_lobby_names_the_options() -> None:
    assert (
        english(words.chosen(Options()))
        == "Mode: public, 2 tiles each; cards that do not match count against you"
    )
    plus = english(words.chosen(Options("stealth", 1, "plus")))
    assert plus == "Mode: stealth, 1 tile each; cards that do not match count for you too"
