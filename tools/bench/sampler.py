"""Measures how the event loop's thread spends its time, with a sample of its stack after every millisecond of
work.
"""

from __future__ import annotations

import signal
from collections import Counter
from types import FrameType
from typing import Final

EVERY: Final = 0.001
"""The number of seconds of CPU time between two samples."""

KINDS: Final = (
    ("pictures", ("/bot/render/", "/PIL/", "/bot/runtime/processes.py")),
    ("requests", ("/discord/http.py", "/discord/webhook/", "/aiohttp/client")),
    ("render", ("/bot/ui/messages/",)),
    ("load and commit", ("/bot/storage/", "/sqlalchemy/", "/pydantic/")),
    ("decide", ("/bot/tables/", "/bot/engine/")),
    ("reconcile", ("/bot/ui/sync/",)),
    ("what comes back", ("/discord/gateway.py", "/discord/state.py", "/discord/message.py", "/aiohttp/")),
    ("parse and answer", ("/bot/",)),
)
"""The steps of a press (docs/architecture.md, section 2). A sample belongs to the first step that matches its
stack.
"""
REST: Final = "the loop itself"


class Sampler:
    """A sampler of the main thread's stack. `start` must be called in the main thread."""

    def __init__(self) -> None:
        self._found: Counter[str] = Counter()
        self._kinds: dict[str, int] = {}

    def start(self) -> None:
        """Start sampling. From then on signals do not wake the loop, because its socket would soon be
        full.
        """
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def taken(self) -> dict[str, float]:
        """Return the share of each step with samples since the last call, from 0 to 1, and reset the
        counts.
        """
        found, self._found = self._found, Counter()
        whole = found.total() or 1
        return {name: found[name] / whole for name in (*(name for name, _ in KINDS), REST) if found[name]}

    def _look(self, _signal: int, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code.co_filename.endswith("/selectors.py"):
            return  # the main thread was waiting, and another thread was working
        best = len(KINDS)
        while frame is not None:
            best = min(best, self._kind(frame.f_code.co_filename))
            frame = frame.f_back
        self._found[KINDS[best][0] if best < len(KINDS) else REST] += 1

    def _kind(self, file: str) -> int:
        """Return the index in KINDS of a file's kind, or the length of KINDS if it has none."""
        if file not in self._kinds:
            fits = (at for at, (_, parts) in enumerate(KINDS) if any(part in file for part in parts))
            self._kinds[file] = next(fits, len(KINDS))
        return self._kinds[file]
