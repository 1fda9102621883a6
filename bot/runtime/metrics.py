"""What is counted of the bot's work: the port that the counted places call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Outcome: TypeAlias = Literal["answered", "refused", "late", "failed"]
"""What came of a press: refused by a sentence; late: Discord took no answer any more; failed: a fault of
ours."""


@dataclass(slots=True)
class Press:
    """A press or command while it is carried out.

    refusal: the name of the error that refused it. redrawn: its message had lost the button by then.
    """

    outcome: Outcome = "answered"
    refusal: str = ""
    redrawn: bool = False


class Metrics(Protocol):
    """Counts and times what is done within its contexts. Nothing here tells who did it."""

    def press(self, what: str) -> AbstractContextManager[Press]:
        """A press, a form or a command: the action of a button, "typed", or the command with its slash. What
        came of it is written into the Press by then.
        """

    def painting(self, *, urgent: bool) -> AbstractContextManager[None]:
        """A picture, from when it is wanted to when it is there."""

    def thinking(self, title: str) -> AbstractContextManager[None]:
        """A robot's choice in another process, for the title of that key."""


class NoMetrics:
    """Counts nothing: nobody asks."""

    @contextmanager
    def press(self, what: str) -> Iterator[Press]:  # noqa: ARG002  nothing is made of it
        """As Metrics says."""
        yield Press()

    @contextmanager
    def painting(self, *, urgent: bool) -> Iterator[None]:  # noqa: ARG002  nothing is made of it
        """As Metrics says."""
        yield

    @contextmanager
    def thinking(self, title: str) -> Iterator[None]:  # noqa: ARG002  nothing is made of it
        """As Metrics says."""
        yield


UNCOUNTED = NoMetrics()
"""For whoever is not asked to count."""
