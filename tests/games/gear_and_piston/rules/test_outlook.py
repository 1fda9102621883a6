"""A car's score in its current state, and the proposal to complete it."""

from __future__ import annotations

import pytest

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Mend
from bot.games.gear_and_piston.rules.completeness import complete
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import Finished, Scrapping
from bot.games.gear_and_piston.rules.outlook import outlook
from bot.games.gear_and_piston.rules.proposal import proposal
from bot.games.gear_and_piston.rules.scoring import result
from tests.english import english
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import after, at_work, table

SHORT = car("Me:r Fe:r S", "A G .")
"""A car that lacks an axle at its end."""
COMPLETE = car("Me Fe S", "A G A")
"""A car without icons and without defects."""


def test_the_outlook_has_the_scraps_and_the_points_of_each_investor() -> None:
    at = at_work("A", SHORT)
    found = outlook(gear_and_piston.view(at, 0))
    assert found.scraps == 1
    assert [english(line.reason) for line in found.lines] == [
        "Icons: 0 Comfort, 0 Power, 2 Range",
        "Most parts: 5",
        "Largest area: 2",
        "Volatility 0",
    ]
    assert [line.points for line in found.lines] == [2, 3, 2, 0]
    assert found.points == 7


def test_the_outlook_of_a_finished_game_is_its_result() -> None:
    at = table(Finished(), cars=[COMPLETE, SHORT], hands=["A", ""])
    for seat in (0, 1):
        found = outlook(gear_and_piston.view(at, seat))
        assert found.points == result(at).scores[seat]


def test_a_spectator_has_no_outlook_and_a_seat_without_a_scrap_to_place_no_proposal() -> None:
    at = table(Scrapping(0, 1), cars=[SHORT, COMPLETE])
    with pytest.raises(ValueError, match="spectator"):
        outlook(gear_and_piston.view(at, None))
    assert proposal(gear_and_piston.view(at, 1)) is None
    assert proposal(gear_and_piston.view(at, None)) is None
    assert proposal(gear_and_piston.view(at_work("A", SHORT), 0)) is None


def test_a_proposal_takes_the_fewest_scraps_and_what_it_promises_is_what_mending_brings() -> None:
    broken = car("Me:r Fe:r . Ms:c", "A:r . G .")
    at = table(Scrapping(0, 2), cars=[broken, COMPLETE], scrap=(0, 1, 2, 0, 1))
    plan = proposal(gear_and_piston.view(at, 0))
    assert plan is not None
    assert len(plan.placements) == needed(broken)
    assert complete(plan.cars[-1])
    done, _ = after(at, (0, Mend()))
    score = result(done).scores[0]
    assert score is not None
    assert plan.least <= score <= plan.most


def test_of_equally_short_finishes_the_one_with_more_points_is_proposed() -> None:
    """The missing gear may cover a part of the area, or one beside it."""
    at = table(Scrapping(0, 0), cars=[car("Me Fe S", "A A:r A"), COMPLETE], investors=("range first",))
    plan = proposal(gear_and_piston.view(at, 0))
    assert plan is not None
    (placement,) = plan.placements
    assert placement.type == "gear"
    assert placement.cell.column != 1
    assert plan.least == plan.most
