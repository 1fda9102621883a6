"""Tests of the work that is due."""

from __future__ import annotations

from typing import Any

from bot.model.play_clock import LAST_DIGIT
from bot.tables.due_work import DueWork

EARLY = 1063.9999999999998
"""A float just below 1064, as a clock with a rounding error shows it."""


class Noted:
    """A replacement for everything that due work needs. Work is due at 1064, and the clock shows a little
    less. set_at: the times for which alarms were set.
    """

    def __init__(self) -> None:
        self.set_at: list[float] = []
        self.clock = self.display = self.tables = self.lobbies = self

    def now(self) -> float:
        return EARLY

    def at_work(self) -> dict[str, int]:
        return {}

    async def next_due(self) -> float:
        return 1064.0

    def set(self, key: str, at: float, act: Any) -> None:
        self.set_at.append(at)


def due_work(everything: Any) -> DueWork:
    """Return the due work that uses a single object for everything that it needs."""
    return DueWork(
        store=everything,
        seats=everything,
        alarms=everything,
        extensions=(),
        registry=everything,
        displaced=everything,
        shared=False,
    )


async def test_who_is_woken_a_little_early_does_not_look_again_at_once() -> None:
    noted: Any = Noted()
    await due_work(noted).look()
    assert [at - EARLY > LAST_DIGIT for at in noted.set_at] == [True]


class Busy(Noted):
    """A replacement for everything that due work needs at 1064, when the messages of 60 tables are due.
    Checking a table takes a second.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.due = {f"table {number}": 1064.0 for number in range(60)}

    def now(self) -> float:
        return 1064.0 + len(self.seen)

    async def take(self, kind: str, now: float, lease: float, most: int) -> list[str]:
        assert len(self.seen) <= len(self.due), "some are looked at again and again"
        taken = [id for id, at in self.due.items() if kind == "notes" and at <= now][:most]
        self.due.update(dict.fromkeys(taken, lease))
        return taken

    async def get(self, id: str) -> str:
        return id

    def see_to(self, id: str) -> None:
        self.seen.append(id)


async def test_a_look_ends_though_its_work_takes_longer_than_the_leases() -> None:
    busy: Any = Busy()
    await due_work(busy).look()
    assert busy.seen == list(busy.due)
    assert busy.set_at == [busy.now()]
