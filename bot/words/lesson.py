"""A game learned by playing it: a fixed deal under the real rules, one press at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.engine.game import Game, Seat
from bot.engine.match import Match, Move, play, start

O = TypeVar("O")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Exercise(Generic[A]):
    """One press that a learner makes.

    text: what there is to see, and what comes of the press; Markdown, at most 200 characters. actions: what
    the press plays; several where one choice stands for them. why: a sentence, at most 200 characters, for
    who presses something else: why this comes now. then: what is played after it, by the others or by itself.
    board: the table's picture shows what it is about, not the hand's.
    """

    text: str
    actions: tuple[A, ...]
    why: str
    then: tuple[Move[A], ...] = ()
    board: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson(Generic[O, A]):
    """How a game is learned.

    options, seats, seed: its deal. seat: the learner's. before: what is played before the first press.
    exercises: six to ten. known: what the learner knows after them, in a few lines.
    """

    options: O
    seats: int
    seed: str
    exercises: tuple[Exercise[A], ...]
    known: tuple[str, ...]
    seat: Seat = 0
    before: tuple[Move[A], ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """An event of a lesson, with its secrets: in which turn it happened, and by whose move."""

    turn: int
    seat: Seat
    event: Any


def reached(
    game: Game[Any, Any, Any, Any, Any], lesson: Lesson[Any, Any], done: int
) -> tuple[Match[Any, Any], tuple[Told, ...]]:
    """The match when so many presses are done, and what has happened since the last but one. Raises
    IllegalMove where the lesson does not keep to the rules.
    """
    match, _ = start(game, lesson.options, lesson.seats, lesson.seed)
    told: list[Told] = []
    for moves in (lesson.before, *(_moves(lesson, each) for each in lesson.exercises[:done])):
        told.clear()
        for move in moves:
            turn = game.turn(match.state)
            match, events = play(game, match, move.seat, move.action)
            told += [Told(turn, move.seat, event) for event in events]
    return match, tuple(told)


def _moves(lesson: Lesson[O, A], exercise: Exercise[A]) -> tuple[Move[A], ...]:
    return (*(Move(lesson.seat, action) for action in exercise.actions), *exercise.then)
