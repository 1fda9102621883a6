"""The page of stored figures."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tools.bench.figures import KEPT, Figure, keep, rows, told


def test_a_figure_that_is_kept_is_read_again_and_compared_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, one = tmp_path / "bench.md", Figure("a press", 4.5, "ms", 4.0)
    told(one, {})
    keep(page, "2 cores", date(2026, 11, 22))
    told(Figure("a ratio", 3.0, "", 1.5, at_least=True), {})
    keep(page, "4 cores", date(2026, 11, 23))
    assert rows(page) == {"a press": 4.5, "a ratio": 3.0}
    told(Figure("a press", 3.6, "ms", 4.0), rows(page))
    said = capsys.readouterr().out
    assert "a press: 4.5 ms (at most 4 ms: MISSED)" in said
    assert "a ratio: 3  (at least 1.5: reached)" in said
    assert "a press: 3.6 ms (at most 4 ms: reached; kept: 4.5, -20%)" in said


def test_the_page_has_figures() -> None:
    assert rows(KEPT)
