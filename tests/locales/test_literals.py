"""Sentences that people read are in bot/locales, not in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.locales.messages import trees

_WORDS = re.compile(r"[A-Za-z]{2,}[,:]? [a-z]{2,}")
"""Two words in a row."""
_LOGGED = {"debug", "info", "warning", "error", "exception", "critical"}
_CHECKED = re.compile(
    r"bot/(games/\w+/(words|board|rules)|ui/(messages|actions|commands)|tables|league|record|words)/"
)
LATER = {
    "bot/games/gear_and_piston/board/cover.py": 2,
    "bot/games/gear_and_piston/board/investors.py": 18,
    "bot/games/gear_and_piston/board/places.py": 13,
    "bot/games/gear_and_piston/board/wants.py": 1,
    "bot/games/gear_and_piston/rules/alley.py": 1,
    "bot/games/gear_and_piston/rules/completeness.py": 8,
    "bot/games/gear_and_piston/rules/components.py": 31,
    "bot/games/gear_and_piston/rules/course.py": 1,
    "bot/games/gear_and_piston/rules/flow.py": 3,
    "bot/games/gear_and_piston/rules/investors.py": 16,
    "bot/games/gear_and_piston/rules/mending.py": 2,
    "bot/games/gear_and_piston/rules/office.py": 3,
    "bot/games/gear_and_piston/rules/scrap.py": 3,
    "bot/games/gear_and_piston/rules/yard.py": 3,
    "bot/games/gear_and_piston/words/labels.py": 5,
    "bot/games/gear_and_piston/words/lesson.py": 9,
    "bot/games/rasant/rules/views.py": 1,
    "bot/games/scrapheap/rules/figures.py": 2,
    "bot/games/scrapheap/rules/turns.py": 1,
    "bot/league/daily.py": 1,
    "bot/league/scoring.py": 1,
    "bot/record/check_deal.py": 4,
    "bot/record/form.py": 2,
    "bot/tables/alarms.py": 2,
    "bot/tables/circuits.py": 1,
    "bot/tables/share.py": 1,
    "bot/ui/commands/league.py": 1,
    "bot/ui/commands/table.py": 1,
    "bot/ui/messages/replay.py": 1,
}
"""The files that are not converted yet, and how many such literals each has: to be emptied."""


def literals(tree: ast.Module) -> Iterator[str]:
    """The strings with two words in a row, but for docstrings, and what is logged or asserted."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case (
                ast.Expr(value=ast.Constant())
                | ast.Assert()
                | ast.Raise(exc=ast.Call(func=ast.Name(id="ValueError")))
            ):
                skipped |= {id(each) for each in ast.walk(node)}
            case ast.Call(func=ast.Attribute(attr=attr)) if attr in _LOGGED:
                skipped |= {id(each) for each in ast.walk(node)}
            case ast.Constant(value=str() as text) if id(node) not in skipped and _WORDS.search(text):
                yield text


def test_no_sentence_is_written_in_python() -> None:
    found = {name: len(list(literals(tree))) for name, tree in trees() if _CHECKED.match(name)}
    assert {name: count for name, count in found.items() if count > LATER.get(name, 0)} == {}
