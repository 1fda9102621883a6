"""The investors: their terms as short texts, icons and points."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias, assert_never

from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.grid import CARD, INVESTORS, Box
from bot.games.gear_and_piston.board.inks import COPPER, INK, SEPIA
from bot.games.gear_and_piston.rules.car import Car, parts
from bot.games.gear_and_piston.rules.components import ATTRIBUTES, PROPULSIONS, Attribute, Investor
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD, worth
from bot.games.gear_and_piston.rules.showing import key, signed
from bot.render.stage import Stage, Words

FAVOURS: Final[dict[Investor, Attribute]] = {
    "comfort first": "comfort",
    "power first": "power",
    "range first": "range",
}
MOST: Final[dict[Investor, Attribute]] = {
    "most range": "range",
    "most power": "power",
    "most comfort": "comfort",
}
STEPS: Final = (2, 3)
"""The first two numbers of icons for which an investor of the first stack pays. Each further icon is worth
the difference between the two payments.
"""
WIDTHS: Final = {"medal": 58, "sign": 50, "icon": 58, "volatile": 58, "hidden": 62}
Term: TypeAlias = str | Words
"""One element of an investor's terms: the name of a sprite, or text such as the points."""


def investors(stage: Stage, chosen: Sequence[Investor]) -> None:
    """Draw a card for each investor below the places. Investors of the first stack have a wider one."""
    edges = [28, 688, 1084] if len(chosen) == 2 else [28, 532, 808, 1084]
    for at, investor in enumerate(chosen):
        box = Box(edges[at], INVESTORS, edges[at + 1] - edges[at] - 12, CARD)
        card(stage, box)
        _investor(stage, investor, box, head=len(chosen) == 2)


def _investor(stage: Stage, investor: Investor, box: Box, *, head: bool) -> None:
    """Draw what is on an investor's card: what the investor pays for and, if `head` is true, the investor's
    head.
    """
    x, end, high, low = box.x + 14, box.right - 14, box.y + 34, box.y + 95
    if head:
        stage.put("investor", x + 48, box.y + 66)
        x += 104
    if investor in FAVOURS or investor == "all alike":
        _steps(stage, investor, x, end, high, low, wide=head)
        return
    title = stage.say("piston-picture-pays", investor=key(investor))
    stage.write(Words(title, 48, "Caladea", INK, room=end - x), x, high)
    points, icons = _single(investor)
    shown = [_gain(stage, points), *icons]
    if width(shown) > end - x:
        shown = [_points(stage, points), *icons]
    terms(stage, shown, x - 8, low, closeness([shown], end - x))


TAG: Final = {True: 180, False: 160}
"""The width of the words at the right of a card that say what each further icon brings, in pixels, by whether
the card is wide.
"""


NEAR: Final = 14
"""The distance between two kinds of medals, in pixels."""


