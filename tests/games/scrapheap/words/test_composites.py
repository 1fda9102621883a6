"""Choices of several actions: all of them legal, with the prices of the rules, best first."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from bot.catalogue import SCRAPHEAP
from bot.engine.match import Match, play
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap import words
from bot.games.scrapheap.rules.actions import Action, Claim, Flip, Move, Peek, Take
from bot.games.scrapheap.rules.components import CELLS, SYMBOLS
from bot.games.scrapheap.rules.model import Collecting, Options, Peeking, State
from bot.games.scrapheap.words.composites import BEST, composites
from bot.ui.components import tag
from bot.words import Composite
from tests.english import english
from tests.games.hooks import hooks
from tests.games.scrapheap.notation import state
from tests.games.walks import robot_game


def offered(at: State) -> dict[str, Composite]:
    """The choices of seat 0, by label."""
    return {english(each.label.text): each for each in composites(scrapheap.view(at, 0))}


def test_every_choice_of_random_games_is_legal_all_the_way_and_has_words_of_its_own() -> None:
    seen = 0
    for options, seats in product(hooks("scrapheap").options, scrapheap.seats):
        for number, ply in enumerate(robot_game(SCRAPHEAP, options, seats, f"composites {seats}")):
            if number % 9:
                continue
            state = ply.after.state
            for seat in scrapheap.awaits(state):
                view = scrapheap.view(state, seat)
                choices = composites(view)
                texts = [each.label.text for each in choices]
                texts += [words.label(action, view, ()).text for action in scrapheap.legal(state, seat)]
                assert len(set(texts)) == len(texts)
                assert all(len(english(text)) <= 38 for text in texts)
                for each in choices:
                    seen += 1
                    assert len(each.actions) > 1
                    follow(ply.after, seat, each.actions)
    assert seen > 1_000


def follow(game: Match[Options, State], seat: int, actions: tuple[Action, ...]) -> None:
    """Play them all; the rules refuse none."""
    for action in actions:
        game, _ = play(scrapheap, game, seat, action)


def test_all_peeks_at_once_are_at_the_nearest_cards_that_may_be_peeked_at() -> None:
    at = state(Peeking(0, 3, fresh=True), seen={"A1": (0,)}, cubes={"A2": (1,)})
    (choice,) = [each for text, each in offered(at).items() if text == "3 nearest to A1, top left"]
    assert choice.actions == (Peek("B1"), Peek("A3"), Peek("B2"))


def test_corners_with_the_same_nearest_cards_are_one_choice() -> None:
    cubes = {cell: (1,) for cell in CELLS if cell not in ("A1", "B1", "I6")}
    at = state(Peeking(0, 2, fresh=True), cubes=cubes)
    assert {text: each.actions for text, each in offered(at).items()} == {
        "2 nearest to A1, top left": (Peek("A1"), Peek("B1")),
        "2 nearest to I1, top right": (Peek("I6"), Peek("B1")),
    }


def test_the_last_cards_that_may_be_peeked_at_are_one_choice_whatever_corner_they_are_near_to() -> None:
    cubes = {cell: (1,) for cell in CELLS if cell not in ("A1", "I6")}
    at = state(Peeking(0, 7, fresh=True), cubes=cubes)
    assert {text: each.actions for text, each in offered(at).items()} == {
        "All 2 cards that are left": (Peek("A1"), Peek("I6"))
    }


@pytest.mark.parametrize("few", range(2, 12))
def test_no_two_choices_of_a_hand_share_a_menu_value_however_few_cards_are_left(few: int) -> None:
    for deal in range(30):
        luck = Random(f"{few} {deal}")
        left = luck.sample(CELLS, few)
        at = state(
            Peeking(0, luck.randint(2, 13), fresh=True),
            options=Options(tiles=4),
            cubes={cell: (1,) for cell in CELLS if cell not in left},
        )
        values = [tag(each.actions) for each in offered(at).values()]
        assert len(set(values)) == len(values) > 0


def test_to_go_somewhere_names_the_card_and_the_price() -> None:
    at = state(Collecting(0, 3), cells="B3 C3 D3 D5 F5 H5", pawns="B3 I6", up="D5")
    card = at.grid[3 * 6 + 4].card
    assert card is not None
    going = {text: each.actions for text, each in offered(at).items() if text.startswith("Go to")}
    assert going == {
        "Go to D3 \u00b7 2 AP": (Move("right"), Move("right")),
        f"Go to D5: {card.symbol} {card.value} \u00b7 3 AP": (Move("right"), Move("right"), Move("down")),
    }


def test_to_take_a_card_clears_its_cubes_the_own_ones_first() -> None:
    at = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6", up="C3", cubes={"C3": (1, 0)})
    card = at.grid[2 * 6 + 2].card
    assert card is not None
    choice = offered(at)[f"Take C3: {card.symbol} {card.value}, 2 cubes \u00b7 8 AP"]
    assert choice.actions == (Move("right"), Claim(0), Claim(1), Take())
    assert offered(at)["Claim 2 cubes on C3 \u00b7 6 AP"].actions == (Move("right"), Claim(0), Claim(1))


def test_a_card_that_costs_points_says_so_and_comes_last_but_its_claim_does_not() -> None:
    for tiles, note in ((SYMBOLS, ""), ((), "the card costs you ")):
        at = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6", up="C3", cubes={"C3": (1, 0)})
        at = replace(at, tiles=(tiles, ()))
        notes = {text.split()[0]: each.label.note for text, each in offered(at).items()}
        assert english(notes["Take"]).startswith(note)
        assert (bool(notes["Take"]), notes["Claim"]) == (bool(note), "")


def test_what_the_points_do_not_reach_is_not_offered() -> None:
    at = state(Collecting(0, 7), cells="B3 C3", pawns="B3 I6", up="C3", cubes={"C3": (1, 0)})
    assert not [text for text in offered(at) if text.startswith("Take")]


def test_unknown_cards_are_turned_over_and_taken_unseen_only_where_none_counts_against_you() -> None:
    unknown = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6")
    assert list(offered(unknown)) == ["Turn C3 face up \u00b7 2 AP"]
    assert offered(unknown)["Turn C3 face up \u00b7 2 AP"].actions == (Move("right"), Flip())
    zero = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6", options=Options(mismatch="zero"))
    assert "Take C3 unseen \u00b7 3 AP" in offered(zero)


def test_the_best_come_first_and_no_more_than_a_menu_holds() -> None:
    at = state(Collecting(0, 30), pawns="B3 I6", up="C3 D3 E3", tiles=("DHO", "C"), cubes={"F3": (1,)})
    choices = [
        each for each in composites(scrapheap.view(at, 0)) if not english(each.label.text).startswith("Go")
    ]
    assert len(choices) == BEST
    strong = [each.label.strong for each in choices]
    assert strong == sorted(strong, reverse=True)
    first_turned = next(n for n, each in enumerate(choices) if english(each.label.text).startswith("Turn"))
    claims = [n for n, each in enumerate(choices) if english(each.label.text).startswith("Claim")]
    assert all(n < first_turned for n in claims)


def test_nobody_but_the_mover_is_offered_anything() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6")
    assert composites(scrapheap.view(at, 1)) == composites(scrapheap.view(at, None)) == ()
