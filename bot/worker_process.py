"""A process of its own for drivers that search, so that the event loop never waits for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.metrics import UNCOUNTED, Metrics
from bot.processes import Processes
from bot.tables.ports import Rulebook
from bot.tables.thinker import IN_PROCESS


class WorkerProcess:
    """A Thinker in a second process, which is started when the first driver that searches is to think.

    Drivers that do not search think beside the event loop: that is quicker than the way there.
    metrics: counts the thoughts.
    """

    def __init__(self, metrics: Metrics = UNCOUNTED) -> None:
        self._metrics = metrics
        self._process = Processes(1, "thinks for robots")

    async def choose(
        self, title: Rulebook, driver: str, view: Any, actions: Sequence[Any], luck: Chance
    ) -> Any:
        """What that driver chooses. Raises BrokenProcessPool when the process has died of it, and the next
        one too: the clock tries again later.
        """
        if driver not in title.searching:
            return await IN_PROCESS.choose(title, driver, view, actions, luck)
        with self._metrics.thinking(title.key):
            return await self._process.run(title.drivers[driver], view, actions, luck)

    async def close(self) -> None:
        """End the process, once it has thought its thought."""
        await self._process.close()
