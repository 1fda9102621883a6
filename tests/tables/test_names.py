"""Tests of names at one table: a player whose name looks like another's gets a number."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, strategies as st

from bot.league.names import told_apart
from bot.render.text import fitted, measure
from bot.tables.decide import Leave, TakeSeat
from bot.tables.decide_lobby import AddRobot, Join
from bot.ui.text import cut_name, plain
from tests.tables.conftest import ANN, BO, CY, DI, Build, World
from tests.tables.test_seats import open_table

CYRILLIC_ANN = "\u0410nn"


@pytest.mark.parametrize(
    "other",
    [
        "Ann",
        "ann",
        "ANN",
        " Ann ",
        "Ann.",
        "• Ann",
        "Ann \U0001f525",
        "A\u200dnn",
        "A\u0335nn",
        CYRILLIC_ANN,
        "\uff21\uff4e\uff4e",
        "\U0001d4d0\U0001d4f7\U0001d4f7",
    ],
)
def test_a_name_that_looks_like_another_has_a_number(other: str) -> None:
    assert told_apart(other, ["Bo", "Ann"]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (unicodedata.normalize("NFC", "José"), unicodedata.normalize("NFD", "José")),
        ("Iris", "lris"),
        ("Bo", "B0"),
        ("STRASSE", "straße"),
        ("?", "?"),
        ("\U0001f525", "\U0001f525"),
    ],
)
def test_forms_of_one_name_are_told_apart(one: str, other: str) -> None:
    assert told_apart(other, [one]) == f"{other} (2)"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anna"), ("José", "Jose"), ("Ann 1", "Ann 2"), ("!!!", "???"), ("小明", "小红"), ("Ann", "?")],
)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert told_apart(other, [one]) == other


def test_the_number_is_one_that_nobody_has() -> None:
    assert told_apart("Ann", ["Ann", "ann (2)", "Ann (3)"]) == "Ann (4)"


@given(st.lists(st.text("a\u0410\uff21\u0301 iIl1•", max_size=3), max_size=6))
def test_however_many_sit_down_all_look_different(names: list[str]) -> None:
    seated = list[str]()
    for name in names:
        seated.append(told_apart(plain(name), seated))
    assert len({each.casefold() for each in seated}) == len(seated)
    assert [told_apart(each, seated[:at]) for at, each in enumerate(seated)] == seated


@pytest.mark.parametrize("name", ["\u200d", "\u3164\u200d", "\u0301\u0301", "\ufe0f", "\U0001d159\u200d", ""])
def test_a_name_of_which_nothing_can_be_seen_has_a_sign(name: str) -> None:
    assert plain(name) == "?"


def test_a_name_that_is_cut_keeps_its_number() -> None:
    one, other = "Maximilian Mustermann", "Maximilian Mustermann (2)"
    room = measure("Maximilian", 20, "Bold")
    assert fitted(other, 20, "Bold", room).endswith("… (2)")
    assert measure(fitted(other, 20, "Bold", room), 20, "Bold") <= room
    assert fitted(one, 20, "Bold", room) != fitted(other, 20, "Bold", room)
    assert cut_name(other, 12) == "Maximil… (2)"
    assert cut_name(one, 12) == "Maximilian …"


async def test_two_people_of_one_name_are_told_apart_at_their_table(world: World) -> None:
    lobby = await world.lobby(ANN)
    await lobby.do(Join(BO, "ann"))
    await lobby.do(Join(CY, CYRILLIC_ANN))
    assert [each.name for each in lobby.snapshot.players] == ["Ann", "ann (2)", f"{CYRILLIC_ANN} (3)"]


async def test_a_robot_has_no_name_that_looks_like_a_persons_nor_a_person_a_robots(world: World) -> None:
    lobby = await world.lobby(ANN, robots=1)
    await lobby.do(Join(BO, "\u0410pex"))
    await lobby.do(Join(CY, "B0LT"))
    await lobby.do(AddRobot(ANN, manager=False))
    assert [each.name for each in lobby.snapshot.players] == [
        "Ann",
        "Apex",
        "\u0410pex (2)",
        "B0LT",
        "Clutch",
    ]


async def test_whoever_takes_a_seat_over_is_told_from_everybody_who_sat_there(build: Build) -> None:
    async with build() as world:
        table = await open_table(world, ANN, BO)
        await table.do(Leave(ANN))
        await table.do(TakeSeat(DI, "Ann", 0))
        assert table.names == ("Ann (2)", "Bo")
        await table.do(Leave(DI))
        await table.do(TakeSeat(CY, "Ann", 0))
        assert table.names == ("Ann (3)", "Bo")
