"""Tests of each command of a table, and of each refusal, without a store, a lock or a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.catalogue import GEAR_HEAD
from bot.engine.game import Chance, IllegalMove
from bot.engine.log import TakeBack
from bot.engine.match import start
from bot.games.gear_head.rules.actions import Discard, Draw, Take
from bot.locales.phrase import ENGLISH
from bot.model.errors import NotAllowed, NotSeated, RaceOver, Stale, TableError, TableOver
from bot.model.preferences import Preferences, Quiet
from bot.model.snapshots import AnySnapshot, Noticed, Place, Player, TableSnapshot
from bot.tables import decide, transitions
from bot.tables.decide import (
    HANDED_AFTER,
    Abandon,
    Absent,
    AutoMove,
    ComeBack,
    Command,
    Context,
    DeletePerson,
    End,
    GoOn,
    HandOver,
    Idle,
    Leave,
    NoteHint,
    NoteRematch,
    NoteReplay,
    PassForMe,
    PlanAhead,
    Play,
    Press,
    Remind,
    RobotMove,
    TakeSeat,
    Undo,
)
from bot.tables.views import awaited_at
from bot.title import AnyTitle
from tests.tables.snap import SNAP, Pick, Tap

ANN, BO, CY, DI = 11, 12, 13, 14
BEGAN, NOW = 1_000.0, 1_030.0
GIVEN = Context(title=GEAR_HEAD, now=NOW, lost=500.0)


def table(title: AnyTitle = GEAR_HEAD, **changes: Any) -> AnySnapshot:
    """Return a table at Ann's first turn, with Bo and Cy. Ann is the host."""
    players = tuple(Player(name, person) for name, person in (("Ann", ANN), ("Bo", BO), ("Cy", CY)))
    match, _ = start(title.rules.game, title.rules.options(), 3, "decide")
    begun: AnySnapshot = TableSnapshot(
        id="abcde",
        title=title.key,
        place=Place(1, 2),
        host=ANN,
        pace="live",
        seating="fixed",
        status="playing",
        players=players,
        match=match,
        version=7,
        began=BEGAN,
        open_seats=True,
    )
    return replace(transitions.with_clocks(begun, title, BEGAN), **changes)


def after(begun: AnySnapshot, *commands: Command, context: Context = GIVEN) -> AnySnapshot:
    """Return the table after the given commands."""
    for command in commands:
        begun = decide.decide(begun, command, context).table
    return begun


def racing() -> AnySnapshot:
    """Return a table with a race of presses, in its second turn."""
    picks = [Play(person, 0, (Pick(1),)) for person in (ANN, BO, CY)]
    return after(table(SNAP), *picks, context=RACE)


RACE = replace(GIVEN, title=SNAP)
STAMP = round((NOW + 500.0) * 1000)
PLAYING, RACING = table(), racing()
OVER = table(status="over", clocks=())
LEFT = after(PLAYING, Leave(BO))
AWAY = transitions.handed_to_robot(PLAYING, GEAR_HEAD, 0, "away", NOW)
AMONG_ROBOTS = replace(
    PLAYING, players=(PLAYING.players[0], *(Player(name, None, "random") for name in ("Apex", "Bolt")))
)
TAKEN = after(PLAYING, Play(ANN, 0, (Take(),)))
LATE = replace(GIVEN, now=BEGAN + HANDED_AFTER)

