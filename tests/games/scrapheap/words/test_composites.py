"""Tests of choices that consist of several actions: all are legal, cost what the rules say, and come best
first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random
from statistics import mean, median

import pytest

from bot.catalogue import SCRAPHEAP
from bot.engine.game import Chance
from bot.engine.match import Match, play, start
from bot.games.scrapheap import rules as scrapheap, words
from bot.games.scrapheap.robots.club_robot import club
from bot.games.scrapheap.rules.actions import Action, Claim, Done, Enter, Flip, Move, Peek, Place, Take
from bot.games.scrapheap.rules.components import AT, CELLS
from bot.games.scrapheap.rules.goals import search_brings, searching
from bot.games.scrapheap.rules.grid import changed
from bot.games.scrapheap.rules.model import Collecting, Options, Peeking, Placing, State, View
from bot.games.scrapheap.words.composites import BEST, composites
from bot.games.scrapheap.words.labels import DO, GO
from bot.games.scrapheap.words.terms import named
from bot.ui.components import tag
from bot.words import Composite, Label
from tests.english import english
from tests.games.hooks import hooks
from tests.games.scrapheap.notation import card, match, played, spot, state
from tests.games.walks import robot_game

NAMES = ("Ann", "Bo", "Cy", "Di")
RANKS = ("Raid", "Take", "1 cube", "Search", "Flip")


def offered(at: State) -> dict[str, Composite]:
    """Return the choices of seat 0 that consist of several actions, by label."""
    return {english(each.label.text): each for each in composites(scrapheap.view(at, 0), NAMES)}


@pytest.mark.thorough
def test_every_choice_of_random_games_is_legal_all_the_way_and_has_words_of_its_own() -> None:
    seen = 0
    for options, seats in product(hooks("scrapheap").options, scrapheap.seats):
        for number, ply in enumerate(robot_game(SCRAPHEAP, options, seats, f"composites {seats}")):
            if number % 9:
                continue
            state = ply.after.state
            for seat in scrapheap.awaits(state):
                view = scrapheap.view(state, seat)
                choices = composites(view, NAMES)
                labels = [each.label for each in choices]
                labels += [words.label(action, view, NAMES) for action in scrapheap.legal(state, seat)]
                assert len({(label.kind, label.text) for label in labels}) == len(labels)
                assert all(len(english(label.text)) <= 38 for label in labels)
                for each in choices:
                    seen += 1
                    follow(ply.after, seat, each.actions)
    assert seen > 1_000


def follow(game: Match[Options, State], seat: int, actions: tuple[Action, ...]) -> None:
    """Play all of the given actions as a seat. This fails if the rules refuse one."""
    for action in actions:
        game, _ = play(scrapheap, game, seat, action)


def test_all_peeks_at_once_are_at_the_nearest_cards_that_may_be_peeked_at() -> None:
    at = state(Peeking(0, 3, fresh=True), seen={"A1": (0,)}, cubes={"A2": (1,)})
    (choice,) = [each for text, each in offered(at).items() if text == "3 near A1"]
    assert choice.actions == (Peek("B1"), Peek("A3"), Peek("B2"))


def test_corners_with_the_same_nearest_cards_are_one_choice() -> None:
    cubes = {cell: (1,) for cell in CELLS if cell not in ("A1", "B1", "I6")}
    at = state(Peeking(0, 2, fresh=True), cubes=cubes)
    assert {text: each.actions for text, each in offered(at).items()} == {
        "2 near A1": (Peek("A1"), Peek("B1")),
        "2 near I1": (Peek("I6"), Peek("B1")),
    }


def test_the_last_cards_that_may_be_peeked_at_are_one_choice_whatever_corner_they_are_near_to() -> None:
    cubes = {cell: (1,) for cell in CELLS if cell not in ("A1", "I6")}
    at = state(Peeking(0, 7, fresh=True), cubes=cubes)
    assert {text: each.actions for text, each in offered(at).items()} == {"All 2": (Peek("A1"), Peek("I6"))}


def test_the_corner_near_the_best_known_cards_is_the_green_one_and_comes_first() -> None:
    at = state(Peeking(0, 3, fresh=True), seen={"H6": (0,)}, tiles=("DHOBCA", "H"))
    (first, *others) = offered(at).values()
    assert english(first.label.text) == "3 near I6"
    assert first.label.strong
    assert not any(each.label.strong for each in others)


def test_two_cubes_go_on_the_best_unguarded_cards_in_one_press() -> None:
    at = state(
        Placing(0, 2, None, again=False), seen=dict.fromkeys(("B1", "B2", "B3"), (0,)), tiles=("DHOBCA", "H")
    )
    best = sorted(("B1", "B2", "B3"), key=lambda cell: (-(spot(at, cell).card or (0, 0))[1], cell))[:2]
    ((text, choice),) = offered(at).items()
    assert text == f"Guard {best[0]} and {best[1]}"
    assert choice.label.strong
    assert choice.actions == (Place(best[0]), Place(best[1]))
    guarded, _ = played(at, Place(best[0]))
    assert list(offered(guarded)) == [f"Guard {best[1]}"]
    one = state(Placing(0, 2, None, again=False), seen={"B1": (0,)}, tiles=("DHOBCA", "H"))
    ((text, choice),) = offered(one).items()
    assert (text, choice.actions) == ("Guard B1 and finish", (Place("B1"), Done()))
    assert offered(replace(at, phase=Placing(0, 2, "B1", again=False))) == {}
    assert offered(replace(at, supply=((2, 0), (0, 20)))) == {}


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
        values = [tag(each.key) for each in offered(at).values()]
        assert len(set(values)) == len(values) > 0


def test_to_go_somewhere_names_the_card_and_the_price_and_is_behind_more() -> None:
    at = state(Collecting(0, 3), cells="B3 C3 D3 D5 F5 H5", pawns="B3 I6", up="D5")
    card = spot(at, "D5").card
    assert card is not None
    going = {text: each for text, each in offered(at).items() if each.label.kind == GO}
    assert {text: each.actions for text, each in going.items()} == {
        "D3, 2 steps away": (Move("right"), Move("right")),
        f"D5 {english(named(card))}, 3 steps away": (Move("right"), Move("right"), Move("down")),
    }
    assert all(each.label.rare for each in going.values())
    assert english(going["D3, 2 steps away"].label.note) == "2 of 3 AP"


def test_to_take_a_card_clears_its_cubes_the_own_ones_first_and_says_what_it_brings() -> None:
    at = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6", up="C3", cubes={"C3": (1, 0)})
    card = spot(at, "C3").card
    assert card is not None
    at = replace(at, tiles=((card.symbol,), ("Drop",)))
    choice = offered(at)[f"Raid Bo\u2019s C3 \u00b7 +{card.value + 2}"]
    assert choice.actions == (Move("right"), Claim(0), Claim(1), Take())
    assert choice.label.strong
    assert english(choice.label.note) == "for 8 of 9 AP"
    cubes = offered(at)["2 cubes on C3, 1 step away"]
    assert cubes.actions == (Move("right"), Claim(0), Claim(1))
    assert english(cubes.label.note) == "+2 for 6 of 9 AP"


def test_a_card_that_costs_points_says_so_and_comes_last() -> None:
    at = state(Collecting(0, 4), cells="B3 C3 D3", pawns="B3 I6", up="C3", tiles=("", ""))
    card = spot(at, "C3").card
    assert card is not None
    *_, last = [each for each in offered(at).values() if each.label.kind == DO]
    assert english(last.label.text) == f"Take C3 {english(named(card))}, 1 step away"
    assert english(last.label.note) == f"\u2212{card.value} for 3 of 4 AP"
    zero = replace(at, options=Options(mismatch="zero"))
    notes = [english(each.label.note) for each in offered(zero).values()]
    assert "no points for 3 of 4 AP" in notes


def test_what_the_points_do_not_reach_is_not_offered() -> None:
    tiles = ("DHOBCA", "")
    at = state(Collecting(0, 8), cells="B3 C3", pawns="B3 I6", up="C3", cubes={"C3": (1, 0)}, tiles=tiles)
    assert next(iter(offered(at).values())).actions[-1] == Take()
    assert not [
        each for each in offered(replace(at, phase=Collecting(0, 7))).values() if Take() in each.actions
    ]


def test_a_trip_to_several_cards_is_one_press_and_cheaper_than_one_by_one() -> None:
    at = state(Collecting(0, 9), cells="A1 B1 C1 I6", pawns="(A1) I6", up="A1 B1 C1", tiles=("DHOBCA", "D"))
    green, *others = offered(at).values()
    points = sum((spot(at, cell).card or (0, 0))[1] for cell in ("A1", "B1", "C1"))
    assert english(green.label.text) == f"Fetch A1, B1 and C1 \u00b7 +{points}"
    step = Move("right")
    assert green.actions == (Enter(), Take(), step, Take(), step, Take())
    assert english(green.label.note) == "for 9 of 9 AP"
    assert not any(each.label.strong for each in others)
    assert {english(each.label.text).split(" \u00b7")[0] for each in others} >= {"Fetch A1 and B1"}


def dealt(at: State, cards: dict[str, str]) -> State:
    """Return the state with the given cards face up. cards: the card on each cell."""
    grid = at.grid
    for cell, word in cards.items():
        grid = changed(grid, AT[cell], spot(at, cell)._replace(card=card(word), up=True, shown=True))
    return replace(at, grid=grid)


# action points, cards face up by cell, owners of the cubes by cell, and the buttons with their prices
WEIGHED = [
    (
        11,
        {"A1": "D3", "B1": "D2", "C1": "D5"},
        {"C1": (1,)},
        {
            "Raid Bo\u2019s C1, fetch 1 \u00b7 +9": "A1 and C1, for 10 of 11 AP",
            "Fetch A1 and B1 \u00b7 +5": "for 6 of 11 AP",
        },
    ),
    (
        9,
        {"A1": "D6", "B1": "D2", "B2": "D5"},
        {"B2": (1,)},
        {
            "Fetch A1 and B1 \u00b7 +8": "for 6 of 9 AP",
            "Raid Bo\u2019s B2 \u00b7 +6": "for 8 of 9 AP",
        },
    ),
    (
        14,
        {"A1": "D4", "B1": "D4", "C1": "H6"},
        {"A1": (1,), "B1": (2,)},
        {"Raid A1 and B1 \u00b7 +10": "for 12 of 14 AP"},
    ),
    (9, {"A1": "D6", "B1": "D6", "I6": "D1"}, {"I6": (1,)}, {"Fetch A1 and B1 \u00b7 +12": "for 6 of 9 AP"}),
]


@pytest.mark.parametrize(("points", "cards", "cubes", "buttons"), WEIGHED)
def test_a_trip_that_hurts_nobody_and_a_raid_are_buttons_side_by_side_where_neither_is_much_worse(
    points: int, cards: dict[str, str], cubes: dict[str, tuple[int, ...]], buttons: dict[str, str]
) -> None:
    cells, tiles = " ".join(sorted({*cards, *cubes})), ("D", "H", "H")
    at = state(
        Collecting(0, points), seats=3, cells=cells, pawns="(A1) I6 I6", up=cells, tiles=tiles, cubes=cubes
    )
    at = dealt(at, cards)
    alone = {text: each.label for text, each in offered(at).items() if not each.label.kind}
    assert {text: english(label.note) for text, label in alone.items()} == buttons
    assert [label.strong for label in alone.values()] == [True] + [False] * (len(buttons) - 1)
    assert not any(label.weak for label in alone.values()), "they look alike"
    in_menu = {text for text, each in offered(at).items() if each.label.kind}
    assert not in_menu & set(buttons)


@pytest.mark.parametrize(("card", "beside"), [("D1", True), ("D2", True), ("D6", False)])
def test_a_search_is_beside_the_best_trip_only_where_it_may_bring_half_as_much(
    card: str, beside: bool
) -> None:
    at = dealt(state(Collecting(0, 8), pawns="(A1) I6", tiles=("D", "H")), {"A1": card})
    (search,) = [each for text, each in offered(at).items() if text.startswith("Search")]
    assert english(search.label.text) == "Search \u00b7 about +1"
    assert (search.label.kind == "") is beside
    assert not search.label.strong


@pytest.mark.few(1)
@pytest.mark.parametrize(("tiles", "points"), [("DH", 12), ("DHO", 20), ("D", 18)])
def test_a_search_brings_about_what_it_says(tiles: str, points: int) -> None:
    brought = []
    for deal in range(100):
        luck = Random(f"search {deal}")
        at = state(Collecting(0, points), pawns="(A1) I6", tiles=(tiles, "C"))
        cards = luck.sample([each.card for each in at.grid], len(at.grid))
        at = replace(
            at, grid=tuple(spot._replace(card=card) for spot, card in zip(at.grid, cards, strict=True))
        )
        (search,) = [each for text, each in offered(at).items() if text.startswith("Search")]
        after = made(match(at), 0, search).state
        brought.append(sum(each.card.value for each in after.taken[0]))
    said = search_brings(scrapheap.view(at, 0))
    assert abs(mean(brought) - said) <= 1


def test_without_a_goal_a_search_flips_the_nearest_cards_and_takes_what_counts() -> None:
    at = state(Collecting(0, 9), cells="B3 C3 D3 E3 F3", pawns="B3 I6", tiles=("D", "H"))
    for cell, dealt in {"B3": "H1", "C3": "D4", "D3": "H2", "E3": "D5"}.items():
        at = replace(at, grid=changed(at.grid, AT[cell], spot(at, cell)._replace(card=card(dealt))))
    (search,) = green(scrapheap.view(at, 0), scrapheap.legal(at, 0))
    assert english(search.label.text) == "Search \u00b7 about +2"
    after = made(match(at), 0, search).state
    assert {cell: spot(after, cell).up for cell in ("B3", "D3", "E3")} == {
        "B3": True,
        "D3": True,
        "E3": False,
    }
    assert spot(after, "C3").card is None
    assert after.phase == Collecting(0, 2), "no third card could be flipped and taken"


def test_a_search_pays_for_the_cubes_on_what_it_finds_or_leaves_it() -> None:
    at = state(
        Collecting(0, 9), cells="B3 C3", pawns="B3 I6", up="B3", cubes={"B3": (1, 1)}, tiles=("DHOBCA", "")
    )
    assert searching(scrapheap.view(at, 0)) == Claim(1)
    assert searching(scrapheap.view(replace(at, phase=Collecting(0, 6)), 0)) == Move("right")
    assert searching(scrapheap.view(at, 1)) is None


def test_where_too_few_points_are_left_to_take_a_card_it_is_only_flipped() -> None:
    at = state(Collecting(0, 2), cells="B3 C3", pawns="B3 I6", tiles=("", ""))
    assert not [text for text in offered(at) if text.startswith("Search")]
    assert [each.actions for each in green(scrapheap.view(at, 0), scrapheap.legal(at, 0))] == [(Flip(),)]


def test_unknown_cards_are_taken_unseen_only_where_none_counts_against_you() -> None:
    unknown = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6")
    assert not [text for text in offered(unknown) if "unseen" in text]
    assert offered(unknown)["Flip C3, 1 step away"].actions == (Move("right"), Flip())
    zero = state(Collecting(0, 9), cells="B3 C3", pawns="B3 I6", options=Options(mismatch="zero"))
    assert offered(zero)["Take C3 unseen, 1 step away"].actions == (Move("right"), Take())


def test_the_best_come_first_and_no_more_than_a_menu_holds() -> None:
    at = state(Collecting(0, 30), pawns="B3 I6", up="C3 D3 E3", tiles=("DHO", "C"), cubes={"F3": (1,)})
    menu = [english(each.label.text) for each in offered(at).values() if each.label.kind == DO]
    buttons = [english(each.label.text) for each in offered(at).values() if not each.label.kind]
    assert len(menu) == BEST - len(buttons), "what is weighed are buttons"
    rank = [next(at for at, word in enumerate(RANKS) if text.startswith(word)) for text in menu]
    assert rank == sorted(rank)


@pytest.mark.few(1)
@pytest.mark.parametrize(("seats", "most"), [(2, 25), (3, 25), (4, 25)])
def test_whoever_presses_the_green_button_needs_few_presses_and_plays_well(seats: int, most: int) -> None:
    presses, won = [], 0
    for number in range(12):
        game, _ = start(scrapheap, Options(), seats, f"green {number}")
        count = 0
        while scrapheap.awaits(game.state):
            (seat,) = scrapheap.awaits(game.state)
            view, legal = scrapheap.view(game.state, seat), scrapheap.legal(game.state, seat)
            chosen = Composite(Label(""), (club(view, legal, Chance("club", game.ply)),))
            if seat == number % seats:
                (chosen,) = green(view, legal)
                count += 1
            game = made(game, seat, chosen)
        presses.append(count)
        outcome = scrapheap.outcome(game.state)
        won += outcome is not None and outcome.places[number % seats] == 1
    assert median(presses) <= most
    assert won >= 12 / seats / 2


def green(view: View, legal: Sequence[Action]) -> list[Composite]:
    """Return the choices whose button is green. In every state there is exactly one."""
    single = [Composite(words.label(each, view, NAMES), (each,)) for each in legal]
    return [each for each in (*composites(view, NAMES), *single) if each.label.strong]


def made(game: Match[Options, State], seat: int, choice: Composite) -> Match[Options, State]:
    """Return the game after a seat has made a choice."""
    ahead = list(choice.actions)
    while ahead:
        game, _ = play(scrapheap, game, seat, ahead.pop(0))
        if not ahead and choice.goes_on is not None:
            then = choice.goes_on(scrapheap.view(game.state, seat))
            ahead += [] if then is None else [then]
    return game


def test_nobody_but_the_mover_is_offered_anything() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6")
    assert composites(scrapheap.view(at, 1), NAMES) == composites(scrapheap.view(at, None), NAMES) == ()
