"""A PostgreSQL server for the tests, from Debian's package. It is started when the first test needs it."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.storage.guardian import when_this_ends

INSTALL = "needs PostgreSQL: sudo apt-get install postgresql"
_OPTIONS = "-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off"


def tools() -> Path | None:
    """Return the folder with the programs of the newest server, or None if none is installed."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda program: float(program.parts[-3]), default=None)
    return newest and newest.parent


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """Yield the URL of a server that listens only at a Unix socket, in a folder that is deleted
    afterwards.
    """
    with cluster(programs) as server:
        yield server.url


@contextmanager
def cluster(programs: Path, *settings: str) -> Iterator[Cluster]:
    """Yield a server that can be stopped and started. settings: PostgreSQL's settings for it, each written as
    name=value.
    """
    # a socket's path can have 107 bytes at most
    folder = Path(tempfile.mkdtemp(prefix="paddock-", dir="/tmp"))
    server = Cluster(programs, folder, settings)
    with when_this_ends(f"{server.end}; rm -rf {folder}"):
        server.create()
        yield server


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL server for tests. PostgreSQL refuses to run as root, so for root it runs as the user
    postgres.
    """

    programs: Path
    folder: Path
    settings: Sequence[str] = ()

    @property
    def url(self) -> str:
        """Return the URL of the server's database."""
        return f"postgresql://paddock@/paddock?host={self.folder}"

    def create(self) -> None:
        """Create the server and its database."""
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        made = ("--auth=trust", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync")
        self._call("initdb", "-D", self._data, "-U", "paddock", *made)
        self.start()
        self._call("createdb", "-h", self.folder, "-U", "paddock", "paddock")

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = " -c ".join([_OPTIONS.format(folder=self.folder), *self.settings])
        self._call("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        """Stop the server immediately, as in a crash, if it is running."""
        if (self._data / "postmaster.pid").exists():
            self._call("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    @property
    def end(self) -> str:
        """Return the shell command that stops the server immediately."""
        return shlex.join(self._command("pg_ctl", "-D", self._data, "-m", "immediate", "stop"))

    @property
    def process(self) -> int:
        """Return the id of the server's first process, which must be running."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Make the server hang within the context: it answers nothing, accepts no connections, and closes
        none.
        """
        keeper = self.process
        os.kill(keeper, signal.SIGSTOP)  # the stopped server starts no more processes
        children = Path(f"/proc/{keeper}/task/{keeper}/children").read_text().split()
        try:
            for child in children:
                os.kill(int(child), signal.SIGSTOP)
            yield
        finally:
            for process in (*map(int, children), keeper):
                os.kill(process, signal.SIGCONT)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _call(self, program: str, *arguments: str | Path) -> None:
        _run(self._command(program, *arguments), self.folder)

    def _command(self, program: str, *arguments: str | Path) -> list[str]:
        keeper = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        return [*keeper, str(self.programs / program), *map(str, arguments)]


def _run(command: Sequence[str], folder: Path) -> None:
    """Run a command with its output in a file, because a server that keeps running would keep a pipe open."""
    with (folder / "said").open("a+") as said:
        ended = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=folder, check=False
        )
        if ended.returncode:
            said.seek(0)
            raise RuntimeError(f"{command}: {said.read()}")
