"""The points that the investors give (docs/rules/gear-and-piston.md, section 7)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.games.gear_and_piston.rules import components
from bot.locales.phrase import Phrase

SECOND = 3
"""The points that most investors of the second stack give."""
THIRD = 2
"""The points that an investor of the third stack gives."""
IMPROVEMENTS = 3
"""The number of improvements that the investor "improvements" requires."""


@dataclass(frozen=True, slots=True)
class Prototype:
    """The properties of a car for which investors give points."""

    parts: tuple[components.Part, ...]
    """The parts of the car, including scraps."""
    blueprints: int
    """The number of Blueprints in hand."""
    volatility: int
    """The Volatility after subtracting Reliability."""

    @property
    def own(self) -> tuple[components.Part, ...]:
        """Return the parts other than scrap."""
        return tuple(part for part in self.parts if part.stock != "scrap")

    def icons(self, attribute: components.Attribute) -> int:
        """Return the number of the car's icons of an attribute."""
        return sum(part.icon == attribute for part in self.parts)

    def count(self, type: components.PartType) -> int:
        """Return the number of the car's parts of a type, without scraps."""
        return sum(part.type == type for part in self.own)


Verdict: TypeAlias = tuple[Phrase, int]
"""The reason for the points that an investor gives, and the points."""


def verdict(investor: components.Investor, prototype: Prototype, prototypes: Sequence[Prototype]) -> Verdict:
    """Return the points that the investor gives to a car, with the reason. prototypes: the cars of all
    players, to compare.
    """
    match investor:
        case "comfort first" | "power first" | "range first" | "all alike":
            return _by_icons(investor, prototype)
        case "most parts":
            return _most(prototype, prototypes, lambda each: len(each.own), investor, SECOND)
        case "improvements":
            found = prototype.count("improvement")
            return _paid(investor, found), SECOND * (found >= IMPROVEMENTS)
        case "least volatility":
            least = min(each.volatility for each in prototypes)
            return _paid(investor, prototype.volatility), SECOND * (prototype.volatility == least)
        case "hybrid":
            return _hybrid(prototype)
        case "everything":
            return _everything(prototype)
        case "inefficiency":
            return _paid(investor, prototype.blueprints), -prototype.blueprints
        case "no scrap":
            scraps = len(prototype.parts) - len(prototype.own)
            return _paid(investor, scraps), THIRD * (not scraps)
        case "most range":
            return _most(prototype, prototypes, lambda each: each.icons("range"), investor, THIRD)
        case "most power":
            return _most(prototype, prototypes, lambda each: each.icons("power"), investor, THIRD)
        case "most comfort":
            return _most(prototype, prototypes, lambda each: each.icons("comfort"), investor, THIRD)


def worth(investor: components.Investor, attribute: components.Attribute, icons: int) -> int:
    """Return the points of an investor of the first stack for the given number of icons of an attribute
    (docs/rules/gear-and-piston.md, section 7).
    """
    if icons < 2:
        return 0
    if investor == "all alike":
        return 2 * icons - 2
    return 2 * icons - 1 if investor == f"{attribute} first" else 2 * icons - 3


def _paid(investor: components.Investor, count: int) -> Phrase:
    return Phrase("piston-paid", investor=investor.replace(" ", "-"), count=count)


def _by_icons(
    investor: Literal["comfort first", "power first", "range first", "all alike"], prototype: Prototype
) -> Verdict:
    comfort, power, range = map(prototype.icons, components.ATTRIBUTES)
    name = investor.replace(" ", "-")
    reason = Phrase("piston-paid-icons", investor=name, comfort=comfort, power=power, range=range)
    points = sum(
        worth(investor, attribute, prototype.icons(attribute)) for attribute in components.ATTRIBUTES
    )
    return reason, points


def _most(
    prototype: Prototype,
    prototypes: Sequence[Prototype],
    count: Callable[[Prototype], int],
    investor: components.Investor,
    points: int,
) -> Verdict:
    """Return the verdict of an investor who pays every player with the highest count above 0."""
    own = count(prototype)
    wins = own > 0 and own == max(count(each) for each in prototypes)
    return _paid(investor, own), points * wins


def _hybrid(prototype: Prototype) -> Verdict:
    """Return the verdict of the investor who wants two propulsions in one car (docs/rules/gear-and-piston.md,
    Ruling 12).
    """
    kinds = {(part.type, part.colour) for part in prototype.own}
    pairs = sum({("motor", colour), ("fuel supply", colour)} <= kinds for colour in components.PROPULSIONS)
    return Phrase("piston-paid-hybrid", count=pairs), SECOND * (pairs >= 2)


def _everything(prototype: Prototype) -> Verdict:
    """Return the verdict of the investor who wants one of everything (docs/rules/gear-and-piston.md, House
    2).
    """
    found = sum(bool(prototype.icons(attribute)) for attribute in components.ATTRIBUTES)
    found += bool(prototype.count("improvement"))
    return Phrase("piston-paid-everything", count=found), SECOND * (found > len(components.ATTRIBUTES))
