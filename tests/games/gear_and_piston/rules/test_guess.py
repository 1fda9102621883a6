"""Tests of guesses of Gear & Piston in situations that are rare in robots' games: spying, and a car after a
merge.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import Chance, Seat
from bot.engine.match import start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Merge
from bot.games.gear_and_piston.rules.car import offsets
from bot.games.gear_and_piston.rules.components import Location
from bot.games.gear_and_piston.rules.guess import guess
from bot.games.gear_and_piston.rules.model import (
    Assembling,
    Bench,
    Dealing,
    Options,
    Patenting,
    Phase,
    Returning,
    Scavenging,
    Scrapping,
    Sorting,
    State,
    Stealing,
    Working,
)
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import after, at_work, parts, table

APART = car("Me Fe", "A G", "S", "A")
WHOLE = car("Me Fe S", "A G A")


def guessed(at: State) -> State:
    """Return the whole state as seat 0 guesses it."""
    return guess(gear_and_piston.view(at, 0), Chance("guess", 0))


def test_a_player_who_spies_knows_what_the_victim_holds() -> None:
    at = table(Stealing(0, 1), hands=["", "S:c A:c"])
    assert guessed(at).phase == at.phase
    assert guessed(at).hands[1] == at.hands[1]


def test_sections_that_were_merged_in_this_turn_can_be_taken_apart_again() -> None:
    begun = at_work("A:c", APART)
    merged = after(begun, (0, Merge(offsets(APART)[0])))[0]
    legal = gear_and_piston.legal(merged, 0)
    assert list(gear_and_piston.legal(guessed(merged), 0)) == list(legal)
    assert guessed(begun).phase == begun.phase
    other = guess(gear_and_piston.view(begun, 1), Chance("guess", 0)).phase
    assert other == Working(0, 3, False, (), Bench(APART, (), 3))


def test_no_hand_is_dealt_more_than_there_is() -> None:
    view = replace(gear_and_piston.view(table(), 0), held=(0, 300))
    assert 0 < len(guess(view, Chance("guess", 0)).hands[1]) < 300


def sizes(at: State, seat: Seat | None = 0) -> tuple[int, int, int]:
    """Return the seat's estimates of the New parts, Junk parts and scraps left in the stacks."""
    made = guess(gear_and_piston.view(at, seat), Chance("guess", 0))
    return len(made.new), len(made.junk), len(made.scrap)


@pytest.mark.parametrize("jump_row", [False, True])
def test_at_the_beginning_the_stacks_are_known_to_be_as_large_as_they_are(jump_row: bool) -> None:
    at = start(gear_and_piston, Options(jump_row=jump_row), 3, "guess")[0].state
    assert sizes(at) == (len(at.new), len(at.junk), 20)


def test_stacks_are_reckoned_from_the_rounds_and_from_what_players_have() -> None:
    """Check the sizes of the stacks after three rounds. By then 18 New parts were laid out (nine in the
    variant), and nine Junk parts (none in the variant).
    """
    at = table(
        hands=["A:c A:p A! A!", ""],
        cars=[car("Me:c S*1 Fe:c", "A G:c I*2"), car("Me", "G")],
        office="Me:r",
        yard="G!",
    )
    assert sizes(at) == (42 - 18 - 5 // 4, 42 - 9 - 5, 18)
    variant = replace(at, jump_row=True, yard=())
    assert sizes(variant) == (42 - 9 - 5, 42 - 5, 18)
    assert sizes(replace(variant, phase=Scrapping(1, 2)))[2] == 17


def test_an_empty_stack_is_known_and_one_that_is_not_keeps_a_part_beside_the_black_market() -> None:
    empty = table(new="", junk="")
    assert sizes(empty)[:2] == (0, 0)
    view = replace(gear_and_piston.view(empty, 0), held=(0, 300))
    assert len(guess(view, Chance("guess", 0)).hands[1]) == 84 - 6 - 3
    at = replace(table(Dealing(1, parts("A:c A:p S:c"))), round=9)
    view = replace(gear_and_piston.view(at, 0), held=(0, 300))
    made = guess(view, Chance("guess", 0))
    assert isinstance(made.phase, Dealing)
    assert (len(made.phase.seen), len(made.new), len(made.junk)) == (3, 1, 1)


PHASES: list[tuple[Phase, int]] = [
    (Dealing(1, parts("A:c A:p S:c")), 3),
    (Returning(1, parts("A:c A:p"), short=False), 2),
    (Sorting(1, parts("A G S"), ()), 3),
    (Scavenging(1, 0), 0),
    (Scavenging(1, 1), 0),
    (Scrapping(1, 2), 0),
    (Patenting(1), 0),
]


@pytest.mark.parametrize(("phase", "aside"), PHASES)
def test_a_guess_looks_like_the_view_to_the_mover_and_to_the_others(phase: Phase, aside: int) -> None:
    """Guess in phases in which another seat looks at cards, so that the guess must deal new ones: three at
    the Black Market, three on the Junk Yard's second space.
    """
    tokens: dict[Location, tuple[Seat | None, ...]] = {"junk yard": (None, 1), "workshop": (1, 0)}
    sorting = isinstance(phase, Sorting)
    at = table(phase, hands=["A", "G S"], cars=[APART, WHOLE], tokens=tokens, jump_row=sorting, resting=(0,))
    for seat in (0, 1, None):
        view = gear_and_piston.view(at, seat)
        made = guess(view, Chance("guess", 0))
        assert gear_and_piston.view(made, seat) == view
        match made.phase:
            case Dealing(_, held) | Returning(_, held) | Sorting(_, held):
                assert len(held) == aside
            case _:
                assert not aside
                assert made.phase == phase


def test_of_sections_that_are_being_merged_only_the_own_choice_is_known() -> None:
    first, other = offsets(APART)[:2]
    for chosen, asked in (((other, None), (1,)), ((None, other), (0,)), ((other, other, None), (2,))):
        at = table(Assembling(asked, chosen), seats=len(chosen), cars=[APART] * len(chosen))
        for seat, own in enumerate(chosen):
            made = guess(gear_and_piston.view(at, seat), Chance("guess", 0))
            known = [one and (one if place == seat else first) for place, one in enumerate(chosen)]
            assert made.phase == Assembling(asked, tuple(known))
            assert gear_and_piston.view(made, seat).chosen == own
