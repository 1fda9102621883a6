"""A lesson in Rasant, six presses: three rounds, the last of which is won with the black car."""

from bot.engine.match import Move
from bot.games.rasant.rules.actions import Action, Pass, Play
from bot.games.rasant.rules.components import Card
from bot.games.rasant.rules.model import Options
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: Action, *then: Move[Action]) -> Exercise[Action]:
    """A press, with the messages of that number, and the moves of the others after it."""
    text, why = Phrase(f"rasant-lesson-{number}"), Phrase(f"rasant-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 254",
    exercises=(
        _exercise(1, Play(Card("yellow", 50)), Move(1, Play(Card("black", 70))), Move(2, Pass())),
        _exercise(2, Play(Card("black", 100)), Move(1, Play(Card("black", 120)))),
        _exercise(3, Pass(), Move(2, Play(Card("blue", 10)))),
        _exercise(4, Pass(), Move(1, Play(Card("blue", 50))), Move(2, Play(Card("blue", 130)))),
        _exercise(5, Play(Card("yellow", 60)), Move(1, Pass()), Move(2, Play(Card("yellow", 80)))),
        _exercise(6, Play(Card("yellow", 120)), Move(2, Pass())),
    ),
    known=tuple(Phrase(f"rasant-learned-{line}") for line in range(1, 5)),
)
