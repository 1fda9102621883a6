"""A player's hand: the car that grows, what it is worth and would be, and the spare cards on the bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.gear_head.board import captions
from bot.games.gear_head.board.car import bolted, bonus, car, gain, offered, spares, star, starred
from bot.games.gear_head.board.inks import GOLD, INK, NEEDLE, QUIET, ROUNDEL, WORDS, WORLD
from bot.games.gear_head.board.plan import CARD, CHIP, GAUGE
from bot.games.gear_head.board.signs import card, chip, disc, sign
from bot.games.gear_head.rules.components import PARTS
from bot.games.gear_head.rules.model import View
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned
from bot.render.stage import Stage, Words

LEFT: Final = 24
PITCH: Final = 181
CARDS: Final = 580
"""The top of the spare cards."""
RIGHT: Final = 1084
FOOT: Final = 857
"""The middle of the line of words on the shelf."""
FULL: Final = 39
"""What a car is worth at most."""
REACH: Final = 92
ROOMY: Final = 470
"""In so much room words stand before the cards that may be had."""


def hand(view: View, names: Sequence[str]) -> Stage:
    """What one player may know, while the race is on."""
    whole = len(bolted(view)) == len(PARTS)
    stage = Stage(WORLD, "hand-lit" if whole else "hand", names=names)
    car(stage, view)
    _sign(stage, view, names, whole=whole)
    _gauge(stage, view, whole=whole)
    mine = view.seat == view.mover
    left = _spares(stage, view)
    if view.drawn is not None and view.drawn not in spares(view):
        starred(stage, view.drawn)
    if mine and view.phase == "drawing" and view.heap:
        offered(stage, view)
        _choices(stage, view, left, whole=whole)
    elif whole:
        _ready(stage, view, left, mine=mine)
    else:
        _lacking(stage, view, left, mine=mine)
    _shelf(stage, view)
    return stage


def _sign(stage: Stage, view: View, names: Sequence[str], *, whole: bool) -> None:
    """What its owner may do, or waits for."""
    assert view.seat is not None
    assert view.mover is not None
    before, name, mine = "", "", view.seat == view.mover
    if view.seat in view.line:
        before = captions.at_line(view.line.index(view.seat) + 1)
    elif not mine:
        before, name = captions.WAIT, names[view.mover]
    elif view.phase == "drawing":
        before = captions.DRAW if view.deck else captions.TAKE
    elif whole:
        before = captions.LAST_PULL_UP if view.last else captions.PULL_UP
    else:
        before = captions.DISCARD
    sign(stage, view.seat, before, name, "", last=view.last and mine)


def _power(view: View) -> int:
    return sum(each.value for each in bolted(view).values())


def _gauge(stage: Stage, view: View, *, whole: bool) -> None:
    """What the car is worth, with Pole Position once it is whole."""
    total = _power(view) + (bonus(view) if whole else 0)
    stage.put("gauge", *GAUGE)
    stage.draw(Overlay(_needle, 2 * REACH, 2 * REACH, (total,)), GAUGE[0] - REACH, GAUGE[1] - REACH)
    stage.write(Words(str(total), 88, "Black", INK, 5, ROUNDEL), GAUGE[0], GAUGE[1] + 62, "m")


def _needle(pen: Pen, value: int) -> None:
    """The needle at that value, of all that a car can be worth."""
    needle = turned([(84, 0), (0, 11), (-18, 0), (0, -11)], 150 + 240 * value / FULL)
    middle = pen.at(REACH, REACH)
    middle.shape(needle, NEEDLE)
    middle.stroke([*needle, needle[0]], INK, 4)
    middle.disc(0, 0, 14, INK)


def _spares(stage: Stage, view: View) -> int:
    """The spare cards, the new one starred; answers where room begins."""
    lying = spares(view)
    for at, each in enumerate(lying):
        x = LEFT - 8 * (len(lying) == 6) + at * PITCH
        card(stage, each, x, CARDS)
    if view.drawn in lying:
        at = len(lying) - 1 - lying[::-1].index(view.drawn)
        star(stage, LEFT + at * PITCH + CARD[0] - 28, CARDS + 2)
    return LEFT + len(lying) * PITCH + 18


def _lacking(stage: Stage, view: View, left: int, *, mine: bool) -> None:
    """How many cards are spare, and how many Parts missing."""
    if left > 800:
        return
    told = [captions.missing(len(PARTS) - len(bolted(view)))]
    if mine and view.last and view.phase == "discarding":
        told.append(captions.OUT)
    elif spare := len(spares(view)):
        told.insert(0, captions.spare(spare))
    for at, line in enumerate(told):
        ink = GOLD if at or len(told) == 1 else WORDS
        stage.write(Words(line, 64, "SerifItalic", ink), left, CARDS + 107 + (2 * at + 1 - len(told)) * 37)


def _choices(stage: Stage, view: View, left: int, *, whole: bool) -> None:
    """What the car would be worth after taking the top of the heap; what the deck brings nobody knows."""
    more, power = gain(view), _power(view)
    stays_whole = whole or len({*bolted(view), view.heap[-1].part}) == len(PARTS)
    after = power + more + (bonus(view) if stays_whole else 0)
    middles = (CARDS + 58, CARDS + 156) if view.deck else (CARDS + 107,)
    for at, middle in enumerate(middles):
        x = left
        if RIGHT - left >= ROOMY:
            word = captions.BY_DRAWING if at else captions.BY_TAKING
            stage.write(Words(word, 64, "SerifItalic", WORDS), x, middle)
            x += 180
        elif RIGHT - left < 250:
            return
        if at:
            stage.put("back-chip", x, middle - CHIP[1] // 2)
            stage.write(Words(captions.UNKNOWN, 72, "Black", WORDS), x + CHIP[0] + 20, middle)
        else:
            end = chip(stage, view.heap[-1], x, middle)
            stage.write(Words(captions.worth(after), 72, "Black", GOLD if more else WORDS), end + 20, middle)


def _ready(stage: Stage, view: View, left: int, *, mine: bool) -> None:
    """What a whole car is worth at the line."""
    power, extra = _power(view), bonus(view)
    there = view.seat in view.line
    if mine and not there:
        high = captions.now(power + extra)
        low = captions.HIDDEN if view.line else captions.FIRST
    else:
        high = captions.total(power, extra)
        low = captions.HIDDEN if there else captions.IF_NEXT
    if not spares(view):
        stage.write(Words(high, 96, "SerifItalic", GOLD), 550, CARDS + 70, "m")
        stage.write(Words(low, 56, "Medium", QUIET), 550, CARDS + 164, "m")
        return
    stage.write(Words(high, 92, "SerifItalic", GOLD, room=RIGHT - left), left, CARDS + 66)
    x = left
    if mine and not there and extra:
        x = stage.write(Words(captions.summed(power, extra), 60, "Black", WORDS), x, CARDS + 160) + 34
    stage.write(Words(low, 56, "Medium", QUIET, room=RIGHT - x), x, CARDS + 160)


def _shelf(stage: Stage, view: View) -> None:
    """The heap, the deck, and who is at the line."""
    x = stage.write(Words(captions.HEAP, 48, "Bold", QUIET), 28, FOOT) + 14
    if view.heap:
        x = chip(stage, view.heap[-1], x, FOOT) + 50
    else:
        x = stage.write(Words(captions.EMPTY, 48, "Bold", WORDS), x, FOOT) + 40
    x = stage.write(Words(captions.DECK, 48, "Bold", QUIET), x, FOOT) + 14
    told = (
        Words(str(view.deck), 52, "Black", WORDS) if view.deck else Words(captions.EMPTY, 48, "Bold", WORDS)
    )
    x = stage.write(told, x, FOOT) + 50
    there = len(view.line)
    if there > 5:
        stage.write(
            Words(captions.crowded(there, len(view.held)), 48, "Bold", QUIET, room=RIGHT - x), x, FOOT
        )
    elif there:
        word = captions.LINE if there < 4 else captions.SHORT_LINE
        x = stage.write(Words(word, 48, "Bold", QUIET), x, FOOT) + 56
        pitch = min(76, (RIGHT - 34 - x) // max(1, there - 1))
        for at, seat in enumerate(view.line):
            disc(stage, seat, x + at * pitch, FOOT, "s")
