"""PgBouncer in transaction mode, from Debian's package, in front of a PostgreSQL server. It is started when a
test needs it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tests.storage.guardian import when_this_ends

INSTALL = "needs PgBouncer: sudo apt-get install pgbouncer"
SERVERS = 2
"""The maximum number of connections that PgBouncer opens for each database, fewer than a store opens."""
_PORT = 6432
_LOG = "log"
_CONFIGURATION = """
[databases]
* = {server}
[pgbouncer]
unix_socket_dir = {folder}
listen_port = {port}
auth_type = any
pool_mode = transaction
default_pool_size = {servers}
server_login_retry = 1
server_round_robin = 1
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
log_stats = 0
"""


def program() -> str | None:
    """Return the path of PgBouncer, or None if it is not installed."""
    return shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")


def log_of(url: str) -> str:
    """Return the log of the PgBouncer at a URL."""
    return (Path(str(make_url(url).query["host"])) / _LOG).read_text()


@contextmanager
def before(server_url: str, bouncer: str, servers: int = SERVERS) -> Iterator[str]:
    """Yield the URL of a PgBouncer in front of a server, without the name of a database. servers: the maximum
    number of connections to the server for each database. PgBouncer refuses to run as root, so for root it
    runs as the user postgres.
    """
    url = make_url(server_url)
    server = {
        "host": str(url.query.get("host", url.host)),
        "port": url.port,
        "user": url.username,
        "password": url.password,
    }
    # a socket's path can have 107 bytes at most
    folder = Path(tempfile.mkdtemp(prefix="paddock-", dir="/tmp"))
    said = " ".join(f"{key}={value}" for key, value in server.items() if value is not None)
    user = "postgres" if os.geteuid() == 0 else None
    file = folder / "pgbouncer.ini"
    file.write_text(_CONFIGURATION.format(server=said, folder=folder, port=_PORT, servers=servers))
    if user is not None:
        shutil.chown(folder, user)
    log = folder / _LOG
    with log.open("w") as said_by:
        running = subprocess.Popen(
            [bouncer, str(file)], user=user, stdin=subprocess.DEVNULL, stderr=said_by, text=True
        )
    with running, when_this_ends(f"kill -9 {running.pid}; rm -rf {folder}"):
        while "process up" not in log.read_text():  # PgBouncer listens before it logs this
            if running.poll() is not None:
                raise RuntimeError(log.read_text())
            time.sleep(0.01)
        yield f"postgresql://{url.username}@/?host={folder}&port={_PORT}"
