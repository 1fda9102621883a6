"""Tests of each command of a lobby, and of each refusal, without a store, a lock or a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import get_args

import pytest

from bot.catalogue import GEAR_HEAD
from bot.model.errors import LobbyFull, NotAllowed, TableError
from bot.model.snapshots import AnyLobby, LobbySnapshot, OldDeal, Place, Player
from bot.tables.decide_lobby import (
    PATIENCE,
    AddRobot,
    Cancel,
    CountFor,
    Cut,
    DeletePersonInLobby,
    Expire,
    Join,
    LeaveLobby,
    LobbyCommand,
    MentionPlayers,
    RemoveRobot,
    SetLevel,
    SetUp,
    Start,
    decide_lobby,
)

ANN, BO, CY = 11, 12, 13
NOW = 1_000.0
OPEN: AnyLobby = LobbySnapshot(
    id="abcde",
    title=GEAR_HEAD.key,
    place=Place(1, 2),
    host=ANN,
    options=GEAR_HEAD.rules.options(),
    pace="live",
    seating="fixed",
    players=(Player("Ann", ANN), Player("Bo", BO), Player("Apex", None, "club")),
    expires=NOW + 10.0,
    secret="secret",
    version=3,
)
ALONE = replace(OPEN, players=OPEN.players[:1])
FULL = replace(OPEN, players=OPEN.players[:1] * GEAR_HEAD.rules.game.seats[-1])
OLD = replace(OPEN, secret="", old=OldDeal("fghij", "seed", (None, None, "club", None), (1, 2, 3, 4)))

REFUSED: Mapping[str, tuple[AnyLobby, LobbyCommand, type[TableError], str]] = {
    "joining twice": (OPEN, Join(BO, "Bo"), TableError, "already"),
    "joining a full lobby": (FULL, Join(CY, "Cy"), LobbyFull, "taken"),
    "leaving without a seat": (OPEN, LeaveLobby(CY), TableError, "not in this lobby"),
    "cutting without a seat": (OPEN, Cut(CY, "x"), NotAllowed, "Join"),
    "cutting an old deal": (OLD, Cut(ANN, "x"), TableError, ""),
    "a robot of a guest": (OPEN, AddRobot(CY), NotAllowed, "Join"),
    "a robot of no level": (OPEN, AddRobot(ANN, "none"), TableError, "robots"),
    "a robot too many": (FULL, AddRobot(ANN), LobbyFull, "taken"),
    "the level of nobody": (OPEN, SetLevel(ANN, "Bo", "club", manager=False), TableError, "robot"),
    "the level of an old deal": (OLD, SetLevel(ANN, "Apex", "club", manager=False), TableError, "level"),
    "sending a person away": (OPEN, RemoveRobot(ANN, "Bo", manager=False), TableError, "robot"),
    "settings by a guest": (OPEN, SetUp(BO, False, {"pace": "none"}), NotAllowed, "host"),
    "options of an old deal": (OLD, SetUp(ANN, False, {"seating": "random"}), TableError, ""),
    "calling twice": (replace(OPEN, called=True), MentionPlayers(ANN, manager=False), TableError, ""),
    "calling to a full lobby": (FULL, MentionPlayers(ANN, manager=False), LobbyFull, "taken"),
    "a start by a guest": (OPEN, Start(BO, manager=False), NotAllowed, "host"),
    "a start alone": (ALONE, Start(ANN, manager=False), TableError, "2 players"),
    "a start of an old deal with too few": (OLD, Start(ANN, manager=False), TableError, "4"),
    "a guest who closes it": (OPEN, Cancel(BO, manager=False), NotAllowed, "host"),
}


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_a_refusal_is_a_sentence(case: str) -> None:
    lobby, command, kind, words = REFUSED[case]
    with pytest.raises(kind) as refused:
        decide_lobby(lobby, command, GEAR_HEAD, NOW)
    assert type(refused.value) is kind
    assert words in str(refused.value)


def people(lobby: AnyLobby) -> list[int | None]:
    return [player.person for player in lobby.players]


Holds = Callable[[AnyLobby], bool]
CHANGED: Mapping[str, tuple[AnyLobby, LobbyCommand, Holds]] = {
    "a player joins": (OPEN, Join(CY, "Bo"), lambda it: it.players[-1] == Player("Bo (2)", CY)),
    "a player of the last match joins": (
        replace(ALONE, asked=(CY, ANN)),
        Join(CY, "Cy"),
        lambda it: people(it) == [CY, ANN],
    ),
    "the host leaves": (OPEN, LeaveLobby(ANN), lambda it: people(it) == [BO, None] and it.host == BO),
    "a guest leaves": (OPEN, LeaveLobby(BO), lambda it: people(it) == [ANN, None] and it.host == ANN),
    "a guest is forgotten": (
        replace(OPEN, asked=(ANN, BO)),
        DeletePersonInLobby(BO),
        lambda it: people(it) == [ANN, None] and it.asked == (ANN,),
    ),
    "who is asked is forgotten": (
        replace(OPEN, asked=(ANN, CY)),
        DeletePersonInLobby(CY),
        lambda it: people(it) == [ANN, BO, None] and it.asked == (ANN,),
    ),
    "a cut": (OPEN, Cut(BO, "x"), lambda it: [each.cut for each in it.players] == ["", "x", ""]),
    "a robot": (OPEN, AddRobot(BO), lambda it: it.players[-1].robot == "club"),
    "a robot of a moderator": (OPEN, AddRobot(CY, manager=True), lambda it: len(it.players) == 4),
    "a level": (
        OPEN,
        SetLevel(BO, "Apex", GEAR_HEAD.robots.substitute, manager=False),
        lambda it: it.players[2].robot == GEAR_HEAD.robots.substitute,
    ),
    "a robot less": (OPEN, RemoveRobot(BO, "Apex", manager=False), lambda it: people(it) == [ANN, BO]),
    "a setting": (OPEN, SetUp(ANN, False, {"pace": "none"}), lambda it: it.pace == "none"),
    "a call": (OPEN, MentionPlayers(ANN, manager=False), lambda it: it.called),
    "a circuit": (OPEN, CountFor("klmno"), lambda it: it.circuit == "klmno"),
}


@pytest.mark.parametrize("case", CHANGED, ids=str)
def test_a_command_changes_the_lobby_by_one_version(case: str) -> None:
    lobby, command, holds = CHANGED[case]
    decision = decide_lobby(lobby, command, GEAR_HEAD, NOW)
    assert holds(decision.lobby)
    assert (decision.lobby.version, decision.outcome) == (lobby.version + 1, "")
    pressed = not isinstance(command, CountFor) and case != "who is asked is forgotten"
    assert decision.lobby.expires == (NOW + PATIENCE if pressed else lobby.expires)


CLOSED: Mapping[str, tuple[AnyLobby, LobbyCommand, str]] = {
    "the last person leaves": (
        replace(ALONE, players=(*ALONE.players, OPEN.players[2])),
        LeaveLobby(ANN),
        "empty",
    ),
    "the last person is forgotten": (ALONE, DeletePersonInLobby(ANN), "empty"),
    "the host closes it": (OPEN, Cancel(ANN, manager=False), "cancelled"),
    "its time is up": (replace(OPEN, expires=NOW), Expire(), "expired"),
    "it starts": (OPEN, Start(ANN, manager=False), "started"),
}


@pytest.mark.parametrize("case", CLOSED, ids=str)
def test_a_lobby_closes(case: str) -> None:
    lobby, command, outcome = CLOSED[case]
    assert decide_lobby(lobby, command, GEAR_HEAD, NOW).outcome == outcome


def test_a_lobby_whose_time_is_not_up_and_who_was_never_here_change_nothing() -> None:
    for command in (Expire(), DeletePersonInLobby(CY)):
        decision = decide_lobby(OPEN, command, GEAR_HEAD, NOW)
        assert decision.lobby is OPEN
        assert not decision.outcome


def test_a_match_is_in_the_language_of_whoever_starts_it() -> None:
    started = decide_lobby(OPEN, Start(ANN, manager=False, locale="de"), GEAR_HEAD, NOW)
    assert started.lobby.place.locale == "de"


def test_every_command_has_a_case() -> None:
    commands = [command for _, command, *_ in (*REFUSED.values(), *CHANGED.values(), *CLOSED.values())]
    assert {type(command) for command in commands} == set(get_args(LobbyCommand))
