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
    """The answer that one task works on. begun: whether the task might have started to write or to answer, so
    that the press can no longer be refused. given_up: whether the press was refused. ephemeral: whether the
    new message with the answer is ephemeral, or None unless the task has called `sends`. acknowledging: the
    task that tells Discord that the answer will follow, or None.
    """

    __slots__ = ("acknowledging", "begun", "ephemeral", "given_up", "task")

    def __init__(self) -> None:
        self.begun = self.given_up = False
        self.ephemeral: bool | None = None
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
    answer = _of_task()
    if answer is not None:
        if answer.given_up:
            raise GivenUp
        answer.begun = True


def sends(*, ephemeral: bool) -> None:
    """Declare that the current task is going to answer with a new message, so that the press can be
    acknowledged first.
    """
    answer = _of_task()
    if answer is not None:
        answer.ephemeral = ephemeral


def _of_task() -> Answer | None:
    answer = _ANSWER.get()
    return answer if answer is not None and answer.task is asyncio.current_task() else None


async def acknowledged() -> None:
    """Wait until the acknowledgement of the current press has been sent, if one is being sent."""
    answer = _ANSWER.get()
    if answer is not None and answer.acknowledging is not None:
        await asyncio.wait((answer.acknowledging,))
