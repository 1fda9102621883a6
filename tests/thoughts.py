"""Drivers that think in another process; a module of its own, so that the process need not load the tests."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.engine.chance import Chance


def where(view: object, actions: Sequence[Any], chance: Chance) -> int:
    """The process it thinks in."""
    return os.getpid()


def die_once(view: Path, actions: Sequence[Any], chance: Chance) -> Any:
    """Die of the first thought; `view` is a file that tells whether that has been."""
    if not view.exists():
        view.touch()
        os._exit(1)
    return actions[0]


def die(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Die of every thought."""
    os._exit(1)


def brood(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Never come to an end."""
    while True:
        pass


def fail(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Find nothing."""
    raise ValueError("nothing found")
