"""Tests of the set-up and the peek rounds in docs/rules/scrapheap-scavengers.md beyond its worked examples,
and of refusals.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.game import Chance
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Action, Choose, Done, EndTurn, Lift, Peek, Place, Spend, Take
from bot.games.scrapheap.rules.components import DECK, SYMBOLS
from bot.games.scrapheap.rules.dice import ranked
from bot.games.scrapheap.rules.events import (
    CollectionOpened,
    Dealt,
    Lifted,
    OrderRolled,
    Peeked,
    PeeksRolled,
    Placed,
    Revealed,
    Spent,
    Waived,
)
from bot.games.scrapheap.rules.model import (
    Choosing,
    Collecting,
    Finished,
    Options,
    Peeking,
    Phase,
    Placing,
    Roll,
)
from tests.games.scrapheap.notation import luck, played, refusal, spot, state

# set-up and dice


def test_two_to_four_can_play() -> None:
    assert scrapheap.seats == range(2, 5)


def test_the_54_cards_are_six_symbols_with_nine_values_each() -> None:
    assert len(DECK) == 54
    for symbol in SYMBOLS:
        assert [each.value for each in DECK if each.symbol == symbol] == [1, 1, 1, 2, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", scrapheap.seats)
@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
def test_all_cards_lie_face_down_and_everyone_draws_different_tiles(seats: int, tiles: int) -> None:
    options = Options(tiles=tiles)  # type: ignore[arg-type]  # one of the four literals
    step = scrapheap.setup(options, seats, luck())
    assert Counter(each.card for each in step.state.grid) == Counter(DECK)
    assert not any(each.up or each.shown or each.seen or each.cubes for each in step.state.grid)
    assert [len(set(own)) for own in step.state.tiles] == [tiles] * seats
    assert [sum(own) for own in step.state.supply] == [20] * seats
    assert (step.state.round, step.state.lap, step.state.retired) == (1, 0, ())
    dealt, order, peeks = step.events
    assert isinstance(dealt, Dealt)
    assert isinstance(order, OrderRolled)
    assert isinstance(peeks, PeeksRolled)
    assert step.state.phase == Peeking(order.order[0], sum(peeks.dice), fresh=True)


@pytest.mark.parametrize("seats", scrapheap.seats)
def test_ruling_17_everyone_begins_with_20_cubes_of_their_own(seats: int) -> None:
    state = scrapheap.setup(Options(), seats, luck()).state
    assert state.supply == tuple(
        tuple(20 * (owner == seat) for owner in range(seats)) for seat in range(seats)
    )


def test_of_the_deal_a_seat_sees_only_its_own_tiles() -> None:
    dealt = scrapheap.setup(Options(), 3, luck()).events[0]
    assert isinstance(dealt, Dealt)
    for place in (None, 0, 1, 2):
        own = tuple(tiles if seat == place else () for seat, tiles in enumerate(dealt.tiles))
        assert scrapheap.visible(dealt, place) == Dealt((), own)


def test_ruling_18_the_highest_roll_is_first_and_those_who_tie_roll_again_among_themselves() -> None:
    tied = 0
    for seed in range(300):
        order, rolls = ranked(range(4), 2, Chance(f"order {seed}", 0))
        assert sorted(order) == list(range(4))
        assert [roll.seat for roll in rolls[:4]] == [0, 1, 2, 3]
        thrown = {seat: [sum(roll.dice) for roll in rolls if roll.seat == seat] for seat in range(4)}
        assert [thrown[seat] for seat in order] == sorted(thrown.values(), reverse=True)
        assert all(2 <= total <= 12 for totals in thrown.values() for total in totals)
        again = {seat for seat, totals in thrown.items() if len(totals) > 1}
        firsts = Counter(totals[0] for totals in thrown.values())
        assert again == {seat for seat, totals in thrown.items() if firsts[totals[0]] > 1}
        tied += bool(again)
    assert 0 < tied < 300


# peeks


def test_only_the_peeker_learns_the_card() -> None:
    at = state(Peeking(0, 5, fresh=True), seats=3)
    card = spot(at, "B4").card
    after, events = played(at, Peek("B4"))
    assert events == [Peeked(0, "B4", card)]
    for place in (None, 1, 2):
        assert scrapheap.visible(events[0], place) == Peeked(0, "B4", None)
        assert not any(square.card for square in scrapheap.view(after, place).grid)
    own = [square for square in scrapheap.view(after, 0).grid if square.card]
    assert [(square.cell, square.card, square.private, square.lies) for square in own] == [
        ("B4", card, True, "down")
    ]
    assert scrapheap.visible(events[0], 0) == events[0]


def test_everybody_sees_where_somebody_peeked() -> None:
    after, _ = played(state(Peeking(1, 5, fresh=True), seats=3, seen={"B4": (2,)}), Peek("B4"))
    for place in (None, 0, 1, 2):
        peeked = {square.cell: square.peeked for square in scrapheap.view(after, place).grid if square.peeked}
        assert peeked == {"B4": (1, 2)}


def test_ruling_1_a_cube_buys_one_more_peek_before_the_first_and_is_out_of_the_game() -> None:
    at = state(Peeking(0, 2, fresh=True))
    after, events = played(at, Spend())
    assert events == [Spent(0)]
    assert (after.supply[0][0], after.spent, after.phase) == (19, (1, 0), Peeking(0, 3, fresh=False))
    assert refusal(after, 0, Spend()).startswith("You can buy only one extra peek per round")
    after, _ = played(at, Peek("A1"))
    assert refusal(after, 0, Spend()).startswith("You can buy only one extra peek per round")


def test_ruling_2_after_the_last_peek_or_when_done_early_cubes_are_placed() -> None:
    at = state(Peeking(0, 1, fresh=True))
    after, _ = played(at, Peek("A1"))
    assert after.phase == Placing(0, 2, None, again=False)
    after, events = played(state(Peeking(0, 7, fresh=True)), Done())
    assert events == [Waived(0, "peeks", 7)]
    assert after.phase == Placing(0, 2, None, again=False)


# cubes


def test_two_cubes_are_placed_or_moved_on_any_cards_also_on_cards_with_cubes() -> None:
    at = state(Placing(0, 2, None, again=False), cubes={"A1": (0, 1), "B2": (1,)})
    after, events = played(at, Lift("A1"), Place("B2"), Place("B2"))
    assert events == [Lifted(0, "A1"), Placed(0, "B2", "A1"), Placed(0, "B2", None)]
    assert (spot(after, "A1").cubes, sorted(spot(after, "B2").cubes)) == ((1,), [0, 0, 1])
    assert after.supply[0][0] == 19
    assert after.phase == Peeking(1, sum(at.dice), fresh=True)


def test_ruling_4_a_cube_put_back_has_not_been_moved() -> None:
    at = state(Placing(0, 1, None, again=True), cubes={"A1": (0,)})
    after, events = played(at, Lift("A1"), Place("A1"))
    assert events[-1] == Placed(0, "A1", "A1")
    assert after == at


def test_after_all_have_peeked_everyone_places_again_in_the_same_order() -> None:
    at = state(Placing(1, 2, None, again=False))
    after, events = played(at, Done())
    assert events == [Waived(1, "cubes", 2)]
    assert after.phase == Placing(0, 2, None, again=True)
    after, _ = played(after, Done())
    assert after.phase == Placing(1, 2, None, again=True)


def test_there_is_one_peek_round_for_each_tile_and_then_the_collection() -> None:
    at = state(Placing(1, 2, None, again=True), options=Options(tiles=2))
    second, events = played(at, Done())
    assert second.round == 2
    assert [type(event) for event in events] == [Waived, OrderRolled, PeeksRolled]
    assert isinstance(second.phase, Peeking)
    while not isinstance(second.phase, Choosing):
        second, events = played(second, Done())
    assert second.round == 2
    assert [type(event) for event in events] == [Waived, CollectionOpened, Revealed]


def test_ruling_18_most_cubes_on_the_grid_go_first_and_a_tie_rolls_one_die() -> None:
    at = state(
        Placing(2, 2, None, again=True),
        seats=3,
        options=Options("stealth", 1),
        cubes={"A1": (0, 1), "C3": (2, 2), "I6": (2,)},
    )
    after, events = played(at, Done())
    opened = events[-1]
    assert isinstance(opened, CollectionOpened)
    assert opened.counts == (1, 1, 3)
    assert opened.order[0] == 2
    assert {roll.seat for roll in opened.rolls} == {0, 1}
    last = {roll.seat: roll.dice for roll in opened.rolls}
    assert opened.order[1] == max(last, key=lambda seat: last[seat])
    assert all(len(roll.dice) == 1 for roll in opened.rolls)
    assert after.phase == Choosing(2)


def test_in_stealth_mode_tiles_stay_hidden_in_public_mode_they_are_revealed() -> None:
    for mode, shown in (("public", True), ("stealth", False)):
        options = Options(mode, 1)  # type: ignore[arg-type]  # one of the two literals
        at = state(Placing(1, 2, None, again=True), options=options)
        assert scrapheap.view(at, 0).tiles == (at.tiles[0], ())
        after, events = played(at, Done())
        assert (Revealed(at.tiles) in events) == shown
        assert scrapheap.view(after, None).tiles == (at.tiles if shown else ((), ()))


def test_turns_are_counted_from_one_a_seats_peeks_and_cubes_its_second_cubes_and_its_corner() -> None:
    at = scrapheap.setup(Options(tiles=2), 3, luck()).state
    told = [at.turn]
    while not isinstance(at.phase, Collecting):
        at, _ = played(at, Choose("A1") if isinstance(at.phase, Choosing) else Done())
        told.append(at.turn)
    a_round = [1, 1, 2, 2, 3, 3, 4, 5, 6]
    assert told == [*a_round, *(6 + turn for turn in a_round), 13, 14, 15, 16]
    assert (at.round, at.lap) == (2, 1)


# refusals


KEPT = ((2, 0), (0, 20))
_LATER = "You can’t do that yet. Collecting starts after the peek rounds."
_PEEKED = "No peeks left. Place a cube, or press *Done*."


@pytest.mark.parametrize(
    ("phase", "action", "words"),
    [
        (Peeking(0, 3, fresh=True), Peek("K9"), "There’s no K9. Columns go from A to I, rows from 1 to 6."),
        (Peeking(0, 3, fresh=True), Peek("C3"), "You already know C3. Peek at another card."),
        (Peeking(0, 3, fresh=True), Peek("B2"), "Someone’s cube is on B2. Peek at another card."),
        (Peeking(0, 3, fresh=True), Spend(), "Your last two cubes become your pawn. Keep them."),
        (Peeking(0, 3, fresh=True), Place("A1"), "Peek first, or press *Done*. Then place your cubes."),
        (Peeking(0, 3, fresh=True), Take(), _LATER),
        (Peeking(1, 3, fresh=True), Peek("A1"), "It’s not your turn yet. Wait for the others."),
        (Placing(0, 2, None, again=False), Peek("A1"), _PEEKED),
        (Placing(0, 2, None, again=True), Spend(), _PEEKED),
        (Placing(0, 2, None, again=False), Place("A1"), "Your last two cubes become your pawn. Keep them."),
        (Placing(0, 2, None, again=False), Lift("B2"), "You have no cube on B2. Choose another card."),
        (
            Placing(0, 2, None, again=False),
            Lift("Z1"),
            "There’s no Z1. Columns go from A to I, rows from 1 to 6.",
        ),
        (Placing(0, 2, None, again=False), EndTurn(), _LATER),
        (Placing(0, 2, "D4", again=False), Done(), "Put down the cube from D4 first."),
        (Placing(0, 2, "D4", again=False), Lift("D4"), "Put down the cube from D4 first."),
        (Choosing(0), Done(), "Choose your pawn’s corner first."),
        (Choosing(1), Choose("A1"), "It’s not your turn yet. Wait for the others."),
        (Finished(), Done(), "This game is over. Start another with *Rematch*."),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_in_a_sentence(
    phase: Phase, action: Action, words: str
) -> None:
    at = state(phase, cubes={"B2": (1,), "D4": (0,)}, seen={"C3": (0,)}, supply=KEPT)
    assert refusal(at, 0, action) == words


def test_ruling_3_a_lifted_cube_may_be_set_down_though_the_supply_is_kept_for_the_pawn() -> None:
    at = state(Placing(0, 1, None, again=True), cubes={"D4": (0,)}, supply=KEPT)
    assert scrapheap.legal(at, 0) == [Lift("D4"), Done()]
    lifted, _ = played(at, Lift("D4"))
    assert len(scrapheap.legal(lifted, 0)) == 54


def test_ruling_14_the_clock_stops_peeking_and_placing_and_puts_a_lifted_cube_back() -> None:
    assert scrapheap.idle(state(Peeking(0, 3, fresh=True)), 0) == Done()
    assert scrapheap.idle(state(Placing(0, 2, None, again=False)), 0) == Done()
    assert scrapheap.idle(state(Placing(0, 2, "D4", again=False)), 0) == Place("D4")
    assert scrapheap.idle(state(Choosing(0)), 0) == Choose("A1")


def test_what_belongs_to_another_phase_is_empty_in_the_view() -> None:
    expected: dict[Phase, tuple[object, ...]] = {
        Peeking(1, 3, fresh=False): (3, False, None, False, 0, 0),
        Peeking(1, 3, fresh=True): (3, True, None, False, 0, 0),
        Placing(1, 2, "C3", again=True): (2, False, "C3", True, 0, 0),
        Choosing(1): (0, False, None, False, 0, 0),
        Collecting(1, 5): (0, False, None, False, 5, 4),
    }
    for phase, told in expected.items():
        view = scrapheap.view(state(phase, pawns="B3 C3"), 0)
        assert (view.left, view.may_spend, view.lifted, view.again, view.points, len(view.leads)) == told
        assert (view.mover, view.places) == (1, ())


def test_the_dice_are_in_the_view() -> None:
    at = scrapheap.setup(Options(), 2, luck()).state
    view = scrapheap.view(at, None)
    assert view.peeks == sum(view.dice)
    assert view.left == view.peeks
    assert view.rolls[0] == Roll(0, view.rolls[0].dice)
    assert view.may_spend
