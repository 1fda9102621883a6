"""A lesson in Rasant, six presses: three rounds, the last of which is won with the starting car."""

from __future__ import annotations

from bot.engine.match import Move
from bot.games.rasant.rules.actions import Action, Pass, Play
from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import Options
from bot.words.lesson import Exercise, Lesson

LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 254",
    exercises=(
        Exercise(
            "You lead a card: its colour is the round's. Who wins moves the **last** car of that colour, and "
            "all behind it. The last yellow one has three behind it: four points.",
            (Play(Card("yellow", 50)),),
            "the last red car has no car behind it, so red would win one point; high cards are for later.",
            (Move(1, Play(Card("black", 70))), Move(2, Pass())),
        ),
        Exercise(
            "Each card must be higher, of the round's colour or black. Apex laid black 70, Bolt is out of "
            "the round. Your black 100 is higher, and keeps your yellow 120 for a better day.",
            (Play(Card("black", 100)),),
            "a black card goes with every colour, and beats Apex's 70; the yellow 120 you will need.",
            (Move(1, Play(Card("black", 120))),),
        ),
        Exercise(
            "Apex laid black 120, and your 120 is not higher. You pass, and Apex wins the round.",
            (Pass(),),
            "you hold nothing higher than 120.",
            (Move(2, Play(Card("blue", 10))),),
        ),
        Exercise(
            "The four cars moved up, and their order is turned round. Now blue counts. Who passes "
            "**first** leads the next round: your blue 20 will not win this one, so pass.",
            (Pass(),),
            "the blue 20 would be beaten; to pass first gives you the lead of the next round.",
            (Move(1, Play(Card("blue", 50))), Move(2, Play(Card("blue", 130)))),
        ),
        Exercise(
            "A 130 ends a round at once. You lead: behind the last yellow car stand the black **starting "
            "car** and three others. It counts nothing itself, and doubles the rest: 8 points.",
            (Play(Card("yellow", 60)),),
            "only yellow moves the starting car, and the 120 is to win the round, not to open it.",
            (Move(1, Pass()), Move(2, Play(Card("yellow", 80)))),
        ),
        Exercise(
            "Apex is out, Bolt laid 80. Now the high card that you kept: only a yellow 130 could beat it.",
            (Play(Card("yellow", 120)),),
            "with your 120 the round is all but won, and it is worth eight points.",
            (Move(2, Pass()),),
        ),
    ),
    known=(
        "Lay a higher card of the round's colour, or a higher black one, or pass.",
        "The last card wins: that colour's last car and all behind it move to the front, a point each.",
        "With the starting car they count double: eight for you, and you lead 8 to 5 to 4.",
        "Who passes first leads next. It goes on until the cards are used up.",
    ),
)
