"""A database that an earlier version wrote (written_before.sql) is read, and written again to the byte."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.match import play
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.robots.club_robot import club
from bot.games.scrapheap.rules.actions import Retire
from bot.games.scrapheap.rules.events import Closed
from bot.league.circuit import Games
from bot.locales.phrase import ENGLISH
from bot.model.occupants import dated
from bot.model.snapshots import Occupant
from bot.storage.codecs import codec
from bot.storage.store import SqlStore
from bot.ui.sync.message_state import MessageState
from tests.storage.stored import everything, tables_in_play

THERE = {"gear_head", "rasant", "scrapheap", "racesmack", "gear_and_piston"}
"""The games that there were when it was written."""
WRITTEN = (Path(__file__).parent / "written_before.sql").read_text()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file that the earlier version left behind."""
    file = tmp_path / "paddock.db"
    with sqlite3.connect(file) as db:
        db.executescript(WRITTEN)
    db.close()
    return file


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqlStore]:
    """That database, opened by the present version."""
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    yield store
    await store.close()


def rows(file: Path, query: str) -> list[Any]:
    db = sqlite3.connect(file)
    found = db.execute(query).fetchall()
    db.close()
    return found


def kept(before: Any, after: Any) -> bool:
    """Whether everything that was written is still there and unchanged."""
    if isinstance(before, dict):
        return all(name in after and kept(value, after[name]) for name, value in before.items())
    if isinstance(before, list):
        return len(before) == len(after) and all(map(kept, before, after))
    return bool(before == after)


NAMES = (
    (r',"robots":"medium"', ""),  # Racesmack's levels were an option
    (r'"driver":("careful"|"club"|"random"|null)', r'"robot":\1'),  # not the driver of a player's car
    (r'"dues":', '"clocks":'),
    (r'"due":(?=null|\{"seat")', '"clock":'),
    (r'"kind":"spared"', '"kind":"nothing_lost"'),
)
"""What was written, and how it is written today."""


def renamed(document: str) -> Any:
    """What was written, with the names of today."""
    for old, new in NAMES:
        document = re.sub(old, new, document)
    return json.loads(document)


async def test_everything_that_was_open_or_in_play_goes_on(store: SqlStore) -> None:
    stored = await everything(store)
    assert sorted(table.title for table in stored.tables) == sorted(THERE)
    assert [len(lobby.players) for lobby in stored.lobbies] == [4]
    seated = [each.players for each in stored.tables] + [each.players for each in stored.lobbies]
    assert {player.robot for players in seated for player in players} == {"club", None}, "it was careful"
    assert stored.heartbeat is not None
    guild = stored.tables[0].place.guild
    (circuit,) = await store.circuits.circuits_in(guild, running=True)
    assert (circuit.name, circuit.limit) == ("Spring Cup", Games(5))
    assert await store.circuits.hosted_by(circuit.host) == [circuit]
    results = await store.circuits.results(guild=guild, circuit=circuit.id)
    assert [(result.name, result.place, result.points) for result in results] == [("Ann", 2, 0), ("Bo", 1, 2)]


async def test_tables_and_lobbies_lose_nothing_when_written_again(file: Path) -> None:
    """What a later version knows besides stands there with the value that it has in an old game."""
    both = "SELECT id, title, document FROM tables UNION ALL SELECT id, title, document FROM lobbies"
    before = {id: document for id, _, document in rows(file, both)}
    await (await SqlStore.open(f"sqlite:///{file}", TITLES)).close()
    found = rows(file, both)
    assert len(found) == len(before) == 7
    for id, title, document in found:
        table = "match" in json.loads(document)
        adapter: TypeAdapter[Any] = codec(TITLES[title]).table if table else codec(TITLES[title]).lobby
        again = adapter.dump_json(adapter.validate_json(document))
        assert adapter.validate_json(again) == adapter.validate_json(document)
        assert kept(renamed(before[id]), json.loads(again))


