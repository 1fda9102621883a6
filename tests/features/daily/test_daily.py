"""Tests of /daily: one deal per day, played in direct messages and shared in a server."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import Chance
from bot.features.lookback.films import Films
from bot.league.daily_game import Day, day_at
from bot.sandbox import permissions
from bot.sandbox.model import Channel, Message
from bot.tables.decide import End, Play
from bot.tables.table import Table
from bot.ui.components import read
from tests.sketches import SKETCHED
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, components, labels, text_of, venue_with, words_of
from tests.virtual_time import EPOCH, the_loop

LINE = re.compile(r"Paddock daily #-?\d+[a-z] \u00b7 [\w &]+ \u00b7 (\S )?\d\w\w of 4, (with \u2212?\d+|out)")


async def hub(venue: Venue, name: str, *, direct: bool = False) -> Message:
    channel = venue.dm_channel(name) if direct else venue.channel
    return (await venue.person(name).slash(channel, "daily")).answer


def eyes(step: Message) -> list[str]:
    """Return the chosen options of the menu *Seen by*."""
    found = [part for part in components(step) if part.get("placeholder") == "Seen by"]
    return [each["label"] for part in found for each in part["options"] if each.get("default")]


async def play(venue: Venue, name: str) -> Table:
    """Play a person's game of today to its end, like a robot of the daily's level."""
    person = venue.person(name).id
    (table,) = await venue.bot.registry.tables.find(person=person)
    while table.snapshot.status == "playing":
        seat, match = min(table.awaited), table.snapshot.match
        if table.snapshot.players[seat].person is None:
            await venue.wait(0.1)
        else:
            luck = Chance(name, match.ply)
            action: Any = table.title.robots.drivers[table.title.table.daily.level](
                table.view(seat), table.actions(seat), luck
            )
            await table.do(Play(person, match.counts[seat], (action,)))
    await venue.wait(5)
    return table


dealt = partial(pytest.mark.parametrize, "venue", indirect=True)
"""Parametrizes a test with titles. The fixture `venue` starts in the last hour of a day whose daily is of the
given title.
"""


@pytest.fixture
async def venue(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Venue]:
    days = {key: title.table.daily for key, title in SKETCHED.items()}
    first = day_at(EPOCH)
    wanted = getattr(request, "param", first.game(days))
    day = next(day for at in count(first.number) if (day := Day(at)).game(days) == wanted)
    the_loop().jump(day.ends - 3_600 - EPOCH)
    async with venue_with(tmp_path) as there:
        yield there


@dealt(["gear_head"])
async def test_a_day_from_the_hub_to_the_best_game_of_yesterday(venue: Venue) -> None:
    asked = await hub(venue, "Ann")
    assert asked.ephemeral
    assert "Gear Head" in text_of(asked)
    assert labels(asked) == ["Play", "Back"]
    await venue.person("Ann").click(asked, label="Play")
    assert labels(asked) == ["Refresh", "Back"]
    assert "Your game is waiting: [continue](https://discord.com/channels/@me/" in text_of(asked)
    assert venue.shown() == [], "the channel is left alone"
    await venue.wait(5)
    assert not {"Hint", "Undo"} & set(labels(venue.dm("Ann")))
    table = await play(venue, "Ann")
    (result,) = [each for each in venue.dms("Ann") if labels(each)]
    assert labels(result) == ["Share", "Look back", "Puzzle"]
    assert "Rematch" not in labels(result)
    assert re.search(
        r"^\*\*You (won!|came \d\w\w of 4\.|tied for \d\w\w place\.)\*\*", text_of(result), re.MULTILINE
    )
    (line,) = re.findall(r"`(Paddock.*)`", text_of(result))
    assert LINE.fullmatch(line)

    await venue.person("Ann").click(asked, label="Refresh")
    assert labels(asked) == ["Share", "Puzzle", "Back"]
    assert f"`{line}`" in text_of(asked)
    other = (await venue.person("Ann").slash(venue.channel, "daily")).answer
    await venue.person("Ann").click(asked, label="Share")
    (public,) = venue.shown()
    first, told, signs = text_of(public).strip().splitlines()
    assert (first, told) == ("**Ann**", line), "and nothing of the deal"
    assert set(signs) <= set("⭐🟩🟥⬜")
    assert (signs[-1] == "⭐") == ("1st of 4" in line)
    assert [each.filename for each in public.attachments] == ["daily.png"]
    assert labels(asked) == ["Puzzle", "Back"]
    assert "You’ve already shared this result here" in words_of(
        await venue.person("Ann").click(other, label="Share")
    )
    theirs = (await venue.person("Bo").click(public, label="Play it too")).answer
    assert "**Shared in this server today**\n1st Ann" in text_of(theirs)
    assert labels(theirs) == ["Play"], "nobody looks at a game of today"

    await venue.wait(3_600)
    assert "That day is over" in words_of(await venue.person("Bo").click(theirs, label="Play"))
    theirs = await hub(venue, "Bo")
    assert labels(theirs) == ["Play", "Yesterday’s best game", "Back"]
    step = (await venue.person("Bo").click(theirs, label="Yesterday’s best game")).answer
    assert f"table {table.snapshot.id}" in text_of(step)
    assert eyes(step) == ["Ann"]
    assert step is theirs, "it takes the place of the daily"
    await venue.person("Bo").click(step, label="Next")
    assert "step 2 of" in text_of(step)
    assert eyes(step) == ["Ann"]
    for _ in range(2):
        await venue.person("Bo").click(step, label="Play")
        await venue.wait(4)
        assert "Stop" in labels(step)
        await venue.person("Bo").click(step, label="Back")
        shown = text_of(theirs)
        await venue.wait(30)
        assert text_of(theirs) == shown, "the film does not come back"
        assert not venue.bot.parts[Films]._playing, "and is not painted any more"
        assert labels(theirs) == ["Play", "Yesterday’s best game", "Back"]
        await venue.person("Bo").click(theirs, label="Yesterday’s best game")


async def test_in_direct_messages_the_table_is_the_answer_so_it_needs_no_common_server(venue: Venue) -> None:
    venue.close_dms("Ann")
    refused = await hub(venue, "Ann")
    assert "yours are closed" in words_of(await venue.person("Ann").click(refused, label="Play"))
    asked = await hub(venue, "Ann", direct=True)
    begun = await venue.person("Ann").click(asked, label="Play")
    assert "My hand" in labels(begun.answer)
    second = await venue.person("Ann").click(asked, label="Play")
    assert "It’s already open" in words_of(second)
    assert "use `/daily` in a server" not in text_of(asked)
    await the_loop().settle()


async def test_the_press_is_answered_at_once_and_what_discord_fails_to_do_costs_nobody_the_try(
    venue: Venue,
) -> None:
    asked, ann = await hub(venue, "Ann"), venue.person("Ann")
    opened, sent = "/users/@me/channels", "/channels/*/messages"
    for path, status, code in [(opened, 503, 0), (opened, 403, 40003), (sent, 500, 0), (sent, 408, 0)]:
        venue.fail("POST", path, status=status, code=code, times=None)
        pressed = await ann.click(asked, label="Play")
        assert pressed.state == "answered", "discord.py tries for half a minute"
        await venue.wait(40)
        assert words_of(pressed).count("Discord is slow right now") == 1, (path, status)
        assert await venue.bot.registry.tables.find(person=ann.id) == []
        assert labels(await hub(venue, "Ann")) == ["Play", "Back"]
        venue.open_dms()
    venue.fail("POST", sent, status=429, times=3)
    await ann.click(asked, label="Play")
    await venue.wait(40)
    assert labels(asked) == ["Refresh", "Back"]
    assert len(await venue.bot.registry.tables.find(person=ann.id)) == 1
    assert "My hand" in labels(venue.dms("Ann")[-2])


def own_result(venue: Venue, name: str) -> Message:
    """Return the only message that tells a person how their daily ended."""
    (told,) = [each for each in venue.dms(name) if labels(each) == ["Share", "Look back", "Puzzle"]]
    return told


async def finished(venue: Venue, name: str, channel: Channel | None = None) -> None:
    """Make a person start today's deal in the server, or in `channel`, and finish it."""
    asked = (await venue.person(name).slash(channel or venue.channel, "daily")).answer
    await venue.person(name).click(asked, label="Play")
    await venue.wait(5)
    await play(venue, name)


