"""Tests of every game's guarantees about secrets: nobody sees, receives or reads anything that is hidden from
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Chance, Seat, Step
from bot.title import AnyTitle
from tests.games.hooks import hooks
from tests.games.titles import EVERY
from tests.games.walks import Ply, places, samples

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou")

every_title = pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)


@every_title
def test_a_view_does_not_depend_on_what_its_seat_may_not_know(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that a view, its legal actions, the clock's choice, and the seats that must act are the same in
    all worlds that look alike to the seat.
    """
    game, resample = title.rules.game, hooks(title.key).resample
    differed = 0
    for number, ply in enumerate(samples(title, every(9))):
        state = ply.after.state
        for place in places(ply.after.seats):
            other = resample(state, place, Chance("secrets", number))
            differed += other != state
            view = game.view(state, place)
            assert game.view(other, place) == view
            for say in (title.words.text.describe, title.words.text.alts):
                assert say(game.view(other, place), NAMES) == say(view, NAMES)
            assert (game.awaits(other), game.turn(other)) == (game.awaits(state), game.turn(state))
            if place in game.awaits(state):
                assert list(game.legal(other, place)) == list(game.legal(state, place))
                assert game.idle(other, place) == game.idle(state, place)
    assert bool(differed) == hooks(title.key).secrets


@every_title
def test_a_game_without_secrets_shows_and_tells_everybody_the_same(title: AnyTitle) -> None:
    game = title.rules.game
    for ply in samples(title, 5) if not hooks(title.key).secrets else ():
        for place in places(ply.after.seats):
            view = game.view(ply.after.state, place)
            assert replace(view, seat=None) == game.view(ply.after.state, None)
            assert all(game.visible(event, place) == event for event in ply.events)


@pytest.mark.few(5)
@every_title
def test_what_is_heard_of_a_move_does_not_depend_on_what_the_hearer_may_not_know(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that if two possible worlds look the same before and after a move, the events of the move look
    the same too.
    """
    game, resample = title.rules.game, hooks(title.key).resample
    compared = 0
    for number, ply in enumerate(
        samples(title, min(every(3), 12) // 3)
    ):  # the events of few moves look like those of others
        seat, action = ply.move.seat, ply.move.action
        for place in places(ply.before.seats):
            other = resample(ply.before.state, place, Chance("sounds", number))
            if action in game.legal(other, seat):
                step = game.apply(other, seat, action, Chance(ply.before.seed, ply.after.ply))
                compared += compare(title, ply, step, place)
    assert compared > 10 or not hooks(title.key).draws


@every_title
def test_what_is_heard_of_a_move_does_not_depend_on_luck_that_stays_hidden(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that if a move with other luck leads to a state that looks the same, its events look the same
    too.
    """
    for ply in samples(title, every(3)):
        seat, action = ply.move.seat, ply.move.action
        for luck in range(20):
            step = title.rules.game.apply(ply.before.state, seat, action, Chance("luck", luck))
            if step.events == ply.events:
                break  # most moves have the same events with any luck, and need no other
            for place in places(ply.before.seats):
                compare(title, ply, step, place)


def compare(title: AnyTitle, ply: Ply, other: Step[Any, Any], place: Seat | None) -> bool:
    """Return whether the same move leads to a different world that looks the same from a viewpoint. If so,
    check that its events look the same too. ply: the move as it was made. other: its result in the other
    world.
    """
    if other.events == ply.events:
        return False
    if title.rules.game.view(other.state, place) != title.rules.game.view(ply.after.state, place):
        return False
    assert seen(title, other.events, place) == seen(title, ply.events, place)
    return True


@every_title
def test_a_move_that_nothing_hangs_on_is_one_that_everybody_can_see_to_be_possible(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that a seat with a trivial move has this move in all worlds that look alike to a spectator."""
    game, resample, trivial = title.rules.game, hooks(title.key).resample, title.table.trivial
    for number, ply in enumerate(samples(title, every(2))):
        state = ply.before.state
        view = game.view(state, None)
        asked = ((seat, trivial(view, seat) if trivial else None) for seat in game.awaits(state))
        found = [(seat, action) for seat, action in asked if action is not None]
        luck = [Chance("trivial", number + world) for world in range(4 if found else 0)]
        worlds = [resample(state, None, each) for each in luck]
        for seat, action in found:
            assert all(
                action in (*game.legal(world, seat), game.idle(world, seat)) for world in (state, *worlds)
            )


@every_title
def test_a_move_is_made_by_itself_only_where_everybody_can_see_that_there_is_no_other(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    """Check that a forced move is the seat's only move in every world that looks the same to a spectator."""
    game, resample, forced = title.rules.game, hooks(title.key).resample, title.table.forced
    for number, ply in enumerate(samples(title, every(2))):
        state = ply.before.state
        view = game.view(state, None)
        asked = ((seat, forced(view, seat) if forced else None) for seat in game.awaits(state))
        alone = [(seat, action) for seat, action in asked if action is not None]
        worlds = [
            resample(state, None, Chance("no choice", number + world)) for world in range(12 if alone else 0)
        ]
        for seat, action in alone:
            assert all(list(game.legal(world, seat)) == [action] for world in (state, *worlds))


@every_title
def test_nobody_hears_less_than_a_spectator(title: AnyTitle, every: Callable[[int], int]) -> None:
    """Check that filtering an event twice changes nothing, and that what a spectator sees of it follows from
    what any seat sees.
    """
    game = title.rules.game
    for ply in samples(title, every(5)):
        for event in ply.events:
            public = game.visible(event, None)
            for place in places(ply.after.seats):
                own = game.visible(event, place)
                if own is None:
                    assert public is None
                else:
                    assert game.visible(own, place) == own
                    assert game.visible(own, None) == public


@pytest.mark.few(5)
@every_title
def test_a_picture_does_not_depend_on_what_its_seat_may_not_know(
    title: AnyTitle, every: Callable[[int], int], portion: Callable[[Iterable[Ply]], list[Ply]]
) -> None:
    resample = hooks(title.key).resample
    for number, ply in enumerate(portion(samples(title, every(1_000)))):
        names = NAMES[: ply.after.seats]
        for place in (None, number % ply.after.seats):
            other = resample(ply.after.state, place, Chance("pictures", number))
            one, two = (title.rules.game.view(state, place) for state in (ply.after.state, other))
            pictures = [title.board.painter.paint(view, names) for view in (one, two)]
            for own, same in zip(*pictures, strict=True):
                assert own.tobytes() == same.tobytes()
                assert own.getpalette() == same.getpalette()


def seen(title: AnyTitle, events: tuple[Any, ...], place: Seat | None) -> list[Any]:
    """Return the events and their texts as a seat, or a spectator if `place` is None, sees them."""
    parts = [part for event in events if (part := title.rules.game.visible(event, place)) is not None]
    return [(part, title.words.text.tell(part, NAMES, None)) for part in parts]
