"""Tests of refusals and their texts, the clock's moves, and invariants of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine.game import Chance, IllegalMove, Seat
from bot.engine.match import play, start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules import turns
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
from bot.games.gear_and_piston.rules.components import HAND
from bot.games.gear_and_piston.rules.figures import figures
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
from bot.games.gear_and_piston.rules.turns import Misplaced
from tests.english import english
from tests.games.gear_and_piston.notation import ROW_OF, car, part
from tests.games.gear_and_piston.table import after, at_work, hand, match, parts, table

FULL = "Me! Fe! A! G! S!"
SMALL = car("Me Fe S", "A G A")
APART = car("Me Fe", "A G", "S", "A")
SPENT = Working(0, 0, False, (), Bench(SMALL, hand("A Me"), 3))
THREE = car("Me . Ms", "A G A", "S", ".")
"""A car of two sections. Without its gear, the first section would split in two."""

REFUSED: list[tuple[State, Seat, Action, str]] = [
    (table(Finished(), ended="office"), 0, Done(), "This game is over. Start another with *Rematch*."),
    (table(), 1, Place("workshop"), "It’s not your turn. Wait for yours."),
    (
        table(tokens={"junk yard": (0, 1)}),
        0,
        Place("junk yard"),
        "The Junk Yard is full. Choose another location.",
    ),
    (
        table(),
        0,
        Draw(),
        "Tokens come first. Place one on a location.",
    ),
    (
        table(Discarding((1,), (None, None)), hands=["A", "A"]),
        0,
        Done(),
        "You’ve already chosen. Wait for the others.",
    ),
    (
        table(Discarding((1,), (None, None))),
        0,
        Done(),
        "You have no Blueprint to discard. Wait for the others.",
    ),
    (
        table(Discarding((0,), (None, None)), hands=["A"]),
        0,
        Discard(part("G")),
        "Discard one of your Blueprints, or keep them all.",
    ),
    (
        table(Scheming(0), hands=[FULL, "A"]),
        0,
        Spy(1),
        "Your hand is full (5 Blueprints). Choose something else.",
    ),
    (
        table(Scheming(0), hands=[FULL, "A"]),
        0,
        Visit(),
        "Your hand is full (5 Blueprints). Choose something else.",
    ),
    (table(Scheming(0), hands=["A", ""]), 0, Spy(1), "That hand is empty. Spy on someone else."),
    (table(Scheming(0), hands=["A", ""]), 0, Spy(0), "You can’t spy on yourself. Choose another player."),
    (
        table(Scheming(0), new=""),
        0,
        Visit(),
        "The New stack is empty. Choose something else.",
    ),
    (
        table(Scheming(0), tokens={"workshop": (0,)}),
        0,
        Muscle("workshop", 0, 1),
        "Move one of your tokens onto another token’s space, but not in the Back Alley.",
    ),
    (
        table(Scheming(0)),
        0,
        Draw(),
        "You’re in the Back Alley. Spy, move a token or visit the Black Market.",
    ),
    (
        table(Stealing(0, 1), hands=["", "A G"]),
        0,
        Steal(part("S")),
        "You’re spying. Take a Blueprint from that player’s hand.",
    ),
    (
        table(Dealing(0, parts("A:c A:p"))),
        0,
        Pocket(part("S")),
        "You’re at the Black Market. Keep one of the parts you see.",
    ),
    (
        table(Returning(0, parts("A:c A:p"), short=False)),
        0,
        Return("top", parts("A:c")),
        "Put the other parts back, all on top or all at the bottom.",
    ),
    (
        table(Patenting(0)),
        0,
        Take(part("G"), "office"),
        "You’re at the Patent Office. Take a New part, or draw one.",
    ),
    (
        table(Scavenging(0, 0)),
        0,
        Done(),
        "You’re in the Junk Yard. Take a Junk part, or draw one.",
    ),
    (
        table(Sorting(0, parts("A G"), ()), jump_row=True),
        0,
        Keep(part("S")),
        "Keep up to two of the parts you drew. Your hand holds at most five.",
    ),
    (
        table(Assembling((1,), (None, None)), cars=[SMALL, APART]),
        0,
        Merge(2),
        "Your car is in one piece. The others are merging theirs.",
    ),
    (
        table(Assembling((1,), (2, None)), cars=[APART, APART]),
        0,
        Merge(2),
        "You’ve already chosen. Wait for the others.",
    ),
    (
        table(Assembling((0,), (None, None)), cars=[APART, SMALL]),
        0,
        Merge(9),
        "The game is ending. Merge your two sections where they touch.",
    ),
    (
        table(Scrapping(0, 1), cars=[car("Me Fe .", "A G A")]),
        0,
        Patch(Placement(Cell(0, 2, "top"), "motor", "steam")),
        "Scrap must mend your car. Place it beside the car, or over a part that isn’t scrap.",
    ),
]
WORK: list[tuple[State, Action, str]] = [
    (
        table(SPENT, hands=["A Me"], cars=[SMALL]),
        Build(part("A"), Cell(0, 3, "bottom")),
        "No actions left. Press *Done*, or undo the turn.",
    ),
    (
        table(SPENT, hands=["A Me"], cars=[SMALL]),
        Upgrade(Cell(0, 0, "top"), part("Me")),
        "No actions left. Press *Done*, or undo the turn.",
    ),
    (at_work("A"), Build(part("G"), Cell(0, 0, "bottom")), "You don’t have that Blueprint. Pick another."),
    (
        at_work("A"),
        Build(part("A"), Cell(0, 0, "top")),
        "That part goes in the bottom row. Choose a place there.",
    ),
    (
        at_work("A", SMALL),
        Build(part("A"), Cell(0, 5, "bottom")),
        "Build next to another part. Two sections are the limit.",
    ),
    (at_work("A", SMALL), Dismantle(Cell(0, 5, "bottom")), "There’s no part there. Choose another place."),
    (
        at_work("A", THREE),
        Dismantle(Cell(0, 1, "bottom")),
        "Your car would split into three sections. Remove a different part.",
    ),
    (
        at_work("A", SMALL),
        Upgrade(Cell(0, 5, "bottom"), part("A")),
        "There’s no part there. Choose another place.",
    ),
    (
        at_work("A", SMALL),
        Upgrade(Cell(0, 1, "bottom"), part("A")),
        "Upgrade with a Blueprint of the same type and colour. Choose another one.",
    ),
    (at_work("A", SMALL), Merge(0), "Your car is in one piece. There’s nothing to merge."),
    (
        at_work("A", APART),
        Merge(0),
        "The sections must touch without overlapping. Choose another way.",
    ),
    (at_work("A", SMALL), Undo(), "Nothing to undo yet. Build something first."),
    (
        at_work("A", SMALL),
        Mend(),
        "You’re in the Workshop. Build, upgrade, remove or merge, or press *Done*.",
    ),
]


@pytest.mark.parametrize(("at", "seat", "action", "words"), REFUSED)
def test_a_refusal_says_what_is_in_the_way_and_what_to_do(
    at: State, seat: Seat, action: Action, words: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(gear_and_piston, match(at), seat, action)
    assert english(refused.value.text) == words


@pytest.mark.parametrize(("at", "action", "words"), WORK)
def test_a_refusal_in_the_workshop_says_what_to_do(at: State, action: Action, words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(gear_and_piston, match(at), 0, action)
    assert english(refused.value.text) == words


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


@pytest.mark.few(2)
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


def test_a_player_with_room_in_the_hand_is_asked_to_discard_only_if_an_investor_minds_blueprints() -> None:
    phase = Discarding((0, 1), (None, None))
    content = table(phase, hands=["Me", "Fe"], investors=("all alike", "most parts"))
    assert turns.trivial(gear_and_piston.view(content, None), 0) == Done()
    minded = table(phase, hands=["Me", "Fe"], investors=("all alike", "inefficiency"))
    assert turns.trivial(gear_and_piston.view(minded, None), 0) is None
