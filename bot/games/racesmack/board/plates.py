"""The players' plates: who must act, how many cards each player has won, and the row's progress towards its
goal.
"""

from typing import Final, Literal

from bot.engine.game import Seat
from bot.games.racesmack.board import cards, inks, plan
from bot.games.racesmack.board.tags import SIDE, tag
from bot.games.racesmack.rules import judging, phrases
from bot.games.racesmack.rules.components import Finish
from bot.games.racesmack.rules.model import Ranked, Standing, View
from bot.locales.phrase import Phrase, spoken
from bot.render import crown
from bot.render.canvas import Overlay
from bot.render.pen import Pen
from bot.render.stage import Stage, Words
from bot.render.text import fitted
from bot.render.theme import Colour

TOP: Final = {1: plan.ROAD + 44, 2: plan.ROAD + 28}
"""The top of the plates in pixels, by the number of rows."""
LEFT: Final = 22
GAP: Final = (14, 28)
"""The left edge of the plates, and the horizontal and vertical gaps between them, in pixels."""
ABREAST: Final = {2: 2, 3: 3, 4: 4, 5: 3, 6: 3}
"""The number of plates side by side, by the number of players."""
HIGH: Final = {1: 184, 2: 124}
"""The height of a plate in pixels, by the number of rows."""
LINES: Final = {184: (42, 91), 124: (40, 91)}
"""The middles of the line with the name and of the line with the cards, in pixels from the top of a plate, by
its height.
"""
THIRD: Final = 148
"""The middle of the line with the goal of a high plate, in pixels from its top."""
NAME: Final = 114
SLIM_NAME: Final = 88
"""The left edge of a name, in pixels from the left edge of a plate."""
FACE: Final = 60
SLIM_FACE: Final = 48
"""The distance of the middle of a face from the left edge of a plate, in pixels."""
HAT: Final = {"l": 52, "s": 42}
"""The distance of the leader's crown from the middle of the face below it, in pixels, by the size of the
face.
"""
SQUEEZE: Final = 0.85
"""The smallest fraction of their natural width to which long words are squeezed, before they are also
shortened or left out.
"""
SIGN: Final = 96
"""The width of the sign of a goal on a low plate, with the space around it, in pixels."""
WIDE: Final = 500
"""The minimum width, in pixels, of a high plate with room for all lines beside the face."""
TICK: Final = 46
"""The distance, in pixels, from the right edge of a plate to the middle of the tick on its upper edge. The
tick says that the player has picked a card.
"""
BAND: Final = 76
"""The height of the line with the leader's goal below the plates, in pixels."""
TAB: Final = {1: 16, 2: 8}
"""The distance from the upper edge of a plate up to the middle of a tag on it, in pixels, by the number of
rows.
"""
CHIP: Final = (128, 74)
"""The height of a chip with a name and without, in pixels."""
CARD: Final = 52
"""The width of the sign of cards with the space after it, in pixels."""
PIP: Final = (28, 40)
"""The width and the height of a blank card that stands for one card won, in pixels."""
NEAR: Final = 0.5
"""The share of its goal that some row must reach before shares, instead of numbers of cards, decide who
leads.
"""


