"""The HTTP server, over real sockets: which connections it accepts, and how many at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from aiohttp import web
from yarl import URL

from bot.runtime.clock import SystemClock
from bot.runtime.listener import Listener
from bot.status.server import StatusServer


async def hello(_: web.Request) -> web.Response:
    return web.Response(text="hello")


@asynccontextmanager
async def listening(host: str, most: int = 3) -> AsyncIterator[int]:
    """The port of such a listener with a simple application."""
    app = web.Application()
    app.router.add_get("/healthz", hello)
    listener = Listener(app, most)
    port = URL(await listener.listen(host, 0)).port
    assert port is not None
    try:
        yield port
    finally:
        await listener.close()


class Connection:
    """One connection; it stays open until it is closed."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def to(cls, port: int, host: str = "127.0.0.1") -> Connection:
        return cls(*await asyncio.open_connection(host, port))

    async def ask(self) -> str:
        """The first line of the response; empty if the connection was closed instead."""
        with suppress(ConnectionError):
            self._writer.write(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            return (await self._reader.readline()).decode().strip()
        return ""

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


async def test_a_listener_at_the_loopback_is_reachable_only_there() -> None:
    async with listening("127.0.0.1") as port:
        with pytest.raises(ConnectionRefusedError):
            await Connection.to(port, "127.0.0.2")
    async with listening("0.0.0.0") as port:
        other = await Connection.to(port, "127.0.0.2")
        assert await other.ask() == "HTTP/1.1 200 OK"
        await other.close()


async def test_a_connection_too_many_is_refused_while_the_others_and_the_health_are_answered() -> None:
    status = StatusServer(SystemClock(), "127.0.0.1", 0)
    health = URL(await status.open()).port
    assert health is not None
    async with listening("127.0.0.1", most=3) as port:
        held = [await Connection.to(port) for _ in range(3)]
        assert [await each.ask() for each in held] == ["HTTP/1.1 200 OK"] * 3
        refused, well = await Connection.to(port), await Connection.to(health)
        assert await refused.ask() == ""
        assert await well.ask() == "HTTP/1.1 200 OK"
        for each in (*held, refused, well):
            await each.close()
    await status.close()


async def test_a_connection_that_has_gone_makes_room_for_another() -> None:
    async with listening("127.0.0.1", most=1) as port:
        for _ in range(3):
            connection = await Connection.to(port)
            assert await connection.ask() == "HTTP/1.1 200 OK"
            await connection.close()
            await asyncio.sleep(0.01)  # the listener sees that it has gone
