"""Tests of the guarantees of every game in the catalogue. Random games are played to their end with fixed
seeds. Hypothesis searches for positions that violate a guarantee by choosing the moves, one byte each, which
is fast and shrinks well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bot.engine.game import Chance, Seat
from bot.engine.match import play, replay, start
from bot.locales.phrase import ENGLISH, lines
from bot.storage.codecs import codec
from bot.title import AnyTitle
from bot.ui.messages.choices import choices_of
from bot.ui.messages.rules import sections
from bot.words import Label
from tests.english import english
from tests.games.hooks import hooks
from tests.games.titles import EVERY
from tests.games.walks import Ply, chosen_game, places, random_game, samples, variants

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou")
LABEL = 38
"""The maximum number of characters that fit on a button."""
NOTE = 100
"""The maximum number of characters that fit beneath an option of a menu."""

every_title = pytest.mark.parametrize("title", EVERY.values(), ids=EVERY)
every_table = pytest.mark.parametrize(
    ("title", "seats"),
    [pytest.param(title, n, id=f"{key}-{n}") for key, title in EVERY.items() for n in title.rules.game.seats],
)
bytes_of_choice = st.binary(min_size=8, max_size=128)
few_examples = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw: st.DrawFn) -> tuple[AnyTitle, Any, int, str]:
    """Draw any game, with options, a number of seats and a seed."""
    title = draw(st.sampled_from(list(EVERY.values())))
    options = draw(st.sampled_from(variants(title)))
    return title, options, draw(st.sampled_from(title.rules.game.seats)), str(draw(st.integers(0, 9_999)))


def test_every_game_of_the_catalogue_is_held_to_the_contract() -> None:
    assert all(hooks(key).options for key in EVERY)
    assert all(title.key == key for key, title in EVERY.items())


# a whole game


@pytest.mark.few(20)
@every_table
def test_random_games_end_keep_their_cards_and_await_only_those_who_can_move(
    title: AnyTitle, seats: int, short: Callable[[int], int]
) -> None:
    game, told = title.rules.game, hooks(title.key)
    for options in variants(title):
        for number in range(max(1, short(4 * told.games // seats**2))):
            seed = f"random {number}"
            state = start(game, options, seats, seed)[0].state
            cards, turn = told.cards(state), game.turn(state)
            for ply in random_game(title, options, seats, seed):
                state = ply.after.state
                assert told.cards(state) == cards
                assert game.turn(state) >= turn
                turn = game.turn(state)
                awaited = game.awaits(state)
                assert (game.outcome(state) is None) == bool(awaited)
                for seat in range(seats):
                    assert bool(game.legal(state, seat)) == (seat in awaited)
            check_outcome(title, state, seats)


@pytest.mark.few(20)
@every_table
def test_a_replayed_log_meets_the_state(title: AnyTitle, seats: int) -> None:
    for options in variants(title):
        plies = list(random_game(title, options, seats, "replay"))
        moves = [ply.move for ply in plies]
        assert replay(title.rules.game, options, seats, "replay", moves) == plies[-1].after


def check_outcome(title: AnyTitle, state: Any, seats: int) -> None:
    """Check that places are standard competition ranks, and that each score is the sum of its lines."""
    outcome = title.rules.game.outcome(state)
    assert outcome is not None
    assert len(outcome.places) == len(outcome.scores) == seats
    assert all(place == 1 + sum(other < place for other in outcome.places) for place in outcome.places)
    for seat, score in enumerate(outcome.scores):
        points = [line.points for line in outcome.sheet if line.seat == seat]
        assert sum(points) == (score or 0)
        assert bool(points) or not score


# a position


@few_examples
@given(table=tables(), choices=bytes_of_choice)
def test_only_awaited_seats_have_legal_actions_each_once_and_the_clock_can_play_for_them(
    table: tuple[AnyTitle, Any, int, str], choices: bytes
) -> None:
    title, options, seats, seed = table
    for ply in chosen_game(title, options, seats, seed, choices):
        state = ply.after.state
        awaited = title.rules.game.awaits(state)
        assert awaited <= set(range(seats))
        for seat in range(seats):
            actions = title.rules.game.legal(state, seat)
            assert bool(actions) == (seat in awaited)
            assert all(action not in actions[:at] for at, action in enumerate(actions))
            if actions:
                after, _ = play(title.rules.game, ply.after, seat, title.rules.game.idle(state, seat))
                assert after.ply == ply.after.ply + 1


@few_examples
@given(table=tables(), choices=bytes_of_choice)
def test_the_same_move_from_the_same_state_leads_to_the_same_and_leaves_that_state_alone(
    table: tuple[AnyTitle, Any, int, str], choices: bytes
) -> None:
    title, options, seats, seed = table
    form = codec(title)
    for ply in chosen_game(title, options, seats, seed, choices):
        state = ply.before.state
        before = form.state.dump_json(state)
        luck = Chance(seed, ply.after.ply)
        step = title.rules.game.apply(state, ply.move.seat, ply.move.action, luck)
        assert form.state.dump_json(state) == before
        assert (step.state, step.events) == (ply.after.state, ply.events)


@few_examples
@given(table=tables(), choices=bytes_of_choice)
def test_states_actions_and_events_come_back_equal_from_json(
    table: tuple[AnyTitle, Any, int, str], choices: bytes
) -> None:
    title, options, seats, seed = table
    form = codec(title)
    _, dealt = start(title.rules.game, options, seats, seed)
    values = [(form.options, options), *((form.event, event) for event in dealt)]
    for ply in chosen_game(title, options, seats, seed, choices):
        values += [(form.state, ply.after.state), (form.action, ply.move.action)]
        values += [(form.event, event) for event in ply.events]
    for adapter, value in values:
        text = adapter.dump_json(value)
        back = adapter.validate_json(text)
        assert back == value
        assert type(back) is type(value)
        assert adapter.dump_json(back) == text


# words and pictures


@few_examples
@given(table=tables(), choices=bytes_of_choice)
def test_every_choice_of_a_hand_has_a_tag_and_a_label_of_its_own_that_fits_a_button(
    table: tuple[AnyTitle, Any, int, str], choices: bytes
) -> None:
    title, options, seats, seed = table
    for ply in chosen_game(title, options, seats, seed, choices):
        state = ply.after.state
        for seat in title.rules.game.awaits(state):
            view, legal = title.rules.game.view(state, seat), title.rules.game.legal(state, seat)
            tags, labels = zip(*choices_of(title, view, legal, NAMES), strict=True)
            words = [english(label.text) for label in labels]
            assert all(text.strip() and len(text) <= LABEL for text in words)
            assert all(len(english(label.note)) <= NOTE for label in labels if label.kind)
            assert len({_as_seen(label) for label in labels}) == len(set(tags)) == len(labels)


def _as_seen(label: Label) -> tuple[str, ...]:
    """Return the part of a label that must be unique: its text, within its menu if it has one, and within its
    group if there are two steps.
    """
    menu = label.kind if label.menu or label.steps else ""
    return english(menu), english(label.group) if label.steps else "", english(label.text)


@pytest.mark.few(2)
@every_title
def test_a_robot_can_take_a_seat_over_wherever_its_player_may_leave_it(
    title: AnyTitle, every: Callable[[int], int], portion: Callable[[Iterable[Ply]], list[Ply]]
) -> None:
    game, drive = title.rules.game, title.robots.drivers[title.robots.substitute]
    for ply in portion(samples(title, every(8))):
        state = ply.before.state
        for seat in game.awaits(state):
            actions = game.legal(state, seat)
            assert drive(game.view(state, seat), actions, Chance("heir", ply.before.ply)) in actions


@every_title
def test_every_event_has_a_text_for_everybody_who_hears_it(
    title: AnyTitle, every: Callable[[int], int]
) -> None:
    for ply in samples(title, every(5)):
        for event in ply.events:
            for place in places(ply.after.seats):
                heard = title.rules.game.visible(event, place)
                if heard is not None:
                    clause = title.words.text.tell(heard, NAMES, None)
                    assert english(clause.text).strip()
                    assert english(clause.text).endswith(".") == (clause.seat is None)


@pytest.mark.few(5)
@every_title
def test_every_view_has_a_headline_and_a_description(title: AnyTitle, every: Callable[[int], int]) -> None:
    for ply in samples(title, every(7)):
        for place in places(ply.after.seats):
            view = title.rules.game.view(ply.after.state, place)
            assert english(title.words.text.headline(view, NAMES)).strip()
            assert "\n" not in english(title.words.text.headline(view, NAMES))
            assert english(title.words.text.describe(view, NAMES)).strip()
            assert all(english(alt).strip() for alt in title.words.text.alts(view, NAMES))


@every_title
def test_the_rules_in_short_begin_with_five_lines_and_each_section_fits_a_phone(title: AnyTitle) -> None:
    assert len(title.words.text.basics()) == 5
    assert all(0 < len(english(line)) <= 90 for line in title.words.text.basics())
    found = sections(lines(title.words.text.rules(), ENGLISH))
    assert 3 <= len(found) <= 24
    assert len({section.name for section in found}) == len(found)
    assert all(len(section.name) <= 40 and len(section.text) <= 1_300 for section in found)
    assert sum(section.text.count("**Ruling:**") for section in found) == english(
        title.words.text.rules()
    ).count("**Ruling:**")


@pytest.mark.few(5)
@every_title
def test_every_view_has_a_picture(
    title: AnyTitle, every: Callable[[int], int], portion: Callable[[Iterable[Ply]], list[Ply]]
) -> None:
    for ply in portion(samples(title, every(400))):
        for place in (None, 0, ply.after.seats - 1):
            view, names = title.rules.game.view(ply.after.state, place), NAMES[: ply.after.seats]
            pictures = title.board.painter.paint(view, names)
            assert {(picture.mode, picture.width) for picture in pictures} == {("P", 1100)}
            assert len(title.words.text.alts(view, names)) == len(pictures)


@pytest.mark.few(5)
@every_title
def test_a_hand_that_is_awaited_does_not_change_by_the_moves_of_others_in_its_turn(title: AnyTitle) -> None:
    """Compare a hand before and after others' moves in its turn. The hand isn't drawn again for each such
    move, so its picture, words and choices must still hold.
    """
    seats = title.rules.game.seats[len(title.rules.game.seats) // 2]
    of_each = max(1, 6 // len(variants(title)))
    for options in variants(title)[:6]:
        for number in range(of_each):
            for ply in random_game(title, options, seats, f"awaited together {number}"):
                check_others(title, ply, NAMES[:seats])


def check_others(title: AnyTitle, ply: Ply, names: tuple[str, ...]) -> None:
    """Check that another seat's move doesn't change what a seat sees or can do, if that seat must act in the
    same turn before and after it.
    """
    game, before, after = title.rules.game, ply.before.state, ply.after.state
    if game.turn(before) != game.turn(after):
        return
    for seat in (game.awaits(before) & game.awaits(after)) - {ply.move.seat}:
        was, now = game.view(before, seat), game.view(after, seat)
        assert title.board.painter.scenes(was, names) == title.board.painter.scenes(now, names)
        assert title.words.text.headline(was, names) == title.words.text.headline(now, names)
        assert private(title, before, seat) == private(title, after, seat)


def private(title: AnyTitle, state: Any, seat: Seat) -> list[Any]:
    """Return the actions of a seat, except those that have public buttons."""
    game, reflexes = title.rules.game, title.table.reflexes
    calls = reflexes.targets(game.view(state, None)) if reflexes is not None else ()
    return [action for action in game.legal(state, seat) if action not in calls]
