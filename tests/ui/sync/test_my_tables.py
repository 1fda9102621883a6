"""Tests of *My tables*: a DM that says where a player must move, while they have seats at two or more
tables.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.faults import Fault
from bot.sandbox.model import Message
from bot.storage.messages import of_person
from bot.tables.table import Table
from bot.ui.messages.message import mark
from bot.ui.sync import my_tables
from bot.ui.sync.my_tables import PAUSE
from tests.cogs.whole_games import attachment
from tests.features.settings.test_own_data import delete, export
from tests.ui.sync.truth import texts, truth
from tests.venue import Venue, text_of


def lists(venue: Venue, name: str) -> list[Message]:
    return [each for each in venue.dms(name) if texts(each)[0].startswith("**My tables**")]


def list_of(venue: Venue, name: str) -> list[str]:
    (message,) = lists(venue, name)
    return texts(message)[0].split("\n")[1:]


def hand(venue: Venue, name: str, table: Table) -> Message:
    return next(each for each in venue.dms(name) if f"table **{table.snapshot.id}**" in text_of(each))


def line(venue: Venue, name: str, table: Table, now: str) -> str:
    id, dm = table.snapshot.id, hand(venue, name, table)
    where = f"https://discord.com/channels/@me/{dm.channel.id}/{dm.id}"
    return f"{mark(id)} {table.title.name} · [table {id}]({where}) · {now}"


async def two_tables(venue: Venue) -> tuple[Table, Table]:
    """Seat Bo at two tables: at one it is Ann's turn, and at the other Cy's."""
    one = await venue.table(await venue.start("Ann", "Bo"))
    other = await venue.table(await venue.start("Cy", "Bo"))
    await venue.wait(PAUSE + 1)
    return one, other


async def test_whoever_sits_at_one_table_has_no_list_and_nothing_looks_for_one(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    assert not at_work(venue)
    await venue.wait(PAUSE + 1)
    assert [lists(venue, name) for name in ("Ann", "Bo")] == [[], []]


async def test_the_second_table_brings_a_list_with_links_to_the_hands(venue: Venue) -> None:
    one, other = await two_tables(venue)
    assert list_of(venue, "Bo") == [
        line(venue, "Bo", one, "Ann’s turn"),
        line(venue, "Bo", other, "Cy’s turn"),
    ]
    (message,) = lists(venue, "Bo")
    assert message.pinned
    assert not message.attachments
    assert [lists(venue, name) for name in ("Ann", "Cy")] == [[], []]


async def test_after_a_move_the_same_message_says_where_it_is_your_turn_first(venue: Venue) -> None:
    one, other = await two_tables(venue)
    (before,) = lists(venue, "Bo")
    await venue.take_turn("Cy")
    await venue.wait(PAUSE + 1)
    assert list_of(venue, "Bo") == [
        line(venue, "Bo", other, "**Your turn**"),
        line(venue, "Bo", one, "Ann’s turn"),
    ]
    assert [each.id for each in lists(venue, "Bo")] == [before.id]
    await truth(venue, one)
    await truth(venue, other)


async def test_it_is_not_edited_while_it_says_what_it_should(venue: Venue) -> None:
    one, _ = await two_tables(venue)
    (message,) = lists(venue, "Bo")
    before = message.edited
    await venue.person("Ann").click(hand(venue, "Ann", one), label="Draw")
    await venue.wait(PAUSE + 1)
    assert message.edited == before


async def test_it_goes_when_only_one_table_is_left(venue: Venue, tmp_path: Path) -> None:
    await two_tables(venue)
    assert stored(tmp_path)
    await venue.sure("Cy", "table end")
    await venue.wait(PAUSE + 1)
    assert lists(venue, "Bo") == []
    assert not stored(tmp_path)


def stored(path: Path) -> list[int]:
    """Return the ids of the people for whom a *My tables* message is stored."""
    with closing(sqlite3.connect(path / "paddock.db")) as db:
        found = db.execute("SELECT id FROM notes WHERE id LIKE 'person/%' AND document <> ''")
        return [int(id.partition("/")[2]) for (id,) in found]


def at_work(venue: Venue) -> int:
    """Return the number of people whose lists of tables are being updated."""
    reconciler = venue.bot.display.reconciler
    return sum(map(reconciler.at_work, reconciler.all_of(my_tables.ListedPerson)))


async def test_the_next_process_edits_the_list_of_the_last_one(venue: Venue) -> None:
    one, other = await two_tables(venue)
    (before,) = lists(venue, "Bo")
    await venue.restart()
    await venue.take_turn("Cy")
    await venue.wait(PAUSE + 1)
    assert [each.id for each in lists(venue, "Bo")] == [before.id]
    assert list_of(venue, "Bo")[0] == line(venue, "Bo", other, "**Your turn**")
    assert list_of(venue, "Bo")[1] == line(venue, "Bo", one, "Ann’s turn")


async def test_after_a_start_lists_are_compared_a_few_at_a_time(
    venue: Venue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(my_tables, "AT_ONCE", 1)
    for person in (71, 72, 73, 74):  # the tables of these people have ended while the bot was down
        document = json.dumps({"channel": 5, "message": person, "shows": "key"})
        await venue.bot.display._my_tables._store.write_message_state(of_person(person), document)
    await venue.restart()
    await venue.start("Ann", "Bo")
    most = 0
    for _ in range(6 * int(PAUSE)):
        most = max(most, at_work(venue))
        await venue.wait(1)
    assert 1 <= most <= 2
    assert not stored(tmp_path)


async def test_what_the_last_process_could_not_delete_is_deleted_by_the_next_one(venue: Venue) -> None:
    await two_tables(venue)
    await venue.sure("Cy", "table end")
    await venue.restart()
    assert len(lists(venue, "Bo")) == 1
    await venue.take_turn("Ann")
    await venue.wait(PAUSE + 1)
    assert lists(venue, "Bo") == []


async def test_nothing_is_sent_to_closed_dms(venue: Venue) -> None:
    venue.close_dms("Bo")
    await two_tables(venue)
    path = f"POST /channels/{venue.dm_channel('Bo').id}/messages"
    tried = venue.calls().count(path)
    await venue.take_turn("Cy")
    await venue.wait(PAUSE + 1)
    assert lists(venue, "Bo") == []
    assert venue.calls().count(path) == tried


async def test_a_list_that_is_gone_is_sent_again(venue: Venue) -> None:
    one, _ = await two_tables(venue)
    (message,) = lists(venue, "Bo")
    venue.world.drop(message)
    await venue.take_turn("Ann")
    await venue.wait(PAUSE + 1)
    assert list_of(venue, "Bo")[0] == line(venue, "Bo", one, "**Your turn**")


async def test_whoever_is_forgotten_has_no_list(venue: Venue, tmp_path: Path) -> None:
    await two_tables(venue)
    sent = await export(venue, "Bo")
    told = json.loads(await attachment(sent))["my_tables"]
    assert told == {"channel": venue.dm_channel("Bo").id, "message": lists(venue, "Bo")[0].id}
    await delete(venue, "Bo")
    assert not stored(tmp_path)
    await venue.wait(PAUSE + 1)
    assert lists(venue, "Bo") == []
    assert not stored(tmp_path)


async def test_a_pin_that_is_refused_changes_nothing(venue: Venue) -> None:
    venue.fail("PUT", f"/channels/{venue.dm_channel('Bo').id}/messages/pins/*", status=403, code=50013)
    await two_tables(venue)
    assert len(list_of(venue, "Bo")) == 2


async def test_a_pin_that_would_have_to_wait_too_long_does_not_send_the_list_again(venue: Venue) -> None:
    path = f"/channels/{venue.dm_channel('Bo').id}/messages/pins/*"
    venue.server.faults.add(Fault("PUT", path, times=None, status=429, retry_after=600.0))
    await two_tables(venue)
    await venue.wait(2_000)
    assert len(lists(venue, "Bo")) == 1
    assert len([call for call in venue.calls() if "/pins/" in call]) == 1


async def test_a_list_that_cannot_be_edited_is_logged_without_its_person(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    await two_tables(venue)
    (message,) = lists(venue, "Bo")
    venue.fail("PATCH", f"/channels/{message.channel.id}/messages/{message.id}", status=503)
    await venue.take_turn("Ann")
    await venue.wait(PAUSE + 60)
    told = [each.getMessage() for each in caplog.records if each.name.startswith("bot.")]
    assert any(each.startswith("list: ") for each in told)
    assert not any(str(venue.person("Bo").id) in each for each in told)
