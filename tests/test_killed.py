"""Tests that kill the whole bot at any step of a game, restart it, and continue: nothing that was shown is
lost.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.storage.store import SqlStore
from tests.storage.stored import everything

ROOT = Path(__file__).parents[1]
LIVES = 10


@pytest.fixture
def all_lives(tmp_path: Path) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.killed", str(tmp_path), str(LIVES)]
    ended = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert not ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines()]


@pytest.mark.thorough
async def test_a_race_goes_on_however_often_the_bot_is_killed(
    all_lives: list[dict[str, Any]], tmp_path: Path
) -> None:
    *lives, last = all_lives
    assert last["ended"]
    assert sum(life["killed"] for life in lives) > LIVES / 2
    assert all(life["killed"] or life["ended"] for life in lives)
    moments, shown = set(), {"table": "", "ply": 0}
    for number, life in enumerate(lives, 1):
        for told in life["told"]:
            assert told["table"] != shown["table"] or told["ply"] >= shown["ply"]
            shown = told
        if life["killed"]:
            ply = await stored(tmp_path / str(number) / "paddock.db", shown)
            moments.add((shown["table"], ply))
    assert len(moments) > LIVES / 4


async def stored(file: Path, shown: dict[str, object]) -> int:
    """Return the number of moves on disk. Check that snapshot and log agree and contain everything that was
    shown.
    """
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    found = await everything(store)
    assert len(found.tables) + len(found.lobbies) <= 1
    for snapshot in found.tables:
        match = snapshot.match
        moves = [Move(move.seat, move.action) for move in await store.tables.find_moves(snapshot.id)]
        assert (
            replay(TITLES[snapshot.title].rules.game, match.options, match.seats, match.seed, moves) == match
        )
    known = await store.tables.find_table(str(shown["table"]))
    await store.close()
    if known is None:
        assert shown["ply"] == 0
        return -1
    assert known.match.ply >= int(str(shown["ply"]))
    return known.match.ply
