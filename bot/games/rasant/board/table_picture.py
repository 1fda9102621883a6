"""The public table: the road with the stakes, the cards of the round, and the drivers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board import inks, pieces, plan
from bot.games.rasant.rules import components, model, overtaking
from bot.locales.phrase import Locale
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import broken, fitted, measure, titled
from bot.render.theme import Colour

LEFT: Final = 16
GAP: Final = 12
PLATES: Final = 716
HIGH: Final = 234
"""The top of the drivers' plates, and their height, in pixels."""
CARDS: Final = 318
"""The top of the cards of the round, in pixels."""
STAKE: Final = 292
STAKE_ROOM: Final = 324
"""The middle of the words about the points of the round, beside their arrow, and the width available for
them, in pixels.
"""
ROUND: Final = 482
"""The left edge of the card that wins so far, in pixels."""
FACE: Final = 110
"""The distance from the left edge of the leading driver's helmet to the points beside it, in pixels."""
DISCARD: Final = 446
BIN: Final = (388, 214)
"""The left edge of the plate with the driver who discards, and its width and height, in pixels."""
CHIP: Final = 368
PAID: Final = 472
"""The middles of the card that wins so far and of its points while a driver discards, in pixels."""
NEXT: Final = 720
"""The left edge of the place for the next card, in pixels."""
LAST: Final = 874
"""The middle of the last win, in pixels from the left."""
SIZES: Final = (84, 76, 68, 60, 52)
"""The sizes of a headline, in pixels."""
LEAD: Final = 314
"""The left edge of the place for a round's first card, in pixels."""
RIM: Final = 14
"""The width of the rim of the card that wins so far, in pixels."""
NARROWEST: Final = 0.7
"""The smallest fraction of its natural width to which the unit of the points is squeezed. If it would need
less, it is left out.
"""
SQUEEZE: Final = 0.82
"""The smallest fraction of its natural width to which a name is squeezed. If it would need less, it is also
shortened.
"""


