"""Make a failing story shorter while it still fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tools.simulation.story import Story


def shrunk(told: Story, fails: Callable[[Story], bool], *, tries: int) -> Story:
    """Return a story that `fails` as well, with as few steps as could be found within that many tries. Steps
    are left out: at first half of them at once, in the end one by one, until none can be spared.
    """
    size = len(told.steps) // 2
    while size and tries:
        at, shorter = 0, False
        while at < len(told.steps) and tries:
            cut = replace(told, steps=told.steps[:at] + told.steps[at + size :])
            tries -= 1
            if fails(cut):
                told, shorter = cut, True
            else:
                at += size
        if not shorter or size > 1:
            size //= 2
    return told
