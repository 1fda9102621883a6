"""Tests of the rules and rulings of docs/rules/gear-head.md beyond its worked examples."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.game import Chance, IllegalMove, Seat
from bot.engine.match import Match, play
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.rules import views
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import DECK, KINDS, PARTS, Card
from bot.games.gear_head.rules.events import Dealt, Discarded, Drew, Event, PulledUp, Reshuffled, Took
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State
from bot.games.gear_head.rules.turns import forced
from bot.locales.phrase import ENGLISH, Phrase, spoken
from tests.games.gear_head.notation import COMPLETE, NO_TIRES, cards, state

FUEL_1, FUEL_2 = Card("Fuel", 1), Card("Fuel", 2)


def luck() -> Chance:
    """Return a source of random numbers that is the same on each call."""
    return Chance("rules", 0)


def after(at: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a legal action, and the action's events."""
    assert action in gear_head.legal(at, seat)
    step = gear_head.apply(at, seat, action, luck())
    return step.state, step.events


# set-up


def test_the_deck_has_nine_cards_of_each_of_six_parts() -> None:
    assert len(DECK) == 54
    for part in PARTS:
        assert sorted(card.value for card in DECK if card.part == part) == [1, 1, 1, 2, 2, 3, 4, 5, 6]


def test_two_to_twelve_play_and_there_are_no_options_to_choose() -> None:
    assert (min(gear_head.seats), max(gear_head.seats)) == (2, 12)
    assert Options() == Options()


@pytest.mark.parametrize("seats", gear_head.seats)
def test_ruling_12_two_decks_are_used_from_seven_seats_on(seats: int) -> None:
    start = gear_head.setup(Options(), seats, luck()).state
    everything = Counter(card for hand in (*start.hands, start.deck, start.heap) for card in hand)
    decks = 1 if seats <= 6 else 2
    assert everything == Counter(DECK * decks)


@pytest.mark.parametrize("seats", gear_head.seats)
def test_everyone_gets_six_cards_one_starts_the_heap_and_the_first_seat_starts(seats: int) -> None:
    step = gear_head.setup(Options(), seats, luck())
    start, (dealt,) = step.state, step.events
    assert [len(hand) for hand in start.hands] == [6] * seats
    assert len(start.heap) == 1
    assert gear_head.awaits(start) == {0}
    assert (start.turn, gear_head.turn(start), start.line) == (1, 1, ())
    assert dealt == Dealt(start.hands, start.deck, start.heap[0], 0)


# a turn


def test_a_turn_begins_with_the_deck_or_the_heap_and_then_holds_seven_cards() -> None:
    begin = state((COMPLETE, COMPLETE), Drawing(0), deck="F2 D2 B2 P2", heap="D3 B3 G2 T3")
    assert list(gear_head.legal(begin, 0)) == [Draw(), Take()]
    drawn, events = after(begin, 0, Draw())
    assert (drawn.hands[0], drawn.deck) == (cards(f"{COMPLETE} P2"), cards("F2 D2 B2"))
    assert drawn.heap == begin.heap
    assert events == (Drew(0, Card("Pistons", 2)),)
    taken, events = after(begin, 0, Take())
    assert (taken.hands[0], taken.heap) == (cards(f"{COMPLETE} T3"), cards("D3 B3 G2"))
    assert taken.deck == begin.deck
    assert events == (Took(0, Card("Tires", 3)),)


@pytest.mark.parametrize("phase", [Drawing(1), Discarding(1, "deck"), Finished()])
def test_a_player_who_is_not_to_move_has_no_choice(phase: Drawing | Discarding | Finished) -> None:
    held = state((COMPLETE, f"{COMPLETE} F2", COMPLETE), phase)
    waiting = [seat for seat in range(3) if not gear_head.legal(held, seat)]
    assert waiting == [seat for seat in range(3) if seat not in gear_head.awaits(held)]


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_ruling_10_the_whole_heap_may_be_read(reader: int | None) -> None:
    held = state((COMPLETE, COMPLETE), Drawing(0), heap="G2 T3 F1")
    assert gear_head.view(held, reader).heap == cards("G2 T3 F1")


