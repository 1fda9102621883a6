"""Words in the pictures of Gear & Piston that more than one of them shows."""

from __future__ import annotations

from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.showing import signed
from bot.render.stage import Stage
from bot.render.text import fitted, measure


def gain(stage: Stage, points: int) -> str:
    """Points that are won or lost, with their sign."""
    return stage.say("piston-signed", **signed(points))


def naming(stage: Stage, id: str, name: str, size: int, room: int, *, phase: str = "") -> str:
    """A message with a player's name, which is cut so that all fits into so many pixels."""
    rest = measure(stage.say(id, name="", phase=phase), size, "Serif")
    return stage.say(id, name=fitted(name, size, "Serif", room - rest), phase=phase)


def doing(stage: Stage, view: View) -> str:
    """What several players decide at the same time, as a question."""
    return stage.say("piston-picture-who", phase=view.phase)


def asked(stage: Stage, view: View) -> str:
    """What the owner of a hand is to do."""
    phase: str = view.phase
    if phase == "scavenging" and view.pick > 1:
        phase = "second"
    elif phase == "working" and not view.left:
        phase = "worked"
    return stage.say("piston-picture-ask", phase=phase, left=view.left)
