"""Deliberate failures: refusals, delays, lost responses, rate limits, and repeated gateway events."""

import math
from collections import Counter, deque
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from bot.sandbox.errors import ApiError


@dataclass(slots=True, eq=False)
class Fault:
    """A failure of the requests that match a method and a path."""

    method: str = "*"
    """The method, with wildcards."""
    path: str = "*"
    """The path, with wildcards and without /api/v10."""
    times: int | None = 1
    """The number of requests still to be affected, or None for no limit."""
    delay: float = 0.0
    """The number of seconds before a request is handled, if the caller has not hung up by then."""
    status: int = 0
    """The status of the error response that replaces the action, or 0. The response has `code` and `message`.
    A 429 has Discord's own message and `retry_after` in seconds, and is global if `everywhere`.
    """
    code: int = 0
    message: str = "injected"
    retry_after: float = 1.0
    everywhere: bool = False
    lost: bool = False
    """Whether the connection is lost after the request has been handled."""

    def matches(self, method: str, path: str) -> bool:
        """Return whether the fault applies to such a request."""
        return fnmatchcase(method, self.method) and fnmatchcase(path, self.path)

    def error(self) -> ApiError | None:
        """Return the error response, or None if the request is carried out."""
        if not self.status:
            return None
        if self.status != 429:
            return ApiError(self.status, self.code, self.message)
        wait = {"retry_after": self.retry_after, "global": self.everywhere}
        return ApiError(429, self.code, "You are being rate limited.", extra=wait)


class Injected:
    """All active failures. mute: whether the gateway neither sends events nor acknowledges heartbeats. deaf:
    the number of sessions that shards must start or resume before the gateway sends events again. twice,
    late: how many of the next gateway events, by name, are delivered twice, or after their successor.
    redrawn: how many of the next interactions arrive with a message without components, as after a redraw
    that removed them.
    """

    def __init__(self) -> None:
        self.mute = False
        self.deaf = 0
        self.twice: Counter[str] = Counter()
        self.late: Counter[str] = Counter()
        self.redrawn = 0
        self._faults: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Activate a failure, and return it."""
        self._faults.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Deactivate a failure, if it is still active."""
        if fault in self._faults:
            self._faults.remove(fault)

    def clear(self) -> None:
        """Deactivate all failures."""
        self._faults.clear()
        self.twice.clear()
        self.late.clear()
        self.mute = False
        self.deaf = 0
        self.redrawn = 0

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first failure that applies to a request, or None, and count the request for it."""
        for fault in self._faults:
            if fault.matches(method, path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._faults.remove(fault)
                return fault
        return None


@dataclass(slots=True)
class _Bucket:
    resets: float = 0.0
    left: int = 0


@dataclass(slots=True)
class RateLimits:
    """Discord's rate limits for calls with the bot's token: by default 5 in 5 seconds for each kind of call
    in each channel or server, and 50 per second in total.
    """

    each: int = 5
    within: float = 5.0
    every: int = 50
    _buckets: dict[str, _Bucket] = field(default_factory=dict)
    _recent: deque[float] = field(default_factory=deque)

    def take(self, key: str, now: float) -> dict[str, str]:
        """Count a call, and return the headers of its response. Raises ApiError 429 if it exceeds a limit."""
        while self._recent and self._recent[0] <= now - 1.0:
            self._recent.popleft()
        if len(self._recent) >= self.every:
            raise _too_many(self._recent[0] + 1.0 - now, everywhere=True)
        bucket = self._buckets.setdefault(key, _Bucket())
        if bucket.resets <= now:
            bucket.resets, bucket.left = now + self.within, self.each
        if not bucket.left:
            raise _too_many(bucket.resets - now, everywhere=False)
        bucket.left -= 1
        self._recent.append(now)
        return {
            "X-RateLimit-Limit": str(self.each),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{bucket.resets:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets - now:.3f}",
            "X-RateLimit-Bucket": key.rpartition(" ")[0],
        }


def _too_many(wait: float, *, everywhere: bool) -> ApiError:
    wait = max(math.ceil(wait * 1000) / 1000, 0.001)
    return ApiError(429, 0, "You are being rate limited.", extra={"retry_after": wait, "global": everywhere})
