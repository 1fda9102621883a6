"""The Thinker for drivers that are quick, and what is done when a robot fails."""

import logging
from dataclasses import replace
from typing import Any

from bot.engine.driver import LEVELS
from bot.model.ports import Question, Thinker
from bot.title import AnyTitle as Title

log = logging.getLogger(__name__)


class InProcess:
    """A Thinker beside the event loop."""

    async def choose(self, question: Question) -> Any:
        """What the driver chooses, at once: nothing waits here."""
        drivers = question.title.robots.drivers
        return drivers[question.driver](question.view, question.actions, question.luck)


IN_PROCESS = InProcess()


def levels_below(title: Title, driver: str) -> tuple[str, ...]:
    """Who decides when that robot cannot, the best first: the levels below it; for one that is of no level,
    the robot of absent players.
    """
    if driver not in LEVELS:
        return (title.robots.substitute,) if driver != title.robots.substitute else ()
    return tuple(key for key in reversed(LEVELS[: LEVELS.index(driver)]) if key in title.robots.drivers)


async def choose(thinker: Thinker, question: Question) -> Any:
    """What the robot of that level chooses. Where it fails, thinks for too long, or chooses what is not
    legal, the level below decides instead. Raises what the last of them raised.
    """
    title, driver = question.title, question.driver
    for key in (driver, *levels_below(title, driver)):
        try:
            action = await thinker.choose(replace(question, driver=key))
            if action in question.actions:
                return action
            raise ValueError(f"{key} chose what is not legal")
        except Exception as error:
            failed = error
            # its name alone: the text of an error may tell of a hand
            log.warning(
                "%s: robot %s failed (%s): the level below decides", title.key, key, type(error).__name__
            )
    raise failed
