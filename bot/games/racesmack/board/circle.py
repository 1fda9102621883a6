"""The cards of a round side by side, with their letters, their players, and the hands that smack them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.engine.game import Seat
from bot.games.racesmack.board import cards, inks, plan
from bot.games.racesmack.board.tags import tag
from bot.games.racesmack.rules import components, judging, model
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned as slanted
from bot.render.stage import Stage, Words
from bot.render.theme import Colour

WIDTH: Final = 1100
GAP: Final = 42
"""The maximum gap between two cards, in pixels, if there are more than FEW seats."""
WIDE: Final = 110
"""The maximum gap between two cards, in pixels, if there are at most FEW seats."""
FEW: Final = 3
GLOVE: Final = 36
"""The distance from the cards down to the gloves, in pixels. The gloves lie on the cards, but cover none of
their symbols.
"""
STICKER: Final = {False: (70, 78), True: (76, 66)}
"""The distance from the cards down to the middle of a sticker, and its height, in pixels, by whether its
hands are above it instead of beside it.
"""
FACE: Final = 66
"""The width of a face on a sticker, in pixels."""
PLACE: Final = {False: (56, 88), True: (48, 66)}
"""The font size of the rank on a sticker, and the width of the room for it, in pixels, by whether its hands
are above it.
"""
HAND: Final = 64
"""The width of a single hand beside its sticker, in pixels."""
BURST: Final = 36
"""The distance by which the burst behind a single hand and its sticker is moved to the right, in pixels."""
STICKER_SIDE: Final = 8
"""The margin on each side of a sticker's rank and faces, in pixels."""

OWNER: Final = 46
"""The distance from the middle of the owner's face to the right edge of the card, in pixels."""

UNTOLD: Final[Mapping[Seat, int]] = MappingProxyType({})
"""An empty order of taps."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The place of one seat in the circle."""

    card: components.Card | None
    """The card there, or None while it is face down or not there yet."""
    ready: bool
    """Whether a card is there."""
    bright: bool = False
    """Whether the card was correct, so that it is drawn bright."""
    void: bool = False
    """Whether the card is a Rules Card that does not count, because several cancel each other or a higher one
    counts.
    """
    lit: tuple[components.Trait, ...] = ()
    """The shapes or colours that make the card correct."""
    tappers: tuple[tuple[Seat, bool], ...] = ()
    """The seats that tapped the card, or chose it in vain, each paired with whether the tap is drawn like a
    wrong one.
    """
    pile: int = 1
    """The number of cards there, including the top one."""


def spots(view: model.View) -> tuple[Spot | None, ...]:
    """Return the places of the cards of the round in progress, by seat. None means that no card will be
    there, so the cards beside it are neighbours.
    """
    counts = counting(judging.verdict(view.circle, view.default, view.options)) if view.circle else None
    lying = {laid.seat: _lying(laid, view, counts) for laid in view.circle}
    coming = Spot(None, ready=False) if view.phase == "revealing" else None
    return tuple(lying.get(seat, coming) for seat in range(len(view.held)))


def judged(view: model.View) -> tuple[Spot | None, ...]:
    """Return the places of the cards of the last judged round, by seat. None means that a seat had no card.
    Before the first round has been judged, the places show which seats have picked a card, except in After
    You.
    """
    seats = range(len(view.held))
    if view.last is None:
        return tuple(Spot(None, ready=seat not in view.awaited and not view.blind) for seat in seats)
    lay = {laid.seat: _judged(laid, view.last) for laid in view.last.circle}
    return tuple(map(lay.get, seats))


def counting(held: model.Verdict) -> int | None:
    """Return the number of the Rules Card in the circle whose rule applies, or None if there is none."""
    return held.numbers[-1] if held.source in ("card", "highest") else None


def _void(laid: model.Laid, counts: int | None) -> bool:
    top = laid.cards[-1]
    return isinstance(top, components.RulesCard) and top.number != counts


def _lying(laid: model.Laid, view: model.View, counts: int | None) -> Spot:
    tappers = [(tap.seat, False) for tap in view.taps if tap.letter == laid.letter]
    if view.seat is not None and view.aim == laid.letter:
        tappers.append((view.seat, False))
    tappers += _missed(laid, view.missed)
    void = view.phase != "revealing" and _void(laid, counts)
    return Spot(laid.cards[-1], ready=True, void=void, tappers=tuple(tappers), pile=len(laid.cards))


def _judged(laid: model.Laid, last: model.RoundResult) -> Spot:
    tappers = [(tap.seat, not tap.correct) for tap in last.taps if tap.letter == laid.letter]
    tappers += _missed(laid, last.missed)
    bright = laid.letter in last.verdict.correct
    return Spot(
        laid.cards[-1],
        ready=True,
        bright=bright,
        lit=reasons(last.verdict, laid.cards[-1]) if bright else (),
        void=_void(laid, counting(last.verdict)),
        tappers=tuple(tappers),
        pile=len(laid.cards),
    )


