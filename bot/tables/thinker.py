"""The Thinker for drivers that are quick, and what is done when a robot fails."""

import logging
from dataclasses import replace

from bot.engine.game import AnyAction
from bot.model.ports import Question, Thinker

log = logging.getLogger(__name__)


class InProcess:
    """A Thinker beside the event loop."""

    async def choose(self, question: Question) -> AnyAction:
        """What the driver chooses, at once: nothing waits here."""
        drivers = question.title.robots.drivers
        return drivers[question.driver](question.view, question.actions, question.luck)


IN_PROCESS = InProcess()


async def choose(thinker: Thinker, question: Question) -> AnyAction:
    """What the robot of that level chooses. Where it fails, thinks for too long, or chooses what is not
    legal, the level below decides instead. Raises what the last of them raised.
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
            # its name alone: the text of an error may tell of a hand
            log.warning(
                "%s: robot %s failed (%s): the level below decides", title.key, key, type(error).__name__
            )
    raise failed
