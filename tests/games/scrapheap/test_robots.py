"""Tests of Scrapheap's club robot against random moves and against itself, and its obvious choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import pytest

from bot.engine import driver as drivers
from bot.engine.driver import Driver
from bot.engine.game import Chance, Outcome, Seat
from bot.engine.match import play, start
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.robots.champion_robot import champion
from bot.games.scrapheap.robots.club_robot import club, whose
from bot.games.scrapheap.rules.actions import (
    Action,
    Choose,
    Claim,
    Done,
    EndTurn,
    Enter,
    Flip,
    Move,
    Peek,
    Place,
    Retire,
    Take,
)
from bot.games.scrapheap.rules.components import CELLS
from bot.games.scrapheap.rules.model import Choosing, Collecting, Options, Peeking, Placing, State
from tests.games.scrapheap.notation import spot, state

Robot = Driver[Any, Any]


def game(seed: str, robots: Mapping[Seat, Robot], options: Options) -> Outcome:
    """Play a game between the given robots, and return the outcome."""
    match, _ = start(scrapheap, options, len(robots), seed)
    while (outcome := scrapheap.outcome(match.state)) is None:
        (seat,) = scrapheap.awaits(match.state)
        action = robots[seat](
            scrapheap.view(match.state, seat),
            scrapheap.legal(match.state, seat),
            Chance(f"{seed}/robots", match.ply),
        )
        match, _ = play(scrapheap, match, seat, action)
    return outcome


def wins(games: int, seats: int, tag: str, options: Options) -> int:
    """Return the number of games that a club robot among random ones wins alone. It plays each seat in turn.
    tag: the beginning of the seeds.
    """
    won = 0
    for number in range(games):
        mine = number % seats
        robots: dict[Seat, Robot] = {seat: club if seat == mine else drivers.random for seat in range(seats)}
        places = game(f"{tag} {number}", robots, options).places
        won += places[mine] == 1 and places.count(1) == 1
    return won


@pytest.mark.thorough
@pytest.mark.parametrize("mode", ["public", "stealth"])
def test_club_beats_random_moves_in_ninety_of_a_hundred_games(
    mode: Literal["public", "stealth"], short: Callable[[int], int]
) -> None:
    """Play 500 two-player games, the club robot in each seat in turn. A shared first place is not a win."""
    assert wins(short(500), 2, "yardstick", Options(mode)) >= short(450)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "options",
    [Options("public", 1, "zero"), Options("stealth", 4, "plus"), Options("stealth", 3, "minus")],
    ids=lambda options: f"{options.mode}-{options.tiles}-{options.mismatch}",
)
def test_club_wins_at_larger_tables_and_by_every_option(seats: int, options: Options) -> None:
    assert wins(20, seats, "share", options) >= 17


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", scrapheap.seats)
def test_robots_score_more_than_the_cubes_they_began_with(seats: int) -> None:
    for number in range(5):
        outcome = game(f"robots {number}", dict.fromkeys(range(seats), club), Options())
        scores = [score for score in outcome.scores if score is not None]
        assert len(scores) == seats
        assert sum(scores) > 20 * seats


def choice(at: State, robot: Robot = club) -> Action:
    """Return the robot's choice as seat 0."""
    action: Action = robot(scrapheap.view(at, 0), scrapheap.legal(at, 0), Chance("choice", 0))
    return action


def tiles_for(cells: Sequence[str]) -> str:
    """Return the tiles, in notation, that match the cards on the given cells. Cells with the same symbol give
    one tile.
    """
    start = scrapheap.setup(Options(), 2, Chance("rules", 0)).state
    symbols = dict.fromkeys(card.symbol for cell in cells if (card := spot(start, cell).card))
    return "".join("O" if symbol == "Circle" else symbol[0] for symbol in symbols)


def test_it_peeks_with_all_its_peeks_beginning_at_its_corner() -> None:
    assert choice(state(Peeking(0, 5, fresh=True))) == Peek("A1")
    beside = choice(state(Peeking(0, 4, fresh=False), seen={"A1": (0,)}, tiles=("D", "D")))
    assert beside in {Peek("A2"), Peek("B1")}


def test_it_stops_peeking_where_nothing_is_left_to_see() -> None:
    assert choice(state(Peeking(0, 5, fresh=True), seen=dict.fromkeys(CELLS, (0,)))) == Done()


def test_it_places_a_cube_on_each_of_the_two_best_cards_it_wants() -> None:
    seen = dict.fromkeys(CELLS, (0,))
    at = state(Placing(0, 2, None, again=False), tiles=("D", "C"), seen=seen)
    place = choice(at)
    assert isinstance(place, Place)
    assert spot(at, place.cell).card == ("Drop", 6)
    placed = state(Placing(0, 1, None, again=False), tiles=("D", "C"), seen=seen, cubes={place.cell: (0,)})
    other = choice(placed)
    assert isinstance(other, Place)
    assert other.cell != place.cell
    both = {place.cell: (0,), other.cell: (0,)}
    assert choice(state(Placing(0, 1, None, again=False), tiles=("D", "C"), seen=seen, cubes=both)) == Done()


