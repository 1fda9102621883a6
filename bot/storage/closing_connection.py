"""A connection to PostgreSQL that sends no cancel requests."""

import asyncio
from contextlib import suppress
from typing import Any

import asyncpg


class ClosingConnection(asyncpg.Connection):  # type: ignore[misc]  # asyncpg has no types
    """A connection that closes when its caller abandons a request, because PgBouncer 1.18 exits on some
    cancel requests and a silent server never answers them.
    """

    async def close(self, **more: Any) -> None:
        """Close the connection as asyncpg does, but without an error if the other end has closed it."""
        with suppress(OSError):
            await super().close(**more)

    def _cancel_current_command(self, *_: object) -> None:
        """Close the connection soon. This overrides a private method of asyncpg 0.32, whose caller still
        writes to the connection after this call.
        """
        asyncio.get_running_loop().call_soon(self.terminate)
