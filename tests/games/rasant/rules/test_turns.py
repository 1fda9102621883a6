"""Tests of the rules and rulings of docs/rules/rasant.md beyond its worked examples: from the lobby to the
lead, and the refusals.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.game import Chance, IllegalMove, Line, Outcome
from bot.engine.match import play
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules import views
from bot.games.rasant.rules.actions import Action, Name, Pass, Pay, Play
from bot.games.rasant.rules.components import CARS, DECK, START, Colour
from bot.games.rasant.rules.events import Dealt, DraftOpened, Drawn, Event, Filled, Placed
from bot.games.rasant.rules.model import Drafting, Finished, Following, Leading, Options, Paying, Phase, State
from bot.games.rasant.rules.turns import forced
from bot.locales.phrase import ENGLISH, Phrase, spoken
from tests.games.rasant.notation import card, cards, laid, line, match, state


def luck(seed: str = "rules") -> Chance:
    """Return a source of random numbers that is the same on each call."""
    return Chance(seed, 0)


# components and set-up


def test_two_to_five_play() -> None:
    assert (min(rasant.seats), max(rasant.seats)) == (2, 5)


def test_the_deck_has_thirteen_cards_of_each_colour_and_four_black_ones() -> None:
    assert len(DECK) == len(set(DECK)) == 56
    paces = list(range(10, 131, 10))
    for colour in ("red", "blue", "yellow", "green"):
        assert [each.pace for each in DECK if each.paint == colour] == paces
    assert [each.pace for each in DECK if each.paint == "black"] == [40, 70, 100, 120]


@pytest.mark.parametrize("seats", rasant.seats)
def test_the_starting_car_leads_twelve_others_and_everyone_holds_six_cards(seats: int) -> None:
    step = rasant.setup(Options(), seats, luck())
    start, (dealt,) = step.state, step.events
    assert start.line[0] == START
    assert Counter(start.line[1:]) == Counter(CARS)
    assert [len(hand) for hand in start.hands] == [6] * seats
    assert Counter(each for hand in (*start.hands, start.reserve) for each in hand) == Counter(DECK)
    first = (start.dealer + 1) % seats
    assert start.phase == Leading(first, ())
    assert dealt == Dealt(start.line, start.hands, start.reserve, start.dealer, first)
    assert (start.round, rasant.turn(start)) == (1, 1)


def test_ruling_1_ruling_3_the_dealer_and_the_line_are_drawn_at_random() -> None:
    starts = [rasant.setup(Options(), 5, luck(str(seed))).state for seed in range(60)]
    assert {start.dealer for start in starts} == set(range(5))
    assert len({start.line for start in starts}) == 60


# the draft

THREE_REDS: list[Colour] = ["red", "red", "red"]


def drafted(seats: int, names: list[Colour]) -> tuple[State, list[Event]]:
    """Return the state and the events of a draft in which the given colours were named."""
    step = rasant.setup(Options("draft"), seats, luck())
    at, events = step.state, list(step.events)
    for colour in names:
        (seat,) = rasant.awaits(at)
        assert Name(colour) in rasant.legal(at, seat)
        done = rasant.apply(at, seat, Name(colour), luck())
        at, events = done.state, [*events, *done.events]
    return at, events


def test_ruling_2_in_a_draft_the_players_place_the_cars_one_by_one_in_seat_order_from_the_dealers_left() -> (
    None
):
    at, events = drafted(3, ["red", "green", "red", "blue"])
    first = (at.dealer + 1) % 3
    order = [(first + step) % 3 for step in range(5)]
    named = line("r1 g1 r2 b1")
    assert events == [DraftOpened(at.dealer, first), *map(Placed, order, named)]
    assert at.line == (START, *named)
    assert at.phase == Drafting(order[4])
    assert rasant.view(at, None).unplaced == line("r3 b2 b3 y1 y2 y3 g2 g3")


def test_ruling_2_in_a_draft_nothing_is_dealt_before_the_line_is_complete() -> None:
    at, _ = drafted(2, ["red"])
    assert at.hands == ((), ())
    assert len(at.reserve) == 56


def test_ruling_2_the_cars_of_the_last_colour_close_the_line_automatically_and_all_is_dealt() -> None:
    at, events = drafted(4, [*THREE_REDS, "blue", "blue", "blue", "yellow", "yellow", "green", "yellow"])
    assert events[-2] == Filled(line("g2 g3"))
    assert isinstance(events[-1], Dealt)
    assert at.line == line("S r1 r2 r3 b1 b2 b3 y1 y2 g1 y3 g2 g3")
    assert [len(hand) for hand in at.hands] == [6] * 4
    assert at.phase == Leading((at.dealer + 1) % 4, ())


def test_a_colour_whose_cars_are_all_placed_cannot_be_named() -> None:
    at, _ = drafted(2, THREE_REDS)
    (seat,) = rasant.awaits(at)
    assert list(rasant.legal(at, seat)) == [Name("blue"), Name("yellow"), Name("green")]
    with pytest.raises(IllegalMove, match="No red cars left"):
        play(rasant, match(at), seat, Name("red"))


# what may be played


def test_ruling_4_any_coloured_card_may_be_led_and_no_black_one() -> None:
    at = state(("r10 y130 k70", "b20"), Leading(0, ()))
    assert list(rasant.legal(at, 0)) == [Play(card("r10")), Play(card("y130"))]
    assert rasant.legal(at, 1) == ()


def test_a_follower_plays_higher_cards_of_the_colour_or_black_or_passes() -> None:
    at = state(("r10", "r40 r60 b70 k40 k70 k120"), Following(1, laid("0:r50"), ()))
    assert list(rasant.legal(at, 1)) == [*(Play(each) for each in cards("r60 k70 k120")), Pass()]


def test_ruling_5_a_black_card_does_not_change_the_colour() -> None:
    at = state(("r80 b130", "b20"), Following(0, laid("0:r10 1:k70"), ()))
    assert list(rasant.legal(at, 0)) == [Play(card("r80")), Pass()]


def test_any_card_may_be_paid_and_paying_is_no_new_turn() -> None:
    at = state(("r10", "b20 k70", "y10"), Following(1, laid("0:r50"), ()))
    game, _ = play(rasant, match(at), 1, Pass())
    assert rasant.turn(game.state) == rasant.turn(at)
    assert list(rasant.legal(game.state, 1)) == [Pay(card("b20")), Pay(card("k70"))]


LEADING, FOLLOWING = Leading(0, ()), Following(0, laid("1:r50"), (2,))
PAYING = Paying(0, laid("1:r50"), (2, 0))
ONLY_WHEN_EMPTY = "You only discard when you pass and the deck is empty. Play a card, or pass."


@pytest.mark.parametrize(
    ("phase", "seat", "action", "reason"),
    [
        (LEADING, 0, Play(card("k70")), "Black can’t lead. Play a coloured card."),
        (LEADING, 0, Play(card("y10")), "You don’t have yellow 10. Pick another card."),
        (LEADING, 0, Pass(), "You can’t pass when you lead. Play a coloured card."),
        (LEADING, 0, Pay(card("r60")), ONLY_WHEN_EMPTY),
        (LEADING, 0, Name("red"), "The line is complete. Play a card."),
        (LEADING, 1, Pass(), "It’s not your turn yet. Wait for the others."),
        (Leading(1, ()), 0, Pass(), "It’s not your turn yet. Wait for the others."),
        (FOLLOWING, 0, Play(card("r40")), "Too low. Play higher than 50, or pass."),
        (FOLLOWING, 0, Play(card("b60")), "This round is red. Play red or black, or pass."),
        (FOLLOWING, 0, Play(card("y10")), "You don’t have yellow 10. Pick another card."),
        (FOLLOWING, 0, Pay(card("r60")), ONLY_WHEN_EMPTY),
        (FOLLOWING, 0, Name("red"), "The line is complete. Play a card."),
        (FOLLOWING, 2, Pass(), "You passed. You’re back next round."),
        (PAYING, 0, Pass(), "You passed, and the deck is empty. Discard a card."),
        (PAYING, 0, Play(card("r60")), "You passed, and the deck is empty. Discard a card."),
        (PAYING, 0, Pay(card("y10")), "You don’t have yellow 10. Pick another card."),
        (Drafting(0), 0, Pass(), "The cars aren’t lined up yet. First choose the next car’s colour."),
        (Drafting(0), 1, Name("red"), "It’s not your turn yet. Wait for the others."),
        (Finished(), 0, Pass(), "This game is over. Start another with *Rematch*."),
    ],
)
def test_a_refusal_says_why_and_what_to_do(phase: Phase, seat: int, action: Action, reason: str) -> None:
    at = state(("r40 r60 b60 k70", "b20", "g10"), phase)
    with pytest.raises(IllegalMove) as refused:
        play(rasant, match(at), seat, action)
    assert spoken(refused.value.text, ENGLISH) == reason


# a player who timed out


@pytest.mark.parametrize(
    ("hand", "phase", "played"),
    [
        ("r40 b20 k70", LEADING, Play(card("b20"))),
        ("r60 r70 k70", FOLLOWING, Pass()),
        ("r60 b20 k70", PAYING, Pay(card("b20"))),
        ("", Drafting(0), Name("red")),
    ],
)
def test_ruling_14_the_clock_passes_if_it_may_and_otherwise_plays_the_lowest_card(
    hand: str, phase: Phase, played: Action
) -> None:
    at = state((hand, "b20", "g10"), phase, cars="S" if isinstance(phase, Drafting) else "S r1 b1")
    assert rasant.idle(at, 0) == played


# views


def test_a_hand_is_visible_to_its_owner_only_and_the_reserve_to_nobody() -> None:
    step = rasant.setup(Options(), 3, luck())
    (dealt,) = step.events
    assert isinstance(dealt, Dealt)
    for place in (None, 0, 1, 2):
        view, heard = rasant.view(step.state, place), rasant.visible(dealt, place)
        assert isinstance(heard, Dealt)
        assert view.hand == (() if place is None else step.state.hands[place])
        assert heard.hands == tuple(hand if at == place else () for at, hand in enumerate(dealt.hands))
        assert heard.reserve == ()
        assert (view.held, view.reserve) == ((6, 6, 6), 38)


def test_what_a_view_shows_of_the_cards_is_new_in_a_new_round_and_once_somebody_handed_the_lead_on() -> None:
    following = state(("r60 k40", "b20", "g10"), Following(0, laid("1:r30 2:r50"), (1,)))
    own = rasant.view(replace(following, discards=cards("y10")), 0)
    assert views.hand(own) == cards("r60 k40")
    assert views.shown(own) == (*cards("r60 k40 r30 r50 y10"), ("round", 5))
    handed = rasant.view(state(("r60", "k40", "g10"), Leading(2, (1,))), None)
    assert views.shown(handed) == (("round", 5), ("handed", 1), ("leads", 2))


def test_of_cards_drawn_others_see_only_the_number() -> None:
    drawn = Drawn(1, cards("r10 b20"), 2)
    assert rasant.visible(drawn, 1) == drawn
    assert rasant.visible(drawn, 0) == rasant.visible(drawn, None) == Drawn(1, (), 2)


def test_a_view_shows_the_round_and_what_its_seat_may_play_now() -> None:
    at = state(("r60 k40", "b20", "g10"), Following(0, laid("1:r30 2:r50"), (1,)), points=(3, 0, 8))
    view = rasant.view(at, 0)
    assert (view.phase, view.mover, view.leader, view.colour, view.passed) == ("following", 0, 1, "red", (1,))
    assert view.laid == laid("1:r30 2:r50")
    assert view.playable == cards("r60")
    assert (view.costs, view.points, view.places, view.round) == (True, (3, 0, 8), (), 5)
    assert rasant.view(at, 2).playable == rasant.view(at, None).playable == ()


def test_a_card_paid_for_a_pass_is_seen_by_all() -> None:
    at = state(("r60 k40", "b20", "g10"), Paying(0, laid("1:r30 2:r50"), (0,)))
    game, (paid, *_) = play(rasant, match(at), 0, Pay(card("k40")))
    assert rasant.visible(paid, None) == paid
    assert rasant.view(game.state, None).discards == cards("k40")


# the result


def test_ruling_13_the_most_points_win_ties_share_the_place_and_each_manoeuvre_is_on_the_sheet() -> None:
    at = state(("r60", "", "k40"), Leading(0, ()), cars="b1 S r1 b2", points=(0, 4, 2))
    game, _ = play(rasant, match(at), 0, Play(card("r60")))
    game, _ = play(rasant, game, 2, Pass())
    assert game.state.phase == Finished()
    reason = Phrase("rasant-score", round=5, colour="red", cars=2, doubled="no")
    assert rasant.outcome(game.state) == Outcome((2, 1, 2), (2, 4, 2), (Line(0, reason, 2),))


def test_ruling_15_a_pass_is_played_at_once_where_no_card_in_the_game_goes_higher() -> None:
    high = [each for each in DECK if each.pace > 100 and each.paint in ("red", "black")]
    following = Following(0, laid("1:r100"), ())
    for gone, expected in ((high, Pass()), (high[1:], None), (high[:-1], None)):
        view = rasant.view(replace(state(("r40 b60", "r60"), following), discards=tuple(gone)), None)
        assert forced(view, 0) == expected
        assert forced(view, 1) is None
    later = replace(state(("r40 b60", "r60"), Following(1, laid("0:r100"), ())), discards=tuple(high))
    assert [forced(rasant.view(later, None), seat) for seat in (0, 1)] == [None, Pass()]
    leading = replace(state(("r40 b60", "r60"), Leading(0, ())), discards=tuple(high))
    assert forced(rasant.view(leading, None), 0) is None
