"""Two lines over the cards: the rule of a round to come, or what decided the one that was judged."""

from __future__ import annotations

from typing import Final

from bot.games.racesmack.board.captions import rule_line
from bot.games.racesmack.board.formula import HIGH as SIGN_HIGH
from bot.games.racesmack.board.formula import SIGN, trait
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.model import Tally, Verdict, View
from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, READABLE, SIGNAL, TEXT

HIGH: Final = 128
"""How high the two lines are together."""
LARGE: Final = 60
COUNTED: Final = SIGN + 44
"""How wide a number that was counted is, with its sign."""


def verdict(scene: Scene, view: View, top: int) -> None:
    """What decided the round that was judged last, or before it what will decide the first one."""
    if view.last is None:
        coming(scene, view, top)
        return
    held = view.last.verdict
    _small(scene, f"Round {view.last.round}: {_outcome(held)}{_why(held)}", top)
    large, counts = rule_line(held.rule), _counts(held)
    room = RIGHT - LEFT - len(counts) * COUNTED
    label = Label(fitted(large, READABLE, "Black", room), READABLE, "Black", TEXT, BOARD)
    x = scene.write(label, LEFT, top + 92) + 24
    for tally in counts:
        scene.put(trait(tally.trait, BOARD, TEXT), x, top + 92 - SIGN_HIGH // 2)
        number = Label(str(tally.count), READABLE, "Black", TEXT, BOARD)
        x = scene.write(number, x + SIGN + 6, top + 92) + 14


def coming(scene: Scene, view: View, top: int) -> None:
    """What will decide the round in progress."""
    small, large = _before(view)
    _small(scene, small, top)
    room = RIGHT - LEFT
    scene.write(Label(fitted(large, LARGE, "Black", room), LARGE, "Black", SIGNAL, BOARD), LEFT, top + 90)


def _small(scene: Scene, text: str, top: int) -> None:
    label = Label(fitted(text, READABLE, "Medium", RIGHT - LEFT), READABLE, "Medium", QUIET, BOARD)
    scene.write(label, LEFT, top + 24)


def _before(view: View) -> tuple[str, str]:
    """The default rule, and when it does not hold; in After You the rule that holds, once that is known."""
    source = f"Racing Rules {view.racing.number}" if view.racing else ""
    if view.blind:
        return _turned_up(view, source)
    several = view.options.noise_cancelling or view.options.edition == "published"
    unless = "a Rules Card" if several else "a single Rules Card"
    start = f"{source}, unless" if source else "Unless"
    return f"{start} {unless} decides:", rule_line(view.default)


def _turned_up(view: View, source: str) -> tuple[str, str]:
    """After You: the rule of the card that came up, or what is waited for."""
    if view.phase not in ("tapping", "aiming"):
        return "The Rules Card that comes up decides:", "turn up until one comes"
    tops = (laid.cards[-1] for laid in view.circle)
    came = next((top for top in tops if isinstance(top, RulesCard)), None)
    if came is None:
        return f"No Rules Card came{f', {source}' if source else ''}:", rule_line(view.default)
    return f"Rules Card {came.number} decides:", rule_line(came.rule)


def _why(verdict: Verdict) -> str:
    """Why that rule held."""
    numbers = " and ".join(map(str, verdict.numbers))
    cancelled = f"{numbers} cancel" if len(verdict.numbers) > 1 else "no Rules Card"
    return {
        "default": cancelled,
        "racing": cancelled if verdict.numbers else "Racing Rules",
        "card": f"Rules Card {numbers}",
        "highest": f"{verdict.numbers[-1] if verdict.numbers else ''} is the highest",
    }[verdict.source]


def _outcome(verdict: Verdict) -> str:
    """How a tie was broken, or that no card was correct."""
    if verdict.own:
        return "none correct, so one's own is; "
    if not verdict.correct:
        return "no card correct; "
    return f"tie of {', '.join(verdict.tied)}; " if verdict.tied else ""


def _counts(verdict: Verdict) -> list[Tally]:
    """What was counted, most first."""
    counts = [tally for tally in verdict.counts if tally.count]
    return sorted(counts, key=lambda tally: -tally.count)
