"""Tests that games shared with a person whose data is deleted remain for the others, and that no message
contains the person's name afterwards.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.tables.decide import End
from tests.cogs.whole_games import attachment, race
from tests.features.settings.test_own_data import delete, everything
from tests.venue import Venue, alt_of, look_back, menus, text_of, words_of


@pytest.mark.thorough
async def test_what_others_played_with_a_deleted_person_stays_for_them(venue: Venue) -> None:
    """Check that History, Replay, Rematch and the deal's code work as before, with another name."""
    await race(venue, "Annabelle", "Bo", "Cy")
    bo, result = venue.person("Bo"), venue.anchor()
    first = (await look_back(bo, result, "Replay")).answer
    code = re.search(r"deal:(p1-[0-9a-z-]+)", text_of(first))
    assert code is not None
    await delete(venue, "Annabelle")
    await venue.wait(10)
    history = (await look_back(bo, result, "History")).answer
    assert "page" in text_of(history)
    assert list(menus(history)["Seen by"])[1] == "Deleted player 1"
    replay = (await look_back(bo, result, "Replay")).answer
    assert replay.id != first.id
    assert replay.attachments
    assert "Seat" not in text_of(replay)
    snapshot = await attachment((await look_back(bo, result, "Record")).answer)
    assert b'name = "Deleted player 1"' in snapshot
    again = (await bo.click(result, label="Rematch")).answer
    assert "Bo" in text_of(again)
    assert "Annabelle" not in text_of(again)
    assert "Deleted player" not in text_of(again)
    dealt = await venue.person("Dee").slash(venue.channel, "race start", deal=code[1])
    assert "Dee" in words_of(dealt)


async def test_no_message_of_the_bot_still_names_a_deleted_person(venue: Venue) -> None:
    await race(venue, "Annabelle", "Bo")
    await look_back(venue.person("Bo"), venue.anchor(), "Replay")
    playing = await venue.start("Annabelle", "Bo")
    await venue.sure("Annabelle", "table end", table=(await venue.table(playing)).snapshot.id)
    await venue.wait(5)
    everywhere = [*venue.shown(), *venue.dms("Bo")]
    ann = f"<@{venue.person('Annabelle').id}>"
    assert any(ann in text_of(message) for message in everywhere)
    assert any("Annabelle" in text_of(message) for message in venue.dms("Bo"))
    done = await delete(venue, "Annabelle")
    await venue.wait(10)
    assert "I took your name out of the results I posted" in words_of(done)
    for message in (*venue.shown(), *venue.dms("Bo")):
        told = f"{text_of(message)} {alt_of(message)}"
        assert "Annabelle" not in told
        assert ann not in told
    assert venue.dms("Annabelle") == []
    assert any("Deleted player 1" in text_of(message) for message in venue.shown())


async def test_deleting_data_reports_what_could_not_be_reached(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    await venue.wait(5)
    result = venue.anchor()
    path = f"/channels/{venue.channel.id}/messages/{result.id}"
    venue.fail("PATCH", path, status=403, code=50001, message="Missing Access", times=None)
    done = await delete(venue, "Ann")
    assert "I’ll say here when it’s done." in words_of(done)
    await venue.wait(700)
    told = words_of(done)
    assert "I can’t change these results any more." in told
    assert str(result.id) in told
    assert "<@" in text_of(result)


async def test_a_result_that_a_moderator_took_away_is_not_posted_again_for_a_deletion(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    await venue.wait(5)
    result = venue.anchor()
    venue.world.posts.delete(venue.channel.id, result.id)
    before = len(venue.shown())
    done = await delete(venue, "Ann")
    await venue.wait(20)
    assert len(venue.shown()) == before
    assert "I took your name out" in words_of(done)


async def test_what_is_still_to_be_drawn_for_a_deletion_is_drawn_after_a_restart(venue: Venue) -> None:
    await race(venue, "Ann", "Bo")
    await venue.wait(5)
    result = venue.anchor()
    path = f"/channels/{venue.channel.id}/messages/{result.id}"
    venue.fail("PATCH", path, status=500, times=None)
    await delete(venue, "Ann")
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(30)
    assert f"<@{venue.person('Ann').id}>" not in text_of(result)
    assert "Deleted player 1" in text_of(result)


async def test_practice_and_its_messages_are_deleted_with_its_player(venue: Venue, tmp_path: Path) -> None:
    ann = venue.person("Ann")
    await ann.slash(ann.dm, "practice robots", game="gear_head")
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await table.do(End(ann.id, manager=False))
    await venue.wait(5)
    assert any(table.snapshot.id in text_of(message) for message in venue.dms("Ann"))
    await delete(venue, "Ann")
    await venue.wait(5)
    assert await venue.bot.registry.tables.get(table.snapshot.id) is None
    assert not [message for message in venue.dms("Ann") if "Ended early" in text_of(message)]
    assert str(ann.id) not in everything(tmp_path)


async def test_the_messages_of_a_deleted_game_are_deleted_after_a_restart_too(
    venue: Venue, tmp_path: Path
) -> None:
    ann = venue.person("Ann")
    await ann.slash(ann.dm, "practice robots", game="gear_head")
    (table,) = await venue.bot.registry.tables.find(person=ann.id)
    await table.do(End(ann.id, manager=False))
    await venue.wait(5)
    venue.fail("DELETE", "/channels/*/messages/*", status=503, times=None)
    await delete(venue, "Ann")
    await venue.restart()
    assert any(table.snapshot.id in text_of(message) for message in venue.dms("Ann"))
    assert str(ann.id) not in everything(tmp_path)
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(5)
    assert not [message for message in venue.dms("Ann") if table.snapshot.id in text_of(message)]
    assert table.snapshot.id not in everything(tmp_path), "nothing is stored about them any more"
