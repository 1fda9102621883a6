"""Robots that think in another process. This is a separate module, so that the process need not load the
tests.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bot.engine.game import Chance
from bot.engine.review_method import Appraisal


def where(view: object, actions: Sequence[Any], chance: Chance) -> int:
    """Return the id of the process in which the robot thinks."""
    return os.getpid()


def die_once(view: Path, actions: Sequence[Any], chance: Chance) -> Any:
    """Die during the first call. `view` is a file that records whether that has happened."""
    if not view.exists():
        view.touch()
        os._exit(1)
    return actions[0]


def die_writing(view: Path, actions: Sequence[Any], chance: Chance) -> Any:
    """Die during the first call, when half of the answer has been written."""
    if not view.exists():
        view.touch()
        Connection._send = _send_half  # type: ignore[attr-defined]  # it is private
    return actions[0]


def _send_half(pipe: Any, message: bytes) -> None:
    os.write(pipe.fileno(), message[: len(message) // 2])
    os._exit(1)


def die(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Die during every call."""
    os._exit(1)


def brood(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Never return."""
    while True:
        pass


def ponder(view: object, actions: Sequence[Any], chance: Chance) -> int:
    """Compute for three seconds of CPU time. Meanwhile a test with a manual clock checks the process more
    than PATIENCE times.
    """
    while time.process_time() < 3.0:
        pass
    return os.getpid()


def fail(view: object, actions: Sequence[Any], chance: Chance) -> Any:
    """Raise an error."""
    raise ValueError("nothing found")


def blame(view: object, actions: Sequence[Any], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Return that the last action was best, and that any other decision lost as many points as there were
    actions.
    """
    last = len(actions) - 1
    return Appraisal(last, float(len(actions)), 0.25) if done != last else Appraisal(done)


def leave_alone(view: object, actions: Sequence[Any], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Return an appraisal without a loss: no other action was better."""
    return Appraisal(done)


def stop(view: object, actions: Sequence[Any], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Raise an error, like a faulty robot, so that no appraisal is found."""
    raise ValueError("nothing found")


def never_end(view: object, actions: Sequence[Any], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Raise TimeoutError, as if thinking took too long, whatever the budget is."""
    raise TimeoutError("it thought for too long")


def end_if_little(
    view: object, actions: Sequence[Any], done: int, decisions: int, chance: Chance
) -> Appraisal:
    """Raise TimeoutError, as if thinking took too long, unless at least ninety decisions share the budget."""
    if decisions < 90:
        raise TimeoutError("it thought for too long")
    return blame(view, actions, done, decisions, chance)
