"""Tests of circuits and results, on every database."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.catalogue import TITLES
from bot.features.nights.model import Night
from bot.features.nights.queries import SqlNights
from bot.league.circuit import Circuit, Games, Limit, Unlimited, Until
from bot.league.daily_game import Day
from bot.league.results import Result
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import AnySnapshot, Place, Player
from bot.model.store_errors import Conflict
from bot.storage import circuits, retention
from bot.storage.circuits import SqlCircuits
from bot.storage.database import Query, Rows
from bot.storage.store import SqlStore
from bot.storage.workers import Heartbeat
from tests.storage import races
from tests.storage.stored import tables_in_play

HERE = 1
OPEN = Unlimited()


def circuit(id: str = "cup", name: str = "Cup", limit: Limit = OPEN, guild: int = HERE) -> Circuit:
    return Circuit(id, guild, 2, name, 3, limit, 5.5)


async def finish(store: SqlStore, id: str, seats: int = 4, **changes: object) -> AnySnapshot:
    before, after, move = races.finished(id, seats, **changes)
    await store.tables.open_table(before)
    await store.tables.save_table(after, move, results=races.results(after, move))
    return after


@pytest.mark.parametrize("limit", [Games(5), Until(1_700_000_000.25), Unlimited()])
async def test_a_circuit_is_read_as_it_was_written(store: SqlStore, url: str, limit: Limit) -> None:
    written = circuit(name="Grand Prix \U0001f3ce '; DROP TABLE circuits; --", limit=limit)
    await store.tables.open_circuit(written, ())
    other = await SqlStore.open(url, TITLES)
    assert await other.circuits.circuits_in(HERE, running=True) == [written]
    assert await other.circuits.find_circuit("cup") == written
    await other.close()


async def test_a_circuit_that_is_not_there_is_not_found(store: SqlStore) -> None:
    assert await store.circuits.find_circuit("cup") is None
    assert await store.circuits.circuits_in(HERE) == []


async def test_two_running_circuits_of_a_server_cannot_have_one_name(store: SqlStore) -> None:
    await store.tables.open_circuit(circuit(), ())
    with pytest.raises(Conflict):
        await store.tables.open_circuit(circuit("other", "CUP"), ())
    await store.tables.open_circuit(circuit("there", guild=2), ())
    await store.circuits.save_circuit(replace(circuit(), status="closed", version=1))
    await store.tables.open_circuit(circuit("other", "CUP"), ())
    assert [each.id for each in await store.circuits.circuits_in(HERE, running=True)] == ["other"]
    assert {each.id for each in await store.circuits.circuits_in(HERE)} == {"cup", "other"}


async def test_a_finished_race_has_a_result_for_each_seat(store: SqlStore) -> None:
    await store.workers.beat(Heartbeat(2_000_000_000.0, 60.0))
    before, after, move = races.finished(circuit="cup")
    await store.tables.open_table(before)
    assert await store.circuits.results(guild=HERE) == []
    await store.tables.save_table(after, move, results=races.results(after, move, down=60.0))
    outcome = TITLES["gear_head"].rules.game.outcome(after.match.state)
    assert outcome is not None
    expected = [
        Result(
            table_id="abcde",
            seat=seat,
            guild=HERE,
            circuit="cup",
            title="gear_head",
            kind="person",
            person=100 + seat,
            name=f"Player {seat}",
            place=outcome.places[seat],
            score=outcome.scores[seat],
            points=0 if outcome.scores[seat] is None else 5 - outcome.places[seat],
            at=move.at + 60.0,
        )
        for seat in range(4)
    ]
    assert await store.circuits.results(guild=HERE) == expected
    assert await store.circuits.results(guild=HERE, circuit="cup") == expected
    assert await store.circuits.results(guild=HERE, person=102) == expected[2:3]
    assert await store.circuits.results(guild=2) == await store.circuits.results(guild=HERE, circuit="") == []


async def test_a_change_after_the_end_writes_no_second_result(store: SqlStore) -> None:
    after = await finish(store, "abcde")
    await store.tables.save_table(replace(after, version=after.version + 1, rematch="other"))
    assert len(await store.circuits.results(guild=HERE)) == 4


async def test_a_race_that_was_ended_early_has_no_results(store: SqlStore) -> None:
    before, _, _ = races.finished()
    await store.tables.open_table(before)
    await store.tables.save_table(
        replace(before, version=before.version + 1, status="ended", ended="Ann ended it.")
    )
    assert await store.circuits.results(guild=HERE) == []


async def test_who_drove_is_told_apart(store: SqlStore) -> None:
    players = (
        Player("Ann\x00", 11),
        Player("Bolt", None, "club"),
        Player("Cy", 13, "club"),
        Player("Deleted player 1", None, "club", left=True),
    )
    await finish(store, "abcde", players=players)
    found = await store.circuits.results(guild=HERE)
    assert [(each.kind, each.person, each.name) for each in found] == [
        ("person", 11, "Ann"),
        ("robot", None, "Bolt"),
        ("stand_in", None, "stand-in"),
        ("stand_in", None, "stand-in"),
    ]
    assert [each.points for each in found[2:]] == [0, 0]


async def test_a_circuit_takes_finished_races_in_with_their_results(store: SqlStore) -> None:
    one, two = await finish(store, "one"), await finish(store, "two")
    taken = [replace(each, circuit="cup", version=each.version + 1) for each in (one, two)]
    await store.tables.open_circuit(circuit(), taken)
    assert {each.table_id for each in await store.circuits.results(guild=HERE, circuit="cup")} == {
        "one",
        "two",
    }
    assert await store.tables.find_table("one") == taken[0]


async def test_a_circuit_takes_nothing_in_when_a_table_has_changed_meanwhile(store: SqlStore) -> None:
    one = await finish(store, "one")
    with pytest.raises(Conflict):
        await store.tables.open_circuit(circuit(), [replace(one, circuit="cup")])
    assert await store.circuits.find_circuit("cup") is None
    assert await store.circuits.results(guild=HERE, circuit="cup") == []


async def test_a_race_that_ends_has_its_circuit_looked_at_and_overtakes_who_counts_races(
    store: SqlStore,
) -> None:
    await store.tables.open_circuit(circuit(), ())
    before, after, move = races.finished(circuit="cup")
    await store.tables.open_table(before, None, replace(circuit(), version=1))
    assert await store.due.take("circuits", 1e9, 2e9, 9) == []
    await store.tables.save_table(after, move, results=races.results(after, move), before=before, now=100.0)
    for closing in (1, 2):
        with pytest.raises(Conflict):
            await store.circuits.save_circuit(replace(circuit(), version=closing, status="over"))
    await store.due.put("circuits", "cup", 1, None)
    assert await store.due.take("circuits", 99.0, 2e9, 9) == []
    assert await store.due.take("circuits", 200.0, 300.0, 9) == ["cup"]
    found = await store.circuits.find_circuit("cup")
    assert found == replace(circuit(), version=2)
    assert [each.version for each in await store.circuits.circuits_in(HERE, running=True)] == [2]
    await store.circuits.save_circuit(replace(circuit(), version=3, status="over"), 400.0)
    later = replace(after, version=after.version + 1, rematch="other")
    await store.tables.save_table(later, before=after, now=500.0)
    assert await store.circuits.circuits_in(HERE, running=True) == []
    assert await store.due.take("circuits", 399.0, 2e9, 9) == []
    assert await store.due.take("circuits", 400.0, 2e9, 9) == ["cup"]
    await store.circuits.save_circuit(replace(circuit(), version=4, status="closed"))
    assert await store.due.take("circuits", 9e9, 9e9, 9) == []


async def test_a_circuit_of_some_hours_is_due_at_their_end(store: SqlStore) -> None:
    await store.tables.open_circuit(circuit(limit=Until(500.0)), ())
    assert await store.due.take("circuits", 499.0, 1e9, 9) == []
    assert await store.due.take("circuits", 500.0, 1e9, 9) == ["cup"]


async def test_a_circuit_does_not_take_the_name_of_another_that_runs(store: SqlStore) -> None:
    for id in ("a", "b"):
        await store.tables.open_circuit(circuit(id, id), ())
    with pytest.raises(Conflict):
        await store.circuits.save_circuit(replace(circuit("b", "A"), version=1))
    found = await store.circuits.find_circuit("b")
    assert found is not None
    assert (found.name, found.version) == ("b", 0)


async def test_what_is_due_can_be_brought_forward_unless_it_has_changed(
    store: SqlStore,
) -> None:
    ids = ("later", "never", "sooner", "changed")
    for id, at in zip(ids, (500.0, None, 50.0, 500.0), strict=True):
        await store.tables.open_circuit(circuit(id, id), ())
        await store.due.put("circuits", id, 0, at)
    await store.due.bring_forward("circuits", {id: (int(id == "changed"), 100.0) for id in ids})
    assert await store.due.next_due() == 50.0
    assert await store.due.take("circuits", 99.0, 1e9, 9) == ["sooner"]
    assert sorted(await store.due.take("circuits", 499.0, 1e9, 9)) == ["later", "never"]


async def test_the_circuits_of_a_host_are_found_until_they_are_closed(store: SqlStore) -> None:
    hosted = {id: replace(circuit(id, id), host=host) for id, host in (("a", 3), ("b", 33), ("c", 3))}
    for each in hosted.values():
        await store.tables.open_circuit(each, ())
    await store.circuits.save_circuit(replace(hosted["c"], host=33, version=1))
    assert await store.circuits.hosted_by(3) == [hosted["a"]]
    await store.circuits.save_circuit(replace(hosted["b"], status="closed", version=1))
    assert [each.id for each in await store.circuits.hosted_by(33)] == ["c"]


async def test_a_purge_of_many_tables_and_messages_goes_on_until_all_are_gone(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    await store.workers.beat(Heartbeat(100.0, 0.0))
    for id in "abcde":
        await finish(store, id)
        await store.messages.write_message_state(f"lobby {id}", "{}")
    await store.workers.beat(Heartbeat(200.0, 0.0))
    await finish(store, "later")
    await store.retention.purge(150.0)
    kept = [await store.tables.find_table(id) is not None for id in (*"abcde", "later")]
    assert kept == [False] * 5 + [True]
    assert [await store.messages.read_message_state(f"lobby {id}") for id in "abcde"] == [None] * 5


async def test_results_are_read_a_page_at_a_time_in_the_order_of_the_matches(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id in "edcba":
        await finish(store, id, circuit="cup")
    whole = await store.circuits.results(guild=HERE)
    assert whole == sorted(whole, key=lambda each: (each.at, each.table_id, each.seat))
    assert len(whole) == 20
    pages, read = list[int](), SqlCircuits._rows

    async def noted(self: SqlCircuits, query: Query, *, slow: bool = False) -> Rows:
        rows = await read(self, query, slow=slow)
        pages.append(len(rows))
        return rows

    monkeypatch.setattr(circuits, "PAGE", 3)
    monkeypatch.setattr(SqlCircuits, "_rows", noted)
    assert await store.circuits.results(guild=HERE) == whole
    assert pages == [3, 3, 3, 3, 3, 3, 2]
    pages.clear()
    last = await store.circuits.last_results(HERE, 101, 2)
    assert last == [each for each in whole[::-1] if each.person == 101][:2]
    assert pages == [2]
    assert await store.circuits.results(guild=HERE, circuit="cup", tables=("b", "x")) == [
        each for each in whole if each.table_id == "b"
    ]


async def test_a_circuit_counts_its_matches_and_who_had_the_first_seat(store: SqlStore) -> None:
    players = tuple(
        Player(name, None, "club") if name == "Bolt" else Player(name, 1) for name in ("Ann", "Bolt")
    )
    await finish(store, "one", 2, circuit="cup", players=players)
    await finish(store, "two", 2, circuit="cup", players=players[::-1])
    await finish(store, "three", 2, circuit="cup", players=players)
    await finish(store, "other", 2)
    assert await store.circuits.finished_in("cup") == {"one", "two", "three"}
    assert await store.circuits.starts_in("cup") == {1: (2, 3), "Bolt": (1, 3)}
    assert await store.circuits.starts_in("none") == {}


async def test_a_server_is_forgotten_a_little_at_a_time_and_others_keep_all(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    there = Place(7, 8)
    for id in "abcde":
        await finish(store, id, place=there)
        await store.tables.open_circuit(circuit(f"cup{id}", f"Cup {id}", guild=7), ())
        night = Night(f"n{id}", there, 100, "gear_head", 9.0, 4)
        await SqlNights(store.database, TITLES).add(night, now=1.0, next_due=9.0)
    await store.tables.open_table(replace(races.table("playing"), place=there))
    await finish(store, "here")
    noted = await store.retention.note_servers(frozenset({9}), 5.0)
    assert noted == [(HERE, 5.0), (7, 5.0)]
    await store.retention.delete_server(7)
    assert await store.retention.note_servers(frozenset({9}), 6.0) == [(HERE, 5.0)]
    assert await store.circuits.results(guild=7) == []
    assert await store.circuits.circuits_in(7) == []
    assert await SqlNights(store.database, TITLES).of(100) == []
    kept = [await store.tables.find_table(id) is not None for id in ("a", "e", "playing", "here")]
    assert kept == [False, False, True, True]
    assert len(await store.circuits.results(guild=HERE)) == 4


async def test_the_messages_of_closed_lobbies_go_with_whoever_is_forgotten(store: SqlStore) -> None:
    for id in ("closed", "open"):
        await store.tables.save_lobby(races.lobby(id))
        await store.messages.write_message_state(id, '{"hands":{"100":1}}')
    await store.messages.write_message_state("nowhere", "{}")
    await store.tables.drop_lobby(races.lobby("closed"))
    await store.people.delete_person(100, "Deleted player 1")
    states = [await store.messages.read_message_state(id) for id in ("closed", "open", "nowhere")]
    assert states == [None, '{"hands":{"100":1}}', "{}"]


async def test_who_has_done_nothing_for_long_is_found_a_few_at_a_time(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    day = 86_400.0
    await finish(store, "old")  # persons 100 to 103
    at = (await store.circuits.results(guild=HERE))[0].at
    for person, days in ((101, at // day + 9), (104, at // day - 9), (105, at // day + 9)):
        tried = Day(int(days))
        daily = replace(races.table(f"daily{person}"), status="over", daily=tried, host=person, players=())
        await store.tables.open_table(daily)
    sits = replace(races.lobby("lobby"), players=(Player("Cy", 102),), asked=(103,))
    await store.tables.save_lobby(sits)
    assert await store.retention.inactive(at + day, 9) == [100, 103, 104]
    assert await store.retention.inactive(at + day, 2) == [100, 103]
    assert await store.retention.inactive(at - 20 * day, 9) == []
    await store.tables.open_table(replace(races.table("playing"), players=(Player("Ann", 100),)))
    assert await store.retention.inactive(at + day, 9) == [103, 104]


async def test_an_id_is_taken_by_whatever_has_it(store: SqlStore) -> None:
    await store.tables.save_lobby(races.lobby("lobby"))
    await store.tables.open_table(races.table("table"))
    await store.tables.open_circuit(circuit(), ())
    await finish(store, "raced")
    await store.workers.beat(Heartbeat(9e9, 0.0))
    await store.retention.purge(9e9)
    assert await store.tables.find_table("raced") is None
    taken = [await store.tables.is_taken(id) for id in ("lobby", "table", "cup", "raced", "free")]
    assert taken == [True, True, True, True, False]


async def test_a_purge_drops_old_finished_tables_and_keeps_results_and_races_in_progress(
    store: SqlStore,
) -> None:
    await store.workers.beat(Heartbeat(100.0, 0.0))
    await finish(store, "old")
    await store.tables.open_table(races.table("playing"))
    await store.messages.write_message_state("old", "{}")
    await store.messages.write_message_state("playing", "{}")
    await store.messages.write_message_state("a lobby that closed", "{}")
    await store.workers.beat(Heartbeat(200.0, 0.0))
    await finish(store, "new")
    await store.retention.purge(150.0)
    assert await store.tables.find_table("old") is None
    assert await store.tables.find_moves("old") == []
    assert await store.tables.find_table("new") is not None
    assert [each.id for each in await tables_in_play(store)] == ["playing"]
    states = [await store.messages.read_message_state(id) for id in ("old", "a lobby that closed", "playing")]
    assert states == [None, None, "{}"]
    assert {each.table_id for each in await store.circuits.results(guild=HERE)} == {"old", "new"}


async def test_a_forgotten_person_is_nowhere_to_be_found(store: SqlStore, url: str) -> None:
    ann, others = 100, {101, 102, 103}
    await finish(store, "with", circuit="cup")
    without = tuple(Player(f"Player {seat}", 200 + seat) for seat in range(4))
    await finish(store, "without", players=without)
    await store.tables.open_circuit(replace(circuit(), host=ann, status="closed"), ())
    await store.messages.write_dm(ann, "open")
    await store.messages.write_message_state("with", '{"hands":{"100":1}}')
    alias = await store.people.next_alias(ENGLISH)
    await store.people.delete_person(ann, alias)
    results = await store.circuits.results(guild=HERE)
    assert {each.person for each in results if each.table_id == "with"} == {None, *others}
    assert [each.name for each in results if each.person is None] == ["Deleted player 1"]
    assert await store.tables.find_table("with") is None
    assert await store.tables.find_table("without") is not None
    assert await store.messages.read_dm(ann) is await store.messages.read_message_state("with") is None
    assert (await store.circuits.find_circuit("cup")) == replace(
        circuit(), host=0, status="closed", version=1
    )


async def test_every_alias_is_given_once(store: SqlStore) -> None:
    given = [
        await store.people.next_alias(ENGLISH),
        *await asyncio.gather(store.people.next_alias(ENGLISH), store.people.next_alias(ENGLISH)),
    ]
    assert sorted(given) == ["Deleted player 1", "Deleted player 2", "Deleted player 3"]


async def test_odd_ids_and_places_come_back(store: SqlStore) -> None:
    place = Place(races.LARGEST, 1)
    players = tuple(
        Player(name.replace("\x00", ""), races.LARGEST - at) for at, name in enumerate(races.ODD_NAMES)
    )
    await finish(store, "abcde", 6, players=players, place=place)
    found = await store.circuits.results(guild=races.LARGEST)
    assert [(each.person, each.name) for each in found] == [(each.person, each.name) for each in players]
