"""Tests of matches that are started, played and replayed. An illegal action is refused and changes
nothing.
"""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine.game import Chance, IllegalMove, visible_events
from bot.engine.log import TakeBack
from bot.engine.match import Match, Move, luck_of, play, replay, start, taken_back
from bot.engine.values import kind_of
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import Action, Draw, PullUp
from bot.games.gear_head.rules.events import Reshuffled
from bot.games.gear_head.rules.model import Finished, Options, State

Race = Match[Options, State]


def played(seats: int, seed: str, most: int = 10_000) -> tuple[Race, list[Move[Action]]]:
    """Return a game of up to `most` random moves, and its log."""
    match, _ = start(gear_head, Options(), seats, seed)
    moves: list[Move[Action]] = []
    while gear_head.awaits(match.state) and len(moves) < most:
        (seat,) = gear_head.awaits(match.state)
        action = Chance(f"{seed}/choices", len(moves)).pick(gear_head.legal(match.state, seat))
        match, _ = play(gear_head, match, seat, action)
        moves.append(Move(seat, action))
    return match, moves


def test_a_match_starts_with_no_moves_made() -> None:
    match, events = start(gear_head, Options(), 3, "seed")
    assert (match.seats, match.seed, match.ply, match.counts) == (3, "seed", 0, (0, 0, 0))
    assert match.state == gear_head.setup(Options(), 3, Chance("seed", 0)).state
    assert [kind_of(event) for event in events] == ["dealt"]


@pytest.mark.parametrize("seats", [0, 1, 13])
def test_a_match_for_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(IllegalMove, match="This game is for 2 to 12 players"):
        start(gear_head, Options(), seats, "seed")


def test_a_move_is_counted_for_its_seat() -> None:
    match, moves = played(3, "counts", most=10)
    assert match.ply == 10
    assert match.counts == tuple(sum(move.seat == seat for move in moves) for seat in range(3))


def test_a_move_out_of_turn_is_refused_in_words() -> None:
    match, _ = start(gear_head, Options(), 2, "seed")
    with pytest.raises(IllegalMove, match=r"^It’s not your turn yet\. Wait for the others\.$"):
        play(gear_head, match, 1, Draw())
    assert match == start(gear_head, Options(), 2, "seed")[0]


def test_each_ply_has_its_own_chance() -> None:
    """Check that the heap is shuffled with the chance of the ply that ended the turn, and no other."""
    match, _ = start(gear_head, Options(), 5, "luck")
    shuffles = 0
    while gear_head.awaits(match.state) and shuffles < 2:
        (seat,) = gear_head.awaits(match.state)
        action = next(a for a in gear_head.legal(match.state, seat) if not isinstance(a, PullUp))
        heap = match.state.heap
        match, events = play(gear_head, match, seat, action)
        for event in events:
            if isinstance(event, Reshuffled):
                pack = (*event.deck, event.top)
                assert pack == Chance("luck", match.ply).shuffled(_order(heap, pack))
                shuffles += 1
    assert shuffles == 2


def _order(heap: tuple[object, ...], pack: tuple[object, ...]) -> tuple[object, ...]:
    """Return the heap and the discard that ended the turn, which is the only card of the pack that the heap
    lacks.
    """
    rest = list(pack)
    for card in heap:
        rest.remove(card)
    (last,) = rest
    return (*heap, last)


@pytest.mark.parametrize("seats", [2, 5, 7])
def test_a_replayed_log_gives_the_same_match(seats: int) -> None:
    match, moves = played(seats, f"replay {seats}")
    assert isinstance(match.state.phase, Finished)
    assert replay(gear_head, Options(), seats, f"replay {seats}", moves) == match


def test_a_log_that_breaks_the_rules_is_refused() -> None:
    _, moves = played(2, "broken", most=6)
    with pytest.raises(IllegalMove, match="You’ve already drawn"):
        replay(gear_head, Options(), 2, "broken", [moves[0], *moves])


def test_a_log_replayed_from_another_seed_is_refused() -> None:
    _, moves = played(4, "first", most=60)
    with pytest.raises(IllegalMove, match="You don’t have"):
        replay(gear_head, Options(), 4, "second", moves)


def test_an_undone_move_is_no_longer_in_effect_and_its_luck_comes_again() -> None:
    match, moves = played(2, "back", most=4)
    before = replay(gear_head, Options(), 2, "back", moves[:2])
    back = taken_back(match, before)
    assert back.state == before.state
    assert (back.ply, back.undone) == (5, 3)
    assert back.counts == tuple(count + 1 for count in match.counts)
    assert luck_of(back).below(1 << 64) == luck_of(before).below(1 << 64)
    assert replay(gear_head, Options(), 2, "back", [*moves, Move(0, TakeBack(2))]) == back
    again, _ = play(gear_head, back, moves[2].seat, moves[2].action)
    twice = taken_back(again, before)
    assert (twice.ply, twice.undone) == (7, 5)


def test_an_undo_counts_as_a_move_of_everybody_and_the_luck_follows_the_moves_in_effect() -> None:
    match, moves = played(2, "stands", most=5)
    assert match.counts == (3, 2)
    back = taken_back(match, replay(gear_head, Options(), 2, "stands", moves[:2]))
    assert (back.counts, back.ply, back.undone) == ((4, 3), 6, 4)
    again, _ = play(gear_head, back, moves[2].seat, moves[2].action)
    twice = taken_back(again, back)
    assert (twice.ply, twice.undone) == (8, 6)
    thrice = taken_back(twice, replace(back, ply=5, undone=3))
    assert (thrice.ply, thrice.undone) == (9, 7)


def test_events_hidden_from_a_seat_are_not_among_its_visible_events() -> None:
    _, events = start(gear_head, Options(), 2, "visible")
    (dealt,) = visible_events(gear_head, events, 1)
    assert (dealt.hands[0], len(dealt.hands[1])) == ((), 6)
    deaf: Any = SimpleNamespace(visible=lambda event, seat: event if event % 2 else None)
    assert visible_events(deaf, range(6), None) == [1, 3, 5]


def test_in_a_log_an_undo_applies_to_the_moves_in_effect() -> None:
    _, moves = played(2, "log", most=4)
    for first, second, left in ((2, 2, 0), (1, 2, 1), (3, 1, 0), (1, 1, 2)):
        back = (Move(0, TakeBack(first)), Move(0, TakeBack(second)))
        found = replay(gear_head, Options(), 2, "log", [*moves, *back])
        assert found.state == replay(gear_head, Options(), 2, "log", moves[:left]).state
        assert (found.ply, found.ply - found.undone) == (6, left)
