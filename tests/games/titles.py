"""All titles that the contract tests check: those in the catalogue, and the toy games of the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot import catalogue
from bot.title import AnyTitle
from tests.games import bids, nim, two_cards

TOYS: Mapping[str, AnyTitle] = {title.key: title for title in (two_cards.TITLE, nim.TITLE, bids.TITLE)}
EVERY: Mapping[str, AnyTitle] = {**catalogue.TITLES, **TOYS}


def add_toys() -> None:
    """Add the toy games to the catalogue of this process."""
    catalogued: Any = catalogue.TITLES
    catalogued.update(TOYS)
