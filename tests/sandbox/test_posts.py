"""Tests of the rights of the bot's own token: permissions, DMs, threads, history, and edits of old
messages.
"""

from __future__ import annotations

import pytest

from bot.sandbox import permissions
from bot.sandbox.errors import ApiError
from tests.sandbox.conftest import Stand, layout, text


def code(refused: pytest.ExceptionInfo[ApiError]) -> tuple[int, int]:
    return refused.value.status, refused.value.code


async def test_ids_rise_and_contain_the_time(stand: Stand) -> None:
    ids = [stand.world.new_id() for _ in range(5_000)]
    assert ids == sorted(set(ids))
    await stand.wait(60)
    assert (stand.world.new_id() >> 22) + 1_420_070_400_000 == int(stand.clock.now() * 1000)
    now = int(stand.clock.now() * 1000)
    assert stand.world.new_id(now) not in {*ids, stand.world.new_id(), stand.world.new_id(now)}
    assert (stand.world.new_id(now) >> 22) + 1_420_070_400_000 == now


@pytest.mark.parametrize(
    ("denied", "told"),
    [
        (permissions.VIEW_CHANNEL, 50001),
        (permissions.SEND_MESSAGES, 50013),
        (permissions.ATTACH_FILES, 50013),
    ],
)
async def test_the_bot_needs_permissions_to_post(stand: Stand, denied: int, told: int) -> None:
    stand.world.deny(stand.channel, stand.world.bot, denied)
    with pytest.raises(ApiError) as refused:
        stand.post({"content": "x"}, {0: ("a.txt", b"x")})
    assert code(refused) == (403, told)
    stand.world.deny(stand.channel, stand.world.bot, 0)
    stand.post({"content": "x"}, {0: ("a.txt", b"x")})


async def test_without_its_history_a_channel_seems_empty(stand: Stand) -> None:
    stand.post({"content": "x"})
    stand.world.deny(stand.channel, stand.world.bot, permissions.READ_MESSAGE_HISTORY)
    assert not stand.world.posts.history(stand.channel.id)


async def test_the_bot_pins_in_direct_messages_alone(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    with pytest.raises(ApiError) as refused:
        stand.world.posts.pin(stand.channel.id, message.id)
    assert code(refused) == (403, 50013)
    dm = stand.world.dm(stand.ann)
    sent = stand.world.posts.send(dm.id, {"content": "x"}, {})
    status, _ = await stand.call("PUT", f"/channels/{dm.id}/messages/pins/{sent.id}")
    assert (status, sent.pinned, message.pinned) == (204, True, False)


async def test_a_deleted_channel_is_unknown_and_its_messages_are_gone(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    stand.world.delete_channel(stand.channel)
    for ask in (stand.world.posts.message, stand.world.posts.delete):
        with pytest.raises(ApiError) as refused:
            ask(stand.channel.id, message.id)
        assert code(refused) == (404, 10003)
    assert message.deleted


async def test_a_server_that_threw_the_bot_out_is_closed_to_it(stand: Stand) -> None:
    stand.world.remove_bot(stand.guild)
    with pytest.raises(ApiError) as refused:
        stand.post({"content": "x"})
    assert code(refused) == (403, 50001)


async def test_a_deleted_message_is_unknown(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    stand.world.posts.delete(stand.channel.id, message.id)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})
    assert code(refused) == (404, 10008)


async def test_another_persons_message_is_not_edited_and_deleted_only_with_a_permission(stand: Stand) -> None:
    message = stand.world.post(stand.ann.id, stand.channel.id, "mine")
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})
    assert code(refused) == (403, 50005)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.delete(stand.channel.id, message.id)
    assert code(refused) == (403, 50013)
    stand.guild.members[stand.world.bot.id].permissions |= permissions.MANAGE_MESSAGES
    stand.world.posts.delete(stand.channel.id, message.id)
    assert message.deleted


async def test_history_has_the_newest_first_and_no_ephemeral_ones(stand: Stand) -> None:
    sent = [stand.post({"content": f"{n}"}) for n in range(6)]
    sent[3].viewer = stand.ann
    read = stand.world.posts.history

    def words(**of: int) -> str:
        return "".join(message.content for message in read(stand.channel.id, **of))

    assert words() == "54210"
    assert words(limit=2) == "54"
    assert words(before=sent[4].id, limit=2) == "21"
    assert words(after=sent[0].id) == "5421"
    assert words(after=sent[0].id, limit=2) == "21"
    with pytest.raises(ApiError):
        words(limit=101)


async def test_the_same_nonce_returns_the_first_message_for_some_minutes(stand: Stand) -> None:
    body = {"content": "x", "nonce": "final 1", "enforce_nonce": True}
    first = stand.post(body)
    await stand.wait(60)
    assert stand.post(body) is first
    assert len(stand.channel.messages) == 1
    assert stand.post({"content": "x", "nonce": "final 1"}) is not first
    await stand.wait(600)
    assert stand.post(body) is not first


async def test_a_closed_door_is_found_when_something_is_sent(stand: Stand) -> None:
    stand.bo.dms_open = False
    channel = stand.world.posts.open_dm(stand.bo.id)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.send(channel.id, {"content": "x"}, {})
    assert code(refused) == (403, 50007)
    stand.bo.dms_open = True
    message = stand.world.posts.send(channel.id, {"content": "x"}, {})
    assert stand.world.history(channel.id, stand.bo.id) == [message]
    assert not stand.world.history(channel.id, stand.ann.id)
    assert stand.world.posts.open_dm(stand.bo.id) is channel


