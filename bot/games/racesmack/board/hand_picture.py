"""A player's hand: the prompt, the cards, and the progress of the player's own row."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.racesmack.board import cards, inks, plates
from bot.games.racesmack.board.circle import circle, sized, spots
from bot.games.racesmack.board.plan import HELD, LAID, LOW, OWN, PART, Size, turned
from bot.games.racesmack.board.ribbon import ribbon, strip
from bot.games.racesmack.board.tags import tag
from bot.games.racesmack.rules import components, finishing, model, phrases
from bot.locales.phrase import Locale, Phrase
from bot.render import news
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

NEWS: Final = news.NewsStyle(fill=inks.TRACK, line=inks.INK, ink=inks.QUIET, face="Fredoka")
MIDDLE: Final = 452
"""The y of the middle of the hand's cards, in pixels."""
BELOW: Final = LOW + 82
"""The y of the middle of the line below the circle's cards, where the gloves will be, in pixels."""
STAKE: Final = (516, 84)
"""The width and the height of the plate with an effect of a tap, in pixels."""
PITCH: Final = 256
TURNS: Final = {1: (1,), 2: (-1, 1), 3: (-4, 1, 4), 4: HELD.turns}
STRIP: Final = 182
"""The y of the middle of the line with the prompt, in pixels."""
RAISED: Final = 30
"""The number of pixels by which the picked card is higher than the others."""
MINE: Final = (plates.LEFT, OWN + 14, 1056)
"""The left and top edge and the width of the plate with the player's row, in pixels."""
TALL: Final = {False: 140, True: 212}
"""The height of the plate with the player's row, in pixels, by whether the player has a goal."""
HEAD: Final = MINE[1] + 40
RACE: Final = {False: MINE[1] + 70, True: MINE[1] + 132}
"""The y of the middle of the line with the goal, and the y of the player's cards by whether there is a goal,
in pixels.
"""
START: Final = 150
END: Final = 1056
"""The left and the right end of the lines on the plate with the player's row, in pixels."""
SIGN: Final = 84
"""The width of the sign of the player's goal with the space before it, in pixels."""
GAP: Final = 14
"""The gap between plates, in pixels."""
NAMED: Final = 3
"""The maximum number of chips with names."""
IN_ROW: Final = 8
"""The maximum number of small cards in a line while the player must give up a card of the row."""


def hand(view: model.View, names: tuple[str, ...], locale: Locale) -> Stage:
    """Return the picture of a player's view during the game. While cards are tapped, it shows only the
    player's own tap. The table shows all taps, so the hand need not be drawn again for each one.
    """
    if view.phase == "tapping":
        view = replace(view, taps=tuple(touch for touch in view.taps if touch.seat == view.seat))
    assert view.seat is not None
    stage = Stage(inks.WORLD, "hand", locale, names)
    ribbon(stage, view, coming=view.phase == "picking")
    if view.circle or view.phase == "revealing":
        _circle(stage, view)
    else:
        _cards(stage, view)
    end = _own(stage, view)
    stage.fill(0, end - 10, stage.width, 10, inks.INK)
    stage.cut = end + news.HIGH
    judged = view.last is not None and not view.circle and view.phase != "revealing"
    news.news(stage, [*_taps(stage, view.last)] if judged and view.last else (), NEWS)
    return stage


