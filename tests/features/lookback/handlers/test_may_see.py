"""Tests of the parts of a game that a person may see, and when: a table of all cases."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from bot.features.lookback.handlers.may_see import Circumstances, What, refusal, through
from bot.features.lookback.layouts.positions import EVERYBODY

LATE = 1_700_000_000.0
OVER = Circumstances(over=True)
CASES = {
    "in progress": Circumstances(over=False),
    "over": OVER,
    "a daily that others can still play": replace(OVER, counts_until=LATE),
    "a daily that its player has shown": replace(OVER, counts_until=LATE, shown=True),
    "others play the deal": replace(OVER, counts_until=inf),
    "others play the deal of a daily that was shown": replace(OVER, counts_until=inf, shown=True),
    "others play the deal in the same race night": replace(OVER, counts_until=inf, night=True),
    "a race night that is over": replace(OVER, night=True),
    "a game without reviews": replace(OVER, reviewed=False),
    "a What if?": replace(OVER, branch=True),
}
YES = ""
ALL: dict[What, str] = dict.fromkeys(("own", "course", "hands", "deal", "again", "review"), YES)
TABLE: dict[str, dict[What, str]] = {
    "in progress": {**dict.fromkeys(ALL, "refuse-until-over"), "own": YES},
    "over": ALL,
    "a daily that others can still play": {
        **ALL,
        "hands": "refuse-film-wait",
        "deal": "refuse-deal-wait",
        "again": "refuse-deal-wait",
        "review": "refuse-review-wait",
    },
    "a daily that its player has shown": {
        **ALL,
        "again": "refuse-deal-wait",
        "review": "refuse-review-wait",
    },
    "others play the deal": {
        **ALL,
        "hands": "refuse-film-open",
        "deal": "refuse-deal-open",
        "again": "refuse-deal-open",
        "review": "refuse-review-open",
    },
    "others play the deal of a daily that was shown": {
        **ALL,
        "again": "refuse-deal-open",
        "review": "refuse-review-open",
    },
    "others play the deal in the same race night": {
        "own": YES,
        "course": "night-refuse-same",
        "hands": "night-refuse-same",
        "deal": "night-refuse-same",
        "again": "night-refuse-same",
        "review": "refuse-review-open",
    },
    "a race night that is over": ALL,
    "a game without reviews": {**ALL, "review": "refuse-review"},
    "a What if?": {**ALL, "review": "refuse-review-branch"},
}


@pytest.mark.parametrize("case", CASES)
def test_each_part_of_a_game_is_shown_when_it_spoils_nothing(case: str) -> None:
    found = {what: refusal(what, CASES[case]) for what in ALL}
    assert {what: each.id if each else YES for what, each in found.items()} == TABLE[case]


def test_whoever_has_to_wait_reads_until_when() -> None:
    told = refusal("hands", CASES["a daily that others can still play"])
    assert told is not None
    assert str(int(LATE)) in str(told.args)


@pytest.mark.parametrize(
    ("eyes", "own", "over", "seen"),
    [
        (0, 1, False, (1, "own")),
        (0, None, False, (None, "own")),
        (EVERYBODY + 1, None, False, (None, "own")),
        (EVERYBODY + 1, 1, False, (1, "own")),
        (0, 1, True, (1, "own")),
        (0, None, True, (None, "course")),
        (EVERYBODY, 1, True, (None, "course")),
        (EVERYBODY + 2, 1, True, (1, "own")),
        (EVERYBODY + 1, 1, True, (0, "hands")),
        (EVERYBODY + 1, None, True, (0, "hands")),
        (EVERYBODY + 3, 1, True, (None, "course")),
    ],
)
def test_nobody_looks_through_others_eyes_before_the_end(
    eyes: int, own: int | None, *, over: bool, seen: tuple[int | None, What]
) -> None:
    assert through(eyes, own, 2, over=over) == seen
