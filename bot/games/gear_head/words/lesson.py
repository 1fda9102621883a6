"""A lesson in Gear Head, six presses: a game that is won from the second place at the line."""

from bot.engine.match import Move
from bot.games.gear_head.rules.actions import Action, Discard, Draw, PullUp, Take
from bot.games.gear_head.rules.components import Card
from bot.games.gear_head.rules.model import Options
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(number: int, action: Action, *then: Move[Action]) -> Exercise[Action]:
    """A press, with the messages of that number, and the moves of the others after it."""
    text, why = Phrase(f"gear-lesson-{number}"), Phrase(f"gear-lesson-{number}.why")
    return Exercise(text, (action,), why, then)


def _drew(seat: int, action: Action) -> tuple[Move[Action], Move[Action]]:
    """A turn of another seat: it draws from the deck."""
    return Move(seat, Draw()), Move(seat, action)


LESSON: Lesson[Options, Action] = Lesson(
    options=Options(),
    seats=3,
    seed="lesson 106",
    exercises=(
        _exercise(1, Take()),
        _exercise(
            2,
            Discard(Card("Fuel", 1)),
            *_drew(1, Discard(Card("Battery", 3))),
            *_drew(2, Discard(Card("Battery", 1))),
        ),
        _exercise(3, Draw()),
        _exercise(
            4,
            Discard(Card("Gearshift", 2)),
            *_drew(1, PullUp(Card("Tires", 3))),
            *_drew(2, Discard(Card("Driveshaft", 1))),
        ),
        _exercise(5, Take()),
        _exercise(6, PullUp(Card("Pistons", 3)), *_drew(2, Discard(Card("Tires", 2)))),
    ),
    known=tuple(Phrase(f"gear-learned-{line}") for line in range(1, 5)),
)
