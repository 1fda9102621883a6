"""Tests of the gateway over a socket, for a client that follows its rules."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from tests.sandbox.conftest import Stand, button, layout, row
from tests.virtual_time import the_loop


class Shard:
    """One shard's connection to the gateway, and the events that it receives."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> Any:
        return await self.socket.receive_json()

    async def events(self, count: int) -> list[str]:
        return [(await self.next())["t"] for _ in range(count)]

    async def identify(self, shard: tuple[int, int] = (0, 1), intents: int = 1) -> Any:
        """Identify, and return READY's data."""
        hello = await self.next()
        assert (hello["op"], hello["d"]) == (10, {"heartbeat_interval": 41_250})
        await self.socket.send_json({"op": 2, "d": {"token": "t", "shard": shard, "intents": intents}})
        ready = await self.next()
        assert ready["t"] == "READY"
        return ready["d"]

    async def resume(self, session: str, sequence: int) -> None:
        await self.next()
        await self.socket.send_json({"op": 6, "d": {"token": "t", "session_id": session, "seq": sequence}})


@asynccontextmanager
async def connected(stand: Stand) -> AsyncIterator[Shard]:
    async with stand.http.ws_connect(stand.server.gateway_url()) as socket:
        yield Shard(socket)


async def test_a_shard_identifies_and_receives_its_servers(stand: Stand) -> None:
    async with connected(stand) as shard:
        ready = await shard.identify()
        assert ready["user"]["id"] == str(stand.world.bot.id)
        assert ready["guilds"] == [{"id": str(stand.guild.id), "unavailable": True}]
        guild = await shard.next()
        assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
        assert [channel["name"] for channel in guild["d"]["channels"]] == ["paddock"]
        assert stand.server.gateway.online
        assert stand.server.gateway.identified == 1
    await the_loop().rest()
    assert not stand.server.gateway.online


async def test_heartbeats_are_answered_unless_the_gateway_is_mute(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        await shard.socket.send_json({"op": 1, "d": 2})
        assert (await shard.next())["op"] == 11
        stand.server.faults.mute = True
        await shard.socket.send_json({"op": 1, "d": 2})
        stand.pressed()
        with pytest.raises(TimeoutError):
            await shard.socket.receive(timeout=60)


async def test_a_press_is_sent_with_all_that_belongs_to_it(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        pressed = stand.pressed()
        told = (await shard.next())["d"]
    assert told["type"] == 3
    assert told["token"] == pressed.token
    assert told["member"]["user"]["id"] == str(stand.ann.id)
    assert told["guild_id"] == str(stand.guild.id)
    assert told["message"]["components"][0]["components"][0]["custom_id"] == "go"
    assert told["context"] == 0
    assert told["attachment_size_limit"] == 10_485_760
    assert int(told["app_permissions"]) & 1 << 15
    assert told["authorizing_integration_owners"] == {"0": str(stand.guild.id)}


async def test_a_press_in_a_dm_names_the_user_and_goes_to_the_first_shard(stand: Stand) -> None:
    dm = stand.world.dm(stand.ann)
    message = stand.world.posts.send(dm.id, layout(row(button("go"))), {})
    mine = (stand.guild.id >> 22) % 2
    async with connected(stand) as first, connected(stand) as second:
        shards = (first, second)
        for at, shard in enumerate(shards):
            ready = await shard.identify((at, 2))
            assert len(ready["guilds"]) == (at == mine)
        await shards[mine].next()
        stand.pressed(message)
        told = (await first.next())["d"]
        assert told["user"]["id"] == str(stand.ann.id)
        assert told["channel"]["type"] == 1
        assert told["context"] == 1
        assert "member" not in told
        stand.pressed()
        assert (await shards[mine].next())["t"] == "INTERACTION_CREATE"
        with pytest.raises(TimeoutError):
            await shards[1 - mine].socket.receive(timeout=60)


async def test_changes_of_channels_threads_and_servers_are_sent(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        thread = stand.world.add_thread(stand.channel, "table 7", stand.ann)
        stand.world.archive(thread)
        stand.world.deny(stand.channel, stand.bo, 1 << 10)
        stand.world.delete_channel(stand.channel)
        assert await shard.events(5) == [
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "CHANNEL_UPDATE",
            "THREAD_DELETE",
            "CHANNEL_DELETE",
        ]
        stand.world.add_channel(stand.guild, "new")
        stand.world.remove_bot(stand.guild)
        stand.world.add_guild("Another", stand.bo)
        assert await shard.events(3) == ["CHANNEL_CREATE", "GUILD_DELETE", "GUILD_CREATE"]


async def test_messages_are_sent_only_to_shards_that_asked_for_them(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify(intents=1 | 1 << 9)
        await shard.next()
        message = stand.post({"content": "x"})
        stand.world.posts.edit(stand.channel.id, message.id, {"content": "y"}, {})
        stand.world.posts.delete(stand.channel.id, message.id)
        stand.world.posts.send(stand.world.dm(stand.ann).id, {"content": "x"}, {})
        assert await shard.events(3) == ["MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"]
        with pytest.raises(TimeoutError):
            await shard.socket.receive(timeout=60)


async def test_a_shard_that_resumes_receives_what_it_missed(stand: Stand) -> None:
    async with connected(stand) as shard:
        session = (await shard.identify())["session_id"]
        await shard.next()
        await shard.socket.close(code=4000)
    await the_loop().rest()
    first = stand.pressed()
    async with connected(stand) as shard:
        await shard.resume(session, 2)
        missed = await shard.next()
        assert (missed["t"], missed["s"], missed["d"]["id"]) == ("INTERACTION_CREATE", 3, str(first.id))
        assert await shard.events(1) == ["RESUMED"]
        stand.pressed()
        assert await shard.events(1) == ["INTERACTION_CREATE"]
    assert stand.server.gateway.resumed == 1


async def test_a_session_that_was_closed_in_good_order_cannot_resume(stand: Stand) -> None:
    async with connected(stand) as shard:
        session = (await shard.identify())["session_id"]
    await the_loop().rest()
    async with connected(stand) as shard:
        await shard.resume(session, 2)
        assert await shard.next() == {"op": 9, "d": False}


async def test_the_gateway_can_ask_for_a_reconnection_invalidate_and_close(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        stand.server.gateway.reconnect()
        assert (await shard.next())["op"] == 7
        stand.server.gateway.invalidate(resumable=True)
        assert await shard.next() == {"op": 9, "d": True}
        stand.server.gateway.invalidate()
        assert await shard.next() == {"op": 9, "d": False}
        await shard.socket.send_json({"op": 2, "d": {"token": "t", "intents": 1}})
        assert await shard.events(2) == ["READY", "GUILD_CREATE"]
        closing = the_loop().create_task(stand.server.gateway.disconnect(4000))
        assert (await shard.socket.receive()).data == 4000
        await closing


async def test_an_event_can_be_delivered_behind_the_next_one(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        stand.server.faults.late["INTERACTION_CREATE"] = 1
        first, second, third = stand.pressed(), stand.pressed(), stand.pressed()
        told = [(await shard.next())["d"]["id"] for _ in range(3)]
        assert told == [str(second.id), str(first.id), str(third.id)]
        assert not stand.server.gateway.behind


async def test_an_event_can_be_delivered_twice(stand: Stand) -> None:
    async with connected(stand) as shard:
        await shard.identify()
        await shard.next()
        stand.server.faults.twice["INTERACTION_CREATE"] = 1
        first, second = stand.pressed(), stand.pressed()
        told = [(await shard.next())["d"]["id"] for _ in range(3)]
        assert told == [str(first.id), str(first.id), str(second.id)]
