"""The investors: their terms as short texts, icons and points."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias, assert_never

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import places
from bot.games.gear_and_piston.board.cards import card
from bot.games.gear_and_piston.board.grid import INVESTORS, Box
from bot.games.gear_and_piston.board.inks import COPPER, INK, SEPIA
from bot.games.gear_and_piston.rules.car import NO_CAR, Car, parts
from bot.games.gear_and_piston.rules.components import ATTRIBUTES, PROPULSIONS, Attribute, Investor
from bot.games.gear_and_piston.rules.investors import SECOND, THIRD, worth
from bot.games.gear_and_piston.rules.model import View
from bot.games.gear_and_piston.rules.outlook import score_now
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
NARROWEST: Final = 0.76
"""The smallest share of their width to which the words of the investors' terms are narrowed."""
Term: TypeAlias = str | Words
"""One element of an investor's terms: the name of a sprite, or text such as the points."""


class Brief(NamedTuple):
    """An investor's terms for one car, shortened."""

    icons: Sequence[Term]
    """The condition as icons."""
    words: Words
    """The condition in words. If the investor pays in steps, it is the car's next step."""
    points: Words

    @property
    def told(self) -> list[Term]:
        """Return the terms in words, with their icon beside them if they have exactly one."""
        return [*([self.icon] if self.icon else ()), *self.bare]

    @property
    def icon(self) -> str:
        """Return the only icon of the terms, or "" if there is not exactly one."""
        return next((each for each in self.icons if isinstance(each, str) and len(self.icons) == 1), "")

    @property
    def bare(self) -> list[Term]:
        """Return the terms in words, without icons."""
        return [self.words, self.points]

    @property
    def drawn(self) -> list[Term]:
        """Return the terms as icons, or in words if they have no icons."""
        return [*(self.icons or (self.words,)), self.points]


def investors(stage: Stage, view: View) -> None:
    """Draw a card for each investor below the places, with the first step of an investor who pays in steps.
    If there is room, a label comes before the cards, and each card has the token of the player whom the
    investor would pay most now, unless there are several.
    """
    x, y, width, high = INVESTORS
    chosen = view.investors
    told = [brief(stage, investor, NO_CAR) for investor in chosen]
    paid = [_paid(view, at) for at in range(len(chosen))]
    needed = [
        each.words.width + each.points.width + AROUND + TOKEN * (seat is not None)
        for each, seat in zip(told, paid, strict=True)
    ]
    room = width - GAP * (len(chosen) - 1)
    label = Words(stage.say("piston-picture-investors"), 48, "Serif", SEPIA)
    if sum(needed) + label.width + LABELLED <= room:
        x = stage.write(label, x + 8, y + high // 2) + LABELLED - 8
        room -= label.width + LABELLED
    even = max(needed) * len(chosen) <= room
    for each, need, seat in zip(told, needed, paid, strict=True):
        wide = room // len(chosen) if even else room * need // sum(needed)
        card(stage, Box(x, y, wide, high))
        inside = Box(x, y, wide, high)
        if seat is not None and sum(needed) <= room:
            places.token(stage, seat, 29, inside.right - 44, y + high // 2)
            inside = inside._replace(width=wide - TOKEN)
        _investor(stage, each, inside)
        x += wide + GAP


def _paid(view: View, at: int) -> Seat | None:
    """Return the player whom an investor would pay most now, or None if nobody would be paid or several would
    be paid most. at: the index of the investor.
    """
    points = [score_now(view, seat)[at].points for seat in range(len(view.cars))]
    best = [seat for seat, each in enumerate(points) if each == max(points) > 0]
    return best[0] if len(best) == 1 else None


TOKEN: Final = 72
"""The width of the space for a token on an investor's card, in pixels."""


LABELLED: Final = 32
"""The width of the spaces beside the label before the cards, in pixels."""
GAP: Final = 12
"""The distance between two investors' cards, in pixels."""
AROUND: Final = 52
"""The width of the spaces beside and between the words on an investor's card, in pixels."""


def _investor(stage: Stage, told: Brief, box: Box) -> None:
    """Write an investor's condition, or draw it as icons if the words do not fit, and write the points for
    it.
    """
    middle, start, end = box.y + box.height // 2, box.x + 16, box.right - 16
    stage.write(told.points, end, middle, "r")
    room = end - told.points.width - 20 - start
    icon = told.icon
    if icon and told.words.width * NARROWEST + width([icon]) + 10 <= room:
        stage.put(icon, start + width([icon]) // 2, middle)
        start, room = start + width([icon]) + 10, room - width([icon]) - 10
    if told.words.width * NARROWEST > room and told.icons:
        terms(stage, told.icons, start, middle, closeness([told.icons], room))
        return
    stage.write(replace(told.words, room=room), start, middle)


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
    """Draw terms in a line, and return its right edge. share: the factor that `closeness` returns."""
    for at, term in enumerate(shown, 1):
        if isinstance(term, str):
            stage.put(term, x + WIDTHS[term.split("-")[0]] // 2, y)
            x += round(_room(term) * (share if at < len(shown) else 1))
        else:
            x = stage.write(term, x + 8, y) + 18
    return x


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
