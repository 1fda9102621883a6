"""A lesson of six presses in Rasant: three rounds. In the last one the black car doubles the points."""

from bot.engine.match import Move
from bot.games.rasant.rules import actions, components, model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: actions.Action, *then: Move[actions.Action]) -> Exercise[actions.Action]:
    """Return an exercise of one press. number: the number in the ids of its messages. then: the others' moves
    after the press.
    """
    text, why = Phrase(f"rasant-lesson-{number}"), Phrase(f"rasant-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


LESSON: Lesson[model.Options, actions.Action] = Lesson(
    options=model.Options(),
    seats=3,
    seed="lesson 254",
    exercises=(
        _exercise(
            1,
            actions.Play(components.Card("yellow", 50)),
            Move(1, actions.Play(components.Card("black", 70))),
            Move(2, actions.Pass()),
        ),
        _exercise(
            2,
            actions.Play(components.Card("black", 100)),
            Move(1, actions.Play(components.Card("black", 120))),
        ),
        _exercise(3, actions.Pass(), Move(2, actions.Play(components.Card("blue", 10)))),
        _exercise(
            4,
            actions.Pass(),
            Move(1, actions.Play(components.Card("blue", 50))),
            Move(2, actions.Play(components.Card("blue", 130))),
        ),
        _exercise(
            5,
            actions.Play(components.Card("yellow", 60)),
            Move(1, actions.Pass()),
            Move(2, actions.Play(components.Card("yellow", 80))),
        ),
        _exercise(6, actions.Play(components.Card("yellow", 120)), Move(2, actions.Pass())),
    ),
    known=tuple(Phrase(f"rasant-learned-{line}") for line in range(1, 5)),
)
