"""Tests of planning, discarding, the Back Alley and the sources of parts (docs/rules/gear-and-piston.md,
section 4).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import (
    Discard,
    Done,
    Draw,
    Muscle,
    Place,
    Pocket,
    Return,
    Spy,
    Steal,
    Take,
    Visit,
)
from bot.games.gear_and_piston.rules.components import SPACES, Location
from bot.games.gear_and_piston.rules.events import (
    Decided,
    Discarded,
    Drew,
    Ending,
    Event,
    FirstNamed,
    Lost,
    Muscled,
    Placed,
    Refilled,
    Spied,
    Stole,
    TokensBack,
    Visited,
)
from bot.games.gear_and_piston.rules.model import (
    Dealing,
    Discarding,
    Patenting,
    Planning,
    Returning,
    Scavenging,
    Scheming,
    State,
)
from bot.games.gear_and_piston.rules.planning import capacities, left
from bot.games.gear_and_piston.rules.refresh import close
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, hand, kinds, parts, table

FULL = "Me! Fe! A! G! S!"
"""Five Blueprints."""


# planning


@pytest.mark.parametrize("seats", gear_and_piston.seats)
def test_every_token_of_everybody_finds_a_space(seats: int) -> None:
    assert sum(capacities(SPACES[seats])) >= seats * SPACES[seats].tokens


def test_a_player_with_a_token_at_rest_drops_out_of_the_rota_earlier() -> None:
    at = table(resting=(0,), tokens={"patent office": (0, 1, 0), "workshop": (1,)})
    done, _ = after(at, (0, Place("workshop")))
    assert done.phase == Planning(1)
    done, _ = after(done, (1, Place("workshop")))
    assert done.phase == Planning(1)


@pytest.mark.parametrize(("resting", "begins"), [((2,) * 3, 3), ((2,) * 3 + (3,) * 3, 0), ((2, 2), 2)])
def test_ruling_18_a_round_begins_with_the_first_seat_from_the_first_player_that_has_a_token(
    resting: tuple[Seat, ...], begins: Seat
) -> None:
    at = table(seats=4, first=2, resting=resting)
    course = close(at)
    assert course.state.phase == Planning(begins)
    assert course.state.first == 2
    assert left(course.state, begins) > 0


def test_the_last_free_location_is_taken_without_asking() -> None:
    at = table(
        seats=6,
        tokens={
            "back alley": (0,),
            "patent office": (0, 0, 1, 1, 1, 2, 2, 2),
            "junk yard": (3, 4, 4, 5),
            "workshop": (),
        },
        resting=(3, 3),
        phase=Planning(4),
    )
    _, events = after(at, (4, Place("workshop")))
    assert events == [
        Placed(4, "workshop", 0, forced=False),
        Placed(5, "workshop", 1, forced=True),
        Placed(5, "workshop", 2, forced=True),
        *events[3:],
    ]


def test_a_round_begins_with_the_first_seat_that_has_a_token() -> None:
    """Begin a round with a First Player whose tokens are all at rest (docs/rules/gear-and-piston.md, section
    4.1).
    """
    at = table(
        Scavenging(1, 1), seats=4, first=0, hands=["A"] * 4, tokens={"junk yard": (1,)}, resting=(0, 0, 0)
    )
    done, events = after(at, (1, Done()))
    assert "round_opened" in kinds(events)
    assert done.phase == Planning(1)
    assert gear_and_piston.view(done, None).tokens == (0, 3, 3, 3)


# Volatility, and discarding


def planned(*hands: str) -> tuple[State, list[Event]]:
    """Place the last token in a game of two seats with the given hands, and return the resulting state and
    events.
    """
    at = table(
        Planning(1),
        hands=hands,
        first=1,
        cars=(car("Me! Fe!", "A! G+"),),
        tokens={"patent office": (0, 1), "workshop": (0, 1, 0), "junk yard": (1, 0)},
    )
    return after(at, (1, Place("patent office")))


def test_the_track_is_set_to_the_icons_less_the_reliability() -> None:
    done, events = planned("A", "G")
    assert kinds(events) == ["placed", "rated"]
    assert done.volatility == (2, 0)


def test_a_player_without_blueprints_is_not_asked_and_with_nobody_to_ask_the_resolution_starts() -> None:
    done, _ = planned("A", "")
    assert done.phase == Discarding((0,), (None, None))
    done, events = planned("", "")
    assert done.phase == Patenting(0)
    assert kinds(events) == ["placed", "rated"]


def test_ruling_3_all_choose_at_once_in_secret_and_it_is_carried_out_in_turn_order() -> None:
    done, _ = planned("A G", "S")
    assert gear_and_piston.awaits(done) == {0, 1}
    half, events = after(done, (0, Discard(part("G"))))
    assert events == [Decided(0)]
    assert half.hands == done.hands
    assert gear_and_piston.awaits(half) == {1}
    whole, events = after(half, (1, Done()))
    assert events == [
        Decided(1),
        Discarded(1, None, kept=True),
        Discarded(0, part("G"), kept=False),
    ]
    assert whole.hands == (hand("A"), hand("S"))
    assert whole.discards == parts("G")


def test_ruling_3_a_discarded_blueprint_is_hidden_from_everybody_else() -> None:
    told = Discarded(0, part("G"), kept=False)
    assert gear_and_piston.visible(told, 0) == told
    assert (
        gear_and_piston.visible(told, 1)
        == gear_and_piston.visible(told, None)
        == Discarded(0, None, kept=False)
    )


# the Back Alley


def scheming(
    *hands: str,
    new: str = "G:c A:p A:r S:c",
    office: tuple[Seat, ...] = (1,),
    workshop: tuple[Seat, ...] = (),
) -> State:
    """Return a game of three in which seat 0 has its token in the Back Alley and must act there. office,
    workshop: the seats whose tokens are in the Patent Office and the Workshop.
    """
    tokens: dict[Location, tuple[Seat, ...]] = {
        "back alley": (0,),
        "patent office": office,
        "workshop": workshop,
    }
    return table(Scheming(0), seats=3, hands=hands, new=new, tokens=tokens)


def test_tokens_come_back_from_their_rest_when_the_next_back_alley_is_resolved() -> None:
    tokens: dict[Location, tuple[Seat, ...]] = {
        "patent office": (0, 1),
        "workshop": (0, 1),
        "junk yard": (0,),
    }
    done, events = after(table(Planning(1), tokens=tokens, resting=(0, 1)), (1, Place("patent office")))
    assert events[-1] == TokensBack((0, 1))
    assert done.resting == ()


def test_espionage_shows_the_hand_to_the_thief_alone_who_takes_one() -> None:
    seeing, events = after(scheming("A", "G! S!", ""), (0, Spy(1)))
    assert events == [Spied(0, 1, hand("G! S!"))]
    assert gear_and_piston.view(seeing, 0).seen == hand("G! S!")
    assert gear_and_piston.view(seeing, 1).seen == gear_and_piston.view(seeing, None).seen == ()
    done, events = after(seeing, (0, Steal(part("S!"))))
    assert events == [Stole(0, 1, part("S!"))]
    assert done.hands == (hand("A S!"), hand("G!"), ())
    assert done.resting == (0,)


def test_the_table_learns_who_was_spied_on_but_not_what_was_taken() -> None:
    spied, stole = Spied(0, 1, hand("G! S!")), Stole(0, 1, part("S!"))
    assert [gear_and_piston.visible(event, 2) for event in (spied, stole)] == [
        Spied(0, 1, ()),
        Stole(0, 1, None),
    ]
    assert [gear_and_piston.visible(event, 1) for event in (spied, stole)] == [spied, stole]


def test_the_only_blueprint_of_a_victim_is_taken_without_asking() -> None:
    done, events = after(scheming("A", "G!", ""), (0, Spy(1)))
    assert kinds(events) == ["spied", "stole"]
    assert done.hands[0] == hand("A G!")


def test_nobody_without_blueprints_and_not_oneself_can_be_spied_on() -> None:
    assert set(gear_and_piston.legal(scheming("A", "G!", ""), 0)) == {Spy(1), Visit()}


def test_with_five_blueprints_only_union_muscle_is_left() -> None:
    at = scheming(FULL, "A", "A", workshop=(0, 1))
    assert all(isinstance(action, Muscle) for action in gear_and_piston.legal(at, 0))


def test_union_muscle_needs_another_token_beside_ones_own() -> None:
    at = scheming(FULL, "A", "A", office=(0,), workshop=(1, 2))
    assert list(gear_and_piston.legal(at, 0)) == []


def test_ruling_4_a_token_moves_to_an_occupied_place_and_the_others_close_up_in_their_order() -> None:
    at = scheming("A", "A", "A", workshop=(1, 2, 1, 0))
    done, events = after(at, (0, Muscle("workshop", 3, 0)))
    assert events[0] == Muscled(0, "workshop", 3, 0)
    assert done.tokens[-1] == (0, 1, 2, 1)
    done, _ = after(at, (0, Muscle("workshop", 3, 1)))
    assert done.tokens[-1] == (1, 0, 2, 1)


def test_ruling_19_union_muscle_moves_no_token_within_the_back_alley() -> None:
    at = table(Scheming(0), seats=3, tokens={"back alley": (0, 1, 0), "workshop": (1, 0)})
    moves = [each for each in gear_and_piston.legal(at, 0) if isinstance(each, Muscle)]
    assert {each.location for each in moves} == {"workshop"}


def test_ruling_20_the_last_token_in_the_workshop_after_union_muscle_makes_the_first_player() -> None:
    at = scheming("A", "A", "A", office=(), workshop=(1, 2, 0))
    done, events = after(at, (0, Muscle("workshop", 2, 0)))
    assert done.tokens[-1] == (0, 1, 2)
    assert FirstNamed(2, kept=False) in events
    assert done.first == 2


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_kept_who_has_the_last_token_of_the_workshop(first: Seat) -> None:
    at = table(
        Scavenging(0, 1),
        seats=3,
        first=first,
        hands=["A"] * 3,
        tokens={"junk yard": (0,), "workshop": (0, 1)},
    )
    assert FirstNamed(1, kept=first == 1) in after(at, (0, Done()))[1]


def test_moves_that_lead_to_the_same_order_are_offered_once() -> None:
    at = scheming(FULL, "A", "A", workshop=(0, 0, 1))
    assert list(gear_and_piston.legal(at, 0)) == [
        Muscle("workshop", 0, 1),
        Muscle("workshop", 0, 2),
    ]


def test_the_black_market_shows_the_top_three_and_two_go_back_in_any_order_to_either_side() -> None:
    at = scheming("A", "", "", new="G:c A:p A:r S:c", workshop=())
    seeing, events = after(at, (0, Visit()))
    assert seeing.phase == Dealing(0, parts("S:c A:r A:p"))
    assert gear_and_piston.visible(events[0], 1) == Visited(0, ())
    choosing, _ = after(seeing, (0, Pocket(part("A:r"))))
    assert choosing.phase == Returning(0, parts("S:c A:p"), short=False)
    assert set(gear_and_piston.legal(choosing, 0)) == {
        Return(side, parts(order)) for side in ("top", "bottom") for order in ("S:c A:p", "A:p S:c")
    }
    done, _ = after(choosing, (0, Return("top", parts("A:p S:c"))))
    assert done.new == parts("G:c S:c A:p")
    done, _ = after(choosing, (0, Return("bottom", parts("A:p S:c"))))
    assert done.new == parts("S:c A:p G:c")


def test_of_two_parts_left_one_is_kept_and_the_other_goes_back_without_asking() -> None:
    seeing, _ = after(scheming("A", "", "", new="A:p S:c"), (0, Visit()))
    done, events = after(seeing, (0, Pocket(part("S:c"))))
    assert kinds(events)[:2] == ["pocketed", "returned"]
    assert done.new == parts("A:p")


def test_with_an_empty_stack_there_is_no_black_market() -> None:
    assert Visit() not in gear_and_piston.legal(scheming("A", "G", "", new=""), 0)


def test_ruling_5_a_token_for_which_nothing_is_possible_is_lost() -> None:
    at = table(
        Scheming(0),
        hands=("A", FULL),
        tokens={"back alley": (0, 1), "patent office": (0,)},
    )
    done, events = after(at, (0, Visit()), (0, Pocket(part("A:r"))), (0, Return("top", parts("S:c G:r"))))
    assert Lost(1, "back alley", "impossible") in events
    assert done.resting == (0, 1)


# the Patent Office


def test_a_face_up_part_is_not_refilled() -> None:
    at = table(Patenting(0), tokens={"patent office": (0, 1)})
    done, _ = after(at, (0, Take(part("S:p"), "office")))
    assert done.office == parts("Me:r Fe:r Mg:r Fg:r Ms:c")
    assert done.phase == Patenting(1)


def test_parts_that_look_the_same_are_offered_once() -> None:
    at = table(Patenting(0), tokens={"patent office": (0,)}, office="A:c A:c G:c")
    assert list(gear_and_piston.legal(at, 0)) == [
        Take(part("A:c"), "office"),
        Take(part("G:c"), "office"),
        Draw(),
    ]


def test_with_no_part_face_up_the_stack_is_drawn_from_without_asking() -> None:
    at = table(Patenting(0), tokens={"patent office": (0, 1)}, office="S:p", junk="A A A")
    done, events = after(at, (0, Take(part("S:p"), "office")))
    assert events[1] == Drew(1, "patent office", part("G:r"), forced=True)
    assert gear_and_piston.visible(events[1], 0) == Drew(1, "patent office", None, forced=True)
    assert done.hands[1] == hand("G:r")


def test_ruling_5_at_five_blueprints_or_with_nothing_to_take_the_action_is_lost() -> None:
    at = table(Patenting(0), hands=("", FULL), tokens={"patent office": (0, 1, 0)}, office="S:p", new="")
    _, events = after(at, (0, Take(part("S:p"), "office")))
    assert events[1:3] == [Lost(1, "patent office", "full"), Lost(0, "patent office", "empty")]


# the Junk Yard


def test_the_first_face_up_part_is_refilled_before_the_second_pick() -> None:
    at = table(Scavenging(0, 0), tokens={"junk yard": (0, 1)}, junk="G A")
    half, events = after(at, (0, Take(part("G!"), "yard")))
    assert events[-1] == Refilled(part("A"), "yard")
    assert half.yard == parts("A! A S!")
    done, _ = after(half, (0, Take(part("A"), "yard")))
    assert done.yard == parts("A! G S!")
    assert done.phase == Scavenging(1, 0)


def test_one_part_must_be_taken_and_may_be_enough() -> None:
    at = table(Scavenging(0, 0), tokens={"junk yard": (0, 1)})
    assert Done() not in gear_and_piston.legal(at, 0)
    done, _ = after(at, (0, Draw()), (0, Done()))
    assert done.phase == Scavenging(1, 0)


def test_with_four_in_hand_only_one_may_be_taken_and_with_five_none() -> None:
    at = table(
        Scavenging(0, 0), hands=("Me! Fe! A! G!", FULL), tokens={"junk yard": (0, 1), "patent office": ()}
    )
    done, events = after(at, (0, Draw()))
    assert Lost(1, "junk yard", "full") in events
    assert len(done.hands[0]) == 5


def test_ruling_8_the_game_ends_at_once_where_the_yard_cannot_be_refilled() -> None:
    at = table(
        Scavenging(0, 0),
        tokens={"junk yard": (0, 1), "workshop": (1,)},
        junk="",
        cars=[car("Me Fe S", "A G A")] * 2,
    )
    done, events = after(at, (0, Take(part("G!"), "yard")))
    assert kinds(events) == ["took", "ending", "passed", "passed", "flagged"]
    assert Ending((), "yard") in events
    assert done.hands[0] == hand("G!")
    assert gear_and_piston.outcome(done) is not None


def test_nobody_sees_how_many_tiles_are_left() -> None:
    many, few = table(new="A:c " * 9, junk="A " * 9), table(new="A:c", junk="A")
    assert gear_and_piston.view(many, 0) == gear_and_piston.view(few, 0)


# the end of a round


def test_ruling_8_too_few_new_or_junk_parts_to_refresh_end_the_game() -> None:
    for new, junk, shelf in (("A:c " * 5, "A " * 9, "office"), ("A:c " * 9, "A " * 2, "yard")):
        at = replace(at_work("A"), new=parts(new), junk=parts(junk))
        done, events = after(at, (0, Done()))
        assert kind_of(events[1]) == "ending"
        assert done.ended == shelf


def test_as_many_new_and_junk_parts_as_are_laid_out_are_enough() -> None:
    for new, jump_row in (("A:c " * 6, False), ("A:c " * 3, True)):
        course = close(table(new=new, junk="A G S", jump_row=jump_row))
        assert (course.then, course.state.round, course.state.ended) == ("ask", 4, "")
        assert course.state.new == ()


def test_what_is_laid_out_comes_from_the_top_of_the_stacks_and_what_lay_there_is_discarded() -> None:
    course = close(table(new="G:r A:c A:p A:r G:c G:p S:c", junk="Me A G S", discards="Fe"))
    laid = course.state
    assert (laid.office, laid.yard) == (parts("S:c G:p G:c A:r A:p A:c"), parts("S G A"))
    assert (laid.new, laid.junk) == (parts("G:r"), parts("Me"))
    assert laid.swept == parts("Me:r Fe:r Mg:r Fg:r Ms:c S:p A! G! S!")
    assert laid.discards == (*parts("Fe"), *laid.swept)
