"""A database for each test: a SQLite file, and where there is a server, a PostgreSQL database."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.catalogue import TITLES
from bot.storage.database import driver_url
from bot.storage.store import SqlStore

SERVER = "DATABASE_URL_POSTGRES"


@asynccontextmanager
async def _server() -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(driver_url(os.environ[SERVER]), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of a new, empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/folder/paddock.db"
        return
    if SERVER not in os.environ:
        pytest.skip(f"{SERVER} is not set")
    name = f"paddock_{uuid.uuid4().hex}"
    async with _server() as server:
        await server.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(os.environ[SERVER]).set(database=name).render_as_string(hide_password=False)
    async with _server() as server:
        await server.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """An open store in a new database."""
    opened = await SqlStore.open(url, TITLES)
    yield opened
    await opened.close()
