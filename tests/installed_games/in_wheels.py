"""Plays Whist in the simulated Discord, and paints it in another process, with the bot and the game installed
from two wheels: `python tests/installed_games/in_wheels.py`, in an environment that has both.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import paddock_whist  # type: ignore[import-not-found]  # the environment of the test has it
import pytest

import bot
import cogs
from bot.catalogue import INSTALLED
from bot.engine.match import start
from bot.ui.messages.paint import PictureService

ROOT = Path(__file__).parents[2]


async def painted() -> bool:
    """Return whether another process paints the same picture as this one."""
    whist, pictures, names = INSTALLED.titles["whist"], PictureService(1), ("Ann", "Bo", "Cy")
    match, _ = start(whist.rules.game, whist.rules.options(), 3, "painted")
    view = whist.rules.game.view(match.state, None)
    try:
        await pictures.start([whist])
        drawn = await pictures.draw(whist.board.painter, view, names, urgent=True)
        return pictures._processes is not None and drawn == whist.board.painter.files(view, names)
    finally:
        await pictures.close()


if __name__ == "__main__":
    homes = [Path(each.__file__ or "") for each in (bot, cogs, paddock_whist)]
    assert not any(each.is_relative_to(ROOT) for each in homes), homes
    sys.path.append(str(ROOT))  # only for the tests, because the bot is found before it
    game = ROOT / "tests" / "installed_games" / "test_playing.py"
    options = ("-n", "0", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"))
    ended = pytest.main([*options, str(game), "-k", "whole_game"])
    assert asyncio.run(painted())
    sys.exit(ended)
