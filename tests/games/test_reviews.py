"""Tests that each reviewer blames obvious blunders, and does not blame the moves of a strong robot. `python
-m tools.studies.reviews GAME` counts how often a reviewer is right (docs/measurements/robots.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.cli.simulate import one, ordered, title_of
from bot.engine.game import Chance
from bot.features.lookback.review import Decision, fair_driver
from tools.studies.reviews import decisions_of

LOOKED_AT = 6


def gives_a_good_part_away(view: Any, action: Any) -> bool:
    """Return whether a move of Gear Head discards the hand's only card of a part, and a strong one."""
    hand = [card.part for card in view.hand]
    return bool(action.kind == "discard" and action.card.value >= 4 and hand.count(action.card.part) == 1)


def leaves_the_round_to_the_other(view: Any, action: Any) -> bool:
    """Return whether a move of Rasant is a pass. The tests use it where the strong robot would make another
    move.
    """
    return bool(action.kind == "pass")


def goes_home_early(view: Any, action: Any) -> bool:
    """Return whether a player of Scrapheap retires with three turns left."""
    return bool(action.kind == "retire" and view.turns[view.seat] == 3)


def mends_the_wrong_place(view: Any, action: Any) -> bool:
    """Return whether a move of Gear & Piston places a scrap. The tests use it where the strong robot would
    place another one.
    """
    return bool(action.kind == "patch")


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("game", "blunder", "share"),
    [
        ("gear_head", gives_a_good_part_away, 30),
        ("rasant", leaves_the_round_to_the_other, 60),
        ("scrapheap", goes_home_early, 20),
        ("gear_and_piston", mends_the_wrong_place, 20),
    ],
)
def test_plain_blunders_are_blamed_and_what_a_strong_robot_would_have_done_is_not(
    game: str, blunder: Callable[[Any, Any], bool], share: int
) -> None:
    title = title_of(game)
    review_method, strong = title.robots.review_method, fair_driver(title)
    assert review_method is not None

    def blamed(found: Decision, done: int) -> bool:
        return review_method.reviewer(found.view, found.actions, done, share, Chance("1", found.ply)).clear

    whole = one(ordered(title, "{}", 2, 1, "a", "club"), "a", ("club", "club"), states=True)
    pairs = list[tuple[Decision, int, int]]()
    for found in decisions_of(title, whole, 0):
        good = found.actions.index(strong(found.view, found.actions, Chance("1", found.ply)))
        pairs += [
            (found, good, bad)
            for bad, action in enumerate(found.actions)
            if bad != good and blunder(found.view, action)
        ]
    looked_at = pairs[:LOOKED_AT]
    assert sum(blamed(found, bad) for found, _, bad in looked_at) >= LOOKED_AT * 2 / 3
    assert not any(blamed(found, good) for found, good, _ in looked_at)
