"""Tests of the set-up (docs/rules/gear-and-piston.md, section 2, section 3, section 7)."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from bot.engine.match import start
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.components import INVESTORS, Investor
from bot.games.gear_and_piston.rules.model import Options, Planning


@pytest.mark.parametrize("seats", gear_and_piston.seats)
def test_ruling_2_the_board_is_laid_out_and_any_seat_may_be_first(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        state = start(gear_and_piston, Options(), seats, str(seed))[0].state
        firsts.add(state.first)
        assert (len(state.office), len(state.yard), len(state.scrap)) == (6, 3, 20)
        assert len(state.new) + 6 == len(state.junk) + 3 == 42
        assert state.phase == Planning(state.first)
    assert firsts == set(range(seats))


@pytest.mark.parametrize(
    ("level", "stacks"), [("standard", {(1, 2)}), ("advanced", {(1, 2), (1, 3)}), ("expert", {(1, 2, 3)})]
)
def test_ruling_1_the_level_says_from_which_stacks_the_investors_come(
    level: Literal["standard", "advanced", "expert"], stacks: set[tuple[int, ...]]
) -> None:
    def stack(investor: Investor) -> int:
        return next(number for number, each in INVESTORS.items() if investor in each)

    seen = set()
    for seed in range(60):
        state = start(gear_and_piston, Options(level), 2, str(seed))[0].state
        seen.add(tuple(map(stack, state.investors)))
    assert seen == stacks


def test_every_investor_may_come() -> None:
    seen = Counter[Investor]()
    for seed in range(300):
        seen.update(start(gear_and_piston, Options("expert"), 2, str(seed))[0].state.investors)
    assert seen.keys() == {investor for stack in INVESTORS.values() for investor in stack}
