"""A player's hand: the growing car, its current and possible points, and the spare cards on the bench."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board import inks, signs
from bot.games.gear_head.board.car import bolted, bonus, car, gain, offered, spares, starred
from bot.games.gear_head.board.plan import CARD, CHIP, GAUGE
from bot.games.gear_head.rules import components, events, model, odds
from bot.games.gear_head.rules.actions import Action, Discard, Draw, Take
from bot.locales.phrase import Locale
from bot.render import news
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

NEWS: Final = news.NewsStyle(fill=inks.SHELF, line=inks.BENCH, ink=inks.QUIET)
HIGH: Final = 926
"""The height, in pixels, of a hand with its news in the place of the shelf."""
LEFT: Final = 24
PITCHES: Final = {True: 204, False: 181}
"""The distance from one spare card to the next, in pixels: for at most FEW cards, and for more."""
FEW: Final = 3
"""The maximum number of spare cards that are far apart."""
CARDS: Final = 597
LABEL: Final = 534
"""The top of the spare cards, and of the label above each on the edge of the bench, in pixels."""
RIM: Final = 7
"""The width of the bright rim of a card that can be discarded for free, in pixels."""
MIDDLE: Final = 687
"""The y of the middle of the words beside the spare cards, in pixels."""
RIGHT: Final = 1084
FOOT: Final = 857
"""The y of the middle of the line of text on the shelf, in pixels."""
BEST_CAR: Final = 39
"""The maximum number of points that a car can have."""
REACH: Final = 92
PLAQUE: Final = 54
"""The height of a plaque with a word, such as the unit under the gauge, in pixels."""
TIGHT: Final = 250
"""The minimum width, in pixels, in which the choices of a draw are drawn."""
NARROWEST: Final = 0.8
"""The smallest share of their width to which words about the line are squeezed."""
CHOICE: Final = 104
CHOICE_SIDE: Final = 28
"""The height of the plate of a choice, and the width of the space on each side of its words, in pixels."""
BONUS: Final = 180
"""The minimum width, in pixels, of the space for each car at the line with its bonus, beside the spare
cards.
"""
CROWDED: Final = 800
"""The maximum x, in pixels, at which the space beside the spare cards can begin and still hold cars or
words.
"""
ROOMY: Final = 510
"""The minimum width, in pixels, in which the two choices of a draw have words before them."""


def hand(
    view: model.View,
    names: Sequence[str],
    recent: Sequence[events.Event],
    locale: Locale,
    marked: Action | None,
) -> Stage:
    """Return the picture of a player's view during the race. marked: the action of the green button, or
    None.
    """
    whole = len(bolted(view)) == len(components.PARTS)
    stage = Stage(inks.WORLD, "hand-lit" if whole else "hand", locale, names)
    car(stage, view)
    _sign(stage, view, names, whole=whole)
    _gauge(stage, view, whole=whole)
    mine = view.seat == view.mover
    left = _spares(stage, view, marked, whole=whole)
    if view.drawn is not None and view.drawn not in spares(view):
        starred(stage, view.drawn)
    offers = mine and view.phase == "drawing" and bool(view.heap)
    if offers:
        offered(stage, view)
        _choices(stage, view, left, marked, whole=whole)
    elif whole:
        _ready(stage, view, left, mine=mine)
    elif mine and view.phase == "discarding" and view.last:
        _out(stage, view, left)
    placed = not offers and not whole and not view.last and _ahead(stage, view, left)
    done = news.since(recent, view.seat, _doer, acting=mine)
    if done and (placed or not view.line):
        stage.cut = HIGH  # the news takes the place of the shelf
    else:
        _shelf(stage, view, offers=offers and RIGHT - left >= TIGHT, placed=placed)
    news.news(stage, [_deed(stage, seat, each) for seat, each in done], NEWS)
    return stage


def _doer(event: events.Event) -> Seat | None:
    return event.seat if isinstance(event, events.Took | events.Discarded | events.PulledUp) else None


def _deed(stage: Stage, seat: Seat, done: Sequence[events.Event]) -> news.Deed:
    """Return a player's deeds as small pictures."""
    parts: list[news.Part] = [news.Small(66, lambda x, y: signs.disc(stage, seat, x + 33, y, "s"))]
    for event in done:
        match event:
            case events.Took(card=card):
                parts += [_word(stage, "took"), _chip(stage, card)]
            case events.Discarded(card=card):
                parts += [_word(stage, "discarded"), _chip(stage, card)]
            case events.PulledUp(rank=place, bonus=bonus):
                text = f"+{bonus}" if bonus else stage.say("place.badge", place=place)
                parts += [_word(stage, "pulled_up"), Words(text, 62, "SerifItalic", inks.GOLD)]
    return parts


