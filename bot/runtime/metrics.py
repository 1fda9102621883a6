"""The interface for counting and timing the bot's work, called where that work happens."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

PressOutcome: TypeAlias = Literal["answered", "refused", "late", "failed"]
"""The outcome of a press. refused: with a sentence; late: Discord no longer accepted an answer; failed: an
error of ours.
"""


@dataclass(slots=True)
class Press:
    """A press or command in progress.

    refusal: the name of the error that refused it. redrawn: its message no longer had the button.
    """

    outcome: PressOutcome = "answered"
    refusal: str = ""
    redrawn: bool = False


class Metrics(Protocol):
    """Counts and times what is done within its contexts. Nothing in it identifies a person."""

    def press(self, what: str) -> AbstractContextManager[Press]:
        """Context of a press, a form or a command: the action of a button, "typed", or the command with its
        slash. The outcome is written into the Press before the context ends.
        """

    def painting(self, *, urgent: bool) -> AbstractContextManager[None]:
        """Context of a picture, from the request to its completion."""

    def thinking(self, title: str) -> AbstractContextManager[None]:
        """Context of a robot's choice in another process, in the game with that key."""


class NoMetrics:
    """Counts nothing."""

    @contextmanager
    def press(self, what: str) -> Iterator[Press]:  # noqa: ARG002  nothing is made of it
        """See Metrics."""
        yield Press()

    @contextmanager
    def painting(self, *, urgent: bool) -> Iterator[None]:  # noqa: ARG002  nothing is made of it
        """See Metrics."""
        yield

    @contextmanager
    def thinking(self, title: str) -> Iterator[None]:  # noqa: ARG002  nothing is made of it
        """See Metrics."""
        yield


UNCOUNTED = NoMetrics()
"""The default where metrics are not needed."""