async def test_a_match_of_scrapheap_goes_on_by_the_rules_it_was_begun_by(store: SqlStore) -> None:
    (table,) = [table for table in await tables_in_play(store) if table.title == "scrapheap"]
    match = table.match
    assert match.state.rules == 1
    luck = 0
    while (outcome := scrapheap.outcome(match.state)) is None:
        (seat,) = scrapheap.awaits(match.state)
        actions = scrapheap.legal(match.state, seat)
        assert Retire() not in actions
        action = club(scrapheap.view(match.state, seat), actions, Chance("before", luck))
        match, events = play(scrapheap, match, seat, action)
        luck += 1
    assert len(outcome.places) == match.seats
    assert isinstance(events[-1], Closed)
    assert events[-1].why == "turns"


async def test_moves_are_equal_to_the_byte_when_written_again(file: Path) -> None:
    found = rows(file, "SELECT title, action FROM moves JOIN tables ON table_id = id")
    assert {title for title, _ in found} == THERE - {"rasant"}, "there a robot was to begin"
    for title, document in found:
        action = codec(TITLES[title]).action
        assert action.dump_json(action.validate_json(document)).decode() == document


def called(told: str) -> Any:
    """What somebody was called to, which was one text: turn, whether it was half over, and who."""
    turn, reminded, persons = told.split(":")
    return {
        "turn": {"number": int(turn), "reminded": reminded == "True"},
        "persons": [int(each) for each in persons.split(",")],
    }


async def test_what_is_known_of_the_messages_is_read_and_kept(file: Path) -> None:
    before = rows(file, "SELECT id, document FROM notes ORDER BY id")
    assert len(before) == 7
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    await store.close()
    after = rows(file, "SELECT id, document FROM notes ORDER BY id")
    for (id, document), (same, stored) in zip(before, after, strict=True):
        assert id == same
        written, kept = json.loads(document), json.loads(MessageState.read(stored).document())
        assert {hand.pop("rests") for hand in kept["hands"].values()} <= {0.0}, "each is played by"
        assert {hand.pop("notified") for hand in kept["hands"].values()} <= {None}, "it has called nobody yet"
        del written["shown"]  # the version that all messages showed: each of them has its own now
        written["called"] = called(written["called"]) if written["called"] else None
        for hand in written["hands"].values():
            hand["shows"] = {"key": hand.pop("key"), "due": 0}
        assert {key: kept[key] for key in written} == written
        assert not kept["settled"]


async def test_what_is_known_of_peoples_dms_is_read(file: Path, store: SqlStore) -> None:
    people = rows(file, "SELECT id, dm FROM people")
    assert sorted(dm for _, dm in people) == ["open", "open", "told"]
    assert [await store.messages.read_dm(person) for person, _ in people] == [dm for _, dm in people]


async def test_who_had_left_before_the_upgrade_is_remembered_by_seat(file: Path) -> None:
    """Notices of older versions told whose seat was taken, and a list who had left: both become occupants."""
    with sqlite3.connect(file) as db:
        ((id, document),) = db.execute("SELECT id, document FROM tables WHERE title = 'rasant'").fetchall()
        table = json.loads(document)
        notice = {"turn": 1, "kind": "noticed"}
        table["recent"] += [
            {**notice, "seat": 1, "notice": "left", "whose": None, "was": ""},
            {**notice, "seat": 1, "notice": "seated", "whose": 71, "was": "Mo"},
            {**notice, "seat": 1, "notice": "away", "whose": None, "was": ""},
            {**notice, "seat": 0, "notice": "seated", "whose": None, "was": "Perhaps Ed"},
        ]
        table["gone"] = [71, 72]
        table["players"][1]["since"] = 5
        db.execute(
            "UPDATE tables SET document = ? WHERE id = ?", (json.dumps(table, separators=(",", ":")), id)
        )
    db.close()
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    snapshot = await store.tables.find_table(id)
    assert snapshot is not None
    now = snapshot.players[1]
    assert snapshot.before == (
        Occupant(0, -1, "somebody", 72),
        Occupant(1, 5, "Mo", 71),
        Occupant(1, 5, "Mo", 71, "club"),
        Occupant(1, 5, now.name, now.person),
        Occupant(0, 0, "somebody", None, "club"),
    )
    told = [each.names[1] for each in dated(snapshot, ENGLISH)[-4:]]
    assert told == ["Mo", now.name, now.name, now.name]
    assert dated(snapshot, ENGLISH)[-3].was == "Mo"
    await store.close()
