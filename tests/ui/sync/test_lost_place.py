"""Tests of a channel that is lost during a game: the bot is removed from the server, the channel is deleted,
or a thread is locked. Each loss is tested with a gateway, which reports it, and without one.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from bot.model.store_errors import StoreAway
from bot.sandbox import model, permissions
from bot.sandbox.faults import Fault
from bot.ui.sync.lost_channel import FIRST_LOOK
from bot.ui.sync.subject import AnySubject
from tests.settings import choose
from tests.ui.sync.truth import truth
from tests.venue import Venue, labels, text_of, venue_with, words_of

LIVES = 900.0
"""The number of seconds after which the token of a press has expired."""
SOON = 10.0
"""The number of seconds after the last fault within which everyone must see the current state."""


def told(venue: Venue, name: str, words: str) -> int:
    """Return the number of a person's direct messages that contain the given words."""
    return sum(words in text_of(each) for each in venue.dms(name))


def asked(venue: Venue, since: int) -> list[str]:
    """Return the bot's requests about the channel, from the call with the index `since` on."""
    return [call for call in venue.calls()[since:] if f"/channels/{venue.channel.id}" in call]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("removed", "http", "word", "by_dm"),
    [
        (True, False, "To get the tables back, invite me again.", 1),
        (True, True, "I can’t post in this table’s channel", 1),
        (False, True, "This table’s channel is gone", 2),
    ],
    ids=["removed", "removed, without a gateway", "deleted, without a gateway"],
)
async def test_play_goes_on_by_dm_the_host_is_told_once_and_it_ends_when_nobody_touches_it_for_a_day(
    tmp_path: Path, removed: bool, http: bool, word: str, by_dm: int
) -> None:
    """Remove the bot with a gateway and without, and delete the channel without one. by_dm: the number of
    direct messages that tell each player at the end that nobody moved for a day. A player who has no server
    in common with the bot gets no new message. Only their hand is edited.
    """
    async with venue_with(tmp_path, http=http) as venue:
        table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
        await venue.wait(LIVES)
        before = len(venue.calls())
        if removed:
            venue.world.remove_bot(venue.guild)
        else:
            venue.world.delete_channel(venue.channel)
        for ply, name in enumerate(("Ann", "Bo", "Ann", "Bo"), 1):
            await venue.take_turn_in(name, table)
            await venue.wait(100)
            assert table.snapshot.match.ply == 2 * ply, "the hand had the buttons of its turn"
        assert told(venue, "Ann", word) == 1
        assert told(venue, "Ann", "I can’t DM you") == 0, "the hand stands there"
        assert bool(asked(venue, before)) == http, "the gateway tells it"
        before = len(venue.calls())
        await venue.take_turn_in("Ann", table)
        await venue.wait(300)
        assert asked(venue, before) == []
        await venue.wait(90_000)
        await venue.wait(SOON)
        assert table.snapshot.status == "ended"
        for name in ("Ann", "Bo"):
            assert told(venue, name, "nobody moved for a day") == by_dm


async def test_a_bot_that_is_invited_again_shows_the_table_at_once(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.remove_bot(venue.guild)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    venue.world.add_member(venue.guild, venue.world.bot, permissions.BOT)
    venue.world.emit(model.Event("guild_created", guild=venue.guild))
    await venue.wait(SOON)
    await truth(venue, table)


@pytest.mark.thorough
async def test_a_table_at_which_nobody_presses_ends_a_day_after_its_channel_or_thread_was_deleted(
    venue: Venue,
) -> None:
    """Delete the channel or thread of a table at which nobody presses. Nothing would be shown there, so no
    refusal would report the loss to the bot.
    """
    thread = venue.world.add_thread(venue.channel, "aside", venue.person("Ann").user)
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    tables = []
    for venue.channel in (thread, elsewhere):
        tables.append(await venue.table(await venue.start("Ann", "Bo", pace="none")))
    await venue.wait(LIVES)
    before = len(venue.calls())
    venue.world.delete_channel(thread)
    venue.world.delete_channel(elsewhere)
    await venue.wait(SOON)
    assert told(venue, "Ann", "This table’s channel is gone") == 2
    await venue.wait(90_000)
    await venue.wait(SOON)
    assert [table.snapshot.status for table in tables] == ["ended", "ended"]
    assert told(venue, "Bo", "nobody moved for a day") == 4, "each hand, and a new message"
    assert not [
        call for call in venue.calls()[before:] if f"{thread.id}" in call or f"{elsewhere.id}" in call
    ]


async def test_a_locked_thread_is_tried_for_a_minute_and_again_when_it_is_opened(venue: Venue) -> None:
    venue.channel = venue.world.add_thread(venue.channel, "aside", venue.person("Ann").user)
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.world.archive(venue.channel, archived=False, locked=True)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    assert told(venue, "Ann", "I can’t post in this table’s channel") == 1
    before = len(venue.calls())
    await venue.take_turn_in("Bo", table)
    await venue.wait(600)
    assert asked(venue, before) == []
    venue.world.archive(venue.channel, archived=False)
    await venue.wait(SOON)
    await truth(venue, table)


async def test_a_hand_that_another_took_the_place_of_goes_though_the_channel_is_gone(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.take_turn_in("Ann", table)
    venue.world.delete_channel(venue.channel)
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    await venue.wait(100)
    await choose(venue, "Bo", elsewhere, calls="dm")
    await venue.wait(SOON)
    assert told(venue, "Bo", "Your turn") == 1


@pytest.mark.parametrize("code", [0, 10_003_000])
async def test_an_edit_that_finds_nothing_posts_the_table_again_whatever_the_code(
    venue: Venue, code: int
) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="relaxed"))
    await venue.wait(LIVES + 1)
    old = venue.anchor()
    venue.fail("PATCH", f"*/{old.id}", status=404, code=code, message="Not Found", times=None)
    await venue.take_turn("Ann")
    await venue.wait(12)
    assert venue.anchor().id != old.id
    assert "Bo’s turn" in text_of(venue.anchor())
    assert table.snapshot.status == "playing"


