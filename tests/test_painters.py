"""Tests of painting processes in real time: processes that hang, die, or have not painted yet."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children
from typing import Any, cast

import pytest

from bot.catalogue import RASANT, TITLES
from bot.engine.match import start
from bot.render import Painter
from bot.ui.messages.paint import PictureService, _painted_first
from tests import deadly_painter
from tests.render.pixels import pixels
from tests.stopwatch import Stopwatch


async def test_a_process_that_hangs_is_killed_and_another_paints_its_picture() -> None:
    match, _ = start(RASANT.rules.game, RASANT.rules.options(), 2, "still")
    board, hand = (RASANT.rules.game.view(match.state, seat) for seat in (None, 0))
    before, clock = set(active_children()), Stopwatch()
    pictures = PictureService(1, clock=clock)
    try:
        await pictures.draw(RASANT.board.painter, board, "AB", urgent=True)
        (first,) = set(active_children()) - before
        assert first.pid is not None
        os.kill(first.pid, signal.SIGSTOP)
        clock.begun.clear()
        painting = asyncio.create_task(pictures.draw(RASANT.board.painter, hand, "AB", urgent=True))
        await clock.run_while(lambda: first in active_children())
        assert pixels(await painting) == pixels(RASANT.board.painter.files(hand, "AB"))
        assert first not in active_children()
    finally:
        await pictures.close()


async def test_each_process_has_painted_every_game_when_the_pictures_are_ready() -> None:
    before, pictures = set(active_children()), PictureService(2)
    try:
        await pictures.start(TITLES.values())
        assert len(set(active_children()) - before) == 2
        assert pictures._processes is not None
        hits = await asyncio.gather(*(pictures._processes.run(warmed) for _ in range(2)))
        assert hits == [2 * len(TITLES)] * 2
    finally:
        await pictures.close()


def warmed() -> int:
    """Return the number of painters that have painted their first picture in this process."""
    return _painted_first.cache_info().currsize


async def test_a_picture_that_kills_its_processes_is_painted_in_the_thread_and_each_death_is_a_line_of_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures, painter = PictureService(1), cast("Painter[Any]", deadly_painter)
    try:
        assert await pictures.draw(painter, "a view", "AB", urgent=True) == (b"painted",)
    finally:
        await pictures.close()
    told = "a process that paints has died; another one takes its place"
    assert [each.getMessage() for each in caplog.records] == [told] * 2
