"""Tests of messages about a turn, a hand and a result, and the labels of their buttons."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import GEAR_HEAD, RACESMACK
from bot.engine.game import Seat
from bot.engine.match import start
from bot.games.gear_head.rules.model import Options
from bot.locales.phrase import ENGLISH
from bot.model.occupants import dated
from bot.model.snapshots import Happened
from bot.tables.table import Table
from bot.tables.transitions import handed_to_robot, moved, noticed
from bot.ui.components import ButtonId, read, tag
from bot.ui.messages.choices import tap_buttons
from bot.ui.messages.hand import Hand, news_alt
from bot.ui.messages.message import Picture
from bot.ui.messages.public_table import table_message
from bot.ui.messages.story import WORDS, Reader, briefly, recent_events, story
from bot.words.player_car import PlayerCar
from tests.ui.messages.seated import LONGEST, in_play, parts, seated

PICTURE = Picture(b"png", "alt", "table.png")


def _table(seats: int, name: str = LONGEST) -> Table:
    match, events = start(GEAR_HEAD.rules.game, Options(), seats, "seed")
    return in_play(GEAR_HEAD, match, events, [f"{name[:-2]}{at:02}" for at in range(seats)])


def _play(table: Table, rng: random.Random) -> Seat:
    """Make one random move at the table, and return the seat that made it."""
    (seat,) = table.awaited
    action = rng.choice(table.actions(seat))
    table.become(moved(table.snapshot, GEAR_HEAD, seat, action, "player", 0.0))
    return seat


@pytest.mark.parametrize("seats", [2, 12])
def test_a_result_lists_everybody_without_markdown(seats: int) -> None:
    table, rng = _table(seats), random.Random(7)
    while table.snapshot.status == "playing":
        _play(table, rng)
    final = table_message(table, (PICTURE,), float, ENGLISH, "c" * 600)
    result = parts(final)
    told = "\n".join(part["content"] for part in result if part["type"] == 10)
    assert told.count(" · ") - 1 == seats, "nobody is cut off the standings"
    assert "4. " not in told, "a fourth place is no item of a list"


def test_a_turn_is_one_line_with_notices_between() -> None:
    table, rng = _table(2, "Ann and Bo"), random.Random(1)
    _play(table, rng)
    _play(table, rng)
    table.become(noticed(table.snapshot, GEAR_HEAD.rules.game, 1, "idled"))
    assert story(table, ENGLISH)[-1] == f"{table.names[1]} ran out of time. Paddock moved for them."
    _play(table, rng)
    _play(table, rng)
    table.become(handed_to_robot(table.snapshot, GEAR_HEAD, 1, "left", 0.0))
    ann, bo = table.names
    lines = briefly(dated(table.snapshot, ENGLISH), Reader(GEAR_HEAD, None, ENGLISH))
    assert lines[1].startswith(f"{ann} ")
    assert " and discarded " in lines[1]
    assert lines[2] == f"{bo} ran out of time. Paddock moved for them."
    assert lines[3].startswith(f"{bo} ")
    assert lines[4] == f"{bo} left. A robot took over."
    shown = story(table, ENGLISH)
    assert shown == lines[-len(shown) :]
    assert sum(len(line.split()) for line in shown) <= WORDS


def test_a_hands_picture_says_in_words_what_happened_since_its_last_turn_or_so_far() -> None:
    table, rng = _table(2, "So far"), random.Random(3)
    for since in ("", "So far", "Since your last turn", "Since your last turn"):
        (seat,) = table.awaited
        told = "\n".join(news_alt(table, seat, ENGLISH))
        assert not since or told.startswith(f"{since}: {table.names[1 - seat]} ")
        assert since or not told, "nobody has moved: the headline says who starts"
        assert "Cards dealt" not in told
        assert not news_alt(table, 1 - seat, ENGLISH)
        _play(table, rng)
        _play(table, rng)


def test_a_hand_says_until_the_first_move_that_somebody_else_has_the_colour_that_was_chosen() -> None:
    table, rng = _table(2, "Ann and Bo"), random.Random(1)
    cars = (PlayerCar(3, 7, 0, wanted=2), PlayerCar(2, 8, 1, striped=True, wanted=2))
    players = tuple(replace(each, car=car) for each, car in zip(table.snapshot.players, cars, strict=True))
    table.become(replace(table.snapshot, players=players))

    def told(seat: Seat) -> str:
        page = Hand(table=table, seat=seat, locale=ENGLISH, unix=float).layout()
        return "\n".join(part["content"] for part in parts(page) if part["type"] == 10)

    assert "-# Your car is light blue here because someone else has pink." in told(0)
    assert "-# Your car has stripes here because someone else has pink." in told(1)
    seat = _play(table, rng)
    assert "someone else has" not in told(seat)
    assert "someone else has" in told(1 - seat)


def test_a_custom_id_is_read_as_it_was_written() -> None:
    button_id = ButtonId("abcde", "play", 12, tag("an action"))
    assert read(button_id.custom_id()) == button_id
    assert read("pd:abcde:hand:3") == ButtonId("abcde", "hand", 3)
    assert read("pd:something else").action == ""


def test_actions_of_one_position_have_different_tags() -> None:
    table, rng = _table(12), random.Random(3)
    for _ in range(200):
        (seat,) = table.awaited
        actions = table.actions(seat)
        assert len({tag(action) for action in actions}) == len(actions)
        _play(table, rng)


def test_pictures_are_drawn_with_the_visible_events_of_this_turn_and_the_one_before() -> None:
    table, rng = _table(3), random.Random(3)
    while table.turn < 5:
        _play(table, rng)
    mover = _play(table, rng)

    def since(turn: int) -> list[Any]:
        return [
            GEAR_HEAD.rules.game.visible(entry.event, None)
            for entry in table.snapshot.recent
            if isinstance(entry, Happened) and entry.turn >= turn
        ]

    assert list(recent_events(table)) == since(4)
    assert list(recent_events(table, mover)) == since(2), "a hand also shows all since its last turn"
    assert list(recent_events(table, (mover - 1) % 3)) == since(4)[:-1]


def test_what_a_hand_is_drawn_with_does_not_change_when_another_moves_in_its_turn() -> None:
    table, rng = _table(3), random.Random(3)
    while table.turn < 4:
        _play(table, rng)
    (mover,) = table.awaited
    before = recent_events(table, (mover + 1) % 3)
    _play(table, rng)
    assert table.turn == 4
    assert recent_events(table, (mover + 1) % 3) == before


def test_a_hand_whose_seat_a_robot_plays_offers_no_tap() -> None:
    table, rng = seated(RACESMACK, RACESMACK.rules.options(), 3, "taps"), random.Random(4)
    while not table.tap_targets:
        seat = min(table.awaited)
        action = rng.choice(table.actions(seat))
        table.become(moved(table.snapshot, RACESMACK, seat, action, "player", 0.0))
    seat = min(table.awaited)
    assert tap_buttons(table, seat, ENGLISH)
    table.become(handed_to_robot(table.snapshot, RACESMACK, seat, "left", 0.0))
    assert tap_buttons(table, seat, ENGLISH) == []
    assert tap_buttons(table, None, ENGLISH), "the others may still tap at the table"


def test_where_nothing_has_happened_yet_the_table_says_what_everyone_can_do() -> None:
    table = seated(RACESMACK, RACESMACK.rules.options(), 3, "first")
    assert story(table, ENGLISH) == []
    page = table_message(table, (), float, ENGLISH)
    assert "Pick a card in secret." in [part["content"] for part in parts(page) if "content" in part]