def board(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the public view during the game."""
    stage = Stage(inks.WORLD, "table", locale, names)
    pieces.road(stage, plan.TABLE, view)
    if view.phase == "drafting":
        pieces.unplaced(stage, view, 376, 94)
    else:
        _last(stage, view)
        if view.colour is not None:
            stage.put(f"arrow-table-{view.colour}", 0, 0)
        _round(stage, view)
    shown = [_driver(stage, view, seat, name) for seat, name in enumerate(names)]
    _stake(stage, view, shown)
    _head(stage, view, shown)
    return stage


def _head(stage: Stage, view: model.View, names: Sequence[str]) -> None:
    """Draw the headline about the player to move, and beside it the figures of the round or the draft. names:
    the names as they fit in the plates.
    """
    assert view.mover is not None
    told = [stage.say("rasant-picture-line", cars=len(view.line), most=plan.PLACES)]
    if view.phase != "drafting":
        deck = stage.say("rasant-picture-deck", cards=view.reserve)
        told = [stage.say("rasant-picture-round", round=view.round), deck]
    words = [Words(text, 48, "Bold", inks.TITLE, room=250) for text in told]
    for at, each in enumerate(words):
        stage.write(each, 1076, (66 if len(told) == 1 else 40) + 53 * at, "r")
    pieces.helmet(stage, view.mover, 62, 64)
    beats = view.phase == "following"
    end = 1076 - max(each.width for each in words) - 24
    room = min(700, end - 126) if not beats else end - 126 - 24 - pieces.CHIP
    x = title(stage, "rasant-picture-turn", view.phase, names[view.mover], room)
    if beats:
        pieces.chip(stage, view.laid[-1].card, x + 24, 62)


def title(stage: Stage, id: str, phase: str, name: str, room: int) -> int:
    """Draw the headline of a picture in capitals, in two lines if the name would otherwise have to be
    shortened, and return its right edge in pixels. id: the id of its message, which receives `phase` and
    `name`. room: its maximum width in pixels.
    """

    def say(shown: str) -> str:
        return stage.say(id, phase=phase, name=shown).upper()

    text, size = titled(say, name.upper(), SIZES, "Manrope", room)
    if name.upper() in text:
        return stage.write(Words(text, size, "Manrope", inks.TITLE, room=room), 126, 66)
    lines = broken(say(name.upper()), 48, "Manrope", room)
    if len(lines) == 1:
        return stage.write(Words(lines[0], 48, "Manrope", inks.TITLE), 126, 66)
    ends = [
        stage.write(Words(line, 48, "Manrope", inks.TITLE, room=room), 126, 30 + 41 * at)
        for at, line in enumerate(lines)
    ]
    return max(ends)


def _last(stage: Stage, view: model.View) -> None:
    """Draw the winner and the points of the last overtaking, unless the round has cards or a driver
    discards.
    """
    if view.last is None or view.laid or view.phase == "paying":
        return
    pieces.helmet(stage, view.last.seat, LAST, 366, small=True)
    words = Words(stage.say("rasant-picture-last"), 48, "Bold", inks.WORDS, room=124)
    stage.write(words, LAST, 430, "m")
    stage.write(Words(f"+{view.last.points}", 52, "Manrope", inks.WORDS), LAST, 488, "m")


def _round(stage: Stage, view: model.View) -> None:
    """Draw the card that wins the round so far, in a golden rim. Beside it is the place of the next one, with
    the helmet of the driver to move. Before the lead, draw the place of the first card instead. While a
    driver discards, draw that driver.
    """
    if view.phase == "paying" and view.mover is not None:
        _discard(stage, view.laid, view.mover)
        return
    if not view.laid:
        _lead(stage, view)
        return
    width, height = pieces.CARDS["round"]
    rim = pieces.plate(width + 2 * RIM, height + 2 * RIM, inks.LIT, inks.LIT, 24)
    stage.draw(rim, ROUND - RIM, CARDS - RIM)
    pieces.card(stage, view.laid[-1].card, "round", ROUND, CARDS)
    if view.mover is not None and view.phase == "following":
        stage.put("target", NEXT, CARDS)
        pieces.helmet(stage, view.mover, NEXT + 73, CARDS + 104)


def _discard(stage: Stage, laid: Sequence[model.Laid], mover: Seat) -> None:
    """Draw the driver who discards beside a bin, on a golden plate, and the card that wins the round so far,
    if there is one, in a small size.
    """
    if laid:
        pieces.chip(stage, laid[-1].card, STAKE - pieces.CHIP // 2, CHIP)
    stage.draw(pieces.plate(*BIN, inks.LIT, inks.CREAM), DISCARD, CARDS - 3)
    pieces.helmet(stage, mover, DISCARD + 96, CARDS + 108)
    stage.put("bin-l", DISCARD + 264, CARDS + 112)


def _lead(stage: Stage, view: model.View) -> None:
    """Draw the place for a round's first card, with the signs of all colours that can lead."""
    stage.put("target", LEAD, CARDS)
    for at, suit in enumerate(components.COLOURS):
        stage.put(f"mark-{suit}-lit", LEAD + 44 + at % 2 * 58, CARDS + 72 + at // 2 * 60)
    if view.phase == "leading":
        told = broken(stage.say("rasant-picture-open"), 48, "Bold", 320)
        pieces.lines(stage, told, LEAD + 176, 420, 320)


def _stake(stage: Stage, view: model.View, names: Sequence[str]) -> None:
    """Draw who wins the round so far, and the points that they would get. While a driver discards, leave out
    the words. Before the lead, draw nothing. names: the names as they fit in the plates.
    """
    if not view.laid or view.colour is None:
        return
    seat, points = view.laid[-1].seat, overtaking.worth(view.line, view.colour)
    size, middle, ink = 64, PAID, inks.WORDS
    if view.phase != "paying":
        would = stage.say("rasant-picture-would", name=names[seat])
        said = broken(would, 48, "Bold", round(STAKE_ROOM / SQUEEZE))
        if len(said) > 1:  # so that no short word has a line of its own
            said = broken(would, 48, "Bold", round(0.6 * measure(would, 48, "Bold")))
        for at, line in enumerate(said):
            stage.write(Words(line, 48, "Bold", inks.WORDS, room=STAKE_ROOM), STAKE, 348 + 52 * at, "m")
        size, middle, ink = 124 if points < 10 else 96, 452 + 24 * (len(said) - 1), inks.GOLD
    won = Words(f"+{points}", size, "Manrope", ink, 7, inks.PLATE)
    left = STAKE - (FACE + won.width) // 2
    pieces.helmet(stage, seat, left + 47, middle + 4, small=True)
    stage.write(won, left + FACE, middle)


def _driver(stage: Stage, view: model.View, seat: Seat, name: str) -> str:
    """Draw a driver's plate. Return the name as it was written."""
    count, turn = len(view.held), seat == view.mover
    width = (1100 - 2 * LEFT - (count - 1) * GAP) // count
    x = LEFT + seat * (width + GAP)
    edge = inks.CREAM if turn else None
    stage.draw(pieces.plate(width, HIGH, inks.LIT if turn else inks.PLATE, edge), x, PLATES)
    draw = _wide if count < 4 else _narrow
    return draw(stage, view, seat, name, x, width)


def _wide(stage: Stage, view: model.View, seat: Seat, name: str, x: int, width: int) -> str:
    """Draw a driver on one of two or three plates, and return the name as it was written. x, width: the left
    edge of the plate and its width, in pixels.
    """
    ink = inks.HIGHLIT if seat == view.mover else inks.WORDS
    pieces.helmet(stage, seat, x + 72, PLATES + 72, leads=seat in crown.leaders(view.points))
    left, end, low = x + 22, x + width - 22, PLATES + 190
    if view.phase != "drafting":
        points = Words(str(view.points[seat]), 100, "Manrope", _gold(view, seat), room=width - 158)
        stage.write(points, end, PLATES + 56, "r")
        if _is_out(view, seat):
            pieces.ticket(stage, stage.say("rasant-picture-passed"), x + width - 108, PLATES + 126)
        else:
            word = Words(stage.say("rasant-picture-points"), 48, "Bold", ink, room=width - 132)
            stage.write(word, end, PLATES + 120, "r")
        end = _held(stage, view, seat, end, low) - 14
    return _named(stage, name, ink, left, low, end - left)


def _narrow(stage: Stage, view: model.View, seat: Seat, name: str, x: int, width: int) -> str:
    """Draw a driver on one of four or five plates, and return the name as it was written. x, width: the left
    edge of the plate and its width, in pixels.
    """
    ink = inks.HIGHLIT if seat == view.mover else inks.WORDS
    pieces.helmet(stage, seat, x + 54, PLATES + 60, small=True, leads=seat in crown.leaders(view.points))
    left, end = x + 20, x + width - 20
    if view.phase != "drafting":
        if _is_out(view, seat):
            passed = Words(stage.say("rasant-picture-passed"), 48, "Bold", inks.QUIET, room=end - x - 96)
            stage.write(passed, end + 8, PLATES + 62, "r")
        else:
            _held(stage, view, seat, end, PLATES + 62)
        size = 48 if len(view.held) == 5 else 70 if view.points[seat] < 100 else 56
        points = Words(str(view.points[seat]), size, "Manrope", _gold(view, seat))
        right = stage.write(points, left, PLATES + 196)
        unit = Words(stage.say("rasant-picture-points"), 48, "Bold", ink)
        room = end + 8 - right - 12
        if room >= NARROWEST * unit.width:
            stage.write(replace(unit, room=room), right + 12, PLATES + 200)
    return _named(stage, name, ink, left, PLATES + 142, end - left)


def _is_out(view: model.View, seat: Seat) -> bool:
    """Return whether the seat has passed and no longer has to discard a card for it."""
    return seat in view.passed and seat != view.mover


def _gold(view: model.View, seat: Seat) -> Colour:
    """Return the colour of a driver's points: gold if the driver leads, unless the plate is lit."""
    if seat == view.mover:
        return inks.HIGHLIT
    return inks.GOLD if seat in crown.leaders(view.points) else inks.WORDS


def _held(stage: Stage, view: model.View, seat: Seat, end: int, middle: int) -> int:
    """Draw the number of a driver's cards, with its right end at `end`, and a symbol of cards to its left.
    Return the left edge of the symbol, in pixels. middle: the y of both.
    """
    ink = inks.HIGHLIT if seat == view.mover else inks.WORDS
    cards = Words(str(view.held[seat]), 52, "Bold", ink)
    stage.write(cards, end, middle, "r")
    left = end - cards.width - 32
    stage.put("backs", left, middle)
    return left - 22


def _named(stage: Stage, name: str, ink: Colour, x: int, middle: int, room: int) -> str:
    """Write a driver's name, and return it as it was written."""
    shown = fitted(name, 48, "Bold", round(room / SQUEEZE))
    stage.write(Words(shown, 48, "Bold", ink, room=room), x, middle)
    return shown
