"""The interface for counting and timing the bot's work, called where that work happens."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

PressOutcome: TypeAlias = Literal["answered", "refused", "late", "failed"]
"""The outcome of a press. answered: it was carried out. refused: the player got a sentence that tells why
not. late: Discord no longer accepted an answer. failed: by an error of the bot.
"""


@dataclass(slots=True)
class Press:
    """A press or command in progress. refusal: the name of the error that refused it, or "". redrawn: whether
    its message no longer had the button.
    """

    outcome: PressOutcome = "answered"
    refusal: str = ""
    redrawn: bool = False


class Metrics(Protocol):
    """Counts and times the work done within its contexts. Nothing in it identifies a person."""

    def press(self, what: str) -> AbstractContextManager[Press]:
        """Count a press, a form or a command within the context: the action of a button, "typed", or the
        command with its slash. The outcome is written into the Press before the context ends.
        """

    def painting(self, *, urgent: bool) -> AbstractContextManager[None]:
        """Time a picture from its request to its completion, within the context."""

    def thinking(self, title: str) -> AbstractContextManager[None]:
        """Time a robot's choice in another process, in the game with that key, within the context."""


class NoMetrics:
    """Counts nothing."""

    @contextmanager
    def press(self, what: str) -> Iterator[Press]:  # noqa: ARG002  unused here
        """Count nothing."""
        yield Press()

    @contextmanager
    def painting(self, *, urgent: bool) -> Iterator[None]:  # noqa: ARG002  unused here
        """Time nothing."""
        yield

    @contextmanager
    def thinking(self, title: str) -> Iterator[None]:  # noqa: ARG002  unused here
        """Time nothing."""
        yield


UNCOUNTED = NoMetrics()
"""The metrics of a bot that counts nothing, which is the default."""
