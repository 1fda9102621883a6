"""Tests that closed DMs never delay a game: the player gets one notice, and the ephemeral hand
still works.
"""

from __future__ import annotations

import logging

import pytest

from bot.games.gear_head.rules.components import PARTS
from bot.storage.store import SqlStore
from tests.settings import choose
from tests.storage.line import Line
from tests.venue import Venue, labels, text_of, words_of


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_dms_are_reported_once_to_their_owner_only(venue: Venue, code: int) -> None:
    message = await venue.lobby("Ann")
    venue.close_dms("Bo", code)
    joined = await venue.person("Bo").click(message, label="Join / Leave")
    assert all(followup.ephemeral for followup in joined.followups)
    assert "can’t DM you" in words_of(joined)
    assert "Privacy Settings" in words_of(joined)
    await venue.person("Ann").click(message, label="Start")
    answer = await venue.person("Bo").click(venue.anchor(), label="My hand")
    assert answer.followups == []


async def test_a_notice_that_the_database_cannot_store_comes_again_and_no_press_fails(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    message = await venue.lobby("Ann")
    venue.close_dms("Bo")
    assert isinstance(venue.bot._store, SqlStore)
    Line(venue.bot._store).breaks[f"{venue.person('Bo').user.id} told"] = False
    joined = await venue.person("Bo").click(message, label="Join / Leave")
    assert "can’t DM you" in words_of(joined)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    await venue.person("Ann").click(message, label="Start")
    answers = [await venue.person("Bo").click(venue.anchor(), label="My hand") for _ in range(2)]
    assert ["can’t DM you" in words_of(each) for each in answers] == [True, False]


async def test_they_are_never_retried_without_a_request(venue: Venue) -> None:
    venue.close_dms("Bo")
    await venue.start("Ann", "Bo")
    tried = [call for call in venue.calls() if call.startswith("POST /channels") and "messages" in call]
    await venue.take_turn("Ann")
    bo = await venue.open_hand("Bo")
    await venue.person("Bo").click(bo, label="Draw")
    await venue.start("Ann", "Bo")
    dm = venue.dm_channel("Bo").id
    again = [call for call in venue.calls() if call == f"POST /channels/{dm}/messages"]
    assert len(tried) >= 1
    assert len(again) == 1


async def test_the_ephemeral_hand_plays_the_game_and_updates_automatically(venue: Venue) -> None:
    venue.close_dms("Bo")
    table = await venue.table(await venue.start("Ann", "Bo"))
    bo = await venue.open_hand("Bo")
    assert labels(bo) == ["Refresh"]
    await venue.take_turn("Ann")
    assert "Draw" in labels(bo)
    await venue.person("Bo").click(bo, label="Draw")
    assert sum(label.startswith(PARTS) for label in labels(bo)) == len(set(table.view(1).hand))
    assert table.snapshot.match.counts == (2, 1)


async def test_their_owner_opens_them_and_has_them_tried_again(venue: Venue) -> None:
    message = await venue.lobby("Ann")
    venue.close_dms("Bo")
    joined = await venue.person("Bo").click(message, label="Join / Leave")
    await venue.person("Ann").click(message, label="Start")
    still = await venue.person("Bo").click(joined.followups[0], label="Try my DMs again")
    assert "still closed" in words_of(still)
    venue.open_dms()
    await venue.wait(31)
    works = await venue.person("Bo").click(joined.followups[0], label="Try my DMs again")
    assert "in your DMs" in words_of(works)
    assert "Gear Head" in text_of(venue.dm("Bo"))


@pytest.mark.parametrize("begun", [True, False], ids=["table", "lobby"])
async def test_who_looks_at_others_has_the_dms_of_their_own_game_tried_again(
    venue: Venue, begun: bool
) -> None:
    await choose(venue, "Bo", calls="dm")
    own = await venue.table(await venue.start("Ann", "Bo"))
    other = await venue.lobby("Ann", "Cy")
    venue.close_dms("Bo")
    hands = f"/channels/{venue.dm_channel('Bo').id}/messages/*"
    venue.fail("PATCH", hands, status=403, code=50007, message="closed", times=None)
    await venue.take_turn_in("Ann", own)
    await venue.wait(1)
    if begun:
        await venue.person("Ann").click(other, label="Start")
        looked = await venue.person("Bo").click(other, label="As text")
    else:
        looked = await venue.person("Bo").click(other, label="Options")
    assert "can’t DM you" in words_of(looked)
    still = await venue.person("Bo").click(looked.followups[-1], label="Try my DMs again")
    assert "still closed" in words_of(still)
    venue.open_dms()
    await venue.wait(31)
    works = await venue.person("Bo").click(looked.followups[-1], label="Try my DMs again")
    assert "Your hand is in your DMs" in words_of(works)
    assert f"table **{own.snapshot.id}**" in text_of(venue.dm("Bo"))


async def test_closed_dms_are_remembered_over_a_restart(venue: Venue) -> None:
    venue.close_dms("Bo")
    await venue.start("Ann", "Bo")
    await venue.restart()
    before = len(venue.calls())
    await venue.take_turn("Ann")
    dm = venue.dm_channel("Bo").id
    assert not [call for call in venue.calls()[before:] if str(dm) in call]


def knocks(venue: Venue, name: str) -> int:
    """Return the number of messages that the bot has tried to send to the person's DMs."""
    return venue.calls().count(f"POST /channels/{venue.dm_channel(name).id}/messages")


async def test_closed_dms_are_tried_again_after_a_pause_however_often_their_owner_presses(
    venue: Venue,
) -> None:
    message = await venue.lobby("Ann")
    venue.close_dms("Bo")
    notice = (await venue.person("Bo").click(message, label="Join / Leave")).followups[0]
    before = knocks(venue, "Bo")
    for _ in range(5):
        said = words_of(await venue.person("Bo").click(notice, label="Try my DMs again"))
    assert knocks(venue, "Bo") == before + 1
    assert said == "I tried your DMs a moment ago. Try again in 30 seconds."
    assert "a moment ago" in words_of(
        await venue.person("Bo").slash(venue.channel, "practice robots", game="rasant")
    )
    await venue.wait(31)
    venue.open_dms()
    assert "It works" in words_of(await venue.person("Bo").click(notice, label="Try my DMs again"))


async def test_somebody_whom_discord_no_longer_knows_holds_nothing_up(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    venue.fail("POST", "/users/@me/channels", status=404, code=50033, message="Invalid Recipient(s)")
    await venue.start("Ann", "Bo")
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize("command", ["practice robots", "daily"])
async def test_a_person_without_a_common_server_reads_what_helps(venue: Venue, command: str) -> None:
    venue.close_dms("Ann", 50278)
    options = {"game": "rasant"} if command == "practice robots" else {}
    sent = await venue.person("Ann").slash(venue.channel, command, **options)
    if command == "daily":
        sent = await venue.person("Ann").click(sent.answer, label="Play")
    assert "members of a server I’m in" in words_of(sent)
    assert "rivacy" not in words_of(sent)


async def test_a_hand_names_server_and_channel_only_to_whoever_plays_several_games(venue: Venue) -> None:
    first = await venue.start("Ann", "Bo")
    await venue.wait(1)
    assert "to the table" in text_of(venue.dm("Ann"))
    assert "#paddock" not in text_of(venue.dm("Ann"))
    await venue.start("Ann", "Cy", game="rasant")
    await venue.wait(1)
    whole = f"{venue.guild.name} · #paddock · [to the table]("
    assert whole in text_of(venue.dm("Ann"))
    assert whole not in text_of(venue.dm("Cy"))
    assert "[to the table](" in text_of(venue.dm("Cy"))
    assert (await venue.table(first)).snapshot.status == "playing"
