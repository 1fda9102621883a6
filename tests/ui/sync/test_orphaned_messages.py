"""Tests that the bot finds messages whose sending Discord never confirmed, however long ago they were
sent.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.sandbox import permissions
from bot.sandbox.faults import Fault
from bot.sandbox.model import Message
from bot.ui.sync.board_message import BURIED, LOOK_EVERY
from tests.settings import choose
from tests.ui.sync.test_results import finish, results
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of
from tests.virtual_time import the_loop

LONG = 900.0
"""The number of seconds after which Discord has forgotten a nonce."""


async def test_a_call_whose_answer_was_lost_long_ago_stands_once(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="none")
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, lost=True))
    away = venue.server.faults.add(Fault("*", "/channels/*", times=None, status=503))
    await venue.take_turn("Ann")
    await venue.wait(LONG)
    venue.server.faults.remove(away)
    await venue.wait(70)
    await truth(venue, await venue.table(message))


async def test_the_call_for_players_is_not_taken_for_a_lost_call_to_a_turn(venue: Venue) -> None:
    message = await venue.lobby("Ann", "Bo", seating="fixed", pace="none")
    await venue.option(venue.person("Ann"), message, "Ping players")
    path = f"/channels/{venue.channel.id}/messages"
    away = venue.server.faults.add(Fault("POST", path, times=None, status=503))
    venue.server.faults.add(Fault("POST", "/webhooks/*", times=None, status=503))
    await venue.person("Ann").click(message, label="Start")
    await venue.wait(LONG)
    venue.server.faults.remove(away)
    await venue.wait(70)
    assert [each for each in venue.shown() if "wants to play" in each.content]
    await truth(venue, await venue.table(message))


async def test_a_call_whose_answer_was_lost_does_not_outlive_its_turn(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="none")
    table = await venue.table(message)
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, lost=True))
    await venue.take_turn("Ann")
    await venue.sure("Ann", "table end")
    await venue.wait(70)
    assert table.snapshot.status == "ended"
    assert venue.ping() is None


async def test_the_first_message_whose_answer_was_lost_tells_the_end_of_a_match_that_is_over(
    venue: Venue,
) -> None:
    message = await venue.lobby("Ann", "Bo", seating="fixed", pace="none")
    path = f"/channels/{venue.dm_channel('Cy').id}/messages"
    venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.person("Cy").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    await venue.sure("Ann", "table end")
    venue.server.faults.clear()
    await venue.wait(70)
    (told,) = venue.dms("Cy")
    assert "Your cards will appear here" not in text_of(told)
    assert "ended" in text_of(told)


async def test_a_hand_whose_answer_was_lost_long_ago_comes_once(venue: Venue) -> None:
    message = await venue.lobby("Ann", seating="fixed")
    path = f"/channels/{venue.dm_channel('Bo').id}/messages"
    venue.server.faults.add(Fault("POST", path, lost=True))
    away = Fault("POST", path, times=None, status=503)
    venue.server.faults.add(away)
    await venue.person("Bo").click(message, label="Join / Leave")
    await venue.wait(LONG)
    venue.server.faults.remove(away)
    await venue.wait(70)
    await venue.person("Ann").click(message, label="Start")
    assert len(venue.dms("Bo")) == 1
    await truth(venue, await venue.table(message))


async def test_a_hand_that_called_by_dm_and_whose_answer_was_lost_stands_once(venue: Venue) -> None:
    await choose(venue, "Ann", calls="dm")
    message = await venue.start("Ann", "Bo", pace="none")
    await venue.take_turn("Ann")
    await venue.wait(65)
    path = f"/channels/{venue.dm_channel('Ann').id}/messages"
    venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.take_turn("Bo")
    _, new = venue.dms("Ann")
    await venue.take_turn("Ann")  # Ann has played meanwhile, so no ping is needed
    venue.server.faults.clear()
    await venue.wait(70)
    assert venue.dms("Ann") == [new]
    await truth(venue, await venue.table(message))


@pytest.mark.parametrize("game", ["gear_head", "rasant", "scrapheap"])
async def test_practice_that_began_as_the_process_was_killed_has_one_board_and_one_hand(
    venue: Venue, game: str
) -> None:
    """Kill the process in games in which the person begins, and in one where the hand has no button yet."""
    dm = venue.dm_channel("Ann")
    venue.server.faults.add(Fault("POST", f"/channels/{dm.id}/messages", times=None, lost=True))
    await venue.person("Ann").slash(dm, "practice robots", game=game, level="learner")
    await venue.process.kill()
    venue.server.faults.clear()
    await venue.wait(LONG)
    await venue.begin()
    await venue.wait(70)
    (table,) = await venue.bot.registry.tables.find(person=venue.person("Ann").id)
    await truth(venue, table)


async def test_a_table_that_was_posted_again_as_the_process_was_killed_stands_once(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo", pace="none")
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.person("Ann").slash(venue.channel, "table show")
    await venue.process.kill()
    venue.server.faults.clear()
    await venue.wait(LONG)
    await venue.begin()
    await venue.wait(10)
    before = len(venue.shown())
    await truth(venue, await venue.table(message))
    await venue.person("Ann").slash(venue.channel, "table show")
    await venue.wait(10)
    assert len(venue.shown()) == before + 1, "it is not looked for again"
    await truth(venue, await venue.table(message))


@pytest.mark.parametrize("dies", [False, True], ids=["lost", "killed"])
async def test_a_table_that_was_buried_and_whose_answer_was_lost_stands_once(
    venue: Venue, dies: bool
) -> None:
    message = await buried(venue)
    path = f"/channels/{venue.channel.id}/messages"
    fault = venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await venue.take_turn("Ann")
    if dies:
        await venue.process.kill()
    venue.server.faults.remove(fault)
    if dies:
        await venue.begin()
    await venue.wait(70)
    assert labels(message) == []
    await truth(venue, await venue.table(message))


async def test_a_table_that_another_worker_posted_again_as_it_died_stands_once(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    state = (await venue.bot.display.tracked(table)).confirmed
    drawn = await venue.bot.builder.table(table)
    state.leaving = state.anchor  # a worker records this before it sends the message
    await venue.bot.get_partial_messageable(venue.channel.id).send(view=drawn.body, files=drawn.files())
    venue.bot.display.update(table)
    await venue.wait(10)
    await truth(venue, table)


async def test_a_message_that_is_to_be_deleted_is_not_found_as_the_table(venue: Venue) -> None:
    message = await venue.start("Ann", "Bo")
    table = await venue.table(message)
    state = (await venue.bot.display.tracked(table)).confirmed
    away = venue.server.faults.add(Fault("DELETE", "*", times=None, status=503))
    state.anchor, state.trash = 0, [(venue.channel.id, message.id)]  # the state that a dead worker leaves
    await venue.bot.display.may_be_posted(table)
    venue.bot.display.update(table)
    await venue.wait(5)
    assert state.anchor not in (0, message.id)
    venue.server.faults.remove(away)
    await venue.wait(30)
    assert message.deleted
    await truth(venue, table)


async def test_a_result_whose_answer_was_lost_long_ago_is_posted_once(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, times=None, lost=True))
    await finish(venue)
    assert len(results(venue)) == 1
    await venue.process.kill()
    venue.server.faults.clear()
    await venue.wait(LONG)
    await venue.begin()
    await venue.wait(70)
    assert len(results(venue)) == 1
    assert labels(board) == []


async def test_a_result_that_somebody_shared_is_not_found_as_the_result(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    table = await venue.table(board)
    path = f"/channels/{venue.channel.id}/messages"
    away = venue.server.faults.add(Fault("POST", path, times=None, status=503))
    await finish(venue)
    shared = (await venue.person("Ann").click(await venue.open_hand("Ann"), label="Share")).answer
    assert labels(shared) == ["Play this deal"]
    await venue.process.kill()
    venue.server.faults.remove(away)
    await venue.wait(LONG)
    await venue.begin()
    await venue.wait(70)
    assert labels(shared) == ["Play this deal"]
    found = await venue.bot.registry.tables.get(table.snapshot.id)
    assert found is not None
    await truth(venue, found)


async def test_a_buried_table_that_may_not_be_posted_again_is_edited_where_it_stands(venue: Venue) -> None:
    message = await buried(venue)
    venue.world.deny(venue.channel, venue.world.bot, permissions.SEND_MESSAGES)
    await venue.take_turn("Ann")
    await venue.wait(10)
    assert "Bo’s turn" in text_of(message)


async def buried(venue: Venue) -> Message:
    """Return the message of a table after others' messages have buried it and the bot has looked again."""
    message = await venue.start("Ann", "Bo", pace="none")
    for _ in range(BURIED):
        await venue.person("Cy").send(venue.channel, "hello")
    await venue.wait(LOOK_EVERY + 1)
    return message


