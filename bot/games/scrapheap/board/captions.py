"""The words of the pictures of Scrapheap Scavengers."""

from __future__ import annotations

from bot.games.scrapheap.rules.components import TURNS
from bot.games.scrapheap.rules.model import View

WANTED = "Wanted"
ONLY, YOURS = "only", "yours"
POINTS = "points"


def doing(view: View) -> str:
    """What the mover does, after their name."""
    match view.phase:
        case "peeking":
            return " peeks"
        case "placing":
            return " moves" if view.lifted else " guards"
        case "choosing":
            return " picks"
        case _:
            return " drives"


def left(view: View) -> tuple[str, str]:
    """How much of it is left: the number, or nothing, and a word."""
    match view.phase:
        case "placing" if view.lifted is not None:
            return "", f"{view.lifted}'s cube"
        case "choosing":
            return "", "a corner"
        case "collecting":
            return str(view.points), " left"
        case _:
            return str(view.left), " left"


def short(view: View) -> tuple[str, str]:
    """The same where nothing else is said of it."""
    match view.phase:
        case "peeking":
            return str(view.left), " peek" if view.left == 1 else " peeks"
        case "placing" if view.lifted is None:
            return str(view.left), " cube" if view.left == 1 else " cubes"
        case "collecting":
            return str(view.points), " AP"
        case _:
            return left(view)


def yours(view: View) -> str:
    """What the mover is to do, in their own hand, before how much of it is left."""
    if view.lifted is not None:
        return "Put down"
    return "Pick" if view.phase == "choosing" else "Your turn"


def when(view: View) -> str:
    """The peek round, or the turn of the collection."""
    if view.phase in ("peeking", "placing"):
        return f"Round {view.round} of {view.options.tiles}"
    return f"Turn {max(view.lap, 1)} of {TURNS * view.options.tiles}"


def extra(cubes: int) -> str:
    """Peeks that cubes were spent for."""
    return f"+{cubes}"


def signed(score: int) -> str:
    """A score, with a real minus."""
    return f"\u2212{-score}" if score < 0 else str(score)


def gain(points: int) -> str:
    """What a goal brings."""
    return f"+{points}"


def price(cost: int, of: int) -> str:
    """What it costs of the action points that are left."""
    return f"for {cost} of {of}"
