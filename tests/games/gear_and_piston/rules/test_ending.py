"""Tests of assembling and scrapping, and the variant Jump Row (docs/rules/gear-and-piston.md, section 6,
section 8).
"""

from __future__ import annotations

from bot.engine.match import start
from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Done, Keep, Mend, Merge, Patch, Take
from bot.games.gear_and_piston.rules.car import NO_CAR, Car, Cell, offsets, parts
from bot.games.gear_and_piston.rules.components import SPARE_SCRAP
from bot.games.gear_and_piston.rules.ending import patches
from bot.games.gear_and_piston.rules.events import (
    Decided,
    Ending,
    Event,
    Flagged,
    Jumped,
    Lost,
    Merged,
    Passed,
    Patched,
    Refilled,
    Reshuffled,
    Rummaged,
    ScrapDrawn,
    Sorted,
)
from bot.games.gear_and_piston.rules.mending import needed
from bot.games.gear_and_piston.rules.model import (
    Assembling,
    Finished,
    Options,
    Patenting,
    Scavenging,
    Scrapping,
    Sorting,
    State,
)
from bot.games.gear_and_piston.rules.scrap import Placement, offers
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, hand, kinds, parts as tiles, table

SMALL = car("Me Fe S", "A G A")
APART = car("Me Fe", "A G", "S", "A")
CORNERS = car("Me", ".", ".", "A")
"""Two sections of one part each, which can be merged in one way only."""


# assemble


def ending(one: Car, two: Car) -> tuple[State, list[Event]]:
    """End a game with the two given cars, and return the resulting state and events. Seat 1 is First
    Player.
    """
    at = table(
        at_work("A").phase, hands=["A"], cars=[one, two], tokens={"workshop": (0,)}, new="A:c", first=1
    )
    return after(at, (0, Done()))


def test_players_with_two_sections_merge_them_at_the_same_time_and_in_secret() -> None:
    asked, _ = ending(APART, APART)
    assert asked.phase == Assembling((0, 1), (None, None))
    first, second = offsets(APART)[:2]
    half, events = after(asked, (1, Merge(first)))
    assert events == [Decided(1)]
    assert half.cars == asked.cars
    assert gear_and_piston.view(half, 0).chosen is None
    assert gear_and_piston.view(half, 1).chosen == first
    whole, events = after(half, (0, Merge(second)))
    assert events[:3] == [Decided(0), Merged(1, forced=False), Merged(0, forced=False)]
    assert all(len(made.sections) == 1 for made in whole.cars)


def test_sections_that_can_be_merged_in_one_way_are_merged_without_asking() -> None:
    (only,) = offsets(CORNERS)
    done, events = ending(CORNERS, SMALL)
    assert Merged(0, forced=True) in events
    assert only == 0
    assert done.phase == Scrapping(0, 1)


def test_while_cars_are_assembled_everybody_sees_what_each_lacks() -> None:
    asked, _ = ending(APART, APART)
    view = gear_and_piston.view(asked, None)
    assert all(defects for defects in view.defects)
    before = gear_and_piston.view(at_work("A", APART), 0)
    assert before.defects[0] is not None
    assert before.defects[1] is None


# scrap


def scrapping(made: Car, scrap: tuple[int, ...] = (2, 1, 0, 1)) -> tuple[State, list[Event]]:
    """End a game in which seat 0 has the car `made` and seat 1 a complete one, and return the resulting state
    and events. scrap: the Volatility of each scrap in the stack.
    """
    at = table(
        at_work("A").phase, hands=["A"], cars=[made, SMALL], tokens={"workshop": (0,)}, new="A:c", scrap=scrap
    )
    return after(at, (0, Done()))


def test_from_the_first_player_on_each_draws_until_the_car_is_complete() -> None:
    at, events = scrapping(car("Me Fe .", "A G A"), (2, 1))
    assert events[-1] == ScrapDrawn(0, 1, spare=False)
    assert at.phase == Scrapping(0, 1)
    steering = Placement(Cell(0, 2, "top"), "steering", "generic")
    done, events = after(at, (0, Patch(steering)))
    made = part("S*1")
    assert events == [
        Patched(0, made, "T3", None, forced=False),
        Passed(0, 1),
        Passed(1, 0),
        Flagged(gear_and_piston.view(done, None).points),
    ]
    assert parts(done.cars[0])[-2] == made
    assert done.scrap == (2,)
    assert isinstance(done.phase, Finished)


