"""Tests that anything sent to an open port causes at most one line in the log in each period."""

from __future__ import annotations

import asyncio
import os

import pytest
from aiohttp import web

from bot.runtime.http_server import Listener

UNREADABLE = (b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000 + b"\r\n\r\n")


async def test_requests_that_are_no_http_are_refused_with_one_line_of_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    listener, socket = Listener(web.Application()), f"\0paddock-listener-{os.getpid()}"
    await listener.listen("", 0, socket=socket)
    for sent in UNREADABLE * 20:
        reader, writer = await asyncio.open_unix_connection(socket)
        writer.write(sent)
        assert (await reader.readline()).startswith(b"HTTP/1.0 400")
        writer.close()
    await listener.close()
    assert [each.getMessage().partition(" (")[0] for each in caplog.records] == [
        "a request that cannot be read was refused"
    ]
    assert all(each.exc_info is None for each in caplog.records)
