"""Tests of goals: cards that count for the mover, with their points and price."""

from __future__ import annotations

from dataclasses import replace

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import EndTurn, Move, Retire
from bot.games.scrapheap.rules.collecting import laps
from bot.games.scrapheap.rules.components import AT, Card, Cell
from bot.games.scrapheap.rules.goals import finishing, goals, route, weighed
from bot.games.scrapheap.rules.grid import changed
from bot.games.scrapheap.rules.model import Collecting, Options, State
from tests.games.scrapheap.notation import played, spot, state


def dealt(at: State, **cards: Card) -> State:
    """Return the game with the given cards on the given cells, each known to seat 0."""
    for cell, card in cards.items():
        at = replace(at, grid=changed(at.grid, AT[cell], spot(at, cell)._replace(card=card, seen=(0,))))
    return at


def told(at: State, seat: int = 0) -> list[tuple[Cell, int, int]]:
    return [(goal.cell, goal.points, goal.price) for goal in goals(scrapheap.view(at, seat))]


def test_a_goal_costs_the_way_the_cubes_and_the_card_and_brings_the_cubes_too() -> None:
    at = state(Collecting(0, 9), pawns="A1 I6", tiles=("D", "H"), cubes={"A3": (0, 1)})
    at = dealt(at, A3=Card("Drop", 4))
    assert told(at) == [("A3", 6, 9)]
    assert told(replace(at, phase=Collecting(0, 8))) == []


def test_the_card_under_the_pawn_needs_no_way() -> None:
    at = dealt(state(Collecting(0, 2), pawns="B2 I6", tiles=("D", "H")), B2=Card("Drop", 3))
    assert told(at) == [("B2", 3, 2)]


def test_what_brings_most_for_its_price_is_first() -> None:
    at = state(Collecting(0, 9), pawns="A1 I6", tiles=("DC", "H"))
    at = dealt(at, A2=Card("Drop", 2), A5=Card("Cog", 6), A6=Card("Drop", 1))
    assert [cell for cell, _, _ in told(at)] == ["A5", "A2", "A6"]


def test_cards_that_are_unknown_or_do_not_count_are_no_goals_and_nobody_else_has_any() -> None:
    at = state(Collecting(0, 9), pawns="A1 I6", tiles=("D", "H"))
    assert told(at) == []
    at = dealt(at, A2=Card("Hammer", 6), A3=Card("Drop", 2))
    assert told(at) == [("A3", 2, 4)]
    assert told(at, 1) == []
    assert told(replace(at, options=Options(mismatch="plus")))[0] == ("A2", 6, 3)


def test_points_that_gain_nothing_lead_to_what_the_next_turn_begins_with_or_end_the_turn() -> None:
    at = state(Collecting(0, 1), cells="A1 B1 I1", pawns="A1 I6", tiles=("D", "H"), up="A1 B1", lap=1)
    at = dealt(at, A1=Card("Hammer", 2), B1=Card("Hammer", 1), I1=Card("Drop", 2))

    def then(at: State) -> object:
        return finishing(scrapheap.view(at, 0))

    assert then(at) == Move("right"), "towards I1, which counts"
    assert then(replace(at, lap=laps(at))) == EndTurn(), "there is no next turn"
    assert then(replace(at, phase=Collecting(0, 9))) is None, "I1 is within reach"
    assert then(dealt(at, I1=Card("Hammer", 2))) == Retire(), "no turn can gain anything"
    assert finishing(scrapheap.view(at, 1)) is None


def test_the_route_of_a_trip_is_where_the_pawn_goes() -> None:
    at = state(Collecting(0, 12), cells="A1 B1 D1 D3", pawns="(A1) I6", tiles=("D", "H"))
    at = dealt(at, A1=Card("Drop", 4), B1=Card("Hammer", 1), D1=Card("Drop", 3), D3=Card("Drop", 2))
    view = scrapheap.view(at, 0)
    (trip,) = weighed(view)
    cells = list[Cell]()
    for number in range(1, len(trip.actions)):
        pawn = played(at, *trip.actions[:number])[0].pawns[0]
        assert pawn is not None
        cells += [pawn.cell] if cells[-1:] != [pawn.cell] else []
    assert route(view, trip) == cells == ["A1", "B1", "D1", "D3"]