def test_a_scrap_counts_its_volatility_and_the_next_one_is_drawn_at_once() -> None:
    at, _ = scrapping(car("Me Fe", "A G"))
    best = offers(at.cars[0])[0].placement
    done, events = after(at, (0, Patch(best)))
    assert kinds(events) == ["patched", "scrap_drawn"]
    assert done.phase == Scrapping(0, 0)
    assert gear_and_piston.turn(done) == gear_and_piston.turn(at)


def test_placements_are_offered_best_first_and_finish_for_me_last() -> None:
    at, _ = scrapping(car("Me Fe", "A G"))
    choices = gear_and_piston.legal(at, 0)
    assert choices == (*(Patch(offer.placement) for offer in offers(at.cars[0])), Mend())


def test_where_there_is_only_one_placement_the_scrap_goes_there_automatically() -> None:
    made = car("Me*0 Fe*0 S*0", "A*0 G*0 .")
    (only,) = offers(made)
    assert patches(made) == (Patch(only.placement),)
    at, events = scrapping(made)
    assert Patched(0, part("A*1"), "B3", None, forced=True) in events
    assert at.phase == Finished()


def test_finish_for_me_places_the_fewest_scraps() -> None:
    made = car("Me Fe . Ms", "A G . Is")
    at, _ = scrapping(made)
    _, events = after(at, (0, Mend()))
    placed = [event for event in events if isinstance(event, Patched)]
    assert all(event.forced for event in placed)
    assert len(placed) == needed(made)
    assert Passed(0, len(placed)) in events


def test_ruling_9_a_covered_part_is_gone_from_the_car() -> None:
    made = car("Me Fe S Ig", "A G A A")
    at, _ = scrapping(made)
    cover = Placement(Cell(0, 3, "top"), "improvement", "generic")
    done, events = after(at, (0, Patch(cover)))
    assert events[0] == Patched(0, part("I*1"), "T4", part("Ig"), forced=False)
    assert part("Ig") not in parts(done.cars[0])
    assert part("Ig") in done.discards


def test_ruling_11_when_the_scrap_stack_is_empty_further_scraps_have_volatility_2() -> None:
    at, events = scrapping(car("Me Fe .", "A G A"), ())
    assert events[-1] == ScrapDrawn(0, SPARE_SCRAP, spare=True)
    assert at.phase == Scrapping(0, 2)


def test_a_player_without_a_car_gets_one_of_scraps() -> None:
    at, _ = scrapping(NO_CAR)
    done, events = after(at, (0, Mend()))
    assert Passed(0, 6) in events
    outcome = gear_and_piston.outcome(done)
    assert outcome is not None
    assert outcome.places == (2, 1)


# Jump Row


def test_the_variant_begins_with_three_new_parts_and_no_junk_face_up() -> None:
    state = start(gear_and_piston, Options(jump_row=True), 3, "jump")[0].state
    assert (len(state.office), state.fading, state.yard) == (3, (), ())


def test_a_part_of_the_refill_row_is_replaced_at_once_one_of_the_discard_row_is_not() -> None:
    at = table(
        Patenting(0),
        tokens={"patent office": (0, 1, 0)},
        office="A:c G:c S:c",
        fading="A:p G:p",
        new="A:c A:r",
        jump_row=True,
    )
    assert len(gear_and_piston.legal(at, 0)) == 6
    one, events = after(at, (0, Take(part("G:c"), "office")))
    assert events[-1] == Refilled(part("A:r"), "office")
    assert one.office == tiles("A:c A:r S:c")
    two, _ = after(one, (1, Take(part("A:p"), "fading")))
    assert (two.fading, two.office) == (tiles("G:p"), one.office)


