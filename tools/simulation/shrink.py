"""Shortens a failing story while it still fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tools.simulation.story import Story


def shrunk(told: Story, fails: Callable[[Story], bool], *, tries: int) -> Story:
    """Return the shortest version found of a story that still fails. fails: returns whether a story fails,
    and is called at most `tries` times.
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