def _word(stage: Stage, deed: str) -> Words:
    return Words(stage.say("gear-picture-deed", deed=deed), 48, "Bold", inks.WORDS)


def _chip(stage: Stage, card: components.Card) -> news.Small:
    return news.Small(CHIP[0], lambda x, y: signs.chip(stage, card, x, y))


def _sign(stage: Stage, view: model.View, names: Sequence[str], *, whole: bool) -> None:
    """Draw the sign: the player's prompt, the player's place at the line, or whose turn it is."""
    assert view.seat is not None
    assert view.mover is not None
    mine = view.seat == view.mover
    if view.seat in view.line:
        place = view.line.index(view.seat) + 1
        signs.sign(stage, view.seat, lambda _: stage.say("gear-picture-at-line", place=place), last=False)
        return
    if not mine:
        name = names[view.mover]
        signs.sign(stage, view.mover, lambda shown: stage.say("turn", name=shown), name, last=False)
        return
    deed = "discarding"
    if view.phase == "drawing":
        deed = "drawing" if view.deck else "taking"
    elif whole:
        deed = "last" if view.last else "complete"
    signs.sign(stage, view.seat, lambda _: stage.say("gear-picture-prompt", deed=deed), last=view.last)


def _power(view: model.View) -> int:
    return sum(each.value for each in bolted(view).values())


