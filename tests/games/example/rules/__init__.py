"""The rules of Two Cards as pure functions over frozen values: a Game."""

from tests.games.example.rules.refusals import refusal
from tests.games.example.rules.scoring import outcome
from tests.games.example.rules.setup import setup
from tests.games.example.rules.turns import apply, awaits, idle, legal, longest, seats, turn
from tests.games.example.rules.views import hears, view

__all__ = [
    "apply",
    "awaits",
    "hears",
    "idle",
    "legal",
    "longest",
    "outcome",
    "refusal",
    "seats",
    "setup",
    "turn",
    "view",
]
