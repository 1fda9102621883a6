"""Tests that everyone soon sees the current state, whatever fails, is lost, happens at the same time or is
killed.
"""

from __future__ import annotations

import pytest

from bot.sandbox import permissions
from bot.sandbox.faults import Fault
from bot.tables.table import Table
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of, words_of

LIVES = 900.0
"""The number of seconds after which the token of a press has expired."""
SOON = 10.0
"""The number of seconds after the last fault within which everyone must see the current state."""


def hold(venue: Venue, method: str, path: str, delay: float, times: int | None = 1) -> Fault:
    return venue.server.faults.add(Fault(method, path, times=times, delay=delay))


async def again(venue: Venue, table: Table) -> Table:
    """Return the table with the same id in the running process."""
    found = await venue.bot.registry.tables.get(table.snapshot.id)
    assert found is not None
    return found


# F1, F2: hands that never come


@pytest.mark.parametrize("delay", [0.2, 1.0, 3.0, 9.0])
async def test_a_greeting_that_arrives_while_its_table_is_drawn_becomes_the_hand(
    venue: Venue, delay: float
) -> None:
    message = await venue.lobby("Ann", seating="fixed")
    hold(venue, "POST", f"/channels/{venue.dm_channel('Bo').id}/messages", delay)
    hold(venue, "POST", "/webhooks/*", 12.0)
    await venue.person("Bo").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    table = await venue.table(message)
    await venue.wait(12.0 + SOON)
    await truth(venue, table)
    await venue.take_turn("Ann")
    await truth(venue, table)
    assert "Draw" in labels(venue.dm("Bo"))


async def test_a_hand_that_was_on_its_way_when_the_process_was_killed_comes_from_the_next(
    venue: Venue,
) -> None:
    message = await venue.lobby("Ann", seating="fixed")
    hold(venue, "POST", f"/channels/{venue.dm_channel('Bo').id}/messages", 5.0)
    await venue.person("Bo").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    await venue.take_turn("Ann")
    await venue.wait(1.0)
    await venue.restart()
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


@pytest.mark.parametrize("path", ["*/messages", "/channels/*", "/webhooks/*"])
@pytest.mark.parametrize("after", [0.0, 0.5, 2.0])
async def test_a_kill_while_anything_is_on_its_way_leaves_nothing_behind(
    venue: Venue, path: str, after: float
) -> None:
    message = await venue.start("Ann", "Bo")
    fault = hold(venue, "*", path, 1.0, None)
    await venue.take_turn("Ann")
    await venue.wait(after)
    venue.server.faults.remove(fault)
    await venue.restart()
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


async def test_the_end_of_a_match_is_shown_by_the_next_process_too(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = await venue.table(message)
    fault = venue.server.faults.add(Fault("*", "/webhooks/*", times=None, status=503))
    others = venue.server.faults.add(Fault("*", "/channels/*", times=None, status=503))
    await venue.sure("Ann", "table end")
    await venue.wait(5)
    venue.server.faults.remove(fault)
    venue.server.faults.remove(others)
    await venue.restart()
    await venue.wait(SOON)
    assert table.snapshot.status == "ended"
    await truth(venue, await venue.table(message))


# F3: the call


@pytest.mark.parametrize("seconds", [0.0, 4.0, 20.0])
async def test_a_call_that_fails_is_made_when_discord_answers_again(venue: Venue, seconds: float) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    path = f"/channels/{venue.channel.id}/messages"
    fault = venue.server.faults.add(Fault("POST", path, times=None, status=503))
    await venue.take_turn("Ann")
    await venue.wait(seconds)
    venue.server.faults.remove(fault)
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


async def test_a_permission_that_is_missing_for_a_few_seconds_costs_no_call(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    venue.world.deny(venue.channel, venue.world.bot, permissions.SEND_MESSAGES)
    await venue.take_turn("Ann")
    await venue.wait(5)
    venue.world.deny(venue.channel, venue.world.bot, 0)
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))
    assert not [each for each in venue.dms("Ann") if "may not post" in text_of(each)]


