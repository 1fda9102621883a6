"""Draws the layers of the code as text, from the contracts that import-linter checks. `python -m
tools.layers` writes the diagram into docs/architecture.md. A test compares the two.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
FENCE = re.compile(r'(```text title="layers"\n).*?(\n?```\n)', re.DOTALL)
"""Matches the diagram on the page, with its start and end in groups."""


def stacks() -> list[Mapping[str, Any]]:
    """Return the layer contracts in pyproject.toml that the page shows."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    every = [each for each in project["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    return [each for each in every if each.get("containers") != ["bot.ui"]]


def picture() -> str:
    """Return the diagrams of the contracts in `stacks`, one below the other."""
    return "\n".join(line for contract in stacks() for line in (*_stack(contract), ""))


def _stack(contract: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of the diagram of one contract, highest layer first."""
    rows = [f" {layer.strip('()').replace(' | ', ' │ ')} " for layer in contract["layers"]]
    width = max(map(len, rows))
    yield contract["name"]
    yield f"┌{'─' * width}┐"
    yield from (f"│{row:{width}}│" for row in rows)
    yield f"└{'─' * width}┘"


def drawn_in(page: str) -> str:
    """Return the page with the current diagram."""
    return FENCE.sub(lambda found: f"{found[1]}{picture()}```\n", page, count=1)


if __name__ == "__main__":
    PAGE.write_text(drawn_in(PAGE.read_text()))
