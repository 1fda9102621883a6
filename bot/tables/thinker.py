"""The Thinker for drivers that are quick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.tables.ports import Rulebook


class InProcess:
    """A Thinker beside the event loop."""

    async def choose(
        self, title: Rulebook, driver: str, view: Any, actions: Sequence[Any], luck: Chance
    ) -> Any:
        """What that driver chooses, at once."""
        return title.drivers[driver](view, actions, luck)


IN_PROCESS = InProcess()
