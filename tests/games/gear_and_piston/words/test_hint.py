"""Gear & Piston's hints: why the Workshop, and why nothing is discarded."""

from __future__ import annotations

from dataclasses import replace

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Done, Place
from bot.games.gear_and_piston.rules.model import Discarding
from bot.games.gear_and_piston.words.hint import reason
from tests.games.gear_and_piston.table import table

NAMES = ("Ann", "Bo")


def test_blueprints_count_only_once_they_are_built_in_the_workshop() -> None:
    held, bare = (gear_and_piston.view(table(hands=[hand]), 0) for hand in ("S:c A:c", ""))
    told = [reason(view, Place("workshop"), NAMES) for view in (held, bare)]
    assert told == [
        "You hold 2 Blueprints, and only what is built in the Workshop counts.",
        "Only what is built in the Workshop counts, and its best spaces go first.",
    ]


def test_to_discard_nothing_keeps_what_may_be_of_use() -> None:
    at = table(Discarding((0, 1), (None, None)), hands=["S:c A:c", "A:p"])
    view = gear_and_piston.view(at, 0)
    assert reason(view, Done(), NAMES) == "Any of your Blueprints may still be of use."
    done = reason(replace(view, phase="working"), Done(), NAMES)
    assert done == "Nothing that is left makes your car better."
