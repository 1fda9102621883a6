"""Every title that is held to the contract: those of the catalogue, and the toy game of the documents."""

from __future__ import annotations

from collections.abc import Mapping

from bot.catalogue import TITLES
from bot.title import AnyTitle
from tests.games import example

EVERY: Mapping[str, AnyTitle] = {**TITLES, example.TITLE.key: example.TITLE}


def package_of(title: AnyTitle) -> str:
    """The package of a title's game: bot.games.rasant."""
    name: str = title.rules.game.__name__  # type: ignore[attr-defined]  # a game is a module
    return name.rpartition(".")[0]
