"""A lesson of seven presses in Racesmack: three rounds, and a row with seven red symbols."""

from bot.engine.match import Move
from bot.games.racesmack.rules.actions import Action, Pick, SetAside, Tap
from bot.games.racesmack.rules.model import Letter, Options
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _tap(letter: Letter, after: int) -> Tap:
    """Return a tap `after` milliseconds after the lesson started."""
    return Tap(letter, at=1_700_000_000_000 + after)


def _exercise(number: int, press: Action, *then: Move[Action]) -> Exercise[Action]:
    id = f"smack-lesson-{number}"
    return Exercise(Phrase(id), (press,), Phrase(f"{id}.why"), then)


LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 26",
    exercises=(
        _exercise(1, Pick(63), Move(1, Pick(18)), Move(2, Pick(8))),
        _exercise(2, _tap("C", 2_700), Move(1, _tap("B", 3_600)), Move(2, _tap("A", 4_500))),
        _exercise(3, Pick(62), Move(1, Pick(13)), Move(2, Pick(23))),
        _exercise(4, _tap("C", 8_100), Move(1, _tap("A", 9_000)), Move(2, _tap("B", 9_900))),
        _exercise(5, SetAside()),
        _exercise(6, Pick(31), Move(1, Pick(65)), Move(2, Pick(25))),
        _exercise(7, _tap("C", 14_400), Move(1, _tap("A", 15_300)), Move(2, _tap("B", 16_200))),
    ),
    known=tuple(Phrase(f"smack-known-{line}") for line in range(1, 5)),
)
