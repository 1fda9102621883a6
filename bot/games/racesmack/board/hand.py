"""A player's hand: what to do, the cards, and how far the own Race is."""

from __future__ import annotations

from typing import Final

from bot.engine.values import replace
from bot.games.racesmack.board import captions, cards
from bot.games.racesmack.board.circle import circle, sized, spots
from bot.games.racesmack.board.finishes import counting, gains, need
from bot.games.racesmack.board.inks import INK, QUIET, SCORE, TRACK, WHITE, WORDS, WORLD
from bot.games.racesmack.board.lanes import mood
from bot.games.racesmack.board.plan import HELD, OWN, turned
from bot.games.racesmack.board.ribbon import ribbon
from bot.games.racesmack.rules.components import Card, Regular
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words

MIDDLE: Final = 448
"""The middle of the cards."""
PITCH: Final = 262
TURNS: Final = {1: (1,), 2: (-1, 1), 3: (-4, 1, 4), 4: HELD.turns}
STRIP: Final = 182
"""The middle of the line that says what to do."""
RAISED: Final = 30
"""How much higher the card lies that was picked."""
TRACKS: Final = (30, 842)
"""From where to where the own car drives."""
RACE: Final = 868
"""The middle of the cards of the own Race."""
WIDE: Final = 10
"""So many cards of a Race are drawn large."""
MOST: Final = 18
"""So many have room; of a longer Race the first ones are counted."""
IN_ROW: Final = 8
"""So many cards of a Race are in a row where one is to be given up."""


def hand(view: View, names: tuple[str, ...]) -> Stage:
    """What one player may know, while the game is on. Of taps that are raced a hand shows only its own: those
    of the others are at the table, and a hand need not be drawn again for each.
    """
    if view.phase == "tapping":
        view = replace(view, taps=tuple(touch for touch in view.taps if touch.seat == view.seat))
    assert view.seat is not None
    stage = Stage(WORLD, "hand", names=names)
    ribbon(stage, view, coming=view.phase == "picking")
    end = _strip(stage, _words(view))
    if view.phase == "picking" and end < 860:
        _deck(stage, view)
    owed = view.owed[view.seat]
    if view.circle or view.phase == "revealing":
        lying = spots(view)
        circle(stage, lying, sized(len(names)), OWN - 138, faces=True)
    elif owed is not None and owed.decision == "race":
        _row(stage, view.races[view.seat].row)
    elif owed is not None and owed.decision == "place" and owed.card is not None:
        _ends(stage, view, owed.card)
    else:
        _fan(stage, view)
    _own(stage, view)
    return stage


def _words(view: View) -> str:
    """What the owner is to do, or has done."""
    assert view.seat is not None
    owed, asked = view.owed[view.seat], view.seat in view.awaited
    if owed is not None:
        return captions.QUESTIONS[owed.decision]
    if view.phase == "picking" and view.picked is not None:
        return captions.picked(view.hand.index(view.picked) + 1)
    if view.phase == "tapping" and view.taps:
        return captions.smacked(view.taps[0].letter)
    if view.phase == "aiming" and view.aim is not None:
        return captions.CHOSEN
    if not asked:
        return captions.WAIT
    smack = captions.SMACK_LEFT if view.options.edition == "draft" else captions.SMACK_ONE
    return {
        "picking": captions.PICK,
        "revealing": captions.TURN_UP,
        "tapping": smack,
        "aiming": captions.AIM,
    }.get(view.phase, captions.WAIT)


def _strip(stage: Stage, text: str) -> int:
    """The white strip with words; answers where it ends."""
    words = Words(text, 50, "Fredoka", INK, room=980)
    width = words.width + 90
    stage.draw(Overlay(_paint_strip, width, 72, (width,)), 36, STRIP - 36)
    stage.write(words, 66, STRIP)
    return 36 + width


def _paint_strip(pen: Pen, width: int) -> None:
    pen.shape([(0, 0), (width, 0), (width - 22, 72), (0, 72)], INK)
    pen.shape([(6, 6), (width - 8, 6), (width - 27, 66), (6, 66)], WHITE)


def _deck(stage: Stage, view: View) -> None:
    """How many cards are left to draw."""
    stage.put("deck", 930, STRIP)
    stage.write(Words(str(view.deck), 60, "Fredoka", WHITE, 9, INK, drop=4), 974, STRIP)


