"""Plays a story from beginning to end, and reports the results."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import signal
import tempfile
import time
import traceback
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import FrameType

from tools.simulation.evening import PATIENCE, Evening
from tools.simulation.shrink import shrunk
from tools.simulation.story import Story
from tools.simulation.surroundings import SimulatedLoop, surroundings
from tools.simulation.typed import choices, commands
from tools.simulation.watch import Violation

BUSY = 60.0
"""The number of seconds of CPU time after which an evening counts as an endless loop."""


class _Endless(BaseException):
    """Raised if an evening takes more than BUSY seconds of CPU time."""


def _endless(_number: int, frame: FrameType | None) -> None:
    where = traceback.extract_stack(frame)[-12:]
    told = " < ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(where))
    raise _Endless(f"it does not end within {BUSY:.0f} seconds of the processor: {told}")


def play(story: Story, folder: Path, *, patience: float) -> Evening:
    """Play a story on a new database in an empty folder, and return the evening. Its `watch.wrong` contains
    the reasons for a failure.
    """
    evening = Evening(story, folder, patience=patience)
    gc.collect()
    gc.freeze()  # so that the next collection does not look at the objects that exist now
    with surroundings(evening), asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        signal.signal(signal.SIGPROF, _endless)
        signal.setitimer(signal.ITIMER_PROF, BUSY)
        gc.disable()
        try:
            runner.run(evening.play())
        except _Endless as endless:
            evening.watch.wrong[:] = [str(endless)]
        except Violation as violation:
            evening.watch.wrong[:] = [str(violation)]
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            evening.watch.wrong[:] = [f"{type(error).__name__}: {error} ({where.name}, line {where.lineno})"]
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            gc.enable()
            evening.watch.close()
    return evening


@dataclass(frozen=True)
class Report:
    """The result of an evening, or the totals of several."""

    seed: int
    wrong: str = ""
    """The error, or "" if there was none."""
    lines: Sequence[str] = field(default=(), repr=False)
    presses: int = 0
    moves: int = 0
    starts: int = 0
    kills: int = 0
    calls: int = 0
    seconds: float = 0.0
    """The duration of the evening in virtual time."""
    cpu: float = 0.0
    """The CPU seconds that the evening took."""
    used: frozenset[str] = field(default=frozenset(), repr=False)
    """The actions of the pressed buttons, and the commands and options that were typed."""
    offered: frozenset[str] = field(default=frozenset(), repr=False)
    """All commands and options that could have been typed."""

    def __add__(self, other: Report) -> Report:
        return Report(
            self.seed,
            presses=self.presses + other.presses,
            moves=self.moves + other.moves,
            starts=self.starts + other.starts,
            kills=self.kills + other.kills,
            calls=self.calls + other.calls,
            seconds=self.seconds + other.seconds,
            cpu=self.cpu + other.cpu,
            used=self.used | other.used,
            offered=self.offered | other.offered,
        )


def played(story: Story, patience: float = PATIENCE) -> Report:
    """Play a story in a folder that is deleted afterwards, and return its report."""
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        evening = play(story, Path(folder), patience=patience)
    return Report(
        story.seed,
        "; ".join(evening.watch.wrong),
        tuple(evening.lines),
        len(evening.made),
        sum(evening.moves.values()),
        evening.starts,
        evening.kills,
        evening.calls,
        evening.ended,
        time.process_time() - began,
        frozenset(evening.used),
        frozenset(choice for command in commands(evening) for choice in choices(command)),
    )


def note(log: Path, report: Report) -> None:
    """Append the report of an evening to a file."""
    told = {name: value for name, value in asdict(report).items() if name not in ("lines", "used", "offered")}
    with log.open("a") as file:
        file.write(json.dumps(told) + "\n")


def noted(log: Path) -> dict[int, Report]:
    """Return the reports in the file `log` of the evenings that had no error when they were last played, by
    seed.
    """
    found = [Report(**json.loads(line)) for line in log.read_text().splitlines()] if log.exists() else []
    last = {each.seed: each for each in found}
    return {seed: each for seed, each in last.items() if not each.wrong}


def tell_shortest(story: Story, patience: float, tries: int) -> str:
    """Return the events, as text, of the shortest story found that fails for the same reason."""
    reason = _reason(played(story, patience).wrong)
    short = shrunk(story, lambda told: _reason(played(told, patience).wrong) == reason, tries=tries)
    report = played(short, patience)
    return "\n".join([*report.lines, f"   -> {report.wrong}"])


def _reason(wrong: str) -> str:
    """Return an error without names and numbers."""
    return re.sub(r"table \w+: (\w+: )?|\d+|['\"].*", "", wrong)[:40]
