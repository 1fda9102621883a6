"""The interface through which robots choose actions, and a Thinker for quick robots."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from bot.engine.game import AnyAction, AnyView, Chance
from bot.title import AnyTitle as Title

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question:
    """A request for a robot to choose an action. driver: the robot's key in the title. actions: the legal
    actions of the view's seat. urgent: whether a person waits for the choice. server: the id of the table's
    server or, outside of servers, of its channel. Servers take turns, except for urgent questions.
    """

    title: Title
    driver: str
    view: AnyView
    actions: Sequence[AnyAction]
    luck: Chance
    urgent: bool = False
    server: int = 0


class Thinker(Protocol):
    """Has robots choose actions."""

    async def choose(self, question: Question) -> AnyAction:
        """Return the robot's choice."""


class Slow(Protocol):
    """Does work for which nobody at a table is waiting, one slice at a time."""

    async def slice(self, work: Callable[..., T], *args: object, server: int = 0) -> T:
        """Return the result of `work`, called with `args`. Raises TimeoutError if it takes too long, and
        BrokenProcessPool if its process dies or hangs. server: the id of the server for which the work is
        done, or 0. Servers take turns.
        """


class InProcess:
    """A Thinker that runs the robots in the event loop, which they block."""

    async def choose(self, question: Question) -> AnyAction:
        """Return the robot's choice."""
        drivers = question.title.robots.drivers
        return drivers[question.driver](question.view, question.actions, question.luck)


IN_PROCESS = InProcess()


async def choose(thinker: Thinker, question: Question) -> AnyAction:
    """Return the choice of a robot or, if it fails or chooses an illegal action, of a weaker one. Raises the
    error of the weakest robot if all fail.
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
