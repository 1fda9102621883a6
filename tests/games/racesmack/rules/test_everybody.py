"""Tests that every player must tap, and is asked for the end of a row only if it can matter
(docs/rules/racesmack.md, Rulings 5 and 19).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest

from bot.games.racesmack import rules as racesmack
from bot.games.racesmack.rules.actions import Refrain
from bot.games.racesmack.rules.components import Finish, IsRule, Length, NoEqualNeighbours
from bot.games.racesmack.rules.events import Lost, Placed
from bot.games.racesmack.rules.judging import untapped
from bot.games.racesmack.rules.model import Losing, Options, Paying, Phase, Settling, Winnings
from tests.games.racesmack.notation import (
    GREEN_STAR,
    STAR,
    TOP,
    TRIANGLE,
    aiming,
    judged,
    only,
    state,
    tapping,
)


@pytest.mark.parametrize("form", [tapping, aiming])
def test_ruling_5_whose_time_runs_out_is_wrong_and_loses_a_race_card(
    form: Callable[..., Phase],
) -> None:
    """Check docs/rules/racesmack.md, Ruling 5. form: the function that makes the phase: players either tap
    openly or choose in secret.
    """
    races = (Winnings(), Winnings((40,)), Winnings((41, 42)))
    options = Options(taps="untimed") if form is aiming else Options()
    at = state(form(STAR, TRIANGLE, GREEN_STAR), races=races, options=options)
    at, events = judged(at, (0, "A", 5), (1, "", 0), (2, "", 0))
    assert at.last is not None
    assert (at.last.idle, at.last.late, at.last.fastest) == ((1, 2), (1, 2), 0)
    assert [(each.seat, each.forced) for each in only(events, Lost)] == [(1, True)]
    assert isinstance(at.phase, Settling)
    assert at.phase.due[2] == Losing(1, "race")


@pytest.mark.parametrize(
    ("edition", "form", "beaten"),
    [("draft", tapping, (1, 2)), ("published", tapping, ()), ("draft", aiming, ())],
)
def test_whose_time_runs_out_had_no_card_left_only_if_another_player_had_taken_it(
    edition: Literal["draft", "published"], form: Callable[..., Phase], beaten: tuple[int, ...]
) -> None:
    """Check a round whose only correct card is tapped. In the published edition several players can tap it,
    and if they choose in secret, nobody can know that it is taken. form: see the test above.
    """
    options = Options(edition, taps="untimed" if form is aiming else "timed")
    at, _ = judged(state(form(TOP, STAR, TRIANGLE), options=options), (0, "A", 5), (1, "", 0), (2, "", 0))
    assert at.last is not None
    assert (at.last.late, at.last.beaten) == ((1, 2), beaten)
    reasons = [untapped(at.last, seat) for seat in (1, 2)]
    assert reasons == ["none-left" if beaten else "late"] * 2


def test_with_time_penalties_whose_time_runs_out_chooses_one() -> None:
    at = state(
        tapping(STAR, TRIANGLE), races=(Winnings(), Winnings((40, 41))), options=Options(time_penalty=True)
    )
    at, _ = judged(at, (0, "A", 5), (1, "", 0))
    assert isinstance(at.phase, Settling)
    assert at.phase.due[1] == Paying()


def test_published_the_slow_one_neither_wins_nor_loses_but_a_time_that_ran_out_is_wrong() -> None:
    races = (Winnings(), Winnings((40,)), Winnings((41,)))
    at = state(tapping(STAR, TRIANGLE, GREEN_STAR), races=races, options=Options("published"))
    slow, _ = judged(at, (0, "A", 5), (1, "C", 6))
    late, _ = judged(at, (0, "A", 5), (1, "", 0), (2, "", 0))
    assert slow.last is not None
    assert late.last is not None
    assert (slow.last.idle, slow.last.late) == ((2,), ())
    assert late.last.late == (1, 2)


def test_ruling_5_nobody_may_say_that_they_do_not_tap() -> None:
    at = state(tapping(STAR, TRIANGLE))
    assert [action for action in racesmack.legal(at, 0) if isinstance(action, Refrain)] == []


@pytest.mark.parametrize(
    ("race", "finish", "asked"),
    [
        (Winnings((44,)), Length(9), True),
        (Winnings((44,), (TOP,)), Length(9), False),
        (Winnings((44,), (TOP,)), NoEqualNeighbours(5, "shape"), True),
        (Winnings((), (TOP,)), NoEqualNeighbours(5, "shape"), False),
    ],
)
def test_ruling_19_an_end_is_asked_only_where_it_may_matter(
    race: Winnings, finish: Finish, asked: bool
) -> None:
    """Check docs/rules/racesmack.md, Ruling 19. asked: whether the player is asked for the end of the row."""
    at = state(tapping(STAR, TRIANGLE), races=(race, Winnings()), rules={TOP: (IsRule(), finish)})
    at, events = judged(at, (0, "A", 5), (1, "B", 6))
    assert bool(racesmack.legal(at, 0) and isinstance(at.phase, Settling)) == asked
    placed = [(each.end, each.forced) for each in only(events, Placed) if each.seat == 0]
    assert placed == ([] if asked else [("right", True)])
