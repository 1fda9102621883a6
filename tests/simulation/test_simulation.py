"""Tests of the simulation: a few evenings, as many as `make test-all` has time for. `make simulate` plays the
rest.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.model.snapshots import AnySnapshot, Branch
from bot.storage.tables import SqlTables
from bot.tables import decide
from bot.tables.table import Table
from bot.ui.handlers import PRESSES
from bot.ui.messages.builder import MessageBuilder
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.board_message import BoardMessage
from bot.ui.sync.display import DiscordDisplay
from bot.ui.sync.hands import Hands
from bot.ui.sync.tracked_table import TrackedTable
from tests.simulation.conftest import Evenings
from tests.venue import Venue
from tools.simulation.disk import Disk, Fuse, Killed
from tools.simulation.evening import Evening
from tools.simulation.faults_back import FAULTS
from tools.simulation.people import People
from tools.simulation.played import played
from tools.simulation.shrink import shrunk
from tools.simulation.story import LOOK, Step, Story, story

EVENINGS = 62 + 22 * (len(TITLES) - 5)
"""The number of evenings after which almost everything that can be pressed or typed has been used. With a
sixth game it took 67.
"""
QUICK = 2
"""The number of evenings that are played without `--all`."""
OF_TWO = 4
MOST = 500
"""The number of evenings within which everything that can be pressed or typed must be used at least once."""


@pytest.mark.parametrize(
    "seed",
    [
        pytest.param(seed, marks=pytest.mark.thorough if seed > QUICK else ())
        for seed in range(1, EVENINGS + 1)
    ],
)
def test_an_evening_ends_with_everything_right(seed: int, evening: Evenings) -> None:
    report = evening(seed)
    assert report.wrong == "", "\n".join(report.lines)


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(1, OF_TWO + 1))
def test_an_evening_with_a_second_worker_that_hears_nothing_until_it_asks_ends_with_everything_right(
    seed: int, evening: Evenings
) -> None:
    report = evening(seed, second=True)
    assert report.wrong == "", "\n".join(report.lines)
    assert any("second worker" in line for line in report.lines)


def test_a_lobby_that_another_worker_closed_and_did_not_show_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(DiscordDisplay, "remove_buttons", lambda *_: None)
    opening, quits = Step("open", (0, 0, 0, 0, 4, 0)), Step("elsewhere", (0, 0, 1, 3, 0, 0))
    report = played(Story(0, (opening, quits), second=True))
    assert "has closed, and its message offers a seat" in report.wrong


def _unused(evening: Evenings, least: int, most: int) -> tuple[set[str], set[str]]:
    """Return everything that could be pressed or typed in some evenings, and the part of it that was never
    used. The evenings with two workers come first, then those with the seeds from 1 to `least`, and then
    further ones, up to `most`, until everything is used.
    """
    offered = set(PRESSES)
    used = {each for seed in range(1, OF_TWO + 1) for each in evening(seed, second=True).used}
    # in descending order, because another process plays them in ascending order, and each is played once
    for seed in (*range(least, 0, -1), *range(least + 1, most + 1)):
        if seed > least and offered <= used:
            break
        report = evening(seed)
        used |= report.used
        offered |= report.offered
    return offered, offered - used


@pytest.mark.thorough
def test_hardly_a_button_or_choice_is_used_in_none_of_these_evenings(evening: Evenings) -> None:
    offered, unused = _unused(evening, EVENINGS, EVENINGS)
    assert len(unused) <= 0.1 * len(offered), sorted(unused)


@pytest.mark.long
def test_every_button_and_every_choice_of_every_command_is_used_in_one_of_the_first_evenings(
    evening: Evenings,
) -> None:
    assert _unused(evening, EVENINGS, MOST)[1] == set()


@pytest.mark.thorough
def test_an_evening_comes_out_alike_every_time(evening: Evenings) -> None:
    one, other = evening(7), played(story(7))
    assert (one.lines, one.calls, one.moves) == (other.lines, other.calls, other.moves)


def test_a_hand_shown_to_somebody_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hand(self: MessageBuilder, table: Table, seat: int, anchor: int, **more: Any) -> MessageLayout:
        drawn = await right(self, table, 0, anchor, **more)
        return replace(drawn, shows=self.hand_content(table, seat, anchor))

    right = MessageBuilder.hand
    monkeypatch.setattr(MessageBuilder, "hand", hand)
    assert "to one person shows the views of seats {0}" in played(_race()).wrong


def test_a_hand_shown_before_it_is_on_disk_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def save_table(*_: object, **__: object) -> None:
        """Store nothing."""

    monkeypatch.setattr("bot.storage.tables.SqlTables.save_table", save_table)
    assert "on disk are [0, 0]" in played(_race()).wrong


def test_a_press_that_is_never_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Answer no press."""

    monkeypatch.setattr("bot.app.pressed", nothing)
    assert "got no answer" in played(_race()).wrong


