"""Refusals and their texts, the clock's moves, and invariants of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine.chance import Chance
from bot.engine.game import IllegalMove, Seat
from bot.engine.match import play, start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import (
    Action,
    Build,
    Discard,
    Dismantle,
    Done,
    Draw,
    Keep,
    Mend,
    Merge,
    Muscle,
    Patch,
    Place,
    Pocket,
    Return,
    Spy,
    Steal,
    Take,
    Undo,
    Upgrade,
    Visit,
)
from bot.games.gear_and_piston.rules.car import NO_CAR, SECTIONS, Cell, placed
from bot.games.gear_and_piston.rules.components import HAND, ROW_OF
from bot.games.gear_and_piston.rules.figures import figures
from bot.games.gear_and_piston.rules.flow import Misplaced
from bot.games.gear_and_piston.rules.model import (
    Assembling,
    Bench,
    Dealing,
    Discarding,
    Finished,
    Options,
    Patenting,
    Phase,
    Planning,
    Returning,
    Scavenging,
    Scheming,
    Scrapping,
    Sorting,
    State,
    Stealing,
    Working,
)
from bot.games.gear_and_piston.rules.refresh import close
from bot.games.gear_and_piston.rules.scrap import Placement
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, hand, match, parts, table

FULL = "Me! Fe! A! G! S!"
SMALL = car("Me Fe S", "A G A")
APART = car("Me Fe", "A G", "S", "A")
SPENT = Working(0, 0, False, (), Bench(SMALL, hand("A Me"), 3))
THREE = car("Me . Ms", "A G A", "S", ".")
"""Two sections; without its gear the first would split in two."""

REFUSED: list[tuple[State, Seat, Action, str]] = [
    (table(Finished(), ended="office"), 0, Done(), "The game is over."),
    (table(), 1, Place("workshop"), "It is not your turn."),
    (
        table(tokens={"junk yard": (0, 1)}),
        0,
        Place("junk yard"),
        "All spaces of the Junk Yard are taken: place your token elsewhere.",
    ),
    (
        table(),
        0,
        Draw(),
        "The tokens are being placed: actions are carried out once all of them lie on the board.",
    ),
    (
        table(Discarding((1,), (None, None)), hands=["A", "A"]),
        0,
        Done(),
        "You have chosen already: your choice is carried out once all have chosen.",
    ),
    (table(Discarding((1,), (None, None))), 0, Done(), "You have no Blueprint to discard."),
    (
        table(Discarding((0,), (None, None)), hands=["A"]),
        0,
        Discard(part("G")),
        "Now you may discard one of your own Blueprints, or keep all of them.",
    ),
    (
        table(Scheming(0), hands=[FULL, "A"]),
        0,
        Spy(1),
        "You hold five Blueprints, and more than five are not allowed.",
    ),
    (
        table(Scheming(0), hands=[FULL, "A"]),
        0,
        Visit(),
        "You hold five Blueprints, and more than five are not allowed.",
    ),
    (table(Scheming(0), hands=["A", ""]), 0, Spy(1), "That player has no Blueprints."),
    (table(Scheming(0), hands=["A", ""]), 0, Spy(0), "You cannot spy on yourself."),
    (
        table(Scheming(0), new=""),
        0,
        Visit(),
        "The New stack is empty: there is nothing at the Black Market.",
    ),
    (
        table(Scheming(0), tokens={"workshop": (0,)}),
        0,
        Muscle("workshop", 0, 1),
        "Union Muscle moves a token of your own to a space that another token holds, "
        "in the Patent Office, the Junk Yard or the Workshop.",
    ),
    (
        table(Scheming(0)),
        0,
        Draw(),
        "Your token is in the Back Alley: choose Espionage, Union Muscle or the Black Market.",
    ),
    (
        table(Stealing(0, 1), hands=["", "A G"]),
        0,
        Steal(part("S")),
        "You are spying: take one Blueprint of the hand you look into.",
    ),
    (
        table(Dealing(0, parts("A:c A:p"))),
        0,
        Pocket(part("S")),
        "You are at the Black Market: keep one of the parts you look at.",
    ),
    (
        table(Returning(0, parts("A:c A:p"), short=False)),
        0,
        Return("top", parts("A:c")),
        "Put the other parts back, all on top of the New stack or all at its bottom.",
    ),
    (
        table(Patenting(0)),
        0,
        Take(part("G"), "office"),
        "At the Patent Office you take one New part that lies there, or draw from its stack.",
    ),
    (
        table(Scavenging(0, 0)),
        0,
        Done(),
        "At the Junk Yard you take one or two Junk parts that lie there, or from its stack.",
    ),
    (
        table(Sorting(0, parts("A G"), ()), jump_row=True),
        0,
        Keep(part("S")),
        "You keep up to two of the Junk parts you drew, and no more than five Blueprints in all.",
    ),
    (
        table(Assembling((1,), (None, None)), cars=[SMALL, APART]),
        0,
        Merge(2),
        "Your car is in one piece: the others assemble theirs.",
    ),
    (
        table(Assembling((1,), (2, None)), cars=[APART, APART]),
        0,
        Merge(2),
        "You have chosen already: your choice is carried out once all have chosen.",
    ),
    (
        table(Assembling((0,), (None, None)), cars=[APART, SMALL]),
        0,
        Merge(9),
        "The game is ending: merge your two sections at an offset where they touch.",
    ),
    (
        table(Scrapping(0, 1), cars=[car("Me Fe .", "A G A")]),
        0,
        Patch(Placement(Cell(0, 2, "top"), "motor", "steam")),
        "A scrap must mend a defect of your car: beside it, or over a part that is no scrap.",
    ),
]
WORK: list[tuple[State, Action, str]] = [
    (
        table(SPENT, hands=["A Me"], cars=[SMALL]),
        Build(part("A"), Cell(0, 3, "bottom")),
        "You have no action left in this Workshop turn.",
    ),
    (
        table(SPENT, hands=["A Me"], cars=[SMALL]),
        Upgrade(Cell(0, 0, "top"), part("Me")),
        "You have no action left in this Workshop turn.",
    ),
    (at_work("A"), Build(part("G"), Cell(0, 0, "bottom")), "You do not hold that Blueprint."),
    (at_work("A"), Build(part("A"), Cell(0, 0, "top")), "That part belongs in the bottom row."),
    (
        at_work("A", SMALL),
        Build(part("A"), Cell(0, 5, "bottom")),
        "A part is built on an empty place next to a part, or begins one of at most two sections.",
    ),
    (at_work("A", SMALL), Dismantle(Cell(0, 5, "bottom")), "Nothing stands there."),
    (
        at_work("A", THREE),
        Dismantle(Cell(0, 1, "bottom")),
        "Without that part the car would fall into more than two sections.",
    ),
    (at_work("A", SMALL), Upgrade(Cell(0, 5, "bottom"), part("A")), "Nothing stands there."),
    (
        at_work("A", SMALL),
        Upgrade(Cell(0, 1, "bottom"), part("A")),
        "A part is upgraded by one of the same type and colour, in the same row.",
    ),
    (at_work("A", SMALL), Merge(0), "Your car is in one piece: there is nothing to merge."),
    (
        at_work("A", APART),
        Merge(0),
        "The two sections must touch side by side or up and down, and no place may be used twice.",
    ),
    (at_work("A", SMALL), Undo(), "You have changed nothing in this Workshop turn."),
    (
        at_work("A", SMALL),
        Mend(),
        "You are in the Workshop: build, upgrade, dismantle, merge, or confirm your turn.",
    ),
]


@pytest.mark.parametrize(("at", "seat", "action", "words"), REFUSED)
def test_a_refusal_names_the_rule(at: State, seat: Seat, action: Action, words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(gear_and_piston, match(at), seat, action)
    assert str(refused.value) == words


@pytest.mark.parametrize(("at", "action", "words"), WORK)
def test_a_refusal_in_the_workshop_names_the_rule(at: State, action: Action, words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(gear_and_piston, match(at), 0, action)
    assert str(refused.value) == words


# the clock


@pytest.mark.parametrize(
    ("at", "taken"),
    [
        (table(), Place("patent office")),
        (table(Discarding((0,), (None, None)), hands=["A"]), Done()),
        (at_work("A", SMALL), Done()),
        (table(Scrapping(0, 1), cars=[car("Me Fe", "A G")]), Mend()),
        (table(Patenting(0)), Take(part("Me:r"), "office")),
    ],
)
def test_ruling_14_the_clock_takes_what_costs_least(at: State, taken: Action) -> None:
    assert gear_and_piston.idle(at, 0) == taken


def test_a_game_of_players_who_time_out_ends() -> None:
    game, _ = start(gear_and_piston, Options(), 4, "sleepers")
    while awaited := gear_and_piston.awaits(game.state):
        seat = min(awaited)
        game, _ = play(gear_and_piston, game, seat, gear_and_piston.idle(game.state, seat))
    assert gear_and_piston.outcome(game.state) is not None


# every game


@pytest.mark.parametrize("jump_row", [False, True])
@pytest.mark.parametrize("seats", gear_and_piston.seats)
def test_no_car_breaks_the_two_rows_or_the_two_sections_and_no_hand_its_limit(
    seats: int, jump_row: bool
) -> None:
    for number in range(5):
        choices = Random(number)
        game, _ = start(gear_and_piston, Options("advanced", jump_row), seats, f"rows {number}")
        while awaited := gear_and_piston.awaits(game.state):
            seat = choices.choice(sorted(awaited))
            game, _ = play(
                gear_and_piston, game, seat, choices.choice(gear_and_piston.legal(game.state, seat))
            )
            assert all(len(each) <= HAND for each in game.state.hands)
            for made in game.state.cars:
                assert len(made.sections) <= SECTIONS
                for cell, each in placed(made):
                    assert cell.row == each.row == ROW_OF.get(each.type, each.row)


def test_a_turn_begins_with_each_token_placed_and_each_token_resolved() -> None:
    for turn in (30, 31):
        one, _ = after(replace(table(Planning(0)), turn=turn), (0, Place("workshop")))
        assert gear_and_piston.turn(one) == turn + 1
        at = table(Patenting(0), tokens={"patent office": (0, 0)})
        two, _ = after(replace(at, turn=turn), (0, Draw()))
        assert gear_and_piston.turn(two) == turn + 1


@pytest.mark.parametrize("turn", [30, 31])
def test_a_turn_begins_with_the_next_round_with_assembling_and_with_each_car_that_is_scrapped(
    turn: int,
) -> None:
    for jump_row in (False, True):
        course = close(replace(table(jump_row=jump_row), turn=turn))
        assert (course.state.turn, course.state.round) == (turn + 1, 4)
    apart = table(at_work("A").phase, hands=["A"], cars=[car("Me Fe", "A G", "S", "."), SMALL], new="")
    apart = replace(apart, tokens=((), (), (), (0,)), turn=turn)
    asked, _ = after(apart, (0, Done()))
    assert asked.turn == turn + 1
    scrapping, _ = after(asked, (0, Merge(2)))
    assert (scrapping.turn, scrapping.phase) == (turn + 2, Scrapping(0, 1))
    over, _ = after(scrapping, (0, Mend()))
    assert (over.turn, over.phase) == (turn + 3, Finished())
    both = replace(apart, cars=(car("Me Fe .", "A G A"),) * 2)
    scrapping, _ = after(both, (0, Done()), (0, Mend()))
    assert (scrapping.turn, scrapping.phase) == (turn + 3, Scrapping(1, 0))
    assert figures([both, scrapping, replace(scrapping, round=4)], []).rounds == 4


@pytest.mark.parametrize(
    ("phase", "action"),
    [
        (Planning(0), Done()),
        (Scheming(0), Done()),
        (Patenting(0), Mend()),
        (Working(0, 3, False, (), Bench(NO_CAR, (), 3)), Mend()),
        (Scrapping(0, 1), Done()),
        (Assembling((0, 1), (None, None)), Done()),
        (Finished(), Done()),
    ],
)
def test_an_action_of_another_phase_is_out_of_place(phase: Phase, action: Action) -> None:
    with pytest.raises(Misplaced):
        gear_and_piston.apply(table(phase), 0, action, Chance("misplaced", 0))