def plates(stage: Stage, view: View, names: tuple[str, ...]) -> None:
    """Draw a plate for each player in one row or two and, below a single row, the leader's goal. Cut the
    picture below.
    """
    columns = ABREAST[len(names)]
    rows = -(-len(names) // columns)
    across, down = GAP
    height = HIGH[rows]
    spelled = list[str]()
    for seat in range(len(names)):
        row, column = divmod(seat, columns)
        beside = min(columns, len(names) - row * columns)
        width = (stage.width - 2 * LEFT - (beside - 1) * across) // beside
        x, y = LEFT + column * (width + across), TOP[rows] + row * (height + down)
        acts = seat in view.awaited
        spelled.append(plate(stage, view, seat, (x, y, width, height), mood(view, seat), lit=acts))
        chooses = rows == 1 and _chooses(view, seat)  # on a low plate, it would cover the name
        if _has_picked(view, seat):
            stage.put("tick-l", x + width - TICK, y - 8)
        elif words := Phrase("smack-chooses") if chooses else (_now if view.circle else _then)(view, seat):
            due = chooses or (acts and bool(view.circle) and seat not in view.jinxed)
            _tab(
                stage,
                spoken(words, stage.locale),
                (x, y - TAB[rows], width),
                inks.GOLD if due else inks.WHITE,
            )
    stage.cut = TOP[rows] + rows * (height + down)
    first = leader(view)
    if rows == 1 and first is not None and (goal := view.races[first].finish) is not None:
        _named(stage, spelled[first], goal, stage.cut + BAND // 2 - 14)
        stage.cut += BAND
    stage.fill(0, stage.cut - 10, stage.width, 10, inks.INK)


def _named(stage: Stage, name: str, finish: Finish, y: int) -> None:
    """Write a player's goal. y: the middle of the line."""
    told = stage.say("smack-whose-goal", name=name, goal=phrases.goal(finish, ".short"))
    words = Words(told, 52, "Fredoka", inks.SCORE, room=stage.width - 2 * LEFT - 90)
    x = (stage.width - words.width - 90) // 2
    stage.put(f"{cards.need(finish)}-m", x + 37, y)
    stage.write(words, x + 90, y)


def leader(view: View) -> Seat | None:
    """Return the seat with the largest share of its goal or, if no goal is near, with the most cards. Return
    None if no single seat leads.
    """
    shares: list[float] = [
        standing.have / standing.need if standing.finish is not None else 0 for standing in view.races
    ]
    lead = crown.leaders(shares if max(shares) >= NEAR else [*map(won, view.races)])
    return next(iter(lead)) if len(lead) == 1 else None


def won(standing: Standing) -> int:
    """Return the number of won cards that a seat still has: those of its row and its Rules Cards."""
    return len(standing.row) + len(standing.rules)


def plate(
    stage: Stage, view: View, seat: Seat, box: tuple[int, int, int, int], mood: str, *, lit: bool = False
) -> str:
    """Draw a player's plate: the face, the name, the number of cards, and the progress towards the goal.
    Return the name as written, shortened if necessary. box: the plate's left and top edge, its width and its
    height. mood: the mood of the face.
    """
    x, y, width, height = box
    standing, low, (first, second) = view.races[seat], height < HIGH[1], LINES[height]
    slim = not low and width < WIDE
    ground(stage, box, lit=lit)
    at, middle = (SLIM_FACE, first) if slim else (FACE, height // 2)
    face(stage, seat, x + at, y + middle, mood, "s" if slim else "l", leads=seat == leader(view))
    left, right = x + (SLIM_NAME if slim else NAME), x + width - (14 if slim else 20)
    if low and standing.finish is not None:
        right -= SIGN
        far = Words(f"{standing.have}/{standing.need}", 48, "Fredoka", inks.SCORE, room=SIGN - 8)
        stage.put(cards.need(standing.finish), right + SIGN // 2, y + first)
        stage.write(far, right + SIGN // 2, y + second, "m")
    size = 48 if low or slim else 56
    shown = fitted(stage.names[seat], size, "Fredoka", round((right - left) / SQUEEZE))
    stage.write(Words(shown, size, "Fredoka", inks.WORDS, room=right - left), left, y + first)
    if slim:
        left = x + 22
    if low:
        count(stage, standing, left, y + second)
        return shown
    told = stage.say("smack-cards", points=won(standing))
    stage.write(Words(told, 52, "Fredoka", inks.WORDS, room=right - left), left, y + second)
    if standing.finish is not None:
        _goal(stage, standing, left, y + THIRD, right)
    elif won(standing):
        pips = Overlay(_pips, right - left, PIP[1], (right - left, won(standing)))
        stage.draw(pips, left, y + THIRD - PIP[1] // 2)
    return shown


def chip(stage: Stage, view: View, seat: Seat, box: tuple[int, int, int, int]) -> None:
    """Draw a low plate: the number of cards, the goal with its progress and, in a high chip, the name. box:
    its left and top edge, its width and its height.
    """
    x, y, width, height = box
    standing, leads, middle = view.races[seat], seat == leader(view), y + height // 2
    ground(stage, box, lit=False)
    left, right = x + SLIM_NAME + 4, x + width - 20
    if height < CHIP[0]:
        face(stage, seat, x + SLIM_FACE, middle, "grin", "s", leads=leads)
        left = count(stage, standing, left, middle) + 8
        if standing.finish is not None:
            _goal(stage, standing, left, middle, x + width - 12)
        return
    face(stage, seat, x + SLIM_FACE + 2, middle + 8 * leads, "grin", "s", leads=leads)
    first = middle - 28 if standing.finish is not None else middle
    if standing.finish is not None:
        _goal(stage, standing, left, middle + 28, right)
    start = right - counted(standing)
    count(stage, standing, start, first)
    room = start - left - 14
    shown = fitted(stage.names[seat], 48, "Fredoka", round(room / SQUEEZE))
    stage.write(Words(shown, 48, "Fredoka", inks.WORDS, room=room), left, first)


def counted(standing: Standing) -> int:
    """Return the width of the sign and the number that `count` draws, in pixels."""
    return CARD + Words(str(won(standing)), 52, "Fredoka").width


def count(stage: Stage, standing: Standing, left: int, y: int) -> int:
    """Draw the sign of cards, and the number that a seat has won. Return the right edge of the number."""
    stage.put("cards", left + CARD // 2 - 2, y)
    return stage.write(Words(str(won(standing)), 52, "Fredoka", inks.WORDS), left + CARD, y)


def _goal(stage: Stage, standing: Standing, left: int, y: int, right: int) -> None:
    """Draw the sign of a goal, and the row's progress towards it."""
    assert standing.finish is not None
    stage.put(cards.need(standing.finish), left + 28, y)
    told = stage.say("smack-finish-far", have=standing.have, need=standing.need)
    room = right - left - 62
    far = Words(told, 52, "Fredoka", inks.SCORE)
    if far.width * SQUEEZE > room:
        far = Words(f"{standing.have}/{standing.need}", 52, "Fredoka", inks.SCORE, room=room)
    stage.write(far, left + 62, y)


def _pips(pen: Pen, room: int, count: int) -> None:
    """Draw a small blank card for each card that a seat has won."""
    wide, high = PIP
    pitch = min(wide + 6, (room - wide) / max(1, count - 1))
    for at in range(count):
        pen.at(at * pitch, 0).framed(wide, high, inks.PAPER, inks.INK, line=4, radius=6)


def face(
    stage: Stage, seat: Seat, x: int, y: int, mood: str, size: Literal["l", "s"], *, leads: bool
) -> None:
    """Draw the face of a seat with its middle at (x, y). leads: whether it has the leader's crown."""
    stage.put(f"face-{stage.player_car(seat).colour}-{mood}-{size}", x, y)
    if leads:
        crown.crown(stage, inks.SCORE, inks.INK, x - crown.WIDE // 2, y - HAT[size])


def ground(stage: Stage, box: tuple[int, int, int, int], *, lit: bool) -> None:
    """Draw an empty plate. box: its left and top edge, its width and its height."""
    x, y, width, height = box
    fill, edge = (inks.LIT, inks.SCORE) if lit else (inks.TRACK, inks.LIT)
    stage.draw(Overlay(_paint, width, height, (width, height, fill, edge)), x, y)


def _paint(pen: Pen, width: int, height: int, fill: Colour, edge: Colour) -> None:
    pen.box(0, 0, width, height, inks.INK, 22)
    pen.box(3, 3, width - 6, height - 6, edge, 19)
    pen.box(9, 9, width - 18, height - 18, fill, 14)


def _tab(stage: Stage, text: str, edge: tuple[int, int, int], fill: Colour) -> None:
    """Draw a short text about a player's tap at the upper edge of a plate. edge: the left end of that edge,
    the y of the middle of the text, and the width of the edge.
    """
    left, y, width = edge
    words = Words(text, 48, "Fredoka", inks.INK, room=min(300, width - 48))
    tag(stage, words, left + width - 12 - SIDE - words.width // 2, y, fill)


def mood(view: View, seat: Seat) -> str:
    """Return the mood of the seat's face: "oh" if the seat must act, "sad" if it tapped a wrong card or
    refrained in the round that is being settled, otherwise "grin".
    """
    if seat in view.awaited:
        return "oh"
    tap = _ranked(view, seat) if not view.circle else None
    late = view.last is not None and seat in view.last.late and not view.circle
    wrong = view.phase == "settling" and (late or (tap is not None and not tap.correct))
    return "sad" if wrong else "grin"


def _ranked(view: View, seat: Seat) -> Ranked | None:
    """Return the seat's tap in the last judged round, or None if there is none."""
    if view.last is None:
        return None
    return next((tap for tap in view.last.taps if tap.seat == seat), None)


def _has_picked(view: View, seat: Seat) -> bool:
    return view.phase == "picking" and seat not in view.awaited and not view.blind


def _chooses(view: View, seat: Seat) -> bool:
    """Return whether others wait for the seat's decision after a round, or for its pick."""
    waits = view.phase == "settling" or any(_has_picked(view, each) for each in range(len(view.races)))
    return waits and seat in view.awaited


def _now(view: View, seat: Seat) -> Phrase | None:
    """Return the text for the tag of the seat's plate in the round in progress: a jinx, a call to tap, or the
    time after the first tap. None means no tag.
    """
    tap = next((tap for tap in view.taps if tap.seat == seat), None)
    if tap is None and seat in view.jinxed:
        return Phrase("smack-is-jinxed")
    if tap is None:
        return Phrase("smack-tap-now") if view.taps and seat in view.awaited else None
    first = min(each.at for each in view.taps)
    return behind(tap.at - first) if first and tap.at > first else None


def _then(view: View, seat: Seat) -> Phrase | None:
    """Return the text for the tag of the seat's plate after a judged round: a missing, jinxed or wrong tap,
    or the time after the first tap. None means no tag.
    """
    tap = _ranked(view, seat)
    if view.last is None or tap is None:
        missed = view.last is not None and judging.untapped(view.last, seat) in ("late", "none-left")
        return Phrase("smack-too-late") if missed else None
    if tap.jinxed:
        return Phrase("smack-is-jinxed")
    is_later = tap.correct and seat != view.last.fastest
    return behind(tap.behind) if is_later and tap.behind is not None else None


def behind(milliseconds: int) -> Phrase:
    """Return the time after the first tap in words: "+0.84 s", "+3 min" or "+2 h"."""
    if milliseconds < 100_000:
        far = "smack-behind" if milliseconds < 10_000 else "smack-far-behind"
        return Phrase(far, seconds=milliseconds / 1000)
    if milliseconds < 7_200_000:
        return Phrase("smack-minutes", count=milliseconds // 60_000)
    return Phrase("smack-hours", count=milliseconds // 3_600_000)