async def _posts_twice(self: BoardMessage, tracked: TrackedTable, drawn: MessageLayout, *more: Any) -> None:
    """Post the public message, and post the result a second time, as a bot with that error would."""
    await _post(self, tracked, drawn, *more)
    if isinstance(tracked.subject, Table) and tracked.subject.snapshot.status == "over":
        await self._posts.send(tracked.channel, drawn, "twice")


def _ends_nothing(self: Hands, tracked: TrackedTable, key: int) -> bool:
    """Return whether a person's hand must be edited, but always False once the match is over, like a bot that
    forgets this last edit.
    """
    over = isinstance(tracked.subject, Table) and tracked.subject.snapshot.status == "over"
    return not over and _differs(self, tracked, key)


_post, _differs = BoardMessage._post, Hands.differs


@pytest.mark.parametrize(
    ("whose", "name", "broken", "said"),
    [
        (BoardMessage, "_post", _posts_twice, "its board stands 2 times"),
        (Hands, "differs", _ends_nothing, "the hand of a table that is over says"),
        (decide, "_results", lambda *_: (), "it is over, and has results of the seats []"),
    ],
)
def test_what_is_wrong_with_a_match_that_is_over_is_found(
    monkeypatch: pytest.MonkeyPatch, whose: object, name: str, broken: Any, said: str
) -> None:
    monkeypatch.setattr(whose, name, broken)
    assert said in played(_race(lobbies=5)).wrong


def _race(lobbies: int = 1) -> Story:
    """Return a story in which Ann opens `lobbies` lobbies, Bo joins one, Ann starts it, and both move. The
    game of the fifth lobby happens to start one move before its end.
    """
    command = sorted(title.command for title in TITLES.values()).index("piston")
    opening = Step("open", (0, command, 0, 0, 4, 0))
    moves = [Step("move", (who, 0, 0, 0, 1, 0)) for who in (0, 1)]
    begin = Step("join", (1, 0, 0, 0, 1, 0)), Step("begin", (0, 0, 0, 1, 1, 0))
    return Story(0, (*[opening] * lobbies, *begin, *moves))


def test_what_a_look_has_the_bot_begin_ends_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def rings() -> None:
        """Do nothing."""

    async def look(self: Evening) -> list[str]:
        """Set an alarm when the evening is checked, as happens when a table is read again."""
        registry = self.bot.registry
        registry._alarms.set("looked", registry.clock.now() + 1, rings)
        return []

    async def inside(_: Venue, work: Any) -> Any:
        """Do the work in the test itself, instead of in the bot's process."""
        return await work

    told = Story(0, (LOOK, Step("kill", (0,) * 6)))
    monkeypatch.setattr(Evening, "_wrong", look)
    assert played(told).wrong == ""
    monkeypatch.setattr(Venue, "inside", inside)
    assert "the process is killed, and goes on: ['next-alarm']" in played(told).wrong


@pytest.mark.parametrize("before", [0, 2])
def test_a_move_that_nobody_pressed_is_found_unless_it_was_made_before_a_game_that_goes_on_from_there(
    monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    """Compare the presses and moves of two players who have moved once each. Their presses are counted as
    worth no move, so the moves look as if nobody had made them. before: the number of moves made before the
    game that continues from another one.
    """

    async def find_table(self: SqlTables, id: str) -> AnySnapshot | None:
        found = await find(self, id)
        return found and replace(found, branch=Branch("other", before))

    find = SqlTables.find_table
    monkeypatch.setattr(People, "_worth", lambda *_: 0)
    monkeypatch.setattr(SqlTables, "find_table", find_table)
    found = played(_race()).wrong
    assert ("Ann has made 1 moves with fewer presses" in found) == (before == 0), found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_that_can_be_put_back_names_what_is_there(fault: str) -> None:
    exchanged = FAULTS[fault][1]
    assert [name for whose, new in exchanged.items() for name in new if not hasattr(whose, name)] == []


def test_a_story_is_cut_down_to_the_steps_that_matter() -> None:
    told = Story(0, tuple(Step(kind) for kind in "abcdefghij"))
    short = shrunk(told, lambda each: {"c", "h"} <= {step.kind for step in each.steps}, tries=100)
    assert [step.kind for step in short.steps] == ["c", "h"]


@pytest.mark.parametrize("after", [False, True])
def test_the_last_statement_of_a_killed_process_is_carried_out_or_not(after: bool) -> None:
    done: list[str] = []
    disk = Disk(Fuse(lambda: None, left=2, after=after), lambda: None)
    disk.moment(partial(done.append, "BEGIN"), "BEGIN")
    for sql in ("COMMIT", "BEGIN"):
        with pytest.raises(Killed):
            disk.moment(partial(done.append, sql), sql)
    assert done == (["BEGIN", "COMMIT"] if after else ["BEGIN"])