def reasons(held: model.Verdict, card: components.Card) -> tuple[components.Trait, ...]:
    """Return the shapes or colours that make a correct card correct, or none for a rule that is not about
    their number.
    """
    match held.rule:
        case components.Frequency():
            return wanted(held.rule, held.counts)
        case components.Doubles(aspect, "some"):
            least = 2
        case components.OfOne(aspect, count):
            least = count
        case _:
            return ()
    shown = zip(components.TRAITS[aspect], components.counts(card, aspect), strict=True)
    return tuple(trait for trait, count in shown if count >= least)


def wanted(rule: components.Frequency, tallies: Sequence[model.Tally]) -> tuple[components.Trait, ...]:
    """Return the shapes or colours that appear most or least often."""
    seen = [tally for tally in tallies if tally.count]
    if not seen:
        return ()
    extreme = (max if rule.extreme == "most" else min)(tally.count for tally in seen)
    return tuple(tally.trait for tally in seen if tally.count == extreme)


def _missed(laid: model.Laid, missed: Sequence[model.Touch]) -> list[tuple[Seat, bool]]:
    """Return the seats that chose the card but did not get it, each paired with True for a wrong tap."""
    return [(touch.seat, True) for touch in missed if touch.letter == laid.letter]


def sized(seats: int) -> plan.Size:
    """Return the size of the cards at a table with `seats` seats."""
    return plan.LAID[max(4, seats)]


