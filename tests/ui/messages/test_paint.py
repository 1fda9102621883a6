"""Tests of painting: processes and a thread make the same pictures, and a process that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from multiprocessing import active_children
from types import ModuleType
from typing import Any

import pytest

from bot.catalogue import RASANT, TITLES
from bot.engine.match import start
from bot.render.themes import LIGHT
from bot.ui.messages.paint import PictureService
from tests.render.pixels import pixels

NAMES = ("Ann", "Bo", "Cy")
MOST = 20_000
"""The maximum number of bytes that can be sent to a process for a picture."""


def views(key: str) -> list[Any]:
    """Return two views of a new game of three players, or of the maximum number if that is lower: a
    spectator's and a seat's.
    """
    title = TITLES[key]
    match, _ = start(title.rules.game, title.rules.options(), min(3, title.rules.game.seats[-1]), "paint")
    return [title.rules.game.view(match.state, seat) for seat in (None, 0)]


def test_a_process_paints_what_the_thread_does_and_one_that_dies_is_replaced() -> None:
    # In real time, because the loop of these tests does not notice other processes.
    asyncio.run(painted_in_processes())


async def painted_in_processes() -> None:
    (board, hand), before = views("rasant"), set(active_children())
    pictures = PictureService(1)
    try:
        await pictures.start(TITLES.values())
        painted = await pictures.draw(RASANT.board.painter, board, NAMES, (), LIGHT, urgent=False)
        assert pixels(painted) == pixels(RASANT.board.painter.files(board, NAMES, (), LIGHT))
        (process,) = set(active_children()) - before
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        painted = await pictures.draw(RASANT.board.painter, hand, NAMES, urgent=True)
        assert pixels(painted) == pixels(RASANT.board.painter.files(hand, NAMES))
    finally:
        await pictures.close()
    assert set(active_children()) <= before


async def test_a_picture_that_was_painted_recently_is_not_painted_again() -> None:
    pictures, (board, _) = PictureService(), views("rasant")
    first = await pictures.draw(RASANT.board.painter, board, NAMES, urgent=True)
    again = await pictures.draw(RASANT.board.painter, views("rasant")[0], NAMES, urgent=True)
    assert again is first
    await pictures.close()


@pytest.mark.parametrize("key", TITLES)
def test_what_goes_to_a_process_for_a_picture_is_small(key: str) -> None:
    assert isinstance(TITLES[key].board.painter, ModuleType)
    for view in views(key):
        sent = pickle.dumps((TITLES[key].board.painter.__name__, view, NAMES, (), LIGHT.key))  # type: ignore[attr-defined]  # a module
        assert len(sent) < MOST
        assert pickle.loads(sent)[1] == view
