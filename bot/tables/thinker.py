"""The Thinker for drivers that are quick, and what is done when a robot fails."""

import logging
from collections.abc import Sequence
from typing import Any

from bot.engine.driver import LEVELS
from bot.engine.game import Chance
from bot.model.ports import Thinker
from bot.title import AnyTitle as Title

log = logging.getLogger(__name__)


class InProcess:
    """A Thinker beside the event loop."""

    async def choose(
        self,
        title: Title,
        driver: str,
        view: Any,
        actions: Sequence[Any],
        luck: Chance,
        *,
        urgent: bool = False,  # noqa: ARG002  nothing waits here
        server: int = 0,  # noqa: ARG002  as above
    ) -> Any:
        """What that driver chooses, at once."""
        return title.robots.drivers[driver](view, actions, luck)


IN_PROCESS = InProcess()


def levels_below(title: Title, driver: str) -> tuple[str, ...]:
    """Who decides when that robot cannot, the best first: the levels below it; for one that is of no level,
    the robot of absent players.
    """
    if driver not in LEVELS:
        return (title.robots.substitute,) if driver != title.robots.substitute else ()
    return tuple(key for key in reversed(LEVELS[: LEVELS.index(driver)]) if key in title.robots.drivers)


async def choose(
    thinker: Thinker,
    title: Title,
    driver: str,
    view: Any,
    actions: Sequence[Any],
    luck: Chance,
    *,
    urgent: bool = False,
    server: int = 0,
) -> Any:
    """What the robot of that level chooses. Where it fails, thinks for too long, or chooses what is not
    legal, the level below decides instead. urgent, server: as for a Thinker. Raises what the last of
    them raised.
    """
    for key in (driver, *levels_below(title, driver)):
        try:
            action = await thinker.choose(title, key, view, actions, luck, urgent=urgent, server=server)
            if action in actions:
                return action
            raise ValueError(f"{key} chose what is not legal")
        except Exception as error:
            failed = error
            # its name alone: the text of an error may tell of a hand
            log.warning(
                "%s: robot %s failed (%s): the level below decides", title.key, key, type(error).__name__
            )
    raise failed
