"""The answer that somebody waits for, as far as whatever works on it must know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any


class GivenUp(Exception):
    """Whoever waited was refused: it has taken too long. Nothing more is done for them."""


class Answer:
    """One that the present task works on. begun: something may be written by now, so that it is not refused
    any more. given_up: it was refused. acknowledging: whoever waits is being told that it comes later.
    """

    __slots__ = ("acknowledging", "begun", "given_up", "task")

    def __init__(self) -> None:
        self.begun = self.given_up = False
        self.acknowledging: asyncio.Task[Any] | None = None
        self.task: asyncio.Task[Any] | None = asyncio.current_task()


_ANSWER: ContextVar[Answer | None] = ContextVar("answer", default=None)


@contextmanager
def working_on(answer: Answer) -> Iterator[None]:
    """While the present task works on it."""
    token = _ANSWER.set(answer)
    try:
        yield
    finally:
        _ANSWER.reset(token)


def begin() -> None:
    """Something is about to be written. Raises GivenUp when the present task works on an answer that was
    given up. What a task that it has begun writes is not part of the answer.
    """
    answer = _ANSWER.get()
    if answer is not None and answer.task is asyncio.current_task():
        if answer.given_up:
            raise GivenUp
        answer.begun = True


async def acknowledged() -> None:
    """Return once whoever waits has been told that the answer comes later, if they are being told now."""
    answer = _ANSWER.get()
    if answer is not None and answer.acknowledging is not None:
        await asyncio.wait((answer.acknowledging,))
