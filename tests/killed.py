"""The real bot in a simulated Discord, killed again and again in the middle of one race.

`python -m tests.killed FOLDER LIVES` plays on one database and prints a line of JSON for each life: was it
killed, and what had been shown of the race by then? FOLDER/1, FOLDER/2 ... keep what each life left behind.
The last life is not killed: it plays to the flag.
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

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.env import Env

from bot.app import Paddock
from bot.settings import Settings
from bot.storage.sqlite import Sqlite
from tests.conftest import labels
from tests.storage.killed import Fate

STEPS = range(5, 60)
"""A life ends at one of these steps: statements of the database, and calls to Discord, from its start on."""


class Calls(list[Any]):
    """SimCord's record of the bot's calls: each is a moment of its fate, before it is carried out."""

    def __init__(self, fate: Fate) -> None:
        super().__init__()
        self._fate = fate

    def append(self, call: Any) -> None:
        self._fate.moment()
        super().append(call)


async def play(file: Path, fate: Fate, tell: Callable[[dict[str, Any]], None]) -> None:
    """Go on with the race, or begin it; tell what is shown after every press."""
    settings = Settings(database_url=f"sqlite:///{file}", robot_pause=0.01, _env_file=None)
    bot = Paddock(settings, edit_pause=0.0, new_world=True)
    env = Env(bot, shard_count=1)
    user = env.create_user("ann", global_name="Ann")
    guild = env.create_guild("Server", owner=user)
    channel, ann = guild.create_text_channel("paddock"), guild.add_member(user)
    env.backend.http_requests = Calls(fate)
    await env.start()
    assert bot._store is not None
    assert isinstance(bot._store._database, Sqlite)
    await bot._store._database._writer.set_trace_callback(fate.moment)
    await env.settle()
    if not bot.registry.tables_of(ann.id):
        if not bot.registry.lobbies_in(channel.id):
            await ann.slash(channel, "race start", robots=1, pace="none", seating="fixed")
        await ann.click(shown(channel), label="Start")
    (table,) = bot.registry.tables_of(ann.id)
    while table.record.status == "playing":
        tell({"table": table.record.id, "ply": table.record.match.ply})
        await press(ann, channel)
    assert "Rematch" in labels(shown(channel))
    await env.shutdown()
    await bot.close()


def shown(channel: ChannelHandle) -> Any:
    """The last public message with buttons."""
    return [message for message in channel.history() if labels(message)][-1]


async def press(ann: MemberActor, channel: ChannelHandle) -> None:
    """Ann opens her hand and makes the first move that is offered, best first."""
    hand = (await ann.click(shown(channel), label="My hand")).response
    assert hand is not None
    moves = [label for label in labels(hand) if label.startswith(("Draw", "Take", "Discard", "Pull"))]
    await ann.click(hand, label=sorted(moves, key=lambda label: not label.startswith("Pull"))[0])


def life(file: Path, steps: int) -> dict[str, Any]:
    """One process, from its birth to its end at that step; 0: it lives to the flag."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        try:
            asyncio.run(play(file, Fate(steps), lambda told: _write(theirs, told)))
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
    luck = random.Random(7)
    file = folder / "paddock.db"
    for number in range(1, lives + 1):
        print(json.dumps(life(file, luck.choice(STEPS))), flush=True)
        shutil.copytree(folder, folder / str(number), ignore=shutil.ignore_patterns("[0-9]*"))
    print(json.dumps(life(file, 0)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
