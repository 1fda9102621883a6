"""Tests that hints are true of the hand, whichever action a search has chosen."""

from __future__ import annotations

import re

import pytest

from bot.catalogue import GEAR_HEAD
from bot.engine.game import Seat
from bot.engine.values import kind_of
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Discarding, Drawing, Options, View
from bot.games.gear_head.words.help import reason
from bot.locales.phrase import ENGLISH, spoken
from tests.games.gear_head.notation import COMPLETE, state
from tests.games.walks import robot_game

NAMES = ("Ann", "Bo", "Cy")


def car(cards: list[Card]) -> dict[str, int]:
    """Return the highest value of each part."""
    best: dict[str, int] = {}
    for card in sorted(cards, key=lambda each: each.value):
        best[card.part] = card.value
    return best


def better_by(view: View) -> int:
    """Return the number of points that the car gains by taking the top card of the heap."""
    return sum(car([*view.hand, view.heap[-1]]).values()) - sum(car([*view.hand]).values())


def number(told: str) -> int:
    """Return the first number of points in a text, or 0 if there is none. The value of a card does not
    count.
    """
    found = re.search(r"(?<=by )\d+|\d+(?= points?)", told)
    return int(found[0]) if found else 0


def test_what_a_hint_says_of_each_legal_move_is_true() -> None:
    counted = dict[str, int]()
    for ply in robot_game(GEAR_HEAD, Options(), 3, "hints"):
        for seat in gear_head.awaits(ply.after.state):
            view = gear_head.view(ply.after.state, seat)
            for action in gear_head.legal(ply.after.state, seat):
                words = spoken(reason(view, action, NAMES), ENGLISH)
                counted[kind_of(action)] = counted.get(kind_of(action), 0) + 1
                match action:
                    case Take() if "beats your" in words:
                        assert number(words) == better_by(view) > 0
                    case Take() if "the next player" in words:
                        assert better_by(view) == 0
                    case Take():
                        assert view.heap[-1].part not in car([*view.hand])
                    case Draw():
                        assert ("fill a gap" in words) == (len(car([*view.hand])) < 6)
                        assert 0 <= int(words.split()[1]) <= 10
                    case Discard(card):
                        rest = [*view.hand]
                        rest.remove(card)
                        others = [each.value for each in rest if each.part == card.part]
                        double = others != []
                        weakest = double and card.value <= min(others)
                        builds_on = weakest and len(car([*view.hand])) == 6 and view.deck and not view.last
                        assert ("would improve your car" in words) == bool(builds_on)
                        assert ("your weakest" in words) == (weakest and not builds_on)
                        assert ("just one" in words) == (double and not weakest)
                    case PullUp(card) if "complete" in words:
                        assert number(words) == sum(each.value for each in view.hand) - card.value
                        assert view.line == ()
    assert min(counted.values()) > 1, counted
    assert len(counted) == 4


def told(action: Action, mine: str, *, heap: str = "F1", line: tuple[Seat, ...] = ()) -> str:
    """Return the hint that recommends an action to Ann, who must move."""
    phase = Discarding(0, "deck") if len(mine.split()) == 7 else Drawing(0)
    at = state((mine, COMPLETE, COMPLETE), phase, heap=heap, line=line)
    return spoken(reason(gear_head.view(at, 0), action, NAMES), ENGLISH)


@pytest.mark.parametrize(
    ("action", "mine", "heap", "why"),
    [
        (Take(), COMPLETE, "F4", "It beats your Fuel by 3, and you know what you’re getting."),
        (Take(), COMPLETE, "F1", "You know what you’re getting, and the next player won’t get it."),
        (
            Take(),
            "F1 F2 P1 B1 D1 G1",
            "T4",
            "Your car has no Tires yet, and it needs one of each part.",
        ),
        (Draw(), COMPLETE, "F1", "About 8 in 10 cards would improve your car."),
        (
            Draw(),
            COMPLETE,
            "F4",
            "About 7 in 10 cards would improve your car.",
        ),
    ],
)
def test_a_card_of_the_heap_betters_a_part_or_is_the_one_that_is_missing(
    action: Action, mine: str, heap: str, why: str
) -> None:
    assert told(action, mine, heap=heap) == why


@pytest.mark.parametrize(
    ("card", "why"),
    [
        (
            Card("Fuel", 2),
            "About 3 in 10 cards would improve your car, but if another car pulls up first, your bonus drops "
            "from 3 to 2.",
        ),
        (Card("Fuel", 4), "You have more than one Fuel card, and your car needs just one."),
        (Card("Pistons", 1), "It’s your least valuable card."),
        (Card("Tires", 4), "Your other cards are worth 19 points."),
    ],
)
def test_of_two_cards_of_a_part_one_goes_and_else_what_is_worth_least(card: Card, why: str) -> None:
    assert told(Discard(card), "F2 F4 P1 B4 D4 T4 G4") == why


def test_without_another_turn_or_with_a_gap_the_weaker_card_goes_because_one_is_enough() -> None:
    weakest = "Fuel 2 is your weakest Fuel card. You need only one of each part."
    assert told(Discard(Card("Fuel", 2)), "F2 F4 P1 B4 D4 T4 T5") == weakest
    assert told(Discard(Card("Fuel", 2)), "F2 F4 P1 B4 D4 T4 G4", line=(1, 2)) == weakest


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ((1, 2), "It’s your last turn: now or never."),
        ((1,), "Bo is already at the line. Wait too long, and you’re out."),
        ((), "Your car is complete: 24 points, and 3 more for being first at the line."),
    ],
)
def test_to_pull_up_is_urgent_once_others_are_at_the_line(line: tuple[Seat, ...], why: str) -> None:
    assert told(PullUp(Card("Fuel", 1)), "F1 F4 P4 B4 D4 T4 G4", line=line) == why
