"""Tests of the comparison of two people."""

from __future__ import annotations

from dataclasses import replace

from bot.league.head_to_head import LAST, Duel, head_to_head
from bot.league.results import Result
from tests.league.seasons import match

RACES = (
    *match(1, {"A": 21, "B": 20, "C": 30}),
    *match(2, {"A": 21, "B": None, "C": 3}),
    *match(3, {"A": 5, "B": 9}),
    *(replace(each, title="rasant") for number in (4, 5, 6) for each in match(number, {"B": 7, "A": 7})),
    *match(7, {"C": 9, "A": 1}),
)


def _of(name: str) -> list[Result]:
    return [each for each in RACES if each.name == name]


def test_who_was_ahead_is_counted_whole_and_by_game() -> None:
    found = head_to_head(_of("A"), _of("B"))
    assert found is not None
    assert found.names == ("A", "B")
    assert found.whole == Duel(6, ahead=(2, 1), wins=(4, 4))
    games = dict(found.by_game)
    assert games == {"gear_head": Duel(3, ahead=(2, 1), wins=(1, 1)), "rasant": Duel(3, (0, 0), (3, 3))}


def test_the_last_games_come_newest_first_and_are_few() -> None:
    found = head_to_head(_of("B"), _of("A"))
    assert found is not None
    assert len(found.last) == LAST
    assert [pair[0].table_id for pair in found.last] == [each.table_id for each in _of("B")[:0:-1]][:LAST]
    assert {pair[0].name for pair in found.last} == {"B"}


def test_people_who_never_met_have_no_comparison() -> None:
    assert head_to_head(_of("A"), [replace(each, table_id="elsewhere") for each in _of("B")]) is None
