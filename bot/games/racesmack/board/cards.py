"""The cards of Racesmack: slightly turned blank cards with symbols drawn on them."""

from collections.abc import Collection, Sequence
from itertools import combinations, pairwise
from typing import Final, Literal, TypeAlias

from bot.games.racesmack.board.inks import GOLD, INK, SCORE, WHITE, WORDS
from bot.games.racesmack.board.plan import MINI, Size, symbols, turned
from bot.games.racesmack.rules import components, finishing, phrases
from bot.games.racesmack.rules.components import Card, Regular, RulesCard, Trait
from bot.games.racesmack.rules.model import Standing
from bot.locales.phrase import spoken
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned as slanted
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.render.theme import Colour

PITCHES: Final = (106, 56)
"""The distance from one card of a row to the next, in pixels: of small cards, and of narrow cards in a row
that is too long for small ones.
"""
Print: TypeAlias = Literal["rule", "goal", "number", "decides", "void"]
"""The print of a Rules Card: its rule and the sign of its goal, its goal in words (both in the size HELD),
its number, that it decides the round, or its number on a card that does not count.
"""
BAR: Final = (208, 30)
"""The width and the height of the bar that shows how far a goal is reached, in pixels."""
SIGN: Final = 80
"""The width of a sign after a number, with the space around it, in pixels."""


def lay(
    stage: Stage,
    card: Card,
    size: Size,
    turn: int,
    x: int,
    y: int,
    row: tuple[Regular, ...] = (),
    *,
    told: Print = "number",
    lit: Collection[Trait] = (),
) -> None:
    """Draw a card with its middle at (x, y). turn: its angle in degrees, clockwise. row: the player's row. A
    Rules Card in the size HELD shows this row's progress towards the card's goal. told: the print of a Rules
    Card. lit: the shapes or colours whose symbols lie on a golden disc.
    """
    if isinstance(card, RulesCard):
        stage.put(f"{'void' if told == 'void' else 'rule'}-{size.key}-{turn}", x, y)
        if told in ("rule", "goal"):
            _written(stage, card, size, turn, x, y, row, goal=told == "goal")
        elif told == "decides":
            _lines(stage, stage.say("smack-sets-rule").split(), size, turn, x, y)
        else:
            _numbered(stage, card, size, x, y, INK if told == "void" else WHITE)
        return
    stage.put(f"paper-{size.key}-{turn}", x, y)
    if card.style != "plain":
        _counted(stage, card, size, turn, x, y, lit)
        return
    wide, spots = symbols(size, len(card.symbols))
    lying = [
        (shape, colour, *turned(dx, dy, turn))
        for (dx, dy), (shape, colour) in zip(spots, card.symbols, strict=True)
    ]
    for shape, colour, left, down in lying:
        if shape in lit or colour in lit:
            stage.put(f"halo-{wide}", x + left, y + down)
    for shape, colour, left, down in lying:
        stage.put(f"{shape}-{colour}-{wide}", x + left, y + down)


def _counted(
    stage: Stage, card: Regular, size: Size, turn: int, x: int, y: int, lit: Collection[Trait]
) -> None:
    """Draw a card of Shifting Gears: one symbol, and the number of times that it counts."""
    _, ((dx, dy), (low_x, low_y)) = symbols(size, 2)
    (shape, colour), wide = card.symbols[0], symbols(size, 3)[0]
    left, down = turned(dx, dy, turn)
    if shape in lit or colour in lit:
        stage.put(f"halo-{wide}", x + left, y + down)
    stage.put(f"{shape}-{colour}-{wide}", x + left, y + down)
    left, down = turned(low_x, low_y, turn)
    count = len(card.symbols)
    if card.style == "number":
        stage.write(Words(f"\u00d7{count}", 84, "Fredoka", INK), x + left, y + down, "m")
    else:
        stage.put(f"{card.style}-{count}", x + left, y + down)


def _numbered(stage: Stage, card: RulesCard, size: Size, x: int, y: int, ink: Colour) -> None:
    """Write the number of a Rules Card."""
    number = Words(str(card.number), 48, "Fredoka", INK, room=56)
    word = Words(stage.say("smack-rule"), 48, "Fredoka", ink, room=size.width - 28)
    stage.write(word, x, y - 22, "m")
    stage.put(f"burst-{'gold' if ink == WHITE else 'white'}-s", x, y + 52)
    stage.write(number, x, y + 52, "m")


