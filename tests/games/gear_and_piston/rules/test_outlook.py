"""Tests of a car's score in its current state, and the proposal to complete it."""

from __future__ import annotations

import pytest

from bot.engine.match import Move
from bot.engine.values import kind_of, replace
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Action, Build, Done, Draw, Mend, Pocket, Return, Take
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.completeness import complete
from bot.games.gear_and_piston.rules.figures import figures
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import Dealing, Finished, Scavenging, Scrapping
from bot.games.gear_and_piston.rules.outlook import best_turn, outlook, proposal, standing
from bot.games.gear_and_piston.rules.scoring import result
from tests.english import english
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, parts, table

SHORT = car("Me:r Fe:r S", "A G .")
"""A car that lacks an axle at its end."""
COMPLETE = car("Me Fe S", "A G A")
"""A car without icons and without defects."""


def test_the_outlook_has_the_scraps_and_the_points_of_each_investor() -> None:
    at = at_work("A", SHORT)
    found = outlook(gear_and_piston.view(at, 0))
    assert found.scraps == 1
    assert [english(line.reason) for line in found.lines] == [
        "Icons: 0 Comfort, 0 Power and 2 Range",
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


def test_the_best_turn_builds_what_improves_the_car_and_stops_before_what_harms_it() -> None:
    view = gear_and_piston.view(at_work("A S", SHORT), 0)
    done, made = best_turn(view)
    assert [kind_of(each) for each in done] == ["build"], "a second steering would need scrap"
    assert complete(made)
    assert best_turn(replace(view, left=0)) == ((), SHORT)
    for ask in (best_turn, lambda each: standing(each, SHORT)):
        with pytest.raises(ValueError, match="spectator"):
            ask(replace(view, seat=None))


def test_a_proposed_turn_two_junk_parts_and_parts_that_go_back_as_they_lay_are_one_press() -> None:
    work, axle = at_work("A", SHORT), Build(part("A"), Cell(0, 2, "bottom"))
    built, _ = after(work, (0, axle))
    assert figures([work, built, built], [Move(0, axle), Move(0, Done())]).joined == {1}
    elsewhere = Build(part("A"), Cell(0, -1, "bottom"))
    other, _ = after(work, (0, elsewhere))
    assert figures([work, other, other], [Move(0, elsewhere), Move(0, Done())]).joined == set()
    seen = parts("A G S")
    market, keep = table(Dealing(0, seen)), Pocket(seen[0])
    back, _ = after(market, (0, keep))
    for order, joined in ((seen[1:], {1}), (seen[:0:-1], set())):
        moves: list[Move[Action]] = [Move(0, keep), Move(0, Return("top", order))]
        assert figures([market, back, back], moves).joined == joined
    yard = table(Scavenging(0, 0), cars=[SHORT], yard="Ms! A S!", junk="A G", tokens={"junk yard": (0,)})
    for first, joined in ((Take(part("A"), "yard"), {1}), (Draw(), {1}), (Take(part("S!"), "yard"), set())):
        second, _ = after(yard, (0, first))
        assert figures([yard, second, second], [Move(0, first), Move(0, Draw())]).joined == joined


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
    """Propose a plan for a scrap gear that can cover a part of the largest area, or a part beside it."""
    at = table(Scrapping(0, 0), cars=[car("Me Fe S", "A A:r A"), COMPLETE], investors=("range first",))
    plan = proposal(gear_and_piston.view(at, 0))
    assert plan is not None
    (placement,) = plan.placements
    assert placement.type == "gear"
    assert placement.cell.column != 1
    assert plan.least == plan.most
