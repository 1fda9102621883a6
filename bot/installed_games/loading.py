"""The games of other packages: the titles that the entry point group `paddock.games` names.

Each one is examined before it is used, and left out if it is broken. The examination finds mistakes, not
malice: the package runs with all the rights of the bot.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.locales.phrase import ELSEWHERE

if TYPE_CHECKING:
    from bot.title import AnyTitle

log = logging.getLogger(__name__)

GROUP: Final = "paddock.games"
"""The group of entry points. Each one names a title, such as `whist = "paddock_whist:TITLE"`."""


@dataclass(frozen=True, slots=True)
class InstalledGames:
    """The games of other packages, and the faults found in them."""

    titles: Mapping[str, AnyTitle] = field(default_factory=dict)
    """The games that can be used, by key."""
    packages: Mapping[str, str] = field(default_factory=dict)
    """The name and version of each game's package, by the game's key."""
    faults: tuple[str, ...] = ()
    """For each game that cannot be used, a sentence with its name, its package and the reason."""


def named() -> list[EntryPoint]:
    """Return the entry points of all installed games, in an order that is the same in all processes."""
    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value))


def load(ours: Iterable[AnyTitle], points: Collection[EntryPoint]) -> InstalledGames:
    """Import the titles that the entry points name, and examine them. The messages of accepted games stay in
    ELSEWHERE. ours: the bot's own games.
    """
    if not points:
        return InstalledGames()
    from bot.installed_games import examination  # noqa: PLC0415  it needs pydantic, which painters do not

    titles: dict[str, AnyTitle] = {}
    there, packages, faults = list(ours), dict[str, str](), list[str]()
    for point in points:
        package = "a package" if point.dist is None else f"{point.dist.name} {point.dist.version}"
        before, own = dict(ELSEWHERE), dict[str, Path]()
        try:
            title = examination.examined(point, package, there)
        except examination.UnfitGame as error:
            faults.append(str(error))
            log.debug("why the game %s is left out", point.name, exc_info=error)
        else:
            there.append(title)
            titles[title.key], packages[title.key] = title, package
            first = examination.first_word(title)
            own[first] = ELSEWHERE[first]
        ELSEWHERE.clear()
        ELSEWHERE.update(before | own)  # a game can add only its own messages
    return InstalledGames(titles, packages, tuple(faults))
