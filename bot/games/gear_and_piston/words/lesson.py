"""A lesson of ten presses in Gear & Piston: a round of two players, from the tokens to the first parts of a
car.
"""

from bot.engine.match import Move
from bot.games.gear_and_piston.rules import actions, car, components, model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson

_MOTOR = components.Part("new", "motor", "gasoline", "top", "power")
_GEAR = components.Part("new", "gear", "generic", "bottom", "power")
_FUEL = components.Part("junk", "fuel supply", "gasoline", "top")
_STEERING = components.Part("junk", "steering", "generic", "top")
_AXLES_MOTOR = components.Part("new", "motor", "electric", "top", "comfort")
_AXLES_FUEL = components.Part("new", "fuel supply", "electric", "top", "comfort")
_AXLES_SPARE = components.Part("junk", "fuel supply", "electric", "top")


def _exercise(
    step: int, action: actions.Action, *then: Move[actions.Action], board: bool = False
) -> Exercise[actions.Action]:
    text, why = Phrase("piston-lesson", step=step), Phrase("piston-lesson-why", step=step)
    return Exercise(text=text, actions=(action,), why=why, then=then, board=board)


LESSON: Lesson[model.Options, actions.Action] = Lesson(
    options=model.Options(),
    seats=2,
    seed="lesson 426",
    before=(
        Move(0, actions.Place("workshop")),
        Move(1, actions.Place("patent office")),
        Move(0, actions.Place("patent office")),
        Move(1, actions.Place("workshop")),
    ),
    exercises=(
        _exercise(1, actions.Place("patent office"), Move(1, actions.Place("junk yard")), board=True),
        _exercise(
            2,
            actions.Place("junk yard"),
            Move(1, actions.Place("patent office")),
            Move(1, actions.Take(_AXLES_MOTOR, "office")),
            board=True,
        ),
        _exercise(3, actions.Take(_MOTOR, "office")),
        _exercise(
            4,
            actions.Take(_GEAR, "office"),
            Move(1, actions.Take(_AXLES_FUEL, "office")),
            Move(1, actions.Take(_AXLES_SPARE, "yard")),
            Move(1, actions.Done()),
        ),
        _exercise(5, actions.Take(_FUEL, "yard")),
        _exercise(6, actions.Take(_STEERING, "yard")),
        _exercise(7, actions.Build(_MOTOR, car.Cell(0, 0, "top"))),
        _exercise(8, actions.Build(_FUEL, car.Cell(0, 1, "top"))),
        _exercise(9, actions.Build(_GEAR, car.Cell(0, 0, "bottom"))),
        _exercise(
            10,
            actions.Done(),
            Move(1, actions.Build(_AXLES_MOTOR, car.Cell(0, 0, "top"))),
            Move(1, actions.Build(_AXLES_FUEL, car.Cell(0, 1, "top"))),
            Move(1, actions.Done()),
        ),
    ),
    known=tuple(Phrase("piston-lesson-known", line=line) for line in range(1, 5)),
)