def test_ruling_2_the_card_taken_from_the_heap_may_be_discarded_again() -> None:
    begin = state((NO_TIRES, COMPLETE), Drawing(0), heap="G2 P5")
    taken, _ = after(begin, 0, Take())
    ended, events = after(taken, 0, Discard(Card("Pistons", 5)))
    assert events == (Discarded(0, Card("Pistons", 5)),)
    assert (ended.hands, ended.heap, ended.phase) == (begin.hands, begin.heap, Drawing(1))


def test_equal_cards_are_one_choice() -> None:
    held = state(("F1 F1 P1 B1 D1 T1 G1", COMPLETE), Discarding(0, "deck"))
    actions = gear_head.legal(held, 0)
    assert actions.count(Discard(FUEL_1)) == 1
    assert [action for action in actions if isinstance(action, PullUp)] == [PullUp(FUEL_1)]


def test_ruling_1_only_discards_that_leave_one_of_each_part_may_pull_up() -> None:
    held = state(("F1 F2 P1 B1 D1 T1 G1", COMPLETE), Discarding(0, "deck"))
    pull_ups = [action for action in gear_head.legal(held, 0) if isinstance(action, PullUp)]
    assert pull_ups == [PullUp(FUEL_1)]
    lacking = state((f"{NO_TIRES} B2", COMPLETE), Discarding(0, "deck"))
    assert not [action for action in gear_head.legal(lacking, 0) if isinstance(action, PullUp)]


def test_ruling_11_whoever_has_a_complete_car_in_the_last_turn_pulls_up_with_the_best_one() -> None:
    held = state((f"{COMPLETE} F2", COMPLETE, COMPLETE), Discarding(0, "deck"), line=(1, 2))
    assert gear_head.legal(held, 0) == [PullUp(FUEL_1)]
    ended, _ = after(held, 0, PullUp(FUEL_1))
    outcome = gear_head.outcome(ended)
    assert outcome is not None
    assert outcome.scores == (8, 9, 8)
    with pytest.raises(IllegalMove, match="your last turn, and your car is complete"):
        play(gear_head, Match("", Options(), 3, held, 9, (3, 3, 3)), 0, Discard(FUEL_1))
    with pytest.raises(IllegalMove, match="makes your car weaker"):
        play(gear_head, Match("", Options(), 3, held, 9, (3, 3, 3)), 0, PullUp(FUEL_2))


def test_the_turn_passes_over_the_cars_at_the_line() -> None:
    held = state((COMPLETE, NO_TIRES, COMPLETE, NO_TIRES), Drawing(3), line=(0, 2))
    ended, _ = after(after(held, 3, Draw())[0], 3, Discard(FUEL_1))
    assert ended.phase == Drawing(1)
    assert ended.turn == held.turn + 1


@pytest.mark.parametrize(("line", "bonus"), [((), 3), ((1,), 2), ((1, 2), 1), ((1, 2, 3), 0)])
def test_pole_position_is_3_2_1_and_then_nothing(line: tuple[Seat, ...], bonus: int) -> None:
    held = state((f"{COMPLETE} F2", *[COMPLETE] * 5), Discarding(0, "deck"), line=line)
    pulled, events = after(held, 0, PullUp(FUEL_1))
    assert events[0] == PulledUp(0, FUEL_1, len(line) + 1, bonus)
    assert pulled.line == (*line, 0)
    assert pulled.hands[0] == cards("P1 B1 D1 T1 G1 F2")


# the deck runs out


def test_ruling_3_when_the_deck_is_empty_at_the_end_of_a_turn_the_whole_heap_becomes_the_deck() -> None:
    held = state((f"{NO_TIRES} G6", COMPLETE), Discarding(0, "deck"), deck="", heap="F3 P3 B3")
    ended, events = after(held, 0, Discard(Card("Gearshift", 6)))
    pack = luck().shuffled(cards("F3 P3 B3 G6"))
    assert (ended.deck, ended.heap) == (pack[:-1], pack[-1:])
    assert events[1:] == (Reshuffled(pack[:-1], 3, pack[-1]),)


