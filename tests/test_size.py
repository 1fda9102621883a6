"""The sizes that `python -m tests.size` prints."""

from __future__ import annotations

from tests.size import Size, size

TEXT = '''"""What it is,
over two lines."""

from collections import (
    Counter,
    deque,
)
import os  # why

# a comment
LEFT = """not a
docstring"""


def f() -> int:
    """What it returns."""
    return 1
'''


def test_code_is_no_blank_line_no_comment_and_no_docstring_and_imports_are_counted_by_lines() -> None:
    assert size(TEXT) == Size(files=1, small=1, lines=17, code=5 + 2 + 2, imports=5)


def test_sizes_add_up() -> None:
    assert Size(1, 0, 50, 40, 4) + size(TEXT) == Size(2, 1, 67, 49, 9)
