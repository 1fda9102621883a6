"""Tests of errors that the type checker must find: parts of two games in one title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]
GOOD = """
from dataclasses import replace

from bot.engine.driver import random
from bot.games import gear_head, rasant
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.events import Event
from bot.games.gear_head.rules.model import Options, State, View
from bot.title import Board, Robots, Rulebook, TableRules, Title, Wording

TITLE: Title[Options, State, Action, Event, View] = Title(
    key="gear_head",
    name="Gear Head",
    command="race",
    rules=Rulebook(game=gear_head.rules, options=Options, state=State, action=Action, event=Event),
    words=Wording(text=gear_head.words, credit="", pitch=""),
    board=Board(painter=gear_head.board, cover=gear_head.board.cover, cover_alt=""),
    robots=Robots(drivers={"random": random, "club": gear_head.robots.club}),
    table=TableRules(minutes=5),
)
"""
PARTS = (
    "game=gear_head.rules",
    "text=gear_head.words",
    "painter=gear_head.board",
    '"club": gear_head.robots.club',
)


def checked(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines of a module with the given text in which mypy, with our settings, finds errors."""
    file = folder / "catalogue.py"
    file.write_text(text)
    monkeypatch.setenv("MYPYPATH", str(ROOT))
    monkeypatch.chdir(ROOT)
    told, faults, _ = api.run(["--strict", "--cache-dir", str(folder / "cache"), str(file)])
    assert faults == ""
    lines = text.splitlines()
    return [lines[int(number) - 1].strip() for number in re.findall(r":(\d+): error:", told)]


@pytest.mark.thorough
def test_a_catalogue_that_pairs_the_parts_of_two_games_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = [
        GOOD.replace(part, part.replace("gear_head", "rasant")).replace("TITLE:", f"WRONG_{number}:")
        for number, part in enumerate(PARTS)
    ]
    bare = re.sub(r"WRONG_1: Title\[.*\] = ", "", wrong[1])
    later = "replace(gear_head.TITLE, words=rasant.TITLE.words)\n"
    found = checked(tmp_path, "".join((GOOD, *wrong, bare, later)), monkeypatch)
    lines = [line.strip() for each in wrong for line in each.splitlines() if "rasant." in line]
    assert list(dict.fromkeys(found)) == [*lines, "Title(", later.strip()]