def _gauge(stage: Stage, view: model.View, *, whole: bool) -> None:
    """Draw the gauge with the car's points."""
    total = _power(view) + (bonus(view) if whole else 0)
    stage.put("gauge", *GAUGE)
    stage.draw(Overlay(_needle, 2 * REACH, 2 * REACH, (total,)), GAUGE[0] - REACH, GAUGE[1] - REACH)
    stage.write(Words(str(total), 76, "Black", inks.INK, 5, inks.ROUNDEL), GAUGE[0], GAUGE[1] + 43, "m")
    unit = Words(stage.say("gear-picture-unit"), 48, "Bold", inks.INK, room=136)
    wide = unit.width + 30
    stage.draw(Overlay(_plaque, wide, PLAQUE, (wide, inks.ROUNDEL)), GAUGE[0] - wide // 2, GAUGE[1] + 76)
    stage.write(unit, GAUGE[0], GAUGE[1] + 76 + PLAQUE // 2, "m")


def _plaque(pen: Pen, width: int, fill: Colour) -> None:
    pen.framed(width, PLAQUE, fill, inks.INK, line=4, radius=10)


def _needle(pen: Pen, value: int) -> None:
    """Draw the needle at `value`, on a scale from 0 to BEST_CAR."""
    needle = turned([(84, 0), (0, 11), (-18, 0), (0, -11)], 150 + 240 * value / BEST_CAR)
    middle = pen.at(REACH, REACH)
    middle.shape(needle, inks.NEEDLE)
    middle.stroke([*needle, needle[0]], inks.INK, 4)
    middle.disc(0, 0, 14, inks.INK)


def _spares(stage: Stage, view: model.View, marked: Action | None, *, whole: bool) -> int:
    """Draw the spare cards with their labels, and return the left edge of the free space beside them. whole:
    whether the car is complete.
    """
    lying = spares(view)
    pitch = PITCHES[len(lying) <= FEW]
    left = LEFT - 8 * (len(lying) == 6)
    new = len(lying) - 1 - lying[::-1].index(view.drawn) if view.drawn in lying else None
    rimmed = view.seat == view.mover and view.phase == "discarding" and not whole
    for at, each in enumerate(lying):
        x = left + at * pitch
        if rimmed:
            rim = Overlay(_rim, CARD[0] + 2 * RIM, CARD[1] + 2 * RIM)
            stage.draw(rim, x - RIM, CARDS - RIM)
        if not rimmed:
            told = stage.say("gear-picture-new" if at == new else "gear-picture-spare")
            _label(stage, told, x + CARD[0] // 2, golden=at == new)
        signs.card(stage, each, x, CARDS)
    if rimmed:
        _discards(stage, lying, left, pitch, marked.card if isinstance(marked, Discard) else None)
    return LEFT + len(lying) * pitch + 18


def _discards(
    stage: Stage, lying: Sequence[components.Card], left: int, pitch: int, marked: components.Card | None
) -> None:
    """Draw one label for all spare cards if they have the same power, or else label the marked one if it is
    the weakest. left, pitch: the left edge of the first card, and the distance from one to the next.
    """
    least = min(card.value for card in lying)
    if all(card.value == least for card in lying):
        middle = left + ((len(lying) - 1) * pitch + CARD[0]) // 2
        _label(
            stage,
            stage.say("gear-picture-same", count=len(lying)),
            middle,
            (len(lying) - 1) * pitch + CARD[0],
        )
        return
    for at, card in enumerate(lying):
        if card == marked and card.value == least:
            middle = left + at * pitch + CARD[0] // 2
            _label(stage, stage.say("gear-picture-weakest"), middle, pitch, golden=True)


def _label(stage: Stage, told: str, x: int, room: int = CARD[0] + 6, *, golden: bool = False) -> None:
    """Draw the label of a spare card, with its middle at x. room: its maximum width in pixels. golden:
    whether it is lit.
    """
    words = Words(told, 48, "Bold", inks.INK, room=room - 20)
    wide = words.width + 26
    fill = inks.NEW if golden else inks.ROUNDEL
    stage.draw(Overlay(_plaque, wide, PLAQUE, (wide, fill)), x - wide // 2, LABEL)
    stage.write(words, x, LABEL + PLAQUE // 2, "m")


def _rim(pen: Pen) -> None:
    pen.box(0, 0, CARD[0] + 2 * RIM, CARD[1] + 2 * RIM, inks.GOLD, 22)


def _out(stage: Stage, view: model.View, left: int) -> None:
    """Write the missing Part or the number of missing ones, and that the car is out, if there is room. left:
    the left edge of the free space.
    """
    if left > CROWDED:
        return
    missing = [part for part in components.PARTS if part not in bolted(view)]
    lacks = stage.say("gear-picture-missing", parts=len(missing), part=missing[0].lower())
    for line, ink, down in ((lacks, inks.WORDS, -37), (stage.say("gear-picture-out"), inks.GOLD, 37)):
        stage.write(Words(line, 64, "SerifItalic", ink, room=RIGHT - left), left, MIDDLE + down)


def _ahead(stage: Stage, view: model.View, left: int) -> bool:
    """Draw the first cars at the line beside the spare cards or, if there are none, the bonus for the first.
    Return whether there was room. left: the left edge of the free space.
    """
    there = view.line[: len(components.BONUSES)]
    room = RIGHT - left
    if left > CROWDED or room < BONUS * len(there):
        return False
    title = stage.say(f"gear-picture-{'line' if there else 'first-car'}")
    end = stage.write(Words(title, 52, "Bold", inks.QUIET, room=room), left, MIDDLE - (78 if there else 50))
    if not there:
        points = f"+{stage.say('points', points=components.BONUSES[0])}"
        stage.write(Words(points, 76, "SerifItalic", inks.GOLD, room=room), left, MIDDLE + 36)
        return True
    coming = len(there) < min(len(components.BONUSES), len(view.held) - 1)
    coming = coming and room >= BONUS * (len(there) + 1)
    count = len(there) + coming
    pitch = min(230, room // count)
    wide, top = count * pitch - 6, MIDDLE - 40
    unit = Words(stage.say("gear-picture-bonus"), 48, "Bold", inks.GOLD)
    if end + 30 + unit.width <= left + wide:
        stage.write(unit, left + wide, MIDDLE - 78, "r")
    stage.draw(Overlay(_podium, wide, PODIUM, (wide, count)), left, top)
    for at in range(count):
        x, rest = left + at * pitch + 16, at == len(there)
        place = Words(stage.say("place.badge", place=at + 1), 48, "Bold", inks.QUIET, room=pitch - 40)
        stage.write(place, x, top + 38)
        bonus = Words(f"+{components.BONUSES[at]}", 66, "SerifItalic", inks.QUIET if rest else inks.GOLD)
        stage.write(bonus, left + (at + 1) * pitch - 22, top + 104, "r")
        if not rest:
            signs.disc(stage, there[at], x + 34, top + 106, "s")
    return True


PODIUM: Final = 152
"""The height of the plaque with the cars at the line, in pixels."""


def _podium(pen: Pen, width: int, count: int) -> None:
    """Draw the plaque with the cars at the line, with a thin line between two places."""
    pen.framed(width, PODIUM, inks.SHELF, inks.INK, line=5, radius=16)
    for at in range(1, count):
        pen.box(at * width / count - 1, 18, 3, PODIUM - 36, inks.BENCH)


def _choices(stage: Stage, view: model.View, left: int, marked: Action | None, *, whole: bool) -> None:
    """Draw the choices of a draw as plates, if there is room. left: the left edge of the free space. marked:
    the action whose plate is golden, or None.
    """
    if RIGHT - left < TIGHT:
        return
    more, power = gain(view), _power(view)
    stays_whole = whole or len({*bolted(view), view.heap[-1].part}) == len(components.PARTS)
    extra = bonus(view) if stays_whole else 0
    middles = (MIDDLE - 61, MIDDLE + 61) if view.deck else (MIDDLE,)
    width, end = RIGHT - left, RIGHT - CHOICE_SIDE
    for at, middle in enumerate(middles):
        fill = inks.NEW if marked == (Draw() if at else Take()) else inks.ROUNDEL
        plate = Overlay(_choice, width, CHOICE, (width, fill))
        stage.draw(plate, left, middle - CHOICE // 2)
        x = left + CHOICE_SIDE
        if width >= ROOMY:
            word = stage.say(f"gear-picture-{'draw' if at else 'take'}")
            stage.write(Words(word, 60, "SerifItalic", inks.INK, room=160), x, middle)
            x += 176
        if at:
            stage.put("back-chip", x, middle - CHIP[1] // 2)
            words = _odds(stage, odds.tenths(view), end - x - CHIP[0] - 20)
        else:
            room = end - signs.chip(stage, view.heap[-1], x, middle) - 20
            words = _after(power + more, extra, room) if more and extra else _brings(stage, more, room)
        stage.write(words, end, middle, "r")


def _choice(pen: Pen, width: int, fill: Colour) -> None:
    pen.framed(width, CHOICE, fill, inks.INK, line=5, radius=16)


def _after(power: int, bonus: int, room: int) -> Words:
    """Return the car's points as a sum, with the bonus as a separate term if it fits in `room` pixels."""
    total = Words(f"= {power + bonus}", 72, "Black", inks.INK)
    whole = Words(f"{power} + {bonus} = {power + bonus}", 64, "Black", inks.INK)
    return whole if bonus and whole.width <= room else total


def _brings(stage: Stage, more: int, room: int) -> Words:
    """Return the words for the points that a card adds to the car, or for no gain. If they do not fit in
    `room` pixels, they are only the number.
    """
    told = f"+{stage.say('points', points=more)}" if more else stage.say("gear-picture-no-gain")
    long = Words(told, 64 if more else 52, "Black" if more else "Bold", inks.INK)
    return long if long.width <= room else Words(f"+{more}", 72, "Black", inks.INK)


def _odds(stage: Stage, tenths: int, room: int) -> Words:
    """Return how many of ten cards help, as a sentence if it fits in `room` pixels."""
    long = Words(stage.say("gear-picture-odds", tenths=tenths), 52, "Bold", inks.INK)
    short = Words(stage.say("gear-picture-odds.short", tenths=tenths), 52, "Bold", inks.INK, room=room)
    return long if long.width <= room else short


def _ready(stage: Stage, view: model.View, left: int, *, mine: bool) -> None:
    """Write the points of a complete car with its bonus, and below them the condition for the bonus, or that
    the leader is unknown.
    """
    power, extra = _power(view), bonus(view)
    there = view.seat in view.line
    if mine and not there:
        high = stage.say("gear-picture-now", total=power + extra)
        low = stage.say(f"gear-picture-{'leader' if view.line else 'first'}")
    else:
        high = stage.say("gear-picture-total", power=power, bonus=extra, total=power + extra)
        low = stage.say(f"gear-picture-{'leader' if there else 'if-next'}")
    if not spares(view):
        stage.write(Words(high, 96, "SerifItalic", inks.GOLD, room=1040), 550, MIDDLE - 37, "m")
        stage.write(Words(low, 56, "Medium", inks.QUIET, room=1040), 550, MIDDLE + 57, "m")
        return
    stage.write(Words(high, 92, "SerifItalic", inks.GOLD, room=RIGHT - left), left, MIDDLE - 41)
    x = left
    if mine and not there and extra:
        x = stage.write(Words(f"{power} + {extra}", 60, "Black", inks.WORDS), x, MIDDLE + 53) + 34
    stage.write(Words(low, 56, "Medium", inks.QUIET, room=RIGHT - x), x, MIDDLE + 53)


def _shelf(stage: Stage, view: model.View, *, offers: bool, placed: bool) -> None:
    """Draw the deck, and unless they are drawn elsewhere, the heap and the line. offers: whether the top card
    of the heap is drawn above, as a choice. placed: whether the line is drawn beside the spare cards.
    """
    empty = stage.say("gear-picture-empty")
    x = 28
    if not offers:  # otherwise the card is drawn above
        x = stage.write(Words(stage.say("gear-picture-heap"), 48, "Bold", inks.QUIET, room=160), x, FOOT) + 14
        if view.heap:
            x = signs.chip(stage, view.heap[-1], x, FOOT) + 50
        else:
            x = stage.write(Words(empty, 48, "Bold", inks.WORDS, room=160), x, FOOT) + 40
    x = stage.write(Words(stage.say("gear-picture-deck"), 48, "Bold", inks.QUIET, room=160), x, FOOT) + 14
    told = Words(str(view.deck), 52, "Black", inks.WORDS)
    if not view.deck:
        told = Words(empty, 48, "Bold", inks.WORDS, room=160)
    x = stage.write(told, x, FOOT) + 50
    if not placed:
        _line(stage, view, x)


def _line(stage: Stage, view: model.View, x: int) -> None:
    """Draw the line: its cars, only their number, or the first car's bonus. x: the left edge."""
    there = len(view.line)
    if not there:
        points = Words(f"+{stage.say('points', points=components.BONUSES[0])}", 54, "SerifItalic", inks.GOLD)
        room = RIGHT - x - points.width - 22
        first = Words(stage.say("gear-picture-first-car"), 48, "Bold", inks.QUIET)
        if room >= NARROWEST * first.width:
            stage.write(points, stage.write(replace(first, room=room), x, FOOT) + 22, FOOT)
        return
    if there > 5:
        text = stage.say("gear-picture-crowd", there=there, seats=len(view.held))
        stage.write(Words(text, 48, "Bold", inks.QUIET, room=RIGHT - x), x, FOOT)
        return
    won = components.BONUSES[:there] if there <= len(components.BONUSES) else ()
    pitch = 142 if won else 76
    room = RIGHT - x - 22 - pitch * there
    long = Words(stage.say("gear-picture-line"), 48, "Bold", inks.QUIET)
    word = long if long.width <= room else Words(stage.say("gear-picture-line.short"), 48, "Bold", inks.QUIET)
    if word.width > room:
        won, pitch = (), 76
        room = RIGHT - x - 22 - pitch * there
    if room >= NARROWEST * word.width:
        x = stage.write(replace(word, room=room), x, FOOT) + 22
    else:
        pitch = min(pitch, (RIGHT - 66 - x) // max(1, there - 1))
    for at, seat in enumerate(view.line):
        signs.disc(stage, seat, x + 34 + at * pitch, FOOT, "s")
        if won:
            stage.write(Words(f"+{won[at]}", 56, "SerifItalic", inks.GOLD), x + 72 + at * pitch, FOOT)
