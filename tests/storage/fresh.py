"""A new database, which is migrated once per process and then copied."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from bot.storage.store import SqlStore


def fresh(file: Path) -> None:
    """Write a new database to `file`, like the bot's first start, unless the file exists."""
    if not file.exists():
        file.write_bytes(ready())


@cache
def ready() -> bytes:
    """Return the content of the file of a new database."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "paddock.db"
        apart(migrate(f"sqlite:///{file}"))
        return file.read_bytes()


async def migrate(url: str) -> None:
    """Migrate the database at a URL."""
    await (await SqlStore.open(url, {})).close()


def apart(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in a new event loop, even if another loop is running."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
