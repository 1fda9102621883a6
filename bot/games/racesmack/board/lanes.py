"""The road: each player has a lane, where the position of the car shows how far the row has reached its
goal.
"""

from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.board import cards, inks, plan
from bot.games.racesmack.rules import judging
from bot.games.racesmack.rules.model import Ranked, View
from bot.locales.phrase import Phrase, spoken
from bot.render import crown
from bot.render.stage import Stage, Words
from bot.render.text import fitted

TOP: Final = plan.ROADS + 6
NAME: Final = 116
NAMES: Final = (292, 150)
"""The width available for a name and the leader's crown without and with the seat's tap beside them, in
pixels.
"""
CROWN: Final = 12
"""The gap between a name and the leader's crown, in pixels."""
SQUEEZE: Final = 0.85
"""The smallest factor by which a long name is narrowed before it is shortened."""
TAP: Final = 346
"""The middle of the column in which a lane shows its seat's tap, in pixels from the left."""
START: Final = 606
END: Final = 846
"""The positions of a car's nose when none and when all of its goal is reached, in pixels from the left."""
COUNT: Final = 900
CARDS: Final = 152
"""The width available for the cards in a lane without a goal, in pixels."""
SIGN: Final = 1048


def lanes(stage: Stage, view: View, names: tuple[str, ...]) -> None:
    """Draw the road, with a lane for each player."""
    count = len(names)
    height = (plan.TABLE - 10 - TOP) // count
    first = _leader(view)
    if first is not None:
        y = TOP + first * height
        for left, end in ((10, plan.FINISH), (plan.FINISH + 32, 1090)):
            stage.fill(left, y, end - left, height, inks.LIT)
    for seat, name in enumerate(names):
        y = TOP + seat * height
        if seat:
            for x in range(24, 1070, 62):
                stage.fill(x, y - 3, 40, 5, inks.WORDS)
        _lane(stage, view, seat, name, y + height // 2, small=count > 4, leads=seat == first)


def _leader(view: View) -> Seat | None:
    """Return the seat that has reached the largest share of its goal. Return None if several seats share that
    place, or no seat has reached any of its goal.
    """
    shares = [
        standing.have / standing.need if standing.finish is not None else 0.0 for standing in view.races
    ]
    most = max(shares)
    return shares.index(most) if most and shares.count(most) == 1 else None


def _lane(stage: Stage, view: View, seat: Seat, name: str, middle: int, *, small: bool, leads: bool) -> None:
    size = "s" if small else "l"
    stage.put(f"face-{stage.player_car(seat).colour}-{mood(view, seat)}-{size}", 64, middle)
    room = NAMES[_tapped(stage, view, seat, middle)] - (CROWN + crown.WIDE) * leads
    shown = fitted(name, 48, "Fredoka", round(room / SQUEEZE))
    end = stage.write(Words(shown, 48, "Fredoka", inks.WORDS, room=room), NAME, middle)
    if leads:
        crown.crown(stage, inks.SCORE, inks.INK, end + CROWN, middle)
    standing = view.races[seat]
    floor = middle + (28 if small else 38)
    if standing.finish is None:
        stage.put(f"car-{stage.player_car(seat).colour}-{size}", START, floor)
        pitch = min(38, CARDS // max(1, len(standing.row)))
        for at in reversed(range(len(standing.row))):
            x = plan.FINISH - 48 - pitch * at
            stage.fill(x, middle - 22, 34, 44, inks.INK)
            stage.fill(x + 4, middle - 18, 26, 36, inks.PAPER)
        if not standing.row:
            none = Words(stage.say("smack-goal-is", goal="none"), 48, "Fredoka", inks.QUIET, room=CARDS + 40)
            stage.write(none, plan.FINISH - 20, middle, "r")
        words = stage.say("smack-cards", points=len(standing.row))
        stage.write(Words(words, 48, "Fredoka", inks.QUIET, room=1072 - plan.FINISH - 44), 1072, middle, "r")
    else:
        share = min(1.0, standing.have / standing.need)
        stage.put(f"car-{stage.player_car(seat).colour}-{size}", START + round((END - START) * share), floor)
        far = f"{standing.have}/{standing.need}"
        ink = inks.SCORE if leads else inks.WORDS
        stage.write(Words(far, 52, "Fredoka", ink, room=SIGN - 38 - COUNT), COUNT, middle)
        stage.put(cards.need(standing.finish), SIGN, middle)


def mood(view: View, seat: Seat) -> str:
    """Return the mood of the seat's face: "oh" if the seat must still act, "sad" while a round is settled in
    which its tap was wrong or too late, and otherwise "grin".
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


def _tapped(stage: Stage, view: View, seat: Seat, middle: int) -> bool:
    """Draw whether the seat has picked, how far it was behind the first tap, or how its tap was judged.
    Return whether there is anything to draw.
    """
    if view.phase == "picking" and seat not in view.awaited and not view.blind:
        stage.put("tick-l", TAP, middle)
        return True
    words = _now(view, seat) if view.circle else _then(view, seat)
    if words is None:
        return False
    ink = inks.SCORE if view.circle and seat in view.awaited else inks.WORDS
    stage.write(Words(spoken(words, stage.locale), 48, "Fredoka", ink, room=150), TAP, middle, "m")
    return True


def _now(view: View, seat: Seat) -> Phrase | None:
    """Return the text of the seat's lane about the round in progress, or None."""
    tap = next((tap for tap in view.taps if tap.seat == seat), None)
    if tap is None and seat in view.jinxed:
        return Phrase("smack-is-jinxed")
    if tap is None:
        return Phrase("smack-tap-now") if view.taps and seat in view.awaited else None
    first = view.taps[0].at
    return behind(tap.at - first) if tap.at and first and tap != view.taps[0] else None


def _then(view: View, seat: Seat) -> Phrase | None:
    """Return the text of the seat's lane about the last judged round, or None."""
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
    """Return the time after the first tap in words: "+0.84" (seconds), "+3 min" or "+2 h"."""
    if milliseconds < 100_000:
        far = "smack-behind" if milliseconds < 10_000 else "smack-far-behind"
        return Phrase(far, seconds=milliseconds / 1000)
    if milliseconds < 7_200_000:
        return Phrase("smack-minutes", count=milliseconds // 60_000)
    return Phrase("smack-hours", count=milliseconds // 3_600_000)