def test_ruling_3_of_a_heap_of_two_cards_one_becomes_the_deck() -> None:
    held = state((f"{NO_TIRES} G6", NO_TIRES), Discarding(0, "deck"), deck="", heap="F3")
    ended, events = after(held, 0, Discard(Card("Gearshift", 6)))
    assert {*ended.deck, *ended.heap} == {*cards("F3 G6")}
    assert events[1:] == (Reshuffled(ended.deck, 1, ended.heap[0]),)


def test_ruling_3_while_the_deck_has_a_card_the_heap_stays() -> None:
    held = state((f"{NO_TIRES} G6", COMPLETE), Discarding(0, "deck"), deck="F2", heap="F3 P3 B3")
    ended, events = after(held, 0, Discard(Card("Gearshift", 6)))
    assert (ended.deck, ended.heap) == (cards("F2"), cards("F3 P3 B3 G6"))
    assert len(events) == 1


def test_ruling_3_if_that_leaves_the_deck_empty_the_next_player_can_only_take_from_the_heap() -> None:
    held = state((f"{NO_TIRES} G6", NO_TIRES), Discarding(0, "heap"), deck="", heap="")
    ended, events = after(held, 0, Discard(Card("Gearshift", 6)))
    assert (ended.deck, ended.heap) == ((), cards("G6"))
    assert len(events) == 1
    assert list(gear_head.legal(ended, 1)) == [Take()]
    assert gear_head.idle(ended, 1) == Take()
    taken, _ = after(ended, 1, Take())
    again, _ = after(taken, 1, Discard(Card("Gearshift", 6)))
    assert again.phase == Drawing(0)


def test_ruling_3_only_where_the_deck_is_empty_is_the_draw_of_whoever_moves_the_only_one_there_is() -> None:
    empty = gear_head.view(state((COMPLETE,) * 3, Drawing(1), deck=""), None)
    assert [forced(empty, seat) for seat in range(3)] == [None, Take(), None]
    assert forced(gear_head.view(state((COMPLETE,) * 3, Drawing(1)), None), 1) is None
    held = state((COMPLETE, f"{COMPLETE} F2"), Discarding(1, "heap"), deck="")
    assert forced(gear_head.view(held, None), 1) is None


# the last player and the result


def test_while_two_are_racing_nobody_has_a_last_turn() -> None:
    held = state((COMPLETE, NO_TIRES, NO_TIRES), Drawing(1), line=(0,))
    assert not gear_head.view(held, 1).last
    ended, events = after(after(held, 1, Draw())[0], 1, Discard(FUEL_1))
    assert len(events) == 1
    assert ended.phase == Drawing(2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 9])
def test_only_the_one_who_is_left_alone_has_a_last_turn_and_the_race_ends_with_it(seats: int) -> None:
    for ready in range(seats):
        hands = [*[f"{COMPLETE} F6"] * (seats - 1), f"{NO_TIRES} F6"]
        held = state(hands, Discarding(seats - 1, "deck"), line=(*range(ready),))
        alone = ready == seats - 1
        ended, _ = after(held, seats - 1, Discard(FUEL_1))
        assert gear_head.view(held, None).last == alone
        assert (ended.phase == Finished()) == alone


def test_ruling_3_the_deck_is_not_reshuffled_once_the_race_is_over() -> None:
    held = state((COMPLETE, f"{NO_TIRES} G6"), Discarding(1, "deck"), line=(0,), deck="", heap="F3 P3")
    ended, _ = after(held, 1, Discard(Card("Gearshift", 6)))
    assert (ended.phase, ended.deck, ended.heap) == (Finished(), (), cards("F3 P3 G6"))


def test_before_the_flag_there_is_no_outcome() -> None:
    assert gear_head.outcome(state((COMPLETE, NO_TIRES), Drawing(1), line=(0,))) is None


