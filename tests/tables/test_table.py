"""Tests of the table: moves, absence, hosts and endings."""

import asyncio
import gc
import weakref
from dataclasses import replace

import pytest

from bot.engine.game import Chance, IllegalMove
from bot.games.gear_head.rules.actions import Discard, Draw
from bot.games.gear_head.rules.components import Card
from bot.model.errors import NotAllowed, NotSeated, Stale, TableError, TableOver
from bot.model.snapshots import Noticed, TurnClock
from bot.tables.decide import HANDED_AFTER, ComeBack, Decision, End, HandOver, Leave, Play, Remind
from bot.tables.decide_lobby import Cancel, Join
from bot.tables.due_work import time_is_up
from bot.tables.table import Table
from tests.storage.exported import exported
from tests.tables.conftest import ANN, BO, CY, DI, HERE, Build, World, move, until
from tests.virtual_time import the_loop


def notices(table: Table) -> list[tuple[int, str]]:
    return [(entry.seat, entry.notice) for entry in table.snapshot.recent if isinstance(entry, Noticed)]


async def oversleep(world: World, table: Table) -> None:
    """Make the running clock of a table run out once."""
    (due,) = table.snapshot.clocks
    world.time = due.at
    await time_is_up(table, due.seat, due.turn)


async def test_a_move_is_on_disk_before_it_is_shown(world: World) -> None:
    table = await world.table(ANN, BO)
    await move(table, ANN)
    stored = await world.store.tables.find_table(table.snapshot.id)
    assert stored == table.snapshot
    assert stored is not None
    assert stored.match.ply == 1
    assert world.display.shown[-1] is table


async def test_an_action_out_of_turn_or_against_the_rules_changes_nothing(world: World) -> None:
    table = await world.table(ANN, BO)
    before = table.snapshot
    with pytest.raises(IllegalMove, match="turn"):
        await table.do(Play(BO, 0, (Draw(),)))
    with pytest.raises(IllegalMove, match="First draw a card"):
        await table.do(Play(ANN, 0, (Discard(Card("Fuel", 6)),)))
    with pytest.raises(NotSeated, match="not in this game"):
        await table.do(Play(DI, 0, (Draw(),)))
    assert table.snapshot == before
    assert await world.store.tables.find_table(before.id) == before


async def test_a_second_press_plays_nothing(world: World) -> None:
    table = await world.table(ANN, BO)
    await table.do(Play(ANN, 0, (Draw(),)))
    with pytest.raises(Stale, match="Things just changed"):
        await table.do(Play(ANN, 0, (Draw(),)))
    assert table.snapshot.match.ply == 1


