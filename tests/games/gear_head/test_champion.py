"""Gear Head's expert and champion: when they wait, and their obvious choices."""

from __future__ import annotations

import pytest

from bot.engine.driver import Driver
from bot.engine.game import Chance, Seat
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.robots.champion_robot import champion, duels, opinion
from bot.games.gear_head.robots.club_robot import club
from bot.games.gear_head.robots.expert_robot import expert
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, State, View
from tests.games.gear_head.notation import COMPLETE, state

Robot = Driver[View, Action]
FAIR = "F4 F1 P4 B4 D4 T4 G4"
"""A car that a card from the deck improves by a third of a point on average."""


def at(mine: str, *, heap: str = "F1", seats: int = 3, line: tuple[Seat, ...] = ()) -> State:
    """The view of seat 0, to move with this hand."""
    phase = Discarding(0, "deck") if len(mine.split()) == 7 else Drawing(0)
    return state((mine, *[COMPLETE] * (seats - 1)), phase, deck="F2 P2 B2", heap=heap, line=line, turn=1)


def choice(robot: Robot, here: State) -> Action:
    return robot(gear_head.view(here, 0), gear_head.legal(here, 0), Chance("choice", 0))


def test_once_no_bonus_is_left_the_expert_waits_where_club_pulls_up() -> None:
    here = at(FAIR, seats=6, line=(1, 2, 3))
    assert choice(club, here) == PullUp(Card("Fuel", 1))
    assert choice(expert, here) == Discard(Card("Fuel", 1))


def test_while_a_bonus_is_left_the_expert_plays_as_club_does() -> None:
    for seats, line in ((6, ()), (6, (1,)), (4, (1, 2))):
        here = at(FAIR, seats=seats, line=line)
        assert choice(expert, here) == choice(club, here)


def test_in_its_last_turn_the_expert_pulls_up() -> None:
    assert choice(expert, at(FAIR, seats=6, line=(1, 2, 3, 4, 5))) == PullUp(Card("Fuel", 1))


@pytest.mark.parametrize("robot", [expert, champion])
def test_the_part_that_is_missing_is_taken_from_the_heap(robot: Robot) -> None:
    assert choice(robot, at("F6 F5 P4 B3 D4 T5", heap="G6", seats=2)) == Take()


def test_the_champion_asks_the_expert_first_then_pulls_up_then_discards_what_it_needs_least() -> None:
    here = at(FAIR, seats=6, line=(1, 2, 3))
    view, actions = gear_head.view(here, 0), gear_head.legal(here, 0)
    by = dict(zip(actions, opinion(view, actions), strict=True))
    order = sorted(actions, key=by.__getitem__, reverse=True)
    assert order[:2] == [Discard(Card("Fuel", 1)), PullUp(Card("Fuel", 1))]
    assert by[Discard(Card("Fuel", 4))] > by[Discard(Card("Pistons", 4))]
    drawing = at("F6 F5 P4 B3 D4 T5", heap="F4")
    found = opinion(gear_head.view(drawing, 0), gear_head.legal(drawing, 0))
    assert gear_head.legal(drawing, 0)[found.index(max(found))] == Draw()


def test_a_race_is_worth_the_share_of_rivals_left_behind_and_a_little_for_each_point() -> None:
    hands = ("F2 P1 B1 D1 T1 G1", "F1 P1 B1 D1 T1 G1", "F1 P1 B1 D1 T1 G1")
    over = state(hands, Finished(), deck="F2", heap="P2", line=(0, 1, 2), turn=9)
    first, second, third = (duels(over, seat) for seat in range(3))
    assert first == pytest.approx(1 + 0.02 * (10 - (8 + 7) / 2))
    assert first > second > third
    assert duels(at(FAIR), 0) == 0.5


def test_for_nobody_the_champion_takes_whatever_comes() -> None:
    here = at(FAIR)
    actions = gear_head.legal(here, 0)
    assert champion(gear_head.view(here, None), actions, Chance("nobody", 0)) in actions
