"""The red ribbon over every picture: the one rule of the round."""

from typing import Final

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
PITCH: Final = 96
"""The distance from one number to the next."""
NUMBERS: Final = 300
"""The room for the numbers of Rules Cards beside a rule. If there are many, their bursts overlap."""
MANY: Final = 366
"""The room for these numbers beside fewer words."""


def ribbon(stage: Stage, view: model.View, *, coming: bool) -> None:
    """Draw the rule of the round. coming: whether to draw the rule of the next taps, even if the last round
    has just been judged.
    """
    if view.last is not None and not view.circle and not coming and view.phase != "revealing":
        _judged(stage, view.last.verdict)
    elif view.blind and view.phase not in ("tapping", "aiming"):
        _written(stage, LEFT, RIGHT, stage.say("smack-rule-to-come"), "")
    elif view.circle:
        _ruled(stage, view)
    else:
        numbers = (view.racing.number,) if view.racing else ()
        _rule(stage, _numbers(stage, numbers, "white", NUMBERS), RIGHT, view.default, "smack-wins")


def _judged(stage: Stage, held: model.Verdict) -> None:
    """Draw the rule that decided the last round, and how often the winning shape or colour was counted."""
    if not held.correct or held.own:
        _written(stage, LEFT, RIGHT, stage.say(f"smack-{'own' if held.own else 'none'}-right"), "")
        return
    x = _bursts(stage, held)
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
        _written(stage, _bursts(stage, held, MANY), RIGHT, stage.say("smack-none-can"), "")
        return
    _rule(stage, _bursts(stage, held), RIGHT, held.rule, "smack-wins")


def _bursts(stage: Stage, held: model.Verdict, room: int = NUMBERS) -> int:
    """Draw the Rules Cards in the circle: the one that decides in gold, those that cancel each
    other in grey.
    """
    if held.source in ("card", "highest"):
        return _numbers(stage, held.numbers[-1:], "gold", room)
    return _numbers(stage, held.numbers, "grey", room)


def _numbers(stage: Stage, numbers: tuple[int, ...], ink: str, room: int) -> int:
    """Draw the numbers of Rules Cards. Return the left edge of the text beside them."""
    pitch = min(PITCH, room // max(len(numbers), 1))
    places = [LEFT + 30 + at * pitch for at in range(len(numbers))]
    for x in places:
        stage.put(f"burst-{ink}-s", x, MIDDLE)
    for x, number in zip(places, numbers, strict=True):
        stage.write(Words(str(number), 48, "Fredoka", INK, room=min(56, pitch - 4)), x, MIDDLE, "m")
    return LEFT + (len(numbers) - 1) * pitch + PITCH + 8 if numbers else LEFT


def _rule(stage: Stage, left: int, right: int, rule: components.Rule, verb: str) -> None:
    _written(stage, left, right, spoken(phrases.rule(rule, ".short"), stage.locale).upper(), stage.say(verb))


def _written(stage: Stage, left: int, right: int, gold: str, white: str) -> None:
    """Draw one text in gold and one in white beside it, as large as there is room."""
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
