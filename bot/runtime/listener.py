"""Where requests come in over HTTP: bounded in number and in patience, so that connections on which little is
said take no files and no memory from those on which Discord speaks.
"""

from __future__ import annotations

import asyncio

from aiohttp import web

MOST = 256
"""So many connections are open at once: a process often has 1,024 files, and needs some for its work."""
IDLE = 20.0
"""A connection on which no whole head of a request comes in for so many seconds is closed, whether it says
nothing or too little. What stands in front must let unused connections go before that.
"""


class Listener:
    """Serves an application at one address. most: a connection beyond so many is closed at once."""

    def __init__(self, app: web.Application, most: int = MOST) -> None:
        # nobody who asks here compresses, and what others send is not to be blown up before it is looked at
        self._runner = web.AppRunner(
            app,
            access_log=None,
            shutdown_timeout=1.0,
            auto_decompress=False,
            lingering_time=1.0,
            keepalive_timeout=IDLE,
        )
        self._most = most
        self._server: asyncio.Server | None = None

    async def listen(self, host: str, port: int, *, socket: str | None = None) -> str:
        """Listen at that address of this machine, or at a Unix socket alone; says where. Port 0 takes any
        free one. Raises OSError.
        """
        await self._runner.setup()
        loop = asyncio.get_running_loop()
        if socket is not None:
            self._server = await loop.create_unix_server(self._connected, socket)
            return f"http://unix:{socket}:"
        self._server = await loop.create_server(self._connected, host, port)
        taken, port = self._server.sockets[0].getsockname()[:2]
        return f"http://{f'[{taken}]' if ':' in taken else taken}:{port}"

    def _connected(self) -> asyncio.Protocol:
        server = self._runner.server
        assert server is not None
        return server() if len(server.connections) < self._most else _Refused()

    async def close(self) -> None:
        """Listen no more; requests under way have a moment to be answered."""
        if self._server is not None:
            self._server.close()
        await self._runner.cleanup()


class _Refused(asyncio.Protocol):
    """A connection too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close it."""
        transport.close()
