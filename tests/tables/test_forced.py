"""Tests that automatic moves are made immediately, shown as such, and undone with the move that led to
them.
"""

from __future__ import annotations

from dataclasses import replace

from bot.catalogue import TITLES
from bot.games.rasant.rules.actions import Pass, Play
from bot.games.rasant.rules.components import DECK, Card
from bot.games.rasant.rules.model import Laid, Leading
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import Happened
from bot.tables import automatic, decide, transitions
from bot.tables.table import Table
from bot.ui.messages.story import story
from tests.tables.conftest import ANN, BO, CY, Build, World, until

PEOPLE = (ANN, BO, CY)


async def highest(world: World) -> tuple[Table, int, Card]:
    """Return a table, the player who leads there, and that player's best card, which is the highest remaining
    one because all higher ones have been discarded.
    """
    table = await world.table(*PEOPLE, title="rasant", pace="none")
    state, (leader,) = table.snapshot.match.state, table.awaited
    card, top = Card("red", 120), Card("red", 130)
    gone = tuple(each for each in DECK if each.pace > 120 and each != top)
    spare = [each for each in DECK if each.paint == "red" and each.pace < 100]
    hands = [(spare.pop(), Card("blue", 10 * (at + 1))) for at in range(3)]
    hands[leader] = (*hands[leader], card)  # type: ignore[assignment]  # of another length
    match = replace(
        table.snapshot.match,
        state=replace(state, hands=tuple(hands), discards=(*gone, top), phase=Leading(leader, ())),
    )
    table.become(replace(table.snapshot, match=match))
    return table, leader, card


async def test_where_no_card_goes_higher_the_others_pass_by_themselves_and_the_round_is_over(
    build: Build,
) -> None:
    async with build(titles=TITLES) as world:
        table, leader, card = await highest(world)
        await table.do(decide.Play(PEOPLE[leader], 0, (Play(card),)))
        log = await world.store.tables.find_moves(table.snapshot.id)
        assert [(move.by, move.action) for move in log] == [
            ("player", Play(card)),
            ("forced", Pass()),
            ("forced", Pass()),
        ]
        assert table.snapshot.match.state.last.laid == (Laid(leader, card),)
        assert table.snapshot.way_back is None, "the round is over, and cards were drawn"
        told = [
            entry.event.kind
            for entry in table.snapshot.recent
            if isinstance(entry, Happened) and entry.forced
        ]
        assert told.count("passed") == 2
        (line,) = [line for line in story(table, ENGLISH) if "(No other choice.)" in line]
        passed = " and ".join(f"{table.names[(leader + each) % 3]} passed" for each in (1, 2))
        assert f"{passed}. (No other choice.)" in line


async def test_what_a_dead_process_left_unmade_is_made_at_the_next_start(build: Build) -> None:
    async with build(titles=TITLES) as world:
        table, leader, card = await highest(world)
        after = transitions.moved(table.snapshot, table.title, leader, Play(card), "player", 0.0)
        await world.store.tables.save_table(replace(after, version=after.version + 1))
        id, turn = table.snapshot.id, table.title.rules.game.turn(after.match.state)
    async with build(titles=TITLES) as world:
        again = await world.registry.tables.get(id)
        assert again is not None
        await until(lambda: again.turn > turn + 1)
        assert len(await world.store.tables.find_moves(id)) == 2


async def test_nothing_is_made_by_itself_at_a_table_that_waits_for_somebody_to_come_back(
    build: Build,
) -> None:
    async with build(titles=TITLES) as world:
        table, leader, card = await highest(world)
        after = transitions.moved(table.snapshot, table.title, leader, Play(card), "player", 0.0)
        assert automatic.forced_move(after, table.title) == ((leader + 1) % 3, Pass())
        for seat in range(3):
            after = transitions.handed_to_robot(after, table.title, seat, "away", 0.0)
        assert automatic.forced_move(after, table.title) is None


async def test_a_pass_without_a_choice_goes_back_with_the_card_that_led_to_it(build: Build) -> None:

    async with build(titles=TITLES) as world:
        table, leader, card = await highest(world)
        before = table.snapshot.match
        snapshot = transitions.moved(table.snapshot, table.title, leader, Play(card), "player", 0.0)
        found = automatic.forced_move(snapshot, table.title)
        assert found is not None
        snapshot = transitions.moved(snapshot, table.title, found[0], found[1], "forced", 0.0)
        assert snapshot.way_back is not None
        assert [move.seat for move in snapshot.way_back.steps[0].moves] == [leader, (leader + 1) % 3]
        back, moves = transitions.retracted(snapshot, table.title, leader, 0.0, whole=False)
        assert (back.match.state, moves) == (before.state, 2)