async def test_the_host_of_many_tables_reads_once_that_the_bot_was_removed(venue: Venue) -> None:
    """Remove the bot from the server of many tables, because with one direct message for each table, ten
    tables would mean ten messages at the same moment.
    """
    for _ in range(3):
        await venue.start("Ann", "Bo", pace="none")
    await venue.start("Bo", "Ann", pace="none")
    await venue.wait(LIVES)
    for name in ("Ann", "Bo"):  # they have another server in common with the bot
        venue.world.add_member(venue.another_server().guild or venue.guild, venue.person(name).user)
    venue.world.remove_bot(venue.guild)
    await venue.wait(SOON)
    for name in ("Ann", "Bo"):
        assert told(venue, name, "I was removed from a server where you play.") == 1
        assert told(venue, name, "permissions") == 0


async def test_the_host_of_tables_that_are_not_in_memory_reads_once_that_the_bot_was_removed(
    venue: Venue,
) -> None:
    for _ in range(3):
        await venue.start("Ann", "Bo", pace="none")
    await venue.wait(LIVES)
    venue.bot.display.reconciler._most = 1
    await venue.start("Bo", "Ann", pace="none")
    await venue.wait(SOON)
    assert len(venue.bot.display._tables()) == 1
    for name in ("Ann", "Bo"):  # they have another server in common with the bot
        venue.world.add_member(venue.another_server().guild or venue.guild, venue.person(name).user)
    venue.world.remove_bot(venue.guild)
    await venue.wait(SOON)
    for name in ("Ann", "Bo"):
        assert told(venue, name, "I was removed from a server where you play.") == 1


async def test_each_report_that_no_dm_delivers_is_shown_until_it_arrives(venue: Venue) -> None:
    venue.close_dms("Ann")
    channels = venue.channel, venue.world.add_channel(venue.guild, "other")
    for venue.channel in channels:
        await venue.start("Ann", "Bo", pace="none")
    await venue.wait(LIVES)
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    for channel in channels:
        venue.world.delete_channel(channel)
    await venue.wait(SOON)
    venue.server.faults.add(Fault("POST", "/webhooks/*", delay=0.0))  # the first report arrives, no other one
    venue.fail("POST", "/webhooks/*", times=2, status=403, code=50_013)
    for number in (1, 1, 0):
        shown = await venue.person("Ann").slash(elsewhere, "settings")
        assert words_of(shown).count("This table’s channel is gone") == number


async def test_a_channel_is_looked_at_again_though_the_database_was_away_at_the_first_look(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refuse the lease for one look, as if a database that several workers share were unreachable."""
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    await venue.wait(LIVES)
    venue.fail("*", f"/channels/{venue.channel.id}/*", status=403, code=50013, times=None)
    await venue.take_turn_in("Ann", table)
    await venue.wait(100)
    assert told(venue, "Ann", "I can’t post in this table’s channel") == 1
    venue.server.faults.clear()
    leases, refused = venue.bot.display.services.leases, list[str]()
    held = leases.held

    def away_once(subject: AnySubject) -> AbstractAsyncContextManager[None]:
        if not refused:
            refused.append(subject.name)
            raise StoreAway
        return held(subject)

    monkeypatch.setattr(leases, "held", away_once)
    await venue.wait(FIRST_LOOK)
    assert refused == [f"table {table.snapshot.id}"]
    await truth(venue, table)


async def test_a_table_whose_channel_is_gone_cannot_be_posted_again_there(venue: Venue) -> None:
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    venue.world.delete_channel(venue.channel)
    await venue.wait(SOON)
    said = words_of(await venue.person("Ann").slash(elsewhere, "table show", table=table.snapshot.id))
    assert said.startswith("This table’s channel is gone. You can play on in your DMs.")


async def test_a_rematch_is_refused_where_its_lobby_could_not_be_posted(venue: Venue) -> None:
    elsewhere = venue.world.add_channel(venue.guild, "elsewhere")
    table = await venue.table(await venue.start("Ann", "Bo", pace="none"))
    venue.world.delete_channel(venue.channel)
    while table.snapshot.status == "playing":
        name = table.names[min(table.awaited)]
        hand = next(each for each in venue.dms(name) if f"table **{table.snapshot.id}**" in text_of(each))
        await venue.person(name).click(hand, label=labels(hand)[0])
    await venue.wait(SOON)
    result = next(each for each in venue.dms("Ann") if "Rematch" in labels(each))
    said = words_of(await venue.person("Ann").click(result, label="Rematch"))
    assert (
        said.strip()
        == "I can’t post in this table’s channel any more. Open a lobby elsewhere with `/paddock`."
    )
    assert await venue.bot.registry.lobbies.find(guild=venue.guild.id) == []
    venue.channel = elsewhere
    assert "Join / Leave" in labels(await venue.lobby("Ann"))


async def test_a_hand_keeps_no_link_to_a_channel_that_is_gone(venue: Venue) -> None:
    await venue.start("Ann", "Bo", pace="none")
    await venue.wait(SOON)
    for name in ("Ann", "Bo"):  # Ann has to move, and Bo waits
        assert "[to the table]" in text_of(venue.dm(name))
    venue.world.delete_channel(venue.channel)
    await venue.wait(SOON)
    for name in ("Ann", "Bo"):
        hands = [text_of(each) for each in venue.dms(name) if "table **" in text_of(each)]
        assert hands
        assert not any("[to the table]" in each for each in hands)
