"""A PostgreSQL of the tests' own, from Debian's package: started when the first test needs it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

INSTALL = "needs PostgreSQL: sudo apt-get install postgresql"
_OPTIONS = "-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"


def tools() -> Path | None:
    """The folder of the newest server's programs; None: there is none."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda program: float(program.parts[-3]), default=None)
    return newest and newest.parent


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """A server that listens on a Unix socket alone, in a folder that goes with it: its URL.

    PostgreSQL refuses to run as root: there, the package's own user runs it.
    """
    keeper = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="paddock-", dir="/tmp"))  # a socket's path has 107 bytes at most
    data = folder / "data"

    def call(program: str, *arguments: str | Path) -> None:
        _run([*keeper, str(programs / program), *map(str, arguments)], folder)

    try:
        if keeper:
            shutil.chown(folder, "postgres")
        call(
            "initdb",
            "-D",
            data,
            "-U",
            "paddock",
            "--auth=trust",
            "--locale=C.UTF-8",
            "-E",
            "UTF8",
            "--no-sync",
        )
        call("pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", _OPTIONS.format(folder=folder), "start")
        try:
            call("createdb", "-h", folder, "-U", "paddock", "paddock")
            yield f"postgresql://paddock@/paddock?host={folder}"
        finally:
            call("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _run(command: Sequence[str], folder: Path) -> None:
    """Run it, with what it says in a file: a server that goes on would keep a pipe open."""
    with (folder / "said").open("a+") as said:
        ended = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=folder, check=False
        )
        if ended.returncode:
            said.seek(0)
            raise RuntimeError(f"{command}: {said.read()}")