@dealt(["gear_head"])
async def test_whoever_shares_the_daily_sees_what_was_posted_and_can_take_it_back(venue: Venue) -> None:
    """Check that a result that was taken back no longer counts as shared, and can be shared again."""
    ann, asked = venue.person("Ann"), await hub(venue, "Ann")
    await ann.click(asked, label="Play")
    await play(venue, "Ann")
    await ann.click(asked, label="Refresh")
    made = await ann.click(asked, label="Share")
    posted, told = venue.shown()[-1], made.followups[-1]
    assert told.ephemeral
    address = f"https://discord.com/channels/{venue.guild.id}/{posted.channel.id}/{posted.id}"
    assert f"Shared: [here’s what everyone sees]({address})." in text_of(told)
    id = next(read(each["custom_id"]) for each in components(told) if each.get("label") == "Take it back")
    assert "too old" in words_of(await forged(venue, "Cy", posted, id)), "it is not Cy's"
    await ann.click(told, label="Take it back")
    assert posted.deleted
    assert "Nobody can see it any more" in text_of(told)
    dailies = venue.bot.registry.dailies
    assert not await dailies.table(venue.guild.id, dailies.today)
    again = await hub(venue, "Ann")
    assert "Share" in labels(again)
    await ann.click(again, label="Share")
    assert text_of(venue.shown()[-1]) == text_of(posted)


