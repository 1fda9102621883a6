"""A lesson in Racesmack, seven presses: three rounds, and a Race of seven red symbols."""

from __future__ import annotations

from bot.engine.match import Move
from bot.games.racesmack.rules.actions import Action, Pick, SetAside, Tap
from bot.games.racesmack.rules.model import Letter, Options
from bot.words.lesson import Exercise, Lesson


def _tap(letter: Letter, after: int) -> Tap:
    """A tap that many milliseconds after the lesson started."""
    return Tap(letter, at=1_700_000_000_000 + after)


LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 26",
    exercises=(
        Exercise(
            "Everybody picks a card in secret, and all are turned up at once. You need a Rules Card in your "
            "Race to win. Number 10 is easy to meet: seven red symbols.",
            (Pick(63),),
            "red symbols are easy to find, and it is this Rules Card that the lesson wins with.",
            (Move(1, Pick(18)), Move(2, Pick(8))),
        ),
        Exercise(
            "Your Rules Card says what is right: the commonest shape. There are three rectangles and one "
            "circle, so a card with a rectangle is right: B or C. At a table be quick; here take your time.",
            (_tap("C", 2_700),),
            "right is what has a rectangle, B or C, and this lesson goes on with C. A shows no symbols.",
            (Move(1, _tap("B", 3_600)), Move(2, _tap("A", 4_500))),
        ),
        Exercise(
            "Who is right wins the card that they **played**; the fastest wins what is left over, too: the "
            "symbols of C are yours. A Rules Card sets the round's rule. Play number 9: two alike on a card.",
            (Pick(62),),
            "with your own Rules Card in the circle you know the rule before all others.",
            (Move(1, Pick(13)), Move(2, Pick(23))),
        ),
        Exercise(
            "Right is now a card with at least two symbols of one shape. B has a rectangle and a triangle. "
            "C has two triangles.",
            (_tap("C", 8_100),),
            "only C shows one shape twice. A wrong tap would cost you a card of your Race.",
            (Move(1, _tap("A", 9_000)), Move(2, _tap("B", 9_900))),
        ),
        Exercise(
            "You were right, the others wrong: all cards are yours. A Race has room for one Rules Card. "
            "Number 9 asks for four of every colour, number 10 for seven red: set 9 aside.",
            (SetAside(),),
            "seven red symbols are nearer than four of each of four colours.",
        ),
        Exercise(
            "Two of seven red. One of your cards has three at once: play it, and if you tap right, it comes "
            "into your Race.",
            (Pick(31),),
            "you win the card that you play, and this one has three red symbols.",
            (Move(1, Pick(65)), Move(2, Pick(25))),
        ),
        Exercise(
            "Apex's Rules Card says: right is what lies next to a Rules Card. A and C do, in a circle. If "
            "you are the fastest, C is yours as well: two more red symbols.",
            (_tap("C", 14_400),),
            "a Rules Card does not lie next to itself; A and C are right, and this lesson takes C.",
            (Move(1, _tap("A", 15_300)), Move(2, _tap("B", 16_200))),
        ),
    ),
    known=(
        "Pick in secret, then tap a right card before the others do.",
        "Right is the commonest shape, unless a single Rules Card says otherwise.",
        "Right: your own card joins your Race, and the fastest takes what is left. Wrong: you lose one.",
        "Who has a Rules Card and meets what it asks for wins. You had seven red symbols.",
    ),
)
