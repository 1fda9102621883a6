"""The players' plates: who must act, how many cards each player has won, and how far the row has reached its
goal.
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
from bot.render.text import fitted
from bot.render.theme import Colour

TOP: Final = plan.ROAD + 28
LEFT: Final = 22
GAP: Final = (14, 28)
"""The top and the left edge of the plates, and the horizontal and vertical gaps between them, in pixels."""
ABREAST: Final = {2: 2, 3: 3, 4: 4, 5: 3, 6: 3}
"""The number of plates side by side, by the number of players."""
HIGH: Final = {1: 184, 2: 124}
"""The height of a plate in pixels, by the number of rows."""
TALL: Final = 150
"""The least height, in pixels, of a plate with room for a bar."""
LINES: Final = {184: (52, 108), 150: (42, 90), 124: (44, 88)}
"""The middles of the line with the name and of the line with the cards, in pixels from the top of a plate, by
its height.
"""
SLIM_LINES: Final = (44, 92)
"""The same on a slim plate."""
SLIM: Final = 300
"""The least width, in pixels, of a plate with room for the cards beside the face. A slimmer one has a third
line with the goal, instead of a bar.
"""
GOAL: Final = (48, 148)
"""The middle of the sign of a goal on a slim plate, from the plate's top left corner, in pixels."""
NAME: Final = 114
SLIM_NAME: Final = 88
"""The left edge of a name, and of the line below it unless the plate is slim, in pixels from the left edge of
a plate.
"""
BAR: Final = 22
"""The height of the bar at the bottom of a tall plate, in pixels."""
FACE: Final = 60
SLIM_FACE: Final = 48
"""The distance of the middle of a face from the left edge of a plate, in pixels."""
HAT: Final = {False: 52, True: 42}
"""The distance of the leader's crown from the middle of the face below it, in pixels, by whether the plate is
slim.
"""
SQUEEZE: Final = 0.85
"""The narrowest that long words become before they are cut or left out, as a share of their width."""
SIGN: Final = {True: 92, False: 70}
"""The width of the sign that shows what a goal counts, with the space around it, in pixels, by whether the
plate is wide.
"""
WIDE: Final = 500
"""The least width, in pixels, of a plate that also shows as text how far a goal is reached."""
TICK: Final = 46
"""The distance from the right edge of a plate to the middle of the tick on its upper edge, which says that
the player has picked or tapped a card, in pixels.
"""
CHIP: Final = (300, 84)
"""The least width and the height of a chip, which has no name, in pixels."""
NEAR: Final = 0.5
"""The share of a goal from which it counts more than the number of cards."""


