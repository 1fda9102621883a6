"""A connection to PostgreSQL that sends no cancel requests. It has its own module because the package it
needs is optional.
"""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg


class ClosingConnection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that closes when its caller gives up a request. asyncpg would ask the server, on another
    connection, to cancel the statement. PgBouncer 1.18, which Debian 12 has, exits at some of these requests,
    and a silent server never answers. The server ends the statement by `statement_timeout`, or when it finds
    the connection closed.
    """

    async def close(self, **more: Any) -> None:
        """Close the connection as asyncpg does, without an error if the other end has cut it."""
        with suppress(OSError):
            await super().close(**more)

    def _cancel_current_command(self, *_: object) -> None:
        """Override a private method of asyncpg 0.32, which offers no public way to do without cancel
        requests. Its caller still writes to the connection after this call.
        """
        asyncio.get_running_loop().call_soon(self.terminate)
