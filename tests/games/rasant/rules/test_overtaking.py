"""Tests of the manoeuvre, which moves cars to the front, for any line and any round."""

from __future__ import annotations

from hypothesis import given, strategies as st

from bot.games.rasant.rules.components import CARS, COLOURS, DECK, START, Car, Card, Colour
from bot.games.rasant.rules.events import Drawn, ReserveEmptied
from bot.games.rasant.rules.model import Laid
from bot.games.rasant.rules.overtaking import manoeuvre, overtaken, refilled
from tests.games.rasant.notation import cards

lines = st.permutations((START, *CARS)).map(tuple)
colours = st.sampled_from(COLOURS)
winners = st.integers(0, 4)


def rear(line: tuple[Car, ...], colour: Colour) -> int:
    """Return the position of the rearmost car of a colour."""
    return max(at for at, car in enumerate(line) if car.paint == colour)


@given(lines, colours)
def test_no_car_is_lost_or_made(line: tuple[Car, ...], colour: Colour) -> None:
    _, after = overtaken(line, colour)
    assert len(after) == len(line)
    assert set(after) == set(line)


@given(lines, colours)
def test_the_rearmost_car_of_the_colour_and_all_behind_it_come_to_the_front_reversed(
    line: tuple[Car, ...], colour: Colour
) -> None:
    moved, after = overtaken(line, colour)
    assert moved == tuple(reversed(line[rear(line, colour) :]))
    assert after[: len(moved)] == moved


@given(lines, colours)
def test_the_other_cars_keep_their_order(line: tuple[Car, ...], colour: Colour) -> None:
    moved, after = overtaken(line, colour)
    assert after[len(moved) :] == tuple(car for car in line if car not in moved)


@given(lines, colours, winners)
def test_each_moved_car_counts_but_the_starting_car_which_doubles_the_others(
    line: tuple[Car, ...], colour: Colour, winner: int
) -> None:
    laid = (Laid(1, Card(colour, 20)), Laid(winner, Card("black", 70)))
    done, after = manoeuvre(line, colour, laid, 3)
    others = [car for car in done.moved if car != START]
    assert done.counted == len(others)
    assert done.doubled == (START in done.moved)
    assert done.points == len(others) * (2 if START in done.moved else 1)
    assert (done.seat, done.colour, done.laid, done.round) == (winner, colour, laid, 3)
    assert (done.moved, after) == overtaken(line, colour)


@given(lines, colours)
def test_the_starting_car_is_never_the_first_to_move_back(line: tuple[Car, ...], colour: Colour) -> None:
    """Check that the rearmost car of the colour starts the manoeuvre, and never the black starting car."""
    moved, _ = overtaken(line, colour)
    assert moved[-1].paint == colour
    assert 1 <= len(moved) <= 11


@given(
    st.permutations(DECK), st.lists(st.integers(0, 6), min_size=2, max_size=5), winners, st.integers(0, 30)
)
def test_all_draw_up_to_six_from_the_winner_clockwise_while_there_are_cards(
    pack: list[Card], sizes: list[int], winner: int, left: int
) -> None:
    rest, winner = iter(pack), winner % len(sizes)
    hands = [tuple(next(rest) for _ in range(size)) for size in sizes]
    reserve = tuple(next(rest) for _ in range(min(left, len(pack) - sum(sizes))))
    full, after, events = refilled(list(hands), reserve, winner)
    assert sorted(card for hand in (*full, after) for card in hand) == sorted([*reserve, *sum(hands, ())])
    order = [(winner + step) % len(hands) for step in range(len(hands))]
    supply = len(reserve)
    for seat in order:
        drawn = min(6 - len(hands[seat]), supply)
        assert len(full[seat]) == len(hands[seat]) + drawn
        assert set(hands[seat]) <= set(full[seat])
        supply -= drawn
    drawers = [event.seat for event in events if isinstance(event, Drawn)]
    assert drawers == [seat for seat in order if seat in drawers]
    assert (ReserveEmptied() in events) == bool(reserve and not after)


def test_the_top_of_the_reserve_is_drawn_first_and_the_hand_is_kept_in_order() -> None:
    hands = [cards("y30 y40 y50 y60"), cards("g10 g20 g30 k40")]
    full, after, events = refilled(hands, cards("r20 y10 b20 k70 r10"), 1)
    assert events == [Drawn(1, cards("r10 k70"), 2), Drawn(0, cards("b20 y10"), 2)]
    assert full == [cards("b20 y10 y30 y40 y50 y60"), cards("r10 g10 g20 g30 k40 k70")]
    assert after == cards("r20")
