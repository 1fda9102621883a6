"""Tests that the result is a new message, which pings the players once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.runtime.clock import LoopClock, sleep
from bot.sandbox.faults import Fault
from bot.sandbox.model import Event, Message
from bot.tables.decide import Play
from bot.ui.components import ButtonId
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.paint import PictureService
from tests.ui.sync.truth import truth
from tests.ui.test_hostile_options import forged
from tests.venue import Venue, ids, labels, text_of, words_of


async def finish(venue: Venue, name: str = "Ann") -> None:
    """Play the turns of the only person at the table, until the game is over."""
    while ":play:" in str(ids(venue.dm(name))):
        await venue.take_turn(name)
        await venue.wait(1)


def results(venue: Venue) -> list[Message]:
    return [each for each in venue.shown() if "Rematch" in labels(each)]


async def test_the_end_of_a_match_is_a_new_message_that_calls_its_players(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    table = await venue.table(board)
    await finish(venue)
    (result,) = results(venue)
    assert result.id > board.id
    assert venue.person("Ann").id in result.pinged
    assert f"<@{venue.person('Ann').id}>" in text_of(result)
    assert "🥇" in text_of(result)
    assert "Key moment: " in text_of(result)
    assert [attached.filename for attached in result.attachments] == ["table.png"]
    assert labels(board) == []
    assert str(result.id) in text_of(board)
    assert "is over" in text_of(board)
    assert venue.ping() is None
    table = await venue.bot.registry.tables.get(table.snapshot.id) or table
    await truth(venue, table)


@pytest.mark.parametrize("posted", [True, False], ids=["the table was posted", "nothing was posted"])
async def test_a_result_that_was_never_posted_is_not_tried_again_and_again(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, *, posted: bool
) -> None:
    """Change a table that ended while its channel was closed, and whose channel is open now."""
    table = await venue.table(await venue.start("Ann", robots=1))
    await finish(venue)
    await venue.wait(20)
    state = (tracked := await venue.bot.display.tracked(table)).confirmed
    assert state.final
    state.result, state.anchor = 0, state.anchor if posted else 0
    drawn, count = MessageBuilder.table, list[str]()

    async def counted(*args: Any, **options: Any) -> MessageLayout:
        count.append(tracked.id)
        return await drawn(*args, **options)

    monkeypatch.setattr(MessageBuilder, "table", counted)
    venue.bot.display.update(table, repaint=True)
    await venue.wait(30)
    assert len(count) <= 1
    assert len(results(venue)) == 1


async def test_a_match_that_ends_while_its_table_is_drawn_shows_its_own_pictures_at_once(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let a match end with a painter that takes longer than a turn."""
    await venue.start("Ann", "Bo", game="rasant")
    table = await venue.table(venue.anchor())
    drawn = PictureService.draw

    async def slowly(*args: Any, **options: Any) -> tuple[bytes, ...]:
        await sleep(LoopClock(), 3.0)
        return await drawn(*args, **options)

    monkeypatch.setattr(PictureService, "draw", slowly)
    shown = dict[int, set[bytes]]()

    def note(event: Event) -> None:
        message = event.message
        if message is not None and message.attachments and {"Rematch"} & {*labels(message)}:
            shown.setdefault(message.id, set()).add(message.attachments[0].content)

    venue.world.subscribe(note)
    while table.snapshot.status == "playing":
        seat = min(table.awaited)
        person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat]
        assert person is not None
        await venue.inside(table.do(Play(person, count, (table.actions(seat)[0],))))
        await venue.wait(0.5)
    await venue.wait(30)
    assert shown
    assert {key: len(pictures) for key, pictures in shown.items()} == dict.fromkeys(shown, 1)


async def test_a_result_whose_answer_was_lost_at_a_kill_is_not_posted_again(venue: Venue) -> None:
    board = await venue.start("Ann", robots=1)
    table = await venue.table(board)
    while len(table.snapshot.match.state.line) < 1:
        await venue.take_turn("Ann")
        await venue.wait(1)
    path = f"/channels/{venue.channel.id}/messages"
    venue.server.faults.add(Fault("POST", path, lost=True, times=None))
    await finish(venue)
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(5)
    assert len(results(venue)) == 1
    assert labels(board) == []


async def test_a_result_that_discord_did_not_take_is_posted_after_a_kill(venue: Venue) -> None:
    await venue.start("Ann", robots=1)
    venue.fail("POST", f"/channels/{venue.channel.id}/messages", status=503, times=None)
    await finish(venue)
    assert results(venue) == []
    venue.server.faults.clear()
    await venue.restart()
    await venue.wait(5)
    (result,) = results(venue)
    assert venue.person("Ann").id in result.pinged


async def test_share_posts_the_results_picture_how_it_went_and_the_same_deal_with_one_press(
    venue: Venue,
) -> None:
    await venue.start("Ann", robots=1)
    await finish(venue)
    ann = venue.person("Ann")
    hand = next(each for each in venue.dms("Ann") if "Rematch" in labels(each))
    shared = (await ann.click(hand, label="Share")).answer
    assert labels(shared) == ["Play this deal"]
    assert "Paddock · Gear Head · " in text_of(shared)
    assert set(text_of(shared)) & set("⭐🟩🟥⬜")
    assert [attached.filename for attached in shared.attachments] == ["result.png"]
    refused = await ann.click(hand, label="Share")
    assert "has just been shared here" in words_of(refused)
    dealt = await ann.click(shared, label="Play this deal")
    assert "Gear Head" in text_of(dealt.answer)


async def test_whoever_shares_a_result_sees_what_was_posted_and_can_take_it_back(venue: Venue) -> None:
    await venue.start("Ann", robots=1)
    await finish(venue)
    ann = venue.person("Ann")
    made = await ann.click(results(venue)[-1], label="Share")
    posted, (told,) = made.answer, made.followups
    assert told.ephemeral
    address = f"https://discord.com/channels/{venue.guild.id}/{posted.channel.id}/{posted.id}"
    assert f"Shared: [here’s what everyone sees]({address})." in text_of(told)
    assert venue.shown()[-1] is posted
    id = ButtonId("0", "unshare", posted.id)
    assert "too old" in words_of(await forged(venue, "Cy", posted, id)), "it is not Cy's"
    taken = ButtonId("0", "unshare", results(venue)[-1].id)
    assert "too old" in words_of(await forged(venue, "Ann", posted, taken)), (
        "nobody shared the table's result"
    )
    await ann.click(told, label="Take it back")
    assert posted.deleted
    assert "Nobody can see it any more" in text_of(told)
    assert labels(told) == []


async def test_what_names_a_finished_game_in_direct_messages_is_no_hand_of_it(venue: Venue) -> None:
    """Check that a message that names a finished game isn't taken for a hand, but a second hand is."""
    table = await venue.table(await venue.start("Ann", robots=1))
    await finish(venue)
    hand = next(each for each in venue.dms("Ann") if "Rematch" in labels(each))
    shared = (await venue.person("Ann").click(hand, label="Share")).answer
    dealt = await venue.person("Ann").click(shared, label="Play this deal")
    assert f"with the same cards as at table **{table.snapshot.id}**" in text_of(dealt.answer)
    await truth(venue, table)
    drawn = await venue.bot.builder.hand(table, 0, 0, refresh=False)
    dm = venue.bot.get_partial_messageable(venue.dm_channel("Ann").id)
    await dm.send(view=drawn.body, files=drawn.files())
    with pytest.raises(AssertionError, match="2 hands of a table that is over"):
        await truth(venue, table)
