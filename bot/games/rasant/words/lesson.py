"""A lesson in Rasant, six presses: three rounds, the last of which is won with the black car."""

from bot.engine.match import Move
from bot.games.rasant.rules import model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: model.Action, *then: Move[model.Action]) -> Exercise[model.Action]:
    """A press, with the messages of that number, and the moves of the others after it."""
    text, why = Phrase(f"rasant-lesson-{number}"), Phrase(f"rasant-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


LESSON: Lesson[model.Options, model.Action] = Lesson(
    options=model.Options(),
    seats=3,
    seed="lesson 254",
    exercises=(
        _exercise(
            1,
            model.Play(model.Card("yellow", 50)),
            Move(1, model.Play(model.Card("black", 70))),
            Move(2, model.Pass()),
        ),
        _exercise(
            2,
            model.Play(model.Card("black", 100)),
            Move(1, model.Play(model.Card("black", 120))),
        ),
        _exercise(3, model.Pass(), Move(2, model.Play(model.Card("blue", 10)))),
        _exercise(
            4,
            model.Pass(),
            Move(1, model.Play(model.Card("blue", 50))),
            Move(2, model.Play(model.Card("blue", 130))),
        ),
        _exercise(
            5,
            model.Play(model.Card("yellow", 60)),
            Move(1, model.Pass()),
            Move(2, model.Play(model.Card("yellow", 80))),
        ),
        _exercise(6, model.Play(model.Card("yellow", 120)), Move(2, model.Pass())),
    ),
    known=tuple(Phrase(f"rasant-learned-{line}") for line in range(1, 5)),
)
