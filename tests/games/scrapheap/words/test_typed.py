"""Typed cards: any notation is accepted, any illegal move refused, every refusal is a sentence."""

from __future__ import annotations

import pytest

from bot.engine.game import IllegalMove
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import (
    Claim,
    EndTurn,
    Enter,
    Flip,
    Lift,
    Move,
    Peek,
    Place,
    Retire,
    Take,
)
from bot.games.scrapheap.rules.model import Choosing, Collecting, Peeking, Placing, State, View
from bot.games.scrapheap.words.typed import TYPED
from tests.english import english
from tests.games.scrapheap.notation import state

PEEKING = Peeking(0, 3, fresh=True)
PLACING = Placing(0, 2, None, again=False)


def seen(at: State, seat: int | None = None) -> View:
    return scrapheap.view(at, seat)


@pytest.mark.parametrize(
    "text", ["B4 C4 D1", "b4,c4,d1", "  B 4 c 4;D1 ", "b4c4d1", "B4, C4 and D1", "B4/C4\nD1", "b4. c4. d1."]
)
def test_cards_may_be_typed_in_many_ways(text: str) -> None:
    view = seen(state(PEEKING), 0)
    assert list(TYPED.read(text, view)) == [Peek("B4"), Peek("C4"), Peek("D1")]


@pytest.mark.parametrize("text", ["A1>B2", "a1 > b 2", "A1 -> B2", "a1-b2", "a1 \u2192 b2", "A1 to B2"])
def test_a_cube_that_moves_may_be_typed_in_many_ways(text: str) -> None:
    assert list(TYPED.read(text, seen(state(PLACING), 0))) == [Lift("A1"), Place("B2")]


def test_cubes_are_placed_and_moved_in_one_line() -> None:
    typed = list(TYPED.read("c3 A1>B2", seen(state(PLACING), 0)))
    assert typed == [Place("C3"), Lift("A1"), Place("B2")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Type at least one card by its column and row, such as B4."),
        ("and", "Type at least one card by its column and row, such as B4."),
        ("K4", '"K4" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.'),
        ("B7 B1", '"B7" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.'),
        (
            "x" * 50,
            f'"{"X" * 12}" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.',
        ),
        ("A1 A2 A3 A4", "You have 3 peeks left, and typed 4 cards."),
        ("A1 a1", "A1 is there twice: each peek is at another card."),
        ("A1>A2", "You peek now; your cubes move once you have peeked. Type cards such as B4 C4."),
    ],
)
def test_what_cannot_be_a_peek_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        TYPED.read(text, seen(state(PEEKING), 0))
    assert str(refused.value) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A1 A2 A3", "You may place or move 2 cubes more, and typed 3."),
        ("A1>", '"" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.'),
        ("A1>B2>C3", '"A1>B2" is no card of the grid: the columns are A to I, the rows 1 to 6, such as B4.'),
    ],
)
def test_what_cannot_be_cubes_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        TYPED.read(text, seen(state(PLACING), 0))
    assert str(refused.value) == said


def test_only_the_mover_types_and_only_what_is_more_than_one_choice() -> None:
    assert TYPED.applies(seen(state(PEEKING), 0))
    assert TYPED.applies(seen(state(PLACING), 0))
    assert not TYPED.applies(seen(state(PEEKING), 1))
    assert not TYPED.applies(seen(state(PEEKING)))
    assert TYPED.applies(seen(state(Collecting(0, 5), pawns="A1 A1"), 0))
    assert not TYPED.applies(seen(state(Choosing(0)), 0))
    assert len(english(TYPED.ask)) <= 45


COLLECTING = state(Collecting(0, 20), cells="B3 C3 D3 D5", pawns="B3 A1", cubes={"D3": (1, 0)})
RIGHT = Move("right")


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("take", [Take()]),
        ("flip, take", [Flip(), Take()]),
        ("C3", [RIGHT]),
        ("go to c3", [RIGHT]),
        ("go C3, flip, take", [RIGHT, Flip(), Take()]),
        ("take D3", [RIGHT, RIGHT, Claim(0), Claim(1), Take()]),
        ("claim on D3 and take", [RIGHT, RIGHT, Claim(0), Claim(1), Take()]),
        ("take C3; flip D5", [RIGHT, Take(), RIGHT, Move("down"), Flip()]),
        ("take, take C3, go D3", [Take(), RIGHT, Take(), RIGHT]),
        ("go C3, end", [RIGHT, EndTurn()]),
        ("done", [Retire()]),
    ],
)
def test_a_turn_of_the_collection_is_typed_in_natural_words(text: str, actions: list[object]) -> None:
    assert list(TYPED.read(text, seen(COLLECTING, 0))) == actions


def test_a_pawn_that_is_outside_enters_on_its_way() -> None:
    at = state(Collecting(0, 20), cells="B3 C3", pawns="(A1) A1")
    assert list(TYPED.read("take C3", seen(at, 0))) == [Enter(), RIGHT, Take()]
    with pytest.raises(IllegalMove, match="Your pawn is outside"):
        TYPED.read("take", seen(at, 0))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("steal C3", '"steal" is not understood'),
        ("go", "Go to which card"),
        ("take C9", '"C9" is no card of the grid'),
        (
            "take D3" + ", flip" * 12,
            "All of that costs 21 action points, and you have 20",
        ),
        ("take C4", "Your pawn cannot go to C4"),
        ("take C3, go C3, go B3, go C3", "Your pawn cannot go to C3"),
    ],
)
def test_a_turn_that_cannot_be_made_out_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(IllegalMove, match=sentence):
        TYPED.read(text, seen(COLLECTING, 0))
