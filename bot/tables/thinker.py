"""A Thinker for quick robots, and the fallback for a robot that fails."""

import logging
from dataclasses import replace

from bot.engine.game import AnyAction
from bot.model.ports import Question, Thinker

log = logging.getLogger(__name__)


class InProcess:
    """A Thinker that runs the robots in the event loop, which they block."""

    async def choose(self, question: Question) -> AnyAction:
        """Return the robot's choice."""
        drivers = question.title.robots.drivers
        return drivers[question.driver](question.view, question.actions, question.luck)


IN_PROCESS = InProcess()


async def choose(thinker: Thinker, question: Question) -> AnyAction:
    """Return the choice of a robot. If it fails, takes too long, or chooses an illegal action, the level
    below chooses instead. Raises the error of the weakest robot if all fail.
    """
    title, driver = question.title, question.driver
    for key in (driver, *title.robots.below(driver)):
        try:
            action = await thinker.choose(replace(question, driver=key))
            if action in question.actions:
                return action
            raise ValueError(f"{key} chose what is not legal")
        except Exception as error:
            failed = error
            # only the name of the error, because its text could reveal a hand
            log.warning(
                "%s: robot %s failed (%s): the level below decides", title.key, key, type(error).__name__
            )
    raise failed
