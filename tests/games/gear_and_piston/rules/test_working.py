"""Tests of turns in the Workshop (docs/rules/gear-and-piston.md, section 4.6, section 5.1)."""

from __future__ import annotations

import pytest

from bot.engine.game import Seat
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Build, Dismantle, Done, Merge, Undo, Upgrade
from bot.games.gear_and_piston.rules.car import Car, Cell
from bot.games.gear_and_piston.rules.components import SPACES
from bot.games.gear_and_piston.rules.events import (
    Built,
    Dismantled,
    Ending,
    FirstNamed,
    Lost,
    Merged,
    Undone,
    Upgraded,
    WorkBegun,
    Worked,
)
from bot.games.gear_and_piston.rules.model import Scavenging, State, Working
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, hand, table

SMALL = car("Me Fe S", "A G A")
"""A complete car."""


def left(state: State) -> int:
    """Return the number of actions left in the turn."""
    assert isinstance(state.phase, Working)
    return state.phase.left


# who works, and how many actions they have


@pytest.mark.parametrize("seats", gear_and_piston.seats)
def test_ruling_17_each_space_gives_its_number_of_actions_and_the_last_token_names_the_first_player(
    seats: int,
) -> None:
    row = tuple(at % seats for at in range(1, len(SPACES[seats].workshop) + 1))
    at = table(
        Scavenging(0, 1),
        seats=seats,
        hands=["A"] * seats,
        tokens={"junk yard": (0,), "workshop": row},
        new="A:c " * 6,
    )
    told = list[tuple[Seat, int]]()
    while len(told) < len(row):
        assert isinstance(at.phase, Scavenging | Working)
        at, events = after(at, (at.phase.seat, Done()))
        told += [(event.seat, event.actions) for event in events if isinstance(event, WorkBegun)]
        assert all(event.seat == row[-1] for event in events if isinstance(event, FirstNamed))
    assert told == list(zip(row, SPACES[seats].workshop, strict=True))
    assert at.first == row[-1]


def test_with_nobody_in_the_workshop_the_first_player_stays() -> None:
    at = table(Scavenging(0, 1), tokens={"junk yard": (0,)}, first=1)
    assert after(at, (0, Done()))[0].first == 1


def test_a_player_with_neither_blueprints_nor_a_car_loses_the_action() -> None:
    at = at_work("A", then=(1, 1))
    done, events = after(at, (0, Done()))
    assert events[:3] == [Worked(0, 3), Lost(1, "workshop", "impossible"), Lost(1, "workshop", "impossible")]
    assert done.round == at.round + 1


# build


def test_build_costs_an_action_and_the_blueprint() -> None:
    done, events = after(at_work("A G"), (0, Build(part("A"), Cell(0, 0, "bottom"))))
    assert events == [Built(0, part("A"), "B1")]
    assert (done.hands[0], done.cars[0], left(done)) == (hand("G"), car(".", "A"), 2)


def test_with_no_action_left_a_player_may_only_undo_or_confirm() -> None:
    done, _ = after(at_work("A G", actions=1), (0, Build(part("A"), Cell(0, 0, "bottom"))))
    assert list(gear_and_piston.legal(done, 0)) == [Undo(), Done()]


# dismantle


def test_dismantle_takes_a_part_off_which_is_discarded_when_the_turn_is_confirmed() -> None:
    at = at_work("", SMALL)
    half, events = after(at, (0, Dismantle(Cell(0, 2, "top"))))
    assert events == [Dismantled(0, part("S"), "T3")]
    assert (half.cars[0], left(half), half.discards) == (car("Me Fe .", "A G A"), 2, ())
    done, _ = after(half, (0, Done()))
    assert part("S") in done.discards


# upgrade


def test_any_number_of_parts_is_replaced_with_one_action() -> None:
    at = at_work("Me:c A:p G:r", SMALL, actions=1)
    done, events = after(
        at,
        (0, Upgrade(Cell(0, 0, "top"), part("Me:c"))),
        (0, Upgrade(Cell(0, 2, "bottom"), part("A:p"))),
        (0, Upgrade(Cell(0, 1, "bottom"), part("G:r"))),
    )
    assert events == [
        Upgraded(0, part("Me"), part("Me:c"), "T1", more=False),
        Upgraded(0, part("A"), part("A:p"), "B3", more=True),
        Upgraded(0, part("G"), part("G:r"), "B2", more=True),
    ]
    assert (done.cars[0], left(done)) == (car("Me:c Fe S", "A G:r A:p"), 0)


def test_an_upgrade_after_another_action_costs_one_again() -> None:
    at = at_work("Me:c A:p G:r", SMALL)
    done, _ = after(
        at,
        (0, Upgrade(Cell(0, 0, "top"), part("Me:c"))),
        (0, Build(part("G:r"), Cell(0, 3, "bottom"))),
        (0, Upgrade(Cell(0, 0, "bottom"), part("A:p"))),
    )
    assert left(done) == 0


def test_only_the_same_type_and_colour_replaces_a_part() -> None:
    at = at_work("Mg:c Fe:c", SMALL)
    upgrades = [action for action in gear_and_piston.legal(at, 0) if isinstance(action, Upgrade)]
    assert upgrades == [Upgrade(Cell(0, 1, "top"), part("Fe:c"))]


# merge


def test_ruling_15_merging_is_free_even_with_no_action_left() -> None:
    two = car("Me Fe", "A G", "S", "A")
    at = at_work("G", two, actions=1)
    spent, _ = after(at, (0, Build(part("G"), Cell(0, 2, "bottom"))))
    done, events = after(spent, (0, Merge(3)))
    assert events == [Merged(0, forced=False)]
    assert (done.cars[0], left(done)) == (car("Me Fe . S", "A G G A"), 0)


# undo


def test_undo_begins_the_turn_again_with_its_car_hand_and_actions() -> None:
    at = at_work("A:p G", SMALL)
    assert Undo() not in gear_and_piston.legal(at, 0)
    changed, _ = after(
        at,
        (0, Upgrade(Cell(0, 0, "bottom"), part("A:p"))),
        (0, Dismantle(Cell(0, 2, "top"))),
        (0, Build(part("G"), Cell(0, 3, "bottom"))),
    )
    done, events = after(changed, (0, Undo()))
    assert events == [Undone(0)]
    assert done == at


def test_a_confirmed_turn_cannot_be_undone_from_the_next_token() -> None:
    at = at_work("A G", then=(0,))
    done, _ = after(at, (0, Build(part("A"), Cell(0, 0, "bottom"))), (0, Done()))
    assert Undo() not in gear_and_piston.legal(done, 0)
    assert left(done) == SPACES[2].workshop[1]


# a turn that ends because the car is complete


@pytest.mark.parametrize(
    ("made", "ends"),
    [
        (car("Me Fe Me Fe S Fe", "A G A A G A"), True),
        (car("Me Fe Me Fe S", "A G A A G"), False),
        (car("Me Fe Me Fe S Me", "A G A A G A"), False),
        (car("Me Fe Me", "A G A", "Fe S Fe", "A G A"), False),
    ],
)
def test_a_complete_car_of_twelve_parts_ends_the_game_with_its_round(made: Car, ends: bool) -> None:
    at = at_work("", made, then=(1,))
    done, events = after(at, (0, Done()))
    assert (Ending((0,), None) in events) == ends
    assert (done.ended == "car") == ends
