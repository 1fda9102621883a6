"""A lesson in Gear Head, six presses: a race that is won from the second place at the line."""

from __future__ import annotations

from bot.engine.match import Move
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Options
from bot.words.lesson import Exercise, Lesson

LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 106",
    exercises=(
        Exercise(
            "A car has six Parts; below is what you hold, and what is missing. On top of the Scrap Heap lies "
            "**Battery 6**: you have no Battery, and 6 is the best there is.",
            (Take(),),
            "the deck is a gamble; the card on the heap can be seen, and it is the best Battery.",
        ),
        Exercise(
            "Now you hold seven cards, and one has to go. You have two of Fuel, and a car needs only one: "
            "the number is its power, so the 1 goes.",
            (Discard(Card("Fuel", 1)),),
            "this card your car can best do without, since you hold a better one of its Part.",
            (
                Move(1, Draw()),
                Move(1, Discard(Card("Battery", 3))),
                Move(2, Draw()),
                Move(2, Discard(Card("Battery", 1))),
            ),
        ),
        Exercise(
            "You lack a Driveshaft. The heap offers Battery 1: you have a 6. So draw from the deck; nobody "
            "else sees what you get.",
            (Draw(),),
            "you hold a Battery 6, so the Battery 1 on the heap would not help.",
        ),
        Exercise(
            "Pistons 3: your 5 is better, but so far you have two of Gearshift as well. The lower of those, "
            "the 2, helps least.",
            (Discard(Card("Gearshift", 2)),),
            "it is the lowest card of which your car has a better one.",
            (
                Move(1, Draw()),
                Move(1, PullUp(Card("Tires", 3))),
                Move(2, Draw()),
                Move(2, Discard(Card("Driveshaft", 1))),
            ),
        ),
        Exercise(
            "Apex is at the line: 3 points more for the first. The second gets 2. Bolt has just discarded "
            "the Part you lack. It is only a 1, but it completes your car.",
            (Take(),),
            "with the Driveshaft on the heap your car is complete; the deck may not have one for long.",
        ),
        Exercise(
            "Your car is complete. Pull up without the card that you have twice: the button says what it is "
            "worth, 23 and 2 for the second place.",
            (PullUp(Card("Pistons", 3)),),
            "a complete car that is second at the line earns 2 points more, and nobody can take it away.",
            (Move(2, Draw()), Move(2, Discard(Card("Tires", 2)))),
        ),
    ),
    known=(
        "Each turn: draw or take, then discard one, or pull up.",
        "A car needs all six Parts, and its numbers count.",
        "Early at the line earns 3, 2 and 1. Apex was first, and your car had more power: 25 to 22.",
        "The last one has a single turn left. Bolt's car was not complete, so Bolt is out.",
    ),
)