REFUSED: Mapping[str, tuple[AnySnapshot, Command, Context, type[Exception], str]] = {
    "a move of somebody else": (PLAYING, Play(DI, 0, (Draw(),)), GIVEN, NotSeated, "not in this game"),
    "a move after the end": (OVER, Play(ANN, 0, (Draw(),)), GIVEN, TableOver, "over"),
    "a move on an old button": (TAKEN, Play(ANN, 0, (Draw(),)), GIVEN, Stale, "Things just changed"),
    "a move against the rules": (PLAYING, Play(BO, 0, (Draw(),)), GIVEN, IllegalMove, ""),
    "a public button as a move": (RACING, Play(ANN, 1, (Tap("A"),)), RACE, TableError, "at the table"),
    "nothing to undo": (PLAYING, Undo(ANN, 0, whole=False), GIVEN, TableError, "undo this"),
    "an undo on an old button": (TAKEN, Undo(ANN, 0, whole=False), GIVEN, Stale, "Things just changed"),
    "leaving twice": (LEFT, Leave(BO), GIVEN, TableError, "left"),
    "leaving a table that is over": (OVER, Leave(BO), GIVEN, TableOver, "over"),
    "forgetting at a table that is over": (OVER, DeletePerson(BO, "X"), GIVEN, TableOver, "over"),
    "coming back to the own seat": (PLAYING, ComeBack(ANN), GIVEN, TableError, "already playing"),
    "two seats for one": (LEFT, TakeSeat(CY, "Cy", 1), GIVEN, TableError, "already in this game"),
    "a seat that nobody has left": (LEFT, TakeSeat(DI, "Di", 2), GIVEN, TableError, "free"),
    "a seat that does not exist": (LEFT, TakeSeat(DI, "Di", 9), GIVEN, TableError, "free"),
    "passes for somebody else": (PLAYING, PassForMe(DI, on=True), GIVEN, NotSeated, "not in this game"),
    "a plan for the own turn": (PLAYING, PlanAhead(ANN, 0, "x"), GIVEN, TableError, "your turn"),
    "a plan on an old button": (PLAYING, PlanAhead(BO, 3, "x"), GIVEN, Stale, "Things just changed"),
    "a plan while a robot plays": (LEFT, PlanAhead(BO, 0, "x"), GIVEN, TableError, "robot"),
    "handing over by a guest": (PLAYING, HandOver(BO, 0, manager=False), LATE, NotAllowed, "Ann"),
    "handing over too early": (PLAYING, HandOver(DI, 0, manager=True), GIVEN, TableError, "Ann"),
    "handing over the own seat": (PLAYING, HandOver(ANN, 0, manager=False), LATE, TableError, "your own"),
    "handing over who need not act": (PLAYING, HandOver(ANN, 1, manager=False), LATE, TableError, "Bo"),
    "handing over a robot's seat": (LEFT, HandOver(ANN, 1, manager=False), LATE, TableError, "Bo"),
    "an end by a guest": (PLAYING, End(BO, manager=False), GIVEN, NotAllowed, "Ann"),
    "an end after the end": (OVER, End(ANN, manager=True), GIVEN, TableOver, "over"),
    "a hint for who waits": (PLAYING, NoteHint(BO, 0), GIVEN, TableError, "Ann"),
    "a hint on an old button": (TAKEN, NoteHint(ANN, 0), GIVEN, Stale, "Things just changed"),
    "a hint in a race": (RACING, NoteHint(ANN, 1), RACE, TableError, "hint"),
    "a press for an earlier turn": (RACING, Press(0, 1, Tap("A"), STAMP, "player"), RACE, RaceOver, ""),
    "a press for a later turn": (RACING, Press(0, 9, Tap("A"), STAMP, "player"), RACE, RaceOver, ""),
    "a press on what is gone": (RACING, Press(0, 2, None, STAMP, "player"), RACE, TableError, "gone"),
    "a press after a faster one": (
        RACING,
        Press(0, 2, Tap("Z"), STAMP, "player", winner=(1, STAMP - 50)),
        RACE,
        TableError,
        "Bo was 0.05 s faster",
    ),
    "a press after the turn was closed": (
        RACING,
        Press(0, 2, Tap("A"), STAMP, "player", closed=STAMP - 100),
        RACE,
        RaceOver,
        "0.1 s",
    ),
    "a press of who was forgotten": (
        after(RACING, DeletePerson(ANN, "Alias"), context=RACE),
        Press(0, 2, Tap("A"), STAMP, "player"),
        RACE,
        NotSeated,
        "not in this game",
    ),
}


@pytest.mark.parametrize("case", REFUSED, ids=str)
def test_a_refusal_is_a_sentence(case: str) -> None:
    before, command, context, kind, words = REFUSED[case]
    with pytest.raises(kind) as refused:
        decide.decide(before, command, context)
    assert type(refused.value) is kind
    assert words in str(refused.value)


UNCHANGED: Mapping[str, tuple[AnySnapshot, Command]] = {
    "a person who never sat here is forgotten": (PLAYING, DeletePerson(DI, "Alias")),
    "a reminder for another turn": (PLAYING, Remind(0, 5)),
    "a reminder of who has no clock": (PLAYING, Remind(1, 1)),
    "an absent player who is not waited for": (PLAYING, Absent(1, 1)),
    "the clock of another turn": (PLAYING, Idle(0, 5, STAMP)),
    "the clock before its time": (PLAYING, Idle(0, 1, STAMP)),
    "a move that nobody has asked for": (PLAYING, AutoMove(0, 1)),
    "no automatic move": (PLAYING, GoOn()),
    "abandoning what is over": (OVER, Abandon("lost")),
    "a thought about another turn": (LEFT, RobotMove(0, 9, "random", None, Draw())),
    "a thought for a seat that its owner has": (PLAYING, RobotMove(0, 1, "random", None, Draw())),
    "a thought about what has changed": (AWAY, RobotMove(0, 1, AWAY.players[0].robot or "", None, Draw())),
    "a hint where all others are robots": (AMONG_ROBOTS, NoteHint(ANN, 0)),
    "a second rematch": (replace(OVER, rematch="other"), NoteRematch("lobby")),
}


