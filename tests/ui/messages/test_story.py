"""Tests of the story in the public message and in a hand, and the history of a whole game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import ceil

import pytest

from bot.catalogue import TITLES
from bot.features.lookback.layouts.positions import positions, recent_events_at
from bot.games.gear_and_piston.rules import events as piston
from bot.games.gear_head.rules import events as gear
from bot.games.racesmack.rules import events as smack
from bot.games.scrapheap.rules import events as scrap
from bot.locales.phrase import ENGLISH
from bot.model.occupants import dated
from bot.model.snapshots import AnySnapshot, Happened, LoggedMove
from bot.tables.replayed import replayed
from bot.tables.table import Table
from bot.tables.transitions import moved, noticed
from bot.title import AnyTitle
from bot.ui.messages.story import LINE, Reader, briefly, recap, recent_events, story
from tests.games.hooks import hooks
from tests.games.walks import robot_game
from tests.ui.messages.seated import seated

PRINT = LINE * 1.1
"""The maximum number of characters of a line of small print."""


@cache
def played(key: str, seats: int) -> tuple[tuple[AnySnapshot, ...], tuple[LoggedMove[object], ...]]:
    """Return every moment of a game between people, and its log."""
    title = TITLES[key]
    table = seated(title, hooks(key).options[0], seats, "story")
    snapshots, log = [table.snapshot], list[LoggedMove[object]]()
    for ply in robot_game(title, table.snapshot.match.options, seats, "story"):
        log.append(LoggedMove(ply.after.ply, ply.move.seat, ply.move.action, "player", 0.0))
        snapshots.append(moved(snapshots[-1], title, ply.move.seat, ply.move.action, "player", 0.0))
    return tuple(snapshots), tuple(log)


def games(title: AnyTitle) -> Iterator[tuple[Table, Sequence[LoggedMove[object]]]]:
    """Yield every moment of two games between people, one with the minimum and one with the maximum number of
    players. Each comes with the log of the moves before it.
    """
    for seats in (title.rules.game.seats[0], title.rules.game.seats[-1]):
        snapshots, log = played(title.key, seats)
        table = seated(title, hooks(title.key).options[0], seats, "story")
        for ply, snapshot in enumerate(snapshots):
            table.become(snapshot)
            yield table, log[:ply]


@pytest.mark.few(2)
@pytest.mark.parametrize("key", TITLES)
def test_the_story_is_at_most_three_lines_and_never_cut(key: str) -> None:
    title = TITLES[key]
    for table, _ in games(title):
        lines = story(table, ENGLISH)
        assert len(lines) <= 3
        assert not any("\u2026" in line for line in lines)


@pytest.mark.parametrize("key", TITLES)
def test_the_story_sums_up_no_more_than_it_shows_and_says_the_same(key: str) -> None:
    title = TITLES[key]
    for table, log in games(title):
        if len(log) % 5 == 0:
            whole = briefly(dated(table.snapshot, ENGLISH), Reader(title, None, ENGLISH))
            for last in (1, 3):
                few = briefly(dated(table.snapshot, ENGLISH), Reader(title, None, ENGLISH), last=last)
                assert few[-last:] == whole[-last:]


@pytest.mark.parametrize("key", TITLES)
def test_what_happened_since_ones_last_turn_takes_at_most_eight_lines(key: str) -> None:
    title = TITLES[key]
    for table, _ in games(title):
        for seat in table.awaited:
            lines = recap(table, seat, ENGLISH)
            assert not any("\u2026" in line for line in lines)
            assert sum(ceil(len(line) / PRINT) for line in lines) <= 8
            assert len(lines) == len(set(lines)) <= 3, "nothing twice"
            assert sum(len(line.split()) for line in lines) <= 40


@pytest.mark.parametrize("key", TITLES)
def test_a_hand_calls_its_reader_you_and_repeats_nothing(key: str) -> None:
    title, named = TITLES[key], 0
    for table, _ in games(title):
        for seat in table.awaited:
            lines = recap(table, seat, ENGLISH)
            said = " ".join(lines)
            assert not re.search(rf"\b{table.names[seat]}\b|\b[Yy]ou (is|has|leads|goes)\b", said), said
            assert not re.search(r"(?<=[.!?] )you|^you", said), said
            named += "ou" in re.findall(r"\b[Yy](ou)\b", said)
            leads = [line for line in lines if "leads next" in line]
            assert not leads, "who leads is told by the card, or by the headline"
    assert named or not hooks(key).names_others


@pytest.mark.parametrize("key", TITLES)
def test_the_history_shows_every_move_to_those_who_may_see_it(key: str) -> None:
    title = TITLES[key]
    *_, (table, log) = games(title)
    pasts = replayed(table.snapshot, title, log)
    found = positions(pasts, title, None, ENGLISH)
    ends = {(past.turn, past.seat is None): past.ply for past in pasts}
    assert [each.ply for each in found] == list(ends.values()), "one for each turn or phase"
    assert found[-1].ply == len(log)
    assert all(each.lines for each in found)
    assert [*dict.fromkeys(each.page for each in found)] == list(range(found[-1].page + 1))
    own = [each.lines for each in positions(pasts, title, 0, ENGLISH)]
    known = own != [each.lines for each in found]
    assert known == hooks(key).secrets, "a seat knows its own cards"


@pytest.mark.parametrize("key", TITLES)
def test_a_step_of_the_history_marks_the_last_move_as_its_live_picture_did(key: str) -> None:
    title = TITLES[key]
    *_, (table, log) = games(title)
    pasts = replayed(table.snapshot, title, log)
    for snapshot in played(key, title.rules.game.seats[-1])[0][-40:]:
        table.become(snapshot)
        assert recent_events_at(pasts, title, snapshot.match.ply) == recent_events(table)


def test_a_hand_shows_all_since_the_turn_before_and_nothing_of_it() -> None:
    title = TITLES["gear_head"]
    table = seated(title, hooks("gear_head").options[0], 3, "since")
    for _ in range(6):
        (seat,) = table.awaited
        for _ in range(2):
            action = table.actions(seat)[0]
            table.become(moved(table.snapshot, title, seat, action, "player", 0.0))
    ann, bo, cy = table.names
    assert table.awaited == {0}
    assert [line.split()[0] for line in recap(table, 0, ENGLISH)] == [bo, cy]
    table.become(noticed(table.snapshot, title.rules.game, 1, "back"))
    assert recap(table, 0, ENGLISH)[-1].startswith(cy), "what happens in this turn is reported in the next"
    assert all(line.split()[0] != ann for line in recap(table, 0, ENGLISH))


def test_the_player_who_has_waited_longest_reads_everything() -> None:
    title = TITLES["racesmack"]
    table = seated(title, hooks("racesmack").options[0], 6, "long")
    for ply in robot_game(title, table.snapshot.match.options, 6, "long"):
        table.become(moved(table.snapshot, title, ply.move.seat, ply.move.action, "player", 0.0))
        if len(table.snapshot.recent) > 60:
            break
    whole = briefly(dated(table.snapshot, ENGLISH), Reader(title, None, ENGLISH))
    assert len(whole) > len(story(table, ENGLISH))


AIMED = {
    "gear_head": gear.LastTurn(1),
    "scrapheap": scrap.Claimed(2, 1, "C4"),
    "racesmack": smack.Kept(0, "B", (2, 1)),
    "gear_and_piston": piston.Stole(0, 1, None),
}
"""An event that affects the second seat, which is the reader's, for each game that has such events."""
TOLD = {
    "gear_head": "You have one last turn.",
    "scrapheap": "{2} picked up your cube from C4.",
    "racesmack": "{0}",
    "gear_and_piston": "{0} took a Blueprint from you.",
}


