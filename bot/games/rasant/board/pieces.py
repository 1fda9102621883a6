"""The parts that the pictures of Rasant share: the road with its cars, cards, helmets and plates."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Seat
from bot.games.rasant.board import inks, plan
from bot.games.rasant.rules.components import COLOURS, START, TOP, Car, Card, Colour as Suit
from bot.games.rasant.rules.model import View
from bot.render import crown
from bot.render.canvas import Overlay
from bot.render.pen import Pen, turned
from bot.render.stage import Stage, Words
from bot.render.theme import Colour, blend, readable_on

CARDS: Final = {"big": (186, 292), "mid": (166, 292), "small": (116, 176), "round": (146, 204)}
"""The width and height of cards of each size, in pixels."""
NUMBERS: Final = {"big": 86, "mid": 76, "small": 52, "round": 66}
"""The font size of the numbers on cards of each size, in pixels."""
CHIP: Final = 236
"""The maximum width of the card to beat in a headline, in pixels."""
CROWN: Final = {True: 56, False: 64}
"""The distance from the middle of a helmet up to the middle of a crown on it, in pixels, by whether the
helmet is small.
"""
RIM: Final = 13
"""The width of the bright edge of the lit road, in pixels."""
DOUBLE: Final = 140
"""The width available for the words on the black car, in pixels."""
ROUNDEL: Final = 66
"""The width of the roundel with the sign of a car, in pixels."""


def road(stage: Stage, road: plan.Road, view: View) -> None:
    """Draw the line of cars on the road. Once the round has a colour, light the road under the cars that a
    win would move, and draw the others in the shade.
    """
    first = 0
    if view.colour is not None:
        first = at_stake(view.line, view.colour)
        _light(stage, road, view.line, view.colour, first)
    cars(stage, road, view.line, first)


def _light(stage: Stage, road: plan.Road, line: Sequence[Car], suit: Suit, first: int) -> None:
    points = road.stretch(first, len(line))
    reach = plan.WIDE // 2 + RIM + 2
    left, top = (int(min(point[axis] for point in points)) - reach for axis in (0, 1))
    right, low = (int(max(point[axis] for point in points)) + reach for axis in (0, 1))
    args = (road, first, len(line), suit, left, top)
    stage.draw(Overlay(_lit, right - left, low - top, args), left, top)


def _lit(pen: Pen, road: plan.Road, first: int, count: int, suit: Suit, left: int, top: int) -> None:
    way = [(x - left, y - top) for x, y in road.stretch(first, count)]
    pen.stroke(way, inks.CREAM, plan.WIDE + 2 * RIM)
    pen.stroke(way, inks.dim(suit), plan.WIDE)


def cars(stage: Stage, road: plan.Road, line: Sequence[Car], first: int) -> None:
    """Draw the line of cars on the road, from front to rear, each with the sign of its colour. The black car
    has words about points instead. Cars before the position `first` are in the shade.
    """
    for at, (each, (x, y, turn)) in enumerate(zip(line, road.places, strict=False)):
        shaded = at < first
        stage.put(f"car-{each.paint}-{turn}{'-shaded' * shaded}", x, y)
        if each != START:
            badge = Overlay(_badge, ROUNDEL, ROUNDEL, (each.paint, inks.SHADE if shaded else 0))
            stage.draw(badge, x - ROUNDEL // 2, y - ROUNDEL // 2)
    at = line.index(START)
    x, y, _ = road.places[at]
    ink = inks.FAINT if at < first else inks.CREAM
    double = stage.say("rasant-picture-double")
    stage.write(Words(double, 48, "Black", ink, 8, inks.INK, room=DOUBLE), x, y, "m")


def at_stake(line: Sequence[Car], suit: Suit) -> int:
    """Return the position of the rearmost car of the given colour, which a win moves with all behind it."""
    return max(at for at, car in enumerate(line) if car.paint == suit)


def _badge(pen: Pen, suit: Suit, shade: float) -> None:
    """Draw the sign of a colour on a roundel of that colour. shade: the share of the road's colour in it."""
    middle = ROUNDEL / 2
    pen.disc(middle, middle, middle, inks.INK)
    pen.disc(middle, middle, middle - 4, blend(inks.PAINTS[suit], inks.ASPHALT, shade))
    ink = blend(inks.ON_RED if suit == "red" else inks.INK, inks.ASPHALT, shade)
    match suit:
        case "red":
            pen.shape([(middle, 10), (middle + 22, 47), (middle - 22, 47)], ink)
        case "blue":
            pen.disc(middle, middle, 18, ink)
        case "green":
            pen.box(middle - 17, middle - 17, 34, 34, ink, 3)
        case "yellow":
            tips = [turned([(0, -(24 if at % 2 == 0 else 10))], 36 * at)[0] for at in range(10)]
            pen.shape([(middle + x, middle + 2 + y) for x, y in tips], ink)


