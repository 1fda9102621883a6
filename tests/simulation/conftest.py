"""A fixture that plays each simulated evening once per run, in the first process that needs it, for all tests
that use it.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Protocol

import pytest

from tools.simulation.played import Report, played
from tools.simulation.story import story


class Evenings(Protocol):
    """The type of a function that returns the report of the evening with a given seed. second: whether there
    is a second worker.
    """

    def __call__(self, seed: int, *, second: bool = False) -> Report: ...


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Evenings:
    """Return a function that plays an evening, or reads the report that another process has written about
    it.
    """
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "evenings"
    folder.mkdir(exist_ok=True)

    def report(seed: int, *, second: bool = False) -> Report:
        kept = folder / f"{seed}{'-second' * second}.pickle"
        if kept.exists():
            found: Report = pickle.loads(kept.read_bytes())
            return found
        found = played(story(seed, second=second))
        _write(kept, found, worker_id)
        return found

    return report


def _write(kept: Path, report: Report, worker: str) -> None:
    """Write a report such that other processes, which can look for it at any time, see the whole file or
    none.
    """
    new = kept.with_suffix(f".{worker}")
    new.write_bytes(pickle.dumps(report))
    new.replace(kept)
