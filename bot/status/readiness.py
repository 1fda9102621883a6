"""Whether the bot can serve: what keeps it from that, each a sentence for the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.runtime.clock import Clock, within
from bot.tables.registry import TableRegistry
from bot.ui.gateway_watch import EVERY, GatewayWatch

Check: TypeAlias = Callable[[], Awaitable[str | None]]
"""What is wrong, in a sentence; None: nothing."""

UNHEARD = EVERY + 35.0
"""The gateway is asked every 45 seconds and may take 30 to answer: after so many seconds it was silent, and
the mildest cure has not helped."""
PATIENCE = 3.0
"""Seconds that the database may take to answer."""
UNWRITTEN = 50.0
"""Seconds without a heartbeat after which the database counts as read-only: one is written every 30."""
LATE = 30.0
"""Seconds that a clock or a robot may be late: one that failed is retried after 15."""
SKEW = 1.0
"""Seconds that the machine's clock may be off: deadlines follow the database's, what is shown of the
machine's own does not.
"""


def gateway(watch: GatewayWatch, clock: Clock) -> Check:
    """Has the gateway told something lately?"""

    async def check() -> str | None:
        if watch.heard is None:
            return "The gateway of Discord has told nothing yet."
        silent = clock.now() - watch.heard
        return (
            None if silent <= UNHEARD else f"The gateway of Discord has been silent for {silent:.0f} seconds."
        )

    return check


def database(
    read_fact: Callable[[str], Awaitable[str | None]], beaten: Callable[[], float], clock: Clock
) -> Check:
    """Does the database answer, and can it be written? read_fact: reads a value by its key. beaten: the Unix
    time of the last heartbeat that is on disk.
    """

    async def check() -> str | None:
        try:
            await within(clock, PATIENCE, read_fact("heartbeat"))
        except Exception:
            return "The database does not answer."
        since = clock.now() - beaten()
        return None if since <= UNWRITTEN else f"Nothing could be written for {since:.0f} seconds."

    return check


def clock(registry: TableRegistry) -> Check:
    """Does this machine's clock agree with that of the database?"""

    async def check() -> str | None:
        ahead = registry.ahead()
        if abs(ahead) <= SKEW:
            return None
        wrong = f"{abs(ahead):.1f} seconds {'ahead of' if ahead > 0 else 'behind'}"
        return f"The clock of this machine is {wrong} that of the database."

    return check


def queue(registry: TableRegistry) -> Check:
    """Are clocks and robots in time?"""

    async def check() -> str | None:
        _, late = registry.queue()
        return None if late <= LATE else f"Clocks and robots are {late:.0f} seconds late."

    return check
