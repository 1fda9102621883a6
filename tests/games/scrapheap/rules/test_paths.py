"""Tests of the cheapest path to a card: the fewest moves that the rules allow."""

from __future__ import annotations

from collections import deque

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import EndTurn, Enter, Move
from bot.games.scrapheap.rules.components import AT, CELLS
from bot.games.scrapheap.rules.grid import FAR, leads
from bot.games.scrapheap.rules.model import Collecting, Pawn, State
from bot.games.scrapheap.rules.paths import prices, ways, ways_of
from tests.games.scrapheap.notation import played, state


def farthest(at: State) -> dict[str, int]:
    """Return the number of moves to each card that a pawn can reach, by trying every move that the rules
    allow.
    """
    found = {at.pawns[0]: 0}
    queue = deque(found)
    while queue:
        pawn = queue.popleft()
        assert pawn is not None
        for _, cell in leads(at.grid, pawn):
            if (there := Pawn(cell, outside=False)) not in found:
                found[there] = found[pawn] + 1
                queue.append(there)
    return {pawn.cell: moves for pawn, moves in found.items() if pawn is not None and not pawn.outside}


def test_every_way_leads_there_by_moves_of_the_rules_and_none_is_shorter() -> None:
    for cells in (None, "A3 B3 F3 B1 F6 I1 C5", "A3 B3 F3 I1"):
        for pawn in ("B3", "(A1)", "D4"):
            at = state(Collecting(0, 60), cells=cells, pawns=f"{pawn} I6")
            away = farthest(at)
            ways = ways_of(scrapheap.view(at, 0))
            assert {CELLS[place]: len(way) for place, way in ways.items()} == away
            for place, way in ways.items():
                after, _ = played(at, *way)
                assert after.pawns[0] == (CELLS[place], False)


def test_on_a_full_grid_a_card_is_as_far_as_its_columns_and_rows_say() -> None:
    for at, cell in enumerate(CELLS):
        way = ways([True] * len(CELLS), Pawn(cell, outside=False))
        assert [len(way[other]) for other in range(len(CELLS))] == list(FAR[at])


def test_a_pawn_outside_enters_first() -> None:
    at = state(Collecting(0, 5), cells="B3 B5", pawns="(A1) I6")
    assert ways_of(scrapheap.view(at, 0)) == {AT["B3"]: (Enter(),), AT["B5"]: (Enter(), Move("down"))}


def test_prices_are_those_of_cards_within_the_points_left() -> None:
    at = state(Collecting(0, 2), cells="B3 C3 D3 E3", pawns="B3 I6")
    assert prices(scrapheap.view(at, 0)) == {AT["C3"]: 1, AT["D3"]: 2}


def test_outside_a_turn_of_the_collection_nothing_has_a_price() -> None:
    at = state(Collecting(1, 2), pawns="B3 I6", lap=8)
    over, _ = played(at, EndTurn())
    assert prices(scrapheap.view(over, 0)) == {}
