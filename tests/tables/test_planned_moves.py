"""Tests of planned moves: stored, played if their condition holds, cancelled, and shown to nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.catalogue import TITLES
from bot.games.gear_head.rules import planned_moves as gear_head
from bot.games.gear_head.rules.actions import Discard, Draw, Take
from bot.games.rasant.rules import planned_moves as rasant
from bot.games.rasant.rules.actions import Pass
from bot.model.errors import NotSeated, Stale, TableError
from bot.tables import automatic
from bot.tables.decide import End, Leave, PassForMe, PlanAhead, Play, Undo
from bot.tables.decide_lobby import Join
from bot.tables.table import Table
from tests.english import english
from tests.games.walks import robot_game, variants
from tests.tables.conftest import ANN, BO, Build, World, until
from tests.virtual_time import MOMENT

GAMES = {"gear_head": gear_head, "rasant": rasant}


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_said_comes_to_a_legal_move_or_to_none(key: str) -> None:
    """Check that a plan becomes a legal move or none, that many plans become a move, and that none does
    before the player's turn.
    """
    title, played = TITLES[key], 0
    game, rules = title.rules.game, GAMES[key]
    said = dict[int, list[str]]()
    for options in variants(title):
        for ply in robot_game(title, options, 3, "ahead"):
            state = ply.before.state
            for seat in range(3):
                view = game.view(state, seat)
                if seat not in game.awaits(state):
                    assert all(rules.action(code, view) is None for code in said.get(seat, []))
                    said[seat] = rules.codes(view)
                    continue
                assert rules.codes(view) == []
                for code in said.get(seat, []):
                    action = rules.action(code, view)
                    assert action is None or action in game.legal(state, seat)
                    played += action is not None
            assert rules.codes(game.view(state, None)) == []
    assert played > 10


@pytest.mark.parametrize("key", GAMES)
def test_what_can_be_said_has_words_that_tell_it_apart(key: str) -> None:
    title = TITLES[key]
    assert title.words.plans is not None
    for ply in robot_game(title, title.rules.options(), 3, "words"):
        for seat in range(3):
            told = [
                label.text for _, label in title.words.plans(title.rules.game.view(ply.before.state, seat))
            ]
            assert len(set(told)) == len(told) <= 25
            assert all(len(english(text)) <= 40 for text in told)


async def waiting(world: World) -> Table:
    """Return a table of Gear Head at which Ann is to move and has taken a card from the heap."""
    table = await world.table(ANN, BO)
    await table.do(Play(ANN, 0, (Take(),)))
    return table


async def test_it_is_played_after_a_pause_and_holds_for_one_turn(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        await table.do(PlanAhead(BO, 0, "draw"))
        id = table.snapshot.id
    async with build() as world:
        again = await world.registry.tables.get(id)
        assert again is not None
        assert again.snapshot.players[1].ahead == "draw"
        await again.do(Play(ANN, 1, (Discard(again.view(0).hand[0]),)))
        at = automatic.auto_moves_at(again.snapshot, again.title, 1, 0.0)
        assert at is not None
        assert 1.0 <= at - again.snapshot.began <= 4.0
        world.time = at - 1.5 * MOMENT
        await until(lambda: again.view(1).drawn is None)
        world.time = at + 0.01
        await until(lambda: again.view(1).drawn is not None)
        assert again.snapshot.players[1].ahead == ""
        log = await world.store.tables.find_moves(id)
        assert (log[-1].by, log[-1].action) == ("auto", Draw())


async def test_where_the_case_is_another_the_player_decides(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        hand = table.view(0).hand
        await table.do(PlanAhead(BO, 0, f"take {hand[0].part} {hand[0].value + 1}"))
        await table.do(Play(ANN, 1, (Discard(hand[0]),)))
        world.time += 10.0
        await until(lambda: table.view(1).drawn is None)
        await table.do(Play(BO, 0, (Draw(),)))
        assert table.snapshot.players[1].ahead == "", "it holds for one turn"


async def test_a_plan_is_not_lost_when_the_player_before_takes_a_step_back(build: Build) -> None:
    """Let Bo plan to take a card. Ann discards another, undoes the discard, and then discards Bo's card."""
    async with build() as world:
        table = await waiting(world)
        hoped, other = [card for card in table.view(0).hand if card != table.view(0).drawn][:2]
        await table.do(PlanAhead(BO, 0, f"take {hoped.part} {hoped.value}"))
        await table.do(Play(ANN, 1, (Discard(other),)))
        await table.do(Undo(ANN, 2, whole=False))
        assert table.snapshot.players[1].ahead != ""
        count = table.snapshot.match.counts[0]
        await table.do(Play(ANN, count, (Discard(hoped),)))
        world.time += 4.5
        await until(lambda: table.view(1).drawn == hoped)