def plates(stage: Stage, view: View, names: tuple[str, ...]) -> None:
    """Draw a plate for each player in one row or two, and cut the picture below them."""
    columns = ABREAST[len(names)]
    rows = -(-len(names) // columns)
    across, down = GAP
    height = HIGH[rows]
    for seat in range(len(names)):
        row, column = divmod(seat, columns)
        beside = min(columns, len(names) - row * columns)
        width = (stage.width - 2 * LEFT - (beside - 1) * across) // beside
        x, y = LEFT + column * (width + across), TOP + row * (height + down)
        acts = seat in view.awaited
        plate(stage, view, seat, (x, y, width, height), mood(view, seat), lit=acts)
        picked = _has_picked(view, seat)
        words = None if picked else _now(view, seat) if view.circle else _then(view, seat)
        if words is not None:
            due = acts and bool(view.circle) and seat not in view.jinxed
            _tab(stage, spoken(words, stage.locale), (x, y, width), inks.GOLD if due else inks.WHITE)
        elif picked or (view.circle and seat in {tap.seat for tap in view.taps}):
            stage.put("tick-l", x + width - TICK, y - 8)
    stage.cut = TOP + rows * (height + down)
    stage.fill(0, stage.cut - 10, stage.width, 10, inks.INK)


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
    """Return the number of cards that a seat has won, which are its row and its Rules Cards."""
    return len(standing.row) + len(standing.rules)


def plate(
    stage: Stage, view: View, seat: Seat, box: tuple[int, int, int, int], mood: str, *, lit: bool = False
) -> None:
    """Draw a player's plate: the face, the name, the number of cards, and how far the goal is reached. box:
    its left and top edge, its width and its height. mood: of the face.
    """
    x, y, width, height = box
    standing, leads, wide = view.races[seat], seat == leader(view), width >= WIDE
    slim = width < SLIM
    goal, (first, second) = standing.finish, SLIM_LINES if slim else LINES[height]
    sign = SIGN[wide] * (goal is not None and not slim)
    ground(stage, box, lit=lit)
    face, middle = (SLIM_FACE, SLIM_LINES[0]) if slim else (FACE, height // 2)
    stage.put(f"face-{stage.player_car(seat).colour}-{mood}-{'s' if slim else 'l'}", x + face, y + middle)
    left, right = x + (SLIM_NAME if slim else NAME), x + width - (14 if slim else 20)
    size = 48 if slim or height < TALL else 56
    room = right - left - sign * (wide or height < TALL)
    shown = fitted(stage.names[seat], size, "Fredoka", round(room / SQUEEZE))
    stage.write(Words(shown, size, "Fredoka", inks.WORDS, room=room), left, y + first)
    if leads:
        crown.crown(stage, inks.SCORE, inks.INK, x + face - crown.WIDE // 2, y + middle - HAT[slim])
    if slim:
        left = x + 20
    end = stage.write(_cards(stage, standing, right - left - sign * (not wide)), left, y + second)
    if goal is None:
        return
    if slim:
        across, down = GOAL
        stage.put(cards.need(goal), x + across, y + down)
        far = stage.say("smack-finish-far", have=standing.have, need=standing.need)
        stage.write(
            Words(far, 52, "Fredoka", inks.SCORE, room=right - x - SLIM_NAME), x + SLIM_NAME, y + down
        )
        return
    if height < TALL:
        right -= sign
        stage.put(cards.need(goal), right + sign // 2 + 6, y + height // 2)
        far = f"{standing.have}/{standing.need}"
    else:
        stage.put(
            f"{cards.need(goal)}{'-m' * (height > TALL)}",
            right - sign // 2 + 6,
            y + (first - 6 if wide else height - 44),
        )
        _bar(stage, standing, left, y + height - BAR - 12, right - sign * (not wide))
        far = stage.say("smack-finish-far", have=standing.have, need=standing.need)
    if wide:
        stage.write(Words(far, 52, "Fredoka", inks.SCORE, room=right - end - 16), right, y + second, "r")


def chip(stage: Stage, view: View, seat: Seat, x: int, y: int, width: int) -> None:
    """Draw a low plate without a name. x, y: its left and top edge."""
    height = CHIP[1]
    ground(stage, (x, y, width, height), lit=False)
    stage.put(f"face-{stage.player_car(seat).colour}-grin-s", x + 46, y + height // 2)
    standing = view.races[seat]
    leads = seat == leader(view)
    right = x + width - 12
    left = x + 88
    if standing.finish is not None:
        right -= 68
        stage.put(cards.need(standing.finish), right + 34, y + height // 2)
        _bar(stage, standing, left, y + height - 28, right - 4)
    middle = y + height // 2 - 12 * (standing.finish is not None)
    end = stage.write(_cards(stage, standing, right - left - (crown.WIDE + 8) * leads), left, middle)
    if leads:
        crown.crown(stage, inks.SCORE, inks.INK, end + 8, middle)


def _cards(stage: Stage, standing: Standing, room: int) -> Words:
    """Return the number of cards that a seat has won, in words."""
    return Words(stage.say("smack-cards", points=won(standing)), 52, "Fredoka", inks.WORDS, room=room)


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
    """Draw a short text about a player's tap on the upper edge of a plate. edge: the left end of that edge,
    its y, and its width.
    """
    left, y, width = edge
    words = Words(text, 48, "Fredoka", inks.INK, room=min(300, width - 48))
    tag(stage, words, left + width - 12 - SIDE - words.width // 2, y - 8, fill)


def _bar(stage: Stage, standing: Standing, left: int, top: int, right: int) -> None:
    """Draw how far a goal is reached, with a part for each unit that it counts."""
    pitch = (right - left) // standing.need
    for at in range(standing.need):
        ink = inks.SCORE if at < standing.have else inks.ROAD
        stage.fill(left + at * pitch, top, pitch - 4, BAR, ink)


def mood(view: View, seat: Seat) -> str:
    """Return the mood of the seat's face: "oh" if the seat must still act, "sad" while a round is being
    settled in which its tap was wrong or it did not tap in time, otherwise "grin".
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


def _has_picked(view: View, seat: Seat) -> bool:
    return view.phase == "picking" and seat not in view.awaited and not view.blind


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
