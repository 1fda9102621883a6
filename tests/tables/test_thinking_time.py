"""Tests that robots take the time that a person would."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise
from statistics import fmean
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD, SCRAPHEAP, TITLES
from bot.engine.game import Chance
from bot.engine.match import start
from bot.model.snapshots import AnySnapshot, Pace, Place, Player, TableSnapshot
from bot.tables.decide import PassForMe, Play
from bot.tables.table import Table
from bot.tables.thinking_time import pondered, robot_moves_at
from bot.tables.transitions import with_player
from bot.title import AnyTitle
from tests.games.hooks import hooks
from tests.games.walks import robot_game
from tests.tables.conftest import ANN, BO, Build
from tests.tables.snap import SNAP
from tests.virtual_time import the_loop

NOW = 100.0


def pauses(title: AnyTitle, pace: Pace = "live") -> list[float]:
    """Return the number of seconds for which the first robot waits before its first move, at each of fifty
    tables, if its usual pause is a second.
    """
    found = []
    for number in range(50):
        match, _ = start(title.rules.game, title.rules.options(), 2, f"pace {number}")
        players = tuple(Player(name, None, "club") for name in ("Apex", "Bolt"))
        snapshot: AnySnapshot = TableSnapshot(
            str(number), title.key, Place(1, 2), 1, pace, "fixed", "playing", players, match, 1, NOW
        )
        (seat,) = title.rules.game.awaits(match.state)
        at = robot_moves_at(snapshot, title, seat, 1.0, NOW)
        assert at is not None
        found.append(at - NOW)
    return found


async def passed_to_a_robot(table: Table) -> int:
    """Make the people move until a robot must act, and return the number of moves in the match by then."""
    while (person := table.snapshot.players[min(table.awaited)].person) is not None:
        seat = table.seat_of(person)
        await table.do(Play(person, table.snapshot.match.counts[seat], (table.actions(seat)[0],)))
    return table.snapshot.match.ply


async def test_nothing_that_people_press_puts_off_the_move_of_a_robot(build: Build) -> None:
    async with build(robot_pause=1.0) as world:
        table = await world.table(ANN, BO, robots=2)
        before = await passed_to_a_robot(table)
        for number in range(8):
            await table.do(PassForMe(ANN, on=number % 2 == 0))
            await the_loop().advance(0.3)
        assert table.snapshot.match.ply > before


async def test_a_pause_is_reckoned_once_for_each_decision_of_a_robot(build: Build) -> None:
    dealt, guess = list[Any](), GEAR_HEAD.rules.guess
    assert guess is not None

    def counted(view: Any, luck: Chance) -> Any:
        dealt.append(view)
        return guess(view, luck)

    async with build(
        titles={"gear_head": replace(GEAR_HEAD, rules=replace(GEAR_HEAD.rules, guess=counted))},
        robot_pause=60.0,
    ) as world:
        table = await world.table(ANN, BO, robots=2)
        await passed_to_a_robot(table)
        assert dealt, "what there is to choose is counted in a state that is dealt again"
        dealt.clear()
        for number in range(4):
            await table.do(PassForMe(ANN, on=number % 2 == 0))
        assert dealt == []


async def test_robots_of_one_phase_move_one_after_the_other_also_after_all_were_away(build: Build) -> None:
    async with build(titles={"snap": SNAP}, robot_pause=1.0) as world:
        table = await world.table(ANN, robots=5, pace="relaxed", title="snap")
        fresh = moves_of(table)
        snapshot = table.snapshot
        table.become(with_player(snapshot, 0, replace(snapshot.players[0], robot="club")))
        assert table.waiting
        assert moves_of(table) == []
        await the_loop().advance(60)
        table.become(snapshot)
        late = moves_of(table)
        assert moves_of(table) == late, "they are told once"
    for began, moves in ((snapshot.began, fresh), (snapshot.began + 60, late)):
        assert len(moves) == 5
        assert began + 0.3 < moves[0]
        assert min(after - before for before, after in pairwise(moves)) >= 0.3 - 1e-6


def moves_of(table: Table) -> list[float]:
    """Return the times at which the robots of a table are scheduled to move."""
    each = (table.robots.moves_at(table.snapshot, seat) for seat in range(len(table.names)))
    return sorted(at for at in each if at is not None)


def test_robots_take_longer_the_more_there_is_to_choose_and_never_for_ever() -> None:
    easy, hard = pauses(GEAR_HEAD), pauses(SCRAPHEAP)
    assert fmean(easy) < fmean(hard) / 2
    assert min(easy) > 0.3
    assert max(hard) < 3
    assert len(set(hard)) > 20


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_pause_tells_nothing_of_what_lies_hidden(title: AnyTitle) -> None:
    """Check that the pause is the same in all worlds that look alike to a spectator."""
    seats, resample, compared = title.rules.game.seats[0], hooks(title.key).resample, 0
    players = tuple(Player(f"Robot {seat}", None, "club") for seat in range(seats))
    for number, ply in enumerate(islice(robot_game(title, title.rules.options(), seats, "pauses"), 40)):
        match = ply.before
        snapshot: AnySnapshot = TableSnapshot(
            "id", title.key, Place(1, 2), 1, "live", "fixed", "playing", players, match, 1, NOW
        )
        state = resample(match.state, None, Chance("pauses", number))
        other = replace(snapshot, match=replace(match, state=state))
        compared += state != match.state
        for seat in title.rules.game.awaits(match.state):
            assert pondered(snapshot, title, seat) == pondered(other, title, seat)
    assert bool(compared) == hooks(title.key).secrets


def test_a_robot_takes_a_quarter_less_to_a_quarter_more_than_its_decision_asks_for() -> None:
    hard = pauses(SCRAPHEAP)
    assert max(hard) / min(hard) <= 125 / 75


def test_where_no_clock_runs_they_do_not_dawdle() -> None:
    assert pauses(SCRAPHEAP, "none") == [pytest.approx(1.0)] * 50
    easy = pauses(GEAR_HEAD, "none")
    assert max(easy) <= 1.001
    assert len(set(easy)) > 20
