"""Tests of the rules, ruling and example of nim.md."""

from __future__ import annotations

from typing import Literal

from bot.engine.game import Chance
from bot.locales.phrase import Phrase
from tests.games.nim import rules
from tests.games.nim.rules import Options, State, Take, Took

LUCK = Chance("nim", 1)


def state(*heaps: int, last: Literal["wins", "loses"] = "wins", mover: int = 0) -> State:
    return State(Options(last), heaps, (12 - sum(heaps), 0), mover, 2)


def test_a_turn_takes_sticks_from_one_heap() -> None:
    after = rules.apply(state(3, 4, 5), 0, Take(2, 4), LUCK)
    assert after.events == (Took(0, 2, 4, 1),)
    assert (after.state.heaps, rules.awaits(after.state)) == ((3, 4, 1), frozenset({1}))


def test_ruling_1_the_clock_takes_one_stick_of_the_largest_heap() -> None:
    assert rules.idle(state(1, 4, 2), 0) == Take(1, 1)


def test_example_1_the_last_stick_wins_or_loses() -> None:
    places = []
    for at in (state(0, 0, 1), state(0, 0, 1, last="loses")):
        outcome = rules.outcome(rules.apply(at, 0, Take(2, 1), LUCK).state)
        assert outcome is not None
        places.append(outcome.places)
    assert places == [(1, 2), (2, 1)]


def test_a_refusal_names_the_rule() -> None:
    assert rules.refusal(state(1, 0, 0), 1, Take(0, 1)) == Phrase("nim-refuse-turn")
    assert rules.refusal(state(1, 0, 0), 0, Take(0, 2)) == Phrase("nim-refuse-few", count=1)
    assert rules.refusal(state(0, 0, 0), 0, Take(0, 1)) == Phrase("nim-refuse-over")
