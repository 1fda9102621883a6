"""Tests that kill the process at any moment: nothing acknowledged is lost, nothing is half written."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.match import Move, replay
from bot.storage.store import SqlStore
from tests.storage import races
from tests.storage.killed import KILLED_FROM_OUTSIDE, MOVES
from tests.storage.stored import tables_in_play

pytestmark = pytest.mark.thorough
ROOT = Path(__file__).parents[2]
SEATS = 4
MOMENTS = ("before", "BEGIN", "UPDATE", "NOTE", "INSERT", "COMMIT", "after")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lives")


@pytest.fixture(scope="module")
def lives(folder: Path) -> list[dict[str, Any]]:
    """Return the lines about processes that played a game and were killed, each at a different moment."""
    command = [sys.executable, "-m", "tests.storage.killed", str(folder)]
    ended = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert not ended.stderr
    return [json.loads(line) for line in ended.stdout.splitlines()]


async def test_a_killed_process_loses_nothing_that_was_acknowledged(
    lives: list[dict[str, Any]], folder: Path
) -> None:
    deaths = Counter(life["kind"] for life in lives if life["killed"])
    assert deaths["between"] == MOVES * len(MOMENTS)
    assert deaths["inside"] > MOVES * 3
    assert deaths["outside"] == KILLED_FROM_OUTSIDE
    unacknowledged = set()
    for life in lives:
        if life["kind"].startswith("finish"):
            continue
        ply = await ply_after_a_restart(folder / life["file"])
        unacknowledged.add(ply - life["acknowledged"])
    assert unacknowledged == {0, 1}


async def ply_after_a_restart(file: Path) -> int:
    """Return the number of moves that the next process finds in the file. Check that its snapshot and log
    agree, and that the game can continue.
    """
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    (snapshot,) = await tables_in_play(store)
    match = snapshot.match
    moves = [Move(move.seat, move.action) for move in await store.tables.find_moves(snapshot.id)]
    assert replay(TITLES["gear_head"].rules.game, match.options, match.seats, match.seed, moves) == match
    assert snapshot == races.under_way(snapshot.id, match.ply)
    await store.tables.save_table(*races.moved(snapshot))
    await store.close()
    return match.ply


async def test_a_killed_process_neither_loses_nor_doubles_a_result(
    lives: list[dict[str, Any]], folder: Path
) -> None:
    finishing = [life for life in lives if life["kind"].startswith("finish")]
    assert (
        sum(life["killed"] for life in finishing if life["kind"] == "finish between") == len(MOMENTS) + SEATS
    )
    found = [await results_after_a_restart(folder / life["file"]) for life in finishing]
    assert {written for life, written in zip(finishing, found, strict=True) if life["acknowledged"]} == {
        SEATS
    }
    assert set(found) == {0, SEATS}


async def results_after_a_restart(file: Path) -> int:
    """Return the number of results that the next process finds. Check that they are all or none, and all once
    the game is over.
    """
    store = await SqlStore.open(f"sqlite:///{file}", TITLES)
    before, after, move = races.finished()
    stored, written = (
        await store.tables.find_table(before.id),
        await store.circuits.results(guild=before.place.guild),
    )
    assert stored == (after if written else before)
    if not written:
        await store.tables.save_table(after, move, results=races.results(after, move))
    results = await store.circuits.results(guild=before.place.guild)
    assert [result.seat for result in results] == list(range(SEATS))
    await store.close()
    return len(written)
