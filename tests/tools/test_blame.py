"""`arena --review`: errors of a known size are planted, found, and counted."""

from __future__ import annotations

import pytest

from bot.tools.arena import main
from bot.tools.blame import Blamed, Proof, row

RASANT = Proof("rasant", "{}", 3, "1")


def test_the_row_says_how_many_games_were_really_reviewed() -> None:
    found = Blamed([True, True, False], [(10, 0), (30, 2)])
    assert row(RASANT, found)[:2] == ("3", "3")
    assert row(RASANT, found)[2].startswith("66.7%")
    assert row(RASANT, found)[3:5] == ("2", "40")
    assert row(RASANT, found)[5].startswith("5.0%")
    assert row(RASANT, found)[6] == "1"
    assert row(RASANT, Blamed())[2] == "-"


def test_a_game_without_a_review_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["racesmack", "--review", "--games", "1"]) == 2
    assert capsys.readouterr().err == "Racesmack has no review of decisions.\n"


def test_a_planted_error_is_blamed_and_the_result_is_printed_line_by_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rasant", "--review", "--games", "1", "--seats", "3"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "Rasant: reviews of 1 game of each kind, seed 1"
    assert shown[1:3] == ["seats: 3", "planted: 1"]
    assert shown[3].startswith("blamed (95 %): 100.0%")
