"""The texts in the pictures of Scrapheap Scavengers."""

from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.games.scrapheap.rules import components, goals, model
from bot.locales.phrase import whole
from bot.render import crown
from bot.render.stage import Stage
from bot.render.text import scored
from bot.render.theme import READABLE


class Standing(NamedTuple):
    """A player's standing in words. own: the player's score. told: the leader's name and score, the words for
    a player who leads, or "" if the viewer knows of no leader.
    """

    own: str
    told: str
    leads: bool


def standing(stage: Stage, view: model.View, seat: Seat, room: int) -> Standing:
    """Return the words for a player's standing. room: the width available for the leader's name and score, in
    pixels.
    """
    leaders = crown.leaders(view.scores)
    own = stage.say("scrap-picture-you", points=whole(view.scores[seat] or 0))
    if seat in leaders:
        return Standing(own, stage.say("scrap-picture-lead"), leads=True)
    if not leaders:
        return Standing(own, "", leads=False)
    first = min(leaders)
    points = whole(view.scores[first] or 0)
    return Standing(own, scored(stage.names[first], points, READABLE, "Bold", room), leads=False)


_DOING: Final = {"peeking": "peeks", "placing": "guards", "choosing": "picks"}


def doing(stage: Stage, view: model.View, name: str) -> str:
    """Return the sentence about the mover's current step."""
    deed = "moves" if view.lifted else _DOING.get(view.phase, "drives")
    return stage.say(f"scrap-picture-{deed}", name=name)


def left(stage: Stage, view: model.View) -> tuple[str, str]:
    """Return a line about the mover's remaining peeks, cubes or action points, or about the next task: a
    number as text, or "" if there is none, and the words after it.
    """
    if view.phase == "placing" and view.lifted is not None:
        return "", stage.say("scrap-picture-from", cell=view.lifted)
    if view.phase == "choosing":
        return "", stage.say("scrap-picture-corner")
    if view.phase == "collecting":
        return str(view.points), stage.say("scrap-picture-points", left=view.points)
    return str(view.left), stage.say(
        f"scrap-picture-{'peek' if view.phase == 'peeking' else 'cube'}", left=view.left
    )


def todo(stage: Stage, view: model.View) -> str:
    """Return the prompt for the mover's own hand."""
    if view.phase == "collecting" and not goals.weighed(view) and not goals.flipped(view):
        return stage.say("scrap-picture-none")
    word = {"peeking": "look", "choosing": "pick", "collecting": "collect"}.get(
        view.phase, "guard" if view.lifted is None else "put"
    )
    return stage.say(f"scrap-picture-{word}")


def when(stage: Stage, view: model.View) -> str:
    """Return the words for the peek round or, after the peek rounds, for the turn."""
    if view.phase in ("peeking", "placing"):
        return stage.say("scrap-picture-round", round=view.round, rounds=view.options.tiles)
    turns = components.TURNS * view.options.tiles
    return stage.say("scrap-picture-round.turn", round=max(view.lap, 1), rounds=turns)
