"""Retries a change after a version conflict, from the state that another process has written."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import ParamSpec, TypeVar

from bot.model.errors import MOVED_ON, Stale
from bot.model.store_errors import Conflict

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 8
"""The most tries of a change that meets version conflicts."""


def retried(act: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[object, None, T]]:
    """Decorate a method to be retried on a version conflict. It must read everything that it depends on, and
    must not have stored anything before. Raises Stale after TRIES conflicts.
    """

    @wraps(act)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await act(*args, **kwargs)
            except Conflict:
                continue
        raise Stale(MOVED_ON)

    return tried