def test_at_last_it_places_one_cube_more_than_its_rivals_unless_that_is_dear() -> None:
    seen = dict.fromkeys(CELLS, (0,))
    placing = Placing(0, 2, None, again=True)
    options = Options(tiles=1)
    own: dict[str, tuple[int, ...]] = {"A1": (0,), "A2": (0,)}
    ahead = state(placing, tiles=("D", "C"), seen=seen, options=options, cubes={**own, "I6": (1,)})
    behind = state(placing, tiles=("D", "C"), seen=seen, options=options, cubes={**own, "I6": (1, 1)})
    dear = state(placing, tiles=("D", "C"), seen=seen, options=options, cubes={**own, "I6": (1,) * 4})
    assert choice(ahead) == choice(dear) == Done()
    assert isinstance(choice(behind), Place)


def test_it_sets_a_cube_down_that_a_player_had_lifted_before_leaving() -> None:
    assert choice(state(Placing(0, 2, "C4", again=False), tiles=("D", "H"))) == Place("C4")


def test_it_enters_the_grid_and_takes_a_card_that_matches() -> None:
    mine = (tiles_for(["B3"]), "D")
    assert choice(state(Collecting(0, 9), pawns="(A1) I6", tiles=mine, up="B3")) == Enter()
    assert choice(state(Collecting(0, 9), pawns="B3 I6", tiles=mine, up="B3", cells="B3 I6")) == Take()


def test_it_clears_the_cubes_of_a_card_that_it_wants_its_own_first() -> None:
    mine = (tiles_for(["B3"]), "D")
    at = state(
        Collecting(0, 9), pawns="B3 I6", tiles=mine, up="B3", cells="B3 I6", cubes={"B3": (1, 0)}, lap=8
    )
    assert choice(at) == Claim(0)


def test_it_turns_an_unknown_card_over_rather_than_take_it_unseen() -> None:
    assert choice(state(Collecting(0, 9), pawns="B3 I6", cells="B3 I6")) == Flip()


def test_it_takes_unknown_cards_where_all_of_them_count() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6", cells="B3 I6", options=Options(mismatch="plus"))
    assert choice(at) == Take()


def test_it_leaves_a_card_that_counts_against_it_and_goes_on() -> None:
    other = next(letter for letter in "DHOBCA" if letter not in tiles_for(["B3"]))
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=(other, "D"), up="B3", cells="B3 B6")
    assert choice(at) == Move("down")


def test_it_is_done_for_good_when_nothing_is_worth_a_point() -> None:
    other = next(letter for letter in "DHOBCA" if letter not in tiles_for(["B3", "I6"]))
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=(other, "D"), up="B3 I6", cells="B3 I6")
    assert choice(at) == Retire()


def test_a_spectator_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="a spectator has nothing to decide"):
        whose(scrapheap.view(state(Choosing(0)), None))


# obvious choices of the champion


def test_the_champion_begins_at_the_corner_round_which_it_knows_the_cards_it_wants() -> None:
    at = state(Choosing(0), tiles=(tiles_for(["H6"]), "D"), seen={"H6": (0,)})
    assert choice(at, champion) == Choose("I6")
    assert isinstance(choice(state(Peeking(0, 5, fresh=True)), champion), Peek)


def test_the_champion_goes_to_the_card_that_counts_and_takes_it() -> None:
    mine = (tiles_for(["B3"]), "D")
    assert choice(state(Collecting(0, 9), pawns="(A1) I6", tiles=mine, up="B3"), champion) == Enter()
    there = state(Collecting(0, 9), pawns="B3 I6", tiles=mine, up="B3", cells="B3 I6")
    assert choice(there, champion) == Take()


def test_the_champion_stops_where_nothing_brings_points_or_the_points_are_spent() -> None:
    other = next(letter for letter in "DHOBCA" if letter not in tiles_for(["B3", "I6"]))
    useless = state(Collecting(0, 9), pawns="B3 I6", tiles=(other, "D"), up="B3 I6", cells="B3 I6")
    assert choice(useless, champion) == Retire()
    spent = state(Collecting(0, 1), pawns="B3 I6", tiles=(tiles_for(["B3"]), "D"), up="B3", cells="B3 I6")
    assert choice(spent, champion) == EndTurn()


def test_the_champion_clears_cubes_for_their_points() -> None:
    other = next(letter for letter in "DHOBCA" if letter not in tiles_for(["B3", "I6"]))
    cubes: dict[str, tuple[int, ...]] = {"B3": (0, 0), "I6": (1,)}
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=(other, "D"), up="B3 I6", cells="B3 I6", cubes=cubes)
    assert choice(at, champion) == Claim(0)


def test_the_champion_goes_on_from_a_gap_to_the_card_it_wants() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=(tiles_for(["B6"]), "D"), up="B6", cells="B6 I6")
    assert choice(at, champion) == Move("down")
