"""Tests of a gateway that falls silent: the bot resumes the session, then starts a new one, then exits so
that its supervisor restarts it.
"""

from __future__ import annotations

import asyncio

import pytest
from discord.gateway import DiscordWebSocket

from bot.app import serve
from bot.ui.gateway_watch import EVERY
from tests.venue import Venue, ids, text_of


def warned(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the watch's warnings, except those about a single shard that could not be asked."""
    told = [each.getMessage() for each in caplog.records if each.name == "bot.ui.gateway_watch"]
    return [each for each in told if "cannot be asked now" not in each]


async def wait(venue: Venue, seconds: float) -> None:
    """Advance the time with a gateway that acknowledges a heartbeat every 20 seconds. discord.py's own
    heartbeats come from a thread, which does not follow virtual time.
    """
    for _ in range(round(seconds / 20.0)):
        venue.server.gateway._send_all({"op": 11})
        await venue.wait(20.0)


async def test_a_gateway_that_answers_is_left_alone(venue: Venue, caplog: pytest.LogCaptureFixture) -> None:
    await venue.wait(20 * EVERY)
    assert warned(caplog) == []
    assert (venue.server.gateway.identified, venue.server.gateway.resumed) == (1, 0)


async def test_a_session_that_sends_nothing_is_resumed(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    message = await venue.lobby("Ann")
    venue.server.faults.deaf = 1
    unheard = venue.world.press(venue.person("Bo").id, message.id, ids(message)["Join / Leave"])
    await wait(venue, 100.0)
    assert warned(caplog) == ["shard 0 has gone silent: its session is resumed"]
    assert (venue.server.gateway.identified, venue.server.gateway.resumed) == (1, 1)
    assert unheard.response is None, "it was too late for that one"
    await venue.person("Cy").click(message, label="Join / Leave")
    assert "Cy" in text_of(message)


async def test_a_session_that_sends_nothing_though_it_was_resumed_is_replaced_by_a_new_one(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    venue.server.faults.deaf = 2
    await wait(venue, 200.0)
    assert warned(caplog) == [
        "shard 0 has gone silent: its session is resumed",
        "shard 0 is still silent: it begins a new session",
    ]
    assert venue.server.gateway.identified == 2
    assert "Ann" in text_of(await venue.lobby("Ann"))


@pytest.mark.parametrize("others", [True, False], ids=["one of two servers", "the only server"])
async def test_a_server_that_removes_the_bot_while_it_is_asked_about_ends_nothing(
    venue: Venue, caplog: pytest.LogCaptureFixture, others: bool
) -> None:
    if others:
        venue.another_server()
        await venue.wait(1.0)
    asked = venue.bot.guilds[-1]
    await wait(venue, EVERY - 5.0)
    venue.server.faults.deaf = 1
    venue.world.remove_bot(venue.world.guilds[asked.id])
    await wait(venue, 200.0)
    assert asked not in venue.bot.guilds
    assert warned(caplog) == ["shard 0 has gone silent: its session is resumed"]
    assert not venue.bot.silenced


async def test_a_gateway_that_says_nothing_at_all_is_resumed_by_the_library(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    venue.server.faults.mute = True
    await venue.wait(55.0)
    venue.server.faults.mute = False
    await venue.wait(30.0)
    assert warned(caplog) == []
    assert (venue.server.gateway.identified, venue.server.gateway.resumed) == (1, 1)


@pytest.mark.parametrize("fault", ["mute", "deaf"])
async def test_a_gateway_that_is_silent_whatever_is_done_ends_the_process_with_1(
    venue: Venue, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    setattr(venue.server.faults, fault, 1_000)
    await venue.wait(300.0)
    assert warned(caplog)[-1].startswith("shard 0 stays silent: the process ends")
    assert venue.bot.silenced
    assert venue.bot.is_closed()
    venue.server.faults.clear()
    await venue.begin()
    assert "Ann" in text_of(await venue.lobby("Ann"))


async def test_serve_returns_1_to_its_supervisor_when_the_gateway_stays_silent(venue: Venue) -> None:
    await venue.process.kill()
    serving = asyncio.create_task(serve(venue.make(), "token"))
    await venue.wait(60.0)
    assert not serving.done()
    venue.server.faults.deaf = 1_000
    await venue.wait(300.0)
    assert serving.result() == 1


async def test_an_event_that_cannot_be_read_is_left_out_and_the_bot_goes_on(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo"))
    for event in ("GUILD_ROLE_UPDATE", "CHANNEL_UPDATE", "INTERACTION_CREATE", "GUILD_CREATE"):
        venue.server.gateway._tell_all(event, venue.guild, {"id": "Annabella's"})
    await venue.wait(1.0)
    await venue.take_turn("Ann")
    assert table.snapshot.match.ply == 2
    told = [each for each in caplog.records if "cannot be read" in each.getMessage()]
    assert len(told) == 4
    assert all("is left out: " in each.getMessage() and each.exc_info is None for each in told)
    assert "Annabella" not in "".join(each.getMessage() for each in told)


async def test_a_new_session_begins_at_the_gateway_that_the_api_has_named(
    venue: Venue,
) -> None:
    first = venue.server.gateway.identified
    venue.server.gateway.invalidate()
    await venue.wait(30.0)
    assert venue.server.gateway.identified == first + 1
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == venue.server.gateway_url()
