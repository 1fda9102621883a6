"""Evenings that several tests look at are played once in each run, whichever process comes first."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.simulation.played import Report, played
from tests.simulation.story import story

Evenings = Callable[[int], Report]


@pytest.fixture(scope="session")
def evening(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Evenings:
    """The report of the evening of a seed."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "evenings"
    folder.mkdir(exist_ok=True)

    def report(seed: int) -> Report:
        kept = folder / f"{seed}.pickle"
        if kept.exists():
            found: Report = pickle.loads(kept.read_bytes())
            return found
        found = played(story(seed))
        _write(kept, found, worker_id)
        return found

    return report


def _write(kept: Path, report: Report, worker: str) -> None:
    """Whole or not at all: another process may look for it."""
    new = kept.with_suffix(f".{worker}")
    new.write_bytes(pickle.dumps(report))
    new.replace(kept)
