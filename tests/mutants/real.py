"""Mutants without effect: only mypy reads the changed part, or the result is the same in Python itself."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

ALIKE: Final = re.compile("core/ReplaceComparisonOperator_(Is_Eq|IsNot_NotEq|Eq_Is|NotEq_IsNot)$")
"""`is` is written only for singletons, and equal numbers and keys are mostly identical."""
ORDERED: Final = re.compile("core/ReplaceComparisonOperator_(Eq|NotEq)_(Lt|LtE|Gt|GtE)$")
"""Between words: they have no order, and alphabetical order is an accident."""
PROMISES: Final = frozenset({"frozen", "slots", "kw_only", "strict", "covariant", "contravariant"})
"""Arguments that assert what the code does anyway: mypy, or an error that never occurs, enforces them."""
MARKS: Final = frozenset({"staticmethod", "override", "final", "abstractmethod"})
"""Decorators that only mypy reads, as they are used here."""

_Span = tuple[tuple[int, int], tuple[int, int]]


def leave_the_real(session: Path, folder: Path) -> None:
    """Remove the others from that session of cosmic-ray, whose mutants are of files in the folder."""
    with sqlite3.connect(session) as db:
        found = db.execute(
            "SELECT job_id, module_path, operator_name, start_pos_row, start_pos_col FROM mutation_specs"
        ).fetchall()
        texts = {path: (folder / path).read_text() for path in {row[1] for row in found}}
        spans = {path: [*unread(text)] for path, text in texts.items()}
        words = {path: [*_between_words(text)] for path, text in texts.items()}
        out = [
            (job,)
            for job, path, operator, *place in found
            if ALIKE.match(operator)
            or _within(place, spans[path])
            or (ORDERED.match(operator) and _within(place, words[path]))
        ]
        for table in ("mutation_specs", "work_items"):
            db.executemany(f"DELETE FROM {table} WHERE job_id = ?", out)


def _within(place: Sequence[int], spans: Iterable[_Span]) -> bool:
    return any(low <= tuple(place) < high for low, high in spans)


def _between_words(text: str) -> Iterator[_Span]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Compare(comparators=[ast.Constant(value=str())]):
                yield _span(node)


def unread(text: str) -> Iterator[_Span]:
    """The ranges, by line and column, that no test can notice: annotations, names of types, protocols,
    assertions, marks, and sizes of caches.
    """
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
                yield _span(node)
            case ast.AnnAssign(annotation=read) | ast.arg(annotation=ast.expr() as read):
                yield _span(read)
            case ast.keyword(arg=name, value=value) if name in PROMISES:
                yield _span(value)
            case ast.Call(func=ast.Name("lru_cache"), keywords=[ast.keyword("maxsize", value=value)]):
                yield _span(value)  # one more or less: nobody may rely on what a cache still holds
            case ast.ClassDef(bases=bases) if any("Protocol" in ast.unparse(base) for base in bases):
                yield _span(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                if node.returns is not None:
                    yield _span(node.returns)
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Name) and mark.id in MARKS:
                        yield (mark.lineno, 0), (mark.lineno, mark.end_col_offset or 0)


def _span(node: ast.stmt | ast.expr) -> _Span:
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
