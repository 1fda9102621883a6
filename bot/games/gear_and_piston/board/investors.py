"""The investors, a line each: what they ask for, in words, icons and points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from bot.games.gear_and_piston.board.pieces import badge, marks
from bot.games.gear_and_piston.board.tiles import ICON, attribute, volatile
from bot.games.gear_and_piston.rules.components import ATTRIBUTES, Investor
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD, worth
from bot.render.canvas import Scene, Sprite
from bot.render.panels import LEFT
from bot.render.text import Label
from bot.render.theme import PANEL, QUIET, READABLE, SIGNAL

LINE: Final = 64
"""How high a line is."""
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
TERMS: Final = LEFT + 386
"""Where the terms begin."""


def height(count: int) -> int:
    """How high the panel of so many investors is."""
    return count * LINE + 12


def investors(scene: Scene, chosen: Sequence[Investor], y: int) -> None:
    """Write what they ask for into their panel, which the backdrop has."""
    for at, investor in enumerate(chosen):
        middle = y + 6 + at * LINE + LINE // 2
        scene.write(Label(TITLES[investor], READABLE, "Black"), LEFT + 18, middle)
        x = TERMS
        for item in _terms(investor):
            if isinstance(item, Label):
                x = scene.write(item, x, middle) + 14
            else:
                scene.put(item, x, middle - ICON // 2)
                x += item.width + 8


def _terms(investor: Investor) -> list[Sprite | Label]:
    """Icons and points."""
    match investor:
        case "comfort first" | "power first" | "range first":
            favoured = next(each for each in ATTRIBUTES if investor == f"{each} first")
            others = [each for each in ATTRIBUTES if each != favoured]
            own, rest = (_steps(investor, each) for each in (favoured, others[0]))
            icons = [attribute(each, PANEL) for each in others]
            return [_quiet("2 3 4 of"), attribute(favoured, PANEL), own, *icons, rest]
        case "all alike":
            icons = [attribute(each, PANEL) for each in ATTRIBUTES]
            return [_quiet("2 3 4 of"), *icons, _steps(investor, "comfort")]
        case "improvements":
            return [_points(SECOND), _quiet("for 3"), badge("improvement", PANEL)]
        case "least volatility":
            return [_points(SECOND), _quiet("for the fewest"), volatile(PANEL)]
        case "hybrid":
            return [_points(SECOND), _quiet("for two of"), marks(PANEL)]
        case "everything":
            icons = [attribute(each, PANEL) for each in ATTRIBUTES]
            return [_points(SECOND), _quiet("for"), *icons, badge("improvement", PANEL)]
        case "inefficiency":
            return [Label("-1", READABLE, "Black", SIGNAL), _quiet("a Blueprint in hand")]
        case "most parts":
            return [_points(SECOND), _quiet("for the most of all")]
        case "no scrap":
            return [_points(THIRD), _quiet("for none at all")]
        case "most range" | "most power" | "most comfort":
            wanted = next(each for each in ATTRIBUTES if investor == f"most {each}")
            return [_points(THIRD), _quiet("for the most"), attribute(wanted, PANEL)]
        case _:
            assert_never(investor)


def _steps(investor: Investor, of: str) -> Label:
    """What two, three and four icons are worth."""
    icon = next(each for each in ATTRIBUTES if each == of)
    return Label(" ".join(str(worth(investor, icon, count)) for count in (2, 3, 4)), READABLE, "Bold", SIGNAL)


def _points(points: int) -> Label:
    return Label(f"+{points}", READABLE, "Black", SIGNAL)


def _quiet(words: str) -> Label:
    return Label(words, READABLE, "Medium", QUIET)
