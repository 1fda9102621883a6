"""Hints: what they say of the hand is true, whichever action a search has chosen."""

from __future__ import annotations

import re

from bot.catalogue import GEAR_HEAD
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Options, View
from bot.games.gear_head.words.hint import reason
from tests.games.walks import robot_game

NAMES = ("Ann", "Bo", "Cy")


def car(cards: list[Card]) -> dict[str, int]:
    """The best value of each part."""
    best: dict[str, int] = {}
    for card in sorted(cards, key=lambda each: each.value):
        best[card.part] = card.value
    return best


def better_by(view: View) -> int:
    """How many points the car gains from the top of the heap."""
    return sum(car([*view.hand, view.heap[-1]]).values()) - sum(car([*view.hand]).values())


def number(told: str) -> int:
    """The first number in it that is no value of a card."""
    found = re.search(r"(\d+) (?:better|points?)", told)
    return int(found[1]) if found else 0


def test_what_a_hint_says_of_each_legal_move_is_true() -> None:
    told = dict[str, int]()
    for ply in robot_game(GEAR_HEAD, Options(), 3, "hints"):
        for seat in gear_head.awaits(ply.after.state):
            view = gear_head.view(ply.after.state, seat)
            for action in gear_head.legal(ply.after.state, seat):
                words = reason(view, action, NAMES)
                told[action.kind] = told.get(action.kind, 0) + 1
                match action:
                    case Take() if "better than" in words:
                        assert number(words) == better_by(view) > 0
                    case Take() if "who comes next" in words:
                        assert better_by(view) == 0
                    case Take():
                        assert view.heap[-1].part not in car([*view.hand])
                    case Draw():
                        assert number(words) == better_by(view)
                        assert ("nothing" in words) == (better_by(view) == 0)
                    case Discard(card):
                        rest = [*view.hand]
                        rest.remove(card)
                        others = [each.value for each in rest if each.part == card.part]
                        double = others != []
                        weakest = double and card.value <= min(others)
                        assert ("your weakest" in words) == weakest
                        assert ("You keep another" in words) == (double and not weakest)
                    case PullUp(card) if "complete" in words:
                        assert number(words) == sum(each.value for each in view.hand) - card.value
                        assert view.line == ()
    assert min(told.values()) > 1, told
    assert len(told) == 4
