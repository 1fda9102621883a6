"""Tests of the study of reviews: it plants errors in games, and counts how many of them, and how many good
moves, a reviewer blames.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.review_method import Appraisal, Effort, Reviewer, ReviewMethod, appraised
from bot.engine.search import Mind, playout
from tests.games import nim
from tests.games.nim.rules import Action, Options, State, View
from tools.studies import reviews
from tools.studies.reviews import Blamed, Clean, Proof, main, row

NIM = Proof("nim", "{}", 2, "1")
EFFORT = Effort(whole=4_000, most=80, widest=20, least=0.5, gross=1.0)


def world(view: View, _chance: Chance) -> State:
    assert view.mover is not None
    return State(Options(), view.heaps, (0, 0), view.mover, 1)


def won(state: State, seat: int) -> float:
    return float(nim.rules.view(state, None).winner == seat)


def club(state: State, seat: int, chance: Chance) -> Action:
    return nim.robots.club(nim.rules.view(state, seat), nim.rules.legal(state, seat), chance)


MIND: Mind[View, State, Action] = Mind(
    apply=nim.rules.apply,
    guess=world,
    prior=lambda view, actions: [0.0] * len(actions),
    worth=playout(nim.rules, club, won, nim.rules.longest),
)


def careful(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    assert view.seat is not None
    return appraised(MIND, EFFORT, view, actions, done, view.seat, decisions, chance)


def careless(view: View, actions: Sequence[Action], done: int, decisions: int, chance: Chance) -> Appraisal:
    """Blame a decision with a chance of one half, whatever it was, as a useless reviewer would."""
    return Appraisal((done + 1) % len(actions), float(chance.below(2)))


def put(monkeypatch: pytest.MonkeyPatch, reviewer: Reviewer[View, Action], *, partial: bool = False) -> None:
    """Put Nim into the catalogue, with the given reviewer. partial: whether a review skips the moves that the
    robot would also make.
    """

    def unlike(view: View, actions: Sequence[Action], done: int) -> bool:
        return nim.robots.club(view, actions, Chance("", 0)) != actions[done]

    review_method = (
        ReviewMethod(reviewer, EFFORT, doubtful=unlike) if partial else ReviewMethod(reviewer, EFFORT)
    )
    title = nim.TITLE
    robots = replace(title.robots, review_method=review_method)
    monkeypatch.setitem(TITLES, "nim", replace(title, rules=replace(title.rules, guess=world), robots=robots))


def test_a_careful_reviewer_blames_every_planted_error_and_no_good_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, careful)
    found = reviews.proven(NIM, 10, 1)
    assert 0 < len(found.planted) < 10, "whoever has lost already can lose nothing more"
    assert all(found.planted)
    assert sum(each.decisions for each in found.clean) > 20
    assert not any(each.blamed for each in found.clean)


def test_one_who_blames_at_random_misses_errors_and_blames_good_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, careless)
    found = reviews.proven(NIM, 10, 1)
    assert not all(found.planted)
    assert sum(each.blamed for each in found.clean) > 5


def test_good_moves_are_looked_at_although_a_review_would_leave_them_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put(monkeypatch, careless, partial=True)
    found = reviews.proven(NIM, 10, 1)
    assert sum(each.doubted for each in found.clean) < sum(each.decisions for each in found.clean)
    assert sum(each.blamed for each in found.clean) > 5


def test_what_was_found_is_kept_and_a_run_that_was_stopped_continues(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["nim", "--kept", str(tmp_path / "kept"), "--games"]
    put(monkeypatch, careful)
    assert main([*command, "3"]) == 0
    put(monkeypatch, careless)
    assert main([*command, "3"]) == 0
    first, second = capsys.readouterr().out.split("Nim: reviews of 3 games of each kind, seed 1\n")[1:]
    assert first == second
    assert "\ndecisions: " in first
    assert main([*command, "6"]) == 0
    assert len((tmp_path / "kept").read_text().splitlines()) == 12
    (tmp_path / "kept").write_text("{")
    assert main([*command, "3"]) == 2
    assert capsys.readouterr().err.startswith("Cannot read ")


def test_the_row_says_how_many_games_were_really_reviewed() -> None:
    found = Blamed([True, True, False], [Clean(10, 4, 0, 1.0), Clean(30, 9, 2, 12.25)])
    assert row(NIM, found) == (
        *("2", "3", "66.7% (20.8% to 93.9%)"),
        *("2", "40", "13", "5.0% (1.4% to 16.5%)", "1", "12.2"),
    )
    assert row(NIM, Blamed())[2] == "-"


def test_a_game_without_a_review_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["racesmack", "--games", "1"]) == 2
    assert capsys.readouterr().err == "Racesmack has no review of decisions.\n"