def test_ruling_8_the_variant_ends_at_once_when_the_refill_row_cannot_be_refilled() -> None:
    at = table(
        Patenting(0),
        tokens={"patent office": (0, 1)},
        office="A:c G:c S:c",
        new="",
        jump_row=True,
        cars=[SMALL] * 2,
    )
    _, events = after(at, (0, Take(part("G:c"), "office")))
    assert kinds(events) == ["took", "ending", "passed", "passed", "flagged"]
    assert Ending((), "office") in events


def jumping(hands: tuple[str, ...] = (), junk: str = "A G S Me Fe", discards: str = "") -> State:
    """Return a game of the variant Jump Row, with seat 0's token on the first space of the Junk Yard and seat
    1's on the second.
    """
    at = table(
        Patenting(0),
        hands=hands,
        tokens={"patent office": (0,), "junk yard": (0, 1)},
        office="A:c G:c S:c",
        junk=junk,
        discards=discards,
        jump_row=True,
    )
    return after(at, (0, Take(part("G:c"), "office")))[0]


def test_the_space_says_how_many_junk_parts_are_drawn_of_which_two_are_kept() -> None:
    at = jumping()
    assert at.phase == Sorting(0, tiles("Fe Me S G"), ())
    half, events = after(at, (0, Keep(part("S"))))
    assert events == []
    done, events = after(half, (0, Keep(part("Me"))))
    assert events[0] == Sorted(0, tiles("S Me"), 2, tiles("Fe G"), 2)
    assert gear_and_piston.visible(events[0], 1) == Sorted(0, (), 2, (), 2)
    assert part("S") in done.hands[0]
    assert isinstance(done.phase, Sorting)
    assert (done.phase.seat, len(done.phase.drawn)) == (1, 3)


def test_ruling_13_none_may_be_kept() -> None:
    done, events = after(jumping(), (0, Done()))
    assert events[0] == Sorted(0, (), 0, tiles("Fe Me S G"), 4)
    assert done.hands[0] == hand("G:c")


def test_with_four_blueprints_one_may_be_kept_and_with_five_the_action_is_lost() -> None:
    done, events = after(jumping(("A A S", "Me Fe Mg Fg Ms")), (0, Keep(part("S"))))
    assert [kind_of(event) for event in events][:2] == ["sorted", "lost"]
    assert Lost(1, "junk yard", "full") in events
    assert len(done.hands[0]) == 5


def test_when_the_stack_runs_out_the_discarded_junk_is_shuffled_and_new_parts_stay_out() -> None:
    at = jumping(junk="A G S Me Fe", discards="A! A:p Fs!")
    done, events = after(at, (0, Done()))
    assert isinstance(events[1], Reshuffled)
    assert isinstance(done.phase, Sorting)
    assert events[2] == Rummaged(1, done.phase.drawn, 3)
    assert tiles("A:p") == tuple(tile for tile in done.discards if tile.stock == "new")
    assert done.shuffles == 1
    assert gear_and_piston.view(done, None).shuffles == 1


def test_with_no_junk_at_all_the_action_is_lost() -> None:
    at = table(
        Patenting(0),
        hands=("", ""),
        tokens={"patent office": (0,), "junk yard": (1,)},
        junk="",
        office="A:c G:c S:c",
        jump_row=True,
    )
    _, events = after(at, (0, Take(part("G:c"), "office")))
    assert Lost(1, "junk yard", "empty") in events


def test_at_the_end_of_the_round_the_discard_row_goes_and_the_refill_row_takes_its_place() -> None:
    at = table(
        at_work("A").phase,
        hands=["A"],
        tokens={"workshop": (0,)},
        office="A:c G:c S:c",
        fading="A:p",
        new="A:r Fe:c Me:c Fs:r",
        jump_row=True,
    )
    done, events = after(at, (0, Done()))
    assert events[1] == Jumped(tiles("A:c G:c S:c"), tiles("Fs:r Me:c Fe:c"))
    assert done.discards == tiles("A:p")


def test_the_end_is_announced_from_the_junk_yard_too() -> None:
    at = table(Scavenging(0, 0), tokens={"junk yard": (0,)}, junk="", cars=[SMALL] * 2)
    done, _ = after(at, (0, Take(part("G!"), "yard")))
    assert gear_and_piston.view(done, None).ended == "yard"
