"""Tests of finishing early, the quiet lap, and a match of version 1 (docs/rules/scrapheap-scavengers.md)."""

from __future__ import annotations

import pytest

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Claim, EndTurn, Enter, Flip, Move, Retire, Take
from bot.games.scrapheap.rules.events import Closed, LapQuiet, Retired, TurnBegan, TurnEnded
from bot.games.scrapheap.rules.model import Collecting, Finished, State
from bot.games.scrapheap.words.description import describe
from bot.games.scrapheap.words.story import tell
from tests.english import english
from tests.games.scrapheap.notation import played, refusal, state

NAMES = ("Ann", "Bo", "Cy")
SUPPLY = ((9, 0, 0), (0, 9, 0), (0, 0, 9))


def three(seat: int, *, lap: int = 2, stirred: bool = True) -> State:
    """Return a game of three players who are collecting, in which `seat` is to move. stirred: whether
    something has happened in this lap.
    """
    pawns = "B3 I6 A1"
    return state(Collecting(seat, 5), seats=3, pawns=pawns, supply=SUPPLY, lap=lap, stirred=stirred)


def test_ruling_15_a_player_who_finished_for_good_has_no_more_turns_and_the_pawn_leaves() -> None:
    after, events = played(three(1), Retire())
    assert events == [Retired(1, 5), TurnBegan(2, 11, 7)]
    assert after.pawns[1] is None
    assert after.supply == SUPPLY
    after, _ = played(after, Flip(), EndTurn(), EndTurn())
    assert after.phase == Collecting(2, 11)
    view = scrapheap.view(after, 1)
    assert (view.retired, view.turns) == ((1,), (5, 0, 6))


def test_the_next_lap_begins_with_the_first_who_is_not_done() -> None:
    after, _ = played(three(0), Retire(), Flip(), EndTurn(), EndTurn())
    assert (after.lap, after.phase) == (3, Collecting(1, 11))


def test_the_game_ends_when_everybody_is_done_for_good() -> None:
    after, events = played(three(0), Retire(), Retire(), Retire())
    assert after.phase == Finished()
    assert events[-1] == Closed(empty=False, scores=(9, 9, 9), why="retired")


def test_in_the_last_lap_a_turn_is_only_ended() -> None:
    at = three(0, lap=8)
    assert Retire() not in scrapheap.legal(at, 0)
    assert refusal(at, 0, Retire()) == "This is your last turn. End it."


def test_ruling_16_one_player_cannot_end_the_game_while_the_other_walks() -> None:
    """Put both players' cubes on the grid. Ann walks to hers, and Bo ends his turns immediately."""
    cubes = {"C3": (0,) * 8, "F4": (1,) * 8}
    at = state(Collecting(0, 12), pawns="(A1) (I6)", supply=((10, 0), (0, 10)), stirred=False, cubes=cubes)
    after, events = played(at, Enter(), EndTurn(), EndTurn())
    assert not [event for event in events if isinstance(event, Closed | LapQuiet)]
    after, _ = played(after, *[Move("right")] * 2, *[Move("down")] * 2, *[Claim(0)] * 4)
    assert after.supply[0] == (14, 0)


def test_ruling_16_the_game_ends_after_two_quiet_laps_and_the_table_says_so_one_lap_ahead() -> None:
    after, events = played(three(2, stirred=False), EndTurn())
    assert events == [TurnEnded(2, 5), LapQuiet(), TurnBegan(0, 11, 6)]
    told = english(describe(scrapheap.view(after, 1), NAMES))
    assert "If nobody does anything this round, the game ends." in told
    said = "Nobody did anything this round. One more round like this, and the game ends."
    assert english(tell(LapQuiet(), NAMES, None).text) == said
    after, events = played(after, EndTurn(), EndTurn(), EndTurn())
    assert after.phase == Finished()
    assert events[-2:] == [TurnEnded(2, 11), Closed(empty=False, scores=(9, 9, 9), why="quiet")]


def test_ruling_16_nothing_is_said_before_the_last_lap_which_ends_the_game_anyhow() -> None:
    _, events = played(three(2, lap=7, stirred=False), EndTurn())
    assert LapQuiet() not in events


@pytest.mark.parametrize("action", [Move("right"), Flip(), Take(), Claim(0)])
def test_ruling_16_whoever_does_anything_in_a_lap_keeps_the_collection_going(
    action: Move | Flip | Take | Claim,
) -> None:
    cubes = {"A1": (0,)} if isinstance(action, Claim) else {}
    at = state(
        Collecting(2, 9),
        seats=3,
        pawns="B3 I6 A1",
        supply=SUPPLY,
        lap=2,
        stirred=False,
        quiet=True,
        cubes=cubes,
    )
    assert scrapheap.view(at, 0).quiet
    after, _ = played(at, action)
    assert not scrapheap.view(after, 0).quiet
    after, _ = played(after, EndTurn())
    assert (after.lap, after.stirred, after.quiet) == (3, False, False)
    assert isinstance(after.phase, Collecting)


def test_a_lap_counts_from_its_first_turn_to_its_last() -> None:
    """Check that two quiet turns at the end of a lap and two at the start of the next do not make a quiet
    lap.
    """
    at = three(0)
    after, _ = played(at, Flip(), EndTurn(), EndTurn(), EndTurn(), EndTurn(), EndTurn())
    assert (after.lap, after.phase) == (3, Collecting(2, 11))
