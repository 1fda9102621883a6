"""A lesson of eight presses in Scrapheap Scavengers: a peek round for one tile, and a collection turn."""

from typing import Final

from bot.engine.match import Move as Played
from bot.games.scrapheap.rules import actions as act, model
from bot.locales.phrase import Phrase
from bot.words.lesson import Exercise, Lesson


def _exercise(name: str, *actions: act.Action, then: tuple[act.Action, ...] = ()) -> Exercise[act.Action]:
    """Return one exercise. name: the name in the ids of its message and of the explanation. then: the rival's
    moves after the press.
    """
    text = f"scrap-lesson-{name}"
    return Exercise(Phrase(text), actions, Phrase(f"{text}.why"), tuple(Played(1, action) for action in then))


LESSON: Final[Lesson[model.Options, act.Action]] = Lesson(
    options=model.Options(tiles=1),
    seats=2,
    seed="lesson 2337",
    exercises=(
        _exercise("peek", act.Peek("A1"), act.Peek("A2"), act.Peek("B1")),
        _exercise(
            "guard",
            act.Place("B1"),
            act.Place("A1"),
            then=(*map(act.Peek, ("B2", "C2", "C1")), act.Place("B1"), act.Place("C2")),
        ),
        _exercise("keep", act.Done(), then=(act.Done(),)),
        _exercise("corner", act.Choose("A1"), then=(act.Choose("A1"),)),
        _exercise("menu", act.Enter(), act.Claim(0), act.Take()),
        _exercise("second", act.Move("right"), act.Claim(0), act.Claim(1), act.Take()),
        _exercise("flip", act.Move("right"), act.Flip()),
        _exercise(
            "end",
            act.EndTurn(),
            then=(act.Enter(), act.Move("down"), act.Claim(1), act.Take(), act.EndTurn()),
        ),
    ),
    known=tuple(Phrase(f"scrap-lesson-known-{number}") for number in range(1, 5)),
)
