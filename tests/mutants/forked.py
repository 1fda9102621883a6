"""Runs of pytest in processes that are forked from one which has imported all that no mutant changes: most of
what a quick test costs otherwise is the start of Python and of the packages.

python -m tests.mutants.forked SOCKET WORD ...: runs `pytest WORD ...` for each connection to that socket, and
answers with one byte, the exit code. A run ends with its connection.
"""

from __future__ import annotations

import os
import select
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

PACKAGES: Final = (
    "PIL.Image",
    "PIL.ImageDraw",
    "PIL.ImageFont",
    "_hypothesis_pytestplugin",
    "aiohttp.web",
    "aiosqlite",
    "alembic.command",
    "discord.ext.commands",
    "hypothesis.stateful",
    "hypothesis.strategies",
    "nacl.signing",
    "openskill.models",
    "prometheus_client",
    "pydantic_settings",
    "pytest_asyncio.plugin",
    "sqlalchemy.ext.asyncio",
)
"""What is imported before: nothing of ours, for that is what changes."""

_ASK: Final = (
    "import socket, sys; door = socket.socket(socket.AF_UNIX); door.connect(sys.argv[1]);"
    " sys.exit(door.recv(1)[0])"
)


@contextmanager
def runs(folder: Path, words: Sequence[str]) -> Iterator[str]:
    """The command that runs those tests in that copy of the repository, and ends with pytest's exit code.
    Raises RuntimeError when a process that was to run them is gone: then its answers mean nothing.
    """
    door = folder / "pytest.socket"
    server = subprocess.Popen(
        [sys.executable, "-B", "-m", __spec__.name, str(door), *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server:
        try:
            if server.stdout.readline() != "ready\n":
                raise RuntimeError("pytest cannot be started")
            yield shlex.join([sys.executable, "-ISc", _ASK, str(door)])
            if server.poll() is not None:
                raise RuntimeError("whatever ran the tests has died")
        finally:
            server.kill()
            door.unlink(missing_ok=True)


def serve(door: str, words: Sequence[str]) -> None:
    """Answer whoever connects, one after the other, for ever."""
    for name in PACKAGES:
        import_module(name)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(door)
        listening.listen()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while True:
            asked, _ = listening.accept()
            with asked:
                code = _run(asked, words)
                if code is not None:
                    asked.send(bytes([code]))


def _run(asked: socket.socket, words: Sequence[str]) -> int | None:
    """The exit code of the run; None: nobody waits for it any more."""
    child = os.fork()
    if not child:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os._exit(pytest.main([*words]))
    ended = os.pidfd_open(child)
    ready, _, _ = select.select([ended, asked.fileno()], [], [])
    os.close(ended)
    gone = ended not in ready
    if gone:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return None if gone else os.waitstatus_to_exitcode(status) % 256


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2:])
