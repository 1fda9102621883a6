"""Tests of the registry alone as a state machine: after any actions in any order, memory and disk agree."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine.game import IllegalMove
from bot.engine.log import TakeBack
from bot.engine.match import Move, replay
from bot.model.errors import TableError
from bot.model.snapshots import Pace
from bot.model.store_errors import StoreAway
from bot.storage.store import SqlStore
from bot.tables.decide import ComeBack, End, Leave, PlanAhead, Play, TakeSeat, Undo
from bot.tables.decide_lobby import AddRobot, Join, LeaveLobby, RemoveRobot, SetUp
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from tests import held
from tests.storage.fresh import fresh
from tests.tables.conftest import ANN, BO, CY, NAMES, World
from tests.virtual_time import the_loop
from tools.simulation.disk import Disk, Fuse, installed
from tools.simulation.surroundings import SimulatedLoop
from tools.simulation.titles import QUICK

CHANGES = ["join", "leave", "start", "add", "drop", "open"]

people = st.sampled_from([ANN, BO, CY])
numbers = st.integers(0, 1_000)
paces: st.SearchStrategy[Pace] = st.sampled_from(("live", "relaxed", "none"))


class Tables(RuleBasedStateMachine):
    """Three people at tables of all games. moves: the moves that were confirmed to players, in order, by
    table. unsure: the tables where the process died during a press, which may or may not have been stored.
    """

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.disk = Disk(Fuse(lambda: None), lambda: None)
        self.stack.enter_context(installed(self.disk))
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        self.runner = self.stack.enter_context(asyncio.Runner(loop_factory=SimulatedLoop))
        self.moves: dict[str, list[tuple[int, Any]]] = defaultdict(list)
        self.unsure: set[str] = set()
        self.versions: dict[str, int] = {}
        self.runner.run(self._begin())

    def teardown(self) -> None:
        """Close everything."""
        self.runner.run(self.store.close())
        self.stack.close()
        gc.collect()
        gc.freeze()  # so that the next collection does not look at the objects that exist now

    async def _begin(self) -> None:
        fresh(self.folder / "paddock.db")
        self.store = await SqlStore.open(f"sqlite:///{self.folder}/paddock.db", QUICK)
        self.world = World(self.store, 1_000.0 + the_loop().time(), 0.01, QUICK)
        await self.world.registry.start(self.world.display)
        await self.world.registry.resume()
        await the_loop().settle()

    async def _kill(self) -> None:
        """Kill the process, which loses the data that it had not written, and start the next one."""
        self.disk.dead = True
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()
        self.disk.dead = False
        self.disk.heal()
        await self._begin()

    def _run(self, work: Callable[[], Awaitable[Any]], table: str = "") -> bool:
        """Do the work and everything that becomes due. Return False if it was refused or if the disk failed.
        table: the table where a press is made, in case the process dies meanwhile.
        """

        async def done() -> bool:
            try:
                await asyncio.create_task(_of(work))
                await the_loop().settle()
            except (TableError, IllegalMove):
                return False
            except (StoreAway, sqlite3.OperationalError):
                self.disk.full = 0
                return False
            except asyncio.CancelledError:
                self.unsure.add(table)
                await self._kill()
                return False
            finally:
                await the_loop().settle()
                if self.disk.dead:
                    await self._kill()
            return True

        return self.runner.run(done())

    def _table(self, number: int) -> Table | None:
        tables = list(held.tables(self.world.registry).values())
        return tables[number % len(tables)] if tables else None

    def _lobby(self, number: int) -> Lobby | None:
        lobbies = list(held.lobbies(self.world.registry).values())
        return lobbies[number % len(lobbies)] if lobbies else None

    # what happens

    @initialize(titles=st.lists(st.sampled_from(sorted(QUICK)), min_size=1, max_size=2), pace=paces)
    def begin(self, titles: list[str], pace: Pace) -> None:
        """Make Ann and Bo sit down at one or two tables of the given games: at the first without a robot, at
        the second with one.
        """
        for robots, title in enumerate(titles):
            self._run(partial(self.world.table, ANN, BO, robots=robots, pace=pace, title=title))

    @precondition(lambda self: not held.lobbies(self.world.registry))
    @rule(title=st.sampled_from(sorted(QUICK)), host=people, robots=st.integers(0, 2), pace=paces)
    def opens_a_lobby(self, title: str, host: int, robots: int, pace: Pace) -> None:
        self._run(partial(self.world.lobby, host, robots=robots, pace=pace, title=title))

    @precondition(lambda self: bool(held.lobbies(self.world.registry)))
    @rule(number=numbers, person=people, what=st.sampled_from(CHANGES))
    def changes_a_lobby(self, number: int, person: int, what: str) -> None:
        lobby = self._lobby(number)
        if lobby is None:
            return
        changes: dict[str, Callable[[], Awaitable[Any]]] = {
            "join": lambda: lobby.do(Join(person, NAMES[person])),
            "leave": lambda: lobby.do(LeaveLobby(person)),
            "start": lambda: lobby.start(person, manager=False),
            "add": lambda: lobby.do(AddRobot(person, manager=False)),
            "drop": lambda: lobby.do(RemoveRobot(person, lobby.snapshot.players[-1].name, manager=False)),
            "open": lambda: lobby.do(SetUp(person, manager=True, settings={"open_seats": True})),
        }
        self._run(changes[what])

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(number=numbers, choice=numbers)
    def plays(self, number: int, choice: int) -> None:
        """Make a player who must act make a move."""
        self._play(number, choice)

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(number=numbers, choice=numbers)
    def plays_by_an_old_button(self, number: int, choice: int) -> None:
        """Press a button that was drawn one move ago."""
        self._play(number, choice, old=1)

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(number=numbers, choice=numbers)
    def presses_twice_at_once(self, number: int, choice: int) -> None:
        """Press the same button twice at the same moment. Only one press must count."""
        self._play(number, choice, twice=True)

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(
        number=numbers, choice=numbers, full=st.booleans(), statements=st.integers(1, 6), after=st.booleans()
    )
    def plays_while_the_disk_fails(
        self, number: int, choice: int, full: bool, statements: int, after: bool
    ) -> None:
        """Play while the disk is full, or while the process is killed at one of the statements."""
        if full:
            self.disk.full = statements
        else:
            self.disk.fuse.left, self.disk.fuse.after = statements, after
        self._play(number, choice)
        self.disk.heal()

    def _play(self, number: int, choice: int, *, twice: bool = False, old: int = 0) -> None:
        table = self._table(number)
        seats = [seat for seat in table.awaited if table.snapshot.players[seat].person] if table else []
        if table is None or not seats:
            return
        seat = seats[choice % len(seats)]
        actions, calls = table.actions(seat), table.tap_targets
        action, id = actions[choice % len(actions)], table.snapshot.id
        person, count = table.snapshot.players[seat].person, table.snapshot.match.counts[seat] - old
        assert person is not None
        stamp = int(self.world.clock.now() * 1_000)

        async def press() -> None:
            if action in calls:
                await table.race.tap(person, table.turn - old, action, stamp)
            else:
                await table.do(Play(person, count, (action,)))
            self.moves[id].append((seat, action))

        async def both() -> None:
            told = await asyncio.gather(press(), press(), return_exceptions=True)
            for error in told:
                if isinstance(error, BaseException) and not isinstance(error, TableError | IllegalMove):
                    raise error
            assert sum(error is None for error in told) <= 1, "one press was played twice"

        self._run(both if twice else press, id)

    @precondition(lambda self: self._back())
    @rule(number=numbers, old=st.sampled_from([0, 0, 0, 1]), whole=st.booleans())
    def takes_back(self, number: int, old: int, whole: bool) -> None:
        """Make a player undo a step, or the whole turn, if that is possible. old: the number of moves since
        the button was drawn.
        """
        tables = self._back()
        table = tables[number % len(tables)]
        way = table.snapshot.way_back
        assert way is not None
        person, id = table.snapshot.players[way.seat].person, table.snapshot.id
        assert person is not None
        undone = sum(len(step.moves) for step in (way.steps if whole else way.steps[-1:]))

        async def press() -> None:
            await table.do(Undo(person, table.snapshot.match.counts[way.seat] - old, whole=whole))
            self.moves[id].append((way.seat, TakeBack(undone)))

        self._run(press, id)
        assert table.snapshot.match.ply >= way.start.ply

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(number=numbers, choice=numbers, person=people)
    def says_ahead(self, number: int, choice: int, person: int) -> None:
        """Make a player plan a move, whether it is their turn or not, or cancel the plan."""
        table = self._table(number)
        if table is None or not any(player.person == person for player in table.snapshot.players):
            return
        seat = table.seat_of(person)
        plans = table.title.words.plans
        codes = ["", *(code for code, _ in (plans(table.view(seat)) if plans else ()))]
        count = table.snapshot.match.counts[seat]
        self._run(partial(table.do, PlanAhead(person, count, codes[choice % len(codes)])))

    def _back(self) -> list[Table]:
        return [table for table in held.tables(self.world.registry).values() if table.snapshot.way_back]

    @precondition(lambda self: bool(held.tables(self.world.registry)))
    @rule(number=numbers, person=people, what=st.sampled_from(["leave", "back", "back", "sit", "end"]))
    def comes_and_goes(self, number: int, person: int, what: str) -> None:
        table = self._table(number)
        if table is None:
            return
        changes: dict[str, Callable[[], Awaitable[Any]]] = {
            "leave": lambda: table.do(Leave(person)),
            "back": lambda: table.do(ComeBack(person)),
            "sit": lambda: table.do(TakeSeat(person, NAMES[person], number % len(table.names))),
            "end": lambda: table.do(End(person, manager=False)),
        }
        self._run(changes[what])

    @rule(seconds=st.sampled_from([1.0, 46.0, 91.0, 600.0]))
    def time_passes(self, seconds: float) -> None:
        self._run(lambda: the_loop().advance(seconds))

    @rule()
    def is_killed(self) -> None:
        self.runner.run(self._kill())

    # what holds

    @invariant()
    def memory_and_disk_agree(self) -> None:
        """Check that every confirmed move is on disk once, and that the logs lead to the states."""
        self.runner.run(self._agree())

    async def _agree(self) -> None:
        store, registry = self.store, self.world.registry
        for id in {*held.tables(registry), *self.versions}:
            snapshot, table = await store.tables.find_table(id), held.tables(registry).get(id)
            assert snapshot is not None, "a table is gone"
            assert snapshot.version >= self.versions.get(id, 0), "a table has gone back in time"
            self.versions[id] = snapshot.version
            assert (table is not None) == (snapshot.status == "playing")
            if table is not None:
                assert (table.snapshot.version, table.snapshot.match) == (snapshot.version, snapshot.match)
            log = await store.tables.find_moves(id)
            assert [move.ply for move in log] == list(range(1, snapshot.match.ply + 1))
            game = QUICK[snapshot.title].rules.game
            moves = [Move(move.seat, move.action) for move in log]
            match = replay(game, snapshot.match.options, len(snapshot.players), snapshot.match.seed, moves)
            assert match == snapshot.match, "the log does not lead to the state"
            played = [(move.seat, move.action) for move in log if move.by == "player"]
            if id not in self.unsure:
                assert played == self.moves[id], "what was told is not what is on disk"
            self.moves[id] = played
        self.unsure.clear()


async def _of(work: Callable[[], Awaitable[Any]]) -> None:
    await work()


Tables.TestCase.settings = settings(
    max_examples=15,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestTables = pytest.mark.filterwarnings("ignore:.*was deleted before being closed:ResourceWarning")(
    Tables.TestCase
)
"""The test case. A killed process leaves open connections, and the garbage collector closes them with a
warning, which is ignored.
"""
