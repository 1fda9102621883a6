"""Tests of the matches that a circuit accepts, and of its end."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.league.circuit import (
    MOST_HOURS,
    MOST_MATCHES,
    NAME,
    Circuit,
    CircuitStatus,
    Games,
    Limit,
    Unlimited,
    Until,
    is_over,
    refusal,
)
from bot.locales.phrase import Phrase
from tests.english import english


def circuit(limit: Limit) -> Circuit:
    return Circuit("cup", 1, 2, "Cup", 11, limit, 0.0)


def test_a_new_circuit_is_open_allows_no_hints_and_has_not_changed_yet() -> None:
    new = circuit(Unlimited())
    assert new == circuit(Unlimited()) != circuit(Games(3))
    assert (new.status, new.hints, new.version, new.title) == ("open", False, 0, "gear_head")
    assert new.robots == "count", "as in those stored before one could choose"


@pytest.mark.parametrize(
    ("limit", "finished", "in_progress", "now"),
    [
        (Games(3), 0, 0, 0.0),
        (Games(3), 1, 1, 0.0),
        (Games(3), 2, 0, 9e9),
        (Until(100.0), 50, 50, 99.9),
        (Unlimited(), 999, 9, 9e9),
    ],
)
def test_a_match_may_start_before_the_limit(
    limit: Limit, finished: int, in_progress: int, now: float
) -> None:
    assert refusal(circuit(limit), finished, in_progress, now) is None
    assert not is_over(circuit(limit), finished, in_progress, now)


@pytest.mark.parametrize(
    ("limit", "finished", "in_progress", "now", "words"),
    [
        (Games(3), 3, 0, 0.0, "All 3 of this circuit’s games have been played. Choose another circuit."),
        (Games(1), 1, 0, 0.0, "This circuit’s only game has been played. Choose another circuit."),
        (Games(3), 2, 1, 0.0, "All 3 games of this circuit are over or in progress. Choose another circuit."),
        (Games(3), 4, 0, 0.0, "All 3 of this circuit’s games have been played. Choose another circuit."),
        (
            Games(400),
            200 + 200,
            0,
            0.0,
            "All 400 of this circuit’s games have been played. Choose another circuit.",
        ),
        (Games(4), 3, 1, 0.0, "All 4 games of this circuit are over or in progress. Choose another circuit."),
        (Games(4), 3, 2, 0.0, "All 4 games of this circuit are over or in progress. Choose another circuit."),
        (
            Games(400),
            399,
            1,
            0.0,
            "All 400 games of this circuit are over or in progress. Choose another circuit.",
        ),
        (Games(2), 0, 2, 0.0, "Both games of this circuit are over or in progress. Choose another circuit."),
        (
            Until(100.0),
            0,
            0,
            100.0,
            "This circuit’s time is up: no new games count towards it. Choose another circuit.",
        ),
        (
            Until(100.0),
            0,
            0,
            150.0,
            "This circuit’s time is up: no new games count towards it. Choose another circuit.",
        ),
    ],
)
def test_no_match_may_start_at_the_limit(
    limit: Limit, finished: int, in_progress: int, now: float, words: str
) -> None:
    found = refusal(circuit(limit), finished, in_progress, now)
    assert found is not None
    assert english(found) == words


def test_a_circuit_by_number_is_over_after_its_matches() -> None:
    assert not is_over(circuit(Games(3)), 2, 1, 0.0)
    assert is_over(circuit(Games(3)), 3, 0, 0.0)
    assert is_over(circuit(Games(3)), 4, 0, 0.0)
    assert is_over(circuit(Games(400)), 200 + 200, 0, 0.0)


def test_ruling_8_a_match_in_progress_at_the_time_limit_is_waited_for() -> None:
    assert not is_over(circuit(Until(100.0)), 2, 1, 200.0)
    assert is_over(circuit(Until(100.0)), 3, 0, 100.0)
    assert is_over(circuit(Until(100.0)), 3, 0, 200.0)
    assert not is_over(circuit(Until(100.0)), 3, 0, 99.9)


def test_ruling_8_a_circuit_that_was_closed_waits_for_its_matches_in_progress_and_accepts_none() -> None:
    closing = replace(circuit(Unlimited()), status="closing")
    assert refusal(closing, 0, 1, 0.0) == Phrase("refuse-circuit-closing")
    assert not is_over(closing, 0, 1, 0.0)
    assert is_over(closing, 0, 0, 0.0)


@pytest.mark.parametrize("status", ["over", "closed"])
def test_a_closed_circuit_stays_so(status: CircuitStatus) -> None:
    done = replace(circuit(Unlimited()), status=status)
    assert is_over(done, 0, 0, 0.0)
    assert refusal(done, 0, 0, 0.0) == Phrase("refuse-circuit-closed")


def test_a_circuit_without_a_limit_is_not_over() -> None:
    assert not is_over(circuit(Unlimited()), 500, 0, 9e9)


def test_a_circuit_counts_its_own_game_or_any() -> None:
    assert replace(circuit(Unlimited()), title="rasant").counts("rasant")
    assert not replace(circuit(Unlimited()), title="rasant").counts("gear_head")
    assert replace(circuit(Unlimited()), title="").counts("rasant")


def test_a_circuit_takes_at_most_a_leap_year_500_matches_and_60_characters() -> None:
    assert 24 * (date(2029, 1, 1) - date(2028, 1, 1)).days == MOST_HOURS
    assert (MOST_MATCHES, NAME) == (500, 60)
