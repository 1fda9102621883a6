"""A lesson of six presses in Gear Head: a game that the second car at the line wins."""

from bot.engine.match import Move
from bot.games.gear_head.rules import actions, components, model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: actions.Action, *then: Move[actions.Action]) -> Exercise[actions.Action]:
    """Return an exercise of one press. number: the number in the ids of its messages. then: the others' moves
    after the press.
    """
    text, why = Phrase(f"gear-lesson-{number}"), Phrase(f"gear-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


def _drew(seat: int, action: actions.Action) -> tuple[Move[actions.Action], Move[actions.Action]]:
    """Return the moves of another seat's turn, which begins with a draw from the deck."""
    return Move(seat, actions.Draw()), Move(seat, action)


LESSON: Lesson[model.Options, actions.Action] = Lesson(
    options=model.Options(),
    seats=3,
    seed="lesson 106",
    exercises=(
        _exercise(1, actions.Take()),
        _exercise(
            2,
            actions.Discard(components.Card("Fuel", 1)),
            *_drew(1, actions.Discard(components.Card("Battery", 3))),
            *_drew(2, actions.Discard(components.Card("Battery", 1))),
        ),
        _exercise(3, actions.Draw()),
        _exercise(
            4,
            actions.Discard(components.Card("Gearshift", 2)),
            *_drew(1, actions.PullUp(components.Card("Tires", 3))),
            *_drew(2, actions.Discard(components.Card("Driveshaft", 1))),
        ),
        _exercise(5, actions.Take()),
        _exercise(
            6,
            actions.PullUp(components.Card("Pistons", 3)),
            *_drew(2, actions.Discard(components.Card("Tires", 2))),
        ),
    ),
    known=tuple(Phrase(f"gear-learned-{line}") for line in range(1, 5)),
)
