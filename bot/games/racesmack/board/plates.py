"""The players' plates on the table: who must act, what each player tapped, and how far the row has reached
its goal.
"""

from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.board import cards, inks, plan
from bot.games.racesmack.board.tags import SIDE, tag
from bot.games.racesmack.rules import judging
from bot.games.racesmack.rules.model import Ranked, Standing, View
from bot.locales.phrase import Phrase, spoken
from bot.render import crown
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import broken, fitted
from bot.render.theme import Colour

TOP: Final = plan.ROAD + 28
LEFT: Final = 22
GAP: Final = (14, 28)
"""The top and the left edge of the plates, and the horizontal and vertical gaps between them, in pixels."""
HIGH: Final = {1: 176, 2: 176, 3: 124}
"""The height of a plate in pixels, by the number of rows."""
TALL: Final = 150
"""The least height, in pixels, of a plate with room for a bar."""
LINES: Final = {True: (50, 108), False: (44, 88)}
"""The middles of the line with the name and of the line with the progress, in pixels from the top of a plate,
by whether it is tall.
"""
NAME: Final = 128
"""The left edge of a name and of the progress below it, in pixels from the left edge of a plate."""
BAR: Final = 20
"""The height of the bar at the bottom of a tall plate, in pixels."""
CROWN: Final = 12
"""The gap between a name and the leader's crown, in pixels."""
SQUEEZE: Final = 0.85
"""The narrowest that long words become before they are cut or left out, as a share of their width."""
DUE: Final = 150
"""The maximum width of what a player must still do, in pixels."""
SIGN: Final = 92
"""The width of the sign that shows what a goal counts, with the space around it, in pixels."""
BURST: Final = 92
"""The width of the letter that a player tapped, in pixels."""


