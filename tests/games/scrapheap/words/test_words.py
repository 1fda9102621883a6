"""The words of Scrapheap Scavengers: buttons with their price, a text to play by."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap import words
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
    Finished,
    Options,
    Peeking,
    Placing,
    Roll,
)
from bot.words import Clause
from tests.english import english
from tests.games.scrapheap.board.scenes import game, views
from tests.games.scrapheap.notation import card, state
from tests.games.scrapheap.words.positions import PEEKING, PLACING, collecting, seen

NAMES = ("Ann", "Bo", "Cy", "Di")
# the story


@pytest.mark.parametrize(
    ("event", "clause"),
    [
        (
            OrderRolled(1, (Roll(0, (3, 4)), Roll(1, (5, 2)), Roll(0, (1, 1)), Roll(1, (6, 3))), (1, 0)),
            Clause(None, "Peek round 1. Ann rolled 7, then 2; Bo rolled 7, then 9. The order is Bo, Ann."),
        ),
        (PeeksRolled(1, (3, 4)), Clause(1, "rolled 3 and 4: everyone has 7 peeks")),
        (Spent(0), Clause(0, "spent a cube for one more peek")),
        (Peeked(0, "B4", None), Clause(0, "peeked at B4")),
        (Peeked(0, "B4", card("C5")), Clause(0, "peeked at B4 (Cog 5)")),
        (Lifted(0, "B4"), Clause(0, "lifted a cube from B4")),
        (Placed(0, "B4", None), Clause(0, "placed a cube on B4")),
        (Placed(0, "C4", "B4"), Clause(0, "moved it to C4")),
        (Placed(0, "B4", "B4"), Clause(0, "put it back on B4")),
        (Waived(0, "peeks", 3), Clause(0, "left 3 peeks unused")),
        (Waived(0, "cubes", 1), Clause(0, "placed no more cubes")),
        (Waived(0, "cubes", 2), Clause(0, "placed no cubes")),
        (
            CollectionOpened((4, 6), (), (1, 0)),
            Clause(None, "The collection begins. Cubes on the grid: Ann 4 and Bo 6. The order is Bo, Ann."),
        ),
        (
            CollectionOpened((4, 4), (Roll(0, (2,)), Roll(1, (5,))), (1, 0)),
            Clause(
                None,
                "The collection begins. Cubes on the grid: Ann 4 and Bo 4. "
                "For the tie, Ann rolled 2; Bo rolled 5. The order is Bo, Ann.",
            ),
        ),
        (
            Revealed((("Drop", "Cog"), ("Brick",))),
            Clause(None, "Everyone shows their tiles: Ann has Drop and Cog; Bo has Brick."),
        ),
        (CornerChosen(0, "I6"), Clause(0, "made 2 cubes the pawn, at I6")),
        (TurnBegan(0, 18, 1), Clause(0, "began a turn with 18 action points (1 turn left)")),
        (SatOut(0), Clause(0, "sat a turn out, with no card in reach")),
        (PawnMoved(0, None, "I6"), Clause(0, "entered at I6")),
        (PawnMoved(0, "left", "H6"), Clause(0, "moved \u2190 H6")),
        (Flipped(0, "H6", card("D2"), True), Clause(0, "turned Drop 2 on H6 face up")),
        (Flipped(0, "H6", card("D2"), False), Clause(0, "turned Drop 2 on H6 face down")),
        (Claimed(0, 0, "H6"), Clause(0, "claimed one of their cubes from H6")),
        (Claimed(0, 1, "H6"), Clause(0, "claimed one of Bo's orange cubes from H6")),
        (Took(0, "H6", card("D2"), True, ()), Clause(0, "took Drop 2 from H6")),
        (Took(0, "H6", None, False, ()), Clause(0, "took a card face down from H6")),
        (Took(0, "H6", card("D2"), False, ()), Clause(0, "took Drop 2 from H6 in secret")),
        (TurnEnded(0, 0), Clause(0, "ended the turn")),
        (TurnEnded(0, 1), Clause(0, "ended the turn with 1 action point unused")),
        (Closed(False, (1, 2)), Clause(None, "The game is over: all turns are done.")),
        (Closed(True, (1, 2)), Clause(None, "The game is over: the grid is empty.")),
    ],
)
def test_every_event_has_its_words(event: Event, clause: Clause) -> None:
    assert words.tell(event, NAMES, None) == clause


def test_the_words_of_the_deal_give_a_seat_its_own_tiles_and_nobody_elses() -> None:
    dealt = scrapheap.hears(Dealt((card("D1"),), (("Drop", "Cog"), ("Brick", "Arrow"))), 0)
    assert dealt is not None
    text = english(words.tell(dealt, NAMES, None).text)
    assert "Ann drew Drop and Cog." in text
    assert "Brick" not in text


# the table


@pytest.mark.parametrize(
    ("phase", "seat", "headline"),
    [
        (PEEKING, None, "Ann's turn: peek at up to 3 cards"),
        (replace(PEEKING, left=1), 0, "Your turn: peek at a card"),
        (PLACING, 0, "Your turn: place or move up to 2 cubes"),
        (replace(PLACING, lifted="B2"), 0, "Your turn: put the cube from B2 on another card"),
        (Choosing(1), 0, "Bo's turn: choose a corner for the pawn, which takes 2 cubes and their points"),
    ],
)
def test_the_headline_says_whose_turn_it_is_and_what_may_be_done(
    phase: Peeking | Placing | Choosing, seat: int | None, headline: str
) -> None:
    assert words.headline(seen(state(phase), seat), NAMES) == headline


def test_a_spectators_text_of_a_peek_round() -> None:
    at = replace(state(PEEKING, cubes={"B4": (0, 0, 1), "C1": (1,)}), dice=(3, 4), order=(1, 0))
    assert "\n".join(words.describe(seen(at), NAMES)).split("\n") == [
        "Ann's turn: peek at up to 3 cards.",
        "Peek round 1 of 2: dice 3 and 4, 7 peeks each.",
        "Players in turn order:",
        "2. Bo (orange): 20 cubes.",
        "1. Ann (yellow, to move): 20 cubes.",
        "The grid, columns A to I, rows 1 to 6:",
        "Row 1: C1 face down, cube 1 orange; the other 8 face down.",
        "Row 4: B4 face down, cubes 2 yellow and 1 orange; the other 8 face down.",
        "Rows 2, 3, 5 and 6: all face down, nothing on them.",
    ]


def test_a_players_text_has_the_tiles_the_score_and_what_was_seen_in_secret() -> None:
    at = state(PEEKING, seen={"C2": (0,), "D3": (1,)}, tiles=("DC", "HB"))
    told = "\n".join(words.describe(seen(at, 0), NAMES)).split("\n")
    known = at.grid[13].card
    assert known is not None
    assert told[2] == "Your tiles: Drop and Cog. Your score now: 20."
    assert told[3] == "Before your first peek you may spend a cube for one more."
    assert told[4] == f"Seen by you in secret: C2 {known.symbol} {known.value}."
    assert f"Row 2: C2 {known.symbol} {known.value} face down; the other 8 face down." in told
    assert "Seen" not in "\n".join(words.describe(seen(at), NAMES))


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
    told = "\n".join(words.describe(seen(at, 0), NAMES)).split("\n")
    assert told[:6] == [
        "Your turn: 7 action points (AP) left.",
        "Stealth mode. Collection, turn 2 of 8.",
        "Your tiles: Drop and Cog. Your score now: 15.",
        f"Your pawn stands on A3 {under.symbol} {under.value} face up, no cubes. "
        "It can move right to F3, down to A5.",
        "Action points to go to each card in reach: 1: A5, F3.",
        "Players in turn order:",
    ]
    assert told[6] == (
        "1. Ann (yellow, you, to move): 12 cubes (10 yellow and 2 orange), pawn on A3, 7 turns left, "
        "took Drop 6; Circle 3."
    )
    assert told[7] == "2. Bo (orange): 9 cubes, pawn outside I1, 7 turns left, took 1 face down from A1."
    assert "Row 1: all gaps." in told
    assert "Row 5: gaps B5, C5, D5, E5, F5, G5, H5 and I5; the other one face down." in told


def test_in_public_mode_everybody_reads_tiles_and_scores() -> None:
    told = "\n".join(words.describe(seen(collecting(7, supply=((10, 2), (0, 9)))), NAMES))
    assert (
        "1. Ann (yellow, to move): 12 cubes (10 yellow and 2 orange), pawn on A3, 7 turns left, "
        "tiles Drop and Cog" in told
    )
    assert "score now 9" in told
    assert "Ann's pawn stands on A3 face down, no cubes." in told


def test_the_text_of_a_finished_game_adds_every_score_up() -> None:
    over = list(game(3, "words over"))[-1]
    view = seen(over)
    told = "\n".join(words.describe(view, NAMES)).split("\n")
    assert len(told) == 4
    assert told[0].endswith(" points.")
    for line in told[1:]:
        sums = re.search(
            r", (-?\d+) points?: (\d+) for .*, (\d+) for cubes, (minus (\d+) for|no) other",
            line.replace("the ", ""),
        )
        assert sums is not None
        score, match, held, rest = (int(sums[at] or 0) for at in (1, 2, 3, 5))
        assert match + held - rest == score
        assert " Tiles " in line
    shared = replace(view, places=(1, 1, 3), scores=(12, 12, 5))
    assert words.headline(shared, NAMES) == "Ann and Bo share the win with 12 points each"
    assert words.headline(replace(view, places=(2, 1, 3), scores=(3, 4, 1)), NAMES) == "Bo wins with 4 points"
    closer = replace(view, places=(2, 1, 3), scores=(4, 4, 1))
    told_why = "Bo wins with 4 points and fewer cards that do not match"
    assert words.headline(closer, NAMES) == told_why


def test_a_player_who_took_nothing_else_reads_nothing_of_other_cards() -> None:
    over = replace(collecting(3, tiles=("D", "H"), taken=("D2", "")), phase=Finished())
    assert "for cubes, no other cards. Tiles Drop. Took Drop 2." in "\n".join(
        words.describe(seen(over), NAMES)
    )


@pytest.mark.parametrize(
    ("mismatch", "said"), [("zero", "nothing for the other"), ("plus", "for cubes, 4 for the")]
)
def test_the_sign_of_other_cards_is_mentioned(mismatch: str, said: str) -> None:
    options = Options("public", 1, mismatch)  # type: ignore[arg-type]  # each is one of the three
    at = collecting(3, tiles=("D", "H"), taken=("D2 O4", ""), options=options)
    over = replace(at, phase=Finished())
    assert said in "\n".join(words.describe(seen(over), NAMES))


def test_what_matters_most_fits_the_alt_text_even_with_long_names() -> None:
    long = tuple(name * 12 for name in NAMES)
    for at in list(game(4, "long", Options("stealth")))[::9]:
        for view in views(at):
            told = english(words.alts(view, long)[0])
            assert told == "\n".join(words.describe(view, long))
            if view.mover is not None:
                assert "turn:" in told[:200]
                assert "Players in turn order:" in told[:1024]


def test_the_rules_mark_the_rulings_and_give_credit() -> None:
    text = "\n\n".join(words.rules())
    assert "**Ruling:**" in text
    assert "Green Box of Games community" in text
