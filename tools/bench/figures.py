"""The figures of a bench run, compared with their goals and with the stored run in
docs/measurements/bench.md.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

BUSY: Final = os.getloadavg()[0] > (os.cpu_count() or 1) / 2
"""Whether this machine was busy when the bench started."""
KEPT: Final = Path(__file__).parents[2] / "docs" / "measurements" / "bench.md"
HEAD: Final = """# The last stored run of make bench
`make bench` compares with these figures; `make bench ARGS="press --keep"` replaces those that it measures.
[performance.md](../performance.md) says what they mean. Processor times and lateness grow on a machine that
does something else at the time, so each row names its machine.

| figure | measured | goal | measured on |
|---|---|---|---|
"""
_ROW: Final = re.compile(r"\| (?P<name>[^|]+) \| (?P<value>[-0-9.]+)(?: [^|]+)? \| [^|]+ \| [^|]+ \|")


class Unmeasured(Exception):
    """Raised if a figure cannot be measured. The text gives the reason in a sentence."""


@contextmanager
def measuring() -> Iterator[None]:
    """Run the `with` block. If it raises Unmeasured, print the reason and continue."""
    try:
        yield
    except Unmeasured as why:
        print(f"  not measured: {why}", flush=True)


@dataclass(frozen=True)
class Figure:
    """A measured figure. goal: the highest value that meets the goal or, if `at_least`, the lowest."""

    name: str
    value: float
    unit: str
    goal: float
    at_least: bool = False

    @property
    def reached(self) -> bool:
        """Return whether the goal is reached."""
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    @property
    def bound(self) -> str:
        """Return the goal as text."""
        return f"at {'least' if self.at_least else 'most'} {self.goal:g} {self.unit}".strip()


_found: dict[str, Figure] = {}


def told(figure: Figure, kept: Mapping[str, float] | None = None) -> None:
    """Print a figure with its goal and the stored figure of the same name, and remember it for `keep`. kept:
    the stored figures, or None for those in KEPT.
    """
    before = (rows(KEPT) if kept is None else kept).get(figure.name)
    change = ""
    if before:
        change = f"; kept: {before:g}, {figure.value / before - 1:+.0%}"
    verdict = ("reached" if figure.reached else "MISSED") + "; busy machine" * BUSY
    print(
        f"  = {figure.name}: {figure.value:.3g} {figure.unit} ({figure.bound}: {verdict}{change})", flush=True
    )
    _found[figure.name] = figure


def rows(page: Path) -> dict[str, float]:
    """Return the figures on a page, by name."""
    return {name: float(value) for name, value, _ in _rows(page)}


def _rows(page: Path) -> Iterator[tuple[str, str, str]]:
    for line in page.read_text(encoding="utf-8").splitlines() if page.exists() else ():
        if found := _ROW.fullmatch(line):
            yield found["name"], found["value"], line


def keep(page: Path, machine: str, today: date) -> None:
    """Write the measured figures to the page. Other rows stay."""
    lines = {name: line for name, _, line in _rows(page)}
    for name, each in _found.items():
        value = f"{each.value:.3g} {each.unit}".strip()
        lines[name] = f"| {name} | {value} | {each.bound} | {today}, {machine} |"
    page.write_text(HEAD + "\n".join(lines.values()) + "\n", encoding="utf-8")
