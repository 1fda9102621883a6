"""Tests that public presses are ordered by their stamps, held until they have settled, and answered with the
press that beat them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.engine.game import IllegalMove
from bot.model.errors import NotSeated, RaceOver, TableError, TableOver
from bot.model.snapshots import Noticed, Place
from bot.tables.decide import End, Leave, Play
from bot.tables.due_work import time_is_up
from bot.tables.table import Table
from bot.tables.thinking_time import UNSHOWN, robot_moves_at
from tests.tables.conftest import ANN, BO, CY, DI, Build, World, until
from tests.tables.snap import REFLEXES, SECONDS, SNAP, Pick, Tap
from tests.virtual_time import the_loop

TITLES = {"snap": SNAP}
NOW = 1_000_000
"""The current time in milliseconds, as Discord would stamp it."""


@pytest.fixture
async def world(build: Build) -> AsyncIterator[World]:
    async with build(titles=TITLES) as one:
        yield one


async def race(world: World, *people: int, **more: Any) -> Table:
    """Return a table of Snap at which everyone has picked, so that the race of taps has started."""
    table = await world.table(*people, title="snap", **more)
    for person in people:
        await table.do(Play(person, 0, (Pick(3),)))
    await until(lambda: bool(table.tap_targets))
    return table


def tap(table: Table, person: int, letter: str, at: int, turn: int = 2) -> asyncio.Task[Any]:
    """Start a press, and return its task. The result is whether the press closed the round, or the error that
    says why it does not count. at: the milliseconds after NOW.
    """

    async def press() -> Any:
        try:
            return await table.race.tap(person, turn, Tap(letter), NOW + at)
        except (TableError, IllegalMove) as refused:
            return refused

    return asyncio.create_task(press())


def taps(table: Table) -> dict[int, tuple[str, int, tuple[int, ...]]]:
    """Return, for each seat in all races, the letter that it tapped, the time in milliseconds after NOW, and
    the seats that lost a draw against it.
    """
    ranked = table.snapshot.match.state.history
    return {seat: (letter, at - NOW, drawn) for seat, letter, at, drawn in ranked}


async def test_taps_count_in_the_order_of_their_stamps_not_of_their_arrival(world: World) -> None:
    table = await race(world, ANN, BO, CY)
    late = tap(table, ANN, "A", 60)
    await asyncio.sleep(0)
    early, other = tap(table, BO, "A", 10), tap(table, CY, "B", 20)
    assert (await early, await other) == (False, False)
    assert str(await late) == "Bo was 0.05 s faster. Tap another card."
    assert await tap(table, ANN, "C", 900) is True
    assert taps(table) == {1: ("A", 10, ()), 2: ("B", 20, ()), 0: ("C", 900, ())}


async def test_a_tap_is_no_move_until_it_has_settled_and_is_on_disk_when_it_is_answered(
    world: World,
) -> None:
    table = await race(world, ANN, BO)
    ply, press = table.snapshot.match.ply, tap(table, ANN, "A", 5)
    await asyncio.sleep(0)
    assert table.snapshot.match.ply == ply
    assert not press.done()
    assert await press is False
    stored = await world.store.tables.find_table(table.snapshot.id)
    assert stored is not None
    assert stored.match.state.taps[0].at == NOW + 5


async def test_what_is_held_when_the_process_dies_is_no_move(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, BO)
        ply, press = table.snapshot.match.ply, tap(table, ANN, "A", 5)
        await asyncio.sleep(0)
        press.cancel()
        await asyncio.wait((press,))
    async with build(titles=TITLES) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        assert table.snapshot.match.ply == ply
        assert await tap(table, ANN, "A", 7) is False


async def test_a_press_given_up_does_not_hold_the_others_up(world: World) -> None:
    table = await race(world, ANN, BO)
    first, second = tap(table, ANN, "A", 5), tap(table, BO, "B", 9)
    await asyncio.sleep(0)
    first.cancel()
    assert await second is False
    assert table.snapshot.match.state.taps[0] is None


async def test_a_stopping_registry_plays_the_presses_under_way(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, BO)
        presses = tap(table, ANN, "A", 5), tap(table, BO, "B", 9)
        await asyncio.sleep(0)
        await world.registry.stop()
        assert [await press for press in presses] == [False, True]


async def test_the_lot_decides_between_equal_stamps_and_who_lost_it_is_told(world: World) -> None:
    winners = set()
    for _ in range(4):
        table = await race(world, ANN, BO, CY)
        presses = [tap(table, person, "A", 40) for person in (ANN, BO, CY)]
        answers = [await press for press in presses]
        winner = answers.index(False)
        others = tuple(seat for seat in range(3) if seat != winner)
        assert table.snapshot.match.state.taps[winner].drawn == others
        name = table.names[winner]
        told = f"Dead heat, and the random tie-break went to {name}. Tap another card."
        assert [str(answers[seat]) for seat in others] == [told, told]
        winners.add(winner)
        await table.do(End(ANN, manager=True))
    assert len(winners) > 1


async def test_equal_stamps_on_different_letters_both_count_without_a_lot(world: World) -> None:
    table = await race(world, ANN, BO)
    assert sorted([await press for press in (tap(table, ANN, "A", 40), tap(table, BO, "B", 40))]) == [0, 1]
    assert taps(table) == {0: ("A", 40, ()), 1: ("B", 40, ())}


async def test_a_press_after_the_round_closed_hears_by_how_much_it_was_too_late(world: World) -> None:
    table = await race(world, ANN, BO)
    await asyncio.gather(tap(table, ANN, "A", 100), tap(table, BO, "B", 200))
    after = await tap(table, ANN, "A", 640)
    assert isinstance(after, RaceOver)
    assert str(after) == "Too late: you pressed 0.44 s after the round closed."
    before = await tap(table, ANN, "B", 150)
    assert str(before) == "You pressed 0.05 s before the round closed, but your tap arrived too late."
    assert str(await tap(table, ANN, "B", 90_000)) == "Too late: that round is over. Tap in the next one."


async def test_a_press_that_settles_behind_the_one_that_closes_the_round_is_too_late(world: World) -> None:
    table = await race(world, ANN, BO)
    await tap(table, ANN, "A", 100)
    last, again = tap(table, BO, "B", 200), tap(table, ANN, "B", 450)
    assert await last is True
    assert str(await again) == "Too late: you pressed 0.25 s after the round closed."


async def test_after_a_restart_the_closing_is_taken_from_the_record(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, BO)
        world.time += 1
        await asyncio.gather(tap(table, ANN, "A", 100), tap(table, BO, "B", 200))
        assert table.snapshot.began == 1_001.3, "they were held for a while"
    async with build(titles=TITLES, time=1_001.3) as world:
        (table,) = await world.registry.tables.find(person=ANN)
        assert str(await tap(table, ANN, "A", 1_700)) == "Too late: you pressed 0.4 s after the round closed."
        assert (
            str(await tap(table, ANN, "A", 1_700, turn=1))
            == "Too late: that round is over. Tap in the next one."
        )


async def test_an_earlier_stamp_that_arrives_after_the_card_went_is_told_so(world: World) -> None:
    table = await race(world, ANN, BO)
    assert await tap(table, ANN, "A", 100) is False
    told = await tap(table, BO, "A", 30)
    assert str(told) == "You were 0.07 s faster than Ann, but your tap arrived too late. Tap another card."


async def test_who_presses_twice_hears_that_one_is_on_its_way(world: World) -> None:
    table = await race(world, ANN, BO)
    first = tap(table, ANN, "A", 100)
    await asyncio.sleep(0)
    assert str(await tap(table, ANN, "B", 120)) == "Your tap is on its way. One is enough."
    assert await first is False
    done = await tap(table, ANN, "B", 600)
    assert isinstance(done, IllegalMove)
    assert "done your part" in str(done)


async def test_a_button_that_is_gone_a_stranger_and_a_table_that_ended(world: World) -> None:
    table = await race(world, ANN, BO)
    with pytest.raises(TableError, match="gone"):
        await table.race.tap(ANN, 2, None, NOW)
    with pytest.raises(NotSeated):
        await table.race.tap(DI, 2, Tap("A"), NOW)
    with pytest.raises(TableError, match="at the table"):
        await table.do(Play(ANN, 1, (Tap("A"),)))
    await table.do(End(ANN, manager=False))
    assert table.tap_targets == ()
    with pytest.raises(TableOver, match="Ann ended"):
        await table.race.tap(ANN, 2, Tap("A"), NOW)


async def test_a_tap_takes_the_seat_back_from_the_robot(build: Build) -> None:
    async with build(titles=TITLES, robot_pause=1e6) as world:
        table = await race(world, ANN, BO, pace="none")
        await table.do(Leave(ANN))
        assert await tap(table, ANN, "A", 100) is False
        player = table.snapshot.players[0]
        assert (player.robot, player.left) == (None, False)
        assert table.snapshot.players[0].missed == 0


async def test_a_race_at_a_live_table_has_seconds_of_its_own_and_no_reminder(world: World) -> None:
    table = await race(world, ANN, BO)
    assert {due.at - world.time for due in table.snapshot.clocks} == {SECONDS}
    assert {due.half for due in table.snapshot.clocks} == {due.at for due in table.snapshot.clocks}
    slow = await race(world, ANN, BO, pace="relaxed")
    assert {due.at - world.time for due in slow.snapshot.clocks} == {86_400.0}
    assert (await race(world, ANN, BO, pace="none")).snapshot.clocks == ()


async def test_when_the_clock_runs_out_the_presses_under_way_count_first(world: World) -> None:
    table = await race(world, ANN, BO, CY)
    held = tap(table, ANN, "A", 9_990)
    world.time += SECONDS
    clocks = [asyncio.create_task(time_is_up(table, seat, 2)) for seat in range(3)]
    await asyncio.sleep(0)
    travelled = tap(table, BO, "B", 9_995)
    await asyncio.gather(*clocks)
    assert (await held, await travelled) == (False, False)
    assert {seat: told[:2] for seat, told in taps(table).items()} == {0: ("A", 9_990), 1: ("B", 9_995)}
    idled = [each.seat for each in table.snapshot.recent if isinstance(each, Noticed)]
    assert idled == [2]
    assert table.turn == 3


async def test_the_clock_plays_for_a_sleeper_once_though_it_rings_twice(world: World) -> None:
    table = await race(world, ANN, BO)
    world.time += SECONDS
    await asyncio.gather(
        time_is_up(table, 0, 2), time_is_up(table, 0, 2), time_is_up(table, 1, 2), time_is_up(table, 1, 2)
    )
    idled = [each.seat for each in table.snapshot.recent if isinstance(each, Noticed)]
    assert sorted(idled) == [0, 1]
    assert [player.missed for player in table.snapshot.players] == [1, 1]


async def test_robots_press_after_their_delay_and_are_ranked_with_people(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, robots=2)
        table.race.confirm()
        began = table.snapshot.began
        # seat 1 presses after 0.75 s, seat 2 after 1.0 s, and each is held for 0.3 s
        await the_loop().advance(began + 1.1 - world.time)
        assert table.snapshot.match.state.taps[1] == Tap("A")
        assert table.snapshot.match.state.taps[1].at == NOW + 750
        assert table.snapshot.match.state.taps[2] is None
        assert str(await tap(table, ANN, "A", 760)) == "Apex was 0.01 s faster. Tap another card."


async def test_the_time_of_robots_counts_from_when_the_race_is_shown(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, robots=2)
        await the_loop().advance(2)
        assert table.snapshot.match.state.taps[1] is None
        table.race.confirm()
        table.race.confirm()
        await the_loop().advance(0.7)
        table.race.confirm()
        assert table.snapshot.match.state.taps[1] is None
        await the_loop().advance(0.4)
        assert table.snapshot.match.state.taps[1] == Tap("A")


async def test_robots_press_in_time_in_a_race_that_is_shown_late_or_not_at_all(build: Build) -> None:
    async with build(titles=TITLES) as world:
        snapshot = (await race(world, ANN, robots=2)).snapshot
        soon, late = snapshot.began + 0.1, snapshot.began + SECONDS
        moves_at = partial(robot_moves_at, snapshot, SNAP, 1, 1.0, snapshot.began)
        assert moves_at(soon) == soon + 0.75
        assert moves_at() == snapshot.began + UNSHOWN + 0.75
        last = moves_at(late)
        assert last is not None
        assert snapshot.began < last < snapshot.began + SECONDS


async def test_without_a_clock_robots_wait_for_people_but_not_where_somebody_practises(build: Build) -> None:
    async with build(titles=TITLES) as world:
        snapshot = replace((await race(world, ANN, robots=2)).snapshot, pace="none", clocks=())
        soon = snapshot.began + 0.1
        alone = replace(snapshot, place=Place(0, 1))
        assert robot_moves_at(snapshot, SNAP, 1, 1.0, snapshot.began, soon) is None
        assert robot_moves_at(alone, SNAP, 1, 1.0, snapshot.began, soon) == soon + 0.75


async def test_a_robot_whose_letter_went_to_somebody_else_takes_another(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, robots=1)
        ringing = asyncio.create_task(table.robots.drive(1, 2))
        await asyncio.sleep(0)
        assert await tap(table, ANN, "A", -5) is False
        await ringing
        assert taps(table)[1][0] == "B"


async def test_robots_in_the_same_millisecond_draw_lots(build: Build) -> None:
    async with build(titles=TITLES, robot_pause=1e6) as world:
        table = await race_of_robots(world)
        await asyncio.gather(table.robots.drive(1, 2), table.robots.drive(2, 2))
        drawn = [tap for tap in table.snapshot.match.state.taps if tap is not None and tap.drawn]
        assert [tap.letter for tap in drawn] == ["A"]


async def race_of_robots(world: World) -> Table:
    """Return a table of Snap at which Ann and two robots have picked, and no alarm fires."""
    table = await world.table(ANN, robots=2, title="snap")
    await table.do(Play(ANN, 0, (Pick(1),)))
    for seat in (1, 2):
        await table.robots.drive(seat, 1)
    return table


async def test_at_other_paces_robots_press_one_by_one_once_no_person_is_awaited(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table = await race(world, ANN, BO, robots=2, pace="none")
        assert await tap(table, ANN, "C", 10) is False
        await the_loop().settle()
        assert table.snapshot.match.state.taps[1:] == (None, None, None)
        assert await tap(table, BO, "D", 5_000) is False
        await until(lambda: table.turn == 3)
        assert [taps(table)[seat][0] for seat in (1, 2)] == ["A", "B"]


async def test_everybody_picks_at_once_and_each_has_a_clock(world: World) -> None:
    table = await world.table(ANN, BO, CY, title="snap")
    assert table.awaited == {0, 1, 2}
    clocks = table.snapshot.clocks
    world.time += 50
    await table.do(Play(BO, 0, (Pick(2),)))
    assert table.snapshot.clocks == (clocks[0], clocks[2])
    await until(lambda: len(world.display.reminded) == 2)
    assert world.display.reminded == {0, 2}
    world.time += 50
    async with asyncio.TaskGroup() as together:
        for seat in range(3):
            together.create_task(time_is_up(table, seat, 1))
    assert table.turn == 2
    assert [player.missed for player in table.snapshot.players] == [1, 0, 1]


async def test_robots_that_pick_with_others_do_not_pause_again_after_each(build: Build) -> None:
    async with build(titles=TITLES, robot_pause=5.0) as world:
        table = await world.table(ANN, BO, robots=2, title="snap")
        world.time += 11
        await table.do(Play(ANN, 0, (Pick(2),)))
        await until(lambda: table.awaited == {3})


async def test_a_whole_game_of_robots_and_a_person_comes_to_its_end(build: Build) -> None:
    title = replace(
        SNAP,
        table=replace(SNAP.table, reflexes=replace(REFLEXES, delay=lambda view, luck, people, driver: None)),
    )
    async with build(titles={"snap": title}) as world:
        table = await world.table(ANN, robots=5, title="snap")
        while table.snapshot.status == "playing":
            await until(lambda: 0 in table.awaited or table.snapshot.status != "playing")
            if table.tap_targets:
                await tap(table, ANN, "F", 10, table.turn)
            elif 0 in table.awaited:
                await table.do(Play(ANN, table.snapshot.match.counts[0], (Pick(1),)))
        assert table.snapshot.status == "over"
        assert len(table.snapshot.match.state.history) == 2 * 6
