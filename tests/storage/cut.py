"""A connection to a PostgreSQL server that is cut after a number of bytes."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import make_url

NAME = ".s.PGSQL.5432"


class Cut:
    """Forwards the bytes between clients and the server. left: the number of bytes that the server can still
    send before every connection is closed, or None for no limit.
    """

    def __init__(self, server: Path) -> None:
        self.left: int | None = None
        self._server = server
        self._open = set[asyncio.StreamWriter]()
        self._serving = list[asyncio.Task[None]]()

    def close(self) -> None:
        """Close every connection, like a dying server."""
        for writer in self._open:
            writer.close()
        self._open.clear()

    def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward the bytes of a connection."""
        self._serving.append(asyncio.create_task(self._serve(reader, writer)))

    async def ended(self) -> None:
        """Close every connection, and wait until all of them are closed."""
        self.close()
        await asyncio.gather(*self._serving)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, asks = await asyncio.open_unix_connection(str(self._server))
        self._open |= {writer, asks}
        await asyncio.gather(self._pass(reader, asks), self._answer(answers, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await _said(reader):
            writer.write(said)
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while said := await _said(reader):
            writer.write(said[: self.left])
            if self.left is not None:
                self.left = max(0, self.left - len(said))
                if not self.left:
                    self.close()
        writer.close()


async def _said(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(65_536)
    except OSError:
        return b""


@asynccontextmanager
async def cut_off(url: str) -> AsyncIterator[tuple[Cut, str]]:
    """Yield a forwarder to the server at `url`, which must contain the folder of a Unix socket, and the URL
    of the forwarder.
    """
    given = make_url(url)
    with tempfile.TemporaryDirectory(prefix="cut-", dir="/tmp") as folder:
        cut = Cut(Path(str(given.query["host"])) / NAME)
        listening = await asyncio.start_unix_server(cut.serve, Path(folder) / NAME)
        try:
            yield cut, given.set(query={"host": folder}).render_as_string(hide_password=False)
        finally:
            listening.close()
            await cut.ended()
