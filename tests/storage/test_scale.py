"""Tests of the short form of `make scale`: two workers, killed in turn while people of all games press."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.match import play
from bot.model.snapshots import By, LoggedMove
from bot.runtime.clock import sleep
from bot.sandbox.world import SandboxWorld
from bot.tables.replayed import replayed
from bot.ui.components import tag
from tests.storage import races
from tests.storage.real_time import CLOCK, until
from tests.storage.workers import Scene, leaves_connections, scene
from tests.ui.messages.seated import seated
from tools.scale.crowd import Crowd
from tools.scale.proof import Found, belated, doubled, judge, left_undone, look


def robots_moved(there: Scene) -> int:
    """Return the number of moves made by robots with a seat from the start, at all tables in the workers'
    memory.
    """
    tables = [table for each in there.processes for table in each.bot.registry.tables.held()]
    return sum(
        table.snapshot.match.counts[seat]
        for table in tables
        for seat, player in enumerate(table.snapshot.players)
        if player.person is None
    )


def answered(crowd: Crowd, least: int) -> bool:
    """Return whether at least `least` presses have been answered."""
    return len(crowd.latencies) >= least


async def press_on(crowd: Crowd) -> None:
    """Make one press after another, forever, so that the test does not depend on the number of presses that
    fit into a second.
    """
    while True:
        await crowd.act()
        await sleep(CLOCK, 0.02)


@leaves_connections
@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_no_move_is_lost_or_doubled_when_workers_are_killed_while_people_press_and_robots_play(
    url: str,
) -> None:
    async with scene(url) as there:
        crowd = Crowd(there.world, 5)
        pressing = [asyncio.create_task(press_on(crowd), name="press") for _ in range(5)]
        for answers in (5, 15):
            await until(partial(answered, crowd, answers))
            port = await there.kill(there.processes[0])
            await there.begin(port)
        await until(lambda: len(crowd.latencies) >= 30 and robots_moved(there) > 0)
        for task in pressing:
            task.cancel()
        await asyncio.gather(*pressing, return_exceptions=True)
        crowd.close()
        undone = await left_undone(url)
    found = await look(url, crowd)

    assert found.robots > 0
    assert [*found.violations, *undone] == []


async def test_the_proof_finds_moves_that_no_robot_and_no_clock_would_have_made_there() -> None:
    crowd, snapshot, log = Crowd(SandboxWorld(CLOCK), 0), races.table(), list[LoggedMove[Any]]()
    for _ in range(8):
        snapshot, move = races.moved(snapshot)
        log.append(move)
    kinds: tuple[By, ...] = ("robot", "clock")
    for by in kinds:
        found = Found()
        await judge(found, snapshot, [replace(each, by=by) for each in log], crowd)
        assert (found.lost, found.broken) == (0, 0)
        assert found.doubled > 0, by
    await judge(found := Found(), snapshot, log[:-1], crowd)
    assert found.broken == 1


async def test_a_move_counts_as_belated_unless_a_press_in_time_asked_for_it_be_it_with_others() -> None:
    crowd, title = Crowd(SandboxWorld(CLOCK), 0), TITLES["scrapheap"]
    table = seated(title, title.rules.options(), 2, "peeks", ("Ann", "Bo"))
    game, snapshot = title.rules.game, table.snapshot
    (seat,) = table.awaited
    assert title.words.composites is not None
    all_at_once = title.words.composites(table.view(seat), table.names)[0]
    log, match = list[LoggedMove[Any]](), snapshot.match
    for action in all_at_once.actions:
        match, _ = play(game, match, seat, action)
        log.append(LoggedMove(match.ply, seat, action, "player", 0.0))
    assert len(log) > 1
    snapshot = replace(snapshot, match=match)
    pasts = replayed(snapshot, title, log)

    def found(late: Any, in_time: Any) -> int:
        key = (snapshot.id, snapshot.players[seat].person or 0, "play", 0)
        crowd.belated, crowd.pressed = {key: {tag(late)}}, {key: {tag(each) for each in in_time}}
        return belated(snapshot, title, pasts, log, crowd)

    first, whole = all_at_once.actions[0], all_at_once.key
    assert found(first, ()) == found(whole, ()) == 1
    assert found(first, (whole,)) == found(whole, (first,)) == found(first, (first,)) == 0
    assert found(all_at_once.actions[1], ()) == 0, "nobody asked for the first with it"


def test_a_move_that_one_press_has_made_twice_counts_as_doubled() -> None:
    _, first = races.moved(races.table())
    move = replace(first, by="player")
    again = replace(move, ply=move.ply + 1)
    one, two = tag(move.action), tag((move.action, None))

    def found(*pressed: set[str]) -> list[LoggedMove[Any]]:
        buttons = {("abcde", 100, "play", at): each for at, each in enumerate(pressed) if each}
        return list(doubled("abcde", 100, [move, again], buttons))

    assert found({one}) == [again]
    assert not found({one}, {one}), "it was pressed a second time"
    assert not found(), "what nobody pressed cannot be doubled"
    assert not found({one, two}), "after a press without an answer, a button for two moves was pressed"