async def test_two_presses_at_once_play_one_move(world: World) -> None:
    table = await world.table(ANN, BO)
    answers = await asyncio.gather(
        table.do(Play(ANN, 0, (Draw(),))), table.do(Play(ANN, 0, (Draw(),))), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [Decision, Stale]
    assert table.snapshot.match.ply == 1


async def test_a_press_counts_after_what_another_process_was_faster_with(world: World) -> None:
    table = await world.table(ANN, BO)
    faster = replace(table.snapshot, version=table.snapshot.version + 1, ended="the other process was here")
    await world.store.tables.save_table(faster)
    await table.do(Play(ANN, 0, (Draw(),)))
    assert table.snapshot.match.ply == 1
    assert table.snapshot.ended == "the other process was here"


async def test_each_turn_has_its_clock_and_the_second_move_of_a_turn_does_not_reset_it(world: World) -> None:
    table = await world.table(ANN, BO)
    assert table.snapshot.clocks == (TurnClock(0, 1, 1_045.0, 1_090.0),)
    world.time += 30
    await move(table, ANN)
    assert table.snapshot.clocks == (TurnClock(0, 1, 1_045.0, 1_090.0),)
    await move(table, ANN)
    assert table.snapshot.clocks == (TurnClock(1, 2, 1_075.0, 1_120.0),)


async def test_who_has_moved_has_half_of_the_time_for_the_rest_of_the_turn(world: World) -> None:
    table = await world.table(ANN, BO)
    world.time += 60
    await move(table, ANN)
    assert table.snapshot.clocks == (TurnClock(0, 1, 1_082.5, 1_105.0),)
    assert table.turn == 1


async def test_without_a_pace_no_clock_runs(world: World) -> None:
    table = await world.table(ANN, BO, pace="none")
    assert table.snapshot.clocks == ()
    relaxed = await world.table(ANN, BO, pace="relaxed")
    assert relaxed.snapshot.clocks[0].at == world.time + 86_400


async def test_at_half_time_the_reminder_is_told_once(world: World) -> None:
    table = await world.table(ANN, BO)
    assert (await table.do(Remind(0, 1))).visible
    assert not (await table.do(Remind(0, 1))).visible
    assert not (await table.do(Remind(1, 1))).visible
    assert table.snapshot.clocks[0].reminded


async def test_the_clock_plays_the_whole_turn_of_a_sleeper_and_says_so(world: World) -> None:
    table = await world.table(ANN, BO)
    await oversleep(world, table)
    assert table.snapshot.match.ply == 2
    assert table.awaited == {1}
    assert table.snapshot.players[0].missed == 1
    assert notices(table) == [(0, "idled")]


async def test_a_press_in_time_keeps_the_clock_from_playing(world: World) -> None:
    table = await world.table(ANN, BO)
    await move(table, ANN)
    await move(table, ANN)
    await time_is_up(table, 0, 1)
    assert table.snapshot.match.ply == 2
    assert notices(table) == []


async def test_a_press_that_is_no_move_counts_although_a_move_is_being_written(world: World) -> None:
    table = await world.table(ANN, BO)
    moved = asyncio.create_task(table.do(Play(ANN, 0, (Draw(),))))
    await asyncio.sleep(0)
    assert table.lock.locked(), "the move is under way"
    world.time += 1.0
    table.touch(BO)
    await moved
    assert (table.snapshot.match.ply, table.snapshot.players[1].pressed) == (1, world.time)
    await move(table, ANN)
    stored = await world.store.tables.find_table(table.snapshot.id)
    assert stored is not None
    assert stored.players[1].pressed == world.time


async def test_the_clock_that_runs_out_while_a_press_in_time_is_written_leaves_the_turn_to_its_player(
    world: World,
) -> None:
    table = await world.table(ANN, BO)
    (due,) = table.snapshot.clocks
    world.time = due.at - 0.1
    pressed = asyncio.create_task(table.do(Play(ANN, 0, (Draw(),))))
    await asyncio.sleep(0)
    assert table.lock.locked(), "the press is under way"
    world.time = due.at
    await the_loop().settle()
    await pressed
    assert [move.by for move in await table.log()] == ["player"]
    assert (set(table.awaited), table.snapshot.players[0].missed) == ({0}, 0)
    await the_loop().advance(45.0)
    assert [move.by for move in await table.log()] == ["player", "clock"], "it plays when that time is over"


async def test_after_two_turns_in_a_row_a_robot_drives_until_the_owner_is_back(world: World) -> None:
    table = await world.table(ANN, BO, CY)
    for _ in range(2):
        await oversleep(world, table)
        for person in (BO, CY):
            await move(table, person)
            await move(table, person)
        await until(lambda: table.awaited != {0} or table.snapshot.players[0].robot is None)
    assert table.snapshot.players[0].robot == "random"
    assert notices(table)[-1] == (0, "away")
    await until(lambda: table.awaited == {1})
    assert [due.seat for due in table.snapshot.clocks] == [1]
    await table.do(ComeBack(ANN))
    assert table.snapshot.players[0].robot is None
    assert notices(table)[-1] == (0, "back")
    with pytest.raises(TableError, match="already playing"):
        await table.do(ComeBack(ANN))


async def test_a_turn_played_by_its_owner_forgives_the_turn_missed_before(world: World) -> None:
    table = await world.table(ANN, BO)
    await oversleep(world, table)
    for person in (BO, ANN, BO):
        await move(table, person)
        await move(table, person)
    assert table.snapshot.players[0].missed == 0
    await oversleep(world, table)
    assert table.snapshot.players[0].robot is None


async def test_when_everybody_is_away_the_table_waits_and_goes_on_with_the_first_who_is_back(
    world: World,
) -> None:
    table = await world.table(ANN, robots=1)
    for _ in range(2):
        await until(lambda: table.awaited == {0})
        await oversleep(world, table)
    assert table.waiting
    assert notices(table)[-1] == (0, "away")
    assert table.snapshot.status == "playing"
    ply = table.snapshot.match.ply
    await the_loop().settle()
    assert table.snapshot.match.ply == ply
    await table.do(ComeBack(ANN))
    await until(lambda: table.awaited == {0})
    assert not table.waiting
    assert table.snapshot.match.ply > ply


async def test_a_press_on_a_move_takes_the_seat_back(build: Build) -> None:
    async with build(robot_pause=1e6) as world:
        table = await world.table(ANN, BO)
        for _ in range(2):
            await oversleep(world, table)
            await move(table, BO)
            await move(table, BO)
        assert table.awaited == {0}
        assert table.snapshot.players[0].robot == "random"
        await move(table, ANN)
        assert table.snapshot.players[0].robot is None
        assert notices(table)[-1] == (0, "back")


async def test_leaving_hands_the_seat_to_a_robot_and_the_host_role_on(world: World) -> None:
    table = await world.table(ANN, BO)
    await table.do(Leave(ANN))
    assert table.snapshot.host == BO
    assert table.snapshot.players[0].robot == "random"
    assert (0, "left") in notices(table)
    await until(lambda: table.awaited == {1})
    with pytest.raises(TableError, match="already left"):
        await table.do(Leave(ANN))
    await table.do(ComeBack(ANN))
    assert not table.snapshot.players[0].left


async def test_when_only_robots_are_left_the_table_is_closed(world: World) -> None:
    table = await world.table(ANN, BO, robots=2)
    await table.do(Leave(ANN))
    assert await world.registry.tables.find(channel=HERE.channel) == [table]
    await table.do(Leave(BO))
    assert table.snapshot.status == "ended"
    assert table.snapshot.ended == "left"
    assert await world.registry.tables.find(channel=HERE.channel) == []
    with pytest.raises(TableOver, match="Everyone left"):
        await table.do(ComeBack(ANN))


async def test_the_host_hands_over_only_the_seat_of_who_keeps_the_table_waiting_ten_minutes(
    world: World,
) -> None:
    table = await world.table(ANN, BO, CY, pace="none")
    await move(table, ANN)
    await move(table, ANN)
    with pytest.raises(NotAllowed):
        await table.do(HandOver(CY, 1, manager=False))
    with pytest.raises(TableError, match="was here a moment ago"):
        await table.do(HandOver(ANN, 1, manager=False))
    world.time += HANDED_AFTER
    with pytest.raises(TableError, match="You can put a robot in"):
        await table.do(HandOver(ANN, 2, manager=False))
    table.touch(BO)
    with pytest.raises(TableError, match="was here a moment ago"):
        await table.do(HandOver(ANN, 1, manager=False))
    world.time += HANDED_AFTER
    await table.do(HandOver(ANN, 1, manager=False))
    assert table.snapshot.players[1].robot == "random"
    assert (1, "handed") in notices(table)
    with pytest.raises(TableError, match="already playing"):
        await table.do(HandOver(ANN, 1, manager=False))


async def test_only_the_host_or_manage_server_ends_a_table(world: World) -> None:
    table = await world.table(ANN, BO)
    with pytest.raises(NotAllowed):
        await table.do(End(BO, manager=False))
    await table.do(End(ANN, manager=False))
    assert table.snapshot.ended == "by Ann"
    with pytest.raises(TableOver, match="Ann ended"):
        await move_draw(table)
    assert table.actions(0) == ()
    assert table.awaited == frozenset()


async def move_draw(table: Table) -> None:
    await table.do(Play(ANN, 0, (Draw(),)))


@pytest.mark.thorough
async def test_a_whole_race_of_robots_and_a_person_ends_and_is_found_again(world: World) -> None:
    table = await world.table(ANN, robots=3)
    while table.snapshot.status == "playing":
        await until(lambda: 0 in table.awaited or table.snapshot.status != "playing")
        if table.snapshot.status == "playing":
            actions = table.actions(0)
            best = table.title.robots.drivers["club"](table.view(0), actions, Chance("test", 0))
            await move(table, ANN, at=actions.index(best))
    assert table.snapshot.status == "over"
    assert table.snapshot.clocks == ()
    assert await world.registry.tables.find(person=ANN) == []
    found = await world.registry.tables.get(table.snapshot.id)
    assert found is not None
    assert found.snapshot == table.snapshot
    with pytest.raises(TableOver):
        await found.do(Leave(ANN))


async def ended(world: World, *people: int) -> Table:
    table = await world.table(*people)
    await table.do(End(people[0], manager=False))
    return table


async def test_a_rematch_seats_whoever_wants_it_and_asks_the_others(world: World) -> None:
    table = await ended(world, ANN, BO, CY)
    lobby = await world.registry.new_lobbies.rematch(table, BO)
    assert [player.name for player in lobby.snapshot.players] == ["Bo"]
    assert lobby.snapshot.asked == (BO, CY, ANN)
    assert lobby.snapshot.host == BO
    assert lobby.snapshot.seating == "fixed"


async def test_whoever_joins_a_rematch_has_the_seat_that_is_theirs_when_all_are_rotated_by_one(
    world: World,
) -> None:
    table = await world.table(ANN, BO, CY, robots=1)
    await table.do(End(ANN, manager=False))
    robot = table.names[1]
    assert table.names == ("Ann", robot, "Bo", "Cy")
    lobby = await world.registry.new_lobbies.rematch(table, CY)
    assert [player.name for player in lobby.snapshot.players] == [robot, "Cy"]
    for person, name in ((DI, "Di"), (ANN, "Ann"), (BO, "Bo")):
        await lobby.do(Join(person, name))
    assert [player.name for player in lobby.snapshot.players] == [robot, "Bo", "Cy", "Ann", "Di"]


async def test_whoever_is_forgotten_is_asked_to_no_rematch(world: World) -> None:
    table = await ended(world, ANN, BO, CY)
    lobby = await world.registry.new_lobbies.rematch(table, BO)
    (told,) = (await exported(world.store.exports, ANN))["lobbies"]
    assert (told["asked"], told["players"]) == (True, [])
    await world.registry.person_deletion.person(ANN)
    assert lobby.snapshot.asked == (BO, CY)
    assert (await exported(world.store.exports, ANN))["lobbies"] == []


async def test_a_second_press_on_rematch_finds_the_first_lobby(world: World) -> None:
    table = await ended(world, ANN, BO)
    again = await world.registry.tables.get(table.snapshot.id)
    assert again is not None
    one, two = await asyncio.gather(
        world.registry.new_lobbies.rematch(table, ANN), world.registry.new_lobbies.rematch(again, BO)
    )
    assert one.snapshot.id == two.snapshot.id
    assert len(await world.registry.lobbies.find(channel=HERE.channel)) == 1
    await one.do(Cancel(one.snapshot.host, manager=True))
    with pytest.raises(TableError, match="called off"):
        await world.registry.new_lobbies.rematch(table, ANN)


async def test_no_rematch_while_the_match_goes_on_or_for_strangers(world: World) -> None:
    table = await world.table(ANN, BO)
    with pytest.raises(TableError, match="when it’s over"):
        await world.registry.new_lobbies.rematch(table, ANN)
    with pytest.raises(NotSeated):
        await world.registry.new_lobbies.rematch(table, DI)


async def test_who_left_is_not_in_the_rematch(world: World) -> None:
    table = await world.table(ANN, BO, CY)
    await table.do(Leave(CY))
    await table.do(End(ANN, manager=False))
    lobby = await world.registry.new_lobbies.rematch(table, ANN)
    assert lobby.snapshot.asked == (BO, ANN)


async def test_one_person_sits_at_several_tables(world: World) -> None:
    one, two = await world.table(ANN, BO), await world.table(ANN, CY)
    assert {table.snapshot.id for table in await world.registry.tables.find(person=ANN)} == {
        one.snapshot.id,
        two.snapshot.id,
    }
    await move(one, ANN)
    assert two.snapshot.match.ply == 0


async def test_a_table_that_is_only_read_goes_with_its_last_holder_and_waits_for_no_collection(
    world: World,
) -> None:
    snapshot = (await world.table(ANN, BO)).snapshot
    gc.disable()
    try:
        made = world.registry.make(snapshot)
        assert made.view(made.seat_of(ANN)) is not None
        gone = weakref.ref(made)
        del made
        assert gone() is None
    finally:
        gc.enable()
