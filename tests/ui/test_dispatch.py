"""Tests that a press is answered and carried out once, however it arrives."""

from __future__ import annotations

import logging

import pytest

from tests.ui.test_status import page, told, value
from tests.venue import Venue, labels, menus, text_of, words_of
from tests.virtual_time import the_loop

__all__ = ["told"]


async def test_a_press_on_a_message_that_was_just_redrawn_is_answered_and_counted(told: Venue) -> None:
    await told.start("Ann", "Bo")
    table, hand = await told.table(told.anchor()), told.dm("Ann")
    told.server.faults.redrawn = 1
    pressed = await told.person("Ann").click(hand, label=labels(hand)[0])
    assert pressed.state == "answered"
    assert table.snapshot.match.ply == 1
    _, text = await page(told, "/metrics")
    assert value(text, "paddock_presses_redrawn_total") == 1


async def test_a_choice_in_a_menu_that_was_just_redrawn_is_answered(venue: Venue) -> None:
    board = await venue.start("Ann", "Bo")
    history = (await venue.person("Ann").click(board, label="History")).answer
    ((_, options),) = menus(history).items()
    venue.server.faults.redrawn = 1
    chosen = await venue.person("Ann").select(history, [next(iter(options.values()))])
    assert chosen.state == "answered"


async def test_what_is_refused_on_a_message_that_was_just_redrawn_is_said(venue: Venue) -> None:
    board = await venue.start("Ann", "Bo")
    venue.server.faults.redrawn = 1
    pressed = await venue.person("Cy").click(board, label="My hand")
    assert "You’re not in this game." in words_of(pressed)


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_a_press_that_the_gateway_sends_twice_is_carried_out_once(
    venue: Venue, place: str, caplog: pytest.LogCaptureFixture
) -> None:
    await venue.start("Ann", "Bo")
    message = venue.anchor() if place == "channel" else venue.dm("Ann")
    venue.server.faults.twice["INTERACTION_CREATE"] = 1
    before = len(venue.requests)
    await venue.person("Ann").click(message, label="My hand" if place == "channel" else labels(message)[0])
    answers = [each for each in venue.requests[before:] if each.path.startswith("/interactions/")]
    assert [each.status for each in answers] == [200]
    assert not [each for each in caplog.records if each.levelno > logging.INFO]


async def test_a_command_that_the_gateway_sends_twice_opens_one_lobby(venue: Venue) -> None:
    venue.server.faults.twice["INTERACTION_CREATE"] = 1
    opened = await venue.person("Ann").slash(venue.channel, "race start")
    assert "Gear Head" in text_of(opened.answer)
    assert len(await venue.bot.registry.lobbies.find(channel=venue.channel.id)) == 1


async def test_a_command_whose_channel_discord_gives_by_its_id_alone_opens_a_lobby(venue: Venue) -> None:
    gateway = venue.server.gateway
    venue.server.faults.late["INTERACTION_CREATE"] = 1
    sent = venue.world.command(venue.person("Ann").id, venue.channel.id, "race start")
    told = gateway._late[0][2]
    assert isinstance(told, dict)
    del told["channel"]
    gateway.catch_up()
    await the_loop().settle()
    assert "Gear Head" in text_of(sent.answer)
    assert len(await venue.bot.registry.lobbies.find(channel=venue.channel.id)) == 1


async def test_a_command_from_nowhere_is_refused_in_a_sentence(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    gateway = venue.server.gateway
    venue.server.faults.late["INTERACTION_CREATE"] = 1
    sent = venue.world.command(venue.person("Ann").id, venue.channel.id, "race start")
    told = gateway._late[0][2]
    assert isinstance(told, dict)
    del told["channel"], told["channel_id"]
    gateway.catch_up()
    await the_loop().settle()
    assert words_of(sent) == "I can’t open a table here. Try a text channel in a server."
    assert not [each for each in caplog.records if each.levelno > logging.WARNING]
