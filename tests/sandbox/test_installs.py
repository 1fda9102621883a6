"""Tests of places where the bot is not a member: which commands are offered there, the content of an
interaction, and refusals.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import permissions
from bot.sandbox.errors import ApiError, Refused
from bot.sandbox.model import Channel, Interaction
from bot.sandbox.saving import load, save
from tests.sandbox.conftest import Stand, button, layout, row

SEND = 4
ANYWHERE: dict[str, Any] = {"name": "play", "description": "Plays", "integration_types": [0, 1]}
GUILDS: dict[str, Any] = {"name": "league", "description": "Ranks", "contexts": [0]}


def group_of(stand: Stand) -> Channel:
    stand.known({**ANYWHERE, "contexts": [0, 2]}, GUILDS)
    return stand.world.add_group("friends", stand.ann, stand.bo)


def played(stand: Stand, channel: Channel) -> Interaction:
    """Make Ann, who has installed the bot, send a command, and return the interaction, which the bot has
    answered with a button.
    """
    stand.ann.installed = True
    asked = stand.world.command(stand.ann.id, channel.id, "play")
    stand.answer(asked, SEND, layout(row(button("go"))))
    return asked


async def test_a_command_is_offered_where_its_contexts_and_installations_allow_it(stand: Stand) -> None:
    group, world = group_of(stand), stand.world
    stand.ann.installed = True
    assert world.command(stand.ann.id, group.id, "play").owners == {"1": str(stand.ann.id)}
    here = world.command(stand.ann.id, stand.channel.id, "play")
    assert here.owners == {"0": str(stand.guild.id), "1": str(stand.ann.id)}
    assert world.command(stand.bo.id, stand.channel.id, "play").owners == {"0": str(stand.guild.id)}
    for who, where, name in (
        (stand.bo, group, "play"),
        (stand.ann, group, "league"),
        (stand.ann, world.dm(stand.ann), "play"),
    ):
        with pytest.raises(Refused, match="not offered here"):
            world.command(who.id, where.id, name)


async def test_a_press_has_the_owners_of_its_message_whoever_presses(stand: Stand) -> None:
    group = group_of(stand)
    message = played(stand, group).answer
    pressed = stand.world.press(stand.bo.id, message.id, "go")
    told: dict[str, Any] = stand.world.told(pressed)
    assert told["authorizing_integration_owners"] == {"1": str(stand.ann.id)}
    assert told["context"] == 2
    assert told["user"]["id"] == str(stand.bo.id)
    assert told["channel"]["type"] == 3
    assert "guild_id" not in told
    metadata = told["message"]["interaction_metadata"]
    assert metadata["authorizing_integration_owners"] == {"1": str(stand.ann.id)}


async def test_the_bot_itself_reaches_no_group(stand: Stand) -> None:
    group = group_of(stand)
    message = played(stand, group).answer
    for call in (
        lambda: stand.world.posts.send(group.id, {"content": "x"}, {}),
        lambda: stand.world.posts.edit(group.id, message.id, {"content": "x"}, {}),
        lambda: stand.world.posts.history(group.id),
        lambda: stand.world.posts.delete(group.id, message.id),
    ):
        with pytest.raises(ApiError) as refused:
            call()
        assert (refused.value.status, refused.value.code) == (403, 50001)


async def test_an_interaction_gives_five_follow_ups_where_the_bot_is_no_member(stand: Stand) -> None:
    asked = played(stand, group_of(stand))
    for each in range(5):
        stand.world.answers.follow_up(asked.token, {"content": str(each)}, {})
    with pytest.raises(ApiError) as refused:
        stand.world.answers.follow_up(asked.token, {"content": "5"}, {})
    assert (refused.value.status, refused.value.code) == (400, 40094)
    stand.world.answers.edit(asked.token, "@original", layout(row(button("on"))), {})
    member = played(stand, stand.channel)
    for each in range(6):
        stand.world.answers.follow_up(member.token, {"content": str(each)}, {})


async def test_who_may_not_use_apps_from_outside_alone_reads_their_answers(stand: Stand) -> None:
    group_of(stand)
    elsewhere = stand.world.add_guild("Elsewhere", stand.bo, bot=False)
    stand.world.add_member(elsewhere, stand.ann)
    channel = stand.world.add_channel(elsewhere, "general")
    assert not played(stand, channel).answer.ephemeral
    stand.world.deny(channel, stand.ann, permissions.USE_EXTERNAL_APPS)
    assert played(stand, channel).answer.viewer is stand.ann


async def test_groups_and_installations_are_saved(stand: Stand, tmp_path: Any) -> None:
    group = group_of(stand)
    message = played(stand, group).answer
    save(stand.world, tmp_path / "world.json")
    again = load(tmp_path / "world.json", stand.clock)
    assert again is not None
    assert [each.name for each in again.channels[group.id].group] == ["ann", "bo"]
    assert again.users[stand.ann.id].installed
    pressed = again.press(stand.bo.id, message.id, "go")
    assert pressed.owners == {"1": str(stand.ann.id)}
