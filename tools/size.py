"""Measures the size of the code: `python -m tools.size [FOLDER ...]`. Blank lines, comments and docstrings do
not count as lines of code.
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SMALL = 25
"""The number of lines below which a file is small."""
_EMPTY = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a set of files."""

    files: int = 0
    """The number of files."""
    small: int = 0
    """The number of files with fewer than SMALL lines."""
    lines: int = 0
    """The number of lines."""
    code: int = 0
    """The number of lines of code."""
    imports: int = 0
    """The number of lines of imports."""

    def __add__(self, other: Size) -> Size:
        return Size(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))


@cache
def size(text: str) -> Size:
    """Return the size of a file with the given text."""
    code = set[int]()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in _EMPTY:
            code.update(range(token.start[0], token.end[0] + 1))
    imports = set[int]()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                code -= _lines(node)
            case ast.Import() | ast.ImportFrom():
                imports |= _lines(node)
    count = len(text.splitlines())
    return Size(1, count < SMALL, count, len(code), len(imports))


def _lines(node: ast.stmt) -> set[int]:
    return set(range(node.lineno, (node.end_lineno or node.lineno) + 1))


def total(files: Iterable[Path]) -> Size:
    return sum((size(file.read_text()) for file in files), Size())


def main(folders: Sequence[str]) -> None:
    """Print a row for each of the folders, or for the bot, each folder in it, cogs, tests and tools."""
    inside = [
        f"bot/{entry.name}" for entry in sorted((ROOT / "bot").iterdir()) if (entry / "__init__.py").exists()
    ]
    print(f"{'folder':16}{'files':>8}{f'< {SMALL}':>8}{'lines':>8}{'code':>8}{'imports':>9}{'share':>8}")
    for folder in folders or ["bot", *inside, "cogs", "tests", "tools"]:
        of = total((ROOT / folder).rglob("*.py"))
        share = of.imports / of.code if of.code else 0
        print(f"{folder:16}{of.files:8}{of.small:8}{of.lines:8}{of.code:8}{of.imports:9}{share:8.1%}")


if __name__ == "__main__":
    main(sys.argv[1:])
