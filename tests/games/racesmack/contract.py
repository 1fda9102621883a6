"""The hooks that the contract tests need for Racesmack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random

from bot.games.racesmack.rules.model import Options, State
from tests.games.hooks import Golden, Hooks
from tests.games.racesmack.hidden import everywhere, resample


def cards(state: State) -> dict[Hashable, int]:
    return dict(Counter(everywhere(state)))


def _options(combinations: int) -> Iterator[Options]:
    """Yield the game without options, and a number of random combinations of options."""
    yield Options()
    luck = Random("Racesmack 78")
    for number in range(combinations):
        racing, penalty, noise, tie, you, gears = (luck.random() < 0.5 for _ in range(6))
        yield Options(
            "draft" if number % 2 else "published",
            racing_rules=racing,
            time_penalty=penalty,
            noise_cancelling=noise,
            tiebreaker=tie,
            after_you=you,
            shifting_gears=gears,
            taps="timed" if number // 2 % 2 else "untimed",
        )


HOOKS = Hooks(
    options=tuple(_options(8)),
    cards=cards,
    resample=resample,
    games=120,
    golden=(
        # two who finish simultaneously, Rules Cards that cancel, replaced ones, a round in which nobody is
        # right
        Golden("draft 11"),
        # hand cards that are correct, the Tiebreaker, the highest of several Rules Cards, and an end because
        # no cards are left
        Golden(
            "published 28",
            seats=6,
            options={"edition": "published", "racing_rules": True, "tiebreaker": True},
        ),
        # piles, all three penalties, a jinx that strikes, a round without a Rules Card
        Golden(
            "after you 55",
            seats=3,
            options={"after_you": True, "time_penalty": True, "shifting_gears": True},
        ),
        # cards that several players chose, and a hand card whose removal only its owner sees
        Golden(
            "untimed 22",
            seats=5,
            options={"taps": "untimed", "noise_cancelling": True, "time_penalty": True},
        ),
    ),
)