@dealt(["gear_head"])
async def test_the_result_says_at_once_how_it_compares_with_all_that_were_shared(venue: Venue) -> None:
    """Check that all shared results count, wherever they were shared, and that no one is named."""
    there = venue.another_server()
    venue.people["Cy"] = venue.member("Cy", guild=there.guild)
    for name, channel in (("Bo", venue.channel), ("Cy", there)):
        await finished(venue, name, channel)
        alone = "Nobody has shared a result yet" in text_of(own_result(venue, name))
        assert alone == (name == "Bo")
        asked = (await venue.person(name).slash(channel, "daily")).answer
        await venue.person(name).click(asked, label="Share")
    await finished(venue, "Di")
    await finished(venue, "Ann")
    shown = text_of(own_result(venue, "Ann"))
    dailies = venue.bot.registry.dailies
    tries = [await dailies.of(venue.person(name).id, dailies.today) for name in ("Ann", "Bo", "Cy")]
    own, *others = [(each.place or 0, -(each.score or 0)) for each in tries if each is not None]
    rank = 1 + sum(each < own for each in others)
    assert re.search(rf"\*\*{rank}\w\w of 3\*\* among everyone who shared a result\.", shown), (
        "not Di, who has not"
    )
    bars = re.findall(r"^(?:🥇|🥈|🥉|4th) [▰▱]+ (?:\*\*)?(\d)( · you)?", shown, re.MULTILINE)
    assert [int(count) for count, _ in bars] == [
        sum(each[0] == place for each in (own, *others)) for place in (1, 2, 3, 4)
    ]
    assert [bool(you) for _, you in bars].index(True) == own[0] - 1
    assert not {"Bo", "Cy", "Di"} & set(re.findall(r"\w+", shown))


@dealt(["rasant"])
async def test_from_direct_messages_it_is_shared_in_a_channel_of_a_common_server(venue: Venue) -> None:
    there = venue.another_server()
    far = venue.another_server()
    assert there.guild is not None
    venue.world.add_member(there.guild, venue.person("Ann").user)
    await finished(venue, "Ann")
    own = own_result(venue, "Ann")
    asked = (await venue.person("Ann").click(own, label="Share")).answer
    assert asked.ephemeral
    assert labels(asked) == ["#paddock · Server", "#there · Another"], "not where she is no member"
    await venue.person("Ann").click(asked, label="#there · Another")
    (public,) = there.messages.values()
    assert text_of(public).strip().startswith("**Ann**\nPaddock daily")
    assert labels(public) == ["Play it too"]
    assert (
        f"Shared in [#there](https://discord.com/channels/{there.guild.id}/{there.id}/{public.id})"
        in text_of(asked)
    )
    again = (await venue.person("Ann").click(own, label="Share")).answer
    assert labels(again) == ["#paddock · Server"]
    venue.world.deny(venue.channel, venue.person("Ann").user, permissions.SEND_MESSAGES)
    await the_loop().settle()
    refused = await venue.person("Ann").click(again, label="#paddock · Server")
    assert "I can’t post there any more" in words_of(refused), "she may not write there"
    assert venue.shown() == []
    assert far.messages == {}
    nowhere = await venue.person("Ann").click(own, label="Share")
    assert "There’s nobody here to share your result with" in words_of(nowhere)


