"""The texts in the pictures of Scrapheap Scavengers."""

from typing import Final

from bot.games.scrapheap.rules import components, model
from bot.render.stage import Stage

_DOING: Final = {"peeking": "peeks", "placing": "guards", "choosing": "picks"}


def doing(stage: Stage, view: model.View, name: str) -> str:
    """Return what the mover is doing, with their name."""
    deed = "moves" if view.lifted else _DOING.get(view.phase, "drives")
    return stage.say(f"scrap-picture-{deed}", name=name)


def left(stage: Stage, view: model.View, *, short: bool = False) -> tuple[str, str]:
    """Return the amount that the mover has left: a number or "", and the words after it. short: whether to
    use the shortest words.
    """
    if view.phase == "placing" and view.lifted is not None:
        return "", stage.say("scrap-picture-from", cell=view.lifted)
    if view.phase == "choosing":
        return "", stage.say("scrap-picture-corner")
    number = view.points if view.phase == "collecting" else view.left
    word = {"peeking": "peek", "placing": "cube"}.get(view.phase, "points") if short else "left"
    return str(number), f" {stage.say(f'scrap-picture-{word}', left=number)}"


def yours(stage: Stage, view: model.View) -> str:
    """Return the prompt in the mover's own hand. The remaining amount follows it."""
    word = "put" if view.lifted is not None else "pick" if view.phase == "choosing" else "turn"
    return stage.say(f"scrap-picture-{word}")


def when(stage: Stage, view: model.View) -> str:
    """Return the words for the peek round, or for the turn while cards are collected."""
    if view.phase in ("peeking", "placing"):
        return stage.say("scrap-picture-round", round=view.round, rounds=view.options.tiles)
    turns = components.TURNS * view.options.tiles
    return stage.say("scrap-picture-round.turn", round=max(view.lap, 1), rounds=turns)


def signed(score: int) -> str:
    """Return a score as text, with a real minus sign."""
    return f"\u2212{-score}" if score < 0 else str(score)
