"""Tests of the page that stores the figures of the benchmarks."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from tools.bench.figures import KEPT, Figure, Unmeasured, keep, measuring, rows, told
from tools.bench.gateway import BenchDiscord


def test_a_figure_that_is_kept_is_read_again_and_compared_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.bench.figures.BUSY", False)
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


def test_a_figure_of_a_busy_machine_is_marked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.bench.figures.BUSY", True)
    told(Figure("a press", 4.5, "ms", 4.0), {})
    assert "(at most 4 ms: MISSED; busy machine)" in capsys.readouterr().out


def test_the_page_has_figures() -> None:
    assert rows(KEPT)


def test_what_cannot_be_measured_is_a_sentence_and_the_next_is_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with measuring():
        raise Unmeasured("3 presses had no answer.")
    assert capsys.readouterr().out == "  not measured: 3 presses had no answer.\n"


async def test_presses_without_an_answer_are_counted() -> None:
    discord = BenchDiscord(1)
    with pytest.raises(Unmeasured, match=r"^0 presses had no answer, and 0 had one\.$"):
        discord.answered()
    discord.waits = [0.25, 0.125]
    assert discord.answered() == [125, 250]
