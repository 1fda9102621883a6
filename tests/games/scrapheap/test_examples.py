"""Tests of the worked examples in docs/rules/scrapheap-scavengers.md, section 9, each named after its
sentence.
"""

from __future__ import annotations

from bot.engine.match import play
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Claim, EndTurn, Move, Peek, Take
from bot.games.scrapheap.rules.events import TurnBegan
from bot.games.scrapheap.rules.model import Collecting, Peeking
from bot.games.scrapheap.rules.scoring import score
from tests.games.scrapheap.notation import match, refusal, spot, state


def test_example_1_tiles_drop_cog_taken_drop_6_cog_3_brick_4_14_cubes_in_possession_19() -> None:
    at = state(
        Collecting(0, 5), tiles=("DC", "A"), taken=("D6 C3 B4", ""), supply=((14, 0), (18, 0)), pawns="B3 I6"
    )
    assert score(at, 0) == 6 + 3 + 14 - 4 == 19
    assert scrapheap.view(at, 0).scores[0] == 19


def test_example_2_16_cubes_in_possession_18_ap_claiming_an_own_cube_gives_none_before_the_next_turn() -> (
    None
):
    at = state(Collecting(1, 1), supply=((16, 0), (0, 9)), cubes={"B3": (0,)}, pawns="B3 I6")
    game, events = play(scrapheap, match(at), 1, EndTurn())
    assert TurnBegan(0, 18, 7) in events
    assert game.state.phase == Collecting(0, 18)
    game, _ = play(scrapheap, game, 0, Claim(0))
    assert sum(game.state.supply[0]) == 17
    assert game.state.phase == Collecting(0, 16)
    game, _ = play(scrapheap, game, 0, EndTurn())
    game, events = play(scrapheap, game, 1, EndTurn())
    assert TurnBegan(0, 19, 6) in events


def test_example_3_row_3_holds_cards_only_at_a_and_f_a_move_right_from_a_costs_1_and_lands_on_f() -> None:
    at = state(Collecting(0, 10), cells="A3 F3 B1 C4 F6", pawns="A3 I6")
    game, _ = play(scrapheap, match(at), 0, Move("right"))
    pawn = game.state.pawns[0]
    assert pawn is not None
    assert pawn.cell == "F3"
    assert game.state.phase == Collecting(0, 9)


def test_example_4_a_card_with_another_players_cube_may_not_be_peeked_at_one_with_own_cubes_may() -> None:
    at = state(Peeking(0, 5, fresh=True), cubes={"B4": (1,), "C4": (0, 0), "D4": (0, 1)})
    for cell in ("B4", "D4"):
        assert refusal(at, 0, Peek(cell)) == f"Someone’s cube is on {cell}. Peek at another card."
    game, _ = play(scrapheap, match(at), 0, Peek("C4"))
    assert spot(game.state, "C4").seen == (0,)


def test_example_5_take_refused_on_a_card_with_a_cube_clear_the_cubes_first() -> None:
    at = state(Collecting(0, 10), cubes={"B3": (0,)}, pawns="B3 I6")
    assert refusal(at, 0, Take()) == "B3 still has a cube. Pick it up first."
    game, _ = play(scrapheap, match(at), 0, Claim(0))
    game, _ = play(scrapheap, game, 0, Take())
    assert len(game.state.taken[0]) == 1
    assert spot(game.state, "B3").card is None
