"""Tests of the two-player round that the rules narrate, token by token (docs/rules/gear-and-piston.md,
Example 2). Blue is seat 0, Green is seat 1.
"""

from __future__ import annotations

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import (
    Build,
    Discard,
    Dismantle,
    Done,
    Draw,
    Merge,
    Place,
    Pocket,
    Return,
    Take,
    Upgrade,
    Visit,
)
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.components import LOCATIONS, Location
from bot.games.gear_and_piston.rules.events import (
    Discarded,
    Drew,
    FirstNamed,
    Placed,
    Rated,
    Refilled,
    Refreshed,
    Returned,
    RoundOpened,
    WorkBegun,
    Worked,
)
from bot.games.gear_and_piston.rules.model import (
    Discarding,
    Patenting,
    Planning,
    Scavenging,
    Scheming,
    State,
    Working,
)
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, hand, parts, table

BLUE, GREEN = 0, 1
STACK = "Fs:r Ms:r Fg:p Mg:p Fe:p Me:p Fe:c S:r Me:c A:p A:r G:r"
"""The New stack, with the top part last."""
BEFORE = table(
    hands=("A", "G:r S:c"),
    cars=(car("Mg! Fg S", "A G! ."), car("Me Fe", "A G:p", "S:p", "A:c")),
    new=STACK,
    junk="G Ms! Fs! Ms Fs Mg Fg A! Me! A Fe! S!",
    office="Me:r Fe:r Mg:c Fg:r Ms:c S:p",
    yard="A! G! S",
    first=BLUE,
)
PLANS: tuple[tuple[int, Location, int], ...] = (
    (BLUE, "patent office", 0),
    (GREEN, "workshop", 0),
    (BLUE, "junk yard", 0),
    (GREEN, "junk yard", 1),
    (BLUE, "workshop", 1),
    (GREEN, "patent office", 1),
    (BLUE, "back alley", 0),
    (GREEN, "patent office", 2),
)


def test_example_2_all_tokens_are_placed_in_turn_onto_the_first_free_space_and_the_track_is_set() -> None:
    done, events = after(BEFORE, *[(seat, Place(location)) for seat, location, _ in PLANS])
    assert events == [
        *(Placed(seat, location, space, forced=False) for seat, location, space in PLANS),
        Rated((2, 0)),
    ]
    assert done.tokens == ((BLUE,), (BLUE, GREEN, GREEN), (BLUE, GREEN), (GREEN, BLUE))
    assert done.phase == Discarding((BLUE, GREEN), (None, None))


def planned() -> State:
    """Return the state after all tokens have been placed."""
    return after(BEFORE, *[(seat, Place(location)) for seat, location, _ in PLANS])[0]


def test_example_2_with_the_yard_full_no_third_token_goes_there() -> None:
    halfway = after(BEFORE, *[(seat, Place(location)) for seat, location, _ in PLANS[:4]])[0]
    assert Place("junk yard") not in gear_and_piston.legal(halfway, BLUE)
    assert {Place(location) for location in LOCATIONS} - {Place("junk yard")} == set(
        gear_and_piston.legal(halfway, BLUE)
    )


def discarded() -> State:
    """Return the state after both players have discarded or kept their Blueprints."""
    return after(planned(), (BLUE, Done()), (GREEN, Discard(part("S:c"))))[0]


def test_example_2_blue_keeps_all_her_blueprints_but_green_discards_one() -> None:
    done, events = after(planned(), (GREEN, Discard(part("S:c"))), (BLUE, Done()))
    assert events[2:] == [Discarded(BLUE, None, kept=True), Discarded(GREEN, part("S:c"), kept=False)]
    assert done.hands == (hand("A"), hand("G:r"))
    assert done.phase == Scheming(BLUE)
    assert done == discarded()


def traded() -> State:
    """Return the state after the Back Alley."""
    rest = parts("G:r A:p")
    return after(discarded(), (BLUE, Visit()), (BLUE, Pocket(part("A:r"))), (BLUE, Return("bottom", rest)))[0]


def test_example_2_blue_sees_three_new_parts_keeps_one_puts_two_at_the_bottom_and_her_token_rests() -> None:
    seeing, _ = after(discarded(), (BLUE, Visit()))
    assert gear_and_piston.view(seeing, BLUE).seen == parts("G:r A:r A:p")
    done, events = after(seeing, (BLUE, Pocket(part("A:r"))), (BLUE, Return("bottom", parts("G:r A:p"))))
    assert Returned(BLUE, "bottom", parts("G:r A:p")) in events
    assert done.new == (*parts("A:p G:r"), *parts(STACK)[:-3])
    assert done.hands[BLUE] == hand("A A:r")
    assert done.resting == (BLUE,)
    assert done.phase == Patenting(BLUE)


