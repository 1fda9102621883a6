"""A lesson that teaches a game by playing it: a fixed deal under the real rules, one press at a time."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine.game import AnyAction, AnyEvent, AnyGame, AnyOptions, Seat
from bot.engine.match import AnyMatch, Move, play, start
from bot.locales.phrase import Text

O = TypeVar("O")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Exercise(Generic[A]):
    """One press in a lesson."""

    text: Text
    """The situation and the effect of the press, in Markdown, at most 200 characters."""
    actions: tuple[A, ...]
    """The actions of the press, several for a combined choice."""
    why: Text
    """A sentence, at most 200 characters, that explains the right press after a wrong one."""
    then: tuple[Move[A], ...] = ()
    """The moves of other players after the press, and automatic moves."""
    board: bool = False
    """Whether the picture beside the exercise is the table's instead of the hand's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Generic[O, A]):
    """A lesson, whose deal follows from `options`, `seats` and `seed`."""

    options: O
    seats: int
    seed: str
    exercises: tuple[Exercise[A], ...]
    """The exercises. There are six to ten."""
    known: tuple[Text, ...]
    """A few lines that sum up the lesson."""
    seat: Seat = 0
    """The seat of the learner."""
    before: tuple[Move[A], ...] = ()
    """The moves before the first press."""


@dataclass(frozen=True, slots=True)
class Told:
    """An event of a lesson, with its turn and the seat whose move caused it. The event is as the rules return
    it, including anything that some seats must not see.
    """

    turn: int
    seat: Seat
    event: AnyEvent


def reached(
    game: AnyGame, lesson: Lesson[AnyOptions, AnyAction], done: int
) -> tuple[AnyMatch, tuple[Told, ...]]:
    """Return the match after `done` presses, and the events of the last press and of the moves that follow
    it, or of `before` if `done` is 0. Raises IllegalMove if the lesson breaks the rules.
    """
    match, _ = start(game, lesson.options, lesson.seats, lesson.seed)
    lines: list[Told] = []
    for moves in (lesson.before, *(_moves(lesson, each) for each in lesson.exercises[:done])):
        lines.clear()
        for move in moves:
            turn = game.turn(match.state)
            match, events = play(game, match, move.seat, move.action)
            lines += [Told(turn, move.seat, event) for event in events]
    return match, tuple(lines)


def _moves(lesson: Lesson[O, A], exercise: Exercise[A]) -> tuple[Move[A], ...]:
    return (*(Move(lesson.seat, action) for action in exercise.actions), *exercise.then)
