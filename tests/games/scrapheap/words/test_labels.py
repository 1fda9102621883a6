"""Tests of the buttons and menus of a hand in Scrapheap Scavengers."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.games.scrapheap import rules as scrapheap, words
from bot.games.scrapheap.rules.actions import (
    Action,
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
from bot.games.scrapheap.rules.model import Choosing, Options, State
from bot.games.scrapheap.words.terms import named
from bot.words import Label, in_full
from tests.english import english
from tests.games.scrapheap.notation import spot, state
from tests.games.scrapheap.words.positions import PEEKING, PLACING, collecting, seen

NAMES = ("Ann", "Bo", "Cy", "Di")


def shown(action: Action, at: State, seat: int = 0) -> Label:
    return words.label(action, seen(at, seat), NAMES)


def said(action: Action, at: State, seat: int = 0) -> str:
    return english(shown(action, at, seat).text)


def test_single_cards_are_chosen_by_column_and_show_what_the_player_knows() -> None:
    at = state(PEEKING, seen={"C2": (0,)})
    known = spot(at, "C2").card
    assert known is not None
    peek = shown(Peek("B4"), at)
    assert (english(peek.text), english(peek.kind), english(peek.group)) == ("B4", "One card", "Column B")
    assert peek.steps
    assert english(in_full(peek)) == "Peek at B4"
    placing = replace(at, phase=PLACING)
    place = shown(Place("C2"), placing)
    assert english(place.text) == f"C2 {english(named(known))}"
    assert (english(place.kind), place.menu, place.steps) == ("Cube on a card you know", True, False)
    other = shown(Place("C3"), placing)
    assert (english(other.kind), other.steps) == ("Cube on another card", True)
    assert english(in_full(other)) == "Cube on C3"
    assert english(shown(Place("C2"), placing, 1).kind) == "Cube on another card"
    lift = shown(Lift("C2"), placing)
    assert (english(lift.kind), lift.menu, lift.rare) == ("Move a cube", True, True)
    assert said(Place("A1"), replace(at, phase=replace(PLACING, lifted="A1"))) == "Back to A1"


def test_the_menu_of_known_cards_gives_way_to_the_columns_once_they_are_too_many_for_it() -> None:
    for number, kind in ((25, "Cube on a card you know"), (26, "Cube on another card")):
        at = state(PLACING, seen=dict.fromkeys(CELLS[:number], (0,)))
        assert english(shown(Place(CELLS[0]), at).kind) == kind


def test_what_ends_a_choice_is_grey_unless_nothing_better_is_left() -> None:
    spend = shown(Spend(), state(PEEKING))
    assert (english(spend.text), spend.weak, english(spend.note)) == ("Extra peek", True, "costs a cube")
    assert shown(Done(), state(PEEKING)).weak
    guard = state(PLACING, seen={"C2": (0,)}, tiles=("DHOBCA", "H"))
    assert (said(Done(), guard), shown(Done(), guard).weak) == ("Done", True)
    assert shown(Done(), state(PLACING)).strong, "no card is known to guard"
    assert not shown(EndTurn(), collecting(9)).strong
    assert shown(EndTurn(), collecting(1, up="A3 F3 A5", tiles=("", ""))).strong


def test_the_corner_near_the_best_cards_is_the_strong_one() -> None:
    at = state(Choosing(0), seen={"H6": (0,)}, tiles=("DHOBCA", "H"))
    assert said(Choose("I6"), at) == "I6 \u00b7 bottom right"
    assert [each for each in ("A1", "I1", "A6", "I6") if shown(Choose(each), at).strong] == ["I6"]


def test_arrows_name_where_they_lead_and_every_button_its_price() -> None:
    at = collecting(9, cubes={"A3": (0, 1)}, up="A3")
    assert {action: said(action, at) for action in scrapheap.legal(at, 0)} == {
        Move("right"): "\u2192 F3",
        Move("down"): "\u2193 A5",
        Flip(): "Flip face down \u00b7 1 AP",
        Claim(0): "My cube \u00b7 2 AP",
        Claim(1): "Bo\u2019s cube \u00b7 3 AP",
        EndTurn(): "End turn",
        Retire(): "Skip my last 7 turns",
    }
    assert said(Enter(), collecting(9, pawns="(A1) I1")) == "Enter at A3 \u00b7 1 AP"
    assert said(Take(), collecting(9)) == "Take it unseen \u00b7 2 AP"
    assert said(Flip(), collecting(9)) == "Flip \u00b7 1 AP"


def test_to_skip_turns_and_to_move_a_step_are_behind_more() -> None:
    at = collecting(9)
    assert [action for action in scrapheap.legal(at, 0) if shown(action, at).rare] == [
        Move("right"),
        Move("down"),
        Take(),
        Retire(),
    ], "to take a card unseen costs points on average"


@pytest.mark.parametrize(
    ("mine", "mismatch", "strong"),
    [(True, "minus", True), (False, "minus", False), (False, "zero", False), (False, "plus", True)],
)
def test_taking_a_card_is_the_strong_button_only_if_it_is_known_to_count_and_says_what_it_costs(
    mine: bool, mismatch: Literal["minus", "zero", "plus"], strong: bool
) -> None:
    card = spot(collecting(2), "A3").card
    assert card is not None
    tile = next(each for each in SYMBOLS if (each == card.symbol) == mine)
    at = replace(collecting(2, up="A3", options=Options(mismatch=mismatch)), tiles=((tile,), (tile,)))
    take = shown(Take(), at)
    assert (take.strong, take.rare) == (strong, not strong)
    lost = {"minus": f"\u2212{card.value} point{'s' * (card.value > 1)}", "zero": "no points"}
    assert english(take.note) == ("" if strong else lost[mismatch])
    others = (action for action in scrapheap.legal(at, 0) if not isinstance(action, Take))
    assert sum(shown(action, at).strong for action in others) <= (not strong)


def test_the_lobby_names_the_options() -> None:
    assert english(words.option_lines(Options())).split("\n") == [
        "Public: everyone shows their tiles when collecting starts.",
        "2 tiles each",
        "Cards that don\u2019t match your tiles count against you.",
    ]
    assert english(words.option_lines(Options("stealth", 1, "plus"))).split("\n") == [
        "Stealth: tiles and taken cards stay hidden.",
        "1 tile each",
        "Cards that don\u2019t match your tiles count for you too.",
    ]
