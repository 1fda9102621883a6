"""A lesson in Gear Head, six presses: a game that is won from the second place at the line."""

from bot.engine.match import Move
from bot.games.gear_head.rules import model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: model.Action, *then: Move[model.Action]) -> Exercise[model.Action]:
    """A press, with the messages of that number, and the moves of the others after it."""
    text, why = Phrase(f"gear-lesson-{number}"), Phrase(f"gear-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


def _drew(seat: int, action: model.Action) -> tuple[Move[model.Action], Move[model.Action]]:
    """A turn of another seat: it draws from the deck."""
    return Move(seat, model.Draw()), Move(seat, action)


LESSON: Lesson[model.Options, model.Action] = Lesson(
    options=model.Options(),
    seats=3,
    seed="lesson 106",
    exercises=(
        _exercise(1, model.Take()),
        _exercise(
            2,
            model.Discard(model.Card("Fuel", 1)),
            *_drew(1, model.Discard(model.Card("Battery", 3))),
            *_drew(2, model.Discard(model.Card("Battery", 1))),
        ),
        _exercise(3, model.Draw()),
        _exercise(
            4,
            model.Discard(model.Card("Gearshift", 2)),
            *_drew(1, model.PullUp(model.Card("Tires", 3))),
            *_drew(2, model.Discard(model.Card("Driveshaft", 1))),
        ),
        _exercise(5, model.Take()),
        _exercise(
            6,
            model.PullUp(model.Card("Pistons", 3)),
            *_drew(2, model.Discard(model.Card("Tires", 2))),
        ),
    ),
    known=tuple(Phrase(f"gear-learned-{line}") for line in range(1, 5)),
)
