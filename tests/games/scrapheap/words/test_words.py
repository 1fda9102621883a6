"""Tests of the texts of Scrapheap Scavengers: buttons with their price, and a text to play by."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games.scrapheap import rules as scrapheap, words
from bot.games.scrapheap.rules.events import (
    Claimed,
    Closed,
    CollectionOpened,
    CornerChosen,
    Dealt,
    Event,
    Flipped,
    Lifted,
    OrderRolled,
    PawnMoved,
    Peeked,
    PeeksRolled,
    Placed,
    Retired,
    Revealed,
    SatOut,
    Spent,
    Took,
    TurnBegan,
    TurnEnded,
    Waived,
)
from bot.games.scrapheap.rules.model import (
    Choosing,
    Collecting,
    Finished,
    Options,
    Phase,
    Roll,
)
from bot.games.scrapheap.words.story import brief
from bot.games.scrapheap.words.terms import named
from tests.english import english
from tests.games.scrapheap.board.scenes import game, views
from tests.games.scrapheap.notation import card, state
from tests.games.scrapheap.words.positions import PEEKING, PLACING, collecting, seen

NAMES = ("Ann", "Bo", "Cy", "Di")

# the story


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            OrderRolled(1, (Roll(0, (3, 4)), Roll(1, (5, 2)), Roll(0, (1, 1)), Roll(1, (6, 3))), (1, 0)),
            "Peek round 1, in this order: Bo and Ann. Dice: Ann 7/2 and Bo 7/9.",
        ),
        (PeeksRolled(1, (3, 4)), "rolled 7 peeks for everyone"),
        (Spent(0), "spent a cube on an extra peek"),
        (Peeked(0, "B4", None), "peeked at B4"),
        (Peeked(0, "B4", card("C5")), "peeked at B4: Cog 5"),
        (Lifted(0, "B4"), "lifted a cube from B4"),
        (Placed(0, "B4", None), "put a cube on B4"),
        (Placed(0, "C4", "B4"), "moved a cube from B4 to C4"),
        (Placed(0, "B4", "B4"), "put the cube back on B4"),
        (Waived(0, "peeks", 3), "left 3 peeks unused"),
        (Waived(0, "cubes", 1), "placed no more cubes"),
        (Waived(0, "cubes", 2), "placed no cubes"),
        (
            CollectionOpened((4, 6), (), (1, 0)),
            "Collecting starts, in this order: Bo and Ann. Cubes on the grid: Ann 4 and Bo 6.",
        ),
        (
            CollectionOpened((4, 4), (Roll(0, (2,)), Roll(1, (5,))), (1, 0)),
            "Collecting starts, in this order: Bo and Ann. Cubes on the grid: Ann 4 and Bo 4. "
            "Dice: Ann 2 and Bo 5.",
        ),
        (
            Revealed((("Drop", "Cog"), ("Brick",))),
            "Everyone shows their tiles: Ann has Oil can and Cog and Bo has Brick.",
        ),
        (CornerChosen(0, "I6"), "put the pawn at I6 (\u22122 cubes)"),
        (TurnBegan(0, 18, 1), "started the last turn with 18 AP"),
        (TurnBegan(0, 18, 3), "started a turn with 18 AP, 3 turns left"),
        (SatOut(0), "skipped a turn: no card in reach"),
        (PawnMoved(0, None, "I6"), "entered the grid at I6"),
        (PawnMoved(0, "left", "H6"), "moved to H6"),
        (Flipped(0, "H6", card("D2"), True), "flipped H6: Oil can 2"),
        (Flipped(0, "H6", card("D2"), False), "turned Oil can 2 on H6 face down"),
        (Claimed(0, 0, "H6"), "picked up a cube from H6"),
        (Claimed(0, 1, "H6"), "picked up Bo\u2019s cube from H6"),
        (Took(0, "H6", card("D2"), True, ()), "took Oil can 2 from H6"),
        (Took(0, "H6", None, False, ()), "took a hidden card from H6"),
        (Took(0, "H6", card("D2"), False, ()), "took Oil can 2 from H6 in secret"),
        (TurnEnded(0, 0), "ended the turn"),
        (TurnEnded(0, 1), "ended the turn with 1 AP left"),
        (Retired(0, 3), "finished early"),
        (Closed(False, (1, 2)), "Game over: everyone has had all their turns."),
        (Closed(True, (1, 2)), "Game over: the last card of the grid has been taken."),
        (Closed(False, (1, 2), "quiet"), "Game over: nobody did anything for two rounds."),
        (
            Closed(False, (1, 2), "retired"),
            "Game over: everyone has finished early.",
        ),
    ],
)
def test_every_event_has_its_words(event: Event, said: str) -> None:
    clause = words.tell(event, NAMES, None)
    assert english(clause.text) == said
    assert clause.seat == getattr(event, "seat", None)


def test_a_cube_of_the_reader_is_yours() -> None:
    at = state(PLACING, cubes={"B4": (0, 0, 1), "C1": (1,)}, supply=((9, 1), (2, 9)))
    mine, theirs = (english(words.describe(seen(at, seat), NAMES)) for seat in (0, 1))
    assert "(2 of your cubes and Bo\u2019s cube)" in mine
    assert "11 cubes (including 2 of your cubes)" in mine
    assert "C1 face down (your cube)" in theirs
    assert "10 cubes (including your cube)" in theirs
    assert english(words.tell(Claimed(0, 1, "H6"), NAMES, 1).text) == "picked up your cube from H6"
    assert english(words.tell(Claimed(1, 1, "H6"), NAMES, 1).text) == "picked up a cube from H6"


def test_the_words_of_the_deal_give_a_seat_its_own_tiles_and_nobody_elses() -> None:
    dealt = scrapheap.visible(Dealt((card("D1"),), (("Drop", "Cog"), ("Brick", "Arrow"))), 0)
    assert dealt is not None
    assert english(words.tell(dealt, NAMES, 0).text) == "54 cards, face down. You drew Oil can and Cog."


FOUR = [Took(0, "H6", card(each), True, ()) for each in ("D2", "C5", "C4", "D1")]


@pytest.mark.parametrize(
    ("events", "reader", "line"),
    [
        (
            [PeeksRolled(0, (3, 1)), Spent(0), Peeked(0, "A1", None), Peeked(0, "B1", None)],
            None,
            "Ann rolled 4 peeks for everyone, spent a cube on an extra peek and peeked at 2 cards.",
        ),
        (
            [Peeked(0, "A1", None), Placed(0, "B4", None), Placed(0, "C4", None)],
            0,
            "You peeked at 1 card and put cubes on B4 and C4.",
        ),
        (
            [Took(0, "H6", card("D2"), True, ()), Claimed(0, 0, "G6"), Claimed(0, 1, "G6"), TurnEnded(0, 3)],
            1,
            "Ann took Oil can 2 and picked up 2 cubes (1 of yours).",
        ),
        ([*FOUR, TurnEnded(0, 0)], None, "Ann took Cog 5, Cog 4 and 2 more."),
        (
            [TurnBegan(0, 9, 3), PawnMoved(0, "left", "H6"), Flipped(0, "H6", card("D2"), True)],
            None,
            "Ann flipped Oil can 2 (H6).",
        ),
        (
            [PawnMoved(0, "left", "H6"), TurnEnded(0, 2)],
            None,
            "Ann moved to H6 and ended the turn with 2 AP left.",
        ),
        ([TurnBegan(0, 5, 3), TurnEnded(0, 0)], None, "Ann ended the turn."),
        ([TurnBegan(0, 5, 3), Retired(0, 5)], 0, "You finished early."),
        ([SatOut(0), SatOut(0)], None, "Ann skipped a turn: no card in reach."),
        ([TurnBegan(0, 5, 3)], None, ""),
    ],
)
def test_a_turn_is_one_line_with_what_matters_most_first(
    events: list[Event], reader: int | None, line: str
) -> None:
    assert english(brief(events, NAMES, reader)) == line


# the table


@pytest.mark.parametrize(
    ("phase", "seat", "headline", "prompt"),
    [
        (PEEKING, None, "Ann\u2019s turn", ""),
        (PEEKING, 1, "Ann\u2019s turn", ""),
        (PEEKING, 0, "Your turn", "Peek at up to 3 cards."),
        (replace(PEEKING, left=1), 0, "Your turn", "Peek at a card."),
        (
            PLACING,
            0,
            "Your turn",
            "Place or move up to 2 cubes. Cubes you keep are points.",
        ),
        (
            replace(PLACING, left=1),
            0,
            "Your turn",
            "Place or move a cube. Cubes you keep are points.",
        ),
        (replace(PLACING, again=True), 0, "Your turn", "Again: place or move up to 2 cubes."),
        (replace(PLACING, left=1, again=True), 0, "Your turn", "Again: place or move a cube."),
        (replace(PLACING, lifted="B2"), 0, "Your turn", "Put the cube from B2 on another card."),
        (Choosing(1), 1, "Your turn", "Choose your pawn\u2019s corner. The pawn costs 2 cubes."),
        (Collecting(0, 12), 0, "Your turn", "You have 12 action points (AP)."),
    ],
)
def test_the_headline_says_whose_turn_it_is_and_the_prompt_what_can_be_done(
    phase: Phase, seat: int | None, headline: str, prompt: str
) -> None:
    view = seen(state(phase, pawns="A1 B1"), seat)
    assert english(words.headline(view, NAMES)) == headline
    assert english(words.prompt(view, NAMES)) == prompt


def test_the_last_cubes_are_kept_for_the_pawn_and_the_prompt_says_so() -> None:
    at = state(PLACING, supply=((2, 0), (0, 20)), cubes={"A1": (0,)})
    told = english(words.prompt(seen(at, 0), NAMES))
    assert told == "Keep two cubes for your pawn. Move a cube, or press *Done*."


def test_a_spectators_text_of_a_peek_round() -> None:
    at = replace(state(PEEKING, cubes={"B4": (0, 0, 1), "C1": (1,)}), dice=(3, 4), order=(1, 0))
    assert english(words.describe(seen(at), NAMES)).split("\n") == [
        "Ann\u2019s turn",
        "Peek round 1 of 2: 7 peeks each.",
        "Players in turn order:",
        "Bo: 20 cubes.",
        "Ann: 20 cubes, to play.",
        "The grid, columns A to I, rows 1 to 6:",
        "Row 1: C1 face down (Bo\u2019s cube) and 8 more face down.",
        "Row 4: B4 face down (2 of Ann\u2019s cubes and Bo\u2019s cube) and 8 more face down.",
        "Rows 2, 3, 5 and 6: all face down, no cubes.",
    ]


def test_an_untouched_grid_is_one_sentence() -> None:
    assert english(words.describe(seen(state(PEEKING)), NAMES)).endswith(
        "\nThe whole grid is face down, with no cubes on it."
    )


def test_a_players_text_has_the_tiles_the_score_and_what_was_seen_in_secret() -> None:
    at = state(PEEKING, seen={"C2": (0,), "D3": (1,)}, tiles=("DC", "HB"))
    told = english(words.describe(seen(at, 0), NAMES)).split("\n")
    known = at.grid[13].card
    assert known is not None
    assert told[3] == "Your tiles: Oil can and Cog. Your current score: 20."
    assert told[4] == "Before you start: one cube buys an extra peek."
    assert told[5] == f"Only you know: C2 {english(named(known))}."
    assert f"Row 2: C2 {english(named(known))} face down and 8 more face down." in told
    assert "Only you know" not in english(words.describe(seen(at), NAMES))


def test_a_text_of_the_collection_says_where_the_pawns_are_and_can_go() -> None:
    at = collecting(
        7,
        cubes={"F3": (1,)},
        up="A3",
        taken=("D6 O3", "H1"),
        supply=((10, 2), (0, 9)),
        options=Options("stealth"),
    )
    under = at.grid[2].card
    assert under is not None
    told = english(words.describe(seen(at, 0), NAMES)).split("\n")
    assert told[:9] == [
        "Your turn",
        "You have 7 action points (AP).",
        "Stealth mode. Collecting, turn 2 of 8.",
        "Your tiles: Oil can and Cog. Your current score: 15.",
        f"Your pawn: A3 {english(named(under))} face up.",
        "The pawn can move to F3 and A5.",
        "Players in turn order:",
        "You: 12 cubes (including 2 of Bo\u2019s cubes), pawn on A3, 7 turns left, took Oil can 6 "
        "and Wheel 3, to play.",
        "Bo: 9 cubes, pawn outside I1, 7 turns left, took 1 hidden card.",
    ]
    assert told[-1] == "Cost to reach each card: 1 AP for A5 F3."
    assert "Row 1: only gaps." in told
    assert "Row 5: gaps B5 C5 D5 E5 F5 G5 H5 I5 and 1 more face down." in told


def test_where_no_card_is_left_in_reach_no_prices_are_listed() -> None:
    at = state(Collecting(0, 9), cells="A3 I6", pawns="A3 I6")
    told = english(words.describe(replace(seen(at, 0), points=0, leads=()), NAMES))
    assert "Cost to reach" not in told
    assert "No other card is within reach." in told


def test_in_public_mode_everybody_reads_tiles_and_scores() -> None:
    told = english(words.describe(seen(collecting(7, supply=((10, 2), (0, 9)))), NAMES))
    assert "7 turns left, wants Oil can and Cog, current score 12, to play." in told
    assert "current score 9" in told
    assert "Ann\u2019s pawn: A3 face down." in told


_SUMS = re.compile(r", (\u2212?\d+) points?\. Matching cards (\d+), cubes (\d+), other cards (.?\d+)\.")


def test_the_text_of_a_finished_game_adds_every_score_up() -> None:
    over = list(game(3, "words over"))[-1]
    view = seen(over)
    told = english(words.describe(view, NAMES)).split("\n")
    assert len(told) == 7
    assert told[0].endswith(" points!")
    for line in told[1::2]:
        sums = _SUMS.search(line)
        assert sums is not None
        score, match, held, rest = (int(sums[at].replace("\u2212", "-")) for at in (1, 2, 3, 4))
        assert match + held + rest == score
    assert all("tiles: " in line for line in told[2::2])
    shared = replace(view, places=(1, 1, 3), scores=(12, 12, 5))
    assert english(words.headline(shared, NAMES)) == "Ann and Bo tie with 12 points each."
    won = replace(view, places=(2, 1, 3), scores=(3, 4, 1))
    assert english(words.headline(won, NAMES)) == "Bo wins with 4 points!"
    assert english(words.headline(replace(won, seat=1), NAMES)) == "You win with 4 points!"
    closer = replace(view, places=(2, 1, 3), scores=(4, 4, 1))
    assert english(words.headline(closer, NAMES)) == "Bo wins with 4 points and fewer misses!"


@pytest.mark.parametrize(
    ("mismatch", "said"),
    [("minus", "other cards \u22124."), ("zero", "other cards 0."), ("plus", "other cards +4.")],
)
def test_the_sign_of_other_cards_is_mentioned(mismatch: str, said: str) -> None:
    options = Options("public", 1, mismatch)  # type: ignore[arg-type]  # each is one of the three
    at = collecting(3, tiles=("D", "H"), taken=("D2 O4", ""), options=options)
    told = english(words.describe(seen(replace(at, phase=Finished())), NAMES))
    assert said in told
    assert "Bo\u2019s tiles: Hammer. Cards taken: none." in told


def test_what_matters_most_fits_the_alt_text_even_with_long_names() -> None:
    long = tuple(name * 12 for name in NAMES)
    for at in list(game(4, "long", Options("stealth")))[::9]:
        for view in views(at):
            told = english(words.alts(view, long)[0])
            assert len(told) <= 1024
            seats = enumerate(long if view.mover is not None else ())
            assert all(f"\n{'You' if seat == view.seat else name}: " in told for seat, name in seats)
            untouched = "\nThe whole grid is face down, with no cubes on it." in told
            assert view.mover is None or untouched or "\nGrid: " in told
            assert "Grid: 0 face up, 0 gone, 0 with cubes" not in told


def test_the_rules_mark_the_rulings_and_give_credit() -> None:
    text = english(words.rules())
    assert "**Ruling:**" in text
    assert "Green Box of Games community" in text
