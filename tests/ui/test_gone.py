"""Tests of channels, roles and people that disappear while the bot remembers them, and of a lack of room for
more emoji and events (docs/discord.md, section 10).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.nights.event import REFUSED_FOR
from bot.sandbox import permissions
from bot.sandbox.faults import Fault
from bot.sandbox.model import Scheduled
from bot.tables.decide import End
from tests.cogs.test_people import challenge
from tests.cogs.whole_games import drive
from tests.features.nights.test_night import HOUR, announced, joined, plan
from tests.settings import choose_for_server
from tests.ui.test_app_emoji import _update, _with
from tests.venue import Venue, look_back, text_of, venue_with, words_of


async def test_a_role_that_was_deleted_is_mentioned_no_more(venue: Venue) -> None:
    boss, racers = venue.manager("Boss"), venue.world.add_role(venue.guild, "Racers")
    open_before, panel = await venue.lobby("Ann", pace="none"), await choose_for_server(venue, "Boss")
    await boss.select(panel, [str(racers.id)], placeholder="Role that lobbies ping")
    await venue.wait(5)
    assert f"<@&{racers.id}>" in text_of(open_before)
    assert f"<@&{racers.id}>" in text_of(await venue.lobby("Ann"))
    venue.world.delete_role(venue.guild, racers)
    await venue.wait(5)
    assert f"<@&{racers.id}>" not in text_of(open_before)
    await venue.wait(3_700)
    assert f"<@&{racers.id}>" not in text_of(await venue.lobby("Bo", game="rasant"))


async def test_without_a_gateway_a_deleted_role_goes_from_the_next_lobby_and_is_forgotten(
    tmp_path: Path,
) -> None:
    async with venue_with(tmp_path, http=True) as venue:
        boss, racers = venue.manager("Boss"), venue.world.add_role(venue.guild, "Racers")
        panel = await choose_for_server(venue, "Boss")
        await boss.select(panel, [str(racers.id)], placeholder="Role that lobbies ping")
        lobby = await venue.lobby("Ann")
        await venue.wait(5)
        assert f"<@&{racers.id}>" in text_of(lobby)
        venue.world.delete_role(venue.guild, racers)
        lobby = await venue.lobby("Bo", game="rasant")
        await venue.wait(5)
        assert f"<@&{racers.id}>" not in text_of(lobby)
        before = len(venue.calls())
        assert f"<@&{racers.id}>" not in text_of(await venue.lobby("Cy", game="scrap"))
        assert not any("/roles/" in each for each in venue.calls()[before:])


async def test_nobody_is_challenged_who_has_left_or_does_not_see_the_channel(venue: Venue) -> None:
    venue.person("Ann")
    hidden, gone = venue.person("Bo"), venue.person("Cy")
    venue.world.deny(venue.channel, hidden.user, permissions.VIEW_CHANNEL)
    del venue.guild.members[gone.id]
    for name in ("Bo", "Cy"):
        answer = await venue.person("Ann").menu(venue.channel, venue.people[name].user, "Challenge")
        assert words_of(answer).startswith(f"{name} can’t see this channel. Try another channel")
    assert await challenge(venue, "Ann", "Di", "Rasant")


async def test_who_leaves_between_a_challenge_and_the_choice_of_a_game_is_not_waited_for(
    venue: Venue,
) -> None:
    ann, bo = venue.person("Ann"), venue.person("Bo")
    asked = (await ann.menu(venue.channel, bo.user, "Challenge")).answer
    del venue.guild.members[bo.id]
    refused = await ann.click(asked, label="Rasant")
    assert words_of(refused).startswith(f"<@{bo.id}> can’t see this channel.")
    assert await venue.bot.registry.lobbies.find(guild=venue.guild.id) == []
    venue.fail("GET", f"/guilds/{venue.guild.id}/members/*", status=403, code=50001, times=None)
    await ann.click(asked, label="Rasant")
    assert len(await venue.bot.registry.lobbies.find(guild=venue.guild.id)) == 1, (
        "where nobody knows, as before"
    )


@pytest.mark.parametrize("label", ["Rematch", "Start a circuit"])
async def test_who_has_left_the_server_is_not_asked_for_a_rematch(venue: Venue, label: str) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", "Cy"))
    if label == "Rematch":
        await table.do(End(venue.person("Ann").id, manager=True))
    else:
        await drive(venue, table)
    await venue.wait(10)
    del venue.guild.members[venue.people["Cy"].id]
    if label == "Rematch":
        await venue.person("Ann").click(venue.anchor(), label=label)
    else:
        await look_back(venue.person("Ann"), venue.anchor(), label)
    (lobby,) = await venue.bot.registry.lobbies.find(guild=venue.guild.id)
    assert sorted(lobby.snapshot.asked) == sorted(venue.people[name].id for name in ("Ann", "Bo"))


@pytest.mark.few(1)
@pytest.mark.parametrize("left", [True, False])
async def test_who_has_left_the_server_in_a_relaxed_game_is_not_waited_for(venue: Venue, left: bool) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", "Cy", pace="relaxed"))
    (seat,) = table.awaited
    person = table.snapshot.players[seat].person
    if left:
        del venue.guild.members[person or 0]
    await venue.wait(43_200 + 60)
    player = table.snapshot.players[seat]
    assert (player.robot is not None) == left
    assert (seat in table.awaited) == (not left), "a robot has moved on"
    assert len([each for each in venue.calls() if f"/members/{person}" in each]) == 1, "asked once"


async def test_whoever_planned_a_night_reads_at_once_that_its_channel_was_deleted(venue: Venue) -> None:
    await announced(venue)
    here, venue.channel = venue.channel, venue.world.add_channel(venue.guild, "elsewhere")
    other = venue.world.add_channel(venue.guild, "other")
    venue.world.delete_channel(other)
    await venue.wait(10)
    assert venue.dms("Mo") == []
    venue.world.delete_channel(here)
    await venue.wait(10)
    assert "The channel for your race night “Gear Head” was deleted" in text_of(venue.dm("Mo"))
    assert len(venue.dms("Mo")) == 1


async def test_a_night_without_its_channel_is_called_off_and_who_signed_up_hears_of_it(venue: Venue) -> None:
    await announced(venue)
    await joined(venue, "Ann", "Bo")
    here, venue.channel = venue.channel, venue.world.add_channel(venue.guild, "elsewhere")
    venue.world.delete_channel(here)
    mo = venue.people["Mo"]
    league = (await mo.click((await mo.slash(venue.channel, "paddock")).answer, label="League")).answer
    panel = (await mo.click(league, label="Manage: Gear Head")).answer
    await mo.click(panel, label="Call off")
    await venue.wait(10)
    for name in ("Ann", "Bo"):
        assert sum("called off" in text_of(each) for each in venue.dms(name)) == 1


async def test_once_everybody_is_there_nobody_is_waited_for(venue: Venue) -> None:
    await announced(venue)
    await joined(venue, "Ann", "Bo")
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", label="I’m here")
    await venue.wait(10)
    assert await venue.bot.registry.tables.find(guild=venue.guild.id) == []
    await joined(venue, "Bo", label="I’m here")
    await venue.wait(10)
    assert len(await venue.bot.registry.tables.find(guild=venue.guild.id)) == 1


async def test_a_cup_of_pairs_that_has_fewer_rounds_says_so(venue: Venue) -> None:
    await announced(venue, Rounds="Cup: 3 rounds", Seats="Up to 2 at a table")
    await joined(venue, "Ann", "Bo")
    await venue.wait(2 * HOUR)
    await joined(venue, "Ann", "Bo", label="I’m here")
    await venue.wait(20)
    told = [text_of(each) for each in venue.shown()]
    assert any("One round instead of 3, so that no two players meet twice" in each for each in told)


async def test_a_full_list_of_emoji_is_tried_once_a_start(venue: Venue) -> None:
    venue.server.faults.add(Fault("POST", "/applications/*/emojis", status=400, code=30008, times=None))
    await _update(venue, _with(fuel="badge-Fuel", deck="deck", heap="badge-Tires"))
    tried = [each for each in venue.server.requests if each.status == 400]
    assert len(tried) == 1
    for each in tried:
        venue.server.requests.remove(each)  # otherwise the fixture would report it as an error


def _made(venue: Venue) -> int:
    """Return the number of times that the bot has tried to create a scheduled event."""
    return sum(each.startswith("POST") and each.endswith("/scheduled-events") for each in venue.calls())


async def test_without_the_permission_two_nights_cost_one_refused_call(venue: Venue) -> None:
    venue.guild.members[venue.world.bot.id].permissions &= ~permissions.CREATE_EVENTS
    venue.manager("Mo")
    for hours in (2, 3):
        await venue.people["Mo"].click(await plan(venue, "Mo", hours), label="Announce")
        await venue.wait(3)
    assert _made(venue) == 1


async def test_a_full_list_of_events_is_told_once_and_filled_once_there_is_room(venue: Venue) -> None:
    later = venue.world.clock.now() + 30 * 86_400
    for number in range(100):
        venue.guild.scheduled[number] = Scheduled(number, "another", "there", later, later + HOUR)
    await announced(venue, 5)
    await venue.people["Mo"].click(await plan(venue, "Mo", 6), label="Announce")
    await venue.wait(5)
    assert sum("events list is full" in text_of(each) for each in venue.dms("Mo")) == 1
    for each in [each for each in venue.server.requests if each.status == 400]:
        venue.server.requests.remove(each)  # otherwise the fixture would report it as an error
    del venue.guild.scheduled[0]
    await venue.wait(REFUSED_FOR)
    await joined(venue, "Ann")
    await venue.wait(5)
    assert any(each.name == "Race night: Gear Head" for each in venue.guild.scheduled.values())
