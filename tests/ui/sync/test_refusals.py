"""Tests that a refusal by Discord has no further consequences: everything else continues, and the bot forgets
the refusal after some time.
"""

from __future__ import annotations

import logging

import pytest

from bot.sandbox import model, permissions
from bot.ui.sync.blocked_words import NAMELESS
from bot.ui.sync.direct_messages import CLOSED_FOR
from tests.ui.sync.test_lost_place import LIVES, SOON, told
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, raw_text, text_of


def _hand(venue: Venue, name: str) -> str:
    return "\n".join(text_of(each) for each in venue.dms(name))


def _blocked(venue: Venue) -> int:
    """Remove the requests that AutoMod has blocked, because the fixture would complain about them, and return
    their number.
    """
    found = [each for each in venue.server.requests if each.status == 400]
    for each in found:
        venue.server.requests.remove(each)
    return len(found)


@pytest.mark.parametrize("code", [0, 20026, 40333, 50013, 99_999])
async def test_a_403_that_is_not_about_the_person_closes_no_dms(venue: Venue, code: int) -> None:
    dm = venue.dm_channel("Bo").id
    venue.fail("POST", f"/channels/{dm}/messages", status=403, code=code, message="no", times=3)
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(SOON)
    assert not venue.bot.display.dms.shut(venue.person("Bo").id)
    assert f"table **{table.snapshot.id}**" in _hand(venue, "Bo")


@pytest.mark.thorough
async def test_an_hour_of_403_closes_nobodys_dms_and_ends_with_every_hand_there(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.fail("*", "/channels/*", status=403, code=0, message="Forbidden", times=None)
    await venue.take_turn_in("Ann", table)
    await venue.wait(3_600)
    venue.server.faults.clear()
    await venue.wait(900)
    await truth(venue, table)


@pytest.mark.thorough
async def test_what_nobody_understands_is_tried_less_and_less_often(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.fail("*", f"/channels/{venue.channel.id}/*", status=403, code=99_999, message="no", times=None)
    path = f"PATCH /channels/{venue.channel.id}/messages/{venue.anchor().id}"
    await venue.take_turn_in("Ann", table)
    before = len(venue.calls())
    await venue.wait(1_200)
    first = venue.calls()[before:].count(path)
    await venue.wait(1_200)
    assert 8 <= first <= 12
    assert venue.calls()[before:].count(path) - first <= 2


async def test_closed_dms_are_tried_once_more_after_a_week(venue: Venue) -> None:
    venue.close_dms("Bo")
    await venue.start("Ann", "Bo", pace="none")
    venue.open_dms()
    await venue.wait(60)
    assert venue.dms("Bo") == []
    await venue.skip(CLOSED_FOR)
    table = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(SOON)
    assert f"table **{table.snapshot.id}**" in _hand(venue, "Bo")


async def test_who_had_no_server_in_common_gets_hands_again_once_the_bot_is_invited_again(
    venue: Venue,
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.remove_bot(venue.guild)
    await venue.wait(100)
    person = venue.person("Bo").id
    await venue.inside(venue.bot.display.dms.remember(person, "closed"))
    venue.world.add_member(venue.guild, venue.world.bot, permissions.BOT)
    venue.world.emit(model.Event("guild_created", guild=venue.guild))
    await venue.wait(SOON)
    assert not venue.bot.display.dms.shut(person)
    again = await venue.table(await venue.start("Ann", "Bo"))
    await venue.wait(SOON)
    assert f"table **{again.snapshot.id}**" in _hand(venue, "Bo")
    await truth(venue, table)


async def test_automod_takes_the_names_from_the_table_and_its_host_is_told_once(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.guild.blocked.add("Bo")
    for name in ("Ann", "Bo", "Ann", "Bo"):
        await venue.take_turn_in(name, table)
        await venue.wait(60)
    assert "Player 1’s turn" in text_of(venue.anchor())
    assert "AutoMod blocks one of them" in text_of(venue.anchor())
    assert "Bo" not in raw_text(venue.anchor())
    assert _blocked(venue) == 1
    assert [told(venue, name, "AutoMod is blocking a player’s name") for name in ("Ann", "Bo")] == [1, 0]
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
    venue.guild.blocked.clear()
    await venue.wait(NAMELESS)
    await venue.take_turn_in("Ann", table)
    await venue.wait(60)
    assert "Bo’s turn" in text_of(venue.anchor())


async def test_automod_takes_the_names_from_a_lobby_and_from_the_answer_to_a_press(venue: Venue) -> None:
    venue.guild.blocked.add("Bo")
    message = await venue.lobby("Ann", "Bo")
    await venue.wait(SOON)
    assert "Player 2" in text_of(message)
    await venue.person("Ann").click(message, label="Start")
    await venue.wait(SOON)
    assert "As text" in labels(venue.anchor())
    assert "Bo" not in raw_text(venue.anchor())
    assert _blocked(venue) <= 2


async def test_a_lobby_that_automod_blocks_at_once_is_posted_without_names(venue: Venue) -> None:
    venue.guild.blocked.add("Ann")
    opened = await venue.person("Ann").slash(venue.channel, "race start")
    assert "Player 1" in text_of(opened.answer)
    await venue.wait(SOON)
    assert [opened.answer] == venue.shown()
    assert told(venue, "Ann", "AutoMod is blocking a player’s name") == 1
    assert _blocked(venue) == 1


async def test_a_channel_that_was_said_to_be_gone_is_looked_for_again(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.fail(
        "*", f"/channels/{venue.channel.id}/*", status=404, code=10003, message="Unknown Channel", times=None
    )
    await venue.take_turn_in("Ann", table)
    await venue.wait(60)
    assert told(venue, "Ann", "This table’s channel is gone") == 1
    venue.server.faults.clear()
    await venue.wait(1_000)
    await truth(venue, table)


async def test_a_role_that_the_bot_gets_shows_the_table_at_once(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.grant(venue.guild, 0)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    assert told(venue, "Ann", "I can’t post in this table’s channel") == 1
    venue.world.grant(venue.guild, permissions.BOT)
    await venue.wait(SOON)
    await truth(venue, table)


async def test_a_thread_that_was_archived_and_locked_is_used_again_when_it_is_opened(venue: Venue) -> None:
    venue.channel = venue.world.add_thread(venue.channel, "aside", venue.person("Ann").user)
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.archive(venue.channel, locked=True)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    venue.world.archive(venue.channel, archived=False)
    await venue.wait(SOON)
    await truth(venue, table)
