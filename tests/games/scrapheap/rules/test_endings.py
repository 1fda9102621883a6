"""Tests of the end of a turn in the collecting phase, and of the game (docs/rules/scrapheap-scavengers.md,
section 5).
"""

from __future__ import annotations

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import EndTurn, Flip, Take
from bot.games.scrapheap.rules.events import Closed, Revealed, SatOut, TurnBegan, TurnEnded
from bot.games.scrapheap.rules.model import Collecting, Finished, Options
from tests.games.scrapheap.notation import played, state

STEALTH = Options("stealth")


def test_ruling_10_a_turn_ends_with_its_last_point_or_before() -> None:
    at = state(Collecting(0, 2), pawns="B3 I6", supply=((9, 0), (0, 9)))
    after, events = played(at, Take())
    assert events[1:] == [TurnEnded(0, 0), TurnBegan(1, 11, 8)]
    assert after.phase == Collecting(1, 11)
    after, events = played(after, EndTurn())
    assert events == [TurnEnded(1, 11), TurnBegan(0, 11, 7)]
    assert (after.lap, after.stirred) == (2, False)


def test_ruling_10_a_turn_ends_when_no_card_is_in_reach_and_later_ones_pass_at_once() -> None:
    at = state(Collecting(0, 9), cells="B3 H6 I5", pawns="B3 H6", lap=6, supply=((9, 0), (0, 9)))
    after, events = played(at, Take())
    assert events[1:] == [TurnEnded(0, 7), TurnBegan(1, 11, 3)]
    after, events = played(after, Flip(), EndTurn())
    assert events[1:] == [TurnEnded(1, 10), SatOut(0), TurnBegan(1, 11, 2)]
    assert (after.lap, after.turn) == (7, at.turn + 3)
    assert scrapheap.view(after, None).turns == (1, 2)
    after, _ = played(after, Flip(), EndTurn())
    after, events = played(after, EndTurn())
    assert events[0] == TurnEnded(1, 11)
    assert isinstance(events[-1], Closed)
    assert after.phase == Finished()


def test_ruling_10_who_sits_out_the_last_turns_of_all_ends_the_game() -> None:
    at = state(Collecting(1, 5), cells="B3", pawns="I5 I6", lap=7, supply=((9, 0), (0, 9)))
    after, events = played(at, EndTurn())
    assert [event for event in events if isinstance(event, SatOut)] == [SatOut(0), SatOut(1)]
    assert after.phase == Finished()


def test_ruling_10_a_pawn_on_a_card_does_not_sit_out_though_no_other_is_in_reach() -> None:
    at = state(Collecting(1, 5), cells="B3 H6", pawns="B3 I6", lap=3, supply=((9, 0), (0, 9)))
    _, events = played(at, EndTurn())
    assert events == [TurnEnded(1, 5), TurnBegan(0, 11, 5)]


def test_the_game_ends_when_all_turns_are_done() -> None:
    at = state(
        Collecting(1, 5),
        options=STEALTH,
        pawns="B3 I6",
        lap=8,
        tiles=("D", "C"),
        taken=("", "C5"),
        supply=((9, 0), (0, 9)),
    )
    after, events = played(at, EndTurn())
    assert events == [TurnEnded(1, 5), Revealed(at.tiles), Closed(empty=False, scores=(9, 14))]
    assert after.phase == Finished()
    assert scrapheap.view(after, 0).turns == (0, 0)


def test_ruling_11_the_game_ends_when_the_grid_is_empty() -> None:
    at = state(Collecting(0, 5), cells="B3", pawns="B3 I6")
    after, events = played(at, Take())
    assert after.phase == Finished()
    closed = events[-1]
    assert isinstance(closed, Closed)
    assert closed.empty
