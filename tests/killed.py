"""The real bot in a simulated Discord, killed again and again in the middle of one game. `python -m
tests.killed FOLDER LIVES` plays on one database and prints a line of JSON for each life: whether it was
killed, and how much of the game had been shown by then. FOLDER/1, FOLDER/2 ... contain the files that each
life left behind. The last life is not killed, but plays until the game is over.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.games.gear_head.rules.components import PARTS
from bot.locales.phrase import load
from bot.storage.sqlite import Sqlite
from tests.storage.fresh import ready
from tests.storage.killed import Fate
from tests.venue import Venue, labels, venue_with
from tests.virtual_time import VirtualTimeLoop, the_loop

LATER = 3_600.0
"""The number of seconds between the starts of two lives."""
STEPS = range(5, 120)
"""The steps after which lives end, counted from the start of the life. A step is a database statement or a
call to Discord.
"""


class CountedCalls(list[Any]):
    """The record of the bot's calls to Discord. Each counts as a step before it is carried out."""

    def __init__(self, fate: Fate) -> None:
        super().__init__()
        self._fate = fate

    def append(self, call: Any) -> None:
        self._fate.moment()
        super().append(call)


async def play(folder: Path, number: int, fate: Fate, tell: Callable[[dict[str, Any]], None]) -> None:
    """Continue the game, or start it, and report the number of its moves before every press. number: the
    number of this life.
    """

    def opened(venue: Venue) -> None:
        venue.person("Ann")  # Ann is created at the same moment in every life, so her id is always the same
        venue.server.rest.requests = CountedCalls(fate)
        the_loop().jump(number * LATER)

    async with venue_with(folder, new_world=True, opened=opened) as venue:
        bot, ann = venue.bot, venue.person("Ann")
        assert bot._store is not None
        assert isinstance(bot._store.database, Sqlite)
        await bot._store.database._writer.call(lambda db: db.set_trace_callback(fate.moment))
        await the_loop().settle()
        if not await bot.registry.tables.find(person=ann.id):
            if not await bot.registry.lobbies.find(channel=venue.channel.id):
                await ann.slash(venue.channel, "race start", robots=1, pace="none")
            await ann.click(venue.anchor(), label="Start")
        (table,) = await bot.registry.tables.find(person=ann.id)
        while table.snapshot.status == "playing":
            tell({"table": table.snapshot.id, "ply": table.snapshot.match.ply})
            await press(venue)
        assert "Rematch" in labels(venue.anchor())


async def press(venue: Venue) -> None:
    """Make Ann open her hand and pull up or roll in if she can, and otherwise make the first move that is
    offered.
    """
    hand = await venue.open_hand("Ann")
    moves = [
        label for label in labels(hand) if label.startswith(("Draw", "Take", "Pull up", "Roll in", *PARTS))
    ]
    best = min(moves, key=lambda label: not label.startswith(("Pull up", "Roll in")))
    await venue.person("Ann").click(hand, label=best)


def life(folder: Path, number: int, steps: int) -> dict[str, Any]:
    """Run a process until it ends, and return whether it was killed, whether it ended without an error, and
    all its reports. number: the number of this life. steps: the number of steps it takes, or 0 to run until
    the game is over.
    """
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        try:
            with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
                runner.run(play(folder, number, Fate(steps), lambda told: _write(theirs, told)))
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(theirs)
    with open(ours, encoding="utf-8") as pipe:
        told = [json.loads(line) for line in pipe]
    _, status = os.waitpid(child, 0)
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    return {"killed": killed, "ended": os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0, "told": told}


def _write(pipe: int, told: dict[str, Any]) -> None:
    os.write(pipe, (json.dumps(told) + "\n").encode())


def main(folder: Path, lives: int) -> None:
    load()  # done here, so that the lives need not do it
    ready()
    luck = random.Random(7)
    for number in range(1, lives + 1):
        print(json.dumps(life(folder, number, luck.choice(STEPS))), flush=True)
        shutil.copytree(folder, folder / str(number), ignore=shutil.ignore_patterns("[0-9]*"))
    print(json.dumps(life(folder, lives + 1, 0)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