def places(seats: int, size: plan.Size) -> tuple[int, ...]:
    """Return the position of each card's middle, in pixels from the left."""
    pitch = min(size.width + (WIDE if seats <= FEW else GAP), (WIDTH - 76 - size.width) // max(1, seats - 1))
    start = WIDTH // 2 - (seats - 1) * pitch // 2
    return tuple(start + at * pitch for at in range(seats))


def order(view: model.View) -> dict[Seat, int]:
    """Return the rank of each tap by seat, from 1. While cards are face up, the taps are those that the
    viewer can see. Otherwise they are the correct taps of the last judged round.
    """
    if view.circle:
        known = all(tap.at for tap in view.taps)  # an earlier press can arrive later
        seats = [tap.seat for tap in (sorted(view.taps, key=lambda tap: tap.at) if known else view.taps)]
    else:
        taps = view.last.taps if view.last is not None else ()
        seats = [tap.seat for tap in taps if tap.correct]
    return {seat: at for at, seat in enumerate(seats, 1)}


def circle(
    stage: Stage,
    lying: Sequence[Spot | None],
    size: plan.Size,
    low: int,
    *,
    faces: bool,
    order: Mapping[Seat, int] = UNTOLD,
    own: Seat | None = None,
) -> None:
    """Draw the cards of the circle with their marks. low: the y of the lower edge of the cards. faces:
    whether a face shows the owner of each card. order: the rank of each seat's tap, or empty to show no
    ranks. own: the reader, whose card has a frame and, until it is tapped, a tag.
    """
    middle = low - size.height // 2
    xs = places(len(lying), size)
    turns = [size.turns[at % len(size.turns)] for at in range(len(lying))]
    for seat, (spot, x) in enumerate(zip(lying, xs, strict=True)):
        if seat == own and spot is not None and spot.ready:
            _framed(stage, size, turns[seat], x, middle)
        if spot is not None:
            _lay(stage, spot, size, turns[seat], x, middle)
    last = [seat for seat, spot in enumerate(lying) if spot is not None and spot.tappers]
    for seat in last:
        spot = lying[seat]
        assert spot is not None
        _smacked(stage, spot.tappers, xs[seat], low, many=len(lying) > 4, order=order)
    for seat, (spot, x) in enumerate(zip(lying, xs, strict=True)):
        if spot is not None:
            _marks(stage, seat, spot, size, turns[seat], x, middle, faces=faces)
            if seat == own and spot.ready and not spot.tappers:
                words = Words(stage.say("smack-own-card"), 48, "Fredoka", inks.INK, room=size.width - 24)
                tag(stage, words, x, low + 8, inks.WHITE)


def _framed(stage: Stage, size: plan.Size, turn: int, x: int, y: int) -> None:
    """Draw the frame under the reader's own card."""
    wide, high = size.width + 70, size.height + 70
    stage.draw(Overlay(_frame, wide, high, (size.width, size.height, turn)), x - wide // 2, y - high // 2)


def _frame(pen: Pen, width: int, height: int, turn: int) -> None:
    right, low = width / 2, height / 2
    corners = slanted([(-right, -low), (right, -low), (right, low), (-right, low), (-right, -low)], turn)
    middle = pen.at(right + 35, low + 35)
    middle.stroke(corners, inks.INK, 30)
    middle.stroke(corners, inks.WHITE, 18)


def _lay(stage: Stage, spot: Spot, size: plan.Size, turn: int, x: int, y: int) -> None:
    """Draw a card on its pile, a card back if the card is face down, or a gap if there is no card yet."""
    if not spot.ready:
        stage.put(f"gap-{size.key}", x, y)
        return
    for under in range(min(spot.pile - 1, 2), 0, -1):
        stage.put(f"paper-{size.key}-{turn}", x + 9 * under, y + 9 * under)
    if spot.card is None:
        stage.put(f"rule-{size.key}-{turn}", x, y)
        stage.put("fist", x, y)
        return
    if spot.bright:
        stage.put(f"rim-{size.key}-{turn}", x, y)
    cards.lay(stage, spot.card, size, turn, x, y, told="void" if spot.void else "decides", lit=spot.lit)


def _marks(
    stage: Stage, seat: Seat, spot: Spot, size: plan.Size, turn: int, x: int, y: int, *, faces: bool
) -> None:
    """Draw the marks of a card: its letter, the number of cards if they are a pile, and a tick if the card is
    correct or a cross if it does not count. faces: whether a single card has its player's face.
    """
    left, down = plan.turned(14 - size.width // 2, -2 - size.height // 2, turn)
    stage.put(f"burst-{'gold' if spot.bright else 'white'}-s", x + left, y + down)
    stage.write(Words(model.LETTERS[seat], 54, "Fredoka", inks.INK), x + left, y + down, "m")
    left, down = plan.turned(size.width // 2 - OWNER, 4 - size.height // 2, turn)
    if spot.pile > 1:
        words = Words(f"\u00d7{spot.pile}", 58, "Fredoka", inks.GOLD, 9, inks.INK, drop=4)
        stage.write(words, x + size.width // 2 - 18, y + down, "r")
    elif faces and spot.ready:
        stage.put(f"face-{stage.player_car(seat).colour}-grin-s", x + left, y + down)
    if spot.bright or spot.void:
        left, down = plan.turned(size.width // 2 - 12, size.height // 2 - 12, turn)
        stage.put("tick-l" if spot.bright else "cross-l", x + left, y + down)


def _smacked(
    stage: Stage,
    tappers: tuple[tuple[Seat, bool], ...],
    x: int,
    low: int,
    *,
    many: bool,
    order: Mapping[Seat, int],
) -> None:
    """Draw the hands that smack a card from below, and over them the players' faces, with the rank of the
    first tap or, if it was wrong, a cross.
    """
    room = 2 if many else 3
    shown = tappers if len(tappers) <= room else tappers[: room - 1]
    more = len(tappers) - len(shown)
    place = order.get(tappers[0][0])
    marked = bool(place) or tappers[0][1]
    beside = len(tappers) == 1 and not many
    size, told = PLACE[not beside]
    down, high = STICKER[not beside]
    width = told * marked + FACE * (len(shown) + bool(more))
    left = x - width // 2 + HAND // 2 * beside
    first = left + told * marked + FACE // 2
    middles = [first + at * FACE for at in range(len(shown))]
    hands = [left - STICKER_SIDE - HAND // 2] if beside else [x] if len(tappers) == 1 else middles
    if not tappers[0][1]:
        stage.put(f"smack-{'s' if many or beside else 'l'}", hands[0] + BURST if beside else x, low + GLOVE)
    for (seat, off), hand in zip(shown, hands, strict=True):
        stage.put("glove-off" if off else f"glove-{stage.player_car(seat).colour}", hand, low + GLOVE)
    if marked:
        wide = width + 2 * STICKER_SIDE
        fill = inks.GOLD if place == 1 else inks.LATER
        sticker = Overlay(_sticker, wide, high, (wide, high, fill))
        stage.draw(sticker, left - STICKER_SIDE, low + down - high // 2)
    if place:
        words = Words(stage.say("place.badge", place=place), size, "Fredoka", inks.INK, room=told - 10)
        stage.write(words, left + told // 2 + 2, low + down, "m")
    elif marked:
        stage.put("cross-l", left + told // 2, low + down)
    for (seat, off), middle in zip(shown, middles, strict=True):
        mood = "sad" if off else "grin"
        stage.put(f"face-{stage.player_car(seat).colour}-{mood}-s", middle, low + down)
    if more:
        words = Words(f"+{more}", 52, "Fredoka", inks.WHITE, 8, inks.INK)
        stage.write(words, left + width - FACE // 2, low + down, "m")


def _sticker(pen: Pen, width: int, high: int, fill: Colour) -> None:
    pen.framed(width, high, fill, inks.INK, line=6, radius=high / 2)
