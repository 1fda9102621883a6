"""Tests of Gear & Piston's help: the pitch, the short rules, reasons for hints, and notes for beginners."""

from __future__ import annotations

from dataclasses import replace

from bot.catalogue import GEAR_AND_PISTON
from bot.games.gear_and_piston import rules as gear_and_piston, words
from bot.games.gear_and_piston.rules.actions import Build, Discard, Done, Place, Spy, Take
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.model import Discarding
from bot.games.gear_and_piston.words.help import reason
from tests.english import english
from tests.games.gear_and_piston.table import table
from tests.games.gear_and_piston.words.positions import AXLE, some

NAMES = ("Ann", "Bo")


def test_the_pitch_is_true_junk_is_volatile_and_nothing_blows_up() -> None:
    pitch = english(GEAR_AND_PISTON.words.pitch)
    assert pitch.endswith("Junk is easy to get, but volatile.")
    assert "blow" not in pitch


def test_the_rules_mark_our_lists_and_give_credit() -> None:
    text = english(words.rules())
    assert text.count("**House rule:**") == 2
    assert "Jukka Höysniemi, LudiCreations 2013" in text


def test_how_to_play_has_five_lines_and_says_what_ends_the_game() -> None:
    lines = [english(line) for line in words.basics()]
    assert len(set(lines)) == 5
    assert "A complete car of 12+ parts ends the game." in lines[3]


def test_blueprints_count_only_once_they_are_built_in_the_workshop() -> None:
    held, bare = (gear_and_piston.view(table(hands=[hand]), 0) for hand in ("S:c A:c", ""))
    assert [english(reason(view, Place("workshop"), NAMES)) for view in (held, bare)] == [
        "You have 2 Blueprints, and only the Workshop builds them.",
        "Only the Workshop builds, and its best spaces fill up first.",
    ]


def test_to_discard_nothing_keeps_what_may_be_of_use() -> None:
    at = table(Discarding((0, 1), (None, None)), hands=["S:c A:c", "A:p"])
    view = gear_and_piston.view(at, 0)
    assert english(reason(view, Done(), NAMES)) == "Each Blueprint could still be useful."
    done = reason(replace(view, phase="working"), Done(), NAMES)
    assert english(done) == "Nothing else you can do would improve your car."


def test_reasons_name_the_player_and_what_the_car_still_lacks() -> None:
    view = replace(some("working"), fewest=2, hand=(AXLE,) * 4, held=(1, 3, 0))
    assert english(reason(view, Spy(1), NAMES)) == "Bo has 3 Blueprints, and you can take one."
    build = Build(AXLE, Cell(0, 0, "bottom"))
    short = "That’s the best place for it. Your car now needs 2 scrap parts."
    assert english(reason(view, build, NAMES)) == short
    assert english(reason(replace(view, fewest=0), build, NAMES)) == "That’s the best place for it."
    assert english(reason(view, Discard(AXLE), NAMES)).endswith("and your hand is nearly full.")
    assert english(reason(view, Take(AXLE, "yard"), NAMES)) == "It does the most for your car."
