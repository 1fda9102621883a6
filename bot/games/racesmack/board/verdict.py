"""Two lines over the circle: the rule of a round to come, or what decided the one that was judged."""

from __future__ import annotations

from typing import Final

from bot.games.racesmack.board.captions import rule_line
from bot.games.racesmack.rules.components import RulesCard
from bot.games.racesmack.rules.model import Tally, Verdict, View
from bot.render.canvas import Scene
from bot.render.panels import LEFT, RIGHT
from bot.render.text import Label, fitted
from bot.render.theme import BOARD, QUIET, SIGNAL, SMALLEST, TEXT, Colour

HIGH: Final = 100
"""How high the two lines are together."""


def verdict(scene: Scene, view: View, top: int) -> None:
    """What decided the round that the circle shows, or what will decide it."""
    if view.circle or view.last is None:
        coming(scene, view, top)
    else:
        _write(scene, *_after(view.last.verdict, view.last.round), TEXT, top)


def coming(scene: Scene, view: View, top: int) -> None:
    """What will decide the round in progress."""
    _write(scene, *_before(view), SIGNAL, top)


def _write(scene: Scene, small: str, large: str, ink: Colour, top: int) -> None:
    room = RIGHT - LEFT
    above = Label(fitted(small, SMALLEST, "Medium", room), SMALLEST, "Medium", QUIET, BOARD)
    scene.write(above, LEFT, top + 22)
    scene.write(Label(fitted(large, 44, "Bold", room), 44, "Bold", ink, BOARD), LEFT, top + 70)


def _before(view: View) -> tuple[str, str]:
    """The default rule, and when it does not hold; in After You the rule that holds, once that is known."""
    source = f"Racing Rules {view.racing.number}" if view.racing else "The default"
    if view.blind:
        return _turned_up(view, source)
    several = view.options.noise_cancelling or view.options.edition == "published"
    unless = "unless a Rules Card decides" if several else "unless just one Rules Card decides"
    return f"{source}, {unless}:", rule_line(view.default)


def _turned_up(view: View, default: str) -> tuple[str, str]:
    """After You: the rule of the card that came up, or what is waited for."""
    if view.phase not in ("tapping", "aiming"):
        return "The Rules Card that comes up decides:", "turn up cards until one comes"
    tops = (laid.cards[-1] for laid in view.circle)
    came = next((top for top in tops if isinstance(top, RulesCard)), None)
    if came is None:
        return f"No Rules Card came. {default}:", rule_line(view.default)
    return f"Rules Card {came.number} decides:", rule_line(came.rule)


def _after(verdict: Verdict, round: int) -> tuple[str, str]:
    """The rule that held and why, and what was counted."""
    numbers = " and ".join(map(str, verdict.numbers))
    cancelled = f"{numbers} cancel" if len(verdict.numbers) > 1 else "no Rules Card"
    why = {
        "default": cancelled,
        "racing": "Racing Rules" if not verdict.numbers else f"{numbers} cancel, Racing Rules",
        "card": f"Rules Card {numbers}",
        "highest": f"Rules Card {verdict.numbers[-1] if verdict.numbers else ''} is the highest",
    }[verdict.source]
    return f"Round {round}, {why}: {rule_line(verdict.rule)}", _counted(verdict)


def _counted(verdict: Verdict) -> str:
    """What was counted, and how a tie was broken; or that no card was correct."""
    parts = [_tallies(verdict.counts)] if verdict.counts else []
    if verdict.tied:
        parts = [f"tie of {', '.join(verdict.tied)}: {_tallies(verdict.colours)}"]
        if verdict.symbols is not None:
            parts.append(f"then {verdict.symbols} {'symbol' if verdict.symbols == 1 else 'symbols'}")
    if verdict.own:
        parts.append("none correct, so each one's own is")
    elif not verdict.correct:
        parts.append("no card is correct")
    elif not parts:
        parts.append(f"correct: {', '.join(verdict.correct)}")
    return "; ".join(parts)


def _tallies(tallies: tuple[Tally, ...]) -> str:
    order = sorted(tallies, key=lambda tally: -tally.count)
    return ", ".join(f"{tally.trait} {tally.count}" for tally in order if tally.count)
