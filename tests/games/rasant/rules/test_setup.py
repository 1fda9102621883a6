"""Tests of the start of a game of Rasant, and the count of its turns (docs/rules/rasant.md, section 3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.engine.match import Match, play, start
from bot.games.rasant import rules as rasant
from bot.games.rasant.rules.actions import Name, Pass, Pay, Play
from bot.games.rasant.rules.components import CARS, DECK, START, Car
from bot.games.rasant.rules.events import Dealt, DraftOpened
from bot.games.rasant.rules.guess import guess
from bot.games.rasant.rules.model import Drafting, Finished, Following, Leading, Options, Score, State
from bot.games.rasant.rules.overtaking import manoeuvre, worth
from bot.games.rasant.rules.scoring import best, decisive, figures, outcome
from bot.games.rasant.rules.views import view
from bot.locales.phrase import ENGLISH, spoken
from tests.games.rasant.notation import card, cards, laid, line, match, state


@pytest.mark.parametrize("seats", range(2, 6))
def test_six_cards_each_come_off_the_top_and_the_seat_after_the_dealer_leads_the_first_round(
    seats: int,
) -> None:
    dealer = Chance("deal", 0).below(seats)
    begun, (dealt,) = start(rasant, Options(), seats, "deal")
    found = begun.state
    assert isinstance(dealt, Dealt)
    assert (found.dealer, found.round, found.turn) == (dealer, 1, 1)
    assert found.phase == Leading((dealer + 1) % seats, ())
    assert ([*map(len, found.hands)], len(found.reserve)) == ([6] * seats, 56 - 6 * seats)
    assert (found.line[0], {*found.line[1:]}) == (START, {*CARS})
    assert (START, found.points) == (Car("black", 0), (0,) * seats)
    pack = (*found.reserve, *(each for hand in found.hands for each in hand))
    assert len({*pack}) == 56


def drafted(seats: int) -> list[Match[Options, State]]:
    """Draft the line, and return the match at the start and after each choice. Players name the first
    available colour.
    """
    match, events = start(rasant, Options(grid="draft"), seats, "draft")
    dealer = match.state.dealer
    assert events == (DraftOpened(dealer, (dealer + 1) % seats),)
    matches = [match]
    while isinstance(match.state.phase, Drafting):
        seat = match.state.phase.seat
        match, _ = play(rasant, match, seat, rasant.legal(match.state, seat)[0])
        matches.append(match)
    return matches


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_a_draft_each_names_a_colour_in_turn_until_one_colour_is_left(seats: int) -> None:
    matches = drafted(seats)
    dealer = matches[0].state.dealer
    for number, each in enumerate(matches[:-1]):
        assert (each.state.turn, each.state.round, len(each.state.line)) == (1 + number, 0, 1 + number)
        assert each.state.phase == Drafting((dealer + 1 + number) % seats)
        guessed = guess(view(each.state, 0), Chance("guess", number))
        assert (guessed.dealer, guessed.phase) == (dealer, each.state.phase)
    last = matches[-1].state
    assert (last.turn, last.round, last.phase) == (10, 1, Leading((dealer + 1) % seats, ()))
    assert len(last.line) == len({*last.line}) == 13


def test_a_turn_is_one_more_after_a_card_a_pass_a_price_or_a_round_and_not_before_a_price() -> None:
    at = state(("r50 r60", "r70 b30", "y20 y30"), Leading(0, ()))
    game = match(at)
    turns = []
    for seat, action in (
        (0, Play(card("r50"))),
        (1, Play(card("r70"))),
        (2, Pass()),
        (2, Pay(card("y20"))),
        (0, Pass()),
    ):
        game, _ = play(rasant, game, seat, action)
        turns.append(game.state.turn)
    assert turns == [21, 22, 22, 23, 24]
    assert game.state.round == 6


@pytest.mark.parametrize(
    ("cars", "colour", "points"),
    [
        ("S r1 b1 y1 g1", "red", 4),
        ("S r1 b1 y1 g1", "green", 1),
        ("r1 S b1 y1 g1", "red", 8),
        ("r1 S b1 y1", "red", 6),
        ("b1 r1 S y1", "red", 4),
    ],
)
def test_what_a_manoeuvre_would_be_worth_is_a_point_a_car_doubled_by_the_starting_car(
    cars: str, colour: str, points: int
) -> None:
    assert worth(line(cars), colour) == points  # type: ignore[arg-type]  # a Colour


def test_a_sheet_has_a_line_for_each_manoeuvre_with_its_cars() -> None:
    scores = tuple(
        Score(number, 0, "red", cars, doubled=doubled)
        for number, (cars, doubled) in enumerate([(1, False), (1, True), (2, False), (5, True)], 1)
    )
    at = state(("", "r20"), Finished(), points=(15, 3))
    found = outcome(replace(at, scores=scores))
    assert found is not None
    assert [(spoken(each.reason, ENGLISH), each.points) for each in found.sheet] == [
        ("Round 1, red: 1 car", 1),
        ("Round 2, red: 1 car × 2", 2),
        ("Round 3, red: 2 cars", 2),
        ("Round 4, red: 5 cars × 2", 10),
    ]
    assert found.places == (1, 2)


def test_the_decisive_round_is_that_with_which_the_winner_took_the_lead_for_good() -> None:
    def won(*rounds: tuple[int, int]) -> list[Score]:
        return [Score(at, seat, "red", cars, doubled=False) for at, (seat, cars) in enumerate(rounds, 1)]

    def decided(*rounds: tuple[int, int]) -> int | None:
        points = [sum(cars for seat, cars in rounds if seat == who) for who in range(3)]
        found = decisive(won(*rounds), points)
        return None if found is None else found.round

    assert decided((0, 3), (1, 5), (0, 4), (2, 1)) == 3
    assert decided((0, 3), (1, 3), (0, 1), (0, 1)) == 3  # a tie of points is no lead
    assert decided((0, 9), (1, 2)) == 1
    assert decided((0, 3), (1, 5), (0, 2), (2, 1)) == 3  # both win, and seat 0 drew level in round 3
    assert decided() is None


def test_the_best_round_of_a_player_has_their_most_points() -> None:
    scores = [
        Score(at, seat, "red", cars, doubled=doubled)
        for at, (seat, cars, doubled) in enumerate([(0, 5, False), (0, 3, True), (1, 9, False)], 1)
    ]
    assert [best(scores, seat) for seat in range(3)] == [scores[1], scores[2], None]


def test_the_figures_of_a_game_count_the_rounds_that_were_started() -> None:
    matches = drafted(2)
    assert figures([each.state for each in matches], []).rounds == 1
    assert figures([each.state for each in matches[:-1]], []).rounds == 0


def test_a_guess_has_the_own_hand_as_many_cards_for_all_others_and_every_card_once() -> None:
    for seats in (2, 5):
        found = start(rasant, Options(), seats, "guess")[0].state
        for number in range(40):
            guessed = guess(view(found, 0), Chance("guess", number))
            assert guessed.hands[0] == found.hands[0]
            assert [*map(len, guessed.hands)] == [6] * seats
            pack = [*guessed.reserve, *(each for hand in guessed.hands for each in hand)]
            assert (len(pack), len({*pack})) == (56, 56)


def test_in_a_guess_the_leader_holds_a_colour_and_seats_that_handed_on_the_lead_only_black_cards() -> None:
    black = "k40 k70"
    at = state((black, "r20 r30 b20", "y20"), Leading(1, (0,)), reserve="g10 g20")
    seen = view(at, 2)
    for number in range(60):
        guessed = guess(seen, Chance("dark", number))
        assert {each.paint for each in guessed.hands[0]} == {"black"}
        assert any(each.paint != "black" for each in guessed.hands[1])
        assert [*map(len, guessed.hands)] == [2, 3, 1]
    following = state((black, "r20 r30 b20", "y20"), Following(1, laid("0:r60"), (2,)))
    guessed = guess(view(following, 1), Chance("dark", 1))
    assert (guessed.phase, guessed.hands[1]) == (following.phase, following.hands[1])


@pytest.mark.parametrize(("leader", "reader"), [(0, 1), (1, 0), (1, 2), (2, 1)])
def test_in_a_guess_who_is_to_lead_holds_the_only_colour_that_is_left_wherever_it_lies(
    leader: int, reader: int
) -> None:
    unseen = cards("r20 k40 k70 k100 k120")
    gone = tuple(each for each in DECK if each not in (*unseen, card("y20")))
    hands = ["k40 k70"] * 3
    hands[reader] = "y20"
    whole = replace(state(hands, Leading(leader, ()), reserve="k100"), discards=gone)
    for number in range(40):
        at = whole if number % 2 else replace(whole, reserve=(), discards=(*gone, card("k120")))
        guessed = guess(view(at, reader), Chance("colour", number))
        assert card("r20") in guessed.hands[leader]
        dealt = {*guessed.reserve, *sum(guessed.hands, ())}
        assert dealt == {*DECK} - {*at.discards}
        assert [*map(len, guessed.hands)] == [*map(len, at.hands)]


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_in_a_guess_the_own_hand_stays_whoever_handed_the_lead_on(reader: int) -> None:
    at = state(("k40", "k70 k100", "r20 b20"), Leading(2, (0, 1)), reserve="g10 g20")
    for number in range(20):
        guessed = guess(view(at, reader), Chance("own", number))
        assert guessed.hands[reader] == at.hands[reader]
        assert {each.paint for each in (*guessed.hands[0], *guessed.hands[1])} == {"black"}


def test_a_guess_has_what_was_won_so_far_as_one_score_for_each_seat_that_has_points() -> None:
    at = state(("r10", "r20 r30", "y20"), Following(1, laid("0:r60"), ()), points=(5, 0, 8))
    done, _ = manoeuvre(at.line, "red", laid("0:r60"), 4)
    assert guess(view(at, 1), Chance("guess", 0)).scores == ()
    guessed = guess(view(replace(at, last=done), 1), Chance("guess", 0))
    assert guessed.scores == (Score(4, 0, "red", 5, doubled=False), Score(4, 2, "red", 8, doubled=False))


def test_only_the_colours_that_are_left_can_be_named() -> None:
    last = drafted(2)[-2].state
    assert isinstance(last.phase, Drafting)
    assert {type(each) for each in rasant.legal(last, last.phase.seat)} == {Name}
    assert rasant.legal(last, 1 - last.phase.seat) == ()