def _circle(stage: Stage, view: model.View) -> None:
    """Draw the cards of the round and, unless a glove is on one of them, the stakes of a tap or the
    prompt.
    """
    assert view.seat is not None
    lying = spots(view)
    circle(stage, lying, sized(len(view.held)), LOW, faces=False, own=view.seat)
    if any(spot is not None and spot.tappers for spot in lying):
        return
    if view.seat in view.awaited and view.circle and view.phase in ("tapping", "aiming"):
        _stakes(stage, view)
    else:
        strip(stage, _words(stage, view), BELOW, middle=stage.width // 2)


def _cards(stage: Stage, view: model.View) -> None:
    """Draw the prompt, and the cards of the hand or of the pending decision."""
    assert view.seat is not None
    owed = view.owed[view.seat]
    strip(stage, _words(stage, view), STRIP)
    if owed is not None and owed.decision == "race":
        _loss(stage, view.races[view.seat])
    elif owed is not None and owed.decision == "place" and owed.card is not None:
        _ends(stage, view, owed.card)
    else:
        _fan(stage, view)


def _stakes(stage: Stage, view: model.View) -> None:
    """Draw the effects of a right and a wrong tap side by side, in the place of the gloves: the number of the
    player's own cards in the circle, and the loss of a card, a penalty, or nothing.
    """
    assert view.seat is not None
    won = len(_at_stake(view))
    row = plates.won(view.races[view.seat])
    cost = "penalty" if view.options.time_penalty else "card" if row else "nothing"
    right, wrong = stage.say("smack-right-brings", cards=won), stage.say("smack-wrong-brings", cost=cost)
    wide, high = STAKE
    for text, sprite, fill, x in ((right, "tick-l", inks.RIGHT, 24), (wrong, "cross-l", inks.WRONG, 560)):
        stage.draw(Overlay(_pill, wide, high, (fill,)), x, BELOW - high // 2)
        stage.put(sprite, x + 46, BELOW)
        stage.write(Words(text, 54, "Fredoka", inks.WHITE, room=wide - 106), x + 84, BELOW)


def _at_stake(view: model.View) -> Sequence[components.Card]:
    """Return the cards that a correct tap would win the player now: their own in the circle, or none if the
    player cannot tap.
    """
    asked = view.seat in view.awaited and view.phase in ("tapping", "aiming")
    return next((laid.cards for laid in view.circle if asked and laid.seat == view.seat), ())


def _pill(pen: Pen, fill: Colour) -> None:
    wide, high = STAKE
    pen.framed(wide, high, fill, inks.INK, line=6, radius=high / 2)


def _taps(stage: Stage, last: model.RoundResult) -> Iterator[news.Deed]:
    """Yield each tap of the last round as a deed, the fastest first."""
    for tap in last.taps:
        yield [_face(stage, tap), _letter(stage, tap)]


def _face(stage: Stage, tap: model.Ranked) -> news.Small:
    mood = "grin" if tap.correct else "sad"
    sprite = f"face-{stage.player_car(tap.seat).colour}-{mood}-s"
    return news.Small(66, lambda x, y: stage.put(sprite, x + 33, y))


def _letter(stage: Stage, tap: model.Ranked) -> news.Small:
    def draw(x: int, y: int) -> None:
        stage.put(f"burst-{'gold' if tap.correct else 'white'}-s", x + 44, y)
        stage.write(Words(tap.letter, 50, "Fredoka", inks.INK), x + 44, y, "m")
        if not tap.correct:
            stage.draw(Overlay(_cross, 40, 40), x + 88, y - 20)

    return news.Small(88 if tap.correct else 128, draw)


def _cross(pen: Pen) -> None:
    for lean in (-1, 1):
        pen.stroke([(6, 20 - 14 * lean), (34, 20 + 14 * lean)], inks.WORDS, 8)


def _words(stage: Stage, view: model.View) -> str:
    """Return the prompt for the player or, if nothing is asked of them, the sentence that names their pick or
    says that they wait.
    """
    assert view.seat is not None
    owed = view.owed[view.seat]
    if owed is not None:
        takes = owed.decision == "adopt" and view.options.edition == "published"
        return stage.say("smack-ask", ask="take" if takes else owed.decision)
    if view.phase == "picking" and view.picked is not None:
        return stage.say("smack-has-picked", at=view.hand.index(view.picked) + 1)
    if view.seat not in view.awaited:
        return stage.say("smack-wait")
    if view.phase == "picking" and view.last is not None:
        last = phrases.own_round(view.last, view.seat)
        return stage.say("smack-now", last=last, todo=Phrase("smack-cards-menu"))
    return stage.say("smack-ask", ask=view.phase)


def _fan(stage: Stage, view: model.View) -> None:
    """Draw the cards of the hand, or the Rules Cards that can be taken, or write that there are none."""
    assert view.seat is not None
    standing = view.races[view.seat]
    shown, due, numbered = _shown(view)
    if not shown:
        words = stage.say("smack-face-down" if view.blind else "smack-empty-hand")
        stage.write(Words(words, 60, "Fredoka", inks.WHITE, 9, inks.INK, 1000, drop=4), 550, MIDDLE, "m")
        return
    pitch = PITCH if len(shown) <= 4 else (1052 - HELD.width) // (len(shown) - 1)
    start = 550 - (len(shown) - 1) * pitch // 2
    lying = list[tuple[components.Card, int, int, int]]()
    for at, card in enumerate(shown):
        turn = TURNS[min(4, len(shown))][at]
        y = MIDDLE + (10 if abs(turn) == 4 else 0) - (RAISED if card in due else 0)
        lying.append((card, turn, start + at * pitch, y))
    for card, turn, x, y in lying:
        cards.lay(stage, card, HELD, turn, x, y, standing.row, told="rule" if numbered else "goal")
    for number, (card, turn, x, y) in enumerate(lying, 1):
        if isinstance(card, components.Regular) and view.phase == "picking":
            gain = max(finishing.gains(standing, card))
            _tagged(stage, stage.say("smack-brings", gain=gain), turn, x, y, bright=gain > 0)
        if not numbered:
            whose = stage.say("smack-swap-side", side="new" if card in due else "own")
            _tagged(stage, whose, turn, x, y, bright=card in due)
        if numbered:
            _number(stage, number, HELD, turn, x, y, picked=card in due)


def _tagged(stage: Stage, text: str, turn: int, x: int, y: int, *, bright: bool) -> None:
    """Write a short text over the lower edge of a card in the size HELD. bright: whether on gold."""
    left, down = turned(0, HELD.height // 2 + 6, turn)
    words = Words(text, 48, "Fredoka", inks.INK, room=HELD.width - 30)
    tag(stage, words, x + left, y + down, inks.GOLD if bright else inks.WHITE)


def _number(stage: Stage, number: int, size: Size, turn: int, x: int, y: int, *, picked: bool) -> None:
    """Draw the number of a card in its upper left corner."""
    left, down = turned(30 - size.width // 2, 14 - size.height // 2, turn)
    stage.put(f"burst-{'gold' if picked else 'white'}-l", x + left, y + down)
    stage.write(Words(str(number), 58, "Fredoka", inks.INK), x + left, y + down, "m")


def _worth(stage: Stage, worth: str, size: Size, turn: int, x: int, y: int) -> None:
    """Draw a card's effect on the row's progress, such as "+2", in the card's lower right corner."""
    left, down = turned(size.width // 2 - 26, size.height // 2 - 22, turn)
    stage.put("burst-gold-s", x + left, y + down)
    stage.write(Words(worth, 48, "Fredoka", inks.INK, room=64), x + left, y + down, "m")


def _shown(view: model.View) -> tuple[tuple[components.Card, ...], tuple[components.Card, ...], bool]:
    """Return the cards to show, the raised ones among them, and whether the cards are numbered."""
    assert view.seat is not None
    owed = view.owed[view.seat]
    if owed is not None and owed.card is not None:
        due = (owed.card, *owed.others)[:3]
        return (*view.races[view.seat].rules, *due)[-4:], due, False
    return view.hand, (view.picked,) if view.picked else (), owed is None or owed.decision == "hand"


def _loss(stage: Stage, standing: model.Standing) -> None:
    """Draw the cards of the player's row and then the Rules Cards, in one line, or small in two lines."""
    every: tuple[components.Card, ...] = (*standing.row, *standing.rules)
    row = every[: 2 * IN_ROW]
    size = HELD if len(row) <= 4 else LAID[5] if len(row) == 5 else LAID[6] if len(row) <= 7 else PART
    lines = (row,) if size is not PART else (row[: (len(row) + 1) // 2], row[(len(row) + 1) // 2 :])
    pitch = min(PITCH, (1016 - size.width) // max(1, len(lines[0]) - 1))
    for line, cards_of in enumerate(lines):
        start, y = 558 - (len(cards_of) - 1) * pitch // 2, MIDDLE if size is not PART else 300 + 204 * line
        for at, card in enumerate(cards_of):
            _lost(stage, standing, card, line * len(lines[0]) + at + 1, size, start + at * pitch, y)


def _lost(
    stage: Stage, standing: model.Standing, card: components.Card, at: int, size: Size, x: int, y: int
) -> None:
    """Draw a card of the row, or a Rules Card beside it. at: the number of the card, from 1."""
    turn = size.turns[at % len(size.turns)]
    cards.lay(stage, card, size, turn, x, y, standing.row, told="goal" if size is HELD else "number")
    if not isinstance(card, components.Regular):
        return
    less = finishing.loss(standing, card.id)
    cost = f"\u2212{less}" if less else ""
    if size is not PART:
        _number(stage, at, size, turn, x, y, picked=False)
        if cost:
            _worth(stage, cost, size, turn, x, y)
        return
    number = Words(f"{at}", 52, "Fredoka", inks.WHITE, 8, inks.INK, 56)
    stage.write(number, x - 4 if cost else x, y + 98, "r" if cost else "m")
    if cost:
        stage.write(Words(cost, 52, "Fredoka", inks.GOLD, 8, inks.INK, 56), x + 6, y + 98)


def _ends(stage: Stage, view: model.View, card: components.Card) -> None:
    """Draw the card to place and, if the row has a goal, its progress with the card at each end."""
    assert view.seat is not None
    standing = view.races[view.seat]
    cards.lay(stage, card, HELD, 1, 550, MIDDLE - 6)
    for x, way, gain in zip((250, 850), ("left", "right"), finishing.gains(standing, card), strict=True):
        stage.put(f"arrow-{way}", x, MIDDLE - 40)
        if standing.finish is not None:
            far = f"{standing.have + gain}/{standing.need}"
            stage.write(Words(far, 64, "Fredoka", inks.WHITE, 9, inks.INK, drop=4), x, MIDDLE + 74, "m")


def _own(stage: Stage, view: model.View) -> int:
    """Draw the player's own row with its goal, and the others' chips below it. Return the y of the picture's
    lower edge.

    While the player must give up a card of the row, a legend replaces the row's cards. The chips are left out
    while the player owes a decision, because the others' progress can then change without the hand being
    drawn again.
    """
    assert view.seat is not None
    seat, standing, owed = view.seat, view.races[view.seat], view.owed[view.seat]
    (left, top, width), aimed = MINE, standing.finish is not None
    height, middle = TALL[aimed], RACE[aimed]
    plates.ground(stage, (left, top, width, height), lit=True)
    leads = owed is None and plates.leader(view) == seat
    plates.face(stage, seat, left + 62, top + height // 2, plates.mood(view, seat), "l", leads=leads)
    if standing.finish is not None:
        _aim(stage, standing, standing.finish)
    if owed is not None and owed.decision == "race":
        _legend(stage, standing, middle)
    elif aimed:
        cards.row(stage, standing, START, END, middle, _at_stake(view))
    else:
        label = Words(stage.say("smack-finish-row", you=True, name=""), 54, "Fredoka", inks.WORDS, room=260)
        count = Words(
            stage.say("smack-cards", points=plates.won(standing)), 48, "Fredoka", inks.QUIET, room=260
        )
        stage.write(count, START, middle + 30)
        start = max(stage.write(label, START, middle - 28), START + count.width) + 30
        end = cards.row(stage, standing, start, END, middle, _at_stake(view))
        none = Words(stage.say("smack-own-none"), 48, "Fredoka", inks.QUIET)
        if end + 40 + none.width <= END:
            stage.write(none, END, middle, "r")
    if owed is not None:
        return top + height + GAP + 10
    return _rivals(stage, view, top + height + GAP) + GAP + 10


def _aim(stage: Stage, standing: model.Standing, finish: components.Finish) -> None:
    """Write the player's goal, and the row's progress towards it."""
    told = stage.say("smack-own-goal", goal=phrases.goal(finish, ".short"))
    stage.put(f"{cards.need(finish)}-m", END - 34, HEAD)
    reached = stage.say("smack-finish-far", have=standing.have, need=standing.need)
    far = Words(reached, 60, "Fredoka", inks.SCORE)
    stage.write(far, END - SIGN, HEAD, "r")
    room = END - START - SIGN - far.width - 24
    stage.write(Words(told, 54, "Fredoka", inks.WORDS, room=room), START, HEAD)


def _order(view: model.View) -> list[Seat]:
    """Return the other players' seats: the leader first, and then by the number of cards."""
    first = plates.leader(view)
    rivals = [seat for seat in range(len(view.races)) if seat != view.seat]
    return sorted(rivals, key=lambda seat: (seat != first, -plates.won(view.races[seat])))


def _rivals(stage: Stage, view: model.View, top: int) -> int:
    """Draw a chip for each other player side by side, or in two lines without names if there are too many,
    and return the chips' lower edge. top: their upper edge.
    """
    rivals = _order(view)
    lines = 1 if len(rivals) <= NAMED else 2
    high = plates.CHIP[lines - 1]
    columns = -(-len(rivals) // lines)
    width = (MINE[2] - (columns - 1) * GAP) // columns
    for at, seat in enumerate(rivals):
        line, column = divmod(at, columns)
        x, y = plates.LEFT + column * (width + GAP), top + line * (high + GAP)
        plates.chip(stage, view, seat, (x, y, width, high))
    return top + lines * (high + GAP) - GAP


def _legend(stage: Stage, standing: model.Standing, middle: int) -> None:
    """Draw the legend for the numbers on cards that can be given up. middle: the y of its middle."""
    x, what = START, "nothing"
    if standing.finish is not None:
        x, what = stage.write(Words("\u22121", 56, "Fredoka", inks.SCORE), x, middle) + 24, "goal"
    told = stage.say(f"smack-legend-{what}")
    stage.write(Words(told, 48, "Fredoka", inks.WORDS, room=END - x), x, middle)
