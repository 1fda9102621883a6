"""The HTTP server, which limits the number of connections and their idle time."""

import asyncio
import logging
from typing import Any

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

log = logging.getLogger(__name__)

MOST = 256
"""The maximum number of open connections."""
EVERY = 60.0
"""The minimum number of seconds between two log lines about unreadable requests."""
IDLE = 20.0
"""The number of seconds after which a connection is closed if no complete request head has arrived. A reverse
proxy must close unused connections sooner.
"""


class Listener:
    """Serves an application at one address. most: the maximum number of open connections."""

    def __init__(self, app: web.Application, most: int = MOST) -> None:
        # legitimate clients do not compress, and decompressing others' requests would invite attacks
        self._runner = web.AppRunner(
            app,
            logger=_Unreadable(),
            access_log=None,
            shutdown_timeout=1.0,
            auto_decompress=False,
            lingering_time=1.0,
            keepalive_timeout=IDLE,
        )
        self._most = most
        self._server: asyncio.Server | None = None

    async def listen(self, host: str, port: int, *, socket: str | None = None) -> str:
        """Listen at an address of this machine, or only at a Unix socket, and return the address. Port 0
        stands for any free port. Raises OSError if the address cannot be used.
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
        """Stop listening. Requests in progress get some time to finish."""
        if self._server is not None:
            self._server.close()
        await self._runner.cleanup()


class _Unreadable(logging.LoggerAdapter[logging.Logger]):
    """The log of failed requests. Unreadable ones are logged without a traceback and at most once in EVERY
    seconds.
    """

    def __init__(self) -> None:
        super().__init__(log)
        self._told = -EVERY

    def exception(self, msg: object, *args: object, **more: Any) -> None:
        error = more.get("exc_info")
        if not isinstance(error, HttpProcessingError):
            super().exception(msg, *args, **more)
        elif (now := asyncio.get_running_loop().time()) - self._told >= EVERY:
            self._told = now
            log.warning("a request that cannot be read was refused (%s)", type(error).__name__)


class _Refused(asyncio.Protocol):
    """A connection beyond the limit, which is closed immediately."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport.close()
