"""Retry a change on a version conflict, from the state that another process has written."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.model.errors import Stale
from bot.model.ports import Conflict
from bot.tables.stale_press import MOVED_ON

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 8
"""Tries, at most, of a change that keeps meeting version conflicts."""


def retried(act: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorator: retry the method on a version conflict. The method must read everything that it depends on,
    and have stored nothing by then. Raises Stale after TRIES conflicts.
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
