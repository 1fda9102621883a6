"""The public table: the road with the stakes, the cards of the round, and the drivers."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board import inks, pieces, plan
from bot.games.rasant.rules import components, model, overtaking
from bot.locales.phrase import Locale
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import broken, fitted, measure, titled

LEFT: Final = 16
GAP: Final = 12
PLATES: Final = 716
HIGH: Final = 234
"""The top of the drivers' plates, and their height, in pixels."""
CARDS: Final = 318
"""The top of the cards of the round, in pixels."""
STAKE: Final = 232
"""The middle of the points of the round, beside their arrow, in pixels from the left."""
ROUND: Final = 314
"""The left edge of the cards of the round, in pixels."""
LAST: Final = 874
"""The middle of the last win, in pixels from the left."""
SIZES: Final = (84, 76, 68, 60, 52)
"""The sizes of a headline, in pixels."""
CROWN: Final = 8
"""The gap between a name and the leader's crown, in pixels."""
PITCH: Final = 178
"""The distance from one card of the round to the next, in pixels."""
SQUEEZE: Final = 0.82
"""The smallest share of its width to which a long name is squeezed. A longer name is shortened."""


def board(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the public view during the game."""
    stage = Stage(inks.WORLD, "table", locale, names)
    if view.colour is not None:
        pieces.lit(stage, plan.TABLE, view.line, view.colour)
    pieces.cars(stage, plan.TABLE, view.line)
    if view.phase == "drafting":
        pieces.unplaced(stage, view, 376, 94)
    else:
        _last(stage, view)
        if view.colour is not None:
            stage.put(f"arrow-table-{view.colour}", 0, 0)
        stake(stage, view, STAKE, 424)
        _round(stage, view)
    shown = [_driver(stage, view, seat, name) for seat, name in enumerate(names)]
    _head(stage, view, shown)
    return stage


def _head(stage: Stage, view: model.View, names: Sequence[str]) -> None:
    """Draw whose turn it is and what that player does. Beside it are the round and the number of cards in the
    deck, or in a draft the number of cars in the line. names: the names as they fit in the plates.
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
    """Draw the headline of a picture in capitals, in two lines if necessary. id: the id of its message, which
    receives `phase` and `name`. room: its maximum width in pixels. Return its right edge in pixels.
    """

    def say(shown: str) -> str:
        return stage.say(id, phase=phase, name=shown).upper()

    text, size = titled(say, name.upper(), SIZES, "Manrope", room)
    if measure(text, size, "Manrope") <= room * 1.2:
        return stage.write(Words(text, size, "Manrope", inks.TITLE, room=room), 126, 66)
    lines = broken(text, 48, "Manrope", room)
    ends = [
        stage.write(Words(line, 48, "Manrope", inks.TITLE, room=room), 126, 30 + 41 * at)
        for at, line in enumerate(lines)
    ]
    return max(ends)


def _last(stage: Stage, view: model.View) -> None:
    """Draw the last overtaking: the winner and the points, small, because they are settled. While the round
    has cards, which need the room, nothing is drawn.
    """
    if view.last is None or view.laid:
        return
    pieces.helmet(stage, view.last.seat, LAST, 366, small=True)
    words = Words(stage.say("rasant-picture-last"), 48, "Bold", inks.WORDS, room=124)
    stage.write(words, LAST, 430, "m")
    stage.write(Words(f"+{view.last.points}", 52, "Manrope", inks.WORDS), LAST, 488, "m")


def _round(stage: Stage, view: model.View) -> None:
    """Draw the last cards of the round, at most three, each with the helmet of its driver, and the place of
    the next one if there is room. The headline has the card to beat.
    """
    if not view.laid:
        _lead(stage, view)
        return
    shown = view.laid[-3:]
    for at, laid in enumerate(shown):
        x = ROUND + at * PITCH
        pieces.card(stage, laid.card, "round", x, CARDS)
        pieces.helmet(stage, laid.seat, x + 112, CARDS + 180, small=True)
    if view.phase == "following" and len(shown) < 3:
        x = ROUND + len(shown) * PITCH
        stage.put("target", x, CARDS)
        assert view.mover is not None
        pieces.helmet(stage, view.mover, x + 73, CARDS + 104)


def _lead(stage: Stage, view: model.View) -> None:
    """Draw the place for a round's first card, with the signs of all colours that can lead."""
    stage.put("target", ROUND, CARDS)
    for at, suit in enumerate(components.COLOURS):
        stage.put(f"mark-{suit}-lit", ROUND + 44 + at % 2 * 58, CARDS + 72 + at // 2 * 60)
    if view.phase == "leading":
        told = broken(stage.say("rasant-picture-open"), 48, "Bold", 320)
        pieces.lines(stage, told, ROUND + 176, 420, 320)


def stake(stage: Stage, view: model.View, x: int, middle: int, *, lost: bool = False) -> None:
    """Draw the points that the winner of the round gets, centred on (x, middle). lost: whether the reader
    cannot win them any more. They are then small.
    """
    if view.colour is None:
        return
    points = overtaking.worth(view.line, view.colour)
    words = Words(stage.say("rasant-picture-winner"), 48, "Bold", inks.WORDS, room=156)
    stage.write(words, x, middle - (30 if lost else 48), "m")
    size = 110 if points < 10 else 74
    sum = Words(f"+{points}", size, "Manrope", inks.GOLD, 7, inks.PLATE)
    if lost:
        sum = Words(f"+{points}", 60, "Manrope", inks.WORDS)
    stage.write(sum, x, middle + 30, "m")


def _driver(stage: Stage, view: model.View, seat: Seat, name: str) -> str:
    """Draw a driver: the helmet, the points, the name with a crown if the driver leads, the number of cards,
    and whether it is their turn or they have passed. Return the name as it was written.
    """
    count, turn = len(view.held), seat == view.mover
    leads = seat in crown.leaders(view.points)
    passed = view.phase == "paying" if turn else seat in view.passed
    width = (1100 - 2 * LEFT - (count - 1) * GAP) // count
    x, y = LEFT + seat * (width + GAP), PLATES
    stage.draw(
        pieces.plate(width, HIGH, inks.LIT, inks.CREAM) if turn else pieces.plate(width, HIGH, inks.PLATE),
        x,
        y,
    )
    ink, small = inks.HIGHLIT if turn else inks.WORDS, count > 3
    pieces.helmet(stage, seat, x + (58 if small else 72), y + 68, small=small)
    end = x + width - 22
    low = y + (190 if count < 4 else 204)
    left = end
    if view.phase != "drafting":
        size = {2: 100, 3: 100, 4: 70}.get(count, 56)
        size = 56 if count > 3 and view.points[seat] > 99 else size
        gold = inks.GOLD if leads and not turn else ink
        points = Words(str(view.points[seat]), size, "Manrope", gold, room=end - x - (108 if small else 136))
        stage.write(points, end, y + (56 if count < 4 else 40), "r")
        if count < 5 and (count == 4 or not passed):
            word = Words(stage.say("rasant-picture-points"), 48, "Bold", ink, room=width - 132)
            stage.write(word, end, y + (120 if count < 4 else 96), "r")
        cards = Words(str(view.held[seat]), 52, "Bold", ink)
        left = (end - cards.width - 32) if count < 4 else x + 36
        if count < 5 or not passed:
            stage.put("backs", left, low)
            stage.write(cards, left + 30, low)
    at = low if count < 4 else y + 150
    beside = leads and count < 5
    room = (left - 36 if count < 4 else end) - x - 22 - (crown.WIDE + CROWN) * beside
    shown = fitted(name, 48, "Bold", round(room / SQUEEZE))
    right = stage.write(Words(shown, 48, "Bold", ink, room=room), x + 22, at)
    if leads:  # on narrow plates above the name, which needs all the room
        corner = (right + CROWN, at) if beside else (end - crown.WIDE, y + 98)
        crown.crown(stage, inks.GOLD, inks.INK, *corner)
    if passed:
        text = stage.say("rasant-picture-passed")
        if count < 4:
            pieces.ticket(stage, text, x + width - 108, y + 126)
        elif count == 4:
            pieces.ticket(stage, text, x + width - 80, low, room=110)
        else:
            pieces.ticket(stage, text, x + width // 2, low)
    return shown
