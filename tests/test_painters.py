"""Painting processes in real time: one that hangs."""

from __future__ import annotations

import asyncio
import os
import signal
from multiprocessing import active_children

from bot.catalogue import RASANT
from bot.engine.match import start
from bot.ui.messages.paint import PictureService
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
        await clock.begun.wait()
        clock.waits[-1].set()
        assert await painting == RASANT.board.painter.files(hand, "AB")
        assert first not in active_children()
    finally:
        await pictures.close()
