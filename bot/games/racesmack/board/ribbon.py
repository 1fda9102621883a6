"""The red ribbon across every picture, which shows the rule of the round."""

from typing import Final

from bot.games.racesmack.board.circle import counting
from bot.games.racesmack.board.inks import GOLD, INK, WHITE
from bot.games.racesmack.rules import components, judging, model, phrases
from bot.locales.phrase import spoken
from bot.render.stage import Stage, Words
from bot.render.text import measure

MIDDLE: Final = 72
LEFT: Final = 62
RIGHT: Final = 1034
LEAN: Final = 0.1
"""The slant of the text, about six degrees."""
LARGE: Final = 60
NUMBER: Final = 104
"""The width available for the number of the Rules Card that gives the rule, in pixels."""


def ribbon(stage: Stage, view: model.View, *, coming: bool) -> None:
    """Draw the rule of the round. coming: whether to draw the rule for the next taps, even if the last round
    has just been judged.
    """
    if view.last is not None and not view.circle and not coming and view.phase != "revealing":
        _judged(stage, view.last.verdict)
    elif view.blind and view.phase not in ("tapping", "aiming"):
        _written(stage, LEFT, RIGHT, stage.say("smack-rule-to-come"), "")
    elif view.circle:
        _ruled(stage, view)
    else:
        racing = view.racing.number if view.racing else None
        _rule(stage, _number(stage, racing, "white"), RIGHT, view.default, "smack-wins")


def _judged(stage: Stage, held: model.Verdict) -> None:
    """Draw the rule that decided the last round, and how often the winning shape or colour was counted."""
    if not held.correct or held.own:
        _written(stage, LEFT, RIGHT, stage.say(f"smack-{'own' if held.own else 'none'}-right"), "")
        return
    x = _number(stage, counting(held), "gold")
    most = [tally for tally in held.counts if tally.count]
    if most and len(most) <= 4:
        wanted = (
            max(most, key=lambda tally: tally.count)
            if _most(held)
            else min(most, key=lambda tally: tally.count)
        )
        words = Words(str(wanted.count), LARGE, "Fredoka", WHITE, 9, INK, drop=4)
        end = RIGHT - words.width
        stage.write(words, end, MIDDLE)
        stage.put(f"of-{wanted.trait}", end - 44, MIDDLE)
        _rule(stage, x, end - 92, held.rule, "smack-did-win")
    else:
        _rule(stage, x, RIGHT, held.rule, "smack-did-win")


def _most(held: model.Verdict) -> bool:
    return isinstance(held.rule, components.Frequency) and held.rule.extreme == "most"


def _ruled(stage: Stage, view: model.View) -> None:
    held = judging.verdict(view.circle, view.default, view.options)
    if judging.hopeless(view.circle, held):
        _written(stage, LEFT, RIGHT, stage.say("smack-none-can"), "")
        return
    _rule(stage, _number(stage, counting(held), "gold"), RIGHT, held.rule, "smack-wins")


def _number(stage: Stage, number: int | None, ink: str) -> int:
    """Draw the number of the Rules Card that gives the rule, if there is one. Return the left edge of the
    text beside it.
    """
    if number is None:
        return LEFT
    stage.put(f"burst-{ink}-s", LEFT + 30, MIDDLE)
    stage.write(Words(str(number), 48, "Fredoka", INK, room=56), LEFT + 30, MIDDLE, "m")
    return LEFT + NUMBER


def _rule(stage: Stage, left: int, right: int, rule: components.Rule, verb: str) -> None:
    _written(stage, left, right, spoken(phrases.rule(rule, ".short"), stage.locale).upper(), stage.say(verb))


def _written(stage: Stage, left: int, right: int, gold: str, white: str) -> None:
    """Write one text in gold and another one in white beside it, as large as possible between `left` and
    `right`.
    """
    room = right - left
    gap = 34 if white else 0
    size = next(
        (
            size
            for size in (LARGE, 56, 52)
            if measure(gold, size, "Fredoka") + measure(white, size, "Fredoka") + gap <= room
        ),
        48,
    )
    verb = Words(white, size, "Fredoka", WHITE, 10, INK, drop=4, lean=LEAN)
    rest = room - gap - (verb.width if white else 0)
    x = stage.write(Words(gold, size, "Fredoka", GOLD, 10, INK, room=rest, drop=4, lean=LEAN), left, MIDDLE)
    if white:
        stage.write(verb, x + gap, MIDDLE)
