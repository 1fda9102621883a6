"""Measures the time to put the messages of one press into words: docs/performance.md, Goal 23."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any

from bot.catalogue import TITLES
from bot.locales import phrase
from bot.locales.phrase import ENGLISH, Locale, Phrase
from bot.tables.table import Table
from bot.tables.transitions import moved
from bot.title import AnyTitle
from bot.ui.messages.hand import Hand
from bot.ui.messages.public_table import table_message
from tests.games.walks import robot_game
from tests.ui.messages.seated import seated
from tools.bench.figures import Figure, told

GOAL = 1.0
TIMES = 25


def main() -> None:
    """Print the figure of each game."""
    phrase.load()
    for title in TITLES.values():
        said = phrases(middle(title))
        took = median(timed(said) for _ in range(TIMES))
        print(f"{title.key}: {len(said)} messages")
        told(Figure(f"words of a press, {title.name}", took * 1000, "ms", GOAL))


def middle(title: AnyTitle) -> Table:
    """Return a table of three players, halfway through a game."""
    options = title.rules.options()
    plies = list(robot_game(title, options, 3, "bench"))
    table = seated(title, options, 3, "bench")
    for ply in plies[: len(plies) // 2]:
        table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
    return table


def phrases(table: Table) -> list[tuple[Phrase, Locale, Callable[[str], str]]]:
    """Return the phrases of one press, with the other arguments of `phrase._said`."""
    found, said = [], phrase._said

    def noted(*asked: Any) -> str:
        found.append(asked)
        return said(*asked)

    phrase._said = noted  # type: ignore[assignment]  # records each phrase
    try:
        Hand(table=table, seat=min(table.awaited), locale=ENGLISH, unix=float).layout()
        table_message(table, (), float, ENGLISH, "")
    finally:
        phrase._said = said
    return found


def timed(said: list[tuple[Phrase, Locale, Callable[[str], str]]]) -> float:
    """Return the number of seconds to put all phrases into words if none of them is cached."""
    phrase._said.cache_clear()
    began = time.perf_counter()
    for each in said:
        phrase._said(*each)
    return time.perf_counter() - began
