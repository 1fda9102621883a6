"""Tests that hints say where cards are, and are right."""

from __future__ import annotations

import re

from bot.catalogue import SCRAPHEAP
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Action, Choose, EndTurn, Move, Place
from bot.games.scrapheap.rules.components import AT, SYMBOLS
from bot.games.scrapheap.rules.model import Choosing, Options, Placing, State
from bot.games.scrapheap.words.help import lies, reason
from tests.english import english
from tests.games.scrapheap.notation import state
from tests.games.scrapheap.words.positions import collecting
from tests.games.walks import robot_game

SIDES = {"left": "A3", "right": "C3", "up": "B2", "down": "B4"}


def test_each_direction_has_its_side_of_the_pawn() -> None:
    for direction in ("left", "right", "up", "down"):
        assert [side for side, cell in SIDES.items() if lies(cell, direction, "B3")] == [direction]


def test_a_hint_to_go_somewhere_names_a_card_that_lies_that_way() -> None:
    named = 0
    for ply in robot_game(SCRAPHEAP, Options(), 2, "hints"):
        for seat in scrapheap.awaits(ply.after.state):
            view = scrapheap.view(ply.after.state, seat)
            for action in scrapheap.legal(ply.after.state, seat):
                told = english(reason(view, action, ("Ann", "Bo")))
                found, pawn = re.search(r"is on (\w\d)", told), view.pawns[seat]
                if isinstance(action, Move) and found and pawn is not None:
                    named += 1
                    assert lies(found[1], action.direction, pawn.cell)
    assert named > 20


LETTERS = dict(zip(SYMBOLS, "DHOBCA", strict=True))


def told(at: State, action: Action) -> str:
    return english(reason(scrapheap.view(at, 0), action, ("Ann", "Bo")))


def tile(*, wanted: bool) -> str:
    """Return the letter of a tile that matches the card on F3 if `wanted`, or else none of the cards on A1,
    A3 and F3.
    """
    cards = [spot.card for spot in state(Choosing(0)).grid]
    shown = [card.symbol for card in (cards[AT[cell]] for cell in ("F3", "A1", "A3")) if card is not None]
    return LETTERS[shown[0]] if wanted else next(LETTERS[each] for each in SYMBOLS if each not in shown)


def test_a_step_towards_known_cards_that_count_for_nothing_speaks_of_the_cubes_on_them() -> None:
    """Check a pawn whose points do not suffice to pick up the cube, with the card known and unknown."""
    known = collecting(2, cells="A3 F3", up="A3 F3", cubes={"F3": (1,)}, tiles=(tile(wanted=False), "HB"))
    unknown = collecting(2, cells="A3 F3", up="A3", cubes={"F3": (1,)}, tiles=(tile(wanted=False), "HB"))
    assert told(known, Move("right")) == "There are cubes there, and in your hand each is worth a point."
    assert told(unknown, Move("right")) == "You haven’t seen the cards there. Flip one to find out."


def test_a_corner_is_not_praised_for_good_cards_while_none_is_known() -> None:
    tiles = (tile(wanted=True), "HB")
    assert told(state(Choosing(0), tiles=tiles), Choose("A1")) == (
        "You haven’t seen a good card yet, so any corner will do."
    )
    seen = state(Choosing(0), tiles=tiles, seen={"F3": (0,)})
    assert told(seen, Choose("A1")) == "Most of the good cards you’ve seen are near that corner."


def test_a_cube_on_a_card_that_does_not_count_is_not_explained_by_the_card() -> None:
    placing = Placing(0, 2, "F3", again=False)
    for wanted, begins in ((True, "counts for you"), (False, "With your cube there")):
        at = state(placing, tiles=(tile(wanted=wanted), "HB"), seen={"F3": (0,)})
        assert begins in told(at, Place("F3"))


def test_a_turn_that_ends_with_points_to_gain_is_not_said_to_have_none() -> None:
    near = collecting(9, cells="A3 F3", up="A3 F3", tiles=(tile(wanted=True), "HB"))
    assert told(near, EndTurn()) == "What you want most costs more AP than you have left."
    bare = collecting(9, cells="A3 F3", up="A3 F3", tiles=(tile(wanted=False), "HB"))
    assert told(bare, EndTurn()) == "With your remaining AP, nothing in reach earns points."