@pytest.mark.parametrize("by", ["/channels/*/messages", "/webhooks/*"])
async def test_a_call_whose_answer_was_lost_stands_once(venue: Venue, by: str) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    if not by.startswith("/webhooks"):
        await venue.wait(LIVES)
    venue.server.faults.add(Fault("POST", by, times=2, lost=True))
    await venue.take_turn("Ann")
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


async def test_a_hand_whose_answer_was_lost_comes_once_and_shows_the_present(venue: Venue) -> None:
    message = await venue.lobby("Ann", seating="fixed")
    path = f"/channels/{venue.dm_channel('Bo').id}/messages"
    venue.server.faults.add(Fault("POST", path, times=2, lost=True))
    await venue.person("Bo").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    await venue.take_turn("Ann")
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


async def test_a_send_that_was_killed_after_discord_had_it_is_not_doubled_by_the_next_process(
    venue: Venue,
) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.take_turn("Ann")
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


# F4: deadlines


async def test_deadlines_that_are_shown_move_with_the_time_the_bot_was_down(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = await venue.table(message)
    before = venue.bot.registry.clock.unix(table.snapshot.clocks[0].at)
    await venue.process.kill()
    await venue.wait(3_600)
    await venue.begin()
    await venue.wait(SOON)
    table = await venue.table(message)
    assert venue.bot.registry.clock.unix(table.snapshot.clocks[0].at) - before >= 3_600
    await truth(venue, table)


# F8: rate limits


@pytest.mark.few(4)
@pytest.mark.parametrize("path", ["@original", "dm", "call"])
@pytest.mark.parametrize(("times", "retry_after"), [(5, 0.5), (6, 1.0), (1, 120.0), (13, 2.0)])
async def test_rate_limits_delay_and_drop_nothing(
    venue: Venue, path: str, times: int, retry_after: float
) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    own = {
        "@original": ("PATCH", "*/messages/@original"),
        "dm": ("PATCH", f"/channels/{venue.dm_channel('Bo').id}/*"),
        "call": ("POST", f"/channels/{venue.channel.id}/messages"),
    }
    venue.server.faults.add(Fault(*own[path], times=times, status=429, retry_after=retry_after))
    await venue.take_turn("Ann")
    await venue.wait(times * retry_after + SOON)
    await truth(venue, await venue.table(message))


async def test_a_board_that_waits_holds_no_hand_up(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="relaxed")
    fault = Fault("PATCH", "*/messages/@original", times=None, status=429, retry_after=50.0)
    venue.server.faults.add(fault)
    await venue.take_turn("Ann")
    await venue.wait(2)
    assert "Draw" in labels(venue.dm("Bo"))
    ping = venue.ping()
    assert ping is not None
    assert [user.name for user in ping.mentions] == ["bo"]


async def test_when_all_of_discord_was_away_everything_is_true_soon_after(venue: Venue) -> None:
    messages = [await venue.start("Ann", "Bo", pace="relaxed") for _ in range(3)]
    fault = venue.server.faults.add(Fault("*", "/[cw]*", times=None, lost=True, status=503))
    for hand in venue.dms("Ann"):
        await venue.person("Ann").click(hand, label="Draw")
    await venue.wait(400)
    venue.server.faults.remove(fault)
    await venue.wait(SOON)
    for message in messages:
        await truth(venue, await venue.table(message))


# F12: channels that are lost


async def test_a_table_whose_channel_is_gone_goes_on_by_dm_and_its_host_is_told_once(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    venue.world.delete_channel(venue.channel)
    for name in ("Ann", "Bo", "Ann"):
        await venue.take_turn_in(name, table)
        await venue.wait(SOON)
    told = [each for each in venue.dms("Ann") if "This table’s channel is gone" in text_of(each)]
    assert len(told) == 1
    before = len(venue.calls())
    await venue.take_turn_in("Bo", table)
    await venue.wait(200)
    assert not [call for call in venue.calls()[before:] if str(venue.channel.id) in call]


@pytest.mark.thorough
async def test_a_table_whose_channel_is_gone_ends_after_a_day_with_a_word_to_its_players(
    venue: Venue,
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    venue.world.delete_channel(venue.channel)
    await venue.take_turn_in("Ann", table)
    await venue.wait(80_000)
    await venue.restart()
    table = await again(venue, table)
    await venue.wait(5_000)
    assert table.snapshot.status == "playing"
    await venue.wait(5_000)
    table = await again(venue, table)
    assert table.snapshot.status == "ended"
    for name in ("Ann", "Bo"):
        said = [each for each in venue.dms(name) if "nobody moved for a day" in text_of(each)]
        assert len(said) == 2, "the hand says so, and a new message"


async def test_a_channel_that_is_shut_is_tried_for_a_minute_then_its_host_is_told(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.deny(venue.channel, venue.world.bot, permissions.VIEW_CHANNEL)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    told = [each for each in venue.dms("Ann") if "I can’t post" in text_of(each)]
    assert len(told) == 1
    before = len(venue.calls())
    await venue.take_turn_in("Bo", table)
    await venue.wait(600)
    own = [call for call in venue.calls()[before:] if f"/channels/{venue.channel.id}" in call]
    assert own == []
    venue.world.deny(venue.channel, venue.world.bot, 0)
    await venue.wait(SOON)
    await truth(venue, table)


@pytest.mark.thorough
async def test_a_channel_that_is_given_back_without_an_event_is_found_so_with_few_calls(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    path = f"/channels/{venue.channel.id}/*"
    venue.fail("*", path, status=403, code=50001, message="Missing Access", times=None)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    before = len(venue.calls())
    await venue.wait(40_000)
    assert len(venue.calls()) - before < 40
    venue.server.faults.clear()
    await venue.wait(6 * 3_600)
    await truth(venue, table)


async def test_what_one_slot_was_refused_is_tried_again_once_the_channel_allows_another(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    venue.fail("DELETE", "/channels/*", status=403, code=50013, message="Missing", times=None)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    venue.server.faults.clear()
    await venue.take_turn_in("Bo", table)
    await venue.wait(SOON)
    await truth(venue, table)


async def test_a_call_whose_answer_was_lost_before_the_reminder_stands_once_and_reminds(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    path = f"/channels/{venue.channel.id}/messages"
    fault = venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.take_turn("Ann")
    await venue.wait(50)
    venue.server.faults.remove(fault)
    await venue.wait(SOON)
    await truth(venue, await venue.table(message))


async def test_a_host_whose_dms_are_closed_is_told_by_the_next_answer(venue: Venue) -> None:
    venue.person("Ann").user.dms_open = False
    await venue.start("Ann", "Bo", pace="none")
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    venue.world.delete_channel(venue.channel)
    first = await venue.person("Ann").slash(elsewhere, "table list")
    again = await venue.person("Ann").slash(elsewhere, "table list")
    assert "This table’s channel is gone" in words_of(first)
    assert "This table’s channel is gone" not in words_of(again)


async def test_a_board_that_cannot_be_deleted_or_found_is_posted_again_once(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="relaxed")
    venue.world.drop(message)
    await venue.take_turn("Ann")
    await venue.wait(SOON)
    table = await venue.table(venue.anchor())
    await truth(venue, table)


# F18: edits by the id of a message


async def test_edits_by_token_name_the_original_and_only_by_it(venue: Venue) -> None:
    await venue.start("Ann", "Bo")
    await venue.open_hand("Bo")
    await venue.take_turn("Ann")
    edits = [call for call in venue.calls() if call.startswith("PATCH /webhooks")]
    assert edits
    assert all(call.endswith("/messages/@original") for call in edits)


async def test_an_ephemeral_hand_that_was_pressed_on_is_redrawn_by_itself(venue: Venue) -> None:
    venue.person("Bo").user.dms_open = False
    await venue.start("Ann", "Bo")
    await venue.take_turn("Ann")
    ephemeral_hand = await venue.open_hand("Bo")
    await venue.person("Bo").click(ephemeral_hand, label="Draw")
    await venue.person("Bo").click(ephemeral_hand, label=labels(ephemeral_hand)[0])
    await venue.take_turn("Ann")
    assert "Draw" in labels(ephemeral_hand)
    assert 404 not in [asked.status for asked in venue.requests if asked.path.startswith("/webhooks")]
