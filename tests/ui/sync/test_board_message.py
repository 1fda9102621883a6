"""Tests of the one public message of a table: it is edited in place, and posted again when it is old, far up
in the channel or deleted.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.sandbox.faults import Fault
from bot.tables.table import Table
from bot.ui.sync.message_state import MessageState
from tests.own_result import has_own_result
from tests.settings import choose
from tests.ui.test_race import best
from tests.venue import RESULT, Venue, labels, look_back, text_of, venue_with, words_of


async def test_it_is_edited_in_place(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    assert venue.anchor().id == message.id
    assert "Ann drew a card and discarded" in text_of(venue.anchor())


async def test_it_is_posted_again_after_fifty_minutes_and_the_old_one_loses_its_buttons(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    await venue.wait(3_100)
    await venue.take_turn("Ann")
    assert venue.anchor().id != message.id
    old = next(each for each in venue.shown() if each.id == message.id)
    assert labels(old) == []
    assert str(venue.anchor().id) in text_of(old)
    assert not old.attachments


@pytest.mark.parametrize(("chatter", "moves"), [(7, False), (8, True)])
async def test_it_is_posted_again_when_others_have_buried_it(venue: Venue, chatter: int, moves: bool) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    for _ in range(chatter):
        await venue.person("Cy").send(venue.channel, "hello")
    await venue.wait(241)
    await venue.take_turn("Ann")
    assert (venue.anchor().id != message.id) == moves


async def test_its_own_calls_do_not_bury_it(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    for _ in range(10):
        await venue.wait(61)
        await venue.take_turn("Ann")
        await venue.take_turn("Bo")
    assert venue.anchor().id == message.id


async def test_it_is_posted_again_when_it_was_deleted(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    venue.world.drop(message)
    await venue.take_turn("Ann")
    assert venue.anchor().id != message.id
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_a_dm_that_was_deleted_is_sent_again(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    old = venue.dm("Bo")
    venue.world.drop(old)
    await venue.take_turn("Ann")
    assert venue.dm("Bo").id != old.id
    assert "Draw" in labels(venue.dm("Bo"))


async def to_the_flag(venue: Venue, table: Table) -> None:
    while table.snapshot.status == "playing":
        (seat,) = table.awaited
        name = table.names[seat]
        hand = venue.dm(name)
        await venue.person(name).click(hand, label=best(labels(hand)))


async def test_a_result_is_changed_in_place_in_a_discord_that_was_made_for_it_too(tmp_path: Path) -> None:
    async with venue_with(tmp_path, new_world=True) as venue:
        message = await venue.start("Ann", "Bo")
        await to_the_flag(venue, await venue.table(message))
        await look_back(venue.person("Ann"), venue.anchor(), "Start a circuit")
        results = [each for each in venue.shown() if "🥇" in text_of(each)]
        assert len(results) == 1
        assert "is over" in text_of(message)
        assert "after 1 game" in text_of(results[0])


async def test_a_rematch_from_a_hand_opens_at_the_table(venue: Venue) -> None:
    await to_the_flag(venue, await venue.table(await venue.start("Ann", "Bo")))
    answer = await venue.person("Bo").click(venue.dm("Bo"), label="Rematch")
    assert answer.ephemeral
    assert "The rematch is open at table" in words_of(answer)
    await venue.wait(2)
    lobby = venue.anchor()
    assert "1. Bo" in text_of(lobby)
    assert lobby.channel is venue.channel


async def test_the_result_stays_and_offers_a_rematch_with_the_seats_rotated(venue: Venue) -> None:
    await to_the_flag(venue, await venue.table(await venue.start("Ann", "Bo")))
    assert labels(venue.anchor()) == RESULT
    assert "🥇" in text_of(venue.anchor())
    assert venue.ping() is None
    assert has_own_result(venue.dm("Ann"))
    result = venue.anchor()
    await venue.person("Bo").click(result, label="Rematch")
    lobby = venue.anchor()
    assert "1. Bo" in text_of(lobby)
    assert f"**Play again?** <@{venue.person('Ann').id}>" in text_of(lobby)
    assert "Ann" not in text_of(lobby), "nobody is seated without being asked"
    assert lobby.pinged == {venue.person("Ann").id}, "whoever is asked hears of it"
    again = await venue.person("Ann").click(result, label="Rematch")
    assert again.ephemeral
    assert str(lobby.id) in again.answer.content
    await venue.wait(2)
    assert "2. Ann" in text_of(lobby)
    assert "Play again?" not in text_of(lobby)


async def test_a_rematch_notifies_nobody_who_wants_no_mention(venue: Venue) -> None:
    await choose(venue, "Ann", calls="none")
    await to_the_flag(venue, await venue.table(await venue.start("Ann", "Bo")))
    await venue.person("Bo").click(venue.anchor(), label="Rematch")
    assert "Play again?" in text_of(venue.anchor())
    assert venue.anchor().pinged == set()


async def test_that_the_old_board_is_being_left_is_stored_before_the_new_one_is_posted(
    venue: Venue, tmp_path: Path
) -> None:
    """Check the stored table while the new message is being posted. If the change were not stored by then, a
    kill would leave two messages, and the bot would not know of the new one.
    """
    old = await venue.start("Ann", "Bo", pace="none")
    table = await venue.table(old)
    await venue.wait(5)
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, delay=1.0))
    await venue.person("Ann").slash(venue.channel, "table show")
    await venue.wait(0.5)
    with closing(sqlite3.connect(tmp_path / "paddock.db")) as db:
        (document,) = db.execute("SELECT document FROM notes WHERE id = ?", (table.snapshot.id,)).fetchone()
    assert venue.anchor().id == old.id, "the new one is on its way"
    assert MessageState.read(document).leaving == old.id
    await venue.wait(5)
    assert venue.anchor().id != old.id