async def test_the_card_that_was_hoped_for_is_taken(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        hand = table.view(0).hand
        await table.do(PlanAhead(BO, 0, f"take {hand[0].part} {hand[0].value}"))
        await table.do(Play(ANN, 1, (Discard(hand[0]),)))
        world.time += 4.5
        await until(lambda: table.view(1).drawn == hand[0])


async def test_it_can_be_taken_away_and_does_not_outlive_its_player_at_the_seat(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        await table.do(PlanAhead(BO, 0, "draw"))
        await table.do(PlanAhead(BO, 0, ""))
        assert table.snapshot.players[1].ahead == ""
        await table.do(PlanAhead(BO, 0, "draw"))
        await table.do(Leave(BO))
        assert table.snapshot.players[1].ahead == ""
        with pytest.raises(TableError, match="A robot is playing for you"):
            await table.do(PlanAhead(BO, 0, "draw"))


async def test_neither_it_nor_a_wish_for_passes_follows_its_player_into_the_rematch(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        await table.do(PlanAhead(BO, 0, "draw"))
        await table.do(PassForMe(BO, on=True))
        await table.do(End(ANN, manager=False))
        lobby = await world.registry.new_lobbies.rematch(table, BO)
        await lobby.do(Join(ANN, "Ann"))
        again = await lobby.start(BO, manager=False)
        assert again.awaited == {again.seat_of(BO)} == {0}
        assert (again.snapshot.players[0].ahead, again.snapshot.players[0].passes) == ("", False)
        world.time += 10.0
        await until(lambda: again.snapshot.match.ply == 0)


async def test_nothing_is_said_ahead_by_an_old_button_in_ones_own_turn_or_by_others(build: Build) -> None:
    async with build() as world:
        table = await waiting(world)
        with pytest.raises(Stale):
            await table.do(PlanAhead(BO, 3, "draw"))
        with pytest.raises(TableError, match="already your turn"):
            await table.do(PlanAhead(ANN, 1, "draw"))
        with pytest.raises(NotSeated):
            await table.do(PlanAhead(99, 0, "draw"))


def test_a_pass_that_was_said_ahead_is_of_one_round_and_of_cards_that_are_high_enough() -> None:
    title, passed, kept = TITLES["rasant"], 0, 0
    for ply in robot_game(title, title.rules.options(), 3, "ahead"):
        (seat,) = title.rules.game.awaits(ply.before.state)
        view = title.rules.game.view(ply.before.state, seat)
        if view.phase != "following":
            continue
        top = view.laid[-1].card.pace
        for pace in rasant.PACES:
            expected = Pass() if top > pace else None
            assert rasant.action(f"pass {view.round} {pace}", view) == expected
            assert rasant.action(f"pass {view.round - 1} {pace}", view) is None
            passed, kept = passed + (expected is not None), kept + (expected is None)
        assert rasant.action(f"pass {view.round} 0", replace(view, seat=(seat + 1) % 3)) is None
    assert passed
    assert kept
