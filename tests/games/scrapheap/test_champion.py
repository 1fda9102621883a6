"""Tests of the first goals of Scrapheap's champion, and its inferences from the others' actions."""

from __future__ import annotations

from collections import Counter

from bot.engine.game import Chance
from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.robots.champion_robot import TWO, card_wish, champion
from bot.games.scrapheap.robots.odds import odds, sightings
from bot.games.scrapheap.rules.actions import Action, EndTurn, Flip, Move
from bot.games.scrapheap.rules.components import AT, DECK, Card
from bot.games.scrapheap.rules.model import Collecting, Options, State
from tests.games.scrapheap.notation import state

CARDS = Counter(DECK)
THEIRS, BEST, OTHER = Card("Cog", 2), Card("Cog", 6), Card("Drop", 6)


def seen(
    lap: int = 1, options: Options | None = None, cubes: dict[str, tuple[int, ...]] | None = None
) -> State:
    """Return a game in which seat 1, whose tiles are hammer and cog, has peeked at C3, and seat 0, whose
    tiles are drop and cog, has peeked at nothing.
    """
    return state(
        Collecting(0, 9),
        pawns="B3 I6",
        tiles=("DC", "HC"),
        seen={"C3": (1,)},
        lap=lap,
        options=options,
        cubes=cubes,
    )


def likely(at: State) -> dict[Card, float]:
    """Return the probability of each card at C3 in seat 0's view, divided by the number of such cards."""
    view = scrapheap.view(at, 0)
    found = odds(view, CARDS, sightings(view, view.grid[AT["C3"]]))
    return {card: share / CARDS[card] for card, share in found.items()}


def does(at: State) -> Action:
    """Return the champion's choice as seat 0."""
    return champion(scrapheap.view(at, 0), scrapheap.legal(at, 0), Chance("champion", 0))


def test_a_card_that_a_rival_has_left_is_hardly_one_of_its_own_least_so_a_dear_one() -> None:
    passed = likely(seen())
    assert passed[OTHER] > passed[THEIRS] > passed[BEST]


def test_a_rival_that_had_more_turns_is_surer_to_have_passed_over_what_it_left() -> None:
    early, late = likely(seen(lap=1)), likely(seen(lap=4))
    assert early[THEIRS] / early[OTHER] > late[THEIRS] / late[OTHER]


def test_a_card_that_a_rival_guards_is_one_of_its_best() -> None:
    guarded = likely(seen(cubes={"C3": (1,)}))
    assert guarded[BEST] > guarded[THEIRS] > guarded[OTHER]


def test_nothing_is_read_where_the_rivals_tiles_are_hidden_or_nobody_else_has_peeked() -> None:
    hidden, open_ = scrapheap.view(seen(options=Options("stealth")), 0), scrapheap.view(seen(), 0)
    assert sightings(hidden, hidden.grid[AT["C3"]]) == ()
    assert sightings(open_, open_.grid[AT["C4"]]) == ()


def test_the_champion_hurries_to_what_no_rival_has_seen_yet() -> None:
    def at(cell: str) -> State:
        return state(
            Collecting(0, 9), pawns="B3 I6", cells="B2 B4 I6", tiles=("DC", "DC"), up="I6", seen={cell: (1,)}
        )

    assert does(at("B2")) == Move("down")
    assert does(at("B4")) == Move("up")


def test_the_champion_turns_no_card_over_for_the_others_that_it_can_no_longer_take() -> None:
    few, enough = (state(Collecting(0, points), pawns="B3 I6", cells="B3 I6") for points in (2, 3))
    assert does(few) == EndTurn()
    assert does(enough) == Flip()


def test_where_nobody_wants_the_same_the_champion_goes_for_a_rivals_cube_before_its_own() -> None:
    cubes: dict[str, tuple[int, ...]] = {"A3": (0,), "F3": (1,)}
    shared, apart = (
        state(Collecting(0, 4), pawns="B3 I6", cells="A3 F3 I6", up="A3 F3 I6", tiles=tiles, cubes=cubes)
        for tiles in (("DO", "DH"), ("DO", "BH"))
    )
    assert does(shared) == Move("left")
    assert does(apart) == Move("right")


def test_a_card_that_a_rival_wants_too_is_in_more_haste_than_a_better_one_that_nobody_else_wants() -> None:
    view = scrapheap.view(state(Collecting(0, 9), pawns="B3 I6", tiles=("DC", "CH")), 0)
    shared, alone, theirs = (
        card_wish(view, 0, card, TWO) for card in (Card("Cog", 3), Card("Drop", 5), Card("Hammer", 6))
    )
    assert shared > alone > theirs == 0


def test_hidden_tiles_are_reckoned_with_as_likely_as_they_are() -> None:
    at = state(Collecting(0, 9), pawns="B3 I6", tiles=("DC", "CH"))
    stealth = state(
        Collecting(0, 9),
        pawns="B3 I6",
        tiles=("DC", "CH"),
        options=Options("stealth"),
    )
    known, hidden = (card_wish(scrapheap.view(each, 0), 0, Card("Cog", 3), TWO) for each in (at, stealth))
    alone = card_wish(scrapheap.view(at, 0), 0, Card("Drop", 3), TWO)
    assert known > hidden > alone