def test_ruling_4_those_out_of_the_race_rank_last_and_have_no_score() -> None:
    outcome = gear_head.outcome(state((COMPLETE, COMPLETE, NO_TIRES), Finished(), line=(1, 0)))
    assert outcome is not None
    assert outcome.scores == (8, 9, None)
    assert outcome.places == (2, 1, 3)
    assert {line.seat for line in outcome.sheet} == {0, 1}
    pole = [(line.seat, line.reason, line.points) for line in outcome.sheet if line.points in (2, 3)]
    assert pole == [(1, Phrase("gear-bonus", place=1), 3), (0, Phrase("gear-bonus", place=2), 2)]


def test_the_sheet_adds_up_to_every_score() -> None:
    hands = ("F6 P5 B4 D3 T2 G1", COMPLETE, "F3 P3 B3 D3 T3 G3", "F2 P2 B2 D2 T2 G2")
    outcome = gear_head.outcome(state(hands, Finished(), line=(3, 0, 2, 1)))
    assert outcome is not None
    assert outcome.scores == (23, 6, 19, 15)
    for seat, score in enumerate(outcome.scores):
        assert sum(line.points for line in outcome.sheet if line.seat == seat) == score


# refusals

BEGUN = state((COMPLETE, NO_TIRES, COMPLETE), Drawing(1), line=(0,))
HELD = state((COMPLETE, f"{NO_TIRES} B2", COMPLETE), Discarding(1, "deck"), line=(0,))


@pytest.mark.parametrize(
    ("at", "seat", "action", "sentence"),
    [
        (replace(BEGUN, phase=Finished()), 1, Draw(), "This game is over. Start another with *Rematch*."),
        (BEGUN, 0, Draw(), "You’re already at the line. The others are finishing."),
        (BEGUN, 2, Draw(), "It’s not your turn yet. Wait for the others."),
        (replace(BEGUN, phase=Drawing(2)), 1, Draw(), "It’s not your turn yet. Wait for the others."),
        (replace(BEGUN, deck=()), 1, Draw(), "The deck is empty. Take the card on the heap."),
        (HELD, 1, Draw(), "You’ve already drawn. Discard a card, or pull up."),
        (HELD, 1, Take(), "You’ve already drawn. Discard a card, or pull up."),
        (BEGUN, 1, Discard(FUEL_1), "First draw a card, or take the one on the heap."),
        (BEGUN, 1, PullUp(FUEL_1), "First draw a card, or take the one on the heap."),
        (HELD, 1, Discard(Card("Tires", 6)), "You don’t have Tires 6. Pick another card."),
        (HELD, 1, PullUp(Card("Tires", 6)), "You don’t have Tires 6. Pick another card."),
        (HELD, 1, PullUp(FUEL_1), "You’d be missing Tires. Keep one of each."),
        (HELD, 1, PullUp(Card("Pistons", 1)), "You’d be missing Pistons and Tires. Keep one of each."),
    ],
)
def test_a_refusal_says_why_and_what_to_do(at: State, seat: Seat, action: Action, sentence: str) -> None:
    assert action not in gear_head.legal(at, seat)
    assert spoken(gear_head.refusal(at, seat, action), ENGLISH) == sentence


# a player who timed out


def test_ruling_5_the_clock_draws_from_the_deck() -> None:
    assert gear_head.idle(state((NO_TIRES, COMPLETE), Drawing(0)), 0) == Draw()


@pytest.mark.parametrize(
    ("hand", "useless"),
    [
        ("F1 F6 P2 B3 D4 G5 T5", "F1"),  # not Tires 5, which was just drawn and is the only one
        ("F1 P2 B3 D4 T5 G6 F6", "F1"),  # a complete car
        ("F4 F6 P5 P3 D1 T1 G1", "P3"),  # two parts held twice
        ("F6 F6 P1 B1 D1 T1 G1", "F6"),
    ],
)
def test_ruling_5_the_clock_discards_the_lowest_card_of_a_part_held_twice(hand: str, useless: str) -> None:
    """Check the examples of docs/rules/gear-head.md, Ruling 5. useless: the card that the clock must discard
    from this hand.
    """
    held = state((hand, COMPLETE, COMPLETE), Discarding(0, "deck"))
    assert gear_head.idle(held, 0) == Discard(cards(useless)[0])


