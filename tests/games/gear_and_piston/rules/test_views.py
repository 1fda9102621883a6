"""Tests of the contents of a view in each location and phase (docs/rules/gear-and-piston.md, section 9)."""

from __future__ import annotations

import pytest

from bot.engine.game import Seat
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.rules.actions import Build, Done, Upgrade
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.components import Location
from bot.games.gear_and_piston.rules.events import (
    Discarded,
    Drew,
    Event,
    Opened,
    Pocketed,
    Refilled,
    Reshuffled,
    Returned,
    Rummaged,
    Sorted,
    Spied,
    Stole,
    Visited,
)
from bot.games.gear_and_piston.rules.model import (
    Dealing,
    Discarding,
    Finished,
    Patenting,
    Phase,
    Planning,
    Returning,
    Scavenging,
    Scrapping,
    Sorting,
    View,
)
from tests.games.gear_and_piston.notation import car, part
from tests.games.gear_and_piston.table import after, at_work, hand, parts, table

SMALL = car("Me Fe S", "A G A")


def seen(phase: Phase, seat: Seat | None = 0, *, jump_row: bool = False) -> View:
    """Return a seat's view of a table of two in the given phase."""
    tokens: dict[Location, tuple[Seat | None, ...]] = {"patent office": (None, 0, 1), "junk yard": (1,)}
    at = table(phase, hands=["A G", "S"], cars=[SMALL], tokens=tokens, jump_row=jump_row)
    return gear_and_piston.view(at, seat)


def test_the_pick_at_the_junk_yard_is_the_first_or_the_second() -> None:
    assert [seen(phase).pick for phase in (Scavenging(0, 0), Scavenging(0, 1), Patenting(0))] == [1, 2, 0]


def test_what_is_looked_at_is_shown_to_the_mover_alone() -> None:
    two, one = parts("A:c A:p"), parts("G")
    for phase, own in (
        (Dealing(1, two), (two, (), False)),
        (Returning(1, two, short=True), (two, (), True)),
        (Returning(1, two, short=False), (two, (), False)),
        (Sorting(1, two, one), (two, one, False)),
    ):
        for seat in (None, 0, 1):
            view = seen(phase, seat)
            assert (view.seen, view.kept, view.short) == (own if seat == 1 else ((), (), False))


@pytest.mark.parametrize(
    ("phase", "now"),
    [(Patenting(0), (None, 1, None, None)), (Planning(0), (None,) * 4), (Finished(), (None,) * 4)],
)
def test_the_space_being_resolved_is_shown_and_none_while_tokens_are_placed(
    phase: Phase, now: tuple[int | None, ...]
) -> None:
    view = seen(phase)
    assert tuple(site.now for site in view.sites) == now
    assert [site.tokens for site in view.sites] == [
        (None, None),
        (None, 0, 1, None),
        (1, None),
        (None, None, None),
    ]
    assert view.tokens == (3, 2)


def test_the_workshops_spaces_show_their_actions_and_the_variants_junk_yard_its_draws() -> None:
    assert [site.worth for site in seen(Patenting(0)).sites] == [(), (), (), (3, 2, 2)]
    assert [site.worth for site in seen(Patenting(0), jump_row=True).sites] == [
        (),
        (),
        (4, 3, 3, 2),
        (3, 2, 2),
    ]


def test_the_mover_is_shown_unless_several_decide() -> None:
    for phase, mover, awaited in (
        (Patenting(1), 1, (1,)),
        (Discarding((0, 1), (None, None)), None, (0, 1)),
        (Finished(), None, ()),
    ):
        view = seen(phase)
        assert (view.mover, view.awaited) == (mover, awaited)


def test_a_turn_in_the_workshop_shows_its_actions_and_to_its_owner_what_may_be_undone() -> None:
    at = at_work("A G:c", SMALL)
    view = gear_and_piston.view(at, 0)
    assert (view.actions, view.left, view.upgrading, view.changed) == (3, 3, False, False)
    half, _ = after(at, (0, Upgrade(Cell(0, 1, "bottom"), part("G:c"))))
    view = gear_and_piston.view(half, 0)
    assert (view.actions, view.left, view.upgrading, view.changed) == (3, 2, True, True)
    assert not gear_and_piston.view(half, 1).changed
    half, _ = after(half, (0, Build(part("A"), Cell(0, 3, "bottom"))))
    view = gear_and_piston.view(half, 0)
    assert (view.left, view.upgrading, view.hand, view.held) == (1, False, (), (0, 0))
    done, _ = after(half, (0, Done()))
    view = gear_and_piston.view(done, 0)
    assert (view.actions, view.left, view.upgrading, view.changed) == (0, 0, False, False)


def test_a_scrap_that_is_drawn_is_seen_by_all_and_how_many_a_car_needs_by_its_owner() -> None:
    view = seen(Scrapping(1, 2))
    assert (view.scrap, view.fewest, view.hand) == (2, 0, hand("A G"))
    view = seen(Scrapping(1, 0), 1)
    assert (view.scrap, view.fewest) == (0, 6)
    view = seen(Patenting(1), None)
    assert (view.scrap, view.fewest, view.hand, view.held) == (None, None, (), (2, 1))
    assert (view.points, view.places, view.sheet) == ((), (), ())


TWO = parts("A:c A:p")
SECRET: list[tuple[Event, Event, set[Seat]]] = [
    (Discarded(1, TWO[0], kept=False), Discarded(1, None, kept=False), {1}),
    (Spied(1, 2, TWO), Spied(1, 2, ()), {1, 2}),
    (Stole(2, 1, TWO[0]), Stole(2, 1, None), {1, 2}),
    (Visited(1, TWO), Visited(1, ()), {1}),
    (Pocketed(1, TWO[0]), Pocketed(1, None), {1}),
    (Returned(1, "top", TWO), Returned(1, "top", ()), {1}),
    (Drew(1, "junk yard", TWO[0], forced=True), Drew(1, "junk yard", None, forced=True), {1}),
    (Rummaged(1, TWO, 2), Rummaged(1, (), 2), {1}),
    (Sorted(1, TWO, 2, TWO, 2), Sorted(1, (), 2, (), 2), {1}),
    (Reshuffled(TWO), Reshuffled(()), set()),
    (Opened(1, (), TWO, (), TWO, TWO, (1,)), Opened(1, (), TWO, (), (), (), ()), set()),
    (Refilled(TWO[0], "office"), Refilled(TWO[0], "office"), {0, 1, 2, 3}),
]


@pytest.mark.parametrize(("event", "heard", "who"), SECRET)
def test_what_is_drawn_or_seen_in_secret_is_visible_only_to_those_who_see_it(
    event: Event, heard: Event, who: set[Seat]
) -> None:
    for seat in (None, 0, 1, 2, 3):
        assert gear_and_piston.visible(event, seat) == (event if seat in who else heard)
