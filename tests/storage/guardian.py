"""Commands that run when the tests end, even if they are interrupted or killed."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def when_this_ends(command: str) -> Iterator[None]:
    """Run a shell command at the end of the context. It also runs if this process is killed before that,
    because a process in another session waits for the end of a pipe from this one.
    """
    waiting = ["sh", "-c", f"cat; {command}"]
    with subprocess.Popen(
        waiting,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as guardian:
        try:
            yield
        finally:
            guardian.communicate()
