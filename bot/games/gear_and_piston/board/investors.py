"""The investors as panels: what each asks for, in icons and few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.board.pieces import badge, marks
from bot.games.gear_and_piston.board.tiles import ICON, attribute, volatile
from bot.games.gear_and_piston.rules.components import ATTRIBUTES, Investor
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD, worth
from bot.render.canvas import Scene, Sprite
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label
from bot.render.theme import PANEL, QUIET, SIGNAL, SMALLEST

HEIGHT: Final = 122
GAP: Final = 12
TITLES: Final[dict[Investor, str]] = {
    "comfort first": "Comfort first",
    "power first": "Power first",
    "range first": "Range first",
    "all alike": "All alike",
    "most parts": "Most parts",
    "improvements": "Something new",
    "least volatility": "Least volatile",
    "hybrid": "Hybrid",
    "everything": "Everything",
    "inefficiency": "Inefficiency",
    "no scrap": "No scrap",
    "most range": "Most Range",
    "most power": "Most Power",
    "most comfort": "Most Comfort",
}


def widths(count: int) -> tuple[int, ...]:
    """How wide the panels are; the first investor of three has more to say."""
    room = RIGHT - LEFT - (count - 1) * GAP
    return (room // 2, room // 2) if count == 2 else (420, (room - 420) // 2, (room - 420) // 2)


def investors(scene: Scene, chosen: Sequence[Investor], y: int) -> None:
    """Write what they ask for into their panels, which the backdrop has."""
    x = LEFT
    for investor, width in zip(chosen, widths(len(chosen)), strict=True):
        scene.write(Label(TITLES[investor], SMALLEST, "Black"), x + 18, y + 34)
        at = x + 18
        for item in _terms(investor):
            if isinstance(item, Label):
                at = scene.write(item, at, y + 86) + 10
            else:
                scene.put(item, at, y + 86 - ICON // 2)
                at += item.width + 8
        x += width + GAP


def _terms(investor: Investor) -> list[Sprite | Label]:
    """The second line: icons, and the points."""
    match investor:
        case "comfort first" | "power first" | "range first":
            favoured = next(each for each in ATTRIBUTES if investor == f"{each} first")
            others = [each for each in ATTRIBUTES if each != favoured]
            own, rest = (_steps(investor, each) for each in (favoured, others[0]))
            return [attribute(favoured, PANEL), own, *(attribute(each, PANEL) for each in others), rest]
        case "all alike":
            return [*(attribute(each, PANEL) for each in ATTRIBUTES), _steps(investor, "comfort")]
        case "improvements":
            return [_points(SECOND), _quiet("for 3"), badge("improvement", PANEL)]
        case "least volatility":
            return [_points(SECOND), _quiet("fewest"), volatile(PANEL)]
        case "hybrid":
            return [_points(SECOND), _quiet("2 of"), marks(PANEL)]
        case "everything":
            icons = (attribute(each, PANEL) for each in ATTRIBUTES)
            return [_points(SECOND), *icons, badge("improvement", PANEL)]
        case "inefficiency":
            return [Label("-1", 44, "Black", SIGNAL), _quiet("a Blueprint")]
        case "most parts":
            return [_points(SECOND), _quiet("points")]
        case _:
            return [_points(THIRD), _quiet("points")]


def _steps(investor: Investor, of: str) -> Label:
    """What two, three and four icons are worth."""
    icon = next(each for each in ATTRIBUTES if each == of)
    return Label(" ".join(str(worth(investor, icon, count)) for count in (2, 3, 4)), SMALLEST, "Bold", SIGNAL)


def _points(points: int) -> Label:
    return Label(f"+{points}", 44, "Black", SIGNAL)


def _quiet(words: str) -> Label:
    return Label(words, SMALLEST, "Medium", QUIET)
