"""The red ribbon with the rule of the round, and the white strip with the prompt."""

from typing import Final, Literal

from bot.games.racesmack.board.circle import wanted
from bot.games.racesmack.board.inks import GOLD, INK, WHITE
from bot.games.racesmack.rules import components, judging, model, phrases
from bot.locales.phrase import spoken
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import measure

MIDDLE: Final = 72
LEFT: Final = 62
RIGHT: Final = 1034
LEAN: Final = 0.1
"""The slant of the text: its shift to the right per pixel of height."""
LARGE: Final = 60
SMALL: Final = 48
"""The largest and the smallest size of the text, in pixels."""
BETWEEN: Final = 24
"""The gap between two texts, in pixels."""
SIGN: Final = 72
"""The distance between the signs of two shapes or colours, in pixels."""
NUMBER: Final = 104
"""The width available for the number of the Racing Rules card, in pixels."""


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
        left = _number(stage, view.racing.number) if view.racing else LEFT
        _rule(stage, left, RIGHT, view.default, "next")


def _judged(stage: Stage, held: model.Verdict) -> None:
    """Draw the rule that decided the last round, and for a Frequency rule the shapes or colours that were
    correct. If no card was correct by the rule, write that instead.
    """
    if not held.correct or held.own:
        _written(stage, LEFT, RIGHT, stage.say(f"smack-{'own' if held.own else 'none'}-right"), "")
        return
    signs = wanted(held.rule, held.counts) if isinstance(held.rule, components.Frequency) else ()
    x = _rule(stage, LEFT, RIGHT - SIGN * len(signs), held.rule, "past")
    for at, trait in enumerate(signs):
        stage.put(f"of-{trait}", x + SIGN * at + SIGN // 2 + 6, MIDDLE)


def _ruled(stage: Stage, view: model.View) -> None:
    held = judging.verdict(view.circle, view.default, view.options)
    if judging.hopeless(view.circle, held):
        _written(stage, LEFT, RIGHT, stage.say("smack-none-can"), "")
        return
    _rule(stage, LEFT, RIGHT, held.rule, "now")


def _number(stage: Stage, number: int) -> int:
    """Draw the number of the Racing Rules card that gives the rule. Return the left edge of the text beside
    it.
    """
    stage.put("burst-white-s", LEFT + 30, MIDDLE)
    stage.write(Words(str(number), 48, "Fredoka", INK, room=56), LEFT + 30, MIDDLE, "m")
    return LEFT + NUMBER


def _rule(
    stage: Stage, left: int, right: int, rule: components.Rule, when: Literal["now", "past", "next"]
) -> int:
    """Write a rule after its introduction, in the longer form if it fits, and return the right end of the
    text. when: whether the cards that the rule makes correct can be tapped now, were correct in the last
    round, or will be correct in the next round.
    """
    told = spoken(phrases.rule(rule, ".short"), stage.locale).upper()
    room = right - left - BETWEEN - measure(told, SMALL, "Fredoka")
    white = stage.say("smack-ribbon", when="card" if when == "now" else when)
    if measure(white, SMALL, "Fredoka") > room:
        white = stage.say("smack-ribbon", when=when)
    return _written(stage, left, right, told, white)


def _written(stage: Stage, left: int, right: int, gold: str, white: str) -> int:
    """Write one text in gold and another one in white before it, as large as possible between `left` and
    `right`, and return the right end of the texts.
    """
    room = right - left
    gap = BETWEEN if white else 0
    size = next(
        (
            size
            for size in (LARGE, 56, 52)
            if measure(gold, size, "Fredoka") + measure(white, size, "Fredoka") + gap <= room
        ),
        SMALL,
    )
    if white:
        first = Words(white, size, "Fredoka", WHITE, 10, INK, drop=4, lean=LEAN)
        left = stage.write(first, left, MIDDLE) + gap
    rest = right - left
    return stage.write(
        Words(gold, size, "Fredoka", GOLD, 10, INK, room=rest, drop=4, lean=LEAN), left, MIDDLE
    )


def strip(stage: Stage, text: str, y: int, *, size: int = 50, middle: int | None = None) -> int:
    """Draw the white strip with text, and return its right end, in pixels from the left. y: the strip's
    middle. size: the font size. middle: the x of the strip's middle, or None for a strip at the left edge of
    the picture.
    """
    words = Words(text, size, "Fredoka", INK, room=950)
    width, height = words.width + 90, size + 22
    left = 36 if middle is None else middle - width // 2
    stage.draw(Overlay(_paint_strip, width, height, (width, height)), left, y - height // 2)
    stage.write(words, left + (30 if middle is None else 40), y)
    return left + width


def _paint_strip(pen: Pen, width: int, height: int) -> None:
    pen.shape([(0, 0), (width, 0), (width - 22, height), (0, height)], INK)
    pen.shape([(6, 6), (width - 8, 6), (width - 27, height - 6), (6, height - 6)], WHITE)
