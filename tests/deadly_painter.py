"""A painter that kills each painting process, so that its pictures can only be painted in the test's own
process.
"""

from __future__ import annotations

import os
from multiprocessing import parent_process
from typing import Any


def files(*_: Any) -> tuple[bytes, ...]:
    """Return a fake picture in the test's own process, and kill any other process that calls this
    function.
    """
    if parent_process() is not None:
        os._exit(1)
    return (b"painted",)