def _steps(stage: Stage, investor: Investor, x: int, end: int, high: int, low: int, *, wide: bool) -> None:
    """Draw what an investor of the first stack pays for: the first number of medals with the points for them
    below, and at the right what each further medal brings, which is the same for all attributes. wide:
    whether the card is wide.
    """
    own = FAVOURS.get(investor)
    others = [each for each in ATTRIBUTES if each != own]
    left = end - TAG[wide]
    groups = [[own], others] if own else [others]
    digit = Words(str(STEPS[0]), 50, "Serif", INK)
    each = digit.width + 6 + WIDTHS["medal"]
    free = left - x - sum(each * len(group) + NEAR * len(group) for group in groups)
    for at, group in enumerate(groups):
        medals = each * len(group) + NEAR * (len(group) - 1)
        words = _score(stage, worth(investor, group[0], STEPS[0]))
        words = replace(words, room=medals + max(0, free // (len(groups) - at)))
        width = max(medals, words.width)
        free -= width - medals
        start = x + (width - medals) // 2
        for of in group:
            stage.put(f"medal-{of}", stage.write(digit, start, high) + 6 + WIDTHS["medal"] // 2, high)
            start += each + NEAR
        stage.write(words, x + width // 2, low, "m")
        x += width + NEAR
        stage.fill(x - NEAR // 2 - 1, high - 24, 3, low - high + 48, SEPIA)
    first, second = (worth(investor, others[0], count) for count in STEPS)
    stage.write(Words(stage.say("piston-picture-more"), 48, "Caladea", SEPIA, room=TAG[wide]), left, high)
    stage.write(replace(_gain(stage, second - first), room=TAG[wide]), left, low)


def closeness(groups: Sequence[Sequence[Term]], room: int) -> float:
    """Return the factor by which the distance from an icon to its right neighbour must shrink so that all
    groups fit in `room` pixels, or 1 if there is enough room or no icon to move. The last icon of a group is
    never covered.
    """
    whole = sum(map(width, groups))
    movable = sum(_room(term) for shown in groups for term in shown[:-1] if isinstance(term, str))
    return min(1.0, 1 + (room - whole) / movable) if movable else 1.0


def width(shown: Sequence[Term]) -> int:
    """Return the width of terms in a line, in pixels."""
    return sum(map(_room, shown))


def _room(term: Term) -> int:
    return WIDTHS[term.split("-")[0]] + 2 if isinstance(term, str) else term.width + 26


def terms(stage: Stage, shown: Sequence[Term], x: int, y: int, share: float) -> int:
    """Draw icons and points in a line, and return its right edge. share: the factor that `closeness`
    returns.
    """
    for at, term in enumerate(shown, 1):
        if isinstance(term, str):
            stage.put(term, x + WIDTHS[term.split("-")[0]] // 2, y)
            x += round(_room(term) * (share if at < len(shown) else 1))
        else:
            x = stage.write(term, x + 8, y) + 18
    return x


class Brief(NamedTuple):
    """An investor's terms for one car, shortened."""

    icons: Sequence[Term]
    """The condition as icons."""
    words: Words
    """The condition in words. If the investor pays in steps, it is the car's next step."""
    points: Words

    @property
    def told(self) -> list[Term]:
        """Return the terms in words, with the medal beside them if they name exactly one attribute."""
        medals = [each for each in self.icons if isinstance(each, str) and each.startswith("medal")]
        return [*(medals if len(medals) == 1 else ()), *self.bare]

    @property
    def bare(self) -> list[Term]:
        """Return the terms in words, without icons."""
        return [self.words, self.points]

    @property
    def drawn(self) -> list[Term]:
        """Return the terms as icons, or in words if they have no icons."""
        return [*(self.icons or (self.words,)), self.points]


def brief(stage: Stage, investor: Investor, car: Car) -> Brief:
    """Return the investor's terms for the car in short. For an investor who pays in steps, they are the car's
    next step.
    """
    held = Counter(part.icon for part in parts(car))
    if investor in FAVOURS:
        of = FAVOURS[investor]
        count = max(STEPS[0], 1 + held[of])
        return _next(stage, [f"medal-{of}"], of, count, worth(investor, of, count))
    if investor == "all alike":
        of = max(ATTRIBUTES, key=lambda each: held[each])
        count = max(STEPS[0], 1 + held[of])
        return _next(stage, (), "alike", count, worth(investor, of, count))
    points, icons = _single(investor)
    words = stage.say("piston-picture-pays", investor=key(investor))
    return Brief(icons, Words(words, 48, "Caladea", INK), _points(stage, points))


def _next(stage: Stage, icons: Sequence[Term], icon: str, count: int, points: int) -> Brief:
    """Return the terms of an investor who pays in steps. count: the number of icons in the next step."""
    words = stage.say("piston-picture-next", icon=icon, count=count)
    return Brief(icons, Words(words, 48, "Caladea", INK), _points(stage, points))


def _single(investor: Investor) -> tuple[int, Sequence[Term]]:
    """Return the points from an investor who does not pay in steps, and the icons of the condition. Raises
    ValueError for one who pays in steps.
    """
    match investor:
        case "most parts":
            return SECOND, ()
        case "improvements":
            return SECOND, ("icon-improvement-generic-bottom",) * 3
        case "least volatility":
            return SECOND, ("volatile",)
        case "hybrid":
            return SECOND, tuple(f"sign-{each}" for each in PROPULSIONS)
        case "everything":
            medals = (f"medal-{each}" for each in ATTRIBUTES)
            return SECOND, (*medals, "icon-improvement-generic-bottom")
        case "inefficiency":
            return -1, ("hidden",)
        case "no scrap":
            return THIRD, ("icon-whole",)
        case "most range" | "most power" | "most comfort":
            return THIRD, (f"medal-{MOST[investor]}",)
        case "comfort first" | "power first" | "range first" | "all alike":
            raise ValueError(f"{investor} pays in steps")
        case _:
            assert_never(investor)


def _points(stage: Stage, points: int) -> Words:
    return Words(stage.say("piston-signed", **signed(points)), 50, "Serif", COPPER)


def _gain(stage: Stage, points: int) -> Words:
    return Words(stage.say("piston-picture-gain", **signed(points)), 50, "Serif", COPPER)


def _score(stage: Stage, points: int) -> Words:
    return Words(stage.say("piston-picture-score", **signed(points)), 50, "Serif", COPPER)