@pytest.mark.parametrize("case", UNCHANGED, ids=str)
def test_what_is_no_longer_due_changes_nothing(case: str) -> None:
    before, command = UNCHANGED[case]
    decision = decide.decide(before, command, GIVEN)
    assert decision.table is before
    assert (decision.moves, decision.results) == ((), ())


Holds = Callable[[AnySnapshot], bool]
CHANGED: Mapping[str, tuple[AnySnapshot, Command, Context, Holds]] = {
    "a move": (
        PLAYING,
        Play(ANN, 0, (Draw(),)),
        GIVEN,
        lambda it: it.match.ply == 1 and it.players[0].pressed == NOW,
    ),
    "a move of somebody for whom a robot plays": (
        AWAY,
        Play(ANN, 0, (Draw(),)),
        GIVEN,
        lambda it: it.players[0].robot is None and it.match.ply == 1,
    ),
    "an undo": (TAKEN, Undo(ANN, 1, whole=False), GIVEN, lambda it: it.match.state == PLAYING.match.state),
    "the host leaves": (
        PLAYING,
        Leave(ANN),
        GIVEN,
        lambda it: it.players[0].left and it.host == BO and it.status == "playing",
    ),
    "the last one leaves": (
        after(PLAYING, Leave(ANN), Leave(BO)),
        Leave(CY),
        GIVEN,
        lambda it: (it.status, it.ended, it.clocks) == ("ended", "left", ()),
    ),
    "a player is forgotten": (
        PLAYING,
        DeletePerson(BO, "Alias"),
        GIVEN,
        lambda it: (it.players[1].name, it.players[1].person) == ("Alias", None) and BO not in it.seats,
    ),
    "a player comes back": (LEFT, ComeBack(BO), GIVEN, lambda it: it.players[1].robot is None),
    "a seat is taken over": (
        LEFT,
        TakeSeat(DI, "Cy", 1),
        GIVEN,
        lambda it: (it.players[1].person, it.players[1].name) == (DI, "Cy (2)"),
    ),
    "passes": (PLAYING, PassForMe(BO, on=True), GIVEN, lambda it: it.players[1].passes),
    "a plan": (PLAYING, PlanAhead(BO, 0, "draw"), GIVEN, lambda it: it.players[1].ahead == "draw"),
    "no plan": (
        after(PLAYING, PlanAhead(BO, 0, "draw")),
        PlanAhead(BO, 0, ""),
        GIVEN,
        lambda it: not it.players[1].ahead,
    ),
    "a seat is handed over": (
        PLAYING,
        HandOver(DI, 0, manager=True),
        LATE,
        lambda it: it.players[0].robot is not None and not it.players[0].left,
    ),
    "a moderator ends it": (PLAYING, End(DI, manager=True), GIVEN, lambda it: it.ended == "moderator"),
    "the host ends it": (PLAYING, End(ANN, manager=False), GIVEN, lambda it: it.ended == "by Ann"),
    "nobody touches it": (
        PLAYING,
        Abandon("lost"),
        GIVEN,
        lambda it: (it.status, it.ended) == ("ended", "lost"),
    ),
    "a reminder": (PLAYING, Remind(0, 1), GIVEN, lambda it: it.clocks[0].reminded),
    "who is to move has left the server": (
        PLAYING,
        Absent(0, 1),
        GIVEN,
        lambda it: it.players[0].robot is not None and not it.players[0].left and it.clocks == (),
    ),
    "a clock runs out": (
        PLAYING,
        Idle(0, 1, STAMP),
        replace(GIVEN, now=BEGAN + 90.0),
        lambda it: it.match.ply == 2 and it.players[0].missed == 1 and it.match.counts[0] == 2,
    ),
    "a clock runs out in a race": (
        RACING,
        Press(0, 2, None, STAMP, "clock"),
        replace(RACE, now=NOW + 10.0),
        lambda it: it.match.counts[0] == 2 and it.players[0].missed == 1,
    ),
    "a robot has thought": (
        AWAY,
        RobotMove(0, 1, AWAY.players[0].robot or "", GEAR_HEAD.rules.game.view(AWAY.match.state, 0), Draw()),
        GIVEN,
        lambda it: it.match.ply == 1 and not it.players[0].pressed,
    ),
    "a press": (
        RACING,
        Press(2, 2, Tap("A"), STAMP, "player", rivals=(1,)),
        RACE,
        lambda it: it.match.state.taps[2].at == STAMP and it.match.state.taps[2].drawn == (1,),
    ),
    "a hint": (PLAYING, NoteHint(ANN, 0), GIVEN, lambda it: Noticed(1, 0, "hinted") in it.recent),
    "a rematch": (OVER, NoteRematch("lobby"), GIVEN, lambda it: it.rematch == "lobby"),
    "a replay": (OVER, NoteReplay(5), GIVEN, lambda it: it.replay == 5),
}


