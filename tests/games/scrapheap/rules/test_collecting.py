"""Tests of collecting, the score and the secrets in docs/rules/scrapheap-scavengers.md, and of refusals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from bot.engine.match import play, start
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import (
    Action,
    Choose,
    Claim,
    Done,
    EndTurn,
    Enter,
    Flip,
    Move,
    Retire,
    Take,
)
from bot.games.scrapheap.rules.collecting import standing
from bot.games.scrapheap.rules.components import AT, CELLS, CORNERS, Cell, Direction
from bot.games.scrapheap.rules.events import (
    Claimed,
    CornerChosen,
    Flipped,
    PawnMoved,
    Took,
    TurnBegan,
    TurnEnded,
)
from bot.games.scrapheap.rules.grid import entry, leads
from bot.games.scrapheap.rules.model import Choosing, Collecting, Finished, Lead, Loot, Options, Pawn, State
from tests.english import english
from tests.games.hooks import hooks
from tests.games.scrapheap.notation import card, luck, played, refusal, spot, state

STEALTH = Options("stealth", 2)


# pawns and moves


def test_ruling_5_a_pawn_is_made_of_two_cubes_of_the_supply_at_a_corner_that_others_may_have_chosen() -> None:
    at = state(Choosing(0), supply=((15, 0), (0, 12)), lap=0)
    after, events = played(at, Choose("I1"), Choose("I1"))
    assert events == [CornerChosen(0, "I1"), CornerChosen(1, "I1"), TurnBegan(0, 15, 8)]
    assert after.supply == ((13, 0), (0, 10))
    assert after.pawns == (Pawn("I1", outside=True),) * 2
    assert (after.lap, after.phase) == (1, Collecting(0, 15))


@pytest.mark.parametrize(
    ("cells", "cell"),
    [
        (None, "A1"),
        ("D1 A2", "D1"),
        ("A5 B2 C6", "A5"),
        ("C2 B3 F6", "B3"),
        ("B4 C2", "C2"),
        ("I6", "I6"),
        ("", None),
    ],
)
def test_ruling_9_a_pawn_enters_at_the_corner_or_slides_along_the_row_the_column_or_to_the_nearest_card(
    cells: str | None, cell: Cell | None
) -> None:
    assert entry(state(Collecting(0, 5), cells=cells).grid, "A1") == cell


@pytest.mark.parametrize(
    ("corner", "cells", "cell"),
    [
        ("I1", "A1 F1 I3", "F1"),
        ("I1", "I6 I3 A2", "I3"),
        ("I1", "A2 H3 B2", "H3"),
        ("I1", "G2 H3", "H3"),
        ("A6", "D6 H6 A2", "D6"),
        ("A6", "A1 A4 I2", "A4"),
        ("A6", "B1 B4 I5", "B4"),
        ("A6", "C5 B4", "B4"),
        ("I6", "A6 G6 I1", "G6"),
        ("I6", "I1 I4 A5", "I4"),
        ("I6", "A1 H2 G5", "G5"),
        ("I6", "G5 H4", "H4"),
    ],
)
def test_ruling_9_holds_from_every_corner(corner: Cell, cells: str, cell: Cell) -> None:
    assert entry(state(Collecting(0, 5), cells=cells).grid, corner) == cell


def test_the_first_move_enters_the_grid_for_one_point() -> None:
    at = state(Collecting(0, 5), pawns="(I6) (A1)")
    assert scrapheap.legal(at, 0) == [Enter(), EndTurn(), Retire()]
    assert scrapheap.view(at, None).leads == (Lead(None, "I6"),)
    after, events = played(at, Enter())
    assert events == [PawnMoved(0, None, "I6")]
    assert (after.pawns[0], after.phase) == (Pawn("I6", outside=False), Collecting(0, 4))


@pytest.mark.parametrize(
    ("pawn", "expected"),
    [
        ("B3", {"left": "A3", "right": "F3", "up": "B1"}),
        ("F6", {"up": "F3"}),
        ("D3", {"left": "B3", "right": "F3"}),  # a gap
        ("H2", {}),
    ],
)
def test_ruling_7_a_move_slides_across_gaps_to_the_next_card_of_the_line(
    pawn: Cell, expected: dict[Direction, Cell]
) -> None:
    at = state(Collecting(0, 5), cells="A3 B3 F3 B1 F6", pawns=f"{pawn} B3")
    assert dict(leads(at.grid, Pawn(pawn, outside=False))) == expected
    moves = [action.direction for action in scrapheap.legal(at, 0) if isinstance(action, Move)]
    assert moves == list(expected)


# the uses of action points


def test_ruling_8_a_flip_costs_one_point_everybody_sees_the_card_and_remembers_it() -> None:
    at = state(Collecting(0, 5), options=STEALTH, pawns="B3 I6")
    found = spot(at, "B3").card
    assert found is not None
    after, events = played(at, Flip(), Flip())
    assert events == [Flipped(0, "B3", found, up=True), Flipped(0, "B3", found, up=False)]
    assert after.phase == Collecting(0, 3)
    for place in (None, 0, 1):
        square = scrapheap.view(after, place).grid[AT["B3"]]
        assert (square.lies, square.card, square.private) == ("down", found, False)


def test_ruling_6_own_cubes_cost_two_points_and_others_three_and_are_then_in_possession() -> None:
    at = state(Collecting(0, 5), cubes={"B3": (0, 1)}, pawns="B3 I6", supply=((9, 0), (0, 9)))
    after, events = played(at, Claim(1))
    assert events == [Claimed(0, 1, "B3")]
    assert (after.supply, after.phase) == (((9, 1), (0, 9)), Collecting(0, 2))
    after, events = played(after, Claim(0))
    assert after.supply == ((10, 1), (0, 9))
    assert events == [Claimed(0, 0, "B3"), TurnEnded(0, 0), TurnBegan(1, 11, 8)]


@pytest.mark.parametrize(
    ("pawn", "points", "action", "words"),
    [
        ("(A1)", 5, Take(), "Enter the grid first. It costs 1 AP."),
        ("(A1)", 5, Move("left"), "Enter the grid first. It costs 1 AP."),
        ("B3", 5, Enter(), "Your pawn is already on the grid. Move it."),
        ("B3", 5, Choose("A1"), "Your pawn already has its corner. Move it now."),
        ("B3", 5, Done(), "The peek rounds are over. Collect your cards now."),
        ("B3", 5, Take(), "B3 still has a cube. Pick it up first."),
        ("A1", 5, Move("up"), "There’s no card above A1. Go another way."),
        ("B3", 2, Claim(1), "That costs 3 AP, and you have 2. End your turn, or do something cheaper."),
        ("B3", 1, Claim(0), "That costs 2 AP, and you have 1. End your turn, or do something cheaper."),
        ("A1", 1, Take(), "That costs 2 AP, and you have 1. End your turn, or do something cheaper."),
        ("A1", 5, Claim(0), "You have no cube on A1. Choose something else."),
        ("A1", 5, Claim(1), "That player has no cube on A1. Choose something else."),
        ("I6", 5, Take(), "The card on I6 is gone. Move to another one."),
        ("I6", 5, Flip(), "The card on I6 is gone. Move to another one."),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_in_a_sentence(
    pawn: str, points: int, action: Action, words: str
) -> None:
    cells = " ".join(cell for cell in CELLS if cell != "I6")
    at = state(Collecting(0, points), cells=cells, cubes={"B3": (0, 1)}, pawns=f"{pawn} C3")
    assert refusal(at, 0, action) == words


def test_ruling_19_cards_and_cubes_are_turned_claimed_and_taken_only_under_the_pawn() -> None:
    at = state(Collecting(0, 9), cubes={"B3": (1,), "C4": (0,)}, pawns="B3 I6")
    assert [each for each in scrapheap.legal(at, 0) if isinstance(each, Claim | Take | Flip)] == [
        Flip(),
        Claim(1),
    ]
    after, _ = played(at, Flip(), Claim(1), Take())
    assert [spot(after, cell).card is None for cell in ("B3", "C4")] == [True, False]
    assert spot(after, "C4").cubes == (0,)


def test_every_seat_is_refused_a_cube_that_is_not_there() -> None:
    at = state(Collecting(1, 5), seats=3, pawns="B3 C3 D3")
    for owner, words in (
        (0, "That player has no cube"),
        (1, "You have no cube"),
        (2, "That player has no cube"),
    ):
        assert refusal(at, 1, Claim(owner)).startswith(words)


def test_ruling_14_the_clock_ends_the_turn() -> None:
    assert scrapheap.idle(state(Collecting(0, 5), pawns="(A1) (A1)"), 0) == EndTurn()


# secrets


def test_a_card_taken_face_down_in_stealth_mode_is_known_to_its_taker_and_to_those_who_had_seen_it() -> None:
    at = state(Collecting(0, 9), seats=3, options=STEALTH, seen={"B3": (2,)}, pawns="B3 I6 I6")
    found = spot(at, "B3").card
    after, events = played(at, Take())
    assert events == [Took(0, "B3", found, shown=False, seen=(2,))]
    for place, knows in ((None, False), (0, True), (1, False), (2, True)):
        loot = Loot("B3", found if knows else None, private=knows)
        assert scrapheap.view(after, place).taken[0] == (loot,)
        heard = scrapheap.visible(events[0], place)
        assert isinstance(heard, Took)
        assert heard.card == (found if knows else None)


@pytest.mark.parametrize(("options", "up"), [(Options("public"), ""), (STEALTH, "B3")])
def test_a_card_taken_face_up_or_in_public_mode_is_shown_to_everybody(options: Options, up: str) -> None:
    at = state(Collecting(0, 9), options=options, up=up, pawns="B3 I6")
    after, events = played(at, Take())
    assert events == [scrapheap.visible(event, None) for event in events]
    assert scrapheap.view(after, None).taken[0] == (Loot("B3", spot(at, "B3").card, private=False),)


def test_running_scores_are_known_to_their_owner_and_to_whoever_knows_tiles_and_cards() -> None:
    for options, others in ((Options("public"), 12), (STEALTH, None)):
        at = state(
            Collecting(0, 9), options=options, tiles=("D", "C"), supply=((9, 0), (1, 11)), pawns="B3 I6"
        )
        assert scrapheap.view(at, 0).scores == (9, others)
        assert scrapheap.view(at, None).scores == (9 if others else None, others)


# score


@pytest.mark.parametrize(("mismatch", "points"), [("minus", 19), ("zero", 23), ("plus", 27)])
def test_ruling_12_cards_that_do_not_match_count_as_the_option_says(mismatch: str, points: int) -> None:
    options = Options(mismatch=mismatch)  # type: ignore[arg-type]  # one of the three literals
    at = state(
        Finished(), options=options, tiles=("DC", "A"), taken=("D6 C3 B4", ""), supply=((14, 0), (0, 2))
    )
    outcome = scrapheap.outcome(at)
    assert outcome is not None
    assert outcome.scores == (points, 2)
    assert outcome.places == (1, 2)
    assert [(line.seat, english(line.reason), line.points) for line in outcome.sheet] == [
        (0, "Oil can 6", 6),
        (0, "Cog 3", 3),
        (0, "Brick 4, no match", points - 23),
        (0, "Cubes", 14),
        (1, "Cubes", 2),
    ]


def test_ruling_13_of_equal_scores_fewer_cards_that_do_not_match_are_better_or_the_place_is_shared() -> None:
    at = state(
        Finished(),
        seats=4,
        tiles=("D", "D", "D", "D"),
        taken=("D6 B1", "D5", "D5", "D4"),
        supply=((9, 0, 0, 0),) * 4,
    )
    outcome = scrapheap.outcome(at)
    assert outcome is not None
    assert outcome.scores == (14, 14, 14, 13)
    assert outcome.places == (3, 1, 1, 4)
    assert scrapheap.view(at, None).places == outcome.places


def test_circles_are_written_with_an_o() -> None:
    assert card("O2").symbol == "Circle"


# properties


def positions(games: int) -> Iterator[tuple[State, Action, State]]:
    """Yield every move of random games of all variants in which nobody finishes early: the state before it,
    the action, and the state after it.
    """
    for number in range(games):
        choices = Random(number)
        options = hooks("scrapheap").options[number % 4]
        game, _ = start(scrapheap, options, 2 + number % 3, f"properties {number}")
        while awaited := scrapheap.awaits(game.state):
            (seat,) = awaited
            action = choices.choice([one for one in scrapheap.legal(game.state, seat) if one != Retire()])
            before = game.state
            game, _ = play(scrapheap, game, seat, action)
            yield before, action, game.state


@pytest.mark.thorough
def test_points_never_fall_below_zero_and_each_action_costs_its_price() -> None:
    spent = 0
    for before, action, after in positions(60):
        if not isinstance(before.phase, Collecting):
            continue
        assert before.phase.points > 0
        if isinstance(after.phase, Collecting):
            assert after.phase.points > 0
            if after.turn == before.turn:
                cost = before.phase.points - after.phase.points
                assert cost == price(before.phase.seat, action)
                spent += cost
    assert spent > 1_000


def price(seat: int, action: Action) -> int:
    """Return the price of an action, from the table in the rules."""
    match action:
        case Enter() | Move() | Flip():
            return 1
        case Take():
            return 2
        case Claim(owner):
            return 2 if owner == seat else 3
        case _:
            return 0


@pytest.mark.thorough
def test_a_pawn_always_lands_on_the_next_card_of_its_line() -> None:
    steps: dict[Direction, tuple[int, int]] = {
        "left": (-1, 0),
        "right": (1, 0),
        "up": (0, -1),
        "down": (0, 1),
    }
    slid = 0
    for before, action, after in positions(60):
        if not isinstance(action, Move) or not isinstance(before.phase, Collecting):
            continue
        pawns = before.pawns[before.phase.seat], after.pawns[before.phase.seat]
        assert pawns[0] is not None
        assert pawns[1] is not None
        across, down = steps[action.direction]
        column, row = pawns[0].cell[0], pawns[0].cell[1]
        passed = 0
        while True:
            column, row = chr(ord(column) + across), chr(ord(row) + down)
            if spot(before, column + row).card is not None:
                break
            passed += 1
        assert pawns[1] == Pawn(column + row, outside=False)
        slid += passed > 0
    assert slid > 100


def test_cards_lie_or_are_taken_and_only_a_take_makes_a_gap() -> None:
    for before, action, after in positions(24):
        gaps = [sum(spot.card is None for spot in at.grid) for at in (before, after)]
        assert gaps[1] - gaps[0] == isinstance(action, Take)
        assert sum(map(len, after.taken)) == gaps[1]


def test_every_line_of_the_grid_is_walked_from_corner_to_corner() -> None:
    """Check that on a full grid, a step always leads to the neighbouring card."""
    at = state(Collecting(0, 5))
    for one, other in pairwise(f"{column}1" for column in "ABCDEFGHI"):
        assert Lead("right", other) in leads(at.grid, Pawn(one, outside=False))
        assert Lead("left", one) in leads(at.grid, Pawn(other, outside=False))
    for corner in CORNERS:
        assert len(leads(at.grid, Pawn(corner, outside=False))) == 2


def test_an_action_of_another_phase_is_out_of_place() -> None:
    for phase, action in ((Collecting(0, 9), Done()), (Choosing(0), EndTurn())):
        with pytest.raises(ValueError, match="is not legal now"):
            scrapheap.apply(state(phase, pawns="B3 I6"), 0, action, luck())


def test_a_pawn_has_no_position_before_its_corner_is_chosen_and_a_turn_can_always_be_ended() -> None:
    with pytest.raises(ValueError, match="seat 0 has no pawn yet"):
        standing(state(Choosing(0)), 0)
    with pytest.raises(ValueError, match="a turn may always be ended"):
        scrapheap.refusal(state(Collecting(0, 9), pawns="B3 I6"), 0, EndTurn())
