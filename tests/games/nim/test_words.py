"""Tests of the texts of Nim."""

from __future__ import annotations

from tests.english import english
from tests.games.nim import rules, words
from tests.games.nim.rules import Take, Took
from tests.games.nim.test_rules import state


def test_buttons_and_events_name_the_heap() -> None:
    pressed = words.label(Take(1, 2), rules.view(state(3, 4, 5), 0), ()).text
    took = words.tell(Took(0, 2, 1, 4), ("Ann", "Bo"), None).text
    assert english([pressed, took]) == "2 from B\ntook 1 stick from heap C"