def card(stage: Stage, card: Card, size: str, x: int, y: int) -> None:
    """Draw a card with its top left corner at (x, y). size: a key of CARDS."""
    width, _ = CARDS[size]
    quiet = size == "small"
    stage.put(f"card-{size}-{card.paint}{'-last' * (card.pace == TOP and not quiet)}", x, y)
    middle = y + 16 + round(width * 0.41)
    ink = inks.QUIET if quiet else inks.INK
    words = Words(str(card.pace), NUMBERS[size], "Manrope", ink, room=round(width * 0.7))
    stage.write(words, x + width // 2, middle, "m")


def helmet(stage: Stage, seat: Seat, x: int, y: int, *, small: bool = False, leads: bool = False) -> None:
    """Draw a driver's helmet, in the colour and with the number of their car, with its middle at (x, y).
    leads: whether it has a crown on top.
    """
    car = stage.player_car(seat)
    stage.put(f"helmet-{car.paint}-{'s' if small else 'l'}", x, y)
    number = Words(str(car.number), 48, "Black", inks.INK, room=44)
    stage.write(number, x, y - (17 if small else 20), "m")
    if leads:
        crown.crown(stage, inks.GOLD, inks.INK, x - crown.WIDE // 2, y - CROWN[small])


def plate(width: int, height: int, fill: Colour, edge: Colour | None = None, corner: int = 18) -> Overlay:
    """Return a flat plate with round corners. edge: the colour of a light edge with a thin dark outline, or
    None for no edge.
    """
    return Overlay(_plate, width, height, (width, height, fill, edge, corner))


def _plate(pen: Pen, width: int, height: int, fill: Colour, edge: Colour | None, corner: int) -> None:
    if edge is None:
        pen.box(0, 0, width, height, fill, corner)
        return
    pen.box(0, 0, width, height, inks.INK, corner)
    pen.box(2, 2, width - 4, height - 4, edge, corner - 2)
    pen.box(7, 7, width - 14, height - 14, fill, corner - 6)


def chip(stage: Stage, card: Card, x: int, y: int) -> int:
    """Draw the card to beat in a small size, with its left edge at x and its middle at y. Return its right
    edge in pixels.
    """
    number = Words(str(card.pace), 64, "Manrope", readable_on(inks.PAINTS[card.paint]))
    width = 84 + number.width + 22
    stage.draw(plate(width, 92, inks.PAINTS[card.paint], inks.CREAM, 16), x, y - 46)
    stage.put(f"mark-{card.paint}", x + 46, y)
    stage.write(number, x + 78, y)
    return x + width


def unplaced(stage: Stage, view: View, y: int, below: int) -> None:
    """Draw a car of each colour with its middle at y and, `below` pixels lower, the number of cars of that
    colour that are not drafted yet.
    """
    for at, suit in enumerate(COLOURS):
        left = sum(car.paint == suit for car in view.unplaced)
        x = 190 + 210 * at
        stage.put(f"car-{suit}-0", x, y)
        stage.put(f"mark-{suit}", x - 46, y)
        stage.write(Words(f"\u00d7{left}", 60, "Manrope", inks.GOLD, 5, inks.PLATE), x, y + below, "m")


def ticket(
    stage: Stage,
    text: str,
    x: int,
    y: int,
    face: str = "Bold",
    room: int = 160,
) -> None:
    """Draw a short word on a light ticket with its middle at (x, y). face: the font, "Bold" or "Manrope".
    room: the maximum width of the word, in pixels.
    """
    words = Words(text, 48, "Manrope" if face == "Manrope" else "Bold", inks.INK, room=room)
    width = words.width + 28
    stage.draw(plate(width, 54, inks.CREAM, inks.CREAM, 10), x - width // 2, y - 27)
    stage.write(words, x, y, "m")


def lines(stage: Stage, texts: Sequence[str], x: int, y: int, room: int, *, centred: bool = False) -> None:
    """Draw lines of text on the grass, vertically centred on y as a block. x: their left edge, or their
    middle if they are centred. room: their maximum width, in pixels.
    """
    for at, text in enumerate(texts):
        middle = y + round((at - (len(texts) - 1) / 2) * 58)
        stage.write(Words(text, 48, "Bold", inks.WORDS, room=room), x, middle, "m" if centred else "l")
