"""A lesson in Gear & Piston, ten presses: a round of two players, from the tokens to the first car parts."""

from __future__ import annotations

from bot.engine.match import Move
from bot.games.gear_and_piston.rules.actions import Action, Build, Done, Place, Take
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options
from bot.words.lesson import Exercise, Lesson

_MOTOR = Part("new", "motor", "gasoline", "top", "power")
_GEAR = Part("new", "gear", "generic", "bottom", "power")
_FUEL = Part("junk", "fuel supply", "gasoline", "top")
_STEERING = Part("junk", "steering", "generic", "top")
_AXLES_MOTOR = Part("new", "motor", "electric", "top", "comfort")
_AXLES_FUEL = Part("new", "fuel supply", "electric", "top", "comfort")
_AXLES_SPARE = Part("junk", "fuel supply", "electric", "top")

LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=2,
    seed="lesson 426",
    before=(
        Move(0, Place("workshop")),
        Move(1, Place("patent office")),
        Move(0, Place("patent office")),
        Move(1, Place("workshop")),
    ),
    exercises=(
        Exercise(
            "You build a car. Two of your four tokens stand already: at the Workshop, where you will build, "
            "and at the **Patent Office**. Each token there takes a New part: send another.",
            (Place("patent office"),),
            "what is new has icons that investors pay for, and a space is still free.",
            (Move(1, Place("junk yard")),),
            board=True,
        ),
        Exercise(
            "Your last token: at the **Junk Yard** one token takes up to two parts. They have no icons, but "
            "a car needs them as well.",
            (Place("junk yard"),),
            "one token brings two parts there, and you will have three actions to build them.",
            (Move(1, Place("patent office")), Move(1, Take(_AXLES_MOTOR, "office"))),
            board=True,
        ),
        Exercise(
            "Now the tokens act, in order. Apex took a motor. One investor likes **Power**: two Power icons "
            "are worth 3 points. Each choice says what it brings. The gasoline motor has Power.",
            (Take(_MOTOR, "office"),),
            "a car needs a motor, and the investor pays most for Power.",
        ),
        Exercise(
            "Your second token. A car needs a gear, and there is one with Power: that makes two.",
            (Take(_GEAR, "office"),),
            "with a second Power icon the investor pays 3 points, and the car lacks a gear.",
            (Move(1, Take(_AXLES_FUEL, "office")), Move(1, Take(_AXLES_SPARE, "yard")), Move(1, Done())),
        ),
        Exercise(
            "The Junk Yard. A motor needs a fuel supply of its own colour. There is one for gasoline, and "
            "without Volatility, which would cost points.",
            (Take(_FUEL, "yard"),),
            "your motor burns gasoline, and this part has no Volatility.",
        ),
        Exercise(
            "And a second one: exactly one steering belongs on every car.",
            (Take(_STEERING, "yard"),),
            "your car lacks a steering; a motor or fuel supply of another colour would need its partner.",
        ),
        Exercise(
            "The Workshop: three actions. Start with the motor. Motors, fuel and steering stand in the top "
            "row, gears and axles in the bottom row.",
            (Build(_MOTOR, Cell(0, 0, "top")),),
            "the motor is the heart of the car, and all else finds its place round it.",
        ),
        Exercise(
            "The fuel supply goes beside it: parts of one colour that touch are an area, and your largest "
            "area is worth a point a part.",
            (Build(_FUEL, Cell(0, 1, "top")),),
            "it touches the motor there: an area of two, and room is left on the other side.",
        ),
        Exercise(
            "The gear goes under the motor: a column needs both rows in the end. With its icon you have two "
            "of Power.",
            (Build(_GEAR, Cell(0, 0, "bottom")),),
            "it fills the column of the motor, and brings the points for two Power icons.",
        ),
        Exercise(
            "Your three actions are used up; the steering waits in your hand for the next round. Confirm, "
            "and it is Apex's turn to build.",
            (Done(),),
            "there is no action left, and your car is as you want it.",
            (
                Move(1, Build(_AXLES_MOTOR, Cell(0, 0, "top"))),
                Move(1, Build(_AXLES_FUEL, Cell(0, 1, "top"))),
                Move(1, Done()),
            ),
        ),
    ),
    known=(
        "Tokens go to places, and act in order: a New part, up to two of Junk, actions at the Workshop.",
        "A car has a motor and its fuel in each colour, a gear, two axles and one steering, in two rows.",
        "Icons, areas and investors bring points, Volatility costs some. What lacks at the end is Scrap.",
        "It ends after the round in which somebody's complete car has 12 parts.",
    ),
)
