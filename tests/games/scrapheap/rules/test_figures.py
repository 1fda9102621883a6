"""Tests of the figures of a finished game (docs/rules/scrapheap-scavengers.md, section 10)."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game_statistics import Figures
from bot.engine.match import Move as Made, play
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import (
    Action,
    Claim,
    EndTurn,
    Enter,
    Flip,
    Lift,
    Move,
    Peek,
    Place,
    Take,
)
from bot.games.scrapheap.rules.figures import figures
from bot.games.scrapheap.rules.goals import STOPS
from bot.games.scrapheap.rules.model import Collecting, Peeking, Placing, State
from tests.games.scrapheap.notation import match, state


def counted(at: State, *actions: Action) -> Figures:
    """Return the figures of a game that starts in the given state. actions: taken in order, each by the seat
    to move.
    """
    game, states, moves = match(at), [at], list[Made[Action]]()
    for action in actions:
        (seat,) = scrapheap.awaits(game.state)
        game, _ = play(scrapheap, game, seat, action)
        moves.append(Made(seat, action))
        states.append(game.state)
    return figures(states, moves)


def test_turns_without_a_card_a_cube_or_a_side_are_idle_and_one_choice_makes_several_moves() -> None:
    at = state(
        Collecting(1, 3),
        cubes={"B3": (0, 1), "D3": (1,)},
        tiles=("B", "D"),
        supply=((9, 0), (0, 10)),
        pawns="A3 (A1)",
    )
    steps = (
        *(Enter(), Move("right"), Move("left")),  # the last action point ends the turn
        *(Move("right"), Claim(0), Claim(1), Take(), Move("right"), Flip(), EndTurn()),
        *(Move("right"), EndTurn()),
        *(Move("right"), Claim(1), Move("left"), Take()),
        *(Move("left"), Take(), Move("right"), Take()),  # this card wins, and a lap starts
    )
    found = counted(replace(at, order=(1, 0)), *steps)
    assert found.joined == {1, 2, 4, 5, 6, 8, 9, *range(13, 20)}
    assert (found.rounds, found.idle) == (3, (2, 4))
    assert found.shares["idle turns by round"] == [(1, 2), (1, 2)]
    assert found.shares["wins of the first of the collection"] == [(False, 1)]


def test_a_trip_takes_a_few_cards_and_a_search_goes_on_to_the_last_point() -> None:
    at = state(Collecting(0, 40), tiles=("DHOBCA", "H"), pawns="A1 (I6)", supply=((9, 0), (0, 10)))
    up = replace(at, grid=tuple(spot._replace(up=True, shown=True) for spot in at.grid))
    taken: list[Action] = [each for _ in range(STOPS + 1) for each in (Take(), Move("right"))]
    assert counted(up, *taken).joined == {*range(1, 2 * STOPS - 1), 2 * STOPS}
    searched: list[Action] = [each for _ in range(STOPS + 1) for each in (Flip(), Take(), Move("right"))]
    assert counted(at, *searched, EndTurn()).joined == set(range(1, 3 * STOPS + 3))
    aside: list[Action] = [Flip(), Move("right"), Flip()]
    assert counted(at, *aside).joined == {2}, "a search would have taken the first"


def test_two_cubes_are_one_choice_and_a_moved_one_is_two() -> None:
    at = state(Placing(0, 2, None, again=False), cubes={"B3": (0,)})
    assert counted(at, Place("A1"), Place("A2")).joined == {1}
    assert counted(at, Lift("B3"), Place("A2"), Place("A3")).joined == {2}


def test_the_peeks_of_a_round_are_one_choice_and_no_turns_of_the_collection() -> None:
    found = counted(state(Peeking(0, 4, fresh=True)), Peek("A1"), Peek("A2"), Peek("A3"))
    assert found.joined == {1, 2}
    assert (found.rounds, found.idle) == (0, (0, 0))