def plates(stage: Stage, view: View, names: tuple[str, ...]) -> None:
    """Draw a plate for each player in two columns, and cut the picture below them."""
    rows = -(-len(names) // 2)
    across, down = GAP
    half = (stage.width - 2 * LEFT - across) // 2
    height = HIGH[rows]
    first = leader(view)
    for seat, name in enumerate(names):
        alone = seat == len(names) - 1 and seat % 2 == 0
        box = (
            LEFT + seat % 2 * (half + across),
            TOP + seat // 2 * (height + down),
            2 * half + across if alone else half,
            height,
        )
        _plate(stage, view, seat, name, box, leads=seat == first)
    stage.cut = TOP + rows * (height + down)
    stage.fill(0, stage.cut - 10, stage.width, 10, inks.INK)


def leader(view: View) -> Seat | None:
    """Return the seat with the largest share of its goal or, if all shares are 0, with the most cards. Return
    None if no single seat leads.
    """
    shares: list[float] = [
        standing.have / standing.need if standing.finish is not None else 0 for standing in view.races
    ]
    lead = crown.leaders(shares if any(shares) else [*map(won, view.races)])
    return next(iter(lead)) if len(lead) == 1 else None


def won(standing: Standing) -> int:
    """Return the number of cards that a seat has won, which are its row and its Rules Cards."""
    return len(standing.row) + len(standing.rules)


def _plate(
    stage: Stage, view: View, seat: Seat, name: str, box: tuple[int, int, int, int], *, leads: bool
) -> None:
    """Draw a player's plate, which is lit while the player must act. box: its left and top edge, its width
    and its height.
    """
    x, y, width, height = box
    acts = seat in view.awaited
    fill, edge = (inks.LIT, inks.SCORE) if acts else (inks.TRACK, inks.INK)
    stage.draw(Overlay(_paint, width, height, (width, height, fill, edge)), x, y)
    stage.put(f"face-{stage.player_car(seat).colour}-{mood(view, seat)}-l", x + 68, y + height // 2)
    first = y + LINES[height >= TALL][0]
    right = _tapped(stage, view, seat, x + width - 24, first - 4)
    words = _now(view, seat) if view.circle else _then(view, seat)
    if words is not None and not _has_picked(view, seat):
        told = spoken(words, stage.locale)
        if acts and view.circle and _touched(view, seat) is None:
            right = _due(stage, told, right, y, height)
        else:
            _tab(stage, told, right, y)
    _progress(stage, view.races[seat], box, right)
    room = right - x - NAME - 16 - (CROWN + crown.WIDE) * leads
    size = 56 if height >= TALL else 48
    shown = fitted(name, size, "Fredoka", round(room / SQUEEZE))
    end = stage.write(Words(shown, size, "Fredoka", inks.WORDS, room=room), x + NAME, first)
    if leads:
        crown.crown(stage, inks.SCORE, inks.INK, end + CROWN, first)


def _paint(pen: Pen, width: int, height: int, fill: Colour, edge: Colour) -> None:
    pen.box(0, 0, width, height, inks.INK, 22)
    pen.box(3, 3, width - 6, height - 6, edge, 19)
    pen.box(9, 9, width - 18, height - 18, fill, 14)


def _due(stage: Stage, text: str, right: int, top: int, height: int) -> int:
    """Write what the player must still do at the right of a plate, in two lines. right: the right edge of the
    words. top, height: of the plate. Return the left edge of the words.
    """
    left = right
    for line, down in zip(broken(text, 48, "Fredoka", DUE), LINES[height >= TALL], strict=False):
        words = Words(line, 48, "Fredoka", inks.SCORE, room=DUE)
        stage.write(words, right, top + down, "r")
        left = min(left, right - words.width)
    return left


def _tab(stage: Stage, text: str, right: int, middle: int) -> None:
    """Draw a short text about a player's tap on the upper edge of a plate."""
    words = Words(text, 48, "Fredoka", inks.INK, room=300)
    tag(stage, words, right - SIDE - words.width // 2, middle - 4, inks.WHITE)


def _progress(stage: Stage, standing: Standing, box: tuple[int, int, int, int], right: int) -> None:
    """Draw how much of its goal a row has, with a bar if there is room, or the number of its cards if it has
    no goal. box: the plate's left and top edge, width and height. right: the left edge of the other things at
    the right of the plate.
    """
    x, y, width, height = box
    tall = height >= TALL
    left, middle = x + NAME, y + LINES[tall][1]
    if standing.finish is None:
        words = stage.say("smack-cards", points=won(standing))
        stage.write(Words(words, 52, "Fredoka", inks.WORDS, room=right - left - 16), left, middle + 6 * tall)
        return
    far = stage.say("smack-finish-far", have=standing.have, need=standing.need)
    end = stage.write(Words(far, 60, "Fredoka", inks.SCORE, room=right - left - 16), left, middle)
    if right - end > SIGN:
        stage.put(f"{cards.need(standing.finish)}{'-m' * tall}", end + SIGN // 2, middle - 4 * tall)
    if not tall:
        return
    pitch = (width - NAME - 24) // standing.need
    top = y + height - BAR - 14
    for at in range(standing.need):
        ink = inks.SCORE if at < standing.have else inks.ROAD
        stage.fill(left + at * pitch, top, pitch - 6, BAR, inks.INK)
        stage.fill(left + at * pitch + 3, top + 3, pitch - 12, BAR - 6, ink)


def mood(view: View, seat: Seat) -> str:
    """Return the mood of the seat's face: "oh" if the seat must still act, "sad" if its tap was wrong or too
    late and the round is being settled, otherwise "grin".
    """
    if seat in view.awaited:
        return "oh"
    tap = _ranked(view, seat) if not view.circle else None
    late = view.last is not None and seat in view.last.late and not view.circle
    wrong = view.phase == "settling" and (late or (tap is not None and not tap.correct))
    return "sad" if wrong else "grin"


def _ranked(view: View, seat: Seat) -> Ranked | None:
    """Return the seat's tap in the last judged round, or None."""
    if view.last is None:
        return None
    return next((tap for tap in view.last.taps if tap.seat == seat), None)


def _tapped(stage: Stage, view: View, seat: Seat, right: int, middle: int) -> int:
    """Draw that the seat has picked a card, or the letter that it tapped. right: the right edge of the place
    for it. Return its left edge.
    """
    if _has_picked(view, seat):
        stage.put("tick-l", right - 34, middle)
        return right - 68
    tap = _touched(view, seat)
    return right if tap is None else _letter(stage, *tap, right, middle)


def _has_picked(view: View, seat: Seat) -> bool:
    """Return whether the seat has picked a card for the next round."""
    return view.phase == "picking" and seat not in view.awaited and not view.blind


def _letter(stage: Stage, text: str, correct: bool | None, right: int, middle: int) -> int:
    """Draw the letter that a player tapped, crossed out if it was wrong. correct: whether it was correct, or
    None if it is not judged yet. right: the right edge of the place for it. Return its left edge.
    """
    x = right - BURST // 2
    stage.put(f"burst-{'gold' if correct else 'white'}-s", x, middle)
    wrong = correct is False
    stage.write(Words(text, 50, "Fredoka", inks.INK), x - 8 * wrong, middle - 6 * wrong, "m")
    if wrong:
        stage.put("cross-l", x + 36, middle + 34)
    return right - BURST


def _touched(view: View, seat: Seat) -> tuple[str, bool | None] | None:
    """Return the letter of the seat's tap, and whether the tap was correct (None until the round is judged).
    The tap is that of the round in progress or else of the last one. Return None without a tap.
    """
    if view.circle:
        return next(((tap.letter, None) for tap in view.taps if tap.seat == seat), None)
    tap = _ranked(view, seat)
    return (tap.letter, tap.correct) if tap is not None else None


def _now(view: View, seat: Seat) -> Phrase | None:
    """Return the text of the seat's plate about the round in progress, or None."""
    tap = next((tap for tap in view.taps if tap.seat == seat), None)
    if tap is None and seat in view.jinxed:
        return Phrase("smack-is-jinxed")
    if tap is None:
        return Phrase("smack-tap-now") if view.taps and seat in view.awaited else None
    first = min(each.at for each in view.taps)
    return behind(tap.at - first) if first and tap.at > first else None


def _then(view: View, seat: Seat) -> Phrase | None:
    """Return the text of the seat's plate about the last judged round, or None."""
    tap = _ranked(view, seat)
    if view.last is None or tap is None:
        missed = view.last is not None and judging.untapped(view.last, seat) in ("late", "none-left")
        return Phrase("smack-too-late") if missed else None
    if tap.jinxed:
        return Phrase("smack-is-jinxed")
    if not tap.correct:
        return Phrase("smack-wrong")
    fastest = seat == view.last.fastest
    return behind(tap.behind) if tap.behind is not None and not fastest else None


def behind(milliseconds: int) -> Phrase:
    """Return the time after the first tap in words: "+0.84 s", "+3 min" or "+2 h"."""
    if milliseconds < 100_000:
        far = "smack-behind" if milliseconds < 10_000 else "smack-far-behind"
        return Phrase(far, seconds=milliseconds / 1000)
    if milliseconds < 7_200_000:
        return Phrase("smack-minutes", count=milliseconds // 60_000)
    return Phrase("smack-hours", count=milliseconds // 3_600_000)
