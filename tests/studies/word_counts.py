"""`python -m tests.studies.word_counts`: how many words people read at each moment of whole games.

Medians over games of robots with every number of seats, besides buttons, menus and pictures.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from statistics import median
from typing import Any

from bot.catalogue import TITLES
from bot.title import AnyTitle
from tests.browser.moments import moments
from tests.browser.others import lobby

MOST = {"hand": 45, "table": 30, "lobby": 40, "result": 45}
"""The targets."""
_MARKUP = re.compile(r"<[^>]*>|\]\([^)]*\)|[*_`#>\[\]|\\]|^-# |^\d+\. ", re.MULTILINE)


def words(parts: Any) -> int:
    """How many words the texts of a message have; separators, addresses and numbers of a list are none."""
    found = 0
    for part in parts:
        found += words(part.get("components", ()))
        if part["type"] == 10:
            found += sum(
                any(letter.isalnum() for letter in each) for each in _MARKUP.sub(" ", part["content"]).split()
            )
    return found


def counted(title: AnyTitle) -> dict[str, list[int]]:
    """By the kind of a message, its words at each moment."""
    found = defaultdict[str, list[int]](list)
    for kind, parts in _shown(title):
        found["hand" if kind == "hand by DM" else kind].append(words(parts))
    return found


def _shown(title: AnyTitle) -> Iterator[tuple[str, Any]]:
    """The usual lobby of four, and the moments of whole games."""
    yield from (each for each in moments(title) if each[0] not in ("hand", "hint"))
    yield "lobby", lobby(title, title.rules.options(), 4, after="", circuit=None)


def main() -> None:
    """Print a table: a line for each game, a column for each kind of message."""
    print(f"{'median (most) words':20}", *(f"{kind:>14}" for kind in MOST))
    for title in TITLES.values():
        found = counted(title)
        told = [f"{median(found[kind]):.0f} ({max(found[kind])})" for kind in MOST]
        print(f"{title.name[:20]:20}", *(f"{each:>14}" for each in told))
    print(f"{'target':20}", *(f"{most:>14}" for most in MOST.values()))


if __name__ == "__main__":
    main()
