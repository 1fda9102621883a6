"""/paddock and /help: where one begins."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from tests.venue import Venue, alt_of, labels, menus, text_of, words_of


@pytest.mark.parametrize("command", ["paddock", "help"])
async def test_every_game_is_shown_with_its_cover_and_a_button(venue: Venue, command: str) -> None:
    opened = await venue.person("Ann").slash(venue.channel, command)
    door = opened.answer
    assert opened.ephemeral
    assert labels(door) == [*(title.name for title in TITLES.values()), "My tables", "What is new"]
    assert [attached.filename for attached in door.attachments] == ["paddock.png"]
    for title in TITLES.values():
        assert f"/{title.command} start" in text_of(door)
        assert title.cover.pitch in alt_of(door)


async def test_a_press_on_a_game_opens_its_lobby_for_everybody(venue: Venue) -> None:
    door = (await venue.person("Ann").slash(venue.channel, "paddock")).answer
    opened = await venue.person("Ann").click(door, label="Rasant")
    lobby = opened.answer
    assert not opened.ephemeral
    said = text_of(lobby)
    assert TITLES["rasant"].cover.pitch in said
    assert "2 to 5 players" in said
    assert "about 10 minutes" in said
    assert "Ann (host)" in said
    assert [attached.filename for attached in lobby.attachments] == ["cover.png"]
    await venue.person("Bo").click(lobby, label="Join")
    assert "Bo" in text_of(lobby)
    assert [attached.filename for attached in lobby.attachments] == ["cover.png"]


async def test_how_to_play_tells_the_rules_at_the_door_and_in_a_lobby(venue: Venue) -> None:
    ann = venue.person("Ann")
    door = (await ann.slash(venue.channel, "paddock")).answer
    told = await ann.select(door, [menus(door)["How to play"]["Racesmack"]])
    assert told.ephemeral
    assert "Racesmack" in words_of(told)
    lobby = await venue.lobby("Ann", game="scrap")
    told = await venue.person("Bo").click(lobby, label="How to play")
    assert told.ephemeral
    assert "Scrapheap Scavengers" in words_of(told)


async def test_my_tables_and_what_is_new_answer_whoever_pressed(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    ann = venue.person("Ann")
    door = (await ann.slash(venue.channel, "paddock")).answer
    mine = await ann.click(door, label="My tables")
    assert mine.ephemeral
    assert "Gear Head" in words_of(mine)
    assert "/paddock" in words_of(await ann.click(door, label="What is new"))


async def test_no_lobby_is_opened_in_direct_messages(venue: Venue) -> None:
    ann = venue.person("Ann")
    door = (await ann.slash(venue.dm_channel("Ann"), "help")).answer
    assert "Tables stand in servers" in words_of(await ann.click(door, label="Rasant"))