def test_choices_of_cards_are_in_the_order_of_the_hand() -> None:
    held = state(("G6 F2 T5 B3 F1 D4 P2", COMPLETE), Discarding(0, "deck"))
    shown = gear_head.view(held, 0).hand
    assert gear_head.legal(held, 0) == [*map(Discard, shown), PullUp(FUEL_1)]


def test_ruling_5_in_the_last_turn_the_clock_pulls_up_with_the_best_car() -> None:
    held = state((f"{COMPLETE} F6", COMPLETE), Discarding(0, "deck"), line=(1,))
    assert gear_head.idle(held, 0) == PullUp(FUEL_1)


def test_ruling_5_in_the_last_turn_without_a_complete_car_the_clock_discards_as_in_any_other() -> None:
    held = state((f"{NO_TIRES} B6", COMPLETE), Discarding(0, "deck"), line=(1,))
    assert gear_head.idle(held, 0) == Discard(FUEL_1)


# views


def test_a_seat_sees_its_own_hand_in_order_and_only_the_number_of_the_others_cards() -> None:
    held = state(("G1 F6 T2 F1 B3 P4 D5", COMPLETE), Discarding(0, "deck"))
    own, other, spectator = (gear_head.view(held, seat) for seat in (0, 1, None))
    assert own.hand == tuple(card for card in KINDS if card in held.hands[0])
    assert (own.drawn, other.drawn, spectator.drawn) == (Card("Driveshaft", 5), None, None)
    assert (other.hand, spectator.hand) == (cards(COMPLETE), ())
    assert own.held == other.held == spectator.held == (7, 6)
    assert own.cars == ()


def test_a_view_shows_the_own_hand_and_the_heap() -> None:
    own = gear_head.view(state((COMPLETE, NO_TIRES), Drawing(0), heap="G2 T3"), 1)
    assert (views.hand(own), views.shown(own)) == (cards(NO_TIRES), cards(f"{NO_TIRES} G2 T3"))


def test_after_the_flag_everybody_sees_every_car_in_the_order_of_the_line_and_who_is_out() -> None:
    hands = (COMPLETE, "G6 T5 D4 B3 P2 F1", NO_TIRES)
    view = gear_head.view(state(hands, Finished(), line=(0, 1)), 2)
    assert [(car.seat, car.total, car.place) for car in view.cars] == [(0, 9, 2), (1, 23, 1)]
    assert view.cars[1].parts == cards("F1 P2 B3 D4 T5 G6")
    assert (view.out, view.mover) == ((2,), None)


def test_of_the_deal_a_seat_sees_its_own_hand_and_not_the_order_of_the_deck() -> None:
    (dealt,) = gear_head.setup(Options(), 3, luck()).events
    assert isinstance(dealt, Dealt)
    assert gear_head.visible(dealt, 1) == replace(dealt, hands=((), dealt.hands[1], ()), deck=())
    assert gear_head.visible(dealt, None) == replace(dealt, hands=((), (), ()), deck=())


def test_a_card_drawn_from_the_deck_is_visible_to_its_owner_only() -> None:
    drew = Drew(1, FUEL_1)
    assert gear_head.visible(drew, 1) == drew
    assert gear_head.visible(drew, 0) == gear_head.visible(drew, None) == Drew(1, None)


def test_the_order_of_a_new_deck_is_hidden_from_everybody() -> None:
    shuffled = Reshuffled(cards("F1 P1"), 2, FUEL_2)
    for hearer in (0, 1, None):
        assert gear_head.visible(shuffled, hearer) == Reshuffled((), 2, FUEL_2)


def test_open_cards_are_visible_to_everybody() -> None:
    for event in (Took(0, FUEL_1), Discarded(0, FUEL_1), PulledUp(0, FUEL_1, 1, 3)):
        assert gear_head.visible(event, 1) == gear_head.visible(event, None) == event
