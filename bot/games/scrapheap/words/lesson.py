"""A lesson in Scrapheap Scavengers, nine presses: a peek round for one tile, and a turn of the collection."""

from __future__ import annotations

from bot.engine.match import Move as Played
from bot.games.scrapheap.rules import actions
from bot.games.scrapheap.rules.model import Options
from bot.words.lesson import Exercise, Lesson

LESSON: Lesson[Options, actions.Action] = Lesson(
    options=Options(tiles=1),
    seats=2,
    seed="lesson 2337",
    exercises=(
        Exercise(
            "54 cards lie face down. Your tile says **Circle**: Circles are points for you, all else counts "
            "against you. You may look at three cards in secret. Begin with those round a corner.",
            (actions.Peek("A1"), actions.Peek("A2"), actions.Peek("B1")),
            "your pawn will begin at a corner, so cards beside one are cheap to fetch; A1 is yours here.",
        ),
        Exercise(
            "Two Circles, a 6 and a 3! Nobody else has seen them. Cubes guard a card: others must first pay "
            "for them, and may not peek there. One goes on the 6, at B1.",
            (actions.Place("B1"),),
            "the 6 at B1 is the best card that you know, and a cube makes it dear for others.",
        ),
        Exercise(
            "You may place two cubes at a time. The second one guards the 3, at A1.",
            (actions.Place("A1"),),
            "your Circle 3 at A1 has no guard yet.",
            (
                Played(1, actions.Peek("B2")),
                Played(1, actions.Peek("C2")),
                Played(1, actions.Peek("C1")),
                Played(1, actions.Place("B1")),
                Played(1, actions.Place("C2")),
            ),
        ),
        Exercise(
            "Apex put a cube on your B1 as well, and one on C2: something good may lie there. Everyone may "
            "now place two more. But cubes in hand are action points later: keep them.",
            (actions.Done(),),
            "each cube that you keep is an action point in every turn, and a point at the end.",
            (Played(1, actions.Done()),),
        ),
        Exercise(
            "Now the cards are fetched. All show their tiles: Apex wants Arrows. Your pawn begins outside a "
            "corner: at A1 your two Circles are near.",
            (actions.Choose("A1"),),
            "your Circles lie at A1 and B1, and each step costs an action point.",
            (Played(1, actions.Choose("A1")),),
        ),
        Exercise(
            "You have 18 action points: one for each of your 16 cubes, and two. Menus show what they buy. "
            "A1: a step for 1, your cube back for 2, the card for 2.",
            (actions.Enter(), actions.Claim(0), actions.Take()),
            "the Circle 3 lies on your way to B1, and its price is 5 points.",
        ),
        Exercise(
            "Now B1. Your own cube costs 2, Apex's costs 3, and is yours from then on. With the step and the "
            "card that is 8 of your 13 points.",
            (actions.Move("right"), actions.Claim(0), actions.Claim(1), actions.Take()),
            "the Circle 6 is what you came for, before Apex's turn.",
        ),
        Exercise(
            "Five points are left. Cards that you do not know may be more Circles: turn C1 over, next to "
            "you. Everybody sees it.",
            (actions.Move("right"), actions.Flip()),
            "to look costs a step and a point; to take a card unseen could cost you six.",
        ),
        Exercise(
            "A Drop, and only Circles count for you: leave it. With three points left nothing is to be had, "
            "so end the turn. Points are not kept, but your next turn has new ones.",
            (actions.EndTurn(),),
            "the Drop would count against you.",
            (
                Played(1, actions.Enter()),
                Played(1, actions.Move("down")),
                Played(1, actions.Claim(1)),
                Played(1, actions.Take()),
                Played(1, actions.EndTurn()),
            ),
        ),
    ),
    known=(
        "Peek rounds: look at cards in secret, and guard the good ones with cubes.",
        "Collection: action points for your cubes, spent on steps, cubes, looking and taking.",
        "Cards of your tiles count for you, the others against you, and each cube in hand is a point.",
        "You have 28 points, Apex has 23. Everyone has four turns for each tile.",
    ),
)
