"""Tests that the limit of presses in progress never refuses a press while the machine answers in time."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.sandbox.answers import DEFER_UPDATE, SEND
from bot.sandbox.faults import Fault
from bot.ui.discord_clock import DiscordTime
from bot.ui.messages.paint import PictureService
from bot.ui.presses_in_hand import BUSY, FEW, IN_TIME, MOST, NOTICED, SLOW, PressesInHand
from tests.english import english
from tests.ui.test_endpoint import calls_of
from tests.venue import Venue, ids, labels, venue_with, words_of
from tests.virtual_time import VirtualClock, the_loop
from tools.scale.crowd import Crowd

TABLE = 12
"""The number of seats of the largest table."""
COLD = 2.2
"""The number of seconds that a newly started bot takes for its first answers."""


class Volleys:
    """Makes people of one server press at the same time, again and again. refused: the number of refused
    presses in each volley.
    """

    def __init__(self) -> None:
        self.clock = VirtualClock(the_loop())
        self.presses = PressesInHand(self.clock, DiscordTime(self.clock))
        self.refused: list[int] = []
        self.ids = count()

    async def press(self, people: int, seconds: float) -> None:
        """Make `people` people press at the same time, and answer each press after `seconds` seconds."""
        pressed = [self._press(seconds) for _ in range(people)]
        self.refused.append((await asyncio.gather(*pressed)).count(True))

    async def _press(self, seconds: float) -> bool:
        with self.presses.in_hand(next(self.ids), server=1) as press:
            if not press.refused:
                await asyncio.sleep(seconds)
                self.presses.note(press, seconds)
            return press.refused


@pytest.mark.parametrize("first", [(1, COLD), (5, COLD), (TABLE, COLD), (TABLE, 5.0)])
@pytest.mark.parametrize("people", [5, TABLE])
async def test_people_who_press_together_after_slow_answers_are_never_refused(
    first: tuple[int, float], people: int
) -> None:
    volleys = Volleys()
    await volleys.press(*first)
    for _ in range(11):
        await volleys.press(people, 0.1)
    assert volleys.refused == [0] * 12


async def test_a_few_slow_answers_among_quick_ones_leave_the_limit_as_it_is() -> None:
    volleys = Volleys()
    for _ in range(20):
        await asyncio.gather(volleys.press(9, 0.1), volleys.press(7, SLOW + 0.5))
        assert volleys.presses.room == MOST


async def test_most_answers_that_are_slow_lower_the_limit_to_as_many_as_a_second_has() -> None:
    for people in (60, 10):
        volleys = Volleys()
        hanging = asyncio.create_task(volleys.press(1, 60.0))
        await asyncio.sleep(0)
        await volleys.press(people, SLOW + 0.5)
        assert volleys.presses.room == max(FEW, people)
        lowered = volleys.presses.room
        await volleys.press(5, 0.1)
        assert volleys.presses.room == lowered + 5, "each quick answer raises it"
        await hanging
        assert volleys.presses.room == MOST, "nothing is in progress"


async def test_a_place_is_held_until_the_answer_is_sent_and_not_until_all_is_done() -> None:
    volleys = Volleys()
    with ExitStack() as working:
        for _ in range(MOST):
            press = working.enter_context(volleys.presses.in_hand(next(volleys.ids), server=2))
            volleys.presses.note(press, 0.1)
        await volleys.press(TABLE, 0.1)
    assert volleys.refused == [0]


async def test_the_same_press_twice_is_carried_out_once_and_refused_with_one_notice(venue: Venue) -> None:
    table, hand = await venue.table(await venue.start("Ann", "Bo")), venue.dm("Ann")
    label = labels(hand)[0]
    async with table.lock:
        first = asyncio.create_task(venue.person("Ann").click(hand, label=label))
        await venue.wait(0.1)
        second = await venue.person("Ann").click(hand, label=label)
        assert second.callback == DEFER_UPDATE
        await venue.wait(IN_TIME)
        assert words_of(first.result()) == english(BUSY)
    await venue.person("Ann").click(hand, label=label)
    assert table.snapshot.match.ply == 1


async def test_a_button_works_again_while_the_notice_of_closed_dms_waits_for_a_dm(venue: Venue) -> None:
    lobby, bo = await venue.lobby("Ann"), venue.person("Bo")
    venue.server.faults.add(Fault("POST", "/channels/*/messages", times=None, delay=5.0))
    for seated in (["Ann", "Bo"], ["Ann"]):
        await bo.click(lobby, label="Join / Leave")
        await venue.wait(1.0)
        (opened,) = await venue.bot.registry.lobbies.find(person=venue.person("Ann").id)
        assert [player.name for player in opened.snapshot.players] == seated


async def test_a_double_press_of_join_takes_a_seat(venue: Venue) -> None:
    lobby, bo = await venue.lobby("Ann"), venue.person("Bo")
    join = next(custom_id for label, custom_id in ids(lobby).items() if label == "Join / Leave")
    made = [venue.world.press(bo.id, lobby.id, join) for _ in range(2)]
    await the_loop().settle()
    (opened,) = await venue.bot.registry.lobbies.find(person=bo.id)
    assert [player.name for player in opened.snapshot.players] == ["Ann", "Bo"]
    assert [each.state for each in made] == ["answered"] * 2


@pytest.mark.parametrize("http", [False, True])
async def test_who_is_refused_on_a_message_is_told_so_once_in_a_while(tmp_path: Path, *, http: bool) -> None:
    over = asyncio.Event()
    async with venue_with(tmp_path, http=http) as venue:

        async def in_hand(id: int) -> None:
            with venue.bot.presses.in_hand(id, server=id):
                await over.wait()

        await venue.start("Ann", "Bo")
        ann, bo, hands = venue.person("Ann"), venue.person("Bo"), (venue.dm("Ann"), venue.anchor())
        others = [asyncio.create_task(in_hand(id)) for id in range(MOST)]
        await the_loop().settle()
        made = [await ann.click(hands[0], label="Draw") for _ in range(6)]
        assert [each.callback for each in made] == [SEND, *[DEFER_UPDATE] * 5]
        assert (await ann.click(hands[1], label="As text")).callback == SEND, "another message"
        assert (await bo.click(hands[1], label="As text")).callback == SEND, "another person"
        await venue.wait(NOTICED + 1.0)
        assert (await ann.click(hands[0], label="Draw")).callback == SEND
        asked = [await ann.slash(venue.channel, "paddock") for _ in range(2)]
        assert [words_of(each) for each in asked] == [english(BUSY)] * 2, "a command has no message"
        if http:
            assert calls_of(venue).answered[-1] == 200
        over.set()
        await asyncio.gather(*others)


@pytest.mark.thorough
@pytest.mark.parametrize(("servers", "games"), [(2, 1), pytest.param(16, 16, marks=pytest.mark.long)])
async def test_hurried_people_are_never_refused_though_the_first_pictures_are_slow(
    venue: Venue, monkeypatch: pytest.MonkeyPatch, servers: int, games: int
) -> None:
    async def cold(self: PictureService, *asked: Any, **more: Any) -> tuple[bytes, ...]:
        await asyncio.sleep(COLD - 0.2 if the_loop().time() < began + 5.0 else 0.1)
        return await draw(self, *asked, **more)

    draw, began = PictureService.draw, the_loop().time()
    monkeypatch.setattr(PictureService, "draw", cold)
    crowd = Crowd(venue.world, servers)
    crowd.impatient = True
    await hurry(venue, crowd, games)
    assert crowd.refused == 0
    assert crowd.failed == []
    assert median(crowd.latencies) < 0.3
    crowd.close()


async def hurry(venue: Venue, crowd: Crowd, games: int) -> None:
    """Make people press everything that they can, twenty times a second, until `games` games are over."""
    over = 0
    while over < games:
        pressing = [asyncio.create_task(crowd.act()) for _ in range(20)]
        await venue.wait(1.0)
        await asyncio.gather(*pressing)
        ids = [id for server in crowd.servers for id in server.tables]
        tables = [await venue.bot.registry.tables.get(id) for id in ids]
        over = sum(each is not None and each.snapshot.status == "over" for each in tables)


async def test_commands_that_are_refused_all_the_time_keep_nobodys_notice_back() -> None:
    """Refuse commands, each of which has its notice, while a person presses a button twice, with a pause."""
    presses, told = Volleys().presses, list[bool]()
    for second in range(0, 12, 3):
        await the_loop().advance(3)
        assert presses.notice(1, 0)
        if second in (0, 3, 9):
            told.append(presses.notice(2, 5))
    assert told == [True, False, True]
