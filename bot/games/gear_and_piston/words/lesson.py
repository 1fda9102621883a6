"""A lesson in Gear & Piston, ten presses: a round of two players, from the tokens to the first car parts."""

from bot.engine.match import Move
from bot.games.gear_and_piston.rules.actions import Action, Build, Done, Place, Take
from bot.games.gear_and_piston.rules.car import Cell
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson

_MOTOR = Part("new", "motor", "gasoline", "top", "power")
_GEAR = Part("new", "gear", "generic", "bottom", "power")
_FUEL = Part("junk", "fuel supply", "gasoline", "top")
_STEERING = Part("junk", "steering", "generic", "top")
_AXLES_MOTOR = Part("new", "motor", "electric", "top", "comfort")
_AXLES_FUEL = Part("new", "fuel supply", "electric", "top", "comfort")
_AXLES_SPARE = Part("junk", "fuel supply", "electric", "top")


def _exercise(step: int, action: Action, *then: Move[Action], board: bool = False) -> Exercise[Action]:
    text, why = Phrase("piston-lesson", step=step), Phrase("piston-lesson-why", step=step)
    return Exercise(text, (action,), why, then, board)


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
        _exercise(1, Place("patent office"), Move(1, Place("junk yard")), board=True),
        _exercise(
            2,
            Place("junk yard"),
            Move(1, Place("patent office")),
            Move(1, Take(_AXLES_MOTOR, "office")),
            board=True,
        ),
        _exercise(3, Take(_MOTOR, "office")),
        _exercise(
            4,
            Take(_GEAR, "office"),
            Move(1, Take(_AXLES_FUEL, "office")),
            Move(1, Take(_AXLES_SPARE, "yard")),
            Move(1, Done()),
        ),
        _exercise(5, Take(_FUEL, "yard")),
        _exercise(6, Take(_STEERING, "yard")),
        _exercise(7, Build(_MOTOR, Cell(0, 0, "top"))),
        _exercise(8, Build(_FUEL, Cell(0, 1, "top"))),
        _exercise(9, Build(_GEAR, Cell(0, 0, "bottom"))),
        _exercise(
            10,
            Done(),
            Move(1, Build(_AXLES_MOTOR, Cell(0, 0, "top"))),
            Move(1, Build(_AXLES_FUEL, Cell(0, 1, "top"))),
            Move(1, Done()),
        ),
    ),
    known=tuple(Phrase("piston-lesson-known", line=line) for line in range(1, 5)),
)