@pytest.mark.parametrize("key", AIMED)
def test_what_was_done_to_a_player_comes_first_in_their_news(key: str) -> None:
    """Check that an event that affects the player comes first wherever it happened since the player's last
    turn, and is as short as other news.
    """
    title, seen = TITLES[key], 0
    for table, _ in games(title):
        before = [at for at, each in enumerate(table.snapshot.recent) if each.turn < table.turn]
        if 1 not in table.awaited or len(table.names) < 3 or not before:
            continue
        own = [at for at in before if getattr(table.snapshot.recent[at], "by", None) == 1]
        start = own[-1] + 1 if own else 0
        for at in {start, before[-1] + 1}:
            recent = list(table.snapshot.recent)
            turn = recent[min(at, before[-1])].turn
            recent.insert(at, Happened(turn, AIMED[key]))
            table.become(replace(table.snapshot, recent=tuple(recent)))
            lines = recap(table, 1, ENGLISH)
            # a line that begins with "Round" is about the player's own tap
            first, *others = [line for line in lines if not line.startswith("Round ")]
            assert first.startswith(TOLD[key].format(*table.names)), (first, others)
            assert len(others) < 3
            assert sum(len(line.split()) for line in (first, *others)) <= 40
            seen += 1
            del recent[at]
            table.become(replace(table.snapshot, recent=tuple(recent)))
    assert seen
