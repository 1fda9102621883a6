"""Tests of the states that a robot assumes where cards and tiles are hidden."""

from __future__ import annotations

from bot.engine.game import Chance
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.rules.actions import Move, Take
from bot.games.scrapheap.rules.guess import guess
from bot.games.scrapheap.rules.model import Collecting, Options, Peeking, Placing
from tests.games.scrapheap.notation import played, state


def test_a_guess_looks_like_the_view_whoever_peeked_at_what() -> None:
    peeks = {"A1": (0,), "B1": (1,), "C1": (2,), "D1": (0, 2), "E1": (0, 1, 2)}
    for phase in (Collecting(1, 5), Peeking(1, 3, fresh=True), Placing(1, 2, "C3", again=True)):
        at = state(phase, seats=3, seen=peeks, cubes={"B2": (0, 2)}, pawns="A1 B1 (I6)")
        for seat in (None, 0, 1, 2):
            view = scrapheap.view(at, seat)
            assert scrapheap.view(guess(view, Chance("guess", 2)), seat) == view


def test_hidden_tiles_are_thought_to_be_of_the_symbols_that_their_owner_took() -> None:
    at = state(Collecting(1, 5), options=Options("stealth", 2), tiles=("DA", "BO"), up="A1 B1", pawns="I6 A1")
    after, _ = played(at, Take(), Move("right"), Take())
    view = scrapheap.view(after, 0)
    assert [loot.card and loot.card.symbol for loot in view.taken[1]] == ["Arrow", "Cog"]
    for number in range(4):
        assert guess(view, Chance("guess", number)).tiles == (("Drop", "Arrow"), ("Cog", "Arrow"))