PATENTS = (
    (BLUE, Take(part("Fg:r"), "office")),
    (GREEN, Draw()),
    (GREEN, Take(part("Fe:r"), "office")),
)


def patented() -> State:
    """Return the state after the Patent Office."""
    return after(traded(), *PATENTS)[0]


def test_example_2_blue_takes_a_face_up_part_green_draws_blindly_then_takes_a_face_up_part() -> None:
    done, events = after(traded(), *PATENTS)
    assert Drew(GREEN, "patent office", part("Me:c"), forced=False) in events
    assert done.office == parts("Me:r Mg:c Ms:c S:p")
    assert done.hands == (hand("A A:r Fg:r"), hand("G:r Me:c Fe:r"))
    assert done.phase == Scavenging(BLUE, 0)


def scavenged() -> State:
    """Return the state after the Junk Yard."""
    junk = ((BLUE, Take(part("S"), "yard")), (BLUE, Draw()), (GREEN, Draw()), (GREEN, Draw()))
    return after(patented(), *junk)[0]


def test_example_2_blue_takes_a_junk_part_whose_place_is_refilled_at_once_then_draws_one_blindly() -> None:
    taken, events = after(patented(), (BLUE, Take(part("S"), "yard")))
    assert events[-1] == Refilled(part("S!"), "yard")
    assert taken.yard == parts("A! G! S!")
    assert taken.phase == Scavenging(BLUE, 1)
    done, events = after(taken, (BLUE, Draw()))
    assert events == [Drew(BLUE, "junk yard", part("Fe!"), forced=False)]
    assert done.hands[BLUE] == hand("A A:r Fg:r S Fe!")
    assert done.phase == Scavenging(GREEN, 0)


def test_example_2_green_draws_both_junk_parts_blindly_and_the_workshop_opens_with_his_three_actions() -> (
    None
):
    taken, _ = after(patented(), (BLUE, Take(part("S"), "yard")), (BLUE, Draw()), (GREEN, Draw()))
    done, events = after(taken, (GREEN, Draw()))
    assert done.hands[GREEN] == hand("G:r Me:c Fe:r A Me!")
    assert events[-2:] == [FirstNamed(BLUE, kept=True), WorkBegun(GREEN, 3)]
    assert done.first == BLUE


def test_example_2_green_merges_for_free_builds_two_parts_and_upgrades_three_with_his_third_action() -> None:
    built, _ = after(
        scavenged(),
        (GREEN, Merge(2)),
        (GREEN, Build(part("A"), Cell(0, 3, "bottom"))),
        (GREEN, Build(part("Me!"), Cell(0, 3, "top"))),
    )
    assert isinstance(built.phase, Working)
    assert built.phase.left == 1
    done, _ = after(
        built,
        (GREEN, Upgrade(Cell(0, 1, "bottom"), part("G:r"))),
        (GREEN, Upgrade(Cell(0, 3, "top"), part("Me:c"))),
        (GREEN, Upgrade(Cell(0, 1, "top"), part("Fe:r"))),
    )
    assert done.cars[GREEN] == car("Me Fe:r S:p Me:c", "A G:r A:c A")
    assert done.hands[GREEN] == ()
    assert isinstance(done.phase, Working)
    assert done.phase.left == 0
    finished, events = after(done, (GREEN, Done()))
    assert events == [Worked(GREEN, 0), WorkBegun(BLUE, 2)]
    assert finished.discards == parts("S:c G:p Me! Fe")


def test_example_2_blue_has_two_actions_dismantles_builds_and_the_round_ends_with_new_rows() -> None:
    start, _ = after(scavenged(), (GREEN, Done()))
    done, events = after(
        start,
        (BLUE, Dismantle(Cell(0, 2, "top"))),
        (BLUE, Build(part("A:r"), Cell(0, 2, "bottom"))),
        (BLUE, Done()),
    )
    assert done.cars[BLUE] == car("Mg! Fg .", "A G! A:r")
    assert events[-2:] == [Refreshed(done.office, done.yard), RoundOpened(4, BLUE)]
    assert done.discards == parts("S:c S Me:r Mg:c Ms:c S:p A! G! S!")
    assert done.office == parts("S:r Fe:c Me:p Fe:p Mg:p Fg:p")
    assert len(done.yard) == 3
    assert done.phase == Planning(BLUE)


def test_example_2_her_token_rests_through_the_next_planning_and_all_others_are_back() -> None:
    done, _ = after(scavenged(), (GREEN, Done()), (BLUE, Done()))
    assert done.resting == (BLUE,)
    assert gear_and_piston.view(done, None).tokens == (3, 4)
