"""A database for each test: a SQLite file, and a PostgreSQL database if a server is available. Some tests
also run behind PgBouncer.
"""

from __future__ import annotations

import gc
import os
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import SAWarning
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.catalogue import TITLES
from bot.storage.database_url import driver_url
from bot.storage.store import SqlStore
from tests.storage import pgbouncer, postgres
from tests.storage.fresh import apart, fresh, migrate

BUSY = 600.0
"""The number of seconds after which a database counts as unreachable, more than it takes to answer on the
busiest machine.
"""
SERVER = "DATABASE_URL_POSTGRES"
"""The environment variable with the URL of a server for the tests. Without it, the tests start their own."""


@pytest.fixture(autouse=True)
def _connections_of_the_killed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect the garbage of a killed worker right after its test, so that its warnings do not appear in
    another one.
    """
    yield
    if request.node.get_closest_marker("filterwarnings"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SAWarning)
            warnings.simplefilter("ignore", ResourceWarning)
            gc.collect()
            gc.freeze()  # so that the next collection does not look at the objects that exist now


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the time after which a database counts as unreachable to BUSY, more than an answer takes on even
    the busiest machine. A test of an unreachable database sets its own limits.
    """
    for wait in ("bot.storage.sqlite.PATIENCE", "bot.storage.postgres.PROMPT"):
        monkeypatch.setattr(wait, BUSY)


@pytest.fixture
def lasting_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make claims last for BUSY seconds, so that none ends during the test however busy the machine is."""
    monkeypatch.setattr("bot.storage.workers.CLAIMED", BUSY)


@pytest.fixture(scope="session")
def server_url() -> Iterator[str]:
    """Yield the URL of a PostgreSQL server on which databases can be created."""
    if SERVER in os.environ:
        yield os.environ[SERVER]
    elif (programs := postgres.tools()) is None:
        pytest.skip(postgres.INSTALL)
    else:
        with postgres.running(programs) as url:
            yield url


@pytest.fixture(scope="session")
def bouncer_url(server_url: str) -> Iterator[str]:
    """Yield the URL of a PgBouncer in transaction mode in front of the server."""
    if (program := pgbouncer.program()) is None:
        pytest.skip(pgbouncer.INSTALL)
    with pgbouncer.before(server_url, program) as url:
        yield url


@pytest.fixture(scope="session")
def template(server_url: str) -> Iterator[str]:
    """Yield the name of a new database on the server, from which others are copied."""
    name = f"paddock_{uuid.uuid4().hex}"
    apart(_say(server_url, f"CREATE DATABASE {name}"))
    apart(migrate(_named(server_url, name)))
    yield name
    apart(_say(server_url, f"DROP DATABASE {name} WITH (FORCE)"))


async def _say(server_url: str, sql: str) -> None:
    async with _server(server_url) as server:
        await server.execute(text(sql))


def _named(server_url: str, name: str) -> str:
    return make_url(server_url).set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def _server(url: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(driver_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test that needs a database with SQLite and PostgreSQL, or with the kinds in its module's
    KINDS. Only the first kind is in the quick tier.
    """
    given = any("url" in mark.args[0] for mark in metafunc.definition.iter_markers("parametrize"))
    if "url" in metafunc.fixturenames and not given:
        first, *more = getattr(metafunc.module, "KINDS", ("sqlite", "postgresql"))
        others = (pytest.param(kind, marks=pytest.mark.thorough) for kind in more)
        metafunc.parametrize("url", [first, *others], indirect=True)


@pytest.fixture
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Yield the URL of a new database. It is empty, or migrated if the test uses the fixture `store`. The
    fixture's parameter is the kind of database: sqlite, postgresql or pgbouncer.
    """
    made = "store" in request.fixturenames
    if request.param == "sqlite":
        file = tmp_path / "folder" / "paddock.db"
        if made:
            file.parent.mkdir()
            fresh(file)
        yield f"sqlite:///{file}"
        return
    server_url: str = request.getfixturevalue("server_url")
    name = f"paddock_{uuid.uuid4().hex}"
    like = request.getfixturevalue("template") if made else "template1"
    await _say(server_url, f"CREATE DATABASE {name} TEMPLATE {like}")
    yield _named(request.getfixturevalue("bouncer_url") if request.param == "pgbouncer" else server_url, name)
    await _say(server_url, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def store(url: str) -> AsyncIterator[SqlStore]:
    """Yield an open store in a new database."""
    opened = await SqlStore.open(url, TITLES)
    yield opened
    await opened.close()
