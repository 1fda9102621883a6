"""Tests of undoing: which moves can be undone, the state afterwards, and the secrets that it never
reveals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.catalogue import TITLES
from bot.engine.game import Chance
from bot.engine.log import TakeBack
from bot.engine.match import Move, luck_of, play, replay
from bot.games.gear_and_piston.rules.actions import Done
from bot.games.gear_head.rules.actions import Discard, Draw, Take
from bot.games.rasant.rules.actions import Pay
from bot.games.rasant.rules.model import Paying
from bot.model.errors import NotSeated, Stale, TableError
from bot.model.preferences import Preferences, Quiet
from bot.model.snapshots import AnySnapshot, LobbySnapshot, Noticed, Player, TookBack
from bot.tables import transitions
from bot.tables.decide import Leave, Play, Undo
from bot.title import AnyTitle
from tests.games.gear_and_piston.notation import car
from tests.games.gear_and_piston.table import at_work, match as piston, parts
from tests.games.hooks import hooks
from tests.games.rasant.notation import card, match as rasant, state
from tests.games.walks import chosen_game, places, robot_game, variants
from tests.tables.conftest import ANN, BO, HERE, Build, World, move, until

every_title = pytest.mark.parametrize(
    "title", [title for title in TITLES.values() if title.rules.sight], ids=lambda title: title.key
)
MOVES = 160


def table(title: AnyTitle, options: Any, seats: int, seed: str) -> AnySnapshot:
    """Return a table of people at which nothing has happened yet."""
    players = tuple(Player(f"P{seat}", seat + 1) for seat in range(seats))
    lobby = LobbySnapshot("abcde", title.key, HERE, 1, options, "live", "fixed", players, 0.0)
    return transitions.begun(lobby, title, seed, 0.0)


def walked(title: AnyTitle) -> Iterator[tuple[AnySnapshot, AnySnapshot, int, Any]]:
    """Yield moves of some games: the table before each move and after it, the seat that made it, and the
    move.
    """
    for options in variants(title)[:2]:
        for seats in (title.rules.game.seats[0], min(4, title.rules.game.seats[-1])):
            before = table(title, options, seats, f"walk {seats}")
            for number, ply in enumerate(robot_game(title, options, seats, f"walk {seats}")):
                if number >= MOVES:
                    break
                seat, action = ply.move.seat, ply.move.action
                after = transitions.moved(before, title, seat, action, "player", float(number))
                yield before, after, seat, action
                before = after


@every_title
def test_a_game_with_detours_comes_to_what_the_straight_one_comes_to(title: AnyTitle) -> None:
    """Check that undoing some moves and making them again leads to the same state, luck included."""
    options, seats = variants(title)[0], title.rules.game.seats[0]
    snapshot, log, dice, detours = table(title, options, seats, "detours"), list[Move[Any]](), Random("d"), 0
    straight = snapshot.match
    for ply in chosen_game(title, options, seats, "detours", Random("moves").randbytes(MOVES)):
        seat, action = ply.move.seat, ply.move.action
        for again in range(2):
            after = transitions.moved(snapshot, title, seat, action, "player", 1.0)
            log.append(Move(seat, action))
            if again or after.way_back is None or dice.random() < 0.3:
                snapshot = after
                break
            whole = dice.random() < 0.3 and len(after.way_back.steps) == 1
            back, moves = transitions.retracted(after, title, seat, 2.0, whole=whole)
            log.append(Move(seat, TakeBack(moves)))
            assert (back.match.state, back.players[seat].missed) == (snapshot.match.state, 0)
            assert luck_of(back.match).below(1_000_000) == luck_of(snapshot.match).below(1_000_000)
            assert all(now > was for now, was in zip(back.match.counts, after.match.counts, strict=True))
            assert isinstance(back.recent[-1], TookBack)
            snapshot, detours = back, detours + 1
        straight, _ = play(title.rules.game, straight, seat, action)
        assert snapshot.match.state == straight.state
        assert snapshot.match.ply - snapshot.match.undone == straight.ply
    assert detours
    assert replay(title.rules.game, options, seats, "detours", log) == snapshot.match


@pytest.mark.few(2)
@every_title
def test_a_whole_turn_goes_back_to_where_it_began(title: AnyTitle) -> None:
    longest = 0
    for _before, after, seat, _action in walked(title):
        way = after.way_back
        if way is None:
            continue
        longest = max(longest, len(way.steps))
        back, moves = transitions.retracted(after, title, seat, 0.0, whole=True)
        assert back.match.state == way.start.state
        assert moves == sum(len(step.moves) for step in way.steps)
        assert back.way_back is None
        single = after
        while single.way_back is not None:
            single, _ = transitions.retracted(single, title, seat, 0.0, whole=False)
        assert single.match.state == way.start.state
    assert longest > (title.key in {"scrapheap", "gear_and_piston"})


@pytest.mark.few(1)
@every_title
def test_what_may_be_taken_back_has_told_nobody_what_they_did_not_know(title: AnyTitle) -> None:
    """Check that worlds that look alike to a player before the move still do after it. Worlds in which the
    mover holds other cards are left out, because the mover is free to show them.
    """
    assert title.rules.sight is not None
    game, resample, compared = title.rules.game, hooks(title.key).resample, 0
    for number, (before, after, seat, action) in enumerate(walked(title)):
        if after.way_back is None:
            continue
        for place in places(before.match.seats):
            other = resample(before.match.state, place, Chance("worlds", number))
            held = [
                tuple(title.rules.sight.hand(game.view(each, seat))) for each in (before.match.state, other)
            ]
            if action not in game.legal(other, seat) or held[0] != held[1]:
                continue
            luck = luck_of(before.match)
            step = game.apply(other, seat, action, luck)
            assert not luck.used
            assert game.view(step.state, place) == game.view(after.match.state, place), (action, place)
            compared += other != before.match.state
    assert compared > 20


def test_a_confirmed_workshop_turn_that_ends_the_game_tells_the_size_of_a_stack_and_stays() -> None:
    title = TITLES["gear_and_piston"]
    apart = car("Me Fe", "A G", "S", "A")  # the sections must be merged, and nobody sees a scrap before that
    at = piston(replace(at_work("Me:c", apart), new=parts("Mg:r " * 5)))
    after, _ = play(title.rules.game, at, 0, Done())
    assert after.state.ended == "office"
    assert title.rules.game.outcome(after.state) is None
    assert transitions.reveals(title, at, after, 0)


def test_what_is_paid_for_a_lead_that_goes_on_tells_of_the_hand_of_whoever_leads_then_and_stays() -> None:
    title = TITLES["rasant"]
    at = state(("k40 k70", "b20 k100", "g10"), Paying(0, (), (0,)))
    after, _ = play(title.rules.game, rasant(at), 0, Pay(card("k40")))
    assert title.rules.game.awaits(after.state) == {1}
    assert transitions.reveals(title, rasant(at), after, 0)


@every_title
def test_who_is_not_a_person_of_that_seat_leaves_nothing_to_take_back(title: AnyTitle) -> None:
    for before, after, seat, action in walked(title):
        if after.way_back is None:
            continue
        for by in ("clock", "robot"):
            moved = transitions.moved(before, title, seat, action, by, 1.0)
            assert moved.way_back is None
        for gone in ("left", "away"):
            notice: Any = gone
            assert transitions.handed_to_robot(after, title, seat, notice, 1.0).way_back is None
        with pytest.raises(TableError, match="can’t undo this"):
            transitions.retracted(after, title, (seat + 1) % before.match.seats, 1.0, whole=False)
        return


def test_taps_can_never_be_taken_back() -> None:
    ways = [after.way_back for _, after, _, action in walked(TITLES["racesmack"]) if "ap" in action.kind]
    assert ways
    assert not any(ways)


def test_a_card_from_the_deck_stays_and_one_from_the_heap_may_go_back() -> None:
    title = TITLES["gear_head"]
    before = table(title, title.rules.options(), 2, "draws")
    seat = min(title.rules.game.awaits(before.match.state))
    drawn = transitions.moved(before, title, seat, Draw(), "player", 1.0)
    assert drawn.way_back is None
    taken = transitions.moved(before, title, seat, Take(), "player", 1.0)
    assert taken.way_back is not None
    card = title.rules.game.view(taken.match.state, seat).hand[0]
    gone = transitions.moved(taken, title, seat, Discard(card), "player", 1.0)
    assert gone.way_back is not None
    assert len(gone.way_back.steps) == 2, "what one shows of one's own hand is one's own to show"
    assert transitions.reveals(
        replace(title, rules=replace(title.rules, sight=None)), before.match, taken.match, seat
    )


def test_taking_back_wins_no_time() -> None:
    """Check that undoing a step, which gives half a turn's time, gives that time up, and that nothing can be
    undone once the time is up.
    """
    title = TITLES["gear_head"]
    before = table(title, title.rules.options(), 2, "time")
    seat = min(title.rules.game.awaits(before.match.state))
    (due,) = before.clocks
    after = transitions.moved(before, title, seat, Take(), "player", 80.0)
    assert after.clocks[0].at > due.at
    back, _ = transitions.retracted(after, title, seat, 85.0, whole=False)
    assert back.clocks == (due,)
    assert after.clocks[0].at > 91.0, "the clock that is shown still runs"
    with pytest.raises(TableError, match="Too late to undo"):
        transitions.retracted(after, title, seat, 91.0, whole=False)


# at a table


async def taking(world: World) -> tuple[Any, int]:
    """Return a table where a player has taken the top of the heap, and that player."""
    table = await world.table(ANN, BO)
    (seat,) = table.awaited
    person = (ANN, BO)[seat]
    await table.do(Play(person, 0, (Take(),)))
    return table, person


async def test_a_step_taken_back_is_on_disk_and_told(build: Build) -> None:
    async with build() as world:
        table, person = await taking(world)
        id, seat = table.snapshot.id, table.seat_of(person)
        before = table.snapshot.match
    async with build() as world:
        table = await world.registry.tables.get(id)
        assert table is not None
        await table.do(Undo(person, before.counts[seat], whole=False))
        assert [move.action for move in await world.store.tables.find_moves(id)] == [Take(), TakeBack(1)]
        assert table.view(seat).drawn is None
        told = table.snapshot.recent[-1]
        assert isinstance(told, TookBack)
        assert [event.kind for event in told.events] == ["took"]
        assert (await world.store.tables.find_table(id)) == table.snapshot
        with pytest.raises(Stale):
            await table.do(Play(person, 0, (Take(),)))
        await table.do(Play(person, 2, (Draw(),)))


async def test_a_step_stays_once_somebody_else_has_acted(build: Build) -> None:
    async with build() as world:
        table, person = await taking(world)
        other = BO if person == ANN else ANN
        await move(table, person)
        seat = table.seat_of(person)
        assert table.awaited == {table.seat_of(other)}
        with pytest.raises(TableError, match="can’t undo this"):
            await table.do(Undo(other, table.snapshot.match.counts[1 - seat], whole=True))
        await table.do(Undo(person, table.snapshot.match.counts[seat], whole=True))
        assert table.awaited == {seat}
        with pytest.raises(Stale):
            await table.do(Play(other, 0, (Draw(),)))
        await move(table, person)
        await move(table, person)
        await move(table, other)
        with pytest.raises(TableError, match="can’t undo this"):
            await table.do(Undo(person, table.snapshot.match.counts[seat], whole=False))


async def test_a_clock_that_comes_back_has_the_quiet_hours_of_its_player_in_it_once(build: Build) -> None:
    async with build() as world:
        table = await world.table(ANN, BO, pace="relaxed")
        for person in (ANN, BO):
            await world.registry.preferences.choose(person, Preferences(quiet=Quiet(22 * 60, 7 * 60, "UTC")))
        world.time += 16 * 3_600.0
        await move(table, ANN, at=1)
        (due,) = table.snapshot.clocks
        for _ in range(2):
            await move(table, ANN)
            await table.do(Undo(ANN, table.snapshot.match.counts[0], whole=False))
            assert table.snapshot.clocks == (due,)


async def test_only_who_sits_there_takes_back_and_an_old_button_does_nothing(build: Build) -> None:
    async with build() as world:
        table, person = await taking(world)
        match = table.snapshot.match
        with pytest.raises(Stale):
            await table.do(Undo(person, 0, whole=False))
        with pytest.raises(NotSeated):
            await table.do(Undo(99, 1, whole=False))
        assert table.snapshot.match == match


async def test_who_comes_or_goes_meanwhile_lets_the_steps_stand(build: Build) -> None:
    async with build() as world:
        table, person = await taking(world)
        other = BO if person == ANN else ANN
        await table.do(Leave(other))
        assert table.snapshot.way_back is None
        assert any(isinstance(entry, Noticed) for entry in table.snapshot.recent)
        await until(lambda: table.snapshot.status == "playing")