def _lines(stage: Stage, lines: Sequence[str], size: Size, turn: int, x: int, y: int) -> None:
    """Write lines with their middle at (x, y)."""
    for at, line in enumerate(lines):
        left, down = turned(0, (at - (len(lines) - 1) / 2) * 46, turn)
        stage.write(Words(line, 48, "Fredoka", WHITE, room=size.width - 30), x + left, y + down, "m")


def _written(
    stage: Stage,
    card: RulesCard,
    size: Size,
    turn: int,
    x: int,
    y: int,
    row: tuple[Regular, ...],
    *,
    goal: bool,
) -> None:
    """Write the rule of a Rules Card or, for `goal`, its goal, and the row's progress to the goal."""

    def at(dx: int, dy: int) -> tuple[int, int]:
        left, down = turned(dx, dy, turn)
        return x + left, y + down

    head = f"#{card.number}" if goal else stage.say("smack-rule")
    stage.write(Words(head, 48, "Fredoka", GOLD, 8, INK, room=136), *at(100, -132), "r")
    text = phrases.goal(card.finish, ".button") if goal else phrases.rule(card.rule, ".short")
    lines = broken(spoken(text, stage.locale).upper(), size.width - 34)
    _lines(stage, lines, size, turn, *at(0, -24))
    have, asked = finishing.progress(card.finish, row)
    far = Words(
        stage.say("smack-finish-far", have=have, need=asked), 54, "Fredoka", WHITE if goal else GOLD, room=136
    )
    level = 74 if goal else 128
    stage.write(far, *at(-104, level))
    stage.put(need(card.finish), *at(76, level))
    if goal:
        wide, high = BAR
        bar = Overlay(_bar, wide + 8, high + 16, (turn, min(1.0, have / asked)))
        left, top = at(0, 124)
        stage.draw(bar, left - wide // 2 - 4, top - high // 2 - 8)
    else:
        stage.write(Words(stage.say("smack-goal"), 48, "Fredoka", WHITE, room=208), *at(-104, 74))


def _bar(pen: Pen, turn: int, share: float) -> None:
    wide, high = BAR
    middle = pen.at(wide / 2 + 4, high / 2 + 8)
    for part, inset, colour in ((1.0, 0, WHITE), (1.0, 4, INK), (share, 4, GOLD)):
        left, low = inset - wide / 2, high / 2 - inset
        right = left + (wide - 2 * inset) * part
        middle.shape(slanted([(left, -low), (right, -low), (right, low), (left, low)], turn), colour)


def broken(text: str, room: int) -> tuple[str, ...]:
    """Return the text in as few lines as possible, at most three, each at most `room` pixels wide. If it does
    not fit, the widest line is as narrow as possible.
    """
    words = text.split()
    cuts = (cut for count in range(3) for cut in combinations(range(1, len(words)), count))
    ways = (
        tuple(" ".join(words[start:end]) for start, end in pairwise((0, *cut, len(words)))) for cut in cuts
    )
    return min(ways, key=lambda way: max(room, *(measure(line, 48, "Fredoka") for line in way)))


_UPRIGHT = {
    1: (64, ((0, 0),)),
    2: (38, ((0, -25), (0, 26))),
    3: (38, ((-19, -30), (18, 0), (-19, 31))),
    4: (30, ((-19, -24), (19, -24), (-19, 20), (19, 20))),
}


def mini(stage: Stage, card: Regular, x: int, y: int) -> None:
    """Draw a small card of a row."""
    stage.put("mini", x, y)
    _symbols(stage, card, x, y)


def _symbols(stage: Stage, card: Regular, x: int, y: int) -> None:
    """Draw the symbols of a small card. On a card of Shifting Gears, the symbol is repeated as often as it
    counts.
    """
    wide, spots = _UPRIGHT[len(card.symbols)]
    for (dx, dy), (shape, colour) in zip(spots, card.symbols, strict=True):
        stage.put(f"{shape}-{colour}-{wide}", x + dx, y + dy)


def narrow(stage: Stage, card: Regular, x: int, y: int) -> None:
    """Draw a card of a long row, with its symbols in a column."""
    stage.put("narrow", x, y)
    pitch = min(34, (MINI[1] - 16) // len(card.symbols))
    for at, (shape, colour) in enumerate(card.symbols):
        dy = round((at - (len(card.symbols) - 1) / 2) * pitch)
        stage.put(f"{shape}-{colour}-30", x, y + dy)


def pitch_of(count: int, room: int) -> int:
    """Return the distance from one card of a row to the next, in pixels: that of small cards if `count` of
    them fit into `room` pixels, otherwise that of narrow cards.
    """
    wide, slim = PITCHES
    return wide if count * wide <= room else slim


def small(stage: Stage, card: Regular, pitch: int, x: int, y: int) -> None:
    """Draw a card of a row with its middle at (x, y): small or, for the smaller pitch, narrow."""
    (mini if pitch == PITCHES[0] else narrow)(stage, card, x, y)


def row(
    stage: Stage, standing: Standing, left: int, right: int, middle: int, coming: Sequence[Card] = ()
) -> int:
    """Draw a row of small cards, with a tick on those that count, and an empty place for the next one if
    there is enough room. If there is no room for all cards, the first ones are only counted. Return where the
    drawing ends, in pixels from the left. left, right: the ends of the row. coming: the cards that the player
    can win now, the last of which is drawn in the empty place.
    """
    won, counts = standing.row, finishing.counting(standing)
    wide, slim = PITCHES
    pitch = pitch_of(len(won), right - left)
    most = (right - left) // pitch
    hidden = len(won) - most + 1 if len(won) > most else 0
    if hidden:
        stage.write(Words(f"+{hidden}", 48, "Fredoka", WORDS, room=slim), left, middle)
    for at, card in enumerate(won[hidden:]):
        x = left + pitch * (at + (hidden > 0)) + pitch // 2
        small(stage, card, pitch, x, middle)
        if counts[hidden + at]:
            stage.put("tick", x + (38 if pitch == wide else 12), middle + 46)
    end = left + pitch * len(won)
    if not coming or pitch == slim or len(won) == most:
        return min(end, right)
    stage.put("gap-mini", end + pitch // 2, middle)
    return _coming(stage, standing, coming, end + pitch // 2, middle, right)


def _coming(stage: Stage, standing: Standing, cards: Sequence[Card], x: int, middle: int, right: int) -> int:
    """Draw the last of the cards that can be won in the empty place at x, and beside it the gain: progress
    towards the goal or, without a goal, the number of cards. Return where the drawing ends. right: the end of
    the row.
    """
    card = cards[-1]
    if isinstance(card, Regular):
        _symbols(stage, card, x, middle)
    aim = standing.finish
    gain = max(finishing.gains(standing, card)) if aim is not None else len(cards)
    told, x = Words(f"+{gain}", 64, "Fredoka", SCORE), x + MINI[0] // 2 + 16
    if not gain or x + told.width + SIGN > right:
        return x
    stage.put("cards" if aim is None else f"{need(aim)}-m", stage.write(told, x, middle) + SIGN // 2, middle)
    return x + told.width + SIGN


def need(finish: components.Finish) -> str:
    """Return the name of the sprite for the cards or symbols that a goal counts."""
    match finish:
        case components.CardsWith(_, trait):
            return f"with-{trait}"
        case components.SymbolsOf(_, trait):
            return f"of-{trait}"
        case components.Length():
            return "length"
        case components.NoEqualNeighbours(_, aspect):
            return f"apart-{aspect}"
        case components.EachTwice(_, aspect):
            return f"every-{aspect}"
        case components.AllDifferent(_, aspect):
            return f"sets-{aspect}"
        case components.TwoKinds(_, traits):
            return f"two-{'-'.join(sorted(traits, key=_place))}"
        case components.ThreeKinds(_, traits):
            return f"three-{'-'.join(sorted(traits, key=_place))}"


def _place(trait: str) -> int:
    return [*map(str, (*components.SHAPES, *components.COLOURS))].index(trait)
