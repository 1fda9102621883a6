"""Phrases for parts, cells of a car, and players with figures."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.games.gear_and_piston.rules import components, showing
from bot.games.gear_and_piston.rules.car import Car, Cell, number
from bot.locales.phrase import Phrase, Text

Form: TypeAlias = Literal["piston-part", "piston-a-part", "piston-button-part"]
"""The message for a part: in a list, in a sentence (with its article), or on a button."""


@lru_cache(maxsize=512)
def named(part: components.Part, form: Form = "piston-part") -> Phrase:
    """Return the phrase for a part with its icons, such as "electric motor (Range)"."""
    carried = (part.icon, "reliable" * part.reliability, "volatile" * bool(part.volatility))
    mark = "scrap" if part.stock == "scrap" else "-".join(filter(None, carried)) or "none"
    return Phrase(form, kind=showing.kind(part), mark=mark, volatility=part.volatility)


def row(parts: Iterable[components.Part]) -> Sequence[Text] | Phrase:
    """Return a phrase for each part, or a single phrase that says that there are none."""
    return [named(part) for part in parts] or Phrase("piston-nothing")


def several(kinds: Iterable[tuple[str, int]]) -> Sequence[Text]:
    """Return the phrases for several kinds of parts with their numbers, such as "an axle" and "2 gears".
    kinds: the key of each kind, and the number.
    """
    return [Phrase("piston-several", kind=each, count=count) for each, count in kinds]


def cell_name(car: Car, cell: Cell) -> Phrase:
    """Return the phrase for a cell of the car, such as "top 3"."""
    return Phrase("piston-cell", row=cell.row, column=number(car, cell))


def place_name(place: str) -> Phrase:
    """Return the phrase for a cell by its name in events, such as "top 3" for T3."""
    return Phrase("piston-cell", row="top" if place[0] == "T" else "bottom", column=int(place[1:]))


def track(names: Sequence[str], figures: Iterable[int]) -> Sequence[Text]:
    """Return a phrase for each player with a figure, such as "Ann 2" and "Bo 0"."""
    told = [Phrase("piston-number", **showing.signed(figure)) for figure in figures]
    pairs = zip(names, told, strict=False)
    return [Phrase("piston-figure", name=name, figure=figure) for name, figure in pairs]