def _fan(stage: Stage, view: View) -> None:
    """The cards of the hand, numbered as their choices are; or the Rules Cards that may be taken."""
    assert view.seat is not None
    standing = view.races[view.seat]
    shown, due, numbered = _shown(view)
    if not shown:
        words = Words(
            captions.FACE_DOWN if view.blind else captions.EMPTY, 60, "Fredoka", WHITE, 9, INK, drop=4
        )
        stage.write(words, 550, MIDDLE, "m")
        return
    pitch = PITCH if len(shown) <= 4 else (1052 - HELD.width) // (len(shown) - 1)
    start = 550 - (len(shown) - 1) * pitch // 2
    for at, card in enumerate(shown):
        turn = TURNS[min(4, len(shown))][at]
        x = start + at * pitch
        y = MIDDLE + (10 if abs(turn) == 4 else 0) - (RAISED if card in due else 0)
        cards.lay(stage, card, HELD, turn, x, y, standing.row)
        _gain(stage, max(gains(standing, card)), turn, x, y)
        if due and not numbered and card not in due:
            stage.put(
                f"face-{stage.livery(view.seat).colour}-grin-l",
                x - HELD.width // 2 + 40,
                y - HELD.height // 2 + 40,
            )
        if numbered:
            left, down = turned(30 - HELD.width // 2, 14 - HELD.height // 2, turn)
            stage.put(f"burst-{'gold' if card in due else 'white'}-l", x + left, y + down)
            stage.write(Words(str(at + 1), 58, "Fredoka", INK), x + left, y + down, "m")


def _gain(stage: Stage, gain: int, turn: int, x: int, y: int) -> None:
    """How much more of its finish the Race would have with that card."""
    if gain > 0:
        left, down = turned(HELD.width // 2 - 26, HELD.height // 2 - 22, turn)
        stage.put("burst-gold-s", x + left, y + down)
        stage.write(Words(captions.gain(gain), 48, "Fredoka", INK, room=64), x + left, y + down, "m")


def _shown(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...], bool]:
    """The cards to show, which of them are raised, and whether their places matter."""
    assert view.seat is not None
    owed = view.owed[view.seat]
    if owed is not None and owed.card is not None:
        due = (owed.card, *owed.others)[:3]
        return (*due, *view.races[view.seat].rules)[:4], due, False
    return view.hand, (view.picked,) if view.picked else (), True


def _row(stage: Stage, row: tuple[Regular, ...]) -> None:
    """The cards of the own Race that may be given up, in two rows; of a longer Race the first ones."""
    start = 550 - (min(IN_ROW, len(row)) - 1) * 67
    for at, card in enumerate(row[: 2 * IN_ROW]):
        x, y = start + at % IN_ROW * 134, 322 + at // IN_ROW * 184
        cards.mini(stage, card, x, y)
        words = Words(str(at + 1), 52, "Fredoka", WHITE, 8, INK)
        stage.write(words, x, y + 88, "m")


def _ends(stage: Stage, view: View, card: Card) -> None:
    """The card that is to be placed, and what either end would bring."""
    assert view.seat is not None
    standing = view.races[view.seat]
    cards.lay(stage, card, HELD, 1, 550, MIDDLE - 6)
    for x, way, gain in zip((250, 850), ("left", "right"), gains(standing, card), strict=True):
        stage.put(f"arrow-{way}", x, MIDDLE - 40)
        if standing.finish is not None:
            far = f"{standing.have + gain}/{standing.need}"
            stage.write(Words(far, 64, "Fredoka", WHITE, 9, INK, drop=4), x, MIDDLE + 74, "m")


def _own(stage: Stage, view: View) -> None:
    """The own lane: what the Race needs, how far it is, and its cards."""
    assert view.seat is not None
    seat, standing = view.seat, view.races[view.seat]
    stage.put(f"face-{stage.livery(seat).colour}-{mood(view, seat)}-s", 62, OWN + 36)
    share, text, ink = 0.0, captions.NO_RULE, QUIET
    if standing.finish is not None:
        share, text, ink = (
            min(1.0, standing.have / standing.need),
            captions.finish_line(standing.finish),
            WORDS,
        )
        stage.put("flag-l", TRACKS[1] + 6, OWN + 104)
        far = Words(f"{standing.have}/{standing.need}", 60, "Fredoka", SCORE, room=112)
        stage.write(far, TRACKS[1] + 50, OWN + 104)
        stage.put(need(standing.finish), 1042, OWN + 104)
    stage.write(Words(text, 48, "Fredoka", ink, room=930), 112, OWN + 34)
    start, end = TRACKS
    nose = start + 150 + round((end - start - 150) * share)
    stage.fill(start, OWN + 128, end - start, 12, TRACK)
    if share:
        stage.fill(start, OWN + 128, nose - start, 12, SCORE)
    stage.put(f"car-{stage.livery(seat).colour}-s", nose, OWN + 130)
    _race(stage, view)


def _race(stage: Stage, view: View) -> None:
    """The cards of the own Race; those that count are higher and have a tick."""
    assert view.seat is not None
    standing = view.races[view.seat]
    row, counts = standing.row, counting(standing)
    small = len(row) > WIDE
    pitch, left = (56, 52) if small else (106, 74)
    hidden = max(0, len(row) - MOST)
    for empty in range(len(row), 0 if small else WIDE):
        stage.put("slot", left + empty * pitch, RACE)
    for at in range(hidden, len(row)):
        x = left + (at - hidden + (hidden > 0)) * pitch
        y = RACE - (8 if counts[at] else 0)
        (cards.narrow if small else cards.mini)(stage, row[at], x, y)
        if counts[at]:
            stage.put("tick", x + (12 if small else 38), y - 52)
    if hidden:
        stage.write(Words(captions.gain(hidden), 48, "Fredoka", WORDS, room=56), 20, RACE)
