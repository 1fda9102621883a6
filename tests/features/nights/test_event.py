"""Tests of Discord's scheduled events of race nights."""

from __future__ import annotations

from bot.features.nights.nights import GATHERING, LOOKED_EVERY
from bot.sandbox import permissions
from bot.sandbox.faults import Fault
from bot.sandbox.model import Scheduled
from tests.cogs.whole_games import drive
from tests.features.nights.test_night import HOUR, announced, joined, plan
from tests.start_times import start_in
from tests.venue import Venue, text_of


def event_of(venue: Venue) -> Scheduled:
    (found,) = venue.guild.scheduled.values()
    return found


async def test_an_event_follows_its_night_from_the_announcement_to_the_end(venue: Venue) -> None:
    message = await announced(venue)
    event = event_of(venue)
    begins = event.begins
    assert (event.name, event.status) == ("Race night: Gear Head", 1)
    assert event.location == f"https://discord.com/channels/{venue.guild.id}/{venue.channel.id}"
    mo = venue.people["Mo"]
    panel = (await mo.click(message, label="Manage")).answer
    await mo.submit_modal(await mo.click(panel, label="Change time"), start_in(venue, 3))
    await venue.wait(3)
    assert HOUR <= event.begins - begins < HOUR + 60
    await joined(venue, "Ann", "Bo")
    await venue.restart()
    await mo.click((await mo.click(message, label="Manage")).answer, label="Start now")
    await venue.wait(3)
    assert event.status == 2, "people are asked who is there"
    await joined(venue, "Ann", "Bo", label="I’m here")
    await venue.wait(GATHERING + 20)
    (table,) = await venue.bot.registry.tables.find(guild=venue.guild.id)
    await drive(venue, table)
    await venue.wait(5)
    assert event.status == 3, "all games are over"


async def test_what_is_called_off_is_no_event_any_more(venue: Venue) -> None:
    message = await announced(venue)
    mo = venue.people["Mo"]
    await mo.click((await mo.click(message, label="Manage")).answer, label="Call off")
    await venue.wait(3)
    assert venue.guild.scheduled == {}


async def test_a_night_lives_on_when_somebody_deletes_its_event(venue: Venue) -> None:
    message = await announced(venue)
    venue.guild.scheduled.clear()
    await joined(venue, "Ann")
    await venue.wait(2 * HOUR)
    assert "who’s here?" in text_of(venue.anchor())
    assert venue.anchor() is not message
    assert venue.guild.scheduled == {}


async def test_without_the_permission_there_is_none_and_its_manager_reads_why(venue: Venue) -> None:
    venue.guild.members[venue.world.bot.id].permissions &= ~permissions.CREATE_EVENTS
    mo = venue.manager("Mo")
    panel = await plan(venue, "Mo", 2)
    told = await mo.click(panel, label="Announce")
    assert "Give me *Create Events*" in text_of(told.answer)
    await venue.wait(3)
    assert venue.guild.scheduled == {}
    assert "Race night" in text_of(venue.anchor())


async def test_an_event_that_was_made_and_could_not_be_noted_is_found_again(venue: Venue) -> None:
    """Let a process die after Discord has created the event, but before the bot has stored it. Another night
    at the same hour gets an event of its own.
    """
    venue.manager("Mo")
    planned = venue.bot.registry.clock.unix_now()
    panel = await plan(venue, "Mo", 20.5)
    venue.server.faults.add(Fault("POST", "*/scheduled-events", lost=True))
    venue.server.faults.add(Fault("POST", "*/scheduled-events", status=500, times=None))
    await venue.people["Mo"].click(panel, label="Announce")
    await venue.wait(3)
    first = event_of(venue)
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(60)
    assert event_of(venue) is first
    await announced(venue, 20.5 - (venue.bot.registry.clock.unix_now() - planned) / HOUR)
    (_, second) = venue.guild.scheduled.values()
    mo = venue.people["Mo"]
    await mo.click((await mo.click(venue.anchor(), label="Manage")).answer, label="Call off")
    await venue.wait(3)
    assert event_of(venue) is first
    assert second is not first


async def test_a_night_whose_event_was_moved_to_a_much_earlier_time_begins_then(venue: Venue) -> None:
    message = await announced(venue, 30)
    await joined(venue, "Ann", "Bo")
    await venue.people["Ann"].click(message, label="Remind me")
    event = event_of(venue)
    await venue.wait(HOUR)
    event.begins, event.ends = event.begins - 27 * HOUR, event.ends - 27 * HOUR
    await venue.wait(HOUR)
    assert f"<t:{int(event.begins)}:F>" in text_of(message)
    await venue.wait(HOUR)
    assert "who’s here?" in text_of(venue.anchor())
    assert event.status == 2
    assert any("starts" in text_of(each) for each in venue.dms("Ann")), "reminded, too"


async def test_a_night_whose_event_begins_before_that_was_noticed_begins_at_once(venue: Venue) -> None:
    await announced(venue, 30)
    await joined(venue, "Ann")
    event = event_of(venue)
    event.begins, event.ends = event.begins - 30 * HOUR + 60, event.ends - 30 * HOUR
    await venue.wait(LOOKED_EVERY + 30)
    assert "who’s here?" in text_of(venue.anchor())


async def test_nothing_is_looked_for_where_a_night_has_no_event(venue: Venue) -> None:
    venue.guild.members[venue.world.bot.id].permissions &= ~permissions.CREATE_EVENTS
    await announced(venue, 30)
    before = len(venue.calls())
    await venue.wait(10 * HOUR)
    assert not any("scheduled-events" in each for each in venue.calls()[before:])


async def test_a_night_whose_event_a_moderator_has_moved_begins_then(venue: Venue) -> None:
    message = await announced(venue)
    await joined(venue, "Ann", "Bo")
    event = event_of(venue)
    event.begins, event.ends = event.begins + HOUR, event.ends + HOUR
    await venue.wait(2 * HOUR + 60)
    assert event.status == 1
    assert venue.anchor() is message
    await venue.wait(HOUR)
    assert "who’s here?" in text_of(venue.anchor())
    assert event.status == 2