async def test_a_lobby_whose_first_answer_was_lost_stands_once(venue: Venue) -> None:
    venue.server.faults.add(Fault("POST", "/interactions/*", lost=True))
    await venue.person("Ann").slash(venue.channel, "race start")
    await venue.wait(10)
    (lobby,) = venue.shown()
    await venue.person("Bo").click(lobby, label="Join / Leave")
    assert "Bo" in text_of(lobby)


async def test_a_lobby_that_was_answered_with_as_the_process_was_killed_stands_once(venue: Venue) -> None:
    venue.server.faults.add(Fault("*", "/webhooks/*", times=None, delay=60.0))
    venue.server.faults.add(Fault("POST", "/interactions/*", lost=True))
    opening = asyncio.create_task(venue.person("Ann").slash(venue.channel, "race start"))
    await the_loop().advance(0.1)
    venue.server.faults.clear()
    await venue.restart()
    await opening
    await venue.wait(LONG)
    assert len(venue.shown()) == 1


async def test_a_lobby_that_was_closed_as_the_process_was_killed_loses_its_buttons_with_the_next(
    venue: Venue,
) -> None:
    message = await venue.lobby("Ann", "Bo")
    panel = (await venue.person("Ann").click(message, label="Options")).answer
    venue.server.faults.add(Fault("*", "/[ciw]*", times=None, status=503))
    await venue.person("Ann").click(panel, label="Close lobby")
    await venue.process.kill()
    venue.server.faults.clear()
    assert "Join / Leave" in labels(message)
    venue.fail("PATCH", f"/channels/{venue.channel.id}/*", status=503)
    before = len(venue.calls())
    await venue.begin()
    await venue.wait(30)
    tries = [call for call in venue.calls()[before:] if call.startswith("PATCH") and "/messages/" in call]
    assert len(tries) >= 2, "what Discord failed at is tried once more"
    assert text_of(message).strip() == "This lobby is closed. Open a new one with `/paddock`."
    assert labels(message) == []
    assert venue.dms("Bo") == []
    before = len(venue.calls())
    await venue.restart()
    assert not [call for call in venue.calls()[before:] if "/channels/" in call], "and that is its end"
