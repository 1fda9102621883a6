"""The cards of Racesmack: slightly turned blank cards with symbols drawn on them."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from bot.games.racesmack.board.inks import GOLD, INK, SCORE, WHITE, WORDS
from bot.games.racesmack.board.plan import HELD, MINI, Size, symbols, turned
from bot.games.racesmack.rules import components, finishing, phrases
from bot.games.racesmack.rules.components import Card, Regular, RulesCard
from bot.games.racesmack.rules.model import Standing
from bot.locales.phrase import spoken
from bot.render.stage import Stage, Words
from bot.render.text import measure
from bot.render.theme import Colour

PITCHES: Final = (106, 56)
"""The distance from one card of a row to the next, in pixels: of small cards, and of narrow cards in a row
that is too long for small ones.
"""
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
    void: bool = False,
) -> None:
    """Draw a card with its middle at (x, y). turn: its angle in degrees, clockwise. row: the player's row. A
    Rules Card in the size HELD shows this row's progress towards the card's goal. void: whether the card is a
    Rules Card that does not count.
    """
    if isinstance(card, RulesCard):
        stage.put(f"{'void' if void else 'rule'}-{size.key}-{turn}", x, y)
        _rule(stage, card, size, turn, x, y, row, INK if void else WHITE)
        return
    stage.put(f"paper-{size.key}-{turn}", x, y)
    if card.style != "plain":
        _counted(stage, card, size, turn, x, y)
        return
    wide, spots = symbols(size, len(card.symbols))
    for (dx, dy), (shape, colour) in zip(spots, card.symbols, strict=True):
        left, down = turned(dx, dy, turn)
        stage.put(f"{shape}-{colour}-{wide}", x + left, y + down)


def _counted(stage: Stage, card: Regular, size: Size, turn: int, x: int, y: int) -> None:
    """Draw a card of Shifting Gears: one symbol, and the number of times that it counts."""
    _, ((dx, dy), (low_x, low_y)) = symbols(size, 2)
    shape, colour = card.symbols[0]
    left, down = turned(dx, dy, turn)
    stage.put(f"{shape}-{colour}-{symbols(size, 3)[0]}", x + left, y + down)
    left, down = turned(low_x, low_y, turn)
    count = len(card.symbols)
    if card.style == "number":
        stage.write(Words(f"\u00d7{count}", 84, "Fredoka", INK), x + left, y + down, "m")
    else:
        stage.put(f"{card.style}-{count}", x + left, y + down)


def _rule(
    stage: Stage,
    card: RulesCard,
    size: Size,
    turn: int,
    x: int,
    y: int,
    row: tuple[Regular, ...],
    ink: Colour,
) -> None:
    """Draw the print of a Rules Card: its number and, in the size HELD, its rule and the row's progress
    towards the card's goal.
    """
    if size is not HELD:
        number = Words(str(card.number), 48, "Fredoka", INK, room=56)
        word = Words(stage.say("smack-rule"), 48, "Fredoka", ink, room=size.width - 28)
        stage.write(word, x, y - 22, "m")
        stage.put(f"burst-{'gold' if ink == WHITE else 'white'}-s", x, y + 52)
        stage.write(number, x, y + 52, "m")
        return
    left, down = turned(100, -126, turn)
    stage.write(Words(f"#{card.number}", 48, "Fredoka", WHITE), x + left, y + down, "r")
    lines = broken(spoken(phrases.rule(card.rule, ".short"), stage.locale).upper(), size.width - 34)
    for at, line in enumerate(lines):
        left, down = turned(0, 6 + (at - (len(lines) - 1) / 2) * 50, turn)
        stage.write(Words(line, 48, "Fredoka", WHITE, room=size.width - 30), x + left, y + down, "m")
    have, asked = finishing.progress(card.finish, row)
    left, down = turned(-104, 123, turn)
    far = stage.say("smack-finish-far", have=have, need=asked)
    stage.write(Words(far, 54, "Fredoka", GOLD, room=136), x + left, y + down)
    left, down = turned(72, 123, turn)
    stage.put(need(card.finish), x + left, y + down)


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
    pitch = wide if len(won) * wide <= right - left else slim
    most = (right - left) // pitch
    hidden = len(won) - most + 1 if len(won) > most else 0
    if hidden:
        stage.write(Words(f"+{hidden}", 48, "Fredoka", WORDS, room=slim), left, middle)
    for at, card in enumerate(won[hidden:]):
        x = left + pitch * (at + (hidden > 0)) + pitch // 2
        (mini if pitch == wide else narrow)(stage, card, x, middle)
        if counts[hidden + at]:
            stage.put("tick", x + (38 if pitch == wide else 12), middle + 46)
    if pitch == slim or len(won) == most:
        return right
    x = left + pitch * len(won) + pitch // 2
    stage.put("gap-mini", x, middle)
    return _coming(stage, standing, coming, x, middle, right) if coming else x + pitch // 2


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
