"""The interface for counting and timing the bot's work."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

PressOutcome: TypeAlias = Literal["answered", "refused", "late", "failed"]
"""The outcome of a press. answered: it was carried out. refused: it was not carried out. late: it arrived, or
was answered, too late for Discord. failed: the bot had an error.
"""


@dataclass(slots=True)
class Press:
    """A press or command in progress. refusal: the name of an error, "busy", "repeated" or "stopping", or ""
    if it was not refused. redrawn: whether the message no longer had the button.
    """

    outcome: PressOutcome = "answered"
    refusal: str = ""
    redrawn: bool = False


class Metrics(Protocol):
    """Counts and times the work done within its contexts. Nothing in it identifies a person."""

    def press(self, what: str) -> AbstractContextManager[Press]:
        """Count a press, a form or a command within the context. what: the action of a button, "typed" for a
        form, the command with its slash, "unknown" for an unknown button or command, or "unread" for an
        interaction that was refused before it was read.
        """

    def painting(self, *, urgent: bool) -> AbstractContextManager[None]:
        """Time a picture from its request to its completion, within the context."""

    def thinking(self, title: str) -> AbstractContextManager[None]:
        """Time a robot's choice in another process within the context. title: the key of the game."""


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
