"""The answer to the press that the current task handles."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class GivenUp(Exception):
    """Raised in the task of a press that was refused because it took too long. The task must do nothing
    more.
    """


class Answer:
    """The answer that one task works on. begun: whether the task may have started to write or to answer, so
    that the press can no longer be refused. given_up: whether the press was refused. acknowledging: the task
    that tells Discord that the answer will follow, or None.
    """

    __slots__ = ("acknowledging", "begun", "given_up", "task")

    def __init__(self) -> None:
        self.begun = self.given_up = False
        self.acknowledging: asyncio.Task[object] | None = None
        self.task: asyncio.Task[object] | None = asyncio.current_task()


_ANSWER: ContextVar[Answer | None] = ContextVar("answer", default=None)


@contextmanager
def working_on(answer: Answer) -> Iterator[None]:
    """Make `answer` the answer of the current task, within the context."""
    token = _ANSWER.set(answer)
    try:
        yield
    finally:
        _ANSWER.reset(token)


def begin() -> None:
    """Declare that the current task is going to write or to answer. Raises GivenUp if its press was
    refused.
    """
    answer = _ANSWER.get()
    if answer is not None and answer.task is asyncio.current_task():
        if answer.given_up:
            raise GivenUp
        answer.begun = True


async def acknowledged() -> None:
    """Wait until the acknowledgement of the current press has been sent, if one is being sent."""
    answer = _ANSWER.get()
    if answer is not None and answer.acknowledging is not None:
        await asyncio.wait((answer.acknowledging,))
