"""Tests of the store, on every database."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import bindparam, update

from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.model.preferences import Preferences, Quiet, ServerChoice, Wish
from bot.model.snapshots import AnySnapshot, TableStatus
from bot.model.store_errors import Conflict
from bot.storage.database import Change
from bot.storage.schema import lobbies, tables
from bot.storage.store import SqlStore
from bot.storage.workers import KEPT, Heartbeat
from tests.storage import races
from tests.storage.exported import exported
from tests.storage.stored import Everything, everything, open_lobbies, tables_in_play

KINDS = ("sqlite", "postgresql", "pgbouncer")
"""The kinds of databases for these tests, which also run behind PgBouncer."""


async def reopened(store: SqlStore, url: str) -> Everything:
    """Return the content that another process finds when it opens the same database."""
    other = await SqlStore.open(url, TITLES)
    try:
        return await everything(other)
    finally:
        await other.close()


async def test_a_new_database_is_empty(store: SqlStore) -> None:
    assert await everything(store) == Everything([], [], None)


async def test_what_is_open_or_in_play_is_there_after_a_restart(store: SqlStore, url: str) -> None:
    lobby, table = races.lobby("lobby"), races.under_way("table", 30)
    await store.tables.save_lobby(lobby)
    await store.tables.open_table(table)
    await store.workers.beat(Heartbeat(1_700_000_000.5, 60.25))
    expected = Everything([lobby], [table], Heartbeat(1_700_000_000.5, 60.25))
    assert await everything(store) == expected
    assert await reopened(store, url) == expected


async def test_whoever_has_sat_at_a_table_of_a_deal_has_met_it(store: SqlStore) -> None:
    one = races.table("one")
    await store.tables.open_table(one)
    seed, sat = one.match.seed, [player.person for player in one.players if player.person is not None]
    assert sat
    assert await store.seats.met(one.title, seed, [races.LARGEST - 2, *sat]) == set(sat)
    assert await store.seats.met(one.title, "another " + seed, sat) == set()
    assert await store.seats.met("rasant", seed, sat) == set()


async def test_a_lobby_is_written_over_the_old(store: SqlStore) -> None:
    await store.tables.save_lobby(races.lobby())
    changed = races.lobby(players=(), expires=0.1)
    await store.tables.save_lobby(changed)
    assert await open_lobbies(store) == [changed]


async def test_a_dropped_lobby_is_gone_and_the_others_stay(store: SqlStore) -> None:
    await store.tables.save_lobby(races.lobby("one"))
    await store.tables.save_lobby(races.lobby("two"))
    await store.tables.drop_lobby(races.lobby("one"))
    assert await open_lobbies(store) == [races.lobby("two")]


async def test_a_lobby_that_others_have_changed_is_neither_written_nor_dropped(store: SqlStore) -> None:
    lobby = races.lobby()
    await store.tables.save_lobby(lobby)
    second = replace(lobby, version=1, players=())
    await store.tables.save_lobby(second)
    with pytest.raises(Conflict):
        await store.tables.save_lobby(replace(lobby, version=1))
    with pytest.raises(Conflict):
        await store.tables.drop_lobby(lobby)
    with pytest.raises(Conflict):
        await store.tables.open_table(races.table(lobby.id), lobby)
    assert await store.tables.find_lobby(lobby.id) == second
    assert await store.tables.find_table(lobby.id) is None
    await store.tables.drop_lobby(second)
    assert await store.tables.find_lobby(lobby.id) is None


async def test_a_table_takes_the_place_of_its_lobby(store: SqlStore) -> None:
    await store.tables.save_lobby(races.lobby("other"))
    await store.tables.save_lobby(races.lobby("table"))
    await store.tables.open_table(races.table("table"), races.lobby("table"))
    assert await everything(store) == Everything([races.lobby("other")], [races.table("table")], None)


async def test_a_table_is_opened_once(store: SqlStore) -> None:
    opened, _ = races.moved(races.table())
    await store.tables.open_table(opened)
    await store.tables.save_lobby(races.lobby())
    with pytest.raises(Conflict):
        await store.tables.open_table(races.table())
    assert await everything(store) == Everything([races.lobby()], [opened], None)


async def test_a_move_is_kept_with_the_table_it_leads_to(store: SqlStore) -> None:
    snapshot, log = races.table(), []
    await store.tables.open_table(snapshot)
    for _ in range(40):
        snapshot, move = races.moved(snapshot)
        log.append(move)
        await store.tables.save_table(snapshot, move)
    assert await tables_in_play(store) == [snapshot]
    assert await store.tables.find_moves(snapshot.id) == log
    match = snapshot.match
    moves = [Move(move.seat, move.action) for move in log]
    assert replay(TITLES["gear_head"].rules.game, match.options, match.seats, match.seed, moves) == match


async def test_several_moves_of_one_choice_are_kept_together_or_not_at_all(store: SqlStore) -> None:
    before = races.under_way("first", 3)
    await store.tables.open_table(before)
    between, one = races.moved(before)
    after, two = races.moved(between)
    after = replace(after, version=before.version + 1)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.tables.save_table(after, one, two, two)
    assert await store.tables.find_moves("first") == []
    await store.tables.save_table(after, one, two)
    assert await store.tables.find_moves("first") == [one, two]
    assert await store.tables.find_table("first") == after


async def test_a_change_without_a_move_leaves_the_log(store: SqlStore) -> None:
    table = races.table()
    await store.tables.open_table(table)
    changed = replace(table, version=2, rematch="other")
    await store.tables.save_table(changed)
    assert await store.tables.find_table(table.id) == changed
    assert await store.tables.find_moves(table.id) == []


@pytest.mark.parametrize("version", [0, 1, 3])
async def test_a_table_that_is_not_one_version_on_is_refused(store: SqlStore, version: int) -> None:
    table = races.table()
    await store.tables.open_table(table)
    after, move = races.moved(table)
    with pytest.raises(Conflict):
        await store.tables.save_table(replace(after, version=version), move)
    assert await store.tables.find_table(table.id) == table
    assert await store.tables.find_moves(table.id) == []


async def test_a_table_that_was_never_opened_cannot_be_saved(store: SqlStore) -> None:
    after, move = races.moved(races.table())
    with pytest.raises(Conflict):
        await store.tables.save_table(after, move)
    assert await store.tables.find_table(after.id) is None


async def test_a_move_that_cannot_be_logged_does_not_change_the_table(store: SqlStore) -> None:
    first, move = races.moved(races.table())
    await store.tables.open_table(races.table())
    await store.tables.save_table(first, move)
    second, _ = races.moved(first)
    with pytest.raises(Exception, match=r"(?i)unique"):
        await store.tables.save_table(second, move)
    assert await store.tables.find_table(first.id) == first
    await store.tables.save_table(*races.moved(first))
    assert len(await store.tables.find_moves(first.id)) == 2


async def test_of_two_processes_with_the_same_table_one_is_refused(store: SqlStore, url: str) -> None:
    other = await SqlStore.open(url, TITLES)
    await store.tables.open_table(races.table())
    after, move = races.moved(races.table())
    await store.tables.save_table(after, move)
    with pytest.raises(Conflict):
        await other.tables.save_table(after, move)
    assert await other.tables.find_table(after.id) == after
    await other.tables.save_table(*races.moved(after))
    assert len(await store.tables.find_moves(after.id)) == 2
    await other.close()


async def test_of_two_changes_at_the_same_moment_one_is_refused(store: SqlStore, url: str) -> None:
    other = await SqlStore.open(url, TITLES)
    snapshot = races.table()
    await store.tables.open_table(snapshot)
    for _ in range(10):
        after, move = races.moved(snapshot)
        results = await asyncio.gather(
            store.tables.save_table(after, move), other.tables.save_table(after, move), return_exceptions=True
        )
        assert [type(result) for result in results if result] == [Conflict]
        snapshot = after
    assert await store.tables.find_table(snapshot.id) == snapshot
    await other.close()


async def test_many_tables_may_be_saved_at_once(store: SqlStore) -> None:
    snapshots = [races.table(f"table {number}") for number in range(20)]
    await asyncio.gather(*(store.tables.open_table(snapshot) for snapshot in snapshots))
    steps = [races.moved(snapshot) for snapshot in snapshots]
    await asyncio.gather(*(store.tables.save_table(*step) for step in steps), tables_in_play(store))
    found = {table.id: table for table in await tables_in_play(store)}
    assert found == {after.id: after for after, _ in steps}


async def test_a_change_that_is_refused_leaves_those_beside_it_alone(store: SqlStore) -> None:
    snapshots = [races.table(f"table {number}") for number in range(6)]
    for snapshot in snapshots:
        await store.tables.open_table(snapshot)
    steps = [races.moved(snapshot) for snapshot in snapshots]
    stale, move = steps[2]
    steps[2] = replace(stale, version=7), move
    results = await asyncio.gather(
        *(store.tables.save_table(*step) for step in steps), return_exceptions=True
    )
    assert [type(result) for result in results] == [*[type(None)] * 2, Conflict, *[type(None)] * 3]
    for number, (after, _) in enumerate(steps):
        assert await store.tables.find_table(after.id) == (snapshots[2] if number == 2 else after)
        assert len(await store.tables.find_moves(after.id)) == (0 if number == 2 else 1)


async def test_a_caller_that_is_cancelled_leaves_the_store_whole(store: SqlStore) -> None:
    snapshot = races.table()
    await store.tables.open_table(snapshot)
    for _ in range(20):
        tasks = [
            asyncio.create_task(tables_in_play(store)),
            asyncio.create_task(store.tables.save_table(*races.moved(snapshot))),
        ]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        snapshot = await play_on(store, snapshot)
        assert await store.tables.find_table(snapshot.id) == snapshot
        assert [move.ply for move in await store.tables.find_moves(snapshot.id)] == [
            *range(1, snapshot.match.ply + 1)
        ]


async def play_on(store: SqlStore, snapshot: AnySnapshot) -> AnySnapshot:
    """Store another move, and return the table after it. A write whose caller was cancelled may have stored
    that move already. If so, store the next one.
    """
    after, move = races.moved(snapshot)
    try:
        await store.tables.save_table(after, move)
    except Conflict:
        assert await store.tables.find_table(snapshot.id) == after
        after, move = races.moved(after)
        await store.tables.save_table(after, move)
    return after


@pytest.mark.parametrize("status", ["over", "ended"])
async def test_a_finished_table_is_found_but_not_loaded(store: SqlStore, status: TableStatus) -> None:
    table = races.table()
    await store.tables.open_table(table)
    finished = replace(table, version=2, status=status, ended="You ended this game.")
    await store.tables.save_table(finished)
    assert await tables_in_play(store) == []
    assert await store.tables.find_table(table.id) == finished
    followed = replace(finished, version=3, rematch="next")
    await store.tables.save_table(followed)
    assert await store.tables.find_table(table.id) == followed


async def test_no_table_is_found_where_there_is_none(store: SqlStore) -> None:
    assert await store.tables.find_table("nowhere") is None
    assert await store.tables.find_moves("nowhere") == []


async def test_odd_names_and_the_largest_ids_come_back(store: SqlStore) -> None:
    lobby = races.lobby()
    await store.tables.save_lobby(lobby)
    table = replace(races.table(), id="table", players=lobby.players, place=lobby.place, host=lobby.host)
    await store.tables.open_table(table)
    assert await everything(store) == Everything([lobby], [table], None)


async def test_what_cannot_be_read_is_logged_and_holds_nothing_up(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    for id in ("whole", "torn", "later"):
        await store.tables.save_lobby(races.lobby(f"{id} lobby"))
        await store.tables.open_table(races.table(id))
    for rows in (lobbies, tables):
        begins = rows.c.id.startswith(bindparam("start"))
        tear = update(rows).where(begins).values(document=bindparam("document"))
        rename = update(rows).where(begins).values(title=bindparam("title"))
        await store.database.write(
            Change(tear, {"start": "torn", "document": '{"id":'}),
            Change(rename, {"start": "later", "title": "hovercraft"}),
        )
    assert await everything(store) == Everything([races.lobby("whole lobby")], [races.table("whole")], None)
    for id in ("torn", "torn lobby", "later", "later lobby"):
        assert f"{id} of " in caplog.text


async def test_a_heartbeat_is_written_over_the_one_before(store: SqlStore, url: str) -> None:
    await store.workers.beat(Heartbeat(1.0, 0.0))
    await store.workers.beat(Heartbeat(1_700_000_000.125, 3.5))
    assert (await reopened(store, url)).heartbeat == Heartbeat(1_700_000_000.125, 3.5)


async def test_an_interaction_is_taken_once_by_whatever_process_until_nobody_could_send_it_again(
    store: SqlStore, url: str
) -> None:
    other = await SqlStore.open(url, TITLES)
    both = await asyncio.gather(*(each.workers.take_interaction(2**62, 1_000.0) for each in (store, other)))
    assert sorted(both) == [False, True]
    await other.workers.beat(Heartbeat(1_000.0 + KEPT, 0.0))
    assert not await store.workers.take_interaction(2**62, 1_001.0)
    assert await store.workers.take_interaction(5, 1_001.0)
    await other.workers.beat(Heartbeat(1_000.5 + KEPT, 0.0))
    assert await other.workers.take_interaction(2**62, 1_600.0)
    assert not await other.workers.take_interaction(5, 1_600.0)
    await other.close()


async def test_the_display_reads_the_message_states_it_wrote(store: SqlStore) -> None:
    assert await store.messages.read_message_state("abcde") is None
    await store.messages.write_message_state("abcde", '{"message": 1}')
    await store.messages.write_message_state("other", "{}")
    await store.messages.write_message_state("abcde", '{"message": 9223372036854775807, "text": "🏁\'\\""}')
    assert (
        await store.messages.read_message_state("abcde")
        == '{"message": 9223372036854775807, "text": "🏁\'\\""}'
    )
    assert await store.messages.read_message_state("other") == "{}"


async def test_whose_messages_are_closed_is_remembered(store: SqlStore) -> None:
    assert await store.messages.read_dm(races.LARGEST) is None
    await store.messages.write_dm(races.LARGEST, "closed")
    await store.messages.write_dm(races.LARGEST - 1, "open")
    await store.messages.write_dm(races.LARGEST, "told")
    assert await store.messages.read_dm(races.LARGEST) == "told"
    assert await store.messages.read_dm(races.LARGEST - 1) == "open"


async def test_facts_are_kept_by_their_key(store: SqlStore, url: str) -> None:
    assert await store.key_values.read_value("commands") is None
    await store.key_values.write_value("commands", "0123abcd")
    await store.key_values.write_value("commands", "4567")
    assert await store.key_values.read_value("commands") == "4567"
    assert await store.key_values.read_value("COMMANDS") is None


async def test_what_people_and_servers_have_chosen_comes_back_until_it_is_forgotten(store: SqlStore) -> None:
    one, chosen = 2**63 - 1, Preferences("dm", Quiet(1350, 420, "Europe/Berlin"), "light", {"rasant": 3})
    await store.preferences.save_preferences(one, Preferences())
    await store.preferences.save_preferences(one, chosen)
    await store.preferences.save_preferences(12, Preferences("none"))
    await store.preferences.save_server(1, ServerChoice("contrast"))
    await store.preferences.save_server(1, ServerChoice("light"))
    servers = {
        1: ServerChoice(
            "light", ratings=True, role=one, language="de", circuit="c1", most_person=2, most_server=9
        )
    }
    await store.preferences.save_server(1, servers[1])
    asked = [12, 13, one]
    assert await store.preferences.find_preferences(asked) == {one: chosen, 12: Preferences("none")}
    assert await store.preferences.find_preferences([13]) == {}
    assert await store.preferences.find_servers([1, 2]) == servers
    await store.people.delete_person(one, "Deleted player 1")
    assert await store.preferences.find_preferences(asked) == {12: Preferences("none")}
    assert await store.preferences.find_servers([1, 2]) == servers


async def test_who_wishes_to_be_told_of_a_table_is_found_until_they_are_forgotten(store: SqlStore) -> None:
    ann, bo, cy, di = 2**63 - 1, 12, 13, 14
    book = store.preferences
    await book.wish(ann, 2**62, ["rasant", "scrapheap"])
    await book.wish(ann, 7, [""])
    await book.wish(bo, 2**62, ["", "rasant"])
    await book.wish(cy, 2**62, ["scrapheap"])
    await book.wish(di, 2**62, ["rasant"])
    await book.wish(di, 2**62, [])
    assert await book.wishing(2**62, "rasant") == [bo, ann]
    assert await book.wishing(2**62, "scrapheap") == [bo, cy, ann]
    assert await book.wishing(7, "gear_head") == [ann]
    assert await book.wishing(8, "rasant") == []
    assert await book.wishes_of(di) == []
    assert set(await book.wishes_of(ann)) == {Wish(2**62, "rasant"), Wish(2**62, "scrapheap"), Wish(7)}
    told = (await exported(store.exports, ann))["wishes"]
    assert told == [
        {"server": 7, "game": ""},
        {"server": 2**62, "game": "rasant"},
        {"server": 2**62, "game": "scrapheap"},
    ]
    await store.people.delete_person(ann, "Deleted player 1")
    assert await book.wishing(2**62, "rasant") == [bo]
    await store.retention.delete_server(2**62)
    assert await book.wishes_of(bo) == []