@dealt(["rasant"])
async def test_a_deleted_channel_does_not_hide_the_others_of_its_server(venue: Venue) -> None:
    assert venue.channel.guild is not None
    deleted = venue.world.add_channel(venue.channel.guild, "deleted")
    await finished(venue, "Bo")
    await finished(venue, "Ann")
    dailies = venue.bot.registry.dailies
    guild, bo = venue.channel.guild.id, venue.person("Bo")
    await dailies.share(guild, deleted.id, bo.id, "Bo", dailies.today)
    venue.world.delete_channel(deleted)
    await the_loop().settle()
    asked = (await venue.person("Ann").click(own_result(venue, "Ann"), label="Share")).answer
    assert labels(asked) == ["#paddock · Server"]


@dealt(["rasant"])
async def test_what_discord_does_not_take_counts_as_not_shared(venue: Venue) -> None:
    await finished(venue, "Ann")
    asked = (await venue.person("Ann").click(own_result(venue, "Ann"), label="Share")).answer
    venue.fail("POST", f"/channels/{venue.channel.id}/messages", status=403, code=50013)
    refused = await venue.person("Ann").click(asked, label="#paddock · Server")
    assert "I can’t post there any more" in words_of(refused)
    await venue.person("Ann").click(asked, label="#paddock · Server")
    (public,) = venue.shown()
    assert labels(public) == ["Play it too"]
    theirs = (await venue.person("Bo").click(public, label="Play it too")).answer
    assert "**Shared in this server today**\n1st Ann" in text_of(theirs)


@dealt(["rasant"])
async def test_nobody_has_a_result_posted_where_they_cannot_write(venue: Venue) -> None:
    await finished(venue, "Ann")
    asked = await hub(venue, "Ann")
    venue.world.deny(venue.channel, venue.person("Ann").user, permissions.SEND_MESSAGES)
    await the_loop().settle()
    refused = await venue.person("Ann").click(asked, label="Share")
    assert "You can’t share this here. Try another channel." in words_of(refused)
    assert venue.shown() == []


@dealt(["rasant"])
async def test_an_answer_that_comes_too_late_counts_as_not_shared(venue: Venue) -> None:
    await finished(venue, "Ann")
    asked = await hub(venue, "Ann")
    venue.fail("POST", "/webhooks/*", status=404, code=10015)
    await venue.person("Ann").click(asked, label="Share")
    assert venue.shown() == []
    asked = await hub(venue, "Ann")
    await venue.person("Ann").click(asked, label="Share")
    assert len(venue.shown()) == 1


@dealt(["rasant"])
async def test_a_game_that_was_ended_early_is_not_waiting(venue: Venue) -> None:
    await finished(venue, "Bo")
    await venue.person("Bo").click(await hub(venue, "Bo"), label="Share")
    await venue.person("Ann").click(await hub(venue, "Ann"), label="Play")
    (table,) = await venue.bot.registry.tables.find(person=venue.person("Ann").id)
    await venue.inside(table.do(End(venue.person("Ann").id, manager=False)))
    asked = await hub(venue, "Ann")
    assert "You’ve played today’s daily. The next one starts at midnight (UTC)." in text_of(asked)
    assert labels(asked) == ["Puzzle", "Back"]
    await venue.wait(3_600)
    tomorrow = await hub(venue, "Ann")
    assert "Yesterday’s best game" in labels(tomorrow)
    await venue.person("Ann").click(tomorrow, label="Yesterday’s best game")
    assert eyes(tomorrow) == ["Bo"]
