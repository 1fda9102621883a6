"""A connection to PostgreSQL that sends no cancel requests. It has its own module because it needs the
optional package asyncpg.
"""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg


class ClosingConnection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that closes when its caller abandons a request. asyncpg would ask the server, through
    another connection, to cancel the statement. PgBouncer 1.18, which is in Debian 12, exits on some of these
    requests, and a silent server never answers. The server ends the statement by `statement_timeout`, or when
    it notices that the connection is closed.
    """

    async def close(self, **more: Any) -> None:
        """Close the connection as asyncpg does, but without an error if the other end has closed it."""
        with suppress(OSError):
            await super().close(**more)

    def _cancel_current_command(self, *_: object) -> None:
        """Override a private method of asyncpg 0.32, which offers no public way to do without cancel
        requests. Its caller still writes to the connection after this call.
        """
        asyncio.get_running_loop().call_soon(self.terminate)
