"""The investors: their terms as short texts, icons and points."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, TypeAlias, assert_never

from bot.games.gear_and_piston.board.grid import FEET
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
"""The first two numbers of icons for which an investor of the first stack pays. Each further icon pays as
much as the step between them.
"""
BETWEEN: Final = (12, 24, 12, 0)
"""The distances after the words of an investor of the first stack, in pixels."""
WIDTHS: Final = {"medal": 58, "sign": 50, "icon": 58, "volatile": 58, "hidden": 62}
Term: TypeAlias = str | Words
"""One element of an investor's terms: the name of a sprite, or text such as the points."""


def investors(stage: Stage, chosen: Sequence[Investor]) -> None:
    """Draw all investors in columns below the places. Investors of the first stack have longer texts."""
    wide = [each in FAVOURS or each == "all alike" for each in chosen]
    second = 704 if wide[0] else 560
    columns = [34, second] if len(chosen) == 2 else [34, 640, 852]
    for at, investor in enumerate(chosen):
        heads = len(chosen) == 2 or at == 0
        _investor(stage, investor, columns[at], [*columns, 1066][at + 1] - 8, head=heads)


def _investor(stage: Stage, investor: Investor, x: int, end: int, *, head: bool) -> None:
    if head:
        stage.put("investor", x + 50, FEET + 75)
        x += 106
    high, low = FEET + 42, FEET + 106
    if investor in FAVOURS or investor == "all alike":
        own = FAVOURS.get(investor)
        others = [each for each in ATTRIBUTES if each != own]
        rest: list[Term] = [f"medal-{each}" for each in others]
        if own is None:
            _step(stage, investor, "alike", others[0], x, high, end)
            terms(stage, rest, x, low, 1)
        else:
            _step(stage, investor, own, own, x, high, end)
            _step(stage, investor, "alike", others[0], terms(stage, rest, x, low, 1) + 8, low, end)
        return
    title = stage.say("piston-picture-pays", investor=key(investor))
    stage.write(Words(title, 48, "Caladea", INK, room=end - x), x, high)
    shown = list(_single(stage, investor))
    terms(stage, shown, x, low, closeness([shown], end - x))


def _step(stage: Stage, investor: Investor, icon: str, of: Attribute, x: int, y: int, end: int) -> None:
    """Write what an investor of the first stack pays: for the first number of icons, and for each more. icon:
    the key of the counted icons in messages. of: an attribute whose icons count.
    """
    first, second = (worth(investor, of, count) for count in STEPS)
    words = [
        Words(stage.say("piston-picture-next", icon=icon, count=STEPS[0]), 48, "Caladea", INK),
        _points(stage, first),
        Words(stage.say("piston-picture-more"), 48, "Caladea", SEPIA),
        _points(stage, second - first),
    ]
    room = end - x - sum(BETWEEN)
    share = min(1, room / sum(each.width for each in words))
    for each, gap in zip(words, BETWEEN, strict=True):
        x = stage.write(replace(each, room=int(each.width * share)), x, y) + gap


def closeness(groups: Sequence[Sequence[Term]], room: int) -> float:
    """Return the factor by which the distance from an icon to its right neighbour must shrink so that all
    groups fit in `room` pixels, or 1 if there is enough room. The last icon of a group is never covered.
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
        """Return the terms in words, with the icon of the attribute beside them if they name exactly one."""
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
    icons = [term for term in _single(stage, investor) if isinstance(term, str)]
    points = next(term for term in _single(stage, investor) if isinstance(term, Words))
    words = stage.say("piston-picture-pays", investor=key(investor))
    return Brief(icons, Words(words, 48, "Caladea", INK), points)


def _next(stage: Stage, icons: Sequence[Term], icon: str, count: int, points: int) -> Brief:
    """Return the terms of an investor who pays in steps. count: the number of icons in the next step."""
    words = stage.say("piston-picture-next", icon=icon, count=count)
    return Brief(icons, Words(words, 48, "Caladea", INK), _points(stage, points))


def _single(stage: Stage, investor: Investor) -> Iterator[Term]:
    """Yield the terms of an investor who pays without steps."""
    match investor:
        case "most parts":
            yield _points(stage, SECOND)
        case "improvements":
            yield _points(stage, SECOND)
            yield from ("icon-improvement-generic-bottom",) * 3
        case "least volatility":
            yield from (_points(stage, SECOND), "volatile")
        case "hybrid":
            yield _points(stage, SECOND)
            yield from (f"sign-{each}" for each in PROPULSIONS)
        case "everything":
            yield _points(stage, SECOND)
            yield from (f"medal-{each}" for each in ATTRIBUTES)
            yield "icon-improvement-generic-bottom"
        case "inefficiency":
            yield from (_points(stage, -1), "hidden")
        case "no scrap":
            yield from (_points(stage, THIRD), "icon-whole")
        case "most range" | "most power" | "most comfort":
            yield from (_points(stage, THIRD), f"medal-{MOST[investor]}")
        case "comfort first" | "power first" | "range first" | "all alike":
            return
        case _:
            assert_never(investor)


def _points(stage: Stage, points: int) -> Words:
    return Words(stage.say("piston-signed", **signed(points)), 50, "Serif", COPPER)