async def test_a_person_without_a_common_server_gets_no_dm(stand: Stand) -> None:
    stranger = stand.world.add_user("cy")
    channel = stand.world.posts.open_dm(stranger.id)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.send(channel.id, {"content": "x"}, {})
    assert code(refused) == (403, 50278)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.open_dm(1)
    assert code(refused) == (400, 50033)


async def test_an_archived_thread_takes_no_edits_and_is_opened_by_a_message(stand: Stand) -> None:
    thread = stand.world.add_thread(stand.channel, "table 7", stand.ann)
    message = stand.world.posts.send(thread.id, {"content": "x"}, {})
    stand.world.archive(thread)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(thread.id, message.id, {"content": "y"}, {})
    assert code(refused) == (400, 50083)
    stand.world.posts.send(thread.id, {"content": "z"}, {})
    stand.world.posts.edit(thread.id, message.id, {"content": "y"}, {})


async def test_a_locked_thread_takes_nothing(stand: Stand) -> None:
    thread = stand.world.add_thread(stand.channel, "table 7", stand.ann)
    message = stand.world.posts.send(thread.id, {"content": "x"}, {})
    stand.world.archive(thread, locked=True)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.edit(thread.id, message.id, {"content": "y"}, {})
    assert code(refused) == (403, 160005)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.send(thread.id, {"content": "y"}, {})
    assert code(refused) == (403, 160005)


async def test_a_thread_needs_its_own_permission(stand: Stand) -> None:
    thread = stand.world.add_thread(stand.channel, "table 7", stand.ann)
    stand.world.deny(stand.channel, stand.world.bot, permissions.SEND_MESSAGES_IN_THREADS)
    with pytest.raises(ApiError) as refused:
        stand.world.posts.send(thread.id, {"content": "x"}, {})
    assert code(refused) == (403, 50013)
    stand.post({"content": "in the channel still"})


async def test_messages_older_than_an_hour_are_edited_three_times_in_twenty_seconds(stand: Stand) -> None:
    message = stand.post({"content": "x"})

    def edit() -> None:
        stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})

    for _ in range(10):
        edit()
    await stand.wait(3_600)
    for _ in range(3):
        edit()
    await stand.wait(5)
    with pytest.raises(ApiError) as refused:
        edit()
    assert code(refused) == (429, 30046)
    assert refused.value.body()["retry_after"] == pytest.approx(15)
    await stand.wait(15)
    edit()


async def test_a_new_message_pings_whom_it_names_and_is_allowed_to(stand: Stand) -> None:
    words = f"<@{stand.ann.id}> and <@!{stand.bo.id}> and <@5>"
    everybody = stand.post({"content": words})
    assert everybody.mentions == [stand.ann, stand.bo]
    assert everybody.pinged == {stand.ann.id, stand.bo.id}
    one = {"allowed_mentions": {"parse": [], "users": [str(stand.bo.id)]}}
    assert stand.post({"content": words, **one}).pinged == {stand.bo.id}
    assert stand.post(layout(text(words), allowed_mentions={"parse": ["users"]})).pinged
    assert not stand.post({"content": words, "allowed_mentions": {"parse": []}}).pinged
    assert not stand.post({"content": words, "flags": 1 << 12}).pinged


async def test_a_role_that_may_be_mentioned_pings_who_has_it_and_sees_the_channel(stand: Stand) -> None:
    racers = stand.world.add_role(stand.guild, "Racers", stand.ann, stand.bo)
    shy = stand.world.add_role(stand.guild, "Shy", stand.bo, mentionable=False)
    words = f"<@&{racers.id}> and <@&{shy.id}> and <@&5>"
    one = stand.post({"content": words, "allowed_mentions": {"parse": [], "roles": [str(racers.id)]}})
    assert one.roles == [racers, shy]
    assert one.pinged == {stand.ann.id, stand.bo.id}
    other = stand.post({"content": words, "allowed_mentions": {"parse": [], "roles": [str(shy.id)]}})
    assert not other.pinged, "the bot may not mention that one"
    stand.world.deny(stand.channel, stand.bo, permissions.VIEW_CHANNEL)
    assert stand.post({"content": words}).pinged == {stand.ann.id}
    with pytest.raises(ApiError) as refused:
        stand.post({"content": words, "allowed_mentions": {"parse": ["roles"], "roles": ["5"]}})
    assert code(refused) == (400, 50035)
    with pytest.raises(ApiError):
        stand.post({"content": words, "allowed_mentions": {"users": [str(id) for id in range(101)]}})


async def test_an_edit_pings_nobody(stand: Stand) -> None:
    message = stand.post({"content": "x"})
    stand.world.posts.edit(stand.channel.id, message.id, {"content": f"<@{stand.bo.id}>"}, {})
    assert message.mentions == [stand.bo]
    assert not message.pinged


async def test_listeners_are_notified_at_once_until_they_leave(stand: Stand) -> None:
    heard: list[str] = []
    leave = stand.world.subscribe(lambda event: heard.append(event.kind))
    message = stand.post({"content": "x"})
    stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})
    stand.world.posts.delete(stand.channel.id, message.id)
    assert heard == ["message_created", "message_updated", "message_deleted"]
    leave()
    stand.post({"content": "x"})
    assert len(heard) == 3
