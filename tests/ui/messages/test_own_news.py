"""Tests that a hand tells its player that their time ran out, what that cost, and that a tap was wrong."""

from __future__ import annotations

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Seat
from bot.locales.phrase import ENGLISH, LOCALES, Locale, say
from bot.tables.table import Table
from bot.tables.transitions import moved, noticed
from bot.ui.messages.hand import Hand, hand_key
from tests.games.walks import random_game, robot_game
from tests.ui.messages.seated import parts, seated

NAMES = ("Ann", "Bo", "Cy")


def dealt(key: str) -> Table:
    """Return a game of Ann, Bo and Cy that has just started."""
    title = TITLES[key]
    return seated(title, title.rules.options(), len(NAMES), "news", NAMES)


def hand(table: Table, seat: Seat, locale: Locale = ENGLISH) -> str:
    """Return the text of a hand."""
    drawn = Hand(table=table, seat=seat, locale=locale, unix=float)
    return "\n".join(part["content"] for part in parts(drawn.layout()) if "content" in part)


def play_for(table: Table, seat: Seat) -> None:
    """Make the clock act for a seat until the seat need not act any more in this turn."""
    game = table.title.rules.game
    table.become(noticed(table.snapshot, game, seat, "idled"))
    turn = table.turn
    while seat in table.awaited and table.turn == turn:
        action = game.idle(table.snapshot.match.state, seat)
        table.become(moved(table.snapshot, table.title, seat, action, "clock", 0.0))


def until_first_turn(table: Table) -> Seat:
    """Play until Bo, who has done nothing yet, must act. Return his seat."""
    for ply in robot_game(table.title, table.snapshot.match.options, len(NAMES), table.snapshot.match.seed):
        if 1 in table.awaited:
            return 1
        table.become(moved(table.snapshot, table.title, ply.move.seat, ply.move.action, "player", 0.0))
    raise AssertionError("nobody asks Bo")


FOR_THREE = [
    key for key, title in TITLES.items() if len(NAMES) in title.rules.game.seats and key != "racesmack"
]


@pytest.mark.parametrize("key", FOR_THREE)
@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_ran_out_of_time_reads_it_in_their_hand_at_once(key: str, locale: Locale) -> None:
    table = dealt(key)
    seat = until_first_turn(table)
    before = hand_key(table, seat)
    play_for(table, seat)
    idled = say("story-idled-to", locale, deeds="")
    (line,) = [each for each in hand(table, seat, locale).split("\n") if each.startswith(f"-# {idled}")]
    assert line != f"-# {idled}", "what it led to is in the same line, which no other news takes the place of"
    assert hand_key(table, seat) != before
    others = [each for each in range(len(NAMES)) if each != seat and each in table.awaited]
    assert all(f"\n-# {idled}" not in hand(table, each, locale) for each in others)


@pytest.mark.parametrize("key", FOR_THREE)
def test_whoever_ran_out_of_time_reads_what_it_led_to_wherever_that_was(key: str) -> None:
    table, number = dealt(key), 0
    options, seed = table.snapshot.match.options, table.snapshot.match.seed
    for number, ply in enumerate(robot_game(table.title, options, len(NAMES), seed)):
        before, seat = table.snapshot, ply.move.seat
        if number % 7 == 0:
            play_for(table, seat)
            if table.snapshot.status == "playing":
                assert "You ran out of time \u00b7 " in hand(table, seat)
        table.become(moved(before, table.title, seat, ply.move.action, "player", 0.0))
    assert number > 7


def test_peeks_that_were_lost_are_counted() -> None:
    table = dealt("scrapheap")
    seat = until_first_turn(table)
    left = table.view(seat).left
    play_for(table, seat)
    assert f"left {left} peeks unused" in hand(table, seat)


def test_a_wrong_tap_is_called_wrong_at_once_before_a_card_is_demanded() -> None:
    title, demanded, waiting = TITLES["racesmack"], 0, 0
    for game in range(6):
        table = seated(title, title.rules.options(), len(NAMES), f"wrong {game}", NAMES)
        match, phase = table.snapshot.match, ""
        for ply in random_game(title, match.options, len(NAMES), match.seed):
            table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
            view, before = table.view(None), phase
            phase = view.phase
            if table.snapshot.status != "playing" or (before, phase) != ("tapping", "settling"):
                continue
            for tap in view.last.taps:
                told, owed = hand(table, tap.seat), view.owed[tap.seat]
                assert (f"Your {tap.letter} was wrong." in told) is not tap.correct
                waiting += owed is None and not tap.correct
                if owed is not None and owed.decision == "race":
                    demanded += 1
                    assert "Wrong card! Choose a card from your row to lose." in told
    assert demanded
    assert waiting, "a player who loses nothing reads it, too"
