"""The parts that the hand and the table share: the sign, number discs, and cards with their print."""

from collections.abc import Callable
from typing import Final

from bot.engine.game import Seat
from bot.games.gear_head.board import inks, plan
from bot.games.gear_head.rules import model
from bot.games.gear_head.rules.components import Card
from bot.render.stage import Stage, Words
from bot.render.text import measure, short_name, titled
from bot.render.theme import CARS, Colour, readable_on

_SIZES: Final = (86, 76, 66, 58, 50)
_ROOM: Final = plan.SIGN_WIDTH - 126 - 34


def sign(stage: Stage, seat: Seat, say: Callable[[str], str], name: str = "", *, last: bool) -> None:
    """Draw the sign with the disc of a seat. say: returns the text of the sign for a name. The name is
    shortened if the text is too long. last: whether to draw the sign for a last turn.
    """
    x, y = plan.SIGN
    stage.put("sign-last" if last else "sign", x, y)
    middle, most = y + plan.SIGN_HEIGHT // 2, _ROOM - 30 if last else _ROOM
    disc(stage, seat, x + 64, middle, "l")
    text, size = titled(say, name, _SIZES, "SerifItalic", most)
    stage.write(Words(text, size, "SerifItalic", inks.ENAMEL, room=most), x + 130, middle - 2)


def disc(stage: Stage, seat: Seat, x: int, y: int, size: str) -> None:
    """Draw the disc of a seat with the number of its car, with its middle at (x, y). size: "l" or "s"."""
    car = stage.player_car(seat)
    stage.put(f"disc-{car.colour}-{size}", x, y)
    ink = readable_on(CARS[car.colour])
    stage.write(
        Words(str(car.number), 60 if size == "l" else 48, "Black", ink, room=56 if size == "l" else 42),
        x,
        y,
        "m",
    )


def card(stage: Stage, which: Card, x: int, y: int) -> None:
    """Draw a card with its top left corner at (x, y)."""
    stage.put(f"card-{which.part}", x, y)
    stage.write(Words(str(which.value), 88, "Black", inks.PAINTS[which.part]), x + 18, y + 48)
    part = stage.say("gear-part", part=which.part.lower())
    name = Words(part, 48, "Bold", inks.ROUNDEL, room=plan.CARD[0] - 12)
    stage.write(name, x + plan.CARD[0] // 2, y + plan.CARD[1] - 30, "m")


def chip(stage: Stage, which: Card, x: int, middle: int) -> int:
    """Draw a small card in a line of text, with its left edge at x. Return its right edge in pixels."""
    stage.put(f"chip-{which.part}", x, middle - plan.CHIP[1] // 2)
    stage.write(Words(str(which.value), 52, "Black", inks.PAINTS[which.part]), x + 82, middle, "m")
    return x + plan.CHIP[0]


def spelled(name: str, say: Callable[[str], str], room: int, *, last: bool) -> str:
    """Return the name, shortened so that it fits both in the sign and in `named` with the given room. say:
    returns the text of the sign for a name. last: whether it is the sign for a last turn, which has less
    room.
    """
    size = _SIZES[-1]
    free = (_ROOM - 30 if last else _ROOM) - measure(say(""), size, "SerifItalic")
    return short_name(short_name(name, 48, "Bold", room * 8 // 5), size, "SerifItalic", free)


def named(text: str, size: int, ink: Colour, room: int) -> Words:
    """Return the words for a name, in at most `room` pixels. A name that is too wide is squeezed and, if
    necessary, also shortened.
    """
    return Words(short_name(text, size, "Bold", room * 8 // 5), size, "Bold", ink, room=room)


def next_builder(view: model.View) -> Seat | None:
    """Return the seat that moves next, or None if no other seat is still building."""
    racing = [seat for seat in range(len(view.held)) if seat not in view.line and seat != view.mover]
    return next((seat for seat in racing if seat > (view.mover or 0)), racing[0]) if racing else None