@pytest.mark.parametrize("case", CHANGED, ids=str)
def test_a_command_changes_the_table_by_one_version(case: str) -> None:
    before, command, context, holds = CHANGED[case]
    decision = decide.decide(before, command, context)
    assert holds(decision.table)
    assert decision.table.version == before.version + 1
    assert len(decision.moves) == decision.table.match.ply - before.match.ply
    assert all(move.at == context.now for move in decision.moves)
    assert decide.decide(before, command, context) == decision, "it depends on nothing else"


def test_every_command_has_a_case() -> None:
    commands = [command for _, command, *_ in (*REFUSED.values(), *UNCHANGED.values(), *CHANGED.values())]
    assert {type(command) for command in commands} == set(get_args(Command))


def test_several_moves_and_those_that_follow_from_them_are_one_decision() -> None:
    card = PLAYING.match.state.hands[0][0]
    decision = decide.decide(PLAYING, Play(ANN, 0, (Draw(), Discard(card))), GIVEN)
    assert [(move.ply, move.action) for move in decision.moves] == [(1, Draw()), (2, Discard(card))]
    assert decision.table.version == PLAYING.version + 1


def test_a_further_move_is_asked_for_with_what_the_seat_sees_by_then() -> None:
    seen = list[int]()

    def goes_on(view: Any) -> Any:
        seen.append(len(view.hand))
        return Discard(view.hand[0]) if len(seen) == 1 else None

    before = len(PLAYING.match.state.hands[0])
    decision = decide.decide(PLAYING, Play(ANN, 0, (Draw(),), goes_on), GIVEN)
    assert seen == [before + 1, before]
    assert len(decision.moves) == 2


def test_an_undo_is_logged_with_the_number_of_moves_that_it_takes_back() -> None:
    decision = decide.decide(TAKEN, Undo(ANN, 1, whole=True), GIVEN)
    assert [move.action for move in decision.moves] == [TakeBack(1)]


def test_the_clock_of_a_relaxed_table_leaves_out_the_quiet_hours_of_its_player() -> None:
    quiet = Quiet(begin=0, end=8 * 60, zone="UTC")
    context = replace(GIVEN, chosen=lambda _: Preferences(quiet=quiet, locale=ENGLISH))
    card = PLAYING.match.state.hands[0][0]
    moves = Play(ANN, 0, (Draw(), Discard(card)))
    moved = decide.decide(table(pace="relaxed"), moves, context).table
    (due,) = moved.clocks
    assert (due.seat, due.at) == (1, quiet.after(NOW + 500.0, 86_400.0) - 500.0)
    assert due.at > NOW + 86_400.0 + 8 * 3600.0


@pytest.mark.parametrize(
    ("changes", "count"),
    [({}, 3), ({"place": Place(0, 2)}, 0), ({"place": Place(1, 2, anywhere=True)}, 0)],
    ids=["in a server", "practice", "where the bot is no member"],
)
def test_the_move_that_ends_a_match_brings_its_results(changes: Mapping[str, Any], count: int) -> None:
    now, decision = table(**changes), None
    while now.status == "playing":
        assert decision is None or not decision.results
        (seat,) = awaited_at(now, GEAR_HEAD)
        legal = GEAR_HEAD.rules.game.legal(now.match.state, seat)
        action = Chance("results", now.match.ply).pick(legal)
        decision = decide.decide(now, Play((ANN, BO, CY)[seat], now.match.counts[seat], (action,)), GIVEN)
        now = decision.table
    assert decision is not None
    assert (now.status, len(decision.results)) == ("over", count)
    assert {result.at for result in decision.results} <= {NOW + 500.0}
