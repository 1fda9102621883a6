"""Runs of pytest in processes forked from one that has imported everything that no mutant changes: most of
the time of a quick test is otherwise the start of Python and of the packages. Only tests that reach the
changed code run.

python -m tests.mutants.forked SOCKET FILES WORD ...: runs `pytest WORD ...` for each connection to that
socket, and answers with one byte, the exit code. A run ends with its connection. FILES: the changed files,
separated by colons.
"""

from __future__ import annotations

import gc
import os
import resource
import select
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from time import process_time
from typing import Final

import pytest

from tests.mutants.reach import Chosen, Plain, Reach, Recorder

STARTING: Final = 4
"""Seconds of CPU within which any test has started. A run that takes these plus three times those of the
tests is an endless loop.
"""

_ASK: Final = (
    "import socket, sys; door = socket.socket(socket.AF_UNIX); door.connect(sys.argv[1]);"
    " sys.exit(door.recv(1)[0])"
)


@contextmanager
def runs(folder: Path, words: Sequence[str], files: Sequence[Path]) -> Iterator[str]:
    """The command that runs those tests in that copy of the repository, and ends with pytest's exit code.

    files: those of the copy that will be changed, one at a time. Raises RuntimeError when a process that
    should run them is gone: then its answers mean nothing.
    """
    door = folder / "pytest.socket"
    watched = ":".join(map(str, files))
    server = subprocess.Popen(
        [sys.executable, "-B", "-m", __spec__.name, str(door), watched, *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server:
        try:
            if server.stdout.readline() != "ready\n":
                raise RuntimeError("pytest cannot be started, or its tests fail without a change")
            yield shlex.join([sys.executable, "-ISc", _ASK, str(door)])
            if server.poll() is not None:
                raise RuntimeError("whatever ran the tests has died")
        finally:
            server.kill()
            for left in (door, _reach_of(door)):
                left.unlink(missing_ok=True)


def serve(door: str, files: Sequence[Path], words: Sequence[str]) -> None:
    """Answer each connection in turn, forever. For each of the files there is a process that has imported
    everything that does not depend on it; it runs the tests.
    """
    reach = _recorded(_reach_of(Path(door)), files, words)
    reach.import_all_but(files)
    keepers: dict[Path | None, socket.socket] = {}
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(door)
        listening.listen()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while True:
            asked, _ = listening.accept()
            with asked:
                path = reach.changed()
                if path not in keepers:
                    keepers[path] = _stored(reach, path, words, [listening, *keepers.values()])
                socket.send_fds(keepers[path], [b"."], [asked.fileno()])


def _stored(
    reach: Reach, path: Path | None, words: Sequence[str], others: Sequence[socket.socket]
) -> socket.socket:
    """A connection to a process that answers each connection sent to it with the tests' result, and that ends
    with this one.

    path: the file that is changed on each request; None: none is. others: the open connections here.
    """
    ours, theirs = socket.socketpair()
    if os.fork():
        theirs.close()
        return ours
    for each in (ours, *others):
        each.close()
    if path is not None:
        reach.import_all_but((path,))
    gc.freeze()  # existing objects are not garbage of any run
    options = [word for word in words if not Path(word).exists()]
    while (got := socket.recv_fds(theirs, 1, 1))[0]:
        with socket.socket(fileno=got[1][0]) as asked:
            if path is None:
                code = _run(asked, [(words, None)])
            else:
                stages = reach.chosen(path)
                code = _run(asked, [([*options, *stage.files], stage) for stage in stages])
            if code is not None:
                asked.send(bytes([code]))
    os._exit(0)


def _reach_of(door: Path) -> Path:
    return door.with_suffix(".reach")


def _recorded(to: Path, files: Sequence[Path], words: Sequence[str]) -> Reach:
    """What the tests reach without changes, determined in a separate process, which keeps their modules out
    of this one.
    """
    child = os.fork()
    if not child:
        _be_silent()
        recorder = Recorder(files)
        code = pytest.main([*words], [Plain(), recorder])
        recorder.write(to)
        os._exit(code)
    _, status = os.waitpid(child, 0)
    if status:
        sys.exit("The tests fail, though nothing is changed.")
    return Reach.read(files, to)


def _be_silent() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _run(asked: socket.socket, stages: Sequence[tuple[Sequence[str], Chosen | None]]) -> int | None:
    """The exit code of the first run that fails, or 0; None if nobody waits for it now."""
    child = os.fork()
    if not child:
        os.setsid()
        _be_silent()
        for words, chosen in stages:
            if chosen is not None:
                most = ceil(process_time() + STARTING + 3 * chosen.seconds)
                resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
            code = pytest.main([*words], [Plain(), *([chosen] if chosen is not None else [])])
            if code:
                os._exit(code)
        os._exit(0)
    ended = os.pidfd_open(child)
    ready, _, _ = select.select([ended, asked.fileno()], [], [])
    os.close(ended)
    gone = ended not in ready
    if gone:
        os.killpg(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return None if gone else os.waitstatus_to_exitcode(status) % 256


if __name__ == "__main__":
    serve(sys.argv[1], [Path(file) for file in sys.argv[2].split(":")], sys.argv[3:])
