"""Checks whether the bot can serve. Each check returns the problem as a sentence for the host, or None."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.runtime.clock import Clock, within
from bot.storage.workers import SqlWorkers
from bot.tables.registry import TableRegistry
from bot.ui.gateway_watch import EVERY, GatewayWatch

ReadinessCheck: TypeAlias = Callable[[], Awaitable[str | None]]
"""A check that returns the problem in a sentence, or None."""

UNHEARD = EVERY + 35.0
"""The number of seconds of silence after which the gateway counts as lost: longer than GatewayWatch needs to
notice it and to restore the connection.
"""
PATIENCE = 3.0
"""The number of seconds within which the database must answer."""
UNWRITTEN = 50.0
"""The number of seconds without a heartbeat after which the database counts as read-only."""
LATE = 30.0
"""The maximum number of seconds by which an alarm or a robot can be late."""
SKEW = 1.0
"""The maximum number of seconds by which the machine's clock can differ from the database's."""


def gateway(watch: GatewayWatch, clock: Clock) -> ReadinessCheck:
    """Return a check that every shard of the gateway has answered recently."""

    async def check() -> str | None:
        if watch.answered is None:
            return "The gateway of Discord has told nothing yet."
        silent = clock.now() - watch.answered
        return (
            None if silent <= UNHEARD else f"The gateway of Discord has been silent for {silent:.0f} seconds."
        )

    return check


def database(workers: SqlWorkers, clock: Clock) -> ReadinessCheck:
    """Return a check that the database answers and can be written to."""

    async def check() -> str | None:
        try:
            await within(clock, PATIENCE, workers.last_beat())
        except Exception:
            return "The database does not answer."
        told = None if workers.presence is None else workers.presence.time
        since = clock.now() - workers.beaten if told is None else clock.ran() - told.ran
        return None if since <= UNWRITTEN else f"Nothing could be written for {since:.0f} seconds."

    return check


def clock(registry: TableRegistry) -> ReadinessCheck:
    """Return a check that this machine's clock agrees with the database's."""

    async def check() -> str | None:
        ahead = registry.clock.ahead()
        if abs(ahead) <= SKEW:
            return None
        wrong = f"{abs(ahead):.1f} seconds {'ahead of' if ahead > 0 else 'behind'}"
        return f"The clock of this machine is {wrong} that of the database."

    return check


def queue(registry: TableRegistry) -> ReadinessCheck:
    """Return a check that alarms and robots are not late."""

    async def check() -> str | None:
        _, late = registry.queue()
        return None if late <= LATE else f"Clocks and robots are {late:.0f} seconds late."

    return check
